import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import { type Graph, type GraphValues, leadingTo } from "../../../src/core/graph/graph.ts";
import { exportWorkflow } from "../../../src/core/workflow/export.ts";
import { importUiWorkflow } from "../../../src/core/workflow/import-ui-workflow.ts";
import { classesOfGraphs } from "../../support/servers/classes-of-graphs.ts";
import { CLASSES } from "../../support/servers/node-classes.ts";
import { SavedWorkflow } from "../../support/servers/saved-workflow.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { namesOf } from "../../../src/core/workflow/portable-graph.ts";

const targets = shipped.files.filter((target) => !target.builtin && target.via === undefined);
const graphOf = (kind: string, id: string) =>
  JSON.parse(readFileSync(`src/targets/${kind}/${id}/workflow.json`, "utf8")) as Workflow;
const workflows = targets.map(({ kind, id }) => graphOf(kind, id));
const ALL = classesOfGraphs(workflows);
const wan = graphOf("video", "wan22_ti2v");

/** Every value and list that a graph can take, each with a value of its own. */
function everything(workflow: Workflow, without: readonly string[] = []): GraphValues {
  const lists = workflow.options.flatMap(({ each }) => each ?? []);
  const names = [...namesOf(workflow)].filter((name) => !lists.includes(name) && !without.includes(name));
  const items = ["x", "y"].map((file, strength) => ({ file, strength, frame: strength }));
  return {
    values: Object.fromEntries(names.map((name, index) => [name, index + 2])),
    lists: Object.fromEntries(lists.map((list) => [list, items.slice(0, list.endsWith("s") ? 1 : 2)])),
  };
}

function filled(workflow: Workflow, values: GraphValues): Graph {
  const graph = buildGraph(workflow, values);
  if (!graph.ok) throw new Error(graph.sentence);
  return graph.value;
}

function imported(saved: SavedWorkflow): Workflow {
  const answer = saved.importGraph();
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.value;
}

function problem(saved: SavedWorkflow): string {
  const answer = saved.importGraph();
  return answer.ok ? "lifted" : answer.sentence;
}

describe("a shipped graph in the host's front end", () => {
  for (const [index, { id }] of targets.entries()) {
    const workflow = workflows[index] as Workflow;

    it(`${id}: comes back as it was, with every option and with none`, () => {
      const again = imported(new SavedWorkflow(workflow, ALL));
      const full = everything(workflow);
      expect(again).not.to.have.property("lost");
      expect(filled(again, full)).to.deep.equal(filled(workflow, full));
      const bare = everything({ ...workflow, options: [] });
      expect(filled(again, bare)).to.deep.equal(filled(workflow, bare));
      for (const name of ["first_frame", "last_frame"]) {
        const part = everything(workflow, [name]);
        expect(buildGraph(again, part)).to.deep.equal(buildGraph(workflow, part));
      }
    });
  }
  it("is the same file every time, with its options in groups and the values in its titles", () => {
    const request = { workflow: wan, label: "Wan", classes: CLASSES, examples: { prompt: "rain", width: 640 } };
    const file = exportWorkflow(request);
    expect(JSON.stringify(exportWorkflow(request))).to.equal(JSON.stringify(file));
    if (!file.ok) throw new Error(file.sentence);
    const { groups, nodes } = file.value as { groups: { title: string }[]; nodes: Record<string, unknown>[] };
    expect(groups.map(({ title }) => title)).to.deep.equal([
      "in every job",
      "for each of loras: shown for one",
      "with first_frame",
    ]);
    const prompt = nodes.find(({ title }) => title === "CLIPTextEncode: prompt");
    expect(prompt?.["widgets_values"]).to.deep.equal(["rain"]);
    const sampler = nodes.find(({ type }) => type === "KSampler");
    expect(sampler?.["widgets_values"]).to.deep.equal([0, "fixed", 20, 8, "euler", "simple", 1]);
    const modes = nodes.filter(({ mode }) => mode !== 0).map(({ type, mode }) => [type, mode]);
    expect(modes).to.deep.equal([
      ["LoraLoaderModelOnly", 4],
      ["LoadImage", 2],
    ]);
  });
  it("stands nowhere on top of itself", () => {
    const { nodes } = new SavedWorkflow(wan, CLASSES);
    const places = nodes.map(({ pos }) => pos.join());
    expect(new Set(places).size).to.equal(nodes.length);
  });
  it("is refused when the host lacks one of its nodes", () => {
    const request = { workflow: wan, label: "Wan", classes: () => undefined, examples: {} };
    expect(exportWorkflow(request))
      .to.have.property("sentence")
      .that.matches(/^the host has no node UNETLoader, .*: update it/);
  });
});

