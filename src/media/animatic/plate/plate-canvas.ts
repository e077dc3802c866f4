// What every painter of a location draws on. Locations are painted in the canvas's pixels; the floor line is where walls or the far
// land meet the ground that subjects stand on.
import type { SeededRandom } from "../../../core/animatic/seeded-random.ts";
import { css, mixed, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { CameraSetUp } from "../../../core/animatic/camera/camera-set-up.ts";
import type { Palette } from "../../../core/animatic/colour/palette.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { down, fade, fillShape, shine, type Context2D, type Gradient, type Point, type Stop } from "../paint/canvas.ts";

export interface PlateCanvas {
  readonly context: Context2D;
  readonly width: number;
  readonly height: number;
  /** The measure of sizes: equals the height at 16:9. */
  readonly unit: number;
  /** Height of the floor line. */
  readonly floor: number;
  /** Where lines of depth meet, the same in all layers. */
  readonly meet: number;
  /** From where it is seen. */
  readonly camera: CameraSetUp;
  /** What the framing shows of the canvas, about. */
  readonly view: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Where the sun or the moon stands. */
  readonly sun: Point;
  readonly place: PlaceScene;
  readonly palette: Palette;
  readonly random: SeededRandom;
  /** Windows that the place is seen through, noted as they are painted: rain and snow move behind them. */
  readonly glass: GlassBox[];
}

/** Left, top, right and bottom of a window. */
export type GlassBox = readonly [left: number, top: number, right: number, bottom: number];

export type Fill = Colour | string | Gradient;
export type Painter = (plate: PlateCanvas) => void;

/** Layers from far to near, each painted on its own; only the farthest covers the canvas. */
export interface PlaceDesign {
  readonly far: Painter;
  readonly middle?: Painter;
  /** The ground that subjects stand on, and what stands beside them. */
  readonly near?: Painter;
  /** Before the subjects, at the edges. */
  readonly front?: Painter;
  /** Lights that come and go: each is painted in the middle distance. */
  readonly lights?: readonly MovingLight[];
}

export interface MovingLight {
  readonly paint: Painter;
  readonly rhythm: Rhythm;
  /** Whether a place has it; all have it where this is absent. */
  readonly when?: (place: PlaceScene) => boolean;
}

export type Rhythm = "flicker" | "shimmer" | "counter-shimmer" | "breathe" | "neon" | "lightning";

const fillOf = (fill: Fill): string | Gradient => (typeof fill === "object" && "light" in fill ? css(fill) : fill);

/** Fills a band from edge to edge, far beyond the canvas, so that no enlargement shows an end. */
export function fillBand(plate: PlateCanvas, top: number, height: number, fill: Fill): void {
  plate.context.fillStyle = fillOf(fill);
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

/** `box`: left, top, width, height. */
export function rect(plate: PlateCanvas, fill: Fill, box: readonly [number, number, number, number]): void {
  plate.context.fillStyle = fillOf(fill);
  plate.context.fillRect(...box);
}

export function shape(plate: PlateCanvas, fill: Fill, ...points: readonly Point[]): void {
  fillShape(plate.context, fillOf(fill), ...points);
}

/** `size`: half the width, and half the height and a turn where they differ. */
export function oval(
  plate: PlateCanvas,
  fill: Fill,
  [x, y]: Point,
  size: number | readonly [across: number, high: number, turn?: number],
): void {
  const [across, high, turn = 0] = typeof size === "number" ? [size, size] : size;
  const { context } = plate;
  context.fillStyle = fillOf(fill);
  context.beginPath();
  context.ellipse(x, y, Math.abs(across), Math.abs(high), turn, 0, 7);
  context.fill();
}

/** A line through points; the width in units. */
export function line(plate: PlateCanvas, fill: Fill, units: number, ...points: readonly Point[]): void {
  const { context } = plate;
  context.strokeStyle = fillOf(fill);
  context.lineWidth = thick(plate, units);
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** Light that is added to what is there. */
export function glow(plate: PlateCanvas, centre: Point, radius: number, colour: Colour): void {
  plate.context.globalCompositeOperation = "screen";
  shine(plate.context, centre, radius, colour);
  plate.context.globalCompositeOperation = "source-over";
}

/** Light on a layer that is clear where nothing is painted. */
export function halo(plate: PlateCanvas, centre: Point, radius: number, colour: Colour): void {
  shine(plate.context, centre, radius, colour);
}

/** Whether lamps are on. */
export function isDark({ place: { hour } }: PlateCanvas): boolean {
  return hour === "night" || hour === "dusk" || hour === "blue";
}

/** Whether a word of the place is there. */
export function has({ place }: Pick<PlateCanvas, "place">, ...words: readonly string[]): boolean {
  return words.some((word) => place.things.has(word));
}

/** Whether the words deny it. */
export function lacks({ place }: Pick<PlateCanvas, "place">, ...words: readonly string[]): boolean {
  return words.some((word) => place.without.has(word));
}

const OUTSIDE_LIGHT = { dawn: 0.86, day: 1, golden: 0.94, dusk: 0.62, blue: 0.54, night: 0.44 } as const;

/** A material in the light of the hour: `light` as by day. */
export function lit({ place, palette }: PlateCanvas, light: number, chroma: number, hue: number): Colour {
  const inside = Math.min(1.1, 0.22 + (0.78 * palette.wall.light) / 0.73);
  const held = place.outside ? OUTSIDE_LIGHT[place.hour] : inside;
  return { light: Math.min(0.96, light * held), chroma: chroma * (0.55 + 0.45 * Math.min(1, held)), hue };
}

/** What the air makes of a colour far away: 0 is here, 1 the horizon. */
export function hazed({ palette }: PlateCanvas, colour: Colour, far: number): Colour {
  return mixed(colour, palette.haze, far);
}
