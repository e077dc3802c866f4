// Measures pictures: black and still runs of a take, mean colours, and how far apart two colours look.
import type { FrameRun } from "../../../contracts/files/sidecar.ts";
import { GRID } from "../../media/stills-args.ts";

const CELLS = GRID.width * GRID.height;

/** Black is 16; noise of the encoder and a black that is not quite one stay below this in every cell. */
const BLACK = 28;
/** What an encoder changes of a picture that stands; a camera that creeps adds up to more within some frames. */
const STILL_STEP = 6;

export interface PictureMeasure {
  readonly frames: number;
  readonly black: FrameRun | null;
  readonly still: FrameRun | null;
  readonly first: Rgb | null;
}

export class PictureMeter {
  readonly #black = new LongestRun();
  readonly #still = new LongestRun();
  readonly #anchor = new Uint8Array(CELLS);
  #first: Rgb | null = null;
  #frames = 0;

  add(picture: Uint8Array): void {
    const light = picture.subarray(0, CELLS);
    this.#first ??= meanColour(picture);
    this.#black.add(isBlack(light), this.#frames);
    const stands = this.#frames > 0 && isStill(light, this.#anchor);
    if (!stands) {
      this.#anchor.set(light);
      this.#still.end();
    }
    this.#still.add(true, this.#frames);
    this.#frames += 1;
  }

  /** A picture alone is no standing one. */
  result(): PictureMeasure {
    const { longest } = this.#still;
    const still = longest && longest.frames > 1 ? longest : null;
    return { frames: this.#frames, black: this.#black.longest, still, first: this.#first };
  }
}

class LongestRun {
  longest: FrameRun | null = null;
  #now: FrameRun | null = null;

  add(isPart: boolean, frame: number): void {
    if (!isPart) return this.end();
    const now: FrameRun = this.#now ? { ...this.#now, frames: this.#now.frames + 1 } : { from: frame, frames: 1 };
    this.#now = now;
    if (now.frames > (this.longest?.frames ?? 0)) this.longest = now;
  }

  end(): void {
    this.#now = null;
  }
}

function isBlack(light: Uint8Array): boolean {
  return light.every((cell) => cell <= BLACK);
}

/** Against the picture that the run began with, so that a slow move does not pass for none. */
function isStill(light: Uint8Array, anchor: Uint8Array): boolean {
  return light.every((cell, index) => Math.abs(cell - (anchor[index] ?? 0)) <= STILL_STEP);
}

/** By the matrix of BT.709. Taking a mean first changes nothing: the matrix is linear. */
function meanColour(picture: Uint8Array): Rgb {
  const quarter = CELLS / 4;
  const y = (mean(picture.subarray(0, CELLS)) - 16) / 219;
  const u = (mean(picture.subarray(CELLS, CELLS + quarter)) - 128) / 224;
  const v = (mean(picture.subarray(CELLS + quarter, CELLS + 2 * quarter)) - 128) / 224;
  return [y + 1.5748 * v, y - 0.1873 * u - 0.4681 * v, y + 1.8556 * u];
}

function mean(values: Uint8Array): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Red, green and blue as sRGB holds them, each 0 to 1. */
export type Rgb = readonly [number, number, number];

/** How far apart two colours look: their distance in CIE Lab (1976, white D65). About 2 can just be seen, 100 is black to white. */
export function colourDistance(a: Rgb, b: Rgb): number {
  const [one, other] = [labOf(a), labOf(b)];
  return Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));
}

function labOf(colour: Rgb): readonly number[] {
  const [red = 0, green = 0, blue = 0] = colour.map(linear);
  const x = curved((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = curved(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = curved((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function linear(part: number): number {
  const value = Math.min(1, Math.max(0, part));
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function curved(value: number): number {
  return value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
}
