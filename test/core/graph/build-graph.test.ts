import { expect } from "chai";
import { readFileSync } from "node:fs";
import { check } from "../../../src/contracts/check.ts";
import { Workflow, type WorkflowInput } from "../../../src/contracts/files/workflow.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import type { Graph, GraphItem, GraphValue } from "../../../src/core/graph/graph.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const tiny: Workflow = {
  chains: { model: ["unet", 0] },
  nodes: {
    unet: { class_type: "UNETLoader", inputs: { unet_name: { value: "model" } } },
    blank: { class_type: "Blank", inputs: {} },
    sample: {
      class_type: "KSampler",
      inputs: { model: { chain: "model" }, seed: { value: "seed" }, end: { value: "half" } },
    },
  },
  options: [
    {
      each: "loras",
      max: 2,
      add: {
        "lora{i}": {
          class_type: "LoraLoader",
          inputs: { model: { chain: "model" }, lora_name: { item: "file" }, strength: { item: "strength" } },
        },
      },
      chains: { model: ["lora{i}", 0] },
    },
    {
      when: ["first_frame"],
      unless: ["last_frame"],
      add: { first: { class_type: "LoadImage", inputs: { image: { value: "first_frame" } } } },
      set: { "sample.images.first": ["first", 0] },
      class: { sample: "KSamplerFirst" },
      drop: ["blank"],
    },
  ],
  derived: { half: { of: "steps", times: 0.5, round: true } },
  output: { node: "sample", kind: "video" },
};

function graphOf(
  workflow: Workflow,
  values: Record<string, GraphValue>,
  lists: Record<string, GraphItem[]> = {},
): Graph {
  const built = buildGraph(workflow, { values, lists });
  if (!built.ok) throw new Error(built.sentence);
  return built.value;
}

describe("a target's graph", () => {
  const values = { model: "m.safetensors", seed: "9223372036854775807", steps: 9 };

  it("holds its values, and seeds as text so that nothing rounds them", () => {
    expect(graphOf(tiny, values)).to.deep.equal({
      unet: { class_type: "UNETLoader", inputs: { unet_name: "m.safetensors" } },
      blank: { class_type: "Blank", inputs: {} },
      sample: { class_type: "KSampler", inputs: { model: ["unet", 0], seed: "9223372036854775807", end: 5 } },
    });
  });
  it("chains LoRAs one behind the other, in their order", () => {
    const loras = [
      { file: "a", strength: 1 },
      { file: "b", strength: 0.5 },
    ];
    const graph = graphOf(tiny, values, { loras });
    expect(graph["lora0"]?.inputs).to.deep.equal({ model: ["unet", 0], lora_name: "a", strength: 1 });
    expect(graph["lora1"]?.inputs).to.deep.equal({ model: ["lora0", 0], lora_name: "b", strength: 0.5 });
    expect(graph["sample"]?.inputs["model"]).to.deep.equal(["lora1", 0]);
  });
  it("adds, changes and drops nodes when a value asks for it", () => {
    const graph = graphOf(tiny, { ...values, first_frame: "studio/f.png" });
    expect(graph["first"]?.inputs).to.deep.equal({ image: "studio/f.png" });
    expect(graph["sample"]?.class_type).to.equal("KSamplerFirst");
    expect(graph["sample"]?.inputs["images.first"]).to.deep.equal(["first", 0]);
    expect(graph).not.to.have.property("blank");
    expect(graphOf(tiny, { ...values, first_frame: "f", last_frame: "l" })).not.to.have.property("first");
  });
  it("names what it needs and nobody gave, and lists that are too long", () => {
    expect(buildGraph(tiny, { values: { model: "m" }, lists: {} })).to.deep.equal({
      ok: false,
      sentence: "its graph needs seed, half",
    });
    const loras = [1, 2, 3].map((i) => ({ file: `l${i}`, strength: 1 }));
    expect(buildGraph(tiny, { values, lists: { loras } })).to.deep.equal({
      ok: false,
      sentence: "it takes at most 2 of loras, and this has 3",
    });
  });
});

describe("the shipped graphs", () => {
  const models = shipped.files.filter((target) => !target.builtin && target.via === undefined);

  it("are there for every model target", () => {
    expect(models).to.have.length(41);
  });
  for (const target of models) {
    const path = `src/targets/${target.kind}/${target.id}/workflow.json`;
    const read = check(Workflow, JSON.parse(readFileSync(path, "utf8")));

    it(`${target.id}: every link leads to a node, with every option and with none`, () => {
      if (!read.ok) throw new Error(read.sentence);
      const workflow = read.value;
      for (const isFull of [false, true]) {
        const graph = graphOf(workflow, everyValue(workflow, isFull), isFull ? everyList(workflow) : {});
        expect(graph).to.have.property(workflow.output.node);
        for (const beside of workflow.output.beside ?? []) expect(Object.hasOwn(graph, beside)).to.equal(isFull);
        for (const node of Object.values(graph)) {
          for (const input of Object.values(node.inputs))
            if (Array.isArray(input)) expect(graph).to.have.property(String(input[0]));
        }
      }
    });
    it(`${target.id}: has a place for every model file that the target names`, () => {
      if (!read.ok) throw new Error(read.sentence);
      const placeholders = new Set([...allInputs(read.value)].flatMap((input) => placeholderOf(input)));
      const lists = new Set(read.value.options.flatMap((option) => option.each ?? []));
      for (const [name, param] of Object.entries(target.models)) {
        if (param.tier === "optional") continue;
        const isPlaced = placeholders.has(name) || [...lists].some((list) => list.startsWith(name));
        expect(isPlaced, `${name} of ${target.id}`).to.equal(true);
      }
    });
  }
});

