import { expect } from "chai";
import type { OwnTargetFile } from "../../../src/contracts/files/own-target.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import type { GraphValue } from "../../../src/core/graph/graph.ts";
import { bindGraph } from "../../../src/core/own-targets/bind.ts";
import { checkOwnTarget } from "../../../src/core/own-targets/check-own-target.ts";
import { propose, type Proposal } from "../../../src/core/own-targets/propose.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import type { ApiGraph } from "../../../src/core/workflow/api-graph.ts";
import { convertWorkflow } from "../../../src/core/workflow/convert.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { WORKFLOW_CLASSES } from "../../support/values/workflow-classes.ts";
import * as workflows from "../../support/values/own-workflows.ts";

const ABOUT = { id: "mine", label: "Mine", workflow: null, targets: shipped.files, urls: new Map() };
const REGISTRY = buildRegistry(shipped.files);

type Own<K> = Extract<OwnTargetFile, { kind: K }>;

function proposed<K extends OwnTargetFile["kind"]>(kind: K, graph: ApiGraph, more: object = {}) {
  const found = propose({ ...ABOUT, graph, classes: WORKFLOW_CLASSES, ...more });
  if (found?.target.kind !== kind) throw new Error(`it became ${found?.target.kind ?? "nothing"}`);
  expect(checkOwnTarget(found.target, REGISTRY).problems).to.deep.equal([]);
  return found as Proposal & { readonly target: Own<K> };
}

interface Given {
  readonly values?: Readonly<Record<string, GraphValue>>;
  readonly loras?: readonly string[];
  readonly list?: "loras" | "loras_high" | "loras_low";
}

/** The graph that a job would send. */
function sent(graph: ApiGraph, target: OwnTargetFile, { values, loras = [], list = "loras" }: Given = {}) {
  const bound = bindGraph(graph, target, WORKFLOW_CLASSES);
  if (!bound.ok) throw new Error(bound.sentence);
  const { model: _model, lora: _lora, ...preset } = target.presets.final;
  const files = Object.entries(target.models).map(([param, about]) => [param, about.default ?? ""] as const);
  const usual = {
    prompt: "new words",
    negative: "none",
    seed: "9",
    prefix: "studio/1",
    length: 41,
    fps: 16,
    split: 0.5,
  };
  const all = { ...preset, ...Object.fromEntries(files), ...usual, ...values } as unknown as Record<string, GraphValue>;
  const lists = { loras: [], loras_high: [], loras_low: [], [list]: loras.map((file) => ({ file, strength: 0.8 })) };
  const built = buildGraph(bound.value, { values: all, lists });
  if (!built.ok) throw new Error(built.sentence);
  return built.value;
}

const places = (target: OwnTargetFile, param: string) =>
  target.binding[param]?.map(({ node, field }) => `${node}.${field}`);

