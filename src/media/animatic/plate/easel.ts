// What every painter of a place works with. Places are painted in the sheet's pixels; the floor line is where walls or the far
// land meet the ground that subjects stand on.
import type { Chance } from "../../../core/animatic/chance.ts";
import type { Palette } from "../../../core/animatic/palette.ts";
import type { Place } from "../../../core/animatic/place.ts";
import { down, fade, type Brush, type Stop } from "../paint/canvas.ts";

export interface Easel {
  readonly brush: Brush;
  readonly width: number;
  readonly height: number;
  /** The measure of sizes: equals the height at 16:9. */
  readonly unit: number;
  /** Height of the floor line. */
  readonly floor: number;
  readonly place: Place;
  readonly palette: Palette;
  readonly chance: Chance;
}

/** Fills a band from edge to edge, far beyond the sheet, so that no enlargement shows an end. */
export function fillBand(easel: Easel, top: number, height: number, fill: Brush["fillStyle"]): void {
  easel.brush.fillStyle = fill;
  easel.brush.fillRect(-easel.width, top, 3 * easel.width, height);
}

/** Fills everything below the floor line; the stops run from the line to the sheet's foot. */
export function fillFloor(easel: Easel, ...stops: readonly Stop[]): void {
  const { brush, height, floor } = easel;
  fillBand(easel, floor, 2 * height, fade(brush, down(floor, height), ...stops));
}

/** A width in the easel's units that never falls under half a pixel. */
export function thick(easel: Easel, units: number): number {
  return Math.max(0.5, easel.unit * units);
}
