// The grids of a target: which lengths and sizes it can make. docs/format.md "Length" and "Sizes of pictures".
// Lengths in frames, sizes in pixels. Where the asked length or size comes from is the build's business.
import type { CheckResult } from "../../contracts/check.ts";
import type { FrameGrid, SizeGrid } from "../../contracts/files/target.ts";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shortest length on the grid that holds the asked frames. */
export function snapLength(grid: FrameGrid, frames: number): CheckResult<number> {
  const { step, base, max } = grid;
  const snapped = frames <= base ? base : base + step * Math.ceil((frames - base) / step);
  if (snapped <= max) return { ok: true, value: snapped };
  return { ok: false, sentence: `${frames} frames are more than the ${longest(grid)} that it can make` };
}

/** The largest size on the grid that fits into the asked one and the target's limits; never below one step a side. */
export function fitSize(grid: SizeGrid, { width, height }: Size): Size {
  const { long_side: longSide = Infinity, pixels = Infinity } = grid.max_size ?? {};
  const scale = Math.min(1, longSide / Math.max(width, height), Math.sqrt(pixels / (width * height)));
  const side = (asked: number) => floorTo(grid.size_multiple, Math.floor(asked * scale));
  return { width: side(width), height: side(height) };
}

/** The size a target makes for an asked one: itself, fitted where the target fits sizes, else a sentence with the nearest legal size. */
export function legalSize(grid: SizeGrid, asked: Size): CheckResult<Size> {
  const fitted = fitSize(grid, asked);
  if (grid.size_fit === "snap" || isSame(fitted, asked)) return { ok: true, value: fitted };
  const near = fitSize(grid, nearSize(grid, asked));
  const rule = `sides must be multiples of ${grid.size_multiple}`;
  return { ok: false, sentence: `${sizeText(asked)} is off the grid: ${rule}; nearest is ${sizeText(near)}` };
}

/** The nearest size whose sides are on the grid, whatever the target's limits. */
export function nearSize(grid: SizeGrid, { width, height }: Size): Size {
  return { width: nearTo(grid, width), height: nearTo(grid, height) };
}

/** `1344x768`. */
export function sizeText({ width, height }: Size): string {
  return `${width}x${height}`;
}

export function isSame(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

function longest({ step, base, max }: FrameGrid): number {
  return base + step * Math.floor((max - base) / step);
}

function floorTo(multiple: number, value: number): number {
  return Math.max(multiple, Math.floor(value / multiple) * multiple);
}

function nearTo({ size_multiple: multiple }: SizeGrid, side: number): number {
  return Math.max(multiple, Math.round(side / multiple) * multiple);
}

/** Frames per second of a target: its own, or the show's. */
export function frameRate(template: { readonly fps: number | "series" }, seriesFps: number): number {
  return template.fps === "series" ? seriesFps : template.fps;
}
