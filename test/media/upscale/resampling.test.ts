import { expect } from "chai";
import { execFileSync } from "node:child_process";
import type { Size } from "../../../src/core/media/upscale/place-picture.ts";
import { anyTools } from "../tool-sets.ts";
import { detailed, farthest, likeness, makePicture, paintPicture, type Picture } from "./made-pictures.ts";

const size = (width: number, height: number): Size => ({ width, height });

/** Lanczos with three lobes of one plane by floating-point numbers, straight from its definition. `left`: colours on their left column. */
function exactly(plane: Uint8Array, from: Size, to: Size, left: number): Float64Array {
  const curve = (x: number) =>
    x === 0 ? 1 : Math.abs(x) >= 3 ? 0 : (3 * Math.sin(Math.PI * x) * Math.sin((Math.PI * x) / 3)) / (Math.PI * x) ** 2;
  const side = (count: number, length: number, middleOf: (at: number, ratio: number) => number, ratio: number) =>
    Array.from({ length: count }, (_, at) => {
      const middle = middleOf(at, ratio);
      const wider = Math.max(1, ratio);
      const taps: [number, number][] = [];
      for (let place = Math.ceil(middle - 3 * wider); place <= middle + 3 * wider; place++) {
        taps.push([Math.min(length - 1, Math.max(0, place)), curve((place - middle) / wider)]);
      }
      const sum = taps.reduce((total, [, weight]) => total + weight, 0);
      return taps.map(([place, weight]) => [place, weight / sum] as const);
    });
  const centred = (at: number, ratio: number) => (at + 0.5) * ratio - 0.5;
  const sited = (at: number, ratio: number) => ((2 * at + 0.5) * ratio - 0.5) / 2;
  // Two colour values share an odd side's last pixel: the ratio is that of the pixels.
  const halved = (whole: Size) => size(Math.ceil(whole.width / 2), Math.ceil(whole.height / 2));
  const [source, target] = left ? [halved(from), halved(to)] : [from, to];
  const [ratioX, ratioY] = [from.width / to.width, from.height / to.height];
  const columns = side(target.width, source.width, left ? sited : centred, ratioX);
  const rows = side(target.height, source.height, centred, ratioY);
  const out = new Float64Array(target.width * target.height);
  for (const [y, row] of rows.entries()) {
    for (const [x, column] of columns.entries()) {
      let sum = 0;
      for (const [sy, wy] of row) for (const [sx, wx] of column) sum += plane[sy * source.width + sx]! * wx * wy;
      out[y * target.width + x] = Math.min(255, Math.max(0, sum));
    }
  }
  return out;
}

describe("resizing a picture", function () {
  this.timeout(30_000);

  const cases: readonly (readonly [string, Size, Size])[] = [
    ["larger", size(96, 54), size(144, 82)],
    ["larger by little", size(96, 54), size(98, 56)],
    ["twice as large, from odd sides", size(53, 31), size(106, 62)],
    ["much larger", size(24, 18), size(130, 96)],
    ["smaller", size(160, 90), size(100, 58)],
    ["much smaller", size(321, 181), size(64, 36)],
    ["larger across and smaller down", size(64, 120), size(100, 70)],
  ];
  for (const [words, from, to] of cases) {
    it(`makes it ${words} as Lanczos says, to one step`, () => {
      const take = paintPicture(from, detailed);
      const made = makePicture({ take, deliver: to });
      for (const [index, plane] of made.planes.entries()) {
        const right = exactly(take.planes[index]!, from, to, index);
        expect(farthest(plane, right), `plane ${index}`).to.be.at.most(0.8);
      }
    });
  }

  it("leaves a picture as it is that has the size already, also where it is cut", () => {
    const take = paintPicture(size(90, 62), detailed);
    expect(makePicture({ take, deliver: size(90, 62) }).planes).to.deep.equal(take.planes);
    const cut = makePicture({ take, made: size(90, 62), deliver: size(90, 54) });
    const rows = (plane: Uint8Array, width: number, first: number, count: number) =>
      plane.slice(first * width, (first + count) * width);
    expect(cut.planes[0]).to.deep.equal(rows(take.planes[0], 90, 4, 54));
    expect(cut.planes[1]).to.deep.equal(rows(take.planes[1], 45, 2, 27));
  });

  it("pads with black of no colour, the picture in the middle", () => {
    const take = paintPicture(size(64, 48), () => [200, 90, 160]);
    const { planes } = makePicture({ take, made: size(64, 48), deliver: size(80, 48), fit: "pad" });
    expect(Array.from(planes[0].subarray(0, 80))).to.deep.equal([
      ...Array<number>(8).fill(16),
      ...Array<number>(64).fill(200),
      ...Array<number>(8).fill(16),
    ]);
    expect(Array.from(planes[2].subarray(0, 40))).to.deep.equal([
      ...Array<number>(4).fill(128),
      ...Array<number>(32).fill(160),
      ...Array<number>(4).fill(128),
    ]);
  });

  it("keeps a flat picture flat to its edges", () => {
    const take = paintPicture(size(53, 41), () => [235, 16, 240]);
    const { planes } = makePicture({ take, deliver: size(128, 98) });
    for (const [index, value] of [235, 16, 240].entries()) {
      expect(planes[index]!.every((each) => each === value)).to.equal(true);
    }
  });

  it("agrees with ffmpeg's own Lanczos", () => {
    const [from, to] = [size(336, 192), size(480, 270)];
    const take = paintPicture(from, detailed);
    const made = makePicture({ take, deliver: to });
    for (const [index, plane] of scaledByFfmpeg(take, to).entries()) {
      expect(likeness(made.planes[index]!, plane), `plane ${index}`).to.be.above(45);
    }
  });
});

function scaledByFfmpeg(picture: Picture, to: Size): Uint8Array[] {
  const input = Buffer.concat(picture.planes);
  const raw = ["-f", "rawvideo", "-pix_fmt", "yuv420p"];
  const filter = `scale=${to.width}:${to.height}:flags=lanczos+accurate_rnd:in_h_chr_pos=0:out_h_chr_pos=0`;
  const args = ["-v", "error", ...raw, "-s", `${picture.width}x${picture.height}`, "-i", "pipe:0", "-vf", filter];
  const frame = execFileSync(anyTools().ffmpeg.path, [...args, ...raw, "pipe:1"], { input, maxBuffer: 2 ** 28 });
  const [whole, colours] = [to.width * to.height, Math.ceil(to.width / 2) * Math.ceil(to.height / 2)];
  return [frame.subarray(0, whole), frame.subarray(whole, whole + colours), frame.subarray(whole + colours)];
}
