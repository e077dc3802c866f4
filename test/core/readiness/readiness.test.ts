import { expect } from "chai";
import { readinessOf } from "../../../src/core/readiness/readiness.ts";
import { readNodeClasses } from "../../../src/core/workflow/node-class.ts";
import {
  completeFolders,
  hostVersions,
  inventoryOf,
  nodeClassesOf,
  targetNamed,
  versionsProblem,
  workflowNamed,
  type Folders,
} from "../../support/servers/model-choices.ts";
import { bindWidgets, saverOf } from "../../../src/core/targets/show-target.ts";

type Info = Readonly<Record<string, unknown>>;

/** A host with everything that the target's workflow asks for. */
function hostFor(id: string, info: Info = {}): Info {
  const workflow = workflowNamed(id);
  const names = workflow ? nodeClassesOf(workflow) : [];
  return { ...Object.fromEntries(names.map((name) => [name, {}])), ...info };
}

const without = (info: Info, ...names: string[]): Info =>
  Object.fromEntries(Object.entries(info).filter(([name]) => !names.includes(name)));
const choice = (input: string, ...options: string[]) => ({ input: { required: { [input]: [options, {}] } } });

function readiness(id: string, folders: Folders, info: Info = hostFor(id), known: readonly string[] | null = null) {
  const facts = { inventory: inventoryOf(folders), classes: readNodeClasses(info), versions: hostVersions };
  return readinessOf(targetNamed(id), workflowNamed(id), { ...facts, folders: known && new Set(known) });
}

const i2v = completeFolders(targetNamed("vid_i2v"));

