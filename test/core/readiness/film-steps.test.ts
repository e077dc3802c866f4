import { expect } from "chai";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { readNodeClasses } from "../../../src/core/workflow/node-class.ts";
import { modelsOfStep, modelsOfUpscale } from "../../../src/core/upscale/graphs/step-models.ts";
import { VSR_NODE, describeLatent, judgeStep, judgeUpscale } from "../../../src/core/readiness/film-steps.ts";
import { filmSteps } from "../../support/values/film-steps.ts";
import {
  completeFolders,
  hostVersions,
  inventoryOf,
  nodeClassesOf,
  targetNamed,
  type Folders,
} from "../../support/servers/model-choices.ts";

const { steps, upscales } = filmSteps;

/** A host with the node classes of these names. */
const hostWith = (folders: Folders, classes: readonly string[]) => ({
  inventory: inventoryOf(folders),
  classes: readNodeClasses(Object.fromEntries(classes.map((name) => [name, {}]))),
  versions: hostVersions,
  folders: null,
});

function upscaleOf(id: string) {
  const target = targetNamed(id) as VideoTarget;
  const graph = upscales.get(target.id);
  if (!target.upscale || !graph) throw new Error(`${id} cannot be upscaled`);
  return { target, upscale: target.upscale, graph };
}

/** Of every family of latent upscalers. */
const LEARNED: Folders = {
  latent_upscale_models: [
    "ltx-2.5-upscaler-x2.safetensors",
    "ltx-2.3-upscaler-x2.safetensors",
    "h3_latent_upscaler_3d.safetensors",
  ],
};

function judged(id: string, without: readonly string[] = [], more: Folders = {}) {
  const found = upscaleOf(id);
  const { graph, target } = found;
  const folders: Record<string, readonly string[]> = {
    ...completeFolders(modelsOfUpscale(target, graph)),
    ...LEARNED,
    ...more,
  };
  const classes = nodeClassesOf(graph.workflow).filter((name) => !without.includes(name));
  return judgeUpscale(found, hostWith(folders, classes));
}

describe("whether a host can sample a target's takes again", () => {
  for (const id of upscales.keys()) {
    it(`${id}: it can with every file and node`, () => {
      const { status, missing } = judged(id);
      expect({ status, missing }).to.deep.equal({ status: "ready", missing: [] });
    });
  }
  it("is for every model target of the kind, and no other", () => {
    const modes = [...upscales.keys()].map((id) => `${id} ${upscaleOf(id).upscale.mode}`);
    expect(modes).to.have.members([
      "minimax_h3_ref2va resample",
      "minimax_h3_fl2va resample",
      "ltx2 second_stage",
      "ltx2_ingredients resample",
      "wan22_i2v pixel_refine",
      "wan22_ti2v pixel_refine",
      "wan22_vace pixel_refine",
    ]);
  });
  it("asks for the files of the graph alone: of two models the second", () => {
    const { models } = modelsOfUpscale(targetNamed("wan22_i2v") as VideoTarget, upscaleOf("wan22_i2v").graph);
    expect(Object.keys(models)).to.have.members(["model_low", "loras", "text_encoder", "video_vae", "pixel_model"]);
  });
  it("says what is missing, and which version has the nodes", () => {
    expect(judged("wan22_ti2v", [VSR_NODE], { upscale_models: [] }).missing).to.deep.equal([
      "RealESRGAN_x2.pth (models/upscale_models) is not installed",
    ]);
    expect(judged("ltx2", ["LTXVLatentUpsampler"]).missing).to.deep.equal([
      "ComfyUI 0.8.0 or newer is needed: the host has no node LTXVLatentUpsampler",
    ]);
    expect(judged("ltx2_ingredients", [], { latent_upscale_models: [] }).status).to.equal("not_ready");
  });
  it("does without a file that only a newer host has the node for", () => {
    const old = judged("minimax_h3_ref2va", ["MiniMaxH3LatentUpscaleWithModel"]);
    expect([old.status, "upscaler" in old.files]).to.deep.equal(["ready", false]);
    expect("upscaler" in judged("minimax_h3_ref2va").files).to.equal(true);
  });
  it("takes the super-resolution node where no GAN model is installed", () => {
    expect(judged("wan22_i2v", [], { upscale_models: [] }).status).to.equal("ready");
    expect(judged("wan22_i2v", [VSR_NODE], { upscale_models: [] }).status).to.equal("not_ready");
  });
  it("is described with its mode, its grid and the one scale of a fixed upsampler", () => {
    const { upscale } = upscaleOf("ltx2");
    expect(describeLatent(upscale, { status: "ready", missing: [] })).to.deep.equal({
      ...{ status: "ready", missing: [], mode: "second_stage", align: 32, fixed_scale: 2 },
    });
    expect(describeLatent(upscaleOf("wan22_i2v").upscale, undefined)).to.deep.include({
      ...{ status: "unknown", fixed_scale: null },
    });
    expect(describeLatent(undefined, undefined)).to.equal(null);
  });
});

describe("whether a host can run a step on a film", () => {
  for (const [name, step] of Object.entries(steps)) {
    it(`${name}: it can with every file and node`, () => {
      const models = modelsOfStep(step, null);
      const host = hostWith(
        completeFolders({ ...targetNamed("ltx2"), ...models } as VideoTarget),
        nodeClassesOf(step.workflow),
      );
      const found = judgeStep({ models, workflow: step.workflow }, host);
      expect({ status: found.status, missing: found.missing }).to.deep.equal({ status: "ready", missing: [] });
      expect(Object.keys(found.files)).to.have.members(Object.keys(step.models));
    });
  }
  it("takes a word for a file, and another precision of the same size for that", () => {
    const vae = { vae: ["seedvr2_ema_vae_fp16.safetensors"] };
    const ofSize = (chosen: string, ...installed: string[]) => {
      const { workflow } = steps.restorer;
      const host = hostWith({ ...vae, diffusion_models: installed }, nodeClassesOf(workflow));
      return judgeStep({ models: modelsOfStep(steps.restorer, chosen), workflow }, host).files["model"];
    };
    expect(ofSize("3b", "seedvr2_7b_fp16.safetensors", "seedvr2_3b_fp16.safetensors")).to.equal(
      "seedvr2_3b_fp16.safetensors",
    );
    expect(ofSize("7b", "seedvr2_3b_fp16.safetensors")).to.equal(undefined);
  });
  it("takes a named file and no other for it, in whatever folder it lies", () => {
    const { workflow } = steps.pixel;
    const found = (chosen: string | null, ...installed: string[]) => {
      const host = hostWith({ upscale_models: installed }, nodeClassesOf(workflow));
      return judgeStep({ models: modelsOfStep(steps.pixel, chosen), workflow }, host).files["pixel_model"];
    };
    expect(found("4x_sharp.pth", "RealESRGAN_x2.pth", "gan/4x_sharp.pth")).to.equal("gan/4x_sharp.pth");
    expect(found("4x_sharp.pth", "RealESRGAN_x2.pth")).to.equal(undefined);
    expect(found(null, "4x_sharp.pth", "2x_soft.pth")).to.equal("2x_soft.pth");
    expect(Object.keys(modelsOfStep(steps.pixel, "vsr_node:low").models)).to.deep.equal([]);
  });
});
