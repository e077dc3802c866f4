import { expect } from "chai";
import { convertWorkflow, type ConvertOptions } from "../../../src/core/workflow/convert.ts";
import { CLASSES } from "../../support/servers/node-classes.ts";

type Part = Record<string, unknown>;

const input = (name: string, type: string, link: number | null, more: Part = {}) => ({ name, type, link, ...more });
const widget = (name: string, type: string, link: number | null) => input(name, type, link, { widget: { name } });
const node = (id: number, type: string, more: Part = {}) => ({ id, type, mode: 0, inputs: [], outputs: [], ...more });
const out = (type: string) => [{ name: type, type }];
const image = (id: number, more: Part = {}) =>
  node(id, "EmptyImage", { outputs: out("IMAGE"), widgets_values: [64, 32, 1, 255], ...more });
const invert = (id: number, link: number, more: Part = {}) =>
  node(id, "ImageInvert", { inputs: [input("image", "IMAGE", link)], outputs: out("IMAGE"), ...more });
const save = (id: number, link: number, more: Part = {}) =>
  node(id, "SaveImage", { inputs: [input("images", "IMAGE", link)], widgets_values: ["pic"], ...more });

function converted(nodes: unknown[], links: unknown[], more: Part = {}, options: ConvertOptions = {}) {
  const answer = convertWorkflow({ nodes, links, ...more }, CLASSES, options);
  if (!answer.ok) throw new Error(answer.sentence);
  return answer.value.graph;
}

function sentence(saved: unknown): string {
  const answer = convertWorkflow(saved, CLASSES);
  return answer.ok ? "converted" : answer.sentence;
}

describe("a workflow saved in the host's front end", () => {
  it("becomes a graph with its values in the order of the classes, and its titles", () => {
    const graph = converted([image(1, { title: "Ground" }), save(2, 7)], [[7, 1, 0, 2, 0, "IMAGE"]]);
    expect(graph).to.deep.equal({
      "1": {
        class_type: "EmptyImage",
        inputs: { width: 64, height: 32, batch_size: 1, color: 255 },
        _meta: { title: "Ground" },
      },
      "2": {
        class_type: "SaveImage",
        inputs: { filename_prefix: "pic", images: ["1", 0] },
        _meta: { title: "SaveImage" },
      },
    });
  });
  it("is read with links as objects as well", () => {
    const link = { id: 7, origin_id: 1, origin_slot: 0, target_id: 2, target_slot: 0, type: "IMAGE" };
    expect(converted([image(1), save(2, 7)], [link])["2"]?.inputs["images"]).to.deep.equal(["1", 0]);
  });
  it("leaves out what the front end keeps behind a seed: what comes after a run", () => {
    const sampler = node(1, "KSampler", { widgets_values: [5, "randomize", 9, 1.5, "euler", "simple", 0.5] });
    expect(converted([sampler], [])["1"]?.inputs).to.deep.equal({
      seed: 5,
      steps: 9,
      cfg: 1.5,
      sampler_name: "euler",
      scheduler: "simple",
      denoise: 0.5,
    });
  });
  it("leaves out the button behind a file that can be uploaded", () => {
    const load = node(1, "LoadImage", { widgets_values: ["b.png", "image", "centre"] });
    expect(converted([load], [])["1"]?.inputs).to.deep.equal({ image: "b.png", crop: "centre" });
  });
  it("takes the class's own value where none is stored, the first of a choice without one", () => {
    const bare = converted([node(1, "CLIPLoader", { widgets_values: [] })], [])["1"];
    expect(bare?.inputs).to.deep.equal({ clip_name: "umt5_xxl.safetensors", type: "sd", device: "default" });
  });
  it("takes values by name from packs that store them so", () => {
    const named = node(1, "EmptyImage", { widgets_values: { width: 9, other: 1 } });
    expect(converted([named], [])["1"]?.inputs).to.deep.include({ width: 9, height: 512 });
  });
  it("lets a link stand instead of a widget's value", () => {
    const wide = image(2, { inputs: [widget("height", "INT", 3)] });
    const graph = converted([node(1, "ImageInvert"), wide], [[3, 1, 0, 2, 0, "INT"]]);
    expect(graph["2"]?.inputs).to.deep.equal({ width: 64, height: ["1", 0], batch_size: 1, color: 255 });
  });
  it("knows whether a forced input has a stored value of its own", () => {
    const values = (widgets_values: unknown[]) => converted([node(1, "Forced", { widgets_values })], [])["1"]?.inputs;
    expect(values([3])).to.deep.equal({ amount: 3 });
    expect(values([640, 3])).to.deep.equal({ amount: 3 });
  });
  it("reads the further inputs that a choice brings with it", () => {
    const saver = (widgets_values: unknown[]) =>
      converted([node(1, "SaveFormatted", { widgets_values })], [])["1"]?.inputs;
    expect(saver(["auto", "p"])).to.deep.equal({ format: "auto", prefix: "p" });
    expect(saver(["mp4", "av1", 18, "p"])).to.deep.equal({
      format: "mp4",
      "format.codec": "av1",
      "format.crf": 18,
      prefix: "p",
    });
  });
  it("wraps a list that is a value, so that it is not read as a link", () => {
    const graph = converted([node(1, "PackSwitch", { widgets_values: [false, [["0", 1]]] })], []);
    expect(graph["1"]?.inputs).to.deep.equal({ on: false, points: { __value__: [["0", 1]] } });
  });

  it("goes through reroutes, and takes the values of primitives", () => {
    const reroute = node(2, "Reroute", { inputs: [input("", "*", 1)], outputs: out("IMAGE") });
    const primitive = node(3, "PrimitiveNode", { outputs: out("INT"), widgets_values: [48, "fixed"] });
    const repeat = node(4, "RepeatImageBatch", {
      inputs: [input("image", "IMAGE", 2), widget("amount", "INT", 3)],
      widgets_values: [1],
    });
    const links = [
      [1, 1, 0, 2, 0, "IMAGE"],
      [2, 2, 0, 4, 0, "IMAGE"],
      [3, 3, 0, 4, 1, "INT"],
    ];
    const graph = converted([image(1), reroute, primitive, repeat, node(5, "Note"), node(6, "MarkdownNote")], links);
    expect(Object.keys(graph)).to.deep.equal(["1", "4"]);
    expect(graph["4"]?.inputs).to.deep.equal({ amount: 48, image: ["1", 0] });
  });
  it("goes through a bypassed node by what fits, and drops what hangs on a muted one", () => {
    const links = [
      [1, 1, 0, 2, 0, "IMAGE"],
      [2, 2, 0, 3, 0, "IMAGE"],
    ];
    const passed = converted([image(1), invert(2, 1, { mode: 4 }), save(3, 2)], links);
    expect(passed["3"]?.inputs["images"]).to.deep.equal(["1", 0]);
    const muted = converted([image(1), invert(2, 1, { mode: 2 }), save(3, 2)], links);
    expect(muted).not.to.have.property("2");
    expect(muted["3"]?.inputs).to.deep.equal({ filename_prefix: "pic" });
    const source = converted([image(1, { mode: 4 }), save(3, 1)], [[1, 1, 0, 3, 0, "IMAGE"]]);
    expect(source["3"]?.inputs, "a bypassed node without a fitting input").to.deep.equal({ filename_prefix: "pic" });
  });
  it("counts nodes that the caller keeps, whatever their mode", () => {
    const nodes = [image(1), invert(2, 1, { mode: 4, properties: { ours: true } }), save(3, 2)];
    const links = [
      [1, 1, 0, 2, 0, "IMAGE"],
      [2, 2, 0, 3, 0, "IMAGE"],
    ];
    const graph = converted(nodes, links, {}, { isKept: ({ properties }) => properties["ours"] === true });
    expect(graph["3"]?.inputs["images"]).to.deep.equal(["2", 0]);
  });
});