describe("a saved graph that a person changed", () => {
  const values: GraphValues = everything(wan);
  const open = () => new SavedWorkflow(wan, CLASSES);

  it("renders with what they typed where no job puts a value, and with the job's values elsewhere", () => {
    const saved = open();
    saved.at("unet").widgets_values[1] = "fp8";
    saved.at("pos").widgets_values[0] = "typed over the prompt";
    const graph = filled(imported(saved), values);
    expect(graph["unet"]?.inputs["weight_dtype"]).to.equal("fp8");
    expect(graph["pos"]?.inputs["text"]).to.equal(values.values["prompt"]);
  });
  it("does not mind new titles, places and ids", () => {
    const before = imported(open());
    const saved = open();
    for (const node of saved.nodes) {
      node.title = "mine";
      node.pos = [1, 2];
    }
    expect(imported(saved)).to.deep.equal(before);
  });
  it("has a node that they put between a chain and who reads it", () => {
    const saved = open();
    const sampling = saved.add("ModelSamplingSD3", [["model", "MODEL"]], [9]);
    saved.link(saved.at("lora{i}"), 0, sampling, "model");
    saved.link(sampling, 0, saved.at("shifted"), "model");
    const graph = filled(imported(saved), values);
    const name = `saved_${sampling.id}`;
    expect(graph[name]).to.deep.equal({ class_type: "ModelSamplingSD3", inputs: { shift: 9, model: ["lora0", 0] } });
    expect(graph["shifted"]?.inputs["model"]).to.deep.equal([name, 0]);
    const bare = filled(imported(saved), { ...values, lists: {} });
    expect(bare[name]?.inputs["model"]).to.deep.equal(["unet", 0]);
  });
  it("has a node that they put before a chain, whether or not the option behind it applies", () => {
    const saved = open();
    const sampling = saved.add("ModelSamplingSD3", [["model", "MODEL"]], [9]);
    saved.link(saved.at("unet"), 0, sampling, "model");
    saved.link(sampling, 0, saved.at("lora{i}"), "model");
    const name = `saved_${sampling.id}`;
    expect(filled(imported(saved), values)["lora0"]?.inputs["model"]).to.deep.equal([name, 0]);
    expect(filled(imported(saved), { ...values, lists: {} })["shifted"]?.inputs["model"]).to.deep.equal([name, 0]);
  });
  it("has a node behind a picture only where there is the picture", () => {
    const saved = open();
    const flip = saved.add("ImageInvert", [["image", "IMAGE"]]);
    saved.link(saved.at("first"), 0, flip, "image");
    saved.link(flip, 0, saved.at("latent"), "start_image");
    const name = `saved_${flip.id}`;
    const graph = filled(imported(saved), values);
    expect(graph[name]?.inputs).to.deep.equal({ image: ["first", 0] });
    expect(graph["latent"]?.inputs["start_image"]).to.deep.equal([name, 0]);
    const without = filled(imported(saved), everything(wan, ["first_frame"]));
    expect(without).not.to.have.property(name);
    expect(without["latent"]?.inputs).not.to.have.property("start_image");
  });
  it("takes a copy of one of our nodes for a node of theirs", () => {
    const saved = open();
    const ours = saved.at("unet");
    const copy = saved.add("UNETLoader", [], ["mine.safetensors", "fp8"]);
    Object.assign(copy.properties, ours.properties);
    saved.link(copy, 0, saved.at("lora{i}"), "model");
    const graph = filled(imported(saved), { ...values, values: { ...values.values, model: undefined } });
    expect(graph["lora0"]?.inputs["model"]).to.deep.equal([`saved_${copy.id}`, 0]);
  });
  it("leaves out previews and files of their own: they cost time, and would be taken for the result", () => {
    const saved = open();
    const own = saved.add("SaveImage", [["images", "IMAGE"]], ["mine"]);
    saved.link(saved.at("frames"), 0, own, "images");
    expect(Object.keys(filled(imported(saved), values))).not.to.include(`saved_${own.id}`);
  });
  it("keeps a second film of their own apart: it goes along where that is wanted", () => {
    const saved = open();
    const own = saved.add("SaveVideo", [["video", "VIDEO"]], ["mine/copy", "auto", "auto"]);
    saved.link(saved.at("movie"), 0, own, "video");
    const after = imported(saved);
    expect(after.output).to.deep.equal({ ...wan.output, others: [`saved_${own.id}`] });
    const graph = filled(after, values);
    expect(graph[`saved_${own.id}`]?.inputs["filename_prefix"]).to.equal("mine/copy");
    expect(leadingTo(graph, [after.output.node])).not.to.have.property(`saved_${own.id}`);
    expect(leadingTo(graph, [after.output.node, ...(after.output.others ?? [])])).to.deep.equal(graph);
  });
  it("is refused by name when a job has a value that it has no place for", () => {
    const saved = open();
    const text = saved.add("CLIPTextEncode", [["clip", "CLIP"]], ["always this"]);
    saved.link(saved.at("clip"), 0, text, "clip");
    saved.link(text, 0, saved.at("run"), "positive");
    saved.delete(saved.at("lora{i}"));
    saved.link(saved.at("unet"), 0, saved.at("shifted"), "model");
    saved.delete(saved.at("first"));
    const after = imported(saved);
    expect(after.lost).to.deep.equal(["first_frame", "loras", "prompt"]);
    expect(buildGraph(after, values)).to.deep.equal({
      ok: false,
      sentence: "its workflow has no place for first_frame, loras, prompt any more",
    });
    const { prompt: _prompt, first_frame: _first, ...rest } = values.values;
    expect(buildGraph(after, { values: rest, lists: { loras: [] } }).ok).to.equal(true);
  });
  it("is refused when nothing is saved, and when a node hangs on two parts that are there for different shots", () => {
    const bare = open();
    bare.delete(bare.at("save"));
    expect(problem(bare)).to.equal("it has no place where the video is saved: put its saving node back");
    const vace = graphOf("video", "wan22_vace");
    const saved = new SavedWorkflow(vace, ALL);
    const both = saved.add("ImageBatch", [
      ["image1", "ANY"],
      ["image2", "ANY"],
    ]);
    saved.link(saved.at("ref"), 0, both, "image1");
    saved.link(saved.at("first"), 0, both, "image2");
    saved.link(both, 0, saved.at("cond"), "reference_image");
    expect(problem(saved)).to.match(/^its node "ImageBatch" \(\d+\) reads parts that are there for different shots/);
  });
  it("is found by its ids when it is a file in the API format", () => {
    const graph: Graph = {
      ...filled(wan, values),
      mine: { class_type: "ImageInvert", inputs: { image: ["frames", 0] } },
    };
    const rewired = { ...graph, movie: { class_type: "CreateVideo", inputs: { images: ["mine", 0], fps: 3 } } };
    const answer = importUiWorkflow(wan, { graph: rewired, properties: new Map() }, CLASSES);
    if (!answer.ok) throw new Error(answer.sentence);
    const again = filled(answer.value, values);
    expect(again["movie"]?.inputs).to.deep.equal({ images: ["saved_mine", 0], fps: values.values["fps"] });
    expect(again["run"]).to.deep.equal(graph["run"]);
  });
});
