// Grain: noise in brightness alone, a new field for every frame, as coarse as it is on a screen of 1080 rows.
import { scaled, type Size } from "../../../core/media/upscale/place-picture.ts";
import { SMOOTH } from "../../../core/media/upscale/sampling-weights.ts";
import type { Means } from "./picture-request.ts";
import { openWide, widePitch, type Frame, type Plane } from "./planes.ts";
import { planResizing } from "./resampler.ts";

/** Short side of a frame in which a value of noise is a pixel; in larger ones it is as much larger. */
const FINE = 1080;
/**
 * In 1/32768, what makes the noise one of 110 steps, half the range, in units of 1/64 step. Its standard deviation is 148 by the kernel,
 * of which the soft curve leaves half, and the kernel counts it 32 times.
 */
const HALF_RANGE = (110 * 64 * 32_768) / ((148 / 2) * 32);

interface Grain {
  /** 0 to 0.2 of half the range. */
  readonly grain: number;
  readonly frame: Size;
}

export interface Noise {
  /** Of values of 16 bits, in the plane's size. */
  readonly address: number;
  /** In 1/32768. */
  readonly strength: number;
  readonly make: (seed: number) => void;
}

/** Noise for a plane. */
export function planGrain(means: Means, plane: Plane, { grain, frame }: Grain): Noise {
  const { arena, kernel } = means;
  const coarse = Math.max(1, Math.min(frame.width, frame.height) / FINE);
  const side = (length: number) => Math.ceil(length / coarse);
  const field = openWide(arena, { width: side(plane.width), height: side(plane.height) });
  const target = openWide(arena, plane);
  const map = { across: scaled(1, coarse), down: scaled(1, coarse) };
  const enlarge = planResizing(means, { target, source: field, map, curve: SMOOTH, depth: "wide" });
  const make = (seed: number) => {
    kernel.noise(field.described, seed);
    enlarge();
  };
  return { address: target.address, strength: Math.round(grain * HALF_RANGE), make };
}

/** Grain over frames of this size that are done, by the seed of each. */
export function planGrainOver(means: Means, size: Frame, grain: number): (frame: Frame, seed: number) => void {
  const { address, strength, make } = planGrain(means, size.planes[0], { grain, frame: size });
  const parts = means.arena.words(0, 0, 0, 0, address, strength, widePitch(size.width));
  return (frame, seed) => {
    make(seed);
    means.kernel.finish(frame.planes[0].described, parts);
  };
}