const BOX = {
  id: "box",
  inputs: [{ name: "image" }, { name: "amount" }],
  outputs: [{ name: "IMAGE" }],
  nodes: [
    node(1, "RepeatImageBatch", {
      inputs: [input("image", "IMAGE", 1), widget("amount", "INT", 2)],
      outputs: out("IMAGE"),
      widgets_values: [3],
    }),
  ],
  links: [
    { id: 1, origin_id: -10, origin_slot: 0, target_id: 1, target_slot: 0 },
    { id: 2, origin_id: -10, origin_slot: 1, target_id: 1, target_slot: 1 },
    { id: 3, origin_id: 1, origin_slot: 0, target_id: -20, target_slot: 0 },
  ],
};

describe("a workflow with subgraphs", () => {
  const definitions = { subgraphs: [BOX] };
  const links = [
    [1, 1, 0, 2, 0, "IMAGE"],
    [2, 2, 0, 3, 0, "IMAGE"],
  ];
  const box = (more: Part) => node(2, "box", { inputs: [input("image", "IMAGE", 1)], outputs: out("IMAGE"), ...more });

  it("has their nodes in place of them, linked through their walls", () => {
    const graph = converted([image(1), box({}), save(3, 2)], links, { definitions });
    expect(graph["2:1"]?.inputs).to.deep.equal({ image: ["1", 0], amount: 3 });
    expect(graph["3"]?.inputs["images"]).to.deep.equal(["2:1", 0]);
  });
  it("takes a value that is set on the subgraph's own node", () => {
    const graph = converted([image(1), box({ widgets_values: [12] }), save(3, 2)], links, { definitions });
    expect(graph["2:1"]?.inputs["amount"]).to.equal(12);
  });
  it("goes through a bypassed one", () => {
    const graph = converted([image(1), box({ mode: 4 }), save(3, 2)], links, { definitions });
    expect(graph).not.to.have.property("2:1");
    expect(graph["3"]?.inputs["images"]).to.deep.equal(["1", 0]);
  });
  it("may nest them", () => {
    const outer = {
      ...{ id: "outer", inputs: [], outputs: [{ name: "IMAGE" }] },
      nodes: [image(8), node(9, "box", { inputs: [input("image", "IMAGE", 1)], outputs: out("IMAGE") })],
      links: [
        { id: 1, origin_id: 8, origin_slot: 0, target_id: 9, target_slot: 0 },
        { id: 2, origin_id: 9, origin_slot: 0, target_id: -20, target_slot: 0 },
      ],
      definitions: { subgraphs: [BOX] },
    };
    const nodes = [node(2, "outer", { outputs: out("IMAGE") }), save(3, 2)];
    const graph = converted(nodes, [[2, 2, 0, 3, 0, "IMAGE"]], { definitions: { subgraphs: [outer] } });
    expect(graph["2:9:1"]?.inputs["image"]).to.deep.equal(["2:8", 0]);
    expect(graph["3"]?.inputs["images"]).to.deep.equal(["2:9:1", 0]);
  });
});

