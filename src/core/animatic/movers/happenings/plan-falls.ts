// What falls, topples or comes down in the picture: where it stands or hangs before, which way it goes over, and the dust where it lands.
import type { Beat } from "../../acting/acting.ts";
import type { Colour } from "../../colour/colour.ts";
import type { StagedMember } from "../../stage/staged-member.ts";
import type { Mover, MoverArt } from "../mover.ts";
import { fallSeconds } from "../paths.ts";
import { aheadX, behindX, freeX, personIn, type MoverRoom } from "../room-for-movers.ts";
import { fallsIn, type Fall, type FallForm } from "./read-falls.ts";

/** What is drawn, its height in heads, and whether it comes down from above. */
const DRAWN: Partial<Readonly<Record<FallForm, readonly [art: MoverArt, tall: number, isAbove: boolean]>>> = {
  case: ["falling_case", 7, false],
  board: ["falling_board", 1.6, true],
  tree: ["falling_tree", 11, false],
  wall: ["falling_wall", 6.4, false],
  flat: ["falling_flat", 7.6, false],
  door: ["falling_door", 7.6, false],
  pole: ["falling_pole", 9, false],
  cloth: ["falling_cloth", 4, true],
};

/** Furniture that falls is not pushed along besides. */
export const isToppling = (shape: string, place: MoverRoom): boolean =>
  shape === "shelf" && fallsOf(place).some(({ form }) => form === "case");

/** By that word, and it has a drawing of its own for that. */
export const isFalling = (noun: string, place: MoverRoom): boolean =>
  fallsOf(place).some((fall) => fall.noun === noun && fall.form !== "pile");

