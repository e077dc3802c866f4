// Real output of a detector is large: cells are set by hand, as YuNet's makers describe them.
import { expect } from "chai";
import { facesOf, type DetectorOutput } from "../../../src/core/faces/detect-faces.ts";

function nothing(): Record<string, Float32Array> {
  const kinds = { cls: 1, obj: 1, bbox: 4, kps: 10 };
  return Object.fromEntries(
    [8, 16, 32].flatMap((stride) =>
      Object.entries(kinds).map(([kind, size]) => [`${kind}_${stride}`, new Float32Array((640 / stride) ** 2 * size)]),
    ),
  );
}

/** A face in a cell of the grid with that stride: as large as `wide` cells, in the cell's corner. */
function put(output: DetectorOutput, stride: number, cell: number, { score = 0.9, wide = 1 } = {}): void {
  const set = (kind: string, values: number[]) => output[`${kind}_${stride}`]?.set(values, cell * values.length);
  set("cls", [score]);
  set("obj", [score]);
  set("bbox", [0, 0, Math.log(wide), Math.log(wide)]);
  set("kps", [-0.25, 0, 0.25, 0, 0, 0.1, -0.2, 0.3, 0.2, 0.3]);
}

describe("faces out of a detector's output", () => {
  it("are none where nothing is sure", () => {
    const output = nothing();
    put(output, 8, 5, { score: 0.5 });
    expect(facesOf(output, 1)).to.deep.equal([]);
  });

  it("are boxes and points in pixels of the picture", () => {
    const output = nothing();
    put(output, 16, 42, { wide: 4 }); // row 1, column 2 of forty
    const [face] = facesOf(output, 0.5);
    const { x, y, width, height } = face!;
    expect([x, y, width, height].map((value) => Math.round(value) + 0)).to.deep.equal([0, -32, 128, 128]);
    expect(face?.points.map(([x, y]) => [Math.round(x), Math.round(y)])).to.deep.equal([
      [56, 32],
      [72, 32],
      [64, 35],
      [58, 42],
      [70, 42],
    ]);
  });

  it("are one where two cells saw the same, and come largest first", () => {
    const output = nothing();
    put(output, 8, 10, { score: 0.8, wide: 6 });
    put(output, 8, 11, { score: 0.95, wide: 6 });
    put(output, 32, 250, { wide: 3 });
    const found = facesOf(output, 1);
    expect(found.map(({ width }) => Math.round(width))).to.deep.equal([96, 48]);
    expect(found[1]?.score).to.be.closeTo(0.95, 1e-6);
  });

  it("are refused of another model, with what to do", () => {
    const { kps_32: _, ...other } = nothing();
    expect(() => facesOf(other, 1)).to.throw("no output kps_32: install the faces feature again");
  });
});
