// What a correction makes of one colour. Skin keeps its hue and most of its strength, and what is nearly white keeps its white, however
// the rest of the picture is moved.
import type { GradeLook } from "../../contracts/files/delivery/grade.ts";
import type { Rgb } from "../takes/check/picture-meter.ts";
import { LIGHT } from "./colour-sample.ts";

/** Hue of skin in Cb and Cr, degrees; within the first angle a colour is skin, beyond the second it is none. */
const SKIN_HUE = 123;
const SKIN_ANGLES = [14, 32] as const;
/** As far as skin may turn, degrees, and as much weaker or stronger as it may get. */
const SKIN_TURN = 5;
const SKIN_STRENGTH = [0.85, 1.2] as const;

/** `strength`: 0 leaves a colour as it is. */
export function applyLook(look: GradeLook, strength: number, colour: Rgb): Rgb {
  if (strength === 0) return colour;
  const moved = protectSkin(colour, saturate(look, whiten(look, curved(look, colour))));
  return triple((index) => held(colour[index] + strength * (moved[index] - colour[index])));
}

/** The curves alone. */
export function curved(look: Pick<GradeLook, "red" | "green" | "blue">, [red, green, blue]: Rgb): Rgb {
  return [valueOn(look.red, red), valueOn(look.green, green), valueOn(look.blue, blue)];
}

/** Curves and white point: what the saturation is measured on. */
export function whitened(look: GradeLook, colour: Rgb): Rgb {
  return whiten(look, curved(look, colour));
}

export function lightOf([red, green, blue]: Rgb): number {
  return LIGHT[0] * red + LIGHT[1] * green + LIGHT[2] * blue;
}

/** How strong a colour is: the length of its Cb and Cr. */
export function chromaOf(colour: Rgb): number {
  return Math.hypot(...chromaParts(colour));
}

function valueOn(curve: readonly number[], value: number): number {
  const place = held(value) * (curve.length - 1);
  const below = Math.min(curve.length - 2, Math.floor(place));
  const [a = 0, b = 0] = [curve[below], curve[below + 1]];
  return a + (place - below) * (b - a);
}

/** Most in the middle tones, nothing at black and white. */
function whiten({ white }: GradeLook, colour: Rgb): Rgb {
  const light = held(lightOf(colour));
  const share = 4 * light * (1 - light);
  return triple((index) => colour[index] + (white[index] ?? 0) * share);
}

function saturate({ saturation }: GradeLook, colour: Rgb): Rgb {
  const light = lightOf(colour);
  const factor = 1 + (saturation - 1) * (1 - smooth(0.85, 1, light));
  return triple((index) => light + (colour[index] - light) * factor);
}

function protectSkin(before: Rgb, after: Rgb): Rgb {
  const share = skinShare(before);
  if (share === 0) return after;
  const [angle, strength] = [angleOf(before), chromaOf(before)];
  const turn = wrapped(angleOf(after) - angle);
  const hue = ((angle + Math.min(SKIN_TURN, Math.max(-SKIN_TURN, turn))) * Math.PI) / 180;
  const chroma = Math.min(strength * SKIN_STRENGTH[1], Math.max(strength * SKIN_STRENGTH[0], chromaOf(after)));
  const kept = fromChroma(lightOf(after), chroma * Math.cos(hue), chroma * Math.sin(hue));
  return triple((index) => after[index] + share * (kept[index] - after[index]));
}

/** How much a colour is that of skin, 0 to 1. */
function skinShare(colour: Rgb): number {
  const chroma = chromaOf(colour);
  const off = Math.abs(wrapped(angleOf(colour) - SKIN_HUE));
  const light = lightOf(colour);
  return (
    (1 - smooth(SKIN_ANGLES[0], SKIN_ANGLES[1], off)) *
    smooth(0.02, 0.06, chroma) *
    (1 - smooth(0.22, 0.32, chroma)) *
    smooth(0.12, 0.25, light)
  );
}

/** Cb and Cr of BT.709, each -0.5 to 0.5. */
function chromaParts(colour: Rgb): readonly [number, number] {
  const light = lightOf(colour);
  return [(colour[2] - light) / (2 * (1 - LIGHT[2])), (colour[0] - light) / (2 * (1 - LIGHT[0]))];
}

function fromChroma(light: number, cb: number, cr: number): Rgb {
  const [red, blue] = [light + 2 * (1 - LIGHT[0]) * cr, light + 2 * (1 - LIGHT[2]) * cb];
  return [red, (light - LIGHT[0] * red - LIGHT[2] * blue) / LIGHT[1], blue];
}

function angleOf(colour: Rgb): number {
  const [cb, cr] = chromaParts(colour);
  return (Math.atan2(cr, cb) * 180) / Math.PI;
}

/** Degrees from -180 to 180. */
function wrapped(angle: number): number {
  return ((((angle + 180) % 360) + 360) % 360) - 180;
}

function smooth(from: number, to: number, value: number): number {
  const part = held((value - from) / (to - from));
  return part * part * (3 - 2 * part);
}

function held(value: number): number {
  return Math.min(1, Math.max(0, value));
}

function triple(value: (index: 0 | 1 | 2) => number): Rgb {
  return [value(0), value(1), value(2)];
}
