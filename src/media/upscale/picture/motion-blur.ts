// Motion blur: a frame as an open shutter sees it. What moves is smeared along its way, as it is known from the frames on both sides;
// where that is not known, the frames are blended. A frame that no other one goes on from, a flash or the first after a cut, stays.
import type { Means } from "./picture-request.ts";
import { openBytes, openFrame, type Frame, type Plane } from "./planes.ts";
import type { Size } from "../../../core/media/upscale/place-picture.ts";

/** Pixels of a block whose motion is looked for. */
const BLOCK = 16;
/** Of all blocks, how many may be without a known motion before the frame counts as standing alone. */
const ALONE = 0.6;
const UNKNOWN = 0x80;

interface KeptFrame {
  readonly frame: Frame;
  /** Its brightness at a quarter of the size. */
  readonly small: Plane;
}

export class MotionBlur {
  readonly #means: Means;
  readonly #kept: readonly KeptFrame[];
  readonly #vectors: readonly [Plane, Plane];
  /** Of the shutter, in 1/256 of the frame interval. */
  readonly #open: number;
  /** Where the kernel's orders are written. */
  readonly #order: number;

  /** `blur`: 0 to 1 of the frame interval. */
  constructor(means: Means, size: Size, blur: number) {
    const { arena } = means;
    this.#means = means;
    this.#open = Math.round(256 * blur);
    const small = { width: Math.floor(size.width / 4), height: Math.floor(size.height / 4) };
    this.#kept = [0, 1, 2].map(() => ({ frame: openFrame(arena, size), small: openBytes(arena, small) }));
    const blocks = { width: Math.ceil(size.width / BLOCK), height: Math.ceil(size.height / BLOCK) };
    const wide = () => openBytes(arena, blocks, 4);
    this.#vectors = [wide(), wide()];
    this.#order = arena.words(0, 0, 0, 0, 0, 0, 0);
  }

  /** Takes in a frame by its number; three are kept. */
  keep(number: number, frame: Frame, bytes: number): void {
    const { arena, kernel } = this.#means;
    const kept = this.#at(number);
    new Uint8Array(arena.memory.buffer).copyWithin(kept.frame.address, frame.address, frame.address + bytes);
    kernel.quarter(kept.small.described, kept.frame.planes[0].described);
  }

  /** Makes a frame blurred; the numbers of those beside it are its own where there are none. */
  make(target: Frame, number: number, { before, after }: { readonly before: number; readonly after: number }): void {
    const [now, last, next] = [this.#at(number), this.#at(before), this.#at(after)];
    const [found, steady] = this.#vectors;
    const blocks = found.width * found.height;
    new Uint32Array(this.#means.arena.memory.buffer, found.address, blocks).fill((UNKNOWN << 24) | (UNKNOWN << 8));
    let unknown = blocks;
    if (next !== now) unknown = this.#track(now, next, 1);
    if (last !== now && unknown > 0) unknown = this.#track(now, last, -1);
    if (unknown > ALONE * blocks) return this.#copy(target, now.frame);
    this.#means.kernel.steady(steady.described, found.described);
    for (const [index, plane] of target.planes.entries()) {
      const [a, b, c] = [last, now, next].map(({ frame }) => frame.planes[index]!.described);
      this.#write(plane.described, a!, b!, c!, steady.described, index === 0 ? 2 : 1, this.#open);
      this.#means.kernel.smear(this.#order);
    }
  }

  #at(number: number): KeptFrame {
    return this.#kept[number % 3]!;
  }

  #track(now: KeptFrame, other: KeptFrame, sign: number): number {
    const [a, b] = [now.frame.planes[0].described, other.frame.planes[0].described];
    this.#write(a, b, now.small.described, other.small.described, this.#vectors[0].described, sign);
    return this.#means.kernel.track(this.#order);
  }

  #write(...words: readonly number[]): void {
    new Int32Array(this.#means.arena.memory.buffer, this.#order, words.length).set(words);
  }

  #copy(target: Frame, from: Frame): void {
    const { kernel } = this.#means;
    for (const [index, plane] of target.planes.entries()) {
      kernel.copy(plane.described, from.planes[index]!.described, 0, 0);
    }
  }
}
