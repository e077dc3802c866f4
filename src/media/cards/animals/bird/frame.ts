// One bird at a moment: its look, its build, how it is held.
import { mixed, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { AnimalLook } from "../../../../core/animatic/looks/animal-look.ts";
import type { BeastMoment } from "../beast/frame.ts";
import type { Bone } from "../beast/joints.ts";
import type { Dot, Pen } from "../../pen.ts";
import { BIRD_BUILDS, type BirdBuild, type BirdSpecies } from "./build.ts";
import { birdPose, type BirdPose } from "./pose.ts";

export interface BirdFrame {
  readonly pen: Pen;
  readonly look: AnimalLook;
  readonly build: BirdBuild;
  readonly pose: BirdPose;
  /** The middle of the body. */
  readonly at: Dot;
  /** How far the breast is up. Radians. */
  readonly tilt: number;
  readonly head: Dot;
  readonly isAsleep: boolean;
}

/** How a bird stands at a moment. */
export function birdStance(
  look: AnimalLook,
  { action, phase, gaze, isBlinking = false, mouth = 0 }: BeastMoment,
): Omit<BirdFrame, "pen"> {
  const own = BIRD_BUILDS[look.species as BirdSpecies];
  const build: BirdBuild = look.isYoung
    ? { ...own, head: own.head * 1.25, neck: { ...own.neck, long: own.neck.long * 0.75 } }
    : own;
  const plain = birdPose({ action, phase, gaze }, build.tilt);
  const pose: BirdPose = { ...plain, beak: Math.max(plain.beak, mouth * 9) };
  const tilt = ((build.tilt + pose.tilt) * Math.PI) / 180;
  const low = lowHalf(build, tilt);
  const at: Dot = [0, -(pose.isLow ? low * 0.72 : build.legs + low * 0.94) - (pose.up ?? 0)];
  const neck = neckOf(build, pose, { at, tilt });
  const [x, y] = neck.at(-1) ?? [0, 0, 0];
  return { look, build, pose, at, tilt, head: [x, y], isAsleep: pose.isAsleep || isBlinking };
}

/** From the middle of the body to its lowest place. */
export function lowHalf({ deep }: BirdBuild, tilt: number): number {
  return deep * Math.cos(tilt) + 0.42 * Math.abs(Math.sin(tilt));
}

/** A place of the body that lies flat, forwards and up from its middle. */
export function onBody({ at, tilt }: Pick<BirdFrame, "at" | "tilt">, forward: number, up: number): Dot {
  return [
    at[0] - forward * Math.cos(tilt) - up * Math.sin(tilt) * -1,
    at[1] - forward * Math.sin(tilt) - up * Math.cos(tilt),
  ];
}

export function neckOf({ neck, deep }: BirdBuild, pose: BirdPose, body: Pick<BirdFrame, "at" | "tilt">): Bone {
  const root = onBody(body, 0.3, deep * 0.3);
  const angle = ((neck.angle + pose.neck) * Math.PI) / 180;
  const end: Dot = [root[0] - neck.long * Math.cos(angle), Math.min(-0.06, root[1] - neck.long * Math.sin(angle))];
  const isUp = Math.abs(pose.neck) < 30;
  const bend = isUp ? neck.bend : 0;
  const along = (part: number, side: number): Dot => [
    root[0] + (end[0] - root[0]) * part + side * Math.sin(angle),
    root[1] + (end[1] - root[1]) * part - side * Math.cos(angle),
  ];
  return [
    [...root, neck.base],
    [...along(0.36, -bend * 0.55), neck.base * 0.5 + neck.top * 0.5],
    [...along(0.74, bend * 0.62), neck.top],
    [...along(1, 0), neck.top * 0.95],
  ];
}

/** Necks that are of another colour than the body. */
export function neckColour({ look }: Pick<BirdFrame, "look">): Colour {
  if (look.species === "ostrich") return { light: 0.74, chroma: 0.05, hue: 40 };
  if (look.species === "rooster") return mixed(look.coat, { light: 0.7, chroma: 0.15, hue: 70 }, 0.6);
  if (look.species === "eagle") return look.pale;
  if (look.species === "duck" && look.coat.light < 0.8) return { light: 0.42, chroma: 0.1, hue: 155 };
  if (look.species === "pigeon" && look.coat.light < 0.8) return { light: 0.45, chroma: 0.08, hue: 165 };
  return look.coat;
}
