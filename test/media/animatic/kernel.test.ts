import { expect } from "chai";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { Compositor, type FrameBuffer, type Raster } from "../../../src/media/animatic/kernel/compositor.ts";

type Paint = (x: number, y: number) => readonly [red: number, green: number, blue: number, alpha?: number];

function raster(width: number, height: number, paint: Paint): Raster {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = paint(x, y);
      const held = [red, green, blue].map((value) => Math.round((value * alpha) / 255));
      pixels.set([...held, alpha], (y * width + x) * 4);
    }
  }
  return { width, height, pixels };
}

/** Brightness, blueness and redness by BT.709 with limited range. */
function video(red: number, green: number, blue: number): readonly [number, number, number] {
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return [
    16 + (219 * luma) / 255,
    128 + (224 * (blue - luma)) / 1.8556 / 255,
    128 + (224 * (red - luma)) / 1.5748 / 255,
  ];
}

function open(width: number, height: number, layers: readonly (readonly [Raster, "solid" | "clear"])[]) {
  const compositor = new Compositor(width, height, new Arena());
  const added = layers.map(([picture, kind]) => compositor.addLayer(picture, kind));
  const frames = compositor.openFrames(2);
  return { compositor, layers: added, frame: frames[0] as FrameBuffer, other: frames[1] as FrameBuffer };
}

const whole = (width: number, height: number) => ({ x: width / 2, y: height / 2, scale: 1 });

