// Where along its length a thing is held, and whether the fingers are closed around it.
import type { HandGrip } from "../../../../core/animatic/acting/pose.ts";
import type { Gesture } from "../../../../core/animatic/acting/gestures/names.ts";
import { toolOf } from "../../../../core/animatic/acting/poses.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { gripOf } from "../../../../core/animatic/looks/prop-heights.ts";

/** Held around the middle, so that fingers do not hide them. */
const CUPS: ReadonlySet<string> = new Set(["cup", "glass", "whiskyglass", "wineglass", "bottle"]);
/** Part of their length, from the foot, at which things are held. */
const HELD_AT: Readonly<Record<string, number>> = {
  broom: 0.66,
  rake: 0.66,
  mop: 0.66,
  oar: 0.66,
  pitchfork: 0.4,
  bakerspeel: 0.4,
  chimneybrush: 0.4,
  ladle: 0.86,
  plunger: 0.9,
  jackhammer: 0.92,
  vacuum: 0.9,
  spade: 0.72,
  staff: 0.62,
  cane: 0.9,
  stick: 0.2,
  tripod: 0.7,
  crutch: 0.7,
  spear: 0.42,
  rifle: 0.45,
  gun: 0.25,
};
/** So small that a hand would hide them: they are held up before the fingers, and glint. */
export const TINY: ReadonlySet<string> = new Set(
  "ring gem coin key bullet usb nail needle pearl screw postagestamp sugarcube".split(" "),
);
/** Part of its length below it at which the fingers end. */
const PINCHED = -0.45;

/** `isRaised`: the hand is above the elbow, under what lies in it. */
export function heldAt({ shape }: ThingLook, isRaised: boolean): number {
  const own = HELD_AT[shape];
  if (own !== undefined) return own;
  if (TINY.has(shape)) return PINCHED;
  const grip = gripOf(shape);
  if (grip === "up") return 0.1;
  return grip === "down" ? 0.97 : CUPS.has(shape) ? 0.34 : isRaised ? RAISED_AT : 0.62;
}

/** Of what a raised hand shows: its foot is in the fingers. */
export const RAISED_AT = 0.16;

/** A handle is in the fist; what is shown lies before the fingers. Undefined for an empty hand. */
export function gripIn(thing: ThingLook | undefined): HandGrip | undefined {
  if (!thing) return undefined;
  return gripOf(thing.shape) === "flat" && !TINY.has(thing.shape) && !HELD_AT[thing.shape] ? "shown" : "closed";
}

/** So large that they hide the face, unless they are held by the middle. */
const BROAD: ReadonlySet<string> = new Set(["map", "blueprint", "newspaperspread", "menucard"]);
const BEFORE_CHEST = 0.55;

/** The place that a gesture asks for, where the thing lies in the hand as the tool does that it is meant for. */
export function gripAs(thing: ThingLook, gesture: Gesture, asked: number | undefined): number | undefined {
  const tool = toolOf(gesture);
  if (BROAD.has(thing.shape) && (gesture === "read" || gesture === "read_together")) return BEFORE_CHEST;
  if (thing.shape === "spear" && asked === 0.1) return undefined;
  if (tool === undefined || gripOf(thing.shape) === gripOf(tool)) return asked;
  return gripOf(thing.shape) === "up" ? undefined : asked;
}