describe("readiness", () => {
  it("is ready when every pass finds its files and nodes", () => {
    const { status, missing, by_pass: passes, nodes_missing: nodes } = readiness("vid_i2v", i2v);
    expect({ status, missing, nodes }).to.deep.equal({ status: "ready", missing: [], nodes: [] });
    expect(passes).to.deep.equal({
      final: { status: "ready", base: false, missing: [] },
      proxy: { status: "ready", base: false, missing: [] },
    });
  });

  it("is degraded without an accelerator, and names it once with the passes that miss it", () => {
    const { status, missing, by_pass: passes } = readiness("vid_i2v", { ...i2v, loras: [] });
    expect(status).to.equal("degraded");
    expect(missing.map(({ tier, passes: of }) => [tier, ...of])).to.deep.equal([
      ["accelerator", "final", "proxy"],
      ["accelerator", "final", "proxy"],
    ]);
    expect(missing[0]?.url).to.match(/^https:/);
    expect(passes["final"]).to.deep.include({ base: true, status: "degraded" });
  });

  it("tells the passes apart that take different files", () => {
    const own = completeFolders(targetNamed("vid_ref2va"));
    const final = own["loras"]?.[0] ?? "";
    const { by_pass: passes, missing } = readiness("vid_ref2va", { ...own, loras: [final] });
    expect([passes["final"]?.status, passes["proxy"]?.status]).to.deep.equal(["ready", "degraded"]);
    expect(missing.map(({ passes: of }) => of)).to.deep.equal([["proxy"]]);
  });

  it("is not ready without a required file, and offers no address that its makers do not give", () => {
    const own = { ...completeFolders(targetNamed("vid_vace")), diffusion_models: [] };
    const { status, missing } = readiness("vid_vace", own);
    expect(status).to.equal("not_ready");
    expect(missing.map(({ param, url, source }) => [param, url, source])).to.deep.equal([
      ["model", null, "third-party install scripts"],
      ["model_low", null, "third-party install scripts"],
    ]);
  });

  it("says what is off without an optional file", () => {
    const own = { ...completeFolders(targetNamed("vid_av2")), model_patches: [] };
    const { status, features_off: off } = readiness("vid_av2", own);
    expect({ status, off }).to.deep.equal({ status: "degraded", off: ["predicted duration"] });
  });

  it("is not ready without a node that every render needs, and degraded without one that some need", () => {
    expect(readiness("vid_i2v", i2v, without(hostFor("vid_i2v"), "UNETLoader"))).to.deep.include({
      status: "not_ready",
      nodes_missing: ["UNETLoader"],
    });
    expect(readiness("vid_i2v", i2v, without(hostFor("vid_i2v"), "WanFirstLastFrameToVideo"))).to.deep.include({
      status: "degraded",
      nodes_missing: ["WanFirstLastFrameToVideo"],
    });
  });

  it("is not ready without the node of a LoRA that the preset renders with, unless the base preset has none", () => {
    const info = without(hostFor("vid_i2v"), "LoraLoaderModelOnly");
    expect(readiness("vid_i2v", i2v, info).status).to.equal("not_ready");
    expect(readiness("vid_i2v", { ...i2v, loras: [] }, info).status).to.equal("degraded");
  });

  it("is not ready where a node does not offer a choice that every render asks for, and says what brings it", () => {
    const own = completeFolders(targetNamed("krea2"));
    const old = hostFor("krea2", { CLIPLoader: choice("type", "flux", "wan") });
    const { status, nodes_missing: nodes, host_lacks: lacks, why } = readiness("krea2", own, old);
    expect({ status, nodes }).to.deep.equal({ status: "not_ready", nodes: [] });
    expect(lacks).to.deep.equal([
      { class_type: "CLIPLoader", input: "type", value: "krea2", host: "0.26.0", pack: null, needed: true },
    ]);
    expect(why).to.deep.equal(['ComfyUI 0.26.0 or newer is needed: the host has no "krea2" for type of CLIPLoader']);
    const young = hostFor("krea2", { CLIPLoader: choice("type", "flux", "krea2") });
    expect(readiness("krea2", own, young)).to.deep.include({ status: "ready", host_lacks: [], why: [] });
  });

  it("looks at the values of presets too, pass by pass", () => {
    const own = completeFolders(targetNamed("vid_fl2va"));
    const old = hostFor("vid_fl2va", { KSamplerSelect: choice("sampler_name", "euler") });
    const { by_pass: passes, host_lacks: lacks } = readiness("vid_fl2va", own, old);
    expect([passes["final"]?.status, passes["proxy"]?.status]).to.deep.equal(["not_ready", "ready"]);
    expect(lacks.map(({ value }) => value)).to.deep.equal(["res_multistep"]);
  });

  it("takes what a choice brings with it for an input, and no list of uploaded files for a choice", () => {
    const own = completeFolders(targetNamed("vid_av2"));
    const resize = {
      input: {
        required: {
          resize_type: [
            "COMFY_DYNAMICCOMBO_V3",
            { options: [{ key: "scale longer dimension", inputs: { required: { longer_size: ["INT", {}] } } }] },
          ],
        },
      },
    };
    const upload = { input: { required: { image: [["a.png"], { image_upload: true }] } } };
    const info = hostFor("vid_av2", { ResizeImageMaskNode: resize, LoadImage: upload });
    expect(readiness("vid_av2", own, info)).to.deep.include({ status: "ready", host_lacks: [] });
  });

  it("says that a host does not know a folder, and what brings it", () => {
    const own = completeFolders(targetNamed("vid_av2"));
    const folders = { ...own, latent_upscale_models: [] };
    const known = ["unet", "clip", "vae", "loras", "model_patches"];
    const { missing, why } = readiness("vid_av2", folders, hostFor("vid_av2"), known);
    expect(missing.map(({ folder, folder_unknown: unknown }) => [folder, unknown])).to.deep.equal([
      ["latent_upscale_models", { host: "0.3.71" }],
    ]);
    expect(why.join()).to.match(/a folder that the host does not know; ComfyUI 0\.3\.71 brings it/);
    const has = readiness("vid_av2", folders, hostFor("vid_av2"), [...known, "latent_upscale_models"]);
    expect(has.missing[0]).not.to.have.property("folder_unknown");
  });

  it("names the pack where a known one brings the class", () => {
    const workflow = workflowNamed("vid_ti2v");
    if (!workflow) throw new Error("no workflow");
    const saver = workflow.nodes[workflow.output.node];
    if (!saver) throw new Error("no saver");
    const nodes = { ...workflow.nodes, [workflow.output.node]: { ...saver, class_type: "VHS_VideoCombine" } };
    const own = inventoryOf(completeFolders(targetNamed("vid_ti2v")));
    const host = {
      inventory: own,
      classes: readNodeClasses(hostFor("vid_ti2v")),
      folders: null,
      versions: hostVersions,
    };
    const { host_lacks: lacks, why } = readinessOf(targetNamed("vid_ti2v"), { ...workflow, nodes }, host);
    expect(lacks[0]?.pack?.name).to.equal("VideoHelperSuite");
    expect(why[0]).to.match(/^the pack VideoHelperSuite is needed \(https:.*: the host has no node VHS_VideoCombine$/);
  });

  it("has its table of what brings what", () => {
    expect(versionsProblem).to.equal(null);
  });
});

describe("the widgets of a workflow", () => {
  it("are the node class and the input that takes each value, lists by their files", () => {
    const workflow = workflowNamed("vid_i2v");
    expect(workflow && bindWidgets(workflow)).to.deep.include({
      model: { class_type: "UNETLoader", field: "unet_name" },
      seed: { class_type: "KSamplerAdvanced", field: "noise_seed" },
      loras: { class_type: "LoraLoaderModelOnly", field: "lora_name" },
      loras_low: { class_type: "LoraLoaderModelOnly", field: "lora_name" },
      last_frame: { class_type: "LoadImage", field: "image" },
    });
    expect(workflow && saverOf(workflow)).to.equal("SaveVideo");
  });
});
