import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { HostVersions } from "../../../src/contracts/files/host/host-versions.ts";
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import { buildGraph } from "../../../src/core/graph/build-graph.ts";
import { withGgufLoaders } from "../../../src/core/graph/gguf-loaders.ts";

const VERSIONS = JSON.parse(readFileSync("src/targets/host-versions.json", "utf8")) as HostVersions;

const WORKFLOW: Workflow = {
  chains: {},
  nodes: {
    unet: { class_type: "UNETLoader", inputs: { unet_name: { value: "model" }, weight_dtype: "default" } },
    clip: {
      class_type: "CLIPLoader",
      inputs: { clip_name: { value: "text_encoder" }, type: "wan", device: "default" },
    },
    vae: { class_type: "VAELoader", inputs: { vae_name: "v.gguf" } },
  },
  options: [],
  output: { node: "vae", kind: "video" },
};

function built(model: string, text_encoder: string, versions: Pick<HostVersions, "packs"> = VERSIONS) {
  const graph = buildGraph(WORKFLOW, { values: { model, text_encoder }, lists: {} });
  if (!graph.ok) throw new Error(graph.sentence);
  return withGgufLoaders(graph.value, versions);
}

describe("A graph with quantized files", () => {
  it("loads them by the nodes that can, each by itself", () => {
    const graph = built("film-Q4_K_M.GGUF", "text.safetensors");
    expect(graph["unet"]).to.deep.equal({ class_type: "UnetLoaderGGUF", inputs: { unet_name: "film-Q4_K_M.GGUF" } });
    expect(graph["clip"]?.class_type).to.equal("CLIPLoader");
    expect(built("film.safetensors", "text.gguf")["clip"]).to.deep.equal({
      class_type: "CLIPLoaderGGUF",
      inputs: { clip_name: "text.gguf", type: "wan" },
    });
  });
  it("is as it was where no pack is known that loads them", () => {
    expect(built("film.gguf", "text.gguf", { packs: [] })["unet"]?.class_type).to.equal("UNETLoader");
  });
  it("is as it was without them", () => {
    const graph = built("film.safetensors", "text.safetensors");
    expect(Object.values(graph).map(({ class_type: name }) => name)).to.deep.equal([
      "UNETLoader",
      "CLIPLoader",
      "VAELoader",
    ]);
  });
});
