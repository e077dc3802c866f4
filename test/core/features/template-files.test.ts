import { expect } from "chai";
import { recordsOf, templateItem } from "../../../src/core/features/template-files.ts";

const file = (more: object = {}) => ({
  file: "a.safetensors",
  folder: "vae",
  url: "https://models.example/a",
  ...more,
});

describe("The files that a template records", () => {
  it("are those of nodes that run, each once, in subgraphs too; an address that is no https one is none", () => {
    const node = (id: number, models: object[], mode = 0) => ({ id, type: "VAELoader", mode, properties: { models } });
    const vae = { name: "a.safetensors", directory: "vae", url: "https://models.example/a" };
    const subgraph = { id: "s", nodes: [node(1, [{ ...vae, name: "b.safetensors", url: "http://models.example/b" }])] };
    const nodes = [node(1, [vae]), node(2, [vae]), node(3, [{ ...vae, name: "c.safetensors" }], 2)];
    expect(recordsOf({ nodes, links: [], definitions: { subgraphs: [subgraph] } })).to.deep.equal([
      file(),
      file({ file: "b.safetensors", url: null }),
    ]);
    for (const odd of [null, 3, [], {}, { nodes: [{ id: 1, type: "x", properties: { models: 5 } }] }])
      expect(recordsOf(odd)).to.deep.equal([]);
  });
  it("are fetched where they hold numbers alone and go into a plain folder", () => {
    expect(templateItem(file())).to.deep.equal({
      ...{ key: "model:vae/a.safetensors", kind: "model", name: "a.safetensors", folder: "vae" },
      url: "https://models.example/a",
    });
    const odd = [{ file: "a.pt" }, { file: "../a.safetensors" }, { folder: "../vae" }, { url: null }];
    for (const more of odd) expect(templateItem(file(more)), JSON.stringify(more)).to.have.property("why");
  });
});