describe("the kernel", () => {
  it("turns colours into BT.709 with limited range, to half a step", () => {
    const colours: readonly (readonly [number, number, number])[] = [
      [0, 0, 0],
      [255, 255, 255],
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [12, 200, 99],
      [250, 130, 3],
    ];
    for (const [red, green, blue] of colours) {
      const { compositor, layers, frame } = open(32, 2, [[raster(32, 2, () => [red, green, blue]), "solid"]]);
      if (layers[0]) compositor.show(frame, layers[0], whole(32, 2));
      const [luma, blueness, redness] = video(red, green, blue);
      expect(frame.bytes[5]).to.be.closeTo(luma, 0.51);
      expect(frame.bytes[64 + 3]).to.be.closeTo(blueness, 0.51);
      expect(frame.bytes[64 + 16 + 3]).to.be.closeTo(redness, 0.51);
    }
  });
  it("shows a layer of its own size as it is", () => {
    const noise = raster(64, 36, (x, y) => [(x * 37 + y * 11) % 256, 0, 0]);
    const { compositor, layers, frame } = open(64, 36, [[noise, "solid"]]);
    if (layers[0]) compositor.show(frame, layers[0], whole(64, 36));
    for (let place = 0; place < 64 * 36; place++) {
      expect(frame.bytes[place]).to.be.closeTo(video(noise.pixels[place * 4] ?? 0, 0, 0)[0], 0.51);
    }
  });
  it("moves by parts of a pixel, evenly", () => {
    const slope = raster(64, 4, (x) => [x * 4, x * 4, x * 4]);
    const { compositor, layers, frame } = open(32, 4, [[slope, "solid"]]);
    const value = (shift: number) => {
      if (layers[0]) compositor.show(frame, layers[0], { x: 32 + shift, y: 2, scale: 1 });
      return frame.bytes[16] ?? 0;
    };
    const steps = Array.from({ length: 9 }, (_, at) => value(at / 2));
    for (const [at, step] of steps.entries()) expect(step - (steps[0] ?? 0)).to.be.closeTo((at * 2 * 219) / 255, 1);
  });
  it("scales about the middle of its window", () => {
    const target = raster(64, 64, (x, y) => (x >= 24 && x < 40 && y >= 24 && y < 40 ? [255, 255, 255] : [0, 0, 0]));
    const { compositor, layers, frame } = open(64, 64, [[target, "solid"]]);
    if (layers[0]) compositor.show(frame, layers[0], { x: 32, y: 32, scale: 0.5 });
    const row = Array.from(frame.bytes.subarray(32 * 64, 33 * 64));
    expect(row.filter((value) => value > 125)).to.have.length(32);
    expect(row.slice(18, 46).every((value) => value === 235)).to.equal(true);
  });
  it("goes on with the last pixel beyond a layer's edge", () => {
    const { compositor, layers, frame } = open(32, 4, [
      [raster(32, 4, (x) => (x < 16 ? [0, 0, 0] : [255, 255, 255])), "solid"],
    ]);
    if (layers[0]) compositor.show(frame, layers[0], { x: 90, y: 2, scale: 1 });
    expect(new Set(frame.bytes.subarray(0, 128))).to.deep.equal(new Set([235]));
  });
  it("lays a clear layer by its alpha, colours included", () => {
    const under = raster(32, 4, () => [200, 40, 40]);
    const over = raster(16, 2, () => [20, 60, 250, 128]);
    const { compositor, layers, frame } = open(32, 4, [
      [under, "solid"],
      [over, "clear"],
    ]);
    const [solid, clear] = layers;
    if (!solid || !clear) throw new Error("no layers");
    compositor.show(frame, solid, whole(32, 4));
    compositor.blend(frame, clear, 8, 2);
    const share = 128 / 255;
    const mixed = video(200 + (20 - 200) * share, 40 + (60 - 40) * share, 40 + (250 - 40) * share);
    expect(frame.bytes[2 * 32 + 10]).to.be.closeTo(mixed[0], 1);
    expect(frame.bytes[128 + 16 + 6]).to.be.closeTo(mixed[1], 1);
    expect(frame.bytes[128 + 32 + 16 + 6]).to.be.closeTo(mixed[2], 1);
    expect(frame.bytes[10]).to.be.closeTo(video(200, 40, 40)[0], 0.51);
    expect(frame.bytes[2 * 32 + 30]).to.be.closeTo(video(200, 40, 40)[0], 0.51);
  });
  it("gives a sampled clear layer the same place as a laid one", () => {
    const spot = raster(8, 8, (x, y) => [255, 255, 255, x > 1 && x < 6 && y > 1 && y < 6 ? 255 : 0]);
    const { compositor, layers, frame, other } = open(64, 36, [
      [raster(64, 36, () => [0, 0, 0]), "solid"],
      [spot, "clear"],
    ]);
    const [solid, clear] = layers;
    if (!solid || !clear) throw new Error("no layers");
    for (const target of [frame, other]) compositor.show(target, solid, whole(64, 36));
    compositor.blend(frame, clear, 20, 10);
    compositor.show(other, clear, { x: 32 - 20, y: 18 - 10, scale: 1 });
    expect(Array.from(other.bytes.subarray(0, 64 * 36))).to.deep.equal(Array.from(frame.bytes.subarray(0, 64 * 36)));
  });
  it("leaves a frame alone that a layer does not touch", () => {
    const { compositor, layers, frame, other } = open(64, 36, [
      [raster(64, 36, (x) => [x, x, x]), "solid"],
      [raster(8, 8, () => [255, 0, 0]), "clear"],
    ]);
    const [solid, clear] = layers;
    if (!solid || !clear) throw new Error("no layers");
    compositor.show(frame, solid, whole(64, 36));
    compositor.copy(frame, other);
    for (const x of [-400, 400]) compositor.show(frame, clear, { x, y: 4, scale: 0.7 });
    expect(frame.bytes).to.deep.equal(other.bytes);
  });
  it("takes a layer into reserved memory while frames are drawn, and their bytes stay where they are", () => {
    const compositor = new Compositor(32, 4, new Arena());
    const under = compositor.addLayer(
      raster(32, 4, () => [0, 0, 0]),
      "solid",
    );
    const room = compositor.reserve(600, 300);
    const [frame] = compositor.openFrames(2);
    if (!frame) throw new Error("no frame");
    compositor.show(frame, under, whole(32, 4));
    const wide = raster(600, 300, () => [255, 255, 255]);
    const part = { first: 600 * 10 + 8, pitch: 600 };
    const layer = compositor.addLayer({ width: 32, height: 4, pixels: wide.pixels, part }, "clear", room);
    compositor.blend(frame, layer, 0, 0);
    expect(new Set(frame.bytes.subarray(0, 128))).to.deep.equal(new Set([235]));
    expect(() => compositor.addLayer(wide, "clear", room)).to.throw("reserved");
  });
  it("dissolves one frame into another", () => {
    const { compositor, layers, frame, other } = open(34, 2, [
      [raster(34, 2, () => [0, 0, 0]), "solid"],
      [raster(34, 2, () => [255, 255, 255]), "solid"],
    ]);
    const [black, white] = layers;
    if (!black || !white) throw new Error("no layers");
    for (const [share, luma] of [
      [0, 16],
      [0.5, 126],
      [1, 235],
    ] as const) {
      compositor.show(frame, black, whole(34, 2));
      compositor.show(other, white, whole(34, 2));
      compositor.dissolve(frame, other, share);
      expect(frame.bytes[33]).to.be.closeTo(luma, 0.6);
      expect(frame.bytes[0]).to.be.closeTo(luma, 0.6);
    }
  });
  it("works down to the smallest frame there is", () => {
    const { compositor, layers, frame } = open(2, 2, [
      [raster(4, 4, () => [255, 255, 255]), "solid"],
      [raster(2, 2, () => [0, 0, 0]), "clear"],
    ]);
    const [solid, clear] = layers;
    if (!solid || !clear) throw new Error("no layers");
    compositor.show(frame, solid, { x: 2, y: 2, scale: 1.2 });
    expect(Array.from(frame.bytes)).to.deep.equal([235, 235, 235, 235, 128, 128]);
    compositor.blend(frame, clear, 0, 0);
    expect(Array.from(frame.bytes)).to.deep.equal([16, 16, 16, 16, 128, 128]);
  });
});

describe("the kernel's memory", () => {
  it("is used again from the start, and keeps what it has grown to", () => {
    const arena = new Arena();
    const first = arena.take(1_000_000);
    const size = arena.memory.buffer.byteLength;
    expect(size).to.be.at.least(1_000_000);
    arena.clear();
    expect(arena.take(10)).to.equal(first);
    expect(arena.memory.buffer.byteLength).to.equal(size);
    expect(first % 32).to.equal(0);
  });
});
