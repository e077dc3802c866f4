// Resizing of planes: the weights are worked out once for a film and stay in the kernel's memory.
import {
  isCopy,
  sideWeights,
  type SamplingCurve,
  type SideWeights,
} from "../../../core/media/upscale/sampling-weights.ts";
import type { Arena } from "../../animatic/kernel/arena.ts";
import type { Means } from "./picture-request.ts";
import type { Plane, PlaneMap } from "./planes.ts";

/** Which of the two planes are of 16 bits. */
export type Depth = "bytes" | "widen" | "wide";

const DEPTHS: Readonly<Record<Depth, number>> = { bytes: 0, widen: 2, wide: 3 };

export interface Resizing {
  readonly target: Plane;
  readonly source: Plane;
  readonly map: PlaneMap;
  readonly curve: SamplingCurve;
  readonly depth: Depth;
}

/** Fills the target from the source as they are when it is called. Everything that it needs is taken from the memory now. */
export function planResizing({ arena, kernel }: Means, { target, source, map, curve, depth }: Resizing): () => void {
  const { across, down } = map;
  if (depth === "bytes" && isCopy(across) && isCopy(down) && isInside(target, source, map)) {
    return () => kernel.copy(target.described, source.described, across.start, down.start);
  }
  const side = (count: number, length: number, which: "across" | "down") =>
    sideWeights({ count, length, map: map[which], curve, grain: which === "across" ? 8 : 2 });
  const [columns, rows] = [side(target.width, source.width, "across"), side(target.height, source.height, "down")];
  const [left, top] = [keep(arena, columns), keep(arena, rows)];
  const scratch = arena.take(kernel.resampleBytes(target.width, rows.taps));
  const order = arena.words(target.described, source.described, left, top, DEPTHS[depth], scratch);
  return () => kernel.resample(order);
}

function isInside(target: Plane, source: Plane, { across, down }: PlaneMap): boolean {
  const fits = (start: number, count: number, length: number) => start >= 0 && start + count <= length;
  return fits(across.start, target.width, source.width) && fits(down.start, target.height, source.height);
}

/** Puts weights into memory and returns the address of their description. The kernel reads four at a time. */
function keep(arena: Arena, { first, weights, taps }: SideWeights): number {
  const places = arena.take(first.byteLength + 16);
  arena.put(places, new Uint8Array(first.buffer));
  const shares = arena.take(weights.byteLength + 8 * taps);
  arena.put(shares, new Uint8Array(weights.buffer));
  return arena.words(places, shares, taps);
}
