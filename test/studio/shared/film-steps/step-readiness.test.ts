import { expect } from "chai";
import type { Catalogue } from "../../../../src/hosts/host.ts";
import { VSR_NODE } from "../../../../src/core/readiness/film-steps.ts";
import { readStepReadiness, type StepPorts } from "../../../../src/studio/shared/film-steps/step-readiness.ts";
import {
  families,
  hostVersions,
  nodeClassesOf,
  targetNamed,
  type Folders,
} from "../../../support/servers/model-choices.ts";
import { filmSteps } from "../../../support/values/film-steps.ts";

const { steps } = filmSteps;
const CLASSES = Object.values(steps).flatMap(({ workflow }) => nodeClassesOf(workflow));
const RESTORED = { diffusion_models: ["seedvr2_3b_fp16.safetensors"], vae: ["seedvr2_ema_vae_fp16.safetensors"] };

/** A host with these files and all node classes but those of `without`. */
function portsOf(folders: Folders, without: readonly string[] = [], more: Partial<Catalogue> = {}): StepPorts {
  const nodes = Object.fromEntries(CLASSES.filter((name) => !without.includes(name)).map((name) => [name, {}]));
  const catalogue: Catalogue = {
    url: "http://host",
    silentFor: () => 0,
    down: async () => null,
    models: async (folder) => folders[folder] ?? [],
    folders: async () => Object.keys(folders),
    forget: () => undefined,
    memory: async () => undefined,
    nodeClasses: async () => nodes,
    ...more,
  };
  const modelHeaders = { canRead: false, read: async () => [] };
  return { catalogue: () => catalogue, families, hostVersions, modelHeaders, filmSteps: async () => filmSteps };
}

const read = async (...host: Parameters<typeof portsOf>) =>
  (await readStepReadiness(portsOf(...host), [targetNamed("ltx2")], new Map())).steps;

describe("the steps that a host can run on films", () => {
  it("offer the GAN models that are installed, the first double one by itself", async () => {
    const { pixel } = await read({ upscale_models: ["4x_sharp.pth", "2x_soft.pth"] }, [VSR_NODE]);
    expect(pixel).to.deep.include({
      ...{ status: "ready", missing: [], default: "2x_soft.pth", models: ["4x_sharp.pth", "2x_soft.pth"] },
    });
  });
  it("take another model, or the host's own node, where there is no double one", async () => {
    const sharp = await read({ upscale_models: ["4x_sharp.pth"] }, [VSR_NODE]);
    expect(sharp.pixel).to.deep.include({ status: "ready", default: "4x_sharp.pth" });
    const node = await read({});
    expect(node.pixel).to.deep.include({ status: "ready", default: "vsr_node", models: ["vsr_node"] });
    const none = await read({}, [VSR_NODE]);
    expect(none.pixel).to.deep.include({ status: "not_ready", default: null, models: [] });
    expect(none.pixel.missing[0]).to.match(/^RealESRGAN_x2\.pth \(models.upscale_models/);
  });
  it("run with what is installed of a family", async () => {
    const { restorer, refiner, interpolate } = await read({
      ...RESTORED,
      frame_interpolation: ["rife_v4.26.safetensors"],
    });
    expect(restorer).to.deep.include({ status: "ready", default: "seedvr2_3b_fp16.safetensors" });
    expect(interpolate).to.deep.include({ status: "ready", default: "rife_v4.26.safetensors" });
    expect(refiner.status).to.equal("not_ready");
    expect(refiner.missing).to.have.length(2);
  });
  it("name the version that has their nodes", async () => {
    const { restorer } = await read(RESTORED, ["SeedVR2TemporalChunk", "SeedVR2TemporalMerge"]);
    expect(restorer.missing[0]).to.match(/^ComfyUI 0\.28\.0 or newer is needed: the host has no node SeedVR2Temporal/);
  });
  it("are unknown while the host is away or says nothing of its files", async () => {
    const away = await read({}, [], { down: async () => "it is not there" });
    expect(Object.values(away).map(({ status, missing }) => [status, ...missing])).to.deep.equal(
      Array.from({ length: 4 }, () => ["unknown", "it is not there"]),
    );
    const mute = await readStepReadiness(
      portsOf({}, [], { models: async () => undefined }),
      [targetNamed("ltx2")],
      new Map(),
    );
    expect(mute.upscales.get("ltx2")?.missing[0]).to.match(/does not say its model files/);
    const none = await readStepReadiness({ ...portsOf({}), catalogue: () => null }, [], new Map());
    expect(none.steps.pixel.missing).to.deep.equal(["no workflow host is set: give its address in the settings"]);
  });
});
