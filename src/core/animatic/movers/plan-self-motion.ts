// Things that move by themselves in the picture: the shot's own props where they stand, others where there is room.
import { BODY } from "../blocking/blocked.ts";
import { readThing, type ThingLook } from "../looks/object-look.ts";
import { thingHeight } from "../looks/prop-heights.ts";
import { propIn } from "../looks/props/find-prop.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { isFalling } from "./happenings/plan-falls.ts";
import { breaksOut } from "./happenings/plan-outbreaks.ts";
import { isSplashing } from "./happenings/plan-splashes.ts";
import { freeX, personIn, type MoverRoom } from "./room-for-movers.ts";
import { boiling, collapsing, falling, pushedOver, tipping } from "./falls-and-spills.ts";
import type { MoverArt, MoverMoment, Mover } from "./mover.ts";
import { drifting, rising, sinking, soaring } from "./happenings/borne.ts";
import { floated, round, smooth, START, toAndFro } from "./paths.ts";
import { thing, type PlacedMover } from "./placed-mover.ts";
import { readSelfMotion, type SelfMotion, type SelfMoving } from "./read-self-motion.ts";

export interface SelfMotions {
  readonly things: readonly Mover[];
  /** Ids of subjects that are drawn so. */
  readonly ids: ReadonlySet<string>;
}

export function planSelfMotion(place: MoverRoom): SelfMotions {
  const { card, staged } = place;
  const props = staged.filter(({ member, mount }) => member.kind === "prop" && !mount);
  const propOf = (noun: string) => props.find((one) => isMeant(one, noun));
  const named = (noun: string) => {
    const id = propOf(noun)?.member.id;
    return card.scene.subjects.find((one) => one.id === id)?.design;
  };
  const ids = new Set<string>();
  const things = readSelfMotion(card.actionWords, named).flatMap((one) => {
    const prop = propOf(one.noun);
    if (isLeftOut(one, prop, place) || isSwept(one, place) || isHappening(one.noun, place)) return [];
    const own = thingsFor(place, one, prop);
    if (prop && own.length > 0) ids.add(prop.member.id);
    return own;
  });
  return { things, ids };
}

/** What lands on somebody, topples or comes down is drawn as that. */
const isHappening = (noun: string, place: MoverRoom): boolean =>
  isSplashing(noun, place) || isFalling(noun, place) || breaksOut(noun, place);

/** It is somebody, is played with, goes along as vehicles do, or is too small to be seen. */
function isLeftOut(one: SelfMoving, prop: StagedMember | undefined, place: MoverRoom): boolean {
  const goes = prop?.member.beats.some(({ way }) => way !== "none") === true;
  if ((goes && isLeft(one)) || isPerson(one, place) || isVehicle(one, place)) return true;
  if (place.card.game && GEAR.test(one.noun)) return true;
  return !prop && one.art === undefined && !place.isNear && SMALL.has(one.motions[0] ?? "acts");
}

/** What an arm sweeps away flies out of the hand. */
function isSwept({ motions }: SelfMoving, { people }: MoverRoom): boolean {
  const sweeps = people.some(({ member }) => member.beats.some(({ gesture }) => gesture === "sweep_off"));
  return motions[0] === "pushed_off" && sweeps;
}

/** What is not seen of a small thing from far away. */
const SMALL: ReadonlySet<SelfMotion> = new Set(["shakes", "turns", "goes_out", "boils", "acts"]);

const GEAR = /^(?:balls?|puck|darts?|arrows?|pins?|shuttlecock|club|racket)$/;

/** What only goes along goes as vehicles do. */
function isLeft({ art, motions }: SelfMoving): boolean {
  return art === undefined && (motions[0] === "slides" || motions[0] === "turns");
}

/** "the balloon lifts off": with whoever is in its basket. */
function isVehicle({ noun }: SelfMoving, { staged }: MoverRoom): boolean {
  return staged.some(
    ({ member }) =>
      member.kind === "vehicle" &&
      `${member.id} ${member.name}`
        .toLowerCase()
        .split(/[\s_]+/)
        .includes(noun),
  );
}

/** Somebody of the shot has that name or that kind. */
function isPerson({ noun }: SelfMoving, place: MoverRoom): boolean {
  return personIn(noun, place) !== undefined;
}

function isMeant({ member: { id, name, look } }: StagedMember, noun: string): boolean {
  const one = noun.replace(/(?<=[^s])s$/, "");
  const words = `${id} ${name}`.toLowerCase().split(/[\s_]+/);
  if (words.includes(noun) || words.includes(one)) return true;
  return look.kind === "thing" && look.look.shape !== "label" && propIn([noun]) === look.look.shape;
}

