import { expect } from "chai";
import { readFileSync } from "node:fs";
import { check } from "../../../src/contracts/check.ts";
import { OwnTargetFile } from "../../../src/contracts/files/own-target.ts";
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import { bindGraph } from "../../../src/core/own-targets/bind.ts";
import { checkOwnTarget } from "../../../src/core/own-targets/check-own-target.ts";
import type { RecordedFile } from "../../../src/core/own-targets/propose-request.ts";
import { propose, type Proposal } from "../../../src/core/own-targets/propose.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import type { GraphValue } from "../../../src/core/graph/graph.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import type { ApiGraph } from "../../../src/core/workflow/api-graph.ts";
import { shownValues } from "../../../src/core/workflow/shown-values.ts";
import { CLASSES } from "../../support/servers/node-classes.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { offerId } from "../../../src/core/own-targets/write-target.ts";

/** Nodes that need no model: what a person tries the host with. */
const BLANK_FILM: ApiGraph = {
  "1": { class_type: "EmptyImage", inputs: { width: 256, height: 128, batch_size: 1, color: 9 } },
  "2": { class_type: "RepeatImageBatch", inputs: { image: ["1", 0], amount: 48 } },
  "3": { class_type: "EmptyAudio", inputs: { duration: 2, sample_rate: 44_100, channels: 2 } },
  "4": { class_type: "CreateVideo", inputs: { images: ["2", 0], audio: ["3", 0], fps: 24 } },
  "5": { class_type: "SaveVideo", inputs: { video: ["4", 0], filename_prefix: "v", format: "auto", codec: "auto" } },
};

type Video = Extract<OwnTargetFile, { kind: "video" }>;

function proposal(graph: ApiGraph, urls = new Map<string, RecordedFile>()): Proposal & { readonly target: Video } {
  const found = propose({
    ...{ graph, classes: CLASSES, urls, id: "mine", label: "Mine", workflow: "mine.json" },
    targets: shipped.files,
  });
  if (found?.target.kind !== "video") throw new Error("no saver");
  return { ...found, target: found.target };
}

function bound(graph: ApiGraph, target: OwnTargetFile): Workflow {
  const answer = bindGraph(graph, target, CLASSES);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.value;
}

/** A shipped graph with the values of its final preset in it: what somebody might have in their host. */
function wanGraph(): ApiGraph {
  const target = shipped.files.find(({ id }) => id === "wan22_ti2v");
  const workflow = JSON.parse(readFileSync("src/targets/video/wan22_ti2v/workflow.json", "utf8")) as Workflow;
  const values = { seed: "5", first_frame: "a.png", ...(target && shownValues(target)) } as Record<string, GraphValue>;
  const graph = buildGraph(workflow, { values, lists: {} });
  if (!graph.ok) throw new Error(graph.sentence);
  return graph.value;
}

