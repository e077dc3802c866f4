import { expect } from "chai";
import { colourOf, markThrough, shapeOf } from "../../../src/core/lib/mark-paths.ts";

describe("what is drawn on a picture", () => {
  const area = { width: 200, height: 100 };

  it("is kept in parts of the picture and drawn in pixels", () => {
    const stroke = markThrough(
      [
        [0, 0],
        [0.25, 0.5],
        [1.2, -1],
      ],
      "stroke",
      "#0a84ff",
    );
    expect(stroke).to.deep.equal({ kind: "stroke", d: "M 0 0 L 0.25 0.5 L 1 0", color: "#0a84ff" });
    expect(stroke && shapeOf(stroke, area)).to.equal("M 0 0 L 50 50 L 200 0");
  });

  it("is an arrow with a head, and a box by two corners, wherever the pointer went in between", () => {
    const points = [
      [0.1, 0.1],
      [0.9, 0.2],
      [0.5, 0.1],
    ] as const;
    const arrow = markThrough(points, "arrow", "#ffffff");
    expect(arrow?.d).to.equal("M 0.1 0.1 L 0.5 0.1");
    expect(arrow && shapeOf(arrow, area)).to.match(/^M 20 10 L 100 10 M 96\.93 8\.32 L 100 10 L 96\.93 11\.68$/);
    expect(markThrough(points, "box", "#ffffff")?.d).to.equal("M 0.1 0.1 L 0.5 0.1 L 0.5 0.1 L 0.1 0.1 Z");
    expect(markThrough([[0, 0]], "box", "#ffffff")).to.equal(undefined);
  });

  it("is not drawn where it is no path, or of a kind that nobody knows", () => {
    for (const d of ["", "M 0 0", "M 0 0 L 1", "M 0 0 L 1 x", "M 0 0 A 1 1 0 0 0 1 1", `M 0 0 L 1 1"/><script>`]) {
      expect(shapeOf({ kind: "stroke", d }, area), d).to.equal(undefined);
    }
    expect(shapeOf({ kind: "lasso", d: "M 0 0 L 1 1" }, area)).to.equal(undefined);
    expect(colourOf({ kind: "box", color: "url(x)" })).to.equal("#ff3b30");
  });
});