describe("A picture's workflow as a target", () => {
  it("takes prompt, size and seed; a negative that is the emptied prompt is none", () => {
    const { target, ambiguous, warnings, sample } = proposed("image", workflows.PICTURE);
    expect([ambiguous, warnings, sample]).to.deep.equal([[], [], "a red door"]);
    expect(places(target, "prompt")).to.deep.equal(["pos.text"]);
    expect(target.binding).not.to.have.any.keys("negative", "length", "fps");
    expect(target.capabilities).to.deep.equal({ mode: "t2i", max_refs: 0, negative_prompt: false });
    expect(target.template).to.deep.equal({
      size_multiple: 16,
      view: [880, 880],
      plate: [1184, 672],
      object: [880, 880],
    });
    const graph = sent(workflows.PICTURE, target, { values: { width: 512, height: 640 } });
    expect(graph["latent"]?.inputs).to.deep.include({ width: 512, height: 640 });
    expect(graph["save"]?.inputs["filename_prefix"]).to.equal("studio/1");
  });
  it("that only shows its picture saves it; what compares is no end", () => {
    const { target, ends } = proposed("image", workflows.SHOWN_PICTURE);
    expect([target.output, target.saver, ends.length]).to.deep.equal(["show", "SaveImage", 1]);
    const graph = sent(workflows.SHOWN_PICTURE, target);
    expect(graph["show"]).to.deep.equal({
      class_type: "SaveImage",
      inputs: { images: ["out", 0], filename_prefix: "studio/1" },
    });
    expect(graph).not.to.have.any.keys("compare");
  });
  it("that edits takes its pictures by their numbers, and stands without the second", () => {
    const { target, problems } = proposed("image", workflows.NUMBERED_EDIT);
    expect(target.capabilities).to.deep.equal({ mode: "edit", max_refs: 2, negative_prompt: true });
    expect([places(target, "ref_image_1"), places(target, "ref_image_2")]).to.deep.equal([
      ["first.image"],
      ["second.image"],
    ]);
    expect(problems).to.deep.equal([]);
    const both = sent(workflows.NUMBERED_EDIT, target, { values: { ref_image_1: "x.png", ref_image_2: "y.png" } });
    expect([both["first"]?.inputs["image"], both["second"]?.inputs["image"]]).to.deep.equal(["x.png", "y.png"]);
    expect(both["ask"]?.inputs).to.deep.include({ image1: ["first", 0], image2: ["scaled", 0] });
    const one = sent(workflows.NUMBERED_EDIT, target, { values: { ref_image_1: "x.png" } });
    expect(one).not.to.have.any.keys("second", "scaled");
    expect(one["ask"]?.inputs).not.to.have.property("image2");
    expect(() => sent(workflows.NUMBERED_EDIT, target)).to.throw("its graph needs ref_image_1");
  });
  it("that adds pictures one behind the other goes on from the last one that is there", () => {
    const { target } = proposed("image", workflows.CHAINED_EDIT);
    const at = (values: Record<string, string>) => sent(workflows.CHAINED_EDIT, target, { values });
    expect(at({})["run"]?.inputs["positive"]).to.deep.equal(["pos", 0]);
    const one = at({ ref_image_1: "x.png" });
    expect([one["run"]?.inputs["positive"], "ref2" in one, "code2" in one]).to.deep.equal([["ref1", 0], false, false]);
    const two = at({ ref_image_1: "x.png", ref_image_2: "y.png" });
    expect(two["run"]?.inputs["positive"]).to.deep.equal(["ref2", 0]);
    expect(two["ref2"]?.inputs["conditioning"]).to.deep.equal(["ref1", 0]);
  });
  it("that paints over a mask says that nothing gives it one", () => {
    const { problems } = proposed("image", workflows.INPAINT);
    expect(problems).to.deep.equal([
      'its node "LoadImage" (marked) loads a mask, not-there.png, which nothing of a show gives it and the host does not have',
    ]);
  });
  it("with a switch runs the way that it takes, and loads nothing of the other", () => {
    const { target, models } = proposed("image", workflows.SWITCHED);
    expect(models.map(({ file }) => file)).not.to.include("quick.safetensors");
    const graph = sent(workflows.SWITCHED, target);
    expect(graph).not.to.have.any.keys("way", "quick", "isQuick");
    const other = { ...workflows.SWITCHED, isQuick: { class_type: "PrimitiveBoolean", inputs: { value: true } } };
    expect(sent(other, proposed("image", other).target)["run"]?.inputs["model"]).to.deep.equal(["quick", 0]);
  });
  it("takes a person's LoRAs behind its model", () => {
    const { target } = proposed("image", workflows.PICTURE);
    const graph = sent(workflows.PICTURE, target, { loras: ["a.safetensors", "b.safetensors"] });
    expect(graph["loras_1"]?.inputs).to.deep.equal({
      model: ["loras_0", 0],
      lora_name: "b.safetensors",
      strength_model: 0.8,
    });
    expect(graph["run"]?.inputs["model"]).to.deep.equal(["loras_1", 0]);
    expect(sent(workflows.PICTURE, target)["run"]?.inputs["model"]).to.deep.equal(["unet", 0]);
  });
});

