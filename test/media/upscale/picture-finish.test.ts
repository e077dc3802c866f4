import { expect } from "chai";
import {
  detailed,
  deviation,
  farthest,
  gentle,
  likeness,
  makePicture,
  meanOf,
  paintPicture,
  type Paint,
} from "./made-pictures.ts";

const TAKE = { width: 192, height: 108 };
const UP = { width: 384, height: 216 };

/** A model that changes colour and tone: a cast that grows along the picture. */
const tinted =
  (paint: Paint): Paint =>
  (x, y) => {
    const [luma, blue, red] = paint(x, y);
    return [luma * 0.9 + 18 + 6 * x, blue - 14, red + 10 + 6 * y];
  };
const difference = (a: Uint8Array, b: Uint8Array) => Array.from(a, (value, at) => value - b[at]!);

describe("the finish of a model's picture", function () {
  this.timeout(30_000);
  const take = paintPicture(TAKE, gentle);
  const truth = paintPicture(UP, gentle);

  it("has the take's colour and tone where the model's is off", () => {
    const model = paintPicture(UP, tinted(gentle));
    const kept = makePicture({ take, model, deliver: UP, split: true });
    const left = makePicture({ take, model, deliver: UP, split: false });
    for (const [index, plane] of kept.planes.entries()) {
      expect(farthest(plane, truth.planes[index]!), `plane ${index}`).to.be.at.most(2);
      expect(Math.abs(meanOf(difference(plane, truth.planes[index]!)))).to.be.below(0.3);
      expect(farthest(left.planes[index]!, truth.planes[index]!)).to.be.above(9);
    }
  });

  it("has the model's detail", () => {
    const fine: Paint = (x, y) => {
      const [luma, blue, red] = gentle(x, y);
      return [luma + 8 * Math.sin(x * UP.width * 2.1) * Math.sin(y * UP.height * 1.9), blue, red];
    };
    const wanted = paintPicture(UP, fine);
    const cast = paintPicture(UP, (x, y) => tinted((u, v) => fine(u, v))(x, y));
    const made = makePicture({ take, model: cast, deliver: UP, split: true });
    const detail = (plane: Uint8Array) => deviation(difference(plane, truth.planes[0]));
    expect(detail(made.planes[0])).to.be.within(detail(wanted.planes[0]) * 0.85, detail(wanted.planes[0]) * 1.02);
  });

  it("leaves a model's picture alone that has the take's colour", () => {
    const made = makePicture({ take, model: truth, deliver: UP, split: true });
    for (const [index, plane] of made.planes.entries()) expect(likeness(plane, truth.planes[index]!)).to.be.above(48);
  });

  it("works with a model's film of any size, cut to the delivery", () => {
    const model = paintPicture({ width: 768, height: 432 }, tinted(gentle));
    const deliver = { width: 288, height: 216 };
    const made = makePicture({ take, model, made: UP, deliver, split: true });
    const shown = makePicture({ take: truth, made: UP, deliver });
    for (const [index, plane] of made.planes.entries()) {
      expect(farthest(plane, shown.planes[index]!), `plane ${index}`).to.be.at.most(2);
    }
  });

  it("fades the model's detail where the take is soft, and only there", () => {
    // The take is soft on its left half; the model invents detail everywhere.
    const half: Paint = (x, y) => (x < 0.5 ? gentle(x, y) : detailed(x, y));
    const invented: Paint = (x, y) => {
      const [luma, blue, red] = half(x, y);
      return [luma + 10 * Math.sin(x * UP.width * 2.3) * Math.sin(y * UP.height * 2.1), blue, red];
    };
    const soft = paintPicture(TAKE, half);
    const model = paintPicture(UP, invented);
    const made = (keepSoft: number, split: boolean) =>
      makePicture({ take: soft, model, deliver: UP, split, keepSoft }).planes[0];
    const detailIn = (plane: Uint8Array, from: number, to: number) => {
      const rows = Array.from({ length: 120 }, (_, row) =>
        plane.subarray((row + 40) * UP.width + from, (row + 40) * UP.width + to),
      );
      return meanOf(rows.map((row) => deviation(Array.from(row.subarray(1), (value, at) => value - row[at]!))));
    };
    for (const split of [true, false]) {
      const [none, some, all] = [made(0, split), made(0.5, split), made(1, split)];
      expect(detailIn(all, 40, 150)).to.be.below(0.25 * detailIn(none, 40, 150));
      expect(detailIn(some, 40, 150)).to.be.within(0.4 * detailIn(none, 40, 150), 0.7 * detailIn(none, 40, 150));
      expect(detailIn(all, 240, 360)).to.be.above(0.95 * detailIn(none, 240, 360));
    }
  });
});