describe("guides in the LTX graph", () => {
  const read = check(Workflow, JSON.parse(readFileSync("src/targets/video/ltx2/workflow.json", "utf8")));
  if (!read.ok) throw new Error(read.sentence);
  const ltx = (given: Record<string, GraphValue>) => {
    const guides = [
      { file: "studio/a.png", frame: 24 },
      { file: "studio/b.png", frame: 60 },
    ];
    const values = { ...everyValue(read.value, false), ...given };
    return graphOf(read.value, values, given["has_guides"] ? { guides } : {});
  };
  const ofClass = (graph: Graph, type: string): Record<string, unknown>[] =>
    Object.entries(graph).flatMap(([id, { class_type: name, inputs }]) => (name === type ? [{ id, ...inputs }] : []));

  it("stand on their frames in both stages, one behind the other, and are cropped once a stage", () => {
    const graph = ltx({ has_guides: true });
    expect(
      ofClass(graph, "LTXVAddGuide").map(({ id, frame_idx, strength, latent }) => [id, frame_idx, strength, latent]),
    ).to.deep.equal([
      ["at1_0", 24, 1, ["empty_v", 0]],
      ["at2_0", 24, 1, ["grow", 0]],
      ["at1_1", 60, 1, ["at1_0", 2]],
      ["at2_1", 60, 1, ["at2_0", 2]],
    ]);
    expect(graph["pic_prep1"]?.inputs).to.deep.equal({ image: ["pic1", 0], img_compression: 18 });
    expect(graph["pic1"]?.inputs).to.deep.equal({ image: "studio/b.png" });
    expect(ofClass(graph, "LTXVCropGuides")).to.deep.equal([
      { id: "crop_guides1", positive: ["at1_1", 0], negative: ["at1_1", 1], latent: ["split1", 0] },
      { id: "crop_guides2", positive: ["at2_1", 0], negative: ["at2_1", 1], latent: ["split2", 0] },
    ]);
    expect([graph["grow"]?.inputs["samples"], graph["frames"]?.inputs["samples"]]).to.deep.equal([
      ["crop_guides1", 2],
      ["crop_guides2", 2],
    ]);
    expect(graph["guide1"]?.inputs).to.deep.include({ positive: ["at1_1", 0], negative: ["at1_1", 1] });
    expect([graph["av1"], graph["av2"]].map((node) => node?.inputs["video_latent"])).to.deep.equal([
      ["at1_1", 2],
      ["at2_1", 2],
    ]);
  });
  it("are cropped together with the last picture, and leave the first one as it was", () => {
    const graph = ltx({ has_guides: true, first_frame: "f.png", last_frame: "l.png" });
    expect(ofClass(graph, "LTXVAddGuide").map(({ frame_idx: frame }) => frame)).to.deep.equal([24, 24, 60, 60, -1, -1]);
    expect(graph["at1_0"]?.inputs["latent"]).to.deep.equal(["hold1", 0]);
    expect(graph["end1"]?.inputs).to.deep.include({ positive: ["at1_1", 0], latent: ["at1_1", 2] });
    expect(ofClass(graph, "LTXVCropGuides").map(({ id, positive }) => [id, positive])).to.deep.equal([
      ["crop1", ["end1", 0]],
      ["crop2", ["end2", 0]],
    ]);
  });
  it("add nothing where there are none", () => {
    expect(ofClass(ltx({}), "LTXVCropGuides")).to.deep.equal([]);
  });
});

function* allInputs(workflow: Workflow): Iterable<WorkflowInput> {
  const nodes = [workflow.nodes, ...workflow.options.map((option) => option.add ?? {})].flatMap((all) =>
    Object.values(all),
  );
  for (const node of nodes) yield* Object.values(node.inputs);
  for (const option of workflow.options) yield* Object.values(option.set ?? {});
}

function placeholderOf(input: WorkflowInput): string[] {
  return typeof input === "object" && "value" in input ? [input.value] : [];
}

/** A value for every placeholder; what only an option asks for is there when all of them are. */
function everyValue(workflow: Workflow, isFull: boolean): Record<string, GraphValue> {
  const inNodes = Object.values(workflow.nodes).flatMap((node) => Object.values(node.inputs).flatMap(placeholderOf));
  const inOptions = [...allInputs(workflow)].flatMap(placeholderOf);
  const asked = workflow.options.flatMap((option) => option.when ?? []);
  const derived = Object.values(workflow.derived ?? {}).flatMap((rule) => [rule.of]);
  const names = isFull ? [...inNodes, ...inOptions, ...asked, ...derived] : [...inNodes, ...derived];
  return Object.fromEntries(names.map((name) => [name, 8]));
}

function everyList(workflow: Workflow): Record<string, GraphItem[]> {
  const item = { file: "f", strength: 1, frame: 8 };
  return Object.fromEntries(
    workflow.options.flatMap((option) => (option.each === undefined ? [] : [[option.each, [item]]])),
  );
}