/** Heights in heads of what has a drawing of its own, and whether it hangs from above. */
const ART_SIZES: Partial<Readonly<Record<MoverArt, number>>> = {
  ...{
    rocking_chair: 4,
    rocking_horse: 3.6,
    snowman: 5,
    scarecrow: 7.4,
    armour: 7.2,
    toy_robot: 1.7,
    puppet: 2.6,
    doll: 1.9,
    statue: 7.4,
  },
  ...{ swing: 6.6, chandelier: 4, curtains: 6, toy_train: 1, dominoes: 1, pile: 5, clock_face: 3.4, leaves: 6 },
};
/** Half the breadth in heads that room is looked for. */
const HALF: Partial<Readonly<Record<MoverArt, number>>> = {
  ...{
    swing: 2.4,
    chandelier: 2,
    curtains: 2.4,
    toy_train: 2,
    dominoes: 2,
    pile: 1.6,
    statue: 1.2,
    scarecrow: 1.6,
    clock_face: 1.8,
  },
};
/** What is small lies on a table, and is drawn larger than it is. */
const LEAST = 0.62;

function thingsFor(place: MoverRoom, one: SelfMoving, prop: StagedMember | undefined): readonly Mover[] {
  const look = lookOf(one, prop);
  const art = one.art ?? (look.shape === "candle" ? "candle" : "thing");
  const spot = PROPS.has(art) ? prop?.spot : undefined;
  if (PROPS.has(art) && look.shape === "label") return [];
  const tall = tallOf(art, look.shape, place);
  const half = HALF[art] ?? Math.max(0.8, tall / 2);
  const { x, base } = spot ?? { x: freeX(place, place.unit * half), base: baseOf(art, tall, place) };
  const unit = Math.min(place.unit * nearSize(art, tall, place), (FILLS * place.frame.height) / tall);
  const placed: PlacedMover = { place, one, art, look, tall, x, y: base, unit };
  return one.isMany && one.motions[0] === "floats" ? manyFloat(placed) : alone(placed);
}

/** The part of the frame's height that something fills at most. */
const FILLS = 0.86;

/** As props are drawn, where they stand. */
const PROPS: ReadonlySet<MoverArt> = new Set(["thing", "candle"]);

function tallOf(art: MoverArt, shape: string, { isNear }: MoverRoom): number {
  return ART_SIZES[art] ?? Math.max(LEAST, thingHeight(shape) * BODY * (isNear ? 1.15 : 1.3));
}

/** Hung from above, on a wall, on the ground or on a table; what is tall stands below a near picture's edge. */
function baseOf(art: MoverArt, tall: number, { frame, ground, unit, isNear }: MoverRoom): number {
  if (art === "chandelier") return 0;
  if (art === "clock_face") return frame.height * 0.34;
  if (art === "curtains") return ground - unit;
  return isNear && tall > TALL ? frame.height * 1.02 : ground;
}

const TALL = 3;

function nearSize(art: MoverArt, tall: number, { isNear }: MoverRoom): number {
  if (!isNear) return 1;
  if (art === "toy_train") return 0.5;
  return tall > TALL ? 0.8 : art === "thing" ? 1 : 0.85;
}

function lookOf({ noun, adjectives }: SelfMoving, prop: StagedMember | undefined): ThingLook {
  if (prop?.member.look.kind === "thing") return prop.member.look.look;
  return readThing("prop", { id: noun, name: [...adjectives, noun].join(" "), design: "" });
}

/** Several float here and there, over the heads. */
function manyFloat(placed: PlacedMover): readonly Mover[] {
  const { place } = placed;
  const top = Math.min(...place.people.map(({ spot }) => spot.top), place.frame.height * 0.42);
  return Array.from({ length: 7 }, (_, at) => {
    const x = place.frame.width * (0.09 + 0.137 * at);
    const y = Math.max(place.unit * 1.1, top - place.unit * (0.3 + ((at * 53) % 70) * 0.012));
    const rate = 0.22 + (at % 3) * 0.05;
    return thing({ ...placed, x, y }, (seconds) => ({
      phase: round(seconds + at * 0.3, 1.2) * 0.45,
      dy: (toAndFro(seconds + at, rate) - 0.5) * place.unit * 0.45,
    }));
  });
}

