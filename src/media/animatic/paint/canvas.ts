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
import { css, faded, type Colour } from "../../../core/animatic/colour/colour.ts";

export { GlobalFonts, ImageData, loadImage, Path2D, type Canvas, type Image };
export type Context2D = SKRSContext2D;
export type Gradient = ReturnType<Context2D["createLinearGradient"]>;

/** A transparent canvas and its context, in whole pixels. */
export function openCanvas(width: number, height: number): { readonly canvas: Canvas; readonly context: Context2D } {
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  return { canvas, context: canvas.getContext("2d") };
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
export function fade(context: Context2D, { from, to }: Along, ...stops: readonly Stop[]): Gradient {
  const gradient = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [part, colour] of stops) gradient.addColorStop(part, css(colour));
  return gradient;
}

/** A fill that runs evenly from one colour to another. */
export function slope(context: Context2D, way: Along, first: Colour, last: Colour): Gradient {
  return fade(context, way, [0, first], [1, last]);
}

/** A round shine that dies away at its radius. */
export function shine(context: Context2D, centre: Point, radius: number, colour: Colour): void {
  const [x, y] = centre;
  const strength = colour.alpha ?? 1;
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(colour));
  gradient.addColorStop(0.25, css(faded(colour, strength * 0.55)));
  gradient.addColorStop(0.55, css(faded(colour, strength * 0.16)));
  gradient.addColorStop(1, css(faded(colour, 0)));
  context.fillStyle = gradient;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Fills a closed shape through its corners. */
export function fillShape(context: Context2D, fill: string | Gradient, ...points: readonly Point[]): void {
  context.fillStyle = fill;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
}

/** Fills a rectangle with round corners. */
export function fillRound(context: Context2D, box: readonly [number, number, number, number], radius: number): void {
  context.beginPath();
  context.roundRect(box[0], box[1], box[2], box[3], Math.min(radius, box[2] / 2, box[3] / 2));
  context.fill();
}