describe("grain", () => {
  const deliver = { width: 256, height: 144 };
  const flat = (luma: number) => paintPicture(TAKE, () => [luma, 100, 150]);
  const made = (luma: number, grain: number, seed = 7) => makePicture({ take: flat(luma), deliver, grain, seed });

  it("is the same for the same seed and another one for every other", () => {
    expect(made(126, 0.1).planes).to.deep.equal(made(126, 0.1).planes);
    const [one, other] = [made(126, 0.1, 7).planes[0], made(126, 0.1, 8).planes[0]];
    expect(deviation(difference(one, other))).to.be.closeTo(Math.SQRT2 * deviation(one), 0.6);
  });

  it("is in brightness alone, about a mean that stays, as strong as asked", () => {
    for (const grain of [0.02, 0.1, 0.2]) {
      const { planes } = made(126, grain);
      expect(deviation(planes[0])).to.be.closeTo(grain * 110, 0.35 + grain * 6);
      expect(meanOf(planes[0])).to.be.closeTo(126, 0.1 + grain);
      expect(planes[1].every((value) => value === 100)).to.equal(true);
      expect(planes[2].every((value) => value === 150)).to.equal(true);
    }
  });

  it("is weaker in the dark and in the light, and next to nothing in black and white", () => {
    const [black, dark, middle, light, white] = [16, 50, 126, 205, 235].map((luma) =>
      deviation(made(luma, 0.1).planes[0]),
    );
    expect(dark).to.be.within(0.4 * middle!, 0.75 * middle!);
    expect(light).to.be.within(0.3 * middle!, 0.7 * middle!);
    expect(black).to.be.below(0.12 * middle!);
    expect(white).to.be.below(0.12 * middle!);
  });

  it("is coarser in larger pictures, and stays off the padding", () => {
    const neighbours = (plane: Uint8Array, width: number) => {
      const steps = Array.from({ length: 30_000 }, (_, at) => plane[at + 1]! - plane[at]!);
      return deviation(steps) / deviation(plane.subarray(0, 30_000 - (30_000 % width)));
    };
    const fine = makePicture({ take: flat(126), deliver: { width: 1920, height: 1080 }, grain: 0.1 }).planes[0];
    const coarse = makePicture({ take: flat(126), deliver: { width: 3840, height: 2160 }, grain: 0.1 }).planes[0];
    expect(neighbours(coarse, 3840)).to.be.below(0.7 * neighbours(fine, 1920));
    expect(deviation(coarse)).to.be.closeTo(deviation(fine), 1);
    const padded = makePicture({
      take: flat(126),
      made: TAKE,
      deliver: { width: 256, height: 108 },
      fit: "pad",
      grain: 0.2,
    });
    expect(padded.planes[0].subarray(0, 32).every((value) => value === 16)).to.equal(true);
  });
});

describe("the draft's detail", () => {
  it("makes a soft edge steeper, without a seam, and leaves noise and flat places alone", () => {
    const size = { width: 128, height: 64 };
    const edge = paintPicture(size, (x) => [126 + 60 * Math.tanh((x - 0.5) * 70), 110, 140]);
    const made = makePicture({ take: edge, deliver: size, draft: true });
    const row = (plane: Uint8Array) => Array.from(plane.subarray(32 * 128, 33 * 128));
    const steepest = (values: readonly number[]) =>
      Math.max(...values.slice(1).map((value, at) => value - values[at]!));
    expect(steepest(row(made.planes[0]))).to.be.above(1.05 * steepest(row(edge.planes[0])));
    expect(Math.max(...made.planes[0])).to.be.at.most(Math.max(...edge.planes[0]) + 2);
    expect(Math.min(...made.planes[0])).to.be.at.least(Math.min(...edge.planes[0]) - 2);
    expect([made.planes[1], made.planes[2]]).to.deep.equal([edge.planes[1], edge.planes[2]]);
    const quiet = paintPicture(size, (x, y) => [120 + ((Math.round(x * 128) + Math.round(y * 64)) % 2), 128, 128]);
    expect(makePicture({ take: quiet, deliver: size, draft: true }).planes).to.deep.equal(quiet.planes);
  });
});