function fallsOf({ card, people }: MoverRoom): readonly Fall[] {
  const names = people.flatMap(({ member: { id, name } }) => [id, ...id.split(/[_#\s]+/), name]);
  return fallsIn(
    card.actionWords,
    names.filter((word) => word.length > 1),
  );
}

const answers = ({ because }: Beat): boolean => because.includes("buried") || because.includes("jolted");

export function planFalls(place: MoverRoom): readonly Mover[] {
  return fallsOf(place).flatMap((fall) => {
    const drawn = DRAWN[fall.form];
    if (!drawn) return [];
    const answering = place.people.find(({ member }) => member.beats.some(answers));
    const one = fall.whom === undefined ? undefined : (personIn(fall.whom, place) ?? answering ?? place.people[0]);
    const starts = startsAt(fall, answering, place);
    const count = fall.isMany && !drawn[2] ? MANY : 1;
    return Array.from({ length: count }, (_, nth) =>
      fallingAt(fall, one, { place, starts: starts + nth * LATER, nth }),
    ).flat();
  });
}

/** Of several, one after another. Seconds, and heads from one to the next. */
const MANY = 4;
const LATER = 0.4;
const APART = 2.1;

/** Parts of a shot at which it comes down, alone or after what somebody does. */
const FIRST = 0.25;
const SECOND = 0.45;

function startsAt({ from }: Fall, answering: StagedMember | undefined, { card }: MoverRoom): number {
  const beat = answering?.member.beats.find(answers);
  if (beat) return Math.max(0.35, beat.from * card.seconds - 0.25);
  return (from / Math.max(1, card.actionWords.length) > 0.25 ? SECOND : FIRST) * card.seconds;
}

interface Falling {
  readonly place: MoverRoom;
  readonly starts: number;
  readonly nth: number;
}

function fallingAt(fall: Fall, one: StagedMember | undefined, { place, starts, nth }: Falling): readonly Mover[] {
  const [art, tall, isAbove] = DRAWN[fall.form] ?? BOARD;
  const unit = one?.spot.head ?? place.unit;
  const ground = place.isNear ? place.frame.height * 1.02 : (one?.spot.base ?? place.ground);
  const { x, facing } = spotOf(fall, one, place, isAbove ? 0 : tall);
  const line = { art, unit, facing, isBefore: fall.where === "on" || nth > 0, because: [fall.because] } as const;
  if (!isAbove) return toppling(fall, { ...line, x: x + facing * nth * APART * unit, y: ground }, { starts, tall });
  if (fall.form === "cloth") return [overThem(fall, one, { ...line, x, y: 0 }, { starts, unit, ground })];
  const hangs = one ? one.spot.top - 1.4 * unit : place.frame.height * 0.2;
  return dropping({ ...line, x, y: Math.min(ground - 2 * unit, hangs) }, ground, starts);
}

const BOARD = ["falling_board", 1.6, true] as const;
/** It stays where it is: no more of it is painted than a camera sees. */
const NOWHERE = [0, 0] as const;
/** Seconds in which something goes over. */
const TOPPLES = 0.7;

function toppling(
  { form }: Fall,
  line: Omit<Mover, "at">,
  { starts, tall }: { readonly starts: number; readonly tall: number },
): readonly Mover[] {
  const topples: Mover = {
    ...{ ...line, reach: NOWHERE },
    at: (seconds) => ({ phase: 0.999 * Math.min(1, Math.max(0, (seconds - starts) / TOPPLES)) ** 2 }),
  };
  return [topples, ...dust(topples, starts + TOPPLES, { unit: line.unit, tall: form === "wall" ? tall : tall * 0.7 })];
}

function dropping(line: Omit<Mover, "at">, ground: number, starts: number): readonly Mover[] {
  const way = ground - line.y;
  const takes = Math.max(0.35, fallSeconds(way, line.unit));
  const drops: Mover = {
    ...line,
    at: (seconds) => {
      const part = Math.min(1, Math.max(0, (seconds - starts) / takes));
      return { phase: 0.999 * part, dy: way * part * part };
    },
  };
  return [drops, ...dust({ ...drops, y: ground }, starts + takes, { unit: line.unit, tall: 1 })];
}

/** Heads above somebody at which a cloth hangs, and from the ground up to its crown when it lies on them, or on nobody. */
const HUNG = 3.6;
const ON_THEM = 4.9;
const ON_GROUND = 1.4;
const CLOTH = 1.45;

function overThem(
  { where, noun }: Fall,
  one: StagedMember | undefined,
  line: Omit<Mover, "at">,
  { starts, unit, ground }: { readonly starts: number; readonly unit: number; readonly ground: number },
): Mover {
  const top = one ? one.spot.top : ground - 7 * unit;
  const y = top - HUNG * unit * CLOTH;
  const way = ground - (where === "on" ? ON_THEM : ON_GROUND) * unit - y;
  const takes = Math.max(0.4, fallSeconds(way, unit));
  return {
    ...{ ...line, y, unit: unit * CLOTH, colour: CLOTHS.find(([words]) => words.test(noun))?.[1] },
    at: (seconds) => {
      const part = Math.min(1, Math.max(0, (seconds - starts) / takes));
      return { phase: 0.999 * part, dy: way * part * part };
    },
  };
}

const CLOTHS: readonly (readonly [words: RegExp, colour: Colour])[] = [
  [/curtain/, { light: 0.42, chroma: 0.14, hue: 20 }],
  [/tent|tarpaulin/, { light: 0.5, chroma: 0.07, hue: 125 }],
  [/awning|canopy|marquee/, { light: 0.6, chroma: 0.13, hue: 30 }],
  [/banner|flag/, { light: 0.5, chroma: 0.15, hue: 260 }],
];

/** Heads from whom it falls before or behind, and nobody is hit. */
const AWAY = 2.2;

function spotOf(
  { where }: Fall,
  one: StagedMember | undefined,
  place: MoverRoom,
  tall: number,
): { readonly x: number; readonly facing: 1 | -1 } {
  if (!one) return { x: freeX(place, place.unit * 2), facing: place.people[0]?.spot.facing ?? 1 };
  const { spot } = one;
  const back = spot.facing === 1 ? -1 : 1;
  if (where === "behind") return { x: behindX(one, place, AWAY), facing: back };
  if (where !== "on") return { x: aheadX(one, place, AWAY), facing: spot.facing };
  if (tall === 0) return { x: spot.x, facing: spot.facing };
  return { x: behindX(one, place, Math.min(4.2, tall * 0.55)), facing: spot.facing };
}

/** Rises where it has landed. */
function dust(
  { x, y, facing, because }: Mover,
  at: number,
  { unit, tall }: { readonly unit: number; readonly tall: number },
): readonly Mover[] {
  return [0.35, 0.8].map((share): Mover => ({
    ...{ art: "puff", colour: DUST, x: x + facing * share * tall * unit, y: y - 0.3 * unit, unit: unit * 0.5 },
    ...{ facing, isBefore: true, because },
    at: (seconds) => {
      const part = (seconds - at) / 1.3;
      return part < 0 || part >= 1 ? undefined : { phase: part };
    },
  }));
}

const DUST = { light: 0.78, chroma: 0.02, hue: 75 };
