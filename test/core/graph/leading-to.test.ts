import { expect } from "chai";
import { leadingTo } from "../../../src/core/graph/graph.ts";

const node = (inputs: Record<string, [string, number] | string | number>) => ({ class_type: "Node", inputs });

describe("the part of a graph that leads to its result", () => {
  const graph = {
    model: node({ name: "a" }),
    sample: node({ model: ["model", 0], seed: "7" }),
    save: node({ images: ["sample", 0] }),
    preview: node({ images: ["sample", 0] }),
    other: node({ images: ["preview", 0] }),
  };

  it("leaves out what only other results need", () => {
    expect(Object.keys(leadingTo(graph, ["save"]))).to.deep.equal(["model", "sample", "save"]);
  });
  it("ends where a graph runs in a circle or names a node that is not there", () => {
    const circle = { a: node({ x: ["b", 0] }), b: node({ x: ["a", 0], y: ["none", 0] }) };
    expect(Object.keys(leadingTo(circle, ["a"]))).to.deep.equal(["a", "b"]);
  });
});