function alone(placed: PlacedMover): readonly Mover[] {
  const { motions } = placed.one;
  const [first] = motions;
  if (first === undefined) return [];
  if (placed.art === "pile") return collapsing(placed);
  if (first === "falls" || motions.includes("falls")) return falling(placed, first);
  if (first === "pushed_off") return pushedOver(placed);
  if (first === "tips") return tipping(placed);
  if (first === "boils") return boiling(placed);
  return [thing(placed, (seconds) => SIMPLE[first](seconds, placed), TURNS[first])];
}

const TURNS: Partial<Readonly<Record<SelfMotion, Pick<Mover, "turns">>>> = {
  rocks: { turns: { from: -13, to: 13, pivot: 0 } },
  turns: { turns: { from: -16, to: 16, pivot: 0.5 } },
  shakes: { turns: { from: -5, to: 5, pivot: 0 } },
  floats: { turns: { from: -8, to: 8, pivot: 0.5 } },
  drifts: { turns: { from: -10, to: 10, pivot: 1 } },
  sinks: { turns: { from: -24, to: 24, pivot: 0.5 } },
  soars: { turns: { from: -12, to: 12, pivot: 0.5 } },
  rises: { turns: { from: -8, to: 8, pivot: 0.5 } },
};

/** Walks or slides from further away to somebody. */
function coming(seconds: number, { place, x, unit }: PlacedMover): MoverMoment {
  const { people, frame } = place;
  const to = people[0]?.spot.x ?? frame.width * 0.4;
  const from = x + (x > to ? 1 : -1) * unit * 4;
  const edge = unit * 0.6;
  const away = Math.max(edge, Math.min(frame.width - edge, from)) - x;
  const part = smooth((seconds - 0.1) / 2.6);
  return { phase: part < 1 ? toAndFro(seconds, 1.3) : 0.5, dx: away * (1 - part) };
}

const ACTING = (seconds: number): MoverMoment => ({ phase: 0.99 * smooth((seconds - START) / 0.7) });

const SIMPLE: Readonly<
  Record<
    Exclude<SelfMotion, "falls" | "tips" | "boils" | "pushed_off">,
    (seconds: number, placed: PlacedMover) => MoverMoment
  >
> = {
  rocks: (seconds) => ({ phase: toAndFro(seconds, 0.55) }),
  floats: (seconds, placed) => ({
    phase: placed.art === "candle" ? round(seconds, 1.2) * 0.45 : toAndFro(seconds, 0.3),
    dy: floated(seconds, { from: 0, to: floatsTo(placed) - placed.y, takes: 1.1 }),
  }),
  drifts: (seconds, placed) => ({ phase: toAndFro(seconds, 0.35), ...drifting(seconds, placed.place) }),
  sinks: (seconds, placed) => ({ phase: toAndFro(seconds, 0.45), ...sinking(seconds, placed.place, placed.y) }),
  rises: (seconds, placed) => ({ phase: toAndFro(seconds, 0.3), ...rising(seconds, placed.place, placed.y) }),
  soars: (seconds, placed) => ({ phase: toAndFro(seconds, 0.4), ...soaring(seconds, placed.place, placed) }),
  turns: (seconds, { art }) => ({
    phase: ROUNDS.has(art) ? round(seconds, 0.3) : art === "thing" ? toAndFro(seconds, 0.7) : ACTING(seconds).phase,
  }),
  shakes: (seconds, { unit, art }) =>
    art === "clock_face"
      ? { phase: round(seconds, 0.3) }
      : { phase: toAndFro(seconds, 5), dx: Math.sin(seconds * 41) * unit * 0.06 },
  slides: (seconds, placed) => (placed.art === "toy_train" ? { phase: round(seconds, 0.3) } : coming(seconds, placed)),
  goes_out: (seconds) => ({ phase: seconds < 1.1 ? round(seconds, 1.2) * 0.45 : 0.55 + 0.44 * round(seconds, 0.6) }),
  acts: (seconds) => ACTING(seconds),
};
const ROUNDS: ReadonlySet<MoverArt> = new Set(["toy_train", "puppet", "toy_robot", "clock_face", "leaves"]);

/** The height of a face, or over a head. */
function floatsTo({ place, tall, unit }: PlacedMover): number {
  const [first] = place.people;
  if (!first) return place.frame.height * 0.45;
  const isOver = /\b(?:above|over|ceiling|sky)\b/.test(place.card.actionWords.toLowerCase());
  const middle = isOver ? first.spot.top - unit * 0.4 : first.spot.top + unit * 0.6 + (tall * unit) / 2;
  return Math.max(tall * unit * 1.05, middle);
}
