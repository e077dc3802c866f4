import { expect } from "chai";
import { bindWidgets, saverOf } from "../../../src/core/models/bind-widgets.ts";
import { nodeClassesOf, readinessOf } from "../../../src/core/models/readiness.ts";
import { workflowNamed } from "../../support/model-choices.ts";
import { completeFolders, inventoryOf, targetNamed, type Folders } from "../../support/model-choices.ts";

function readiness(id: string, folders: Folders, lacking: readonly string[] = []) {
  const facts = { inventory: inventoryOf(folders), hasNode: (name: string) => !lacking.includes(name) };
  return readinessOf(targetNamed(id), workflowNamed(id), facts);
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
    expect(readiness("vid_i2v", i2v, ["UNETLoader"])).to.deep.include({
      status: "not_ready",
      nodes_missing: ["UNETLoader"],
    });
    expect(readiness("vid_i2v", i2v, ["LoraLoaderModelOnly"])).to.deep.include({
      status: "degraded",
      nodes_missing: ["LoraLoaderModelOnly"],
    });
  });

  it("asks for every class once, those of options too", () => {
    const workflow = workflowNamed("vid_vace");
    const classes = workflow ? nodeClassesOf(workflow) : [];
    expect(classes).to.include.members(["WanVaceToVideo", "EmptyImage", "LoraLoaderModelOnly"]);
    expect(new Set(classes).size).to.equal(classes.length);
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