describe("A sound's workflow as a target", () => {
  it("takes the prompt and the seconds", () => {
    const { target, warnings } = proposed("audio", workflows.SOUND);
    expect([warnings, target.output]).to.deep.equal([[], "save"]);
    expect(target.binding).not.to.have.any.keys("length", "width");
    const graph = sent(workflows.SOUND, target, { values: { length: 96, fps: 24 } });
    expect(graph["latent"]?.inputs).to.deep.equal({ seconds: 4, batch_size: 1 });
    expect(graph).not.to.have.any.keys("listen");
  });
  it("is not what a video is asked of", () => {
    expect(propose({ ...ABOUT, graph: workflows.SOUND, classes: WORKFLOW_CLASSES, kind: "video" })).to.equal(undefined);
  });
});

describe("A film's workflow as a target", () => {
  it("of two stages gives both one seed, and knows its models, LoRAs and pictures apart", () => {
    const { target, ambiguous, models } = proposed("video", workflows.TWO_STAGES);
    expect(ambiguous.map(({ param }) => param)).to.deep.equal(["seed", "switch_step", "first_frame", "last_frame"]);
    expect(places(target, "seed")?.toSorted()).to.deep.equal(["run1.noise_seed", "run2.noise_seed"]);
    expect([places(target, "first_frame"), places(target, "last_frame")]).to.deep.equal([
      ["start.image"],
      ["end.image"],
    ]);
    expect(models.map(({ param }) => param).toSorted()).to.deep.equal([
      "lora",
      "model",
      "model_low",
      "text_encoder",
      "video_vae",
    ]);
    expect(target.presets.final).to.deep.include({
      model: "film_i2v_high_noise.safetensors",
      model_low: "film_i2v_low_noise.safetensors",
    });
    expect(target.capabilities).to.deep.include({ keyframes: ["first", "last"], requires_first: true, audio: "none" });
    const values = { first_frame: "f.png", last_frame: "l.png" };
    const graph = sent(workflows.TWO_STAGES, target, { values, loras: ["soft.safetensors"], list: "loras_low" });
    expect(graph["run1"]?.inputs["model"]).to.deep.equal(["lora", 0]);
    expect(graph["run2"]?.inputs["model"]).to.deep.equal(["loras_low_0", 0]);
    expect(graph).not.to.have.any.keys("still");
  });
  it("of two stages changes over after the same share of any number of steps, or where the workflow does", () => {
    const { target, params, matched } = proposed("video", workflows.TWO_STAGES);
    expect(params.get("switch_step")?.candidates).to.deep.equal([]);
    expect(matched["switch_step"]).to.match(/after 10 of 20 steps/);
    expect(places(target, "switch_step")?.toSorted()).to.deep.equal(["run1.end_at_step", "run2.start_at_step"]);
    const changesAt = (own: OwnTargetFile, steps: number) => {
      const graph = sent(workflows.TWO_STAGES, own, { values: { first_frame: "f.png", steps } });
      return [graph["run1"]?.inputs["end_at_step"], graph["run2"]?.inputs["start_at_step"]];
    };
    expect(changesAt(target, 4)).to.deep.equal([2, 2]);
    const { switch_step: _step, ...kept } = target.binding;
    expect(changesAt({ ...target, binding: kept }, 4)).to.deep.equal([10, 10]);
    const { steps: _steps, ...binding } = target.binding;
    const unbound = bindGraph(workflows.TWO_STAGES, { ...target, binding }, WORKFLOW_CLASSES);
    expect(unbound.ok ? "" : unbound.sentence).to.match(/switch_step follows from steps, which go nowhere/);
  });
  it("of two stages that a number says the change of gives it there, and one stage has none", () => {
    const graph: ApiGraph = {
      ...workflows.TWO_STAGES,
      at: { class_type: "PrimitiveInt", inputs: { value: 5 } },
      run1: {
        class_type: "KSamplerAdvanced",
        inputs: { ...workflows.TWO_STAGES["run1"]?.inputs, end_at_step: ["at", 0] },
      },
      run2: {
        class_type: "KSamplerAdvanced",
        inputs: { ...workflows.TWO_STAGES["run2"]?.inputs, start_at_step: ["at", 0] },
      },
    };
    const { target } = proposed("video", graph);
    expect(places(target, "switch_step")).to.deep.equal(["at.value"]);
    const made = sent(graph, target, { values: { first_frame: "f.png", steps: 8 } });
    expect(made["at"]?.inputs["value"]).to.equal(2);
    expect(proposed("image", workflows.PICTURE).matched).not.to.have.property("switch_step");
  });
  it("stands without its last picture", () => {
    const { target } = proposed("video", workflows.TWO_STAGES);
    const graph = sent(workflows.TWO_STAGES, target, { values: { first_frame: "f.png" } });
    expect(graph).not.to.have.any.keys("end");
    expect(graph["cond"]?.inputs).not.to.have.property("end_image");
  });
  it("that saves two is of the one that most of it leads to, or of the one that is asked for", () => {
    expect(proposed("video", workflows.TWO_FILMS).target.output).to.equal("save2");
    const { target, ends } = proposed("video", workflows.TWO_FILMS, { output: "save" });
    expect([target.output, ends.map(({ id, title }) => [id, title])]).to.deep.equal([
      "save",
      [
        ["save2", "Inverted"],
        ["save", "SaveVideo"],
        ["still", "SaveImage"],
      ],
    ]);
    expect(proposed("image", workflows.TWO_FILMS, { kind: "image" }).target.output).to.equal("still");
  });
  it("whose sizes are computed gives the number that they are computed of, and the prompt that is put into another text", () => {
    const { target } = proposed("video", workflows.COMPUTED);
    expect(["width", "height", "fps", "prompt"].map((param) => places(target, param))).to.deep.equal([
      ["wide.value"],
      ["high.value"],
      ["rate.value"],
      ["words.value"],
    ]);
    expect(target.template).to.deep.include({ size_multiple: 32, fps: 24, frames: { step: 4, base: 1, max: 237 } });
    expect(target.presets.final).to.deep.include({ width: 1280, height: 704 });
  });
  it("in a subgraph, behind a bypassed node and beside a muted saver, is found", () => {
    const read = convertWorkflow(workflows.SUBGRAPH_FILM, WORKFLOW_CLASSES);
    if (!read.ok) throw new Error(read.sentence);
    const { target } = proposed("video", read.value.graph);
    expect([target.output, places(target, "width"), places(target, "length")]).to.deep.equal([
      "4",
      ["1:1.width"],
      ["1:2.amount"],
    ]);
  });
  it("that loads a video of its own, or asks a provider for money, says why it is none", () => {
    const load = { class_type: "LoadVideo", inputs: { file: "drive.mp4" } };
    const save = {
      class_type: "SaveVideo",
      inputs: { video: ["1", 0], filename_prefix: "v", format: "auto", codec: "auto" },
    };
    expect(proposed("video", { "1": load, "2": save }).problems).to.deep.equal([
      'its node "LoadVideo" (1) loads a video, drive.mp4, which nothing of a show gives it and the host does not have',
    ]);
    const hosted = { class_type: "HostedVideo", inputs: { prompt: "a door", seed: 1 } };
    expect(proposed("video", { "1": hosted, "2": save }).problems).to.deep.equal([
      "its HostedVideo node asks a provider for money, which no limit of the studio counts: use a hosted target",
    ]);
  });
  it("with a choice that this host does not offer says so; a number is brought into what the host takes", () => {
    const clip = {
      class_type: "CLIPLoader",
      inputs: { clip_name: "umt5_xxl.safetensors", type: "next", device: "default" },
    };
    expect(proposed("image", { ...workflows.PICTURE, clip }).problems).to.deep.equal([
      'its node "CLIPLoader" (clip) wants next for type, which the host does not offer: a newer version of it may',
    ]);
    const latent = { class_type: "EmptyLatentImage", inputs: { width: 1024, height: 768, batch_size: "auto" } };
    const odd = { ...workflows.PICTURE, latent };
    expect(sent(odd, proposed("image", odd).target)["latent"]?.inputs["batch_size"]).to.equal(1);
  });
});