describe("A target proposed from a workflow", () => {
  it("of nodes without a model has places for size, length, rate and sound, and says what has none", () => {
    const { target, matched, warnings, ambiguous, unbound } = proposal(BLANK_FILM);
    expect(matched).to.have.all.keys("width", "height", "length", "fps", "seconds", "prefix");
    expect(matched["length"]).to.equal("by its name: RepeatImageBatch.amount");
    expect(ambiguous).to.deep.equal([]);
    expect(warnings).to.deep.equal([
      "nothing takes the prompt: every shot is made of the text in the workflow",
      "nothing takes the seed: every take of a shot is the same",
      "its longest take, 240 frames, is a guess: put in what the model can make",
    ]);
    expect(unbound.map(({ input }) => input.name)).to.include.members(["color", "sample_rate", "codec"]);
    expect(check(OwnTargetFile, target).ok).to.equal(true);
    expect(target.template).to.deep.include({ fps: 24, frames: { step: 1, base: 1, max: 240 }, size_multiple: 2 });
    expect(target.capabilities).to.deep.include({ audio: "generate", keyframes: [], requires_first: false });
    expect(target.presets.proxy).to.deep.include({ width: 128, height: 64 });
    expect([target.draft, target.compiler, target.saver, target.output]).to.deep.equal([
      true,
      "prose",
      "SaveVideo",
      "5",
    ]);
  });
  it("fills its graph with what a job has; the sound is as long as the pictures", () => {
    const workflow = bound(BLANK_FILM, proposal(BLANK_FILM).target);
    const values = { width: 320, height: 192, length: 36, fps: 24, prefix: "studio/1", prompt: "not asked for" };
    const graph = buildGraph(workflow, { values, lists: {} });
    if (!graph.ok) throw new Error(graph.sentence);
    expect(graph.value["1"]?.inputs).to.deep.equal({ width: 320, height: 192, batch_size: 1, color: 9 });
    expect(graph.value["2"]?.inputs["amount"]).to.equal(36);
    expect(graph.value["3"]?.inputs["duration"]).to.equal(1.5);
    expect(graph.value["5"]?.inputs["filename_prefix"]).to.equal("studio/1");
  });
  it("gives a widget that takes less than a seed the rest of it", () => {
    const target = proposal(BLANK_FILM).target;
    const seed = [{ node: "2", class_type: "RepeatImageBatch", field: "amount" }];
    const workflow = bound(BLANK_FILM, { ...target, binding: { prefix: target.binding["prefix"] ?? [], seed } });
    const graph = buildGraph(workflow, { values: { prefix: "p", seed: "9223372036854775807" }, lists: {} });
    expect(graph.ok && graph.value["2"]?.inputs["amount"]).to.equal(Number(9223372036854775807n % 4097n));
  });
  it("of a video model has the prompts by the sampler's sides, the models with their family, and the first frame", () => {
    const urls = new Map([
      ["umt5_xxl_fp8_e4m3fn_scaled.safetensors", { url: "https://example.org/umt5", folder: null }],
    ]);
    const { target, matched, models, ambiguous } = proposal(wanGraph(), urls);
    expect(ambiguous).to.deep.equal([]);
    const names = ["cfg", "first_frame", "fps", "height", "length", "model", "negative", "prefix", "prompt", "sampler"];
    const more = ["scheduler", "seed", "shift", "steps", "text_encoder", "video_vae", "width"];
    expect(Object.keys(matched).toSorted()).to.deep.equal([...names, ...more]);
    expect(target.binding["prompt"]).to.deep.equal([{ node: "pos", class_type: "CLIPTextEncode", field: "text" }]);
    expect(target.binding["negative"]).to.deep.equal([{ node: "neg", class_type: "CLIPTextEncode", field: "text" }]);
    expect(models.map(({ param, folder, about }) => [param, folder, about.family])).to.deep.equal([
      ["video_vae", "vae", "wan2.2-vae"],
      ["model", "diffusion_models", "wan2.2-ti2v-5b"],
      ["text_encoder", "text_encoders", "umt5-xxl"],
    ]);
    expect(target.capabilities).to.deep.include({ audio: "none", keyframes: ["first"], requires_first: true });
    expect(target.template).to.deep.include({ frames: { step: 4, base: 1, max: 237 }, size_multiple: 32, fps: 24 });
    expect(target.presets.final).to.deep.include({ steps: 20, cfg: 5, width: 1280, height: 704, sampler: "uni_pc" });
    expect(target.downloads).to.deep.equal({
      "umt5_xxl_fp8_e4m3fn_scaled.safetensors": {
        folder: "text_encoders",
        url: "https://example.org/umt5",
        source: "workflow",
      },
    });
  });
  it("asks where widgets of one name hold different values, with the largest as it is, and binds all that hold the same", () => {
    const second = { class_type: "EmptyImage", inputs: { width: 64, height: 128, batch_size: 1, color: 0 } };
    const joined = { class_type: "CreateVideo", inputs: { images: ["6", 0], audio: ["3", 0], fps: 24 } };
    const mixed = { ...BLANK_FILM, "6": { class_type: "VAEDecode", inputs: { samples: ["2", 0], vae: ["7", 0] } } };
    const { target, ambiguous, matched } = proposal({ ...mixed, "7": second, "4": joined });
    expect(ambiguous.map(({ param, places }) => [param, places.map(({ id }) => id)])).to.deep.equal([
      ["width", ["7", "1"]],
    ]);
    expect(target.binding["width"]).to.deep.equal([{ node: "1", class_type: "EmptyImage", field: "width" }]);
    expect(matched["height"]).to.equal("by its name: EmptyImage.height, all 2 with the same value");
  });
  it("names what does not come with the host, and is none without a node that saves a video", () => {
    const { packs } = proposal({ ...BLANK_FILM, "2": { class_type: "PackSwitch", inputs: { image: ["1", 0] } } });
    expect(packs).to.deep.equal({ PackSwitch: "custom_nodes.SwitchPack" });
    const { "5": _saver, ...rest } = BLANK_FILM;
    const request = { id: "a", label: "A", workflow: null, targets: [], urls: new Map<string, RecordedFile>() };
    expect(propose({ ...request, graph: rest, classes: CLASSES })).to.equal(undefined);
    expect(propose({ ...request, graph: {}, classes: CLASSES })).to.equal(undefined);
  });
  it("of a graph in a circle, or of thousands of nodes, comes to an end", () => {
    const circle = { ...BLANK_FILM, "1": { class_type: "ImageInvert", inputs: { image: ["2", 0] } } };
    expect(proposal(circle).target.output).to.equal("5");
    const long: Record<string, ApiGraph[string]> = { ...BLANK_FILM };
    for (let at = 10; at < 9_000; at++) {
      long[at] = { class_type: "ImageInvert", inputs: { image: [at === 10 ? "1" : String(at - 1), 0] } };
    }
    long["2"] = { class_type: "RepeatImageBatch", inputs: { image: ["8999", 0], amount: 4 } };
    const { target } = proposal(long);
    expect(Object.keys(bound(long, target).nodes)).to.have.length(8_995);
  });
  it("has an id of its own, made of its label", () => {
    expect(offerId("My Wan 2.2!", () => false)).to.equal("my_wan_2_2");
    expect(offerId("Ö", () => false)).to.equal("own");
    expect(offerId("Mine", (id) => id === "mine")).to.equal("mine_2");
  });
});

