// Sizes and lengths of what hosts make of films: on a grid, in chunks, between frames. Sizes in pixels.
import type { Size } from "./film-work.ts";

/** Pixels of a frame at which SeedVR2 takes 61 frames at once. */
const CHUNK_PIXELS = 1920 * 1080;
const CHUNK_FRAMES = 61;
/** Fewer frames than this have no movement to go by. */
const LEAST_CHUNK = 5;

/** `near`: the nearest size; `cover`: none that is smaller on a side; `inside`: none that is larger. */
type Rounding = "near" | "cover" | "inside";
const ROUND: Record<Rounding, (value: number) => number> = { near: Math.round, cover: Math.ceil, inside: Math.floor };

/** Both sides as multiples of `align`. A side that is a multiple but for a rounding error stays. */
export function alignedSize({ width, height }: Size, align: number, rounding: Rounding = "near"): Size {
  const side = (length: number) => {
    const parts = Math.round((length / align) * 1e6) / 1e6;
    return Math.max(1, ROUND[rounding](parts)) * align;
  };
  return { width: side(width), height: side(height) };
}

/** What a scale makes of a size: on the grid, and where a fixed upsampler makes it, exactly that of the source's own grid. */
export function scaledSize(
  { width, height }: Size,
  scale: number,
  { align, isFixed = false }: { readonly align: number; readonly isFixed?: boolean },
): Size {
  if (!isFixed) return alignedSize({ width: width * scale, height: height * scale }, align);
  const source = alignedSize({ width, height }, align, "inside");
  return { width: source.width * scale, height: source.height * scale };
}

/** Frames of a chunk, 4n+1: as many as fit when a frame of 1920x1080 leaves room for 61. */
export function chunkFrames({ width, height }: Size): number {
  const fitting = Math.floor((CHUNK_FRAMES * CHUNK_PIXELS) / (width * height));
  return Math.max(LEAST_CHUNK, Math.floor((fitting - 1) / 4) * 4 + 1);
}
