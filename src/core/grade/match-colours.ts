// The correction that brings the colours of one take to those of other pictures: curves, then what is left of a white point and of
// saturation, each within bounds. What would make things worse is no correction.
import type { GradeLook } from "../../contracts/files/delivery/grade.ts";
import { colourDistance, type Rgb } from "../takes/check/picture-meter.ts";
import { applyLook, chromaOf, curved, lightOf, whitened } from "./apply-look.ts";
import { CHANNELS, countBoth, valueAt, type ColourCount, type Pixels } from "./colour-sample.ts";
import { CURVE_NODES, matchCurves, type CurveBounds } from "./match-curves.ts";

export interface ColourMatchResult {
  readonly look: GradeLook;
  /** It changes nothing that can be seen. */
  readonly identity: boolean;
  /** CIE Lab, at full strength. */
  readonly distance: { readonly before: number; readonly after: number };
}

/** As far as a match is trusted: pictures of the same things nearly wholly, others less. */
export type Trust = "same picture" | "same scene" | "same place";

interface Bounds extends CurveBounds {
  readonly white: number;
  readonly saturation: readonly [least: number, most: number];
}

const BOUNDS: Readonly<Record<Trust, Bounds>> = {
  "same picture": { tone: 0.25, tint: 0.16, white: 0.02, saturation: [0.7, 1.4] },
  "same scene": { tone: 0.18, tint: 0.1, white: 0.02, saturation: [0.8, 1.25] },
  "same place": { tone: 0.12, tint: 0.06, white: 0.015, saturation: [0.85, 1.15] },
};

/** Parts of all values at which two pictures are compared. */
const COMPARED = [0.05, 0.15, 0.25, 0.35, 0.5, 0.65, 0.75, 0.85, 0.95];
/** Half a step of eight bits more than rounding: less is not seen. */
const UNSEEN = 1.5 / 255;
/** Below this there is no colour to measure. */
const LEAST_CHROMA = 0.008;
/** Light of the middle tones: what lies outside is black or white. */
const MIDDLE = [0.06, 0.96] as const;
/** Every so manieth pixel tells the white point and the saturation. */
const EVERY = 3;

const STRAIGHT = Array.from({ length: CURVE_NODES }, (_, index) => Number((index / (CURVE_NODES - 1)).toFixed(5)));

export const NO_LOOK: GradeLook = {
  red: STRAIGHT,
  green: STRAIGHT,
  blue: STRAIGHT,
  white: [0, 0, 0],
  saturation: 1,
};

/** Throws where there is nothing to compare. */
export function matchColours(clip: Pixels, reference: Pixels, trust: Trust): ColourMatchResult {
  const [from, to] = countBoth(clip, reference);
  if (from.pixels === 0 || to.pixels === 0) throw new Error("there is no picture to compare");
  const bounds = BOUNDS[trust];
  const curves = matchCurves(from, to, bounds);
  const white = whiteOf(
    averageOf(clip, (colour) => curved(curves, colour)),
    averageOf(reference),
    bounds.white,
  );
  const even: GradeLook = { ...curves, white, saturation: 1 };
  const look = { ...even, saturation: saturationOf(clip, reference, even, bounds.saturation) };
  const before = distanceOf(from, to);
  const after = distanceOf(...countBoth(graded(clip, look), reference));
  if (isUnseen(look) || after >= before) return { look: NO_LOOK, identity: true, distance: { before, after: before } };
  return { look, identity: false, distance: { before, after } };
}

/** The share of each channel in what is still off, less the light. */
function whiteOf(now: Rgb, wanted: Rgb, most: number): number[] {
  const light = lightOf(wanted) - lightOf(now);
  return [0, 1, 2].map((index) => {
    const off = (wanted[index] ?? 0) - (now[index] ?? 0) - light;
    return Number(Math.min(most, Math.max(-most, off)).toFixed(5));
  });
}

function saturationOf(
  clip: Pixels,
  reference: Pixels,
  look: GradeLook,
  [least, most]: readonly [number, number],
): number {
  const now = meanChroma(clip, (colour) => whitened(look, colour));
  const wanted = meanChroma(reference, (colour) => colour);
  if (now < LEAST_CHROMA || wanted < LEAST_CHROMA) return 1;
  return Number(Math.min(most, Math.max(least, wanted / now)).toFixed(4));
}

function graded(pixels: Pixels, look: GradeLook): Pixels {
  const made = new Uint8Array(pixels.length);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const colour = applyLook(look, 1, colourAt(pixels, at));
    for (const [index, value] of colour.entries()) made[at + index] = Math.round(value * 255);
  }
  return made;
}

/** How far apart the colours look, from the dark ones to the bright ones. */
function distanceOf(from: ColourCount, to: ColourCount): number {
  const colourOf = (count: ColourCount, part: number): Rgb => {
    const [red = 0, green = 0, blue = 0] = CHANNELS.map((one) => valueAt(count[one], count.pixels, part) / 255);
    return [red, green, blue];
  };
  const all = COMPARED.map((part) => colourDistance(colourOf(from, part), colourOf(to, part)));
  return Number((all.reduce((sum, one) => sum + one, 0) / all.length).toFixed(2));
}

function isUnseen({ white, saturation, ...curves }: GradeLook): boolean {
  const near = CHANNELS.every((one) =>
    curves[one].every((value, index) => Math.abs(value - (STRAIGHT[index] ?? 0)) < UNSEEN),
  );
  return near && white.every((value) => Math.abs(value) < UNSEEN) && Math.abs(saturation - 1) < 0.02;
}

function averageOf(pixels: Pixels, of: (colour: Rgb) => Rgb = (colour) => colour): Rgb {
  const mean = (index: 0 | 1 | 2) => meanOf(pixels, of, (colour) => colour[index]);
  return [mean(0), mean(1), mean(2)];
}

function meanChroma(pixels: Pixels, of: (colour: Rgb) => Rgb): number {
  return meanOf(pixels, of, chromaOf);
}

/** Of what is neither black nor white. */
function meanOf(pixels: Pixels, of: (colour: Rgb) => Rgb, value: (colour: Rgb) => number): number {
  let [sum, count] = [0, 0];
  for (let at = 0; at + 2 < pixels.length; at += 3 * EVERY) {
    const colour = of(colourAt(pixels, at));
    const light = lightOf(colour);
    if (light < MIDDLE[0] || light > MIDDLE[1]) continue;
    sum += value(colour);
    count += 1;
  }
  return sum / Math.max(1, count);
}

function colourAt(pixels: Pixels, at: number): Rgb {
  return [(pixels[at] ?? 0) / 255, (pixels[at + 1] ?? 0) / 255, (pixels[at + 2] ?? 0) / 255];
}