describe("The file of a show's own target", () => {
  const registry = buildRegistry(shipped.files);
  const problems = (change: object) => checkOwnTarget({ ...proposal(BLANK_FILM).target, ...change }, registry).problems;

  it("is taken as it was proposed", () => expect(problems({})).to.deep.equal([]));
  it("is refused with every reason", () => {
    expect(problems({ id: "" })).to.deep.equal(["id is missing: give the target a name of its own"]);
    expect(problems({ id: "../x" })[0]).to.match(/^id "\.\.\/x" must be 2 to 48 small letters/);
    expect(problems({ id: "wan22_ti2v" })).to.deep.equal([
      'id "wan22_ti2v" is a target that comes with the studio: choose another',
    ]);
    expect(problems({ id: "vid_ti2v" }), "an alias").to.have.length(1);
    expect(problems({ kind: "song", binding: undefined })).to.have.length(2);
    expect(problems({ saver: undefined, workflow: undefined })).to.have.length(2);
    const template = { ...proposal(BLANK_FILM).target.template, frames: { step: 0, base: 1, max: 9 } };
    expect(problems({ template })).to.deep.equal(["template.frames.step must be a whole number, at least 1"]);
    expect(problems({ builtin: true, compiler: "animatic", aliases: ["x"] })).to.have.length(3);
    for (const odd of [null, 3, "x", []]) expect(checkOwnTarget(odd, registry).problems.length).to.be.greaterThan(0);
  });
  it("is refused when its binding does not lead anywhere", () => {
    const { target } = proposal(BLANK_FILM);
    const say = (binding: OwnTargetFile["binding"], more: Partial<OwnTargetFile> = {}) => {
      const answer = bindGraph(BLANK_FILM, { ...target, binding, ...more }, CLASSES);
      return answer.ok ? "bound" : answer.sentence;
    };
    const at = (node: string, class_type: string, field: string) => ({ prompt: [{ node, class_type, field }] });
    expect(say(at("9", "CLIPTextEncode", "text"))).to.equal(
      "prompt goes to CLIPTextEncode.text of the node 9, which the video is not made of",
    );
    expect(say(at("1", "LoadImage", "image"))).to.match(/but that node is of the class EmptyImage$/);
    expect(say(at("1", "EmptyImage", "text"))).to.match(/which the class does not have$/);
    expect(say(at("2", "RepeatImageBatch", "image"))).to.match(/which is linked to another node$/);
    expect(say({}, { output: "4" })).to.match(/^the workflow has no node 4 of the class SaveVideo/);
  });
});
