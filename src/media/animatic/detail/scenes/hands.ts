// What the scenes of large hands share: a hand in poses one after another, and how it comes and goes.
import type { DetailBeast, DetailBeat, DetailThing } from "../../../../core/animatic/detail/detail.ts";
import type { HandLook } from "../../../../core/animatic/detail/hand-look.ts";
import type { HandPose } from "../../../../core/animatic/detail/hand-look.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import { readThing } from "../../../../core/animatic/looks/object-look.ts";
import type { Dot } from "../../../cards/pen.ts";
import { EVERYWHERE, ease, type Paint, type Sprite } from "../sprite.ts";
import { handAt, heightOf, thingAt, type HandAt } from "./bench.ts";

export interface HandScene {
  readonly hand: HandLook;
  readonly other: HandLook | null;
  readonly beast: DetailBeast | null;
  readonly leg: PersonLook | null;
  readonly beat: DetailBeat;
}

export type Scene = (scene: HandScene) => readonly Sprite[];
export type Path = Sprite["at"];

export const named = (noun: string): DetailThing => ({
  word: noun,
  look: readThing("prop", { id: noun, name: noun, design: "" }),
  fixture: null,
});

export const comesIn: Path = (part, seconds) => ({
  dx: 0.75 * (1 - ease(part, -0.1, 0.22)),
  dy: Math.sin(seconds * 1.7) * 0.004,
});

export function moving(drawings: readonly Paint[], at: Path): Sprite {
  return { drawings, box: EVERYWHERE, at };
}

export function poses(
  look: HandLook,
  list: readonly (readonly [from: number, pose: HandPose, at: HandAt])[],
  path: Path,
): Sprite {
  return moving(
    list.map(([, pose, at]) => handAt(look, pose, at)),
    (part, seconds) => {
      const drawing = list.findLastIndex(([from]) => part >= from);
      const shown = path(part, seconds);
      return shown && { ...shown, drawing: Math.max(0, drawing) };
    },
  );
}

export const joined =
  (a: Path, b: Path): Path =>
  (part, seconds) => {
    const [one, two] = [a(part, seconds), b(part, seconds)];
    return one && two && { ...one, ...two, dx: (one.dx ?? 0) + (two.dx ?? 0), dy: (one.dy ?? 0) + (two.dy ?? 0) };
  };

export function along(sprite: Sprite, way: Path): Sprite {
  return { ...sprite, at: joined(sprite.at, way) };
}

export function fixtureOr(
  thing: DetailThing | null,
  target: DetailThing | null,
  fixture: NonNullable<DetailThing["fixture"]>,
): DetailThing {
  const known =
    [target, thing].find((one) => one?.fixture === fixture) ??
    [thing, target].find((one) => one?.fixture && one.fixture !== "wall" && one.fixture !== "pane");
  return known ?? thing ?? target ?? { word: fixture, look: null, fixture };
}

/** Two hands of one person, one from each side. */
export function both(
  hand: HandLook,
  pose: HandPose,
  { gap, y, turn }: { readonly gap: number; readonly y: number; readonly turn: number },
  way: (side: 1 | -1) => Path,
): readonly Sprite[] {
  return [
    poses(hand, [[0, pose, { x: -gap, y, turn, isLeft: true }]], way(-1)),
    poses(hand, [[0, pose, { x: gap, y, turn }]], way(1)),
  ];
}

/** A thing with the place where it was held as its place. */
export function restingAt(thing: DetailThing, [x, y]: Dot, size: number): Paint {
  return (pen) => {
    pen.context.save();
    pen.context.translate(x, y);
    thingAt(thing, [0, heightOf(thing) * size * 0.4], { size })({ ...pen });
    pen.context.restore();
  };
}

export const TURNS = [0, 0.25, 0.5, 0.75, 1];
