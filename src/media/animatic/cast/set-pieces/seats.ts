// What those who sit in a wide picture are on: a chair each, the thing that they are said to sit on, or the sofa, bench or throne that the words name, one
// for all who share it.
import { BODY } from "../../../../core/animatic/blocking/blocked.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { satOn } from "../../../../core/animatic/acting/set-pieces/sit-rules.ts";
import { readThing, type ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { thingHeight } from "../../../../core/animatic/looks/prop-heights.ts";
import { paintThing, thingSize } from "../../../cards/things/paint-object.ts";
import type { Context2D } from "../../paint/canvas.ts";

type NamedSeat = "sofa" | "bench" | "throne" | "armchair" | "deckchair" | "stool";

const NAMES: readonly (readonly [seat: NamedSeat, words: RegExp])[] = [
  ["sofa", /\b(?:sofa|couch|settee)\b/],
  ["armchair", /\b(?:armchair|easy chair|recliner)\b/],
  ["deckchair", /\b(?:deck ?chair|beach chair|sun ?lounger|lounger)\b/],
  ["bench", /(?<!\b(?:high|work|judge's|carpenter's|back|dressing) )\b(?:bench|pew)\b/],
  ["throne", /\bthrone\b/],
  ["stool", /\bstool\b/],
];
/** For several: one sits beside the other. */
const SHARED: ReadonlySet<NamedSeat> = new Set(["sofa", "bench"]);
/** Heads of a seat beyond who sits at its ends. */
const BEYOND = 1.6;

interface Seating {
  readonly line: number;
  /** Of the place and the shot, for the colour of what they name. */
  readonly words: string;
  /** Under who sits on nothing that is named. */
  readonly paintPlain: (context: Context2D, one: StagedMember, line: number) => void;
}

export function paintSeats(context: Context2D, seated: readonly StagedMember[], seating: Seating): void {
  const { line, words, paintPlain } = seating;
  const things = new Map(seated.map((one) => [one, thingUnder(one)]));
  for (const [one, thing] of things) if (thing !== undefined) paintThingUnder(context, one, { thing, line });
  const said = seated.filter((one) => things.get(one) === undefined).map((one) => ({ one, seat: seatOf(one) }));
  const there = seatIn(words);
  const plain = said.some(({ seat }) => seat === there) ? undefined : there;
  const named = said.map(({ one, seat }) => ({ one, seat: seat ?? plain }));
  for (const { one, seat } of named) if (seat === undefined) paintPlain(context, one, line);
  for (const [seat] of NAMES) {
    const own = named.filter((each) => each.seat === seat).map(({ one }) => one);
    const [first] = own;
    if (!first) continue;
    const groups = SHARED.has(seat) ? [own] : own.map((one) => [one]);
    for (const group of groups) paintNamed(context, group, { seat, line, words });
  }
}

function seatOf({ member: { beats } }: StagedMember): NamedSeat | undefined {
  return seatIn(
    beats
      .filter(({ posture }) => posture === "sit")
      .flatMap(({ because }) => because)
      .join(" "),
  );
}

/** They have backs, and are as high as they are. */
const BACKED: ReadonlySet<string> = new Set(["chair", "wheelchair", "highchair", "toilet", "cannon", "rockinghorse"]);
/** Of a grown person, in head heights; and the least breadth of what is sat on. */
const [SEAT, LEAST] = [1.95, 2.8] as const;

/** The thing that somebody is said to sit on, where it is no seat with a name. */
function thingUnder(one: StagedMember): string | undefined {
  if (seatOf(one) !== undefined) return undefined;
  const beat = one.member.beats.find(({ posture }) => posture === "sit");
  return beat && satOn(beat.because);
}

function paintThingUnder(
  context: Context2D,
  one: StagedMember,
  { thing, line }: { readonly thing: string; readonly line: number },
): void {
  const { spot, member } = one;
  const look = readThing("prop", { id: thing, name: thing, design: "" });
  const isBacked = BACKED.has(thing);
  const height = isBacked ? heightFor(one, look) : spot.head * SEAT * Math.min(1, (member.heads ?? BODY) / BODY);
  const own = 2 * thingSize(look, { width: Infinity, height }).half;
  const stretch = isBacked ? 1 : Math.max(1, (LEAST * spot.head) / own);
  context.save();
  context.translate(spot.x - spot.facing * spot.head * 0.2, spot.base);
  context.scale(spot.facing === 1 ? -stretch : stretch, 1);
  paintThing(context, look, { x: 0, base: 0, width: own * 1.01, height, line });
  context.restore();
}

/** Which one a text names; who sits where only one is named sits on it. */
function seatIn(text: string): NamedSeat | undefined {
  return NAMES.find(([, words]) => words.test(text.toLowerCase()))?.[0];
}

interface Named {
  readonly seat: NamedSeat;
  readonly line: number;
  readonly words: string;
}

function paintNamed(context: Context2D, group: readonly StagedMember[], { seat, line, words }: Named): void {
  const look = readThing("prop", {
    id: `${seat} of ${group[0]?.member.id}`,
    name: seat,
    design: designOf(seat, words),
  });
  const [left, right] = [Math.min, Math.max].map((most) => most(...group.map(({ spot }) => spot.x))) as [
    number,
    number,
  ];
  const head = Math.max(...group.map(({ spot }) => spot.head));
  const base = Math.max(...group.map(({ spot }) => spot.base));
  const height = Math.max(...group.map((one) => heightFor(one, look)));
  const own = 2 * thingSize(look, { width: Infinity, height }).half;
  const stretch = Math.max(1, (right - left + 2 * BEYOND * head) / own);
  context.save();
  context.translate((left + right) / 2, base);
  context.scale(stretch, 1);
  paintThing(context, look, { x: 0, base: 0, width: own * 1.01, height, line });
  context.restore();
}

function designOf(seat: NamedSeat, words: string): string {
  const [, nouns = /^$/] = NAMES.find(([name]) => name === seat) ?? [];
  const text = words.toLowerCase();
  const at = nouns.exec(text);
  const before = text.slice(0, at?.index ?? 0).match(/\p{L}+/gu) ?? [];
  return at ? [...before.slice(-2), at[0]].join(" ") : "";
}

/** A plain one. */
export function paintChair(context: Context2D, one: StagedMember, line: number): void {
  const { spot, member } = one;
  const chair = readThing("prop", { id: `seat of ${member.id}`, name: "chair", design: "" });
  const height = heightFor(one, chair);
  context.save();
  context.translate(spot.x - spot.facing * spot.head * 0.35, spot.base);
  if (spot.facing === 1) context.scale(-1, 1);
  paintThing(context, chair, { x: 0, base: 0, width: height * 1.4, height, line });
  context.restore();
}

function heightFor({ spot, member }: StagedMember, { shape }: ThingLook): number {
  return (spot.head * (member.heads ?? 7.1) * thingHeight(shape)) / (member.tall ?? 1);
}
