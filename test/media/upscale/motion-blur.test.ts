import { expect } from "chai";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { loadUpscaleKernel } from "../../../src/media/upscale/kernel/load-kernel.ts";
import { MotionBlur } from "../../../src/media/upscale/picture/motion-blur.ts";
import { openFrame } from "../../../src/media/upscale/picture/planes.ts";
import { frameBytes } from "../../../src/media/upscale/frame-reader.ts";
import { farthest, meanOf, paintPicture, type Paint, type Picture } from "./made-pictures.ts";

const SIZE = { width: 320, height: 176 };

/** A surface with something on it everywhere, moved by pixels. */
const texture =
  (across: number, down: number): Paint =>
  (x, y) => {
    const [u, v] = [x * SIZE.width - across, y * SIZE.height - down];
    const luma = 120 + 40 * Math.sin(u / 7) * Math.cos(v / 9) + 30 * Math.sin(u / 17 + v / 13);
    return [luma, 128 + 40 * Math.sin(u / 11), 128 + 30 * Math.cos(v / 15)];
  };
const still = (): Paint => texture(0, 0);

/** The middle one of three frames as the shutter sees it. */
function blurred(frames: readonly [Picture, Picture, Picture], blur: number): Picture {
  const arena = new Arena();
  const means = { arena, kernel: loadUpscaleKernel(arena.memory) };
  const motion = new MotionBlur(means, SIZE, blur);
  const [frame, target] = [openFrame(arena, SIZE), openFrame(arena, SIZE)];
  arena.take(16_384);
  for (const [number, { planes }] of frames.entries()) {
    planes.forEach((plane, index) => arena.put(frame.planes[index]!.address, plane));
    motion.keep(number, frame, frameBytes(SIZE));
  }
  motion.make(target, 1, { before: 0, after: 2 });
  const [luma, blue, red] = target.planes.map(({ address, width, height }) =>
    new Uint8Array(arena.memory.buffer).slice(address, address + width * height),
  );
  return { ...SIZE, planes: [luma!, blue!, red!] };
}

const paint = (how: Paint) => paintPicture(SIZE, how);
const three = (at: (time: number) => Paint) => [paint(at(-1)), paint(at(0)), paint(at(1))] as const;

/** What a shutter sees that is open for a part of the interval: many moments put together. */
function exposed(at: (time: number) => Paint, open: number): Picture {
  const moments = Array.from({ length: 24 }, (_, index) => paint(at(((index + 0.5) / 24 - 0.5) * open)));
  const planes = [0, 1, 2].map((plane) =>
    moments[0]!.planes[plane]!.map((_, place) =>
      Math.round(meanOf(moments.map(({ planes: all }) => all[plane]![place]!))),
    ),
  );
  return { ...SIZE, planes: planes as unknown as Picture["planes"] };
}

/** Of brightness, away from the edges, where something comes in that was not there. */
function inner(plane: Uint8Array): number[] {
  return Array.from(plane).filter((_, place) => {
    const [x, y] = [place % SIZE.width, Math.floor(place / SIZE.width)];
    return x >= 40 && x < SIZE.width - 40 && y >= 40 && y < SIZE.height - 40;
  });
}

/** How far two pictures are apart there, on average. */
function difference(a: Picture, b: Picture): number {
  const right = inner(b.planes[0]);
  return meanOf(inner(a.planes[0]).map((value, at) => Math.abs(value - right[at]!)));
}

describe("motion blur", function () {
  this.timeout(20_000);

  it("leaves alone what stands still, to the byte", () => {
    const frames = three(still);
    expect(blurred(frames, 1).planes).to.deep.equal(frames[1].planes);
  });

  for (const [words, across, down] of [
    ["across", 14, 0],
    ["down", 0, -9],
    ["both ways", 11, 8],
  ] as const) {
    it(`smears what moves ${words} as an open shutter would`, () => {
      const at = (time: number) => texture(across * time, down * time);
      const frames = three(at);
      for (const open of [0.5, 1]) {
        const right = exposed(at, open);
        const [off, before] = [difference(blurred(frames, open), right), difference(frames[1], right)];
        expect(off, `open for ${open}`).to.be.below(0.55 * before);
      }
    });
  }

  it("is closer to that than blending the frames", () => {
    const at = (time: number) => texture(14 * time, 0);
    const frames = three(at);
    const blended = {
      ...SIZE,
      planes: frames[1].planes.map((plane, index) =>
        plane.map((value, place) => {
          const sides = frames[0].planes[index]![place]! + frames[2].planes[index]![place]!;
          return Math.round(value * 0.75 + sides * 0.125);
        }),
      ) as unknown as Picture["planes"],
    };
    const right = exposed(at, 1);
    expect(difference(blurred(frames, 1), right)).to.be.below(0.5 * difference(blended, right));
  });

  it("leaves a flash alone, and the frame before a cut", () => {
    const flash = paint((x, y) => {
      const [luma, blue, red] = texture(0, 0)(x, y);
      return [Math.min(235, luma + 90), blue, red];
    });
    const [dark] = three(still);
    expect(blurred([dark, flash, dark], 1).planes).to.deep.equal(flash.planes);
    const other = paint((x, y) => texture(900, 400)(y * 3, x * 2));
    const cut = blurred([dark, dark, other], 1);
    expect(farthest(inner(cut.planes[0]), inner(dark.planes[0]))).to.be.at.most(0);
  });

  it("blends where nobody knows what moves, and only there", () => {
    const spark =
      (luma: number): Paint =>
      (x, y) =>
        Math.hypot((x - 0.5) * 16, (y - 0.5) * 9) < 2 ? [luma, 128, 128] : texture(0, 0)(x, y);
    const made = blurred([paint(spark(60)), paint(spark(235)), paint(spark(60))], 1);
    const middle = (SIZE.height / 2) * SIZE.width + SIZE.width / 2;
    expect(made.planes[0][middle]).to.be.closeTo(235 * 0.75 + 60 * 0.25, 1);
    expect(made.planes[0][20 * SIZE.width + 30]).to.equal(paint(still()).planes[0][20 * SIZE.width + 30]);
  });
});
