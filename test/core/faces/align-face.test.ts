import { expect } from "chai";
import { FACE_SIDE, alignedFace, detectorPlanes, type RgbaPixels } from "../../../src/core/faces/align-face.ts";
import type { Point } from "../../../src/core/faces/detect-faces.ts";

const PLACES: readonly Point[] = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
];

/** Red tells the column, green the row. */
function ramp(width: number, height: number): RgbaPixels {
  const data = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) data.set([at % width, Math.floor(at / width), 7, 255], at * 4);
  return { width, height, data };
}

const plane = FACE_SIDE * FACE_SIDE;
const at = (planes: Float32Array, x: number, y: number) =>
  [0, 1, 2].map((channel) => Math.round((planes[channel * plane + y * FACE_SIDE + x] ?? 0) * 10) / 10);

describe("an aligned face", () => {
  it("is the picture itself where its points lie right already", () => {
    const planes = alignedFace(ramp(112, 112), PLACES);
    expect(at(planes, 20, 30)).to.deep.equal([20, 30, 7]);
  });

  it("is scaled and moved", () => {
    const planes = alignedFace(
      ramp(250, 250),
      PLACES.map(([x, y]) => [x * 2 + 10, y * 2 + 5]),
    );
    expect(at(planes, 50, 60)).to.deep.equal([110, 125, 7]);
  });

  it("is turned upright", () => {
    const planes = alignedFace(
      ramp(120, 120),
      PLACES.map(([x, y]) => [112 - y, x]),
    );
    expect(at(planes, 40, 30)).to.deep.equal([82, 40, 7]);
  });

  it("is black beyond the edge of the picture", () => {
    const planes = alignedFace(
      ramp(60, 60),
      PLACES.map(([x, y]) => [x - 50, y]),
    );
    expect(at(planes, 10, 20)).to.deep.equal([0, 0, 0]);
  });
});

describe("what the detector is given", () => {
  it("has blue first and red last", () => {
    const planes = detectorPlanes({ width: 1, height: 1, data: Uint8Array.from([1, 2, 3, 255]) });
    expect([...planes]).to.deep.equal([3, 2, 1]);
  });
});