describe("a workflow that cannot be converted", () => {
  it("names the node whose class the host does not have, unless nothing is linked to it", () => {
    const links = [[1, 4, 0, 2, 0, "IMAGE"]];
    const getter = node(4, "GetNode", { title: "Get_ground", outputs: out("IMAGE") });
    expect(sentence({ nodes: [getter, save(2, 1)], links })).to.equal(
      'its node "Get_ground" (4) is of the class GetNode, which the host does not know as a node: ' +
        "install its pack there, or link around it",
    );
    expect(sentence({ nodes: [node(4, "Label (pack)"), image(5)], links: [] })).to.equal("converted");
  });
  it("says what to do with a group node", () => {
    const group = node(4, "workflow>old", { outputs: out("IMAGE") });
    expect(sentence({ nodes: [group, save(2, 1)], links: [[1, 4, 0, 2, 0, "IMAGE"]] })).to.match(
      /^its node "workflow>old" \(4\) is a group node, .* turn it into a subgraph/,
    );
  });
  it("names a node that is linked in a circle of nodes that only lead on", () => {
    const reroute = (id: number, link: number) =>
      node(id, "Reroute", { inputs: [input("", "*", link)], outputs: out("IMAGE") });
    const links = [
      [1, 1, 0, 2, 0, "IMAGE"],
      [2, 2, 0, 1, 0, "IMAGE"],
      [3, 2, 0, 3, 0, "IMAGE"],
    ];
    expect(sentence({ nodes: [reroute(1, 2), reroute(2, 1), save(3, 3)], links })).to.match(/linked in a circle$/);
  });
  it("refuses subgraphs inside themselves, and more of them than anybody draws", () => {
    const inside = { id: "me", nodes: [node(1, "me")], links: [], inputs: [], outputs: [] };
    expect(sentence({ nodes: [node(1, "me")], links: [], definitions: { subgraphs: [inside] } })).to.equal(
      'its node "me" (1:1) holds itself: a subgraph cannot be inside itself',
    );
    const many = [...Array(20).keys()].map((level) => ({
      ...{ id: `s${level}`, inputs: [], outputs: [], links: [] },
      nodes: [...Array(10).keys()].map((id) => node(id, `s${level + 1}`)),
    }));
    expect(sentence({ nodes: [node(1, "s0")], links: [], definitions: { subgraphs: many } })).to.match(/one too many/);
  });
  it("refuses a heap of nodes, and what is no workflow", () => {
    const heap = [...Array(50_000).keys()].map((id) => node(id, "ImageInvert"));
    expect(sentence({ nodes: heap, links: [] })).to.equal("it has 50000 nodes: 10000 are the most that are read");
    const odd = [
      null,
      7,
      "x",
      [],
      {},
      { nodes: 3 },
      { nodes: [] },
      { nodes: [null, 1, { id: {} }], links: [[], null, 4] },
    ];
    for (const saved of odd) expect(sentence(saved)).to.match(/^it (is no saved workflow|has no node that runs)/);
  });
  it("survives fields of every wrong kind", () => {
    const wrong = [null, 3, "x", {}, [], [null], true];
    for (const bad of wrong) {
      const broken = node(1, "EmptyImage", {
        inputs: bad,
        outputs: bad,
        widgets_values: bad,
        mode: bad,
        properties: bad,
      });
      expect(sentence({ nodes: [broken], links: bad, definitions: bad })).to.equal("converted");
    }
  });
  it("keeps names that JavaScript has a meaning for as plain names", () => {
    const odd = { ...image(1), id: "__proto__", properties: JSON.parse('{"__proto__": {"a": 1}}') as unknown };
    expect(Object.keys(converted([odd], []))).to.deep.equal(["__proto__"]);
    expect(
      sentence({ nodes: [node(1, "constructor", { outputs: out("IMAGE") }), save(2, 1)], links: [[1, 1, 0, 2, 0]] }),
    ).to.match(/the class constructor, which the host does not know/);
  });
});
