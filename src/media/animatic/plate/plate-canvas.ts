// What every painter of a location draws on. Locations are painted in the canvas's pixels; the floor line is where walls or the far
// land meet the ground that subjects stand on.
import type { SeededRandom } from "../../../core/animatic/seeded-random.ts";
import type { Palette } from "../../../core/animatic/palette.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { down, fade, type Context2D, type Stop } from "../paint/canvas.ts";

export interface PlateCanvas {
  readonly context: Context2D;
  readonly width: number;
  readonly height: number;
  /** The measure of sizes: equals the height at 16:9. */
  readonly unit: number;
  /** Height of the floor line. */
  readonly floor: number;
  readonly place: PlaceScene;
  readonly palette: Palette;
  readonly random: SeededRandom;
}

/** Fills a band from edge to edge, far beyond the canvas, so that no enlargement shows an end. */
export function fillBand(plate: PlateCanvas, top: number, height: number, fill: Context2D["fillStyle"]): void {
  plate.context.fillStyle = fill;
  plate.context.fillRect(-plate.width, top, 3 * plate.width, height);
}

/** Fills everything below the floor line; the stops run from the line to the canvas's bottom. */
export function fillFloor(plate: PlateCanvas, ...stops: readonly Stop[]): void {
  const { context, height, floor } = plate;
  fillBand(plate, floor, 2 * height, fade(context, down(floor, height), ...stops));
}

/** A width in the canvas's units that never falls under half a pixel. */
export function thick(plate: PlateCanvas, units: number): number {
  return Math.max(0.5, plate.unit * units);
}
