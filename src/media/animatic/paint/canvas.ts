// The only importer of the canvas package. Everything is painted once per take, never per frame.
import "./without-system-fonts.ts";
import {
  createCanvas,
  GlobalFonts,
  ImageData,
  loadImage,
  Path2D,
  type Canvas,
  type Image,
  type SKRSContext2D,
} from "@napi-rs/canvas";
import { css, faded, type Colour } from "../../../core/animatic/colour.ts";

export { GlobalFonts, ImageData, loadImage, Path2D, type Canvas, type Image };
export type Brush = SKRSContext2D;
export type Gradient = ReturnType<Brush["createLinearGradient"]>;

/** A clear sheet and its brush, in whole pixels. */
export function openSheet(width: number, height: number): { readonly sheet: Canvas; readonly brush: Brush } {
  const sheet = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  return { sheet, brush: sheet.getContext("2d") };
}

/** A stop of a gradient: where, 0 to 1, and what colour. */
export type Stop = readonly [part: number, colour: Colour];
export type Point = readonly [x: number, y: number];

/** The way of a gradient. */
export interface Along {
  readonly from: Point;
  readonly to: Point;
}

export function along(from: Point, to: Point): Along {
  return { from, to };
}

export function down(from: number, to: number): Along {
  return { from: [0, from], to: [0, to] };
}

export function across(from: number, to: number): Along {
  return { from: [from, 0], to: [to, 0] };
}

/** A fill that changes along a way. */
export function fade(brush: Brush, { from, to }: Along, ...stops: readonly Stop[]): Gradient {
  const gradient = brush.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [part, colour] of stops) gradient.addColorStop(part, css(colour));
  return gradient;
}

/** A fill that runs evenly from one colour to another. */
export function slope(brush: Brush, way: Along, first: Colour, last: Colour): Gradient {
  return fade(brush, way, [0, first], [1, last]);
}

/** A round shine that dies away at its radius. */
export function shine(brush: Brush, centre: Point, radius: number, colour: Colour): void {
  const [x, y] = centre;
  const strength = colour.alpha ?? 1;
  const gradient = brush.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour));
  gradient.addColorStop(0.25, css(faded(colour, strength * 0.55)));
  gradient.addColorStop(0.55, css(faded(colour, strength * 0.16)));
  gradient.addColorStop(1, css(faded(colour, 0)));
  brush.fillStyle = gradient;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Fills a closed shape through its corners. */
export function fillShape(brush: Brush, fill: string | Gradient, ...points: readonly Point[]): void {
  brush.fillStyle = fill;
  brush.beginPath();
  for (const [x, y] of points) brush.lineTo(x, y);
  brush.closePath();
  brush.fill();
}

/** Fills a rectangle with round corners. */
export function fillRound(brush: Brush, box: readonly [number, number, number, number], radius: number): void {
  brush.beginPath();
  brush.roundRect(box[0], box[1], box[2], box[3], Math.min(radius, box[2] / 2, box[3] / 2));
  brush.fill();
}
