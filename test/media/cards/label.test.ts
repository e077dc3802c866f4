import { expect } from "chai";
import { readThing } from "../../../src/core/animatic/looks/object-look.ts";
import { PROP_SHAPES } from "../../../src/core/animatic/looks/props/find-prop.ts";
import { openCanvas, type Context2D } from "../../../src/media/animatic/paint/canvas.ts";
import { paintThing } from "../../../src/media/cards/things/paint-object.ts";

const SIZE = 200;

/** Bytes of the picture of a label, painted by whoever has turned the canvas first. */
const painted = (name: string, paint: (context: Context2D, label: ReturnType<typeof readThing>) => void) => {
  const { context } = openCanvas(SIZE, SIZE);
  paint(context, readThing("prop", { id: "", name, design: "" }));
  return context.getImageData(0, 0, SIZE, SIZE).data;
};
const inUnits = (name: string, mirror: 1 | -1) =>
  painted(name, (context, label) => {
    context.translate(SIZE / 2, SIZE);
    context.scale(mirror * SIZE, SIZE);
    paintThing(context, label, { x: 0, base: 0, width: 1, height: 1, line: 1.5 / SIZE });
  });
const inPixels = (name: string) =>
  painted(name, (context, label) =>
    paintThing(context, label, { x: SIZE / 2, base: SIZE, width: SIZE, height: SIZE, line: 1.5 }),
  );
/** Dark pixels of the label between two columns. */
const ink = (data: Uint8ClampedArray, [from, to]: readonly [number, number]) => {
  let count = 0;
  for (let y = 110; y < 190; y++) for (let x = from; x < to; x++) if ((data[(y * SIZE + x) * 4] ?? 255) < 90) count++;
  return count;
};

describe("a thing without a shape", () => {
  const MIDDLE = [80, 120] as const;

  it("is a label with its name, in whatever units it is painted", () => {
    const without = ink(inUnits("", 1), MIDDLE);
    for (const data of [inPixels("astrolabe"), inUnits("astrolabe", 1), inUnits("astrolabe", -1)])
      expect(ink(data, MIDDLE)).to.be.above(without + 100);
  });

  it("reads from left to right when it lies the other way round", () => {
    const sides = (data: Uint8ClampedArray) => ink(data, [105, 150]) - ink(data, [50, 95]);
    expect(sides(inUnits("iiiiiMMM", 1))).to.be.above(0);
    expect(sides(inUnits("iiiiiMMM", -1))).to.be.above(0);
  });
});

describe("a thing with a shape", () => {
  it("has a drawing of its own, each unlike a label", () => {
    const look = readThing("prop", { id: "", name: "", design: "" });
    const pictureOf = (shape: typeof look.shape) => {
      const { canvas, context } = openCanvas(24, 24);
      paintThing(context, { ...look, shape, name: "" }, { x: 12, base: 24, width: 24, height: 24, line: 1 });
      return canvas.data().toString("base64");
    };
    const label = pictureOf("label");
    expect(PROP_SHAPES.filter((shape) => pictureOf(shape) === label)).to.deep.equal([]);
  });
});
