// What lands on somebody in the picture: its flight, the stain that it leaves on them until that is wiped off, and what runs to the ground.
import type { Beat } from "../../acting/acting.ts";
import { shareOf } from "../../acting/posture-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import { faded } from "../../colour/colour.ts";
import type { StagedMember } from "../../stage/staged-member.ts";
import type { Mover, MoverArt } from "../mover.ts";
import { round, smooth } from "../paths.ts";
import { personIn, type MoverRoom } from "../room-for-movers.ts";
import { splashesIn, type Splash } from "./read-splashes.ts";

export function planSplashes(place: MoverRoom): readonly Mover[] {
  return splashesOf(place).flatMap((splash) => {
    const text = place.card.actionWords.toLowerCase();
    return onWhom(splash, text, place).flatMap((one) => {
      const at = startsAt(splash, one, { text, place });
      const flight = splash.by === "itself" ? flightTo(one, splash, { at, place }) : [];
      return [...flight, ...stainOn(one, splash, { at: at + (flight.length > 0 ? FLIES * 0.6 : 0), place })];
    });
  });
}

/** What comes down on somebody by that word does not move by itself besides. */
export const isSplashing = (noun: string, place: MoverRoom): boolean =>
  splashesOf(place).some((splash) => splash.noun === noun);

/** All that land on somebody of the shot; what is thrown whole lies around them. */
function splashesOf({ card, people }: MoverRoom): readonly Splash[] {
  return splashesIn(card.actionWords, namesOf(people)).filter(
    ({ flowing, isPowder, noun }) => flowing !== "pieces" || isPowder || propIn([noun]) === undefined,
  );
}

const namesOf = (people: readonly StagedMember[]): readonly string[] =>
  people.flatMap(({ member: { id, name } }) => [id, ...id.split(/[_#\s]+/), name]).filter((word) => word.length > 1);

/** Seconds in which it comes flying, and part of a deed after which what it lets go of is there. */
const FLIES = 0.6;
const AFTER = 0.55;

const isSplashed = ({ because }: Beat): boolean => because.includes("splashed");

function onWhom(splash: Splash, text: string, place: MoverRoom): readonly StagedMember[] {
  const named = [splash.whom, splash.too ?? ""].flatMap((who) => personIn(who, place) ?? []);
  const answering = splash.by === "itself" ? place.people.filter(({ member }) => member.beats.some(isSplashed)) : [];
  if (named.length > 0 || answering.length > 0) return [...new Set([...named, ...answering])];
  const aimedAt = splash.by === "somebody" ? aimedAtBy(splash, place) : undefined;
  if (aimedAt) return [aimedAt];
  const before = text.slice(0, splash.from + 12);
  const last = place.people
    .map((one) => ({ one, at: Math.max(...namesOf([one]).map((name) => before.lastIndexOf(name.toLowerCase()))) }))
    .toSorted((a, b) => b.at - a.at)[0];
  return last ? [last.one] : [];
}

/** "throws her wine in his face": at whom the one who throws it is turned. */
function aimedAtBy(splash: Splash, { people }: MoverRoom): StagedMember | undefined {
  const throwing = people.flatMap(({ member }) => throwingOf(splash, member.beats) ?? []);
  return people.find(({ member }) => throwing.some(({ object }) => object === member.id));
}

const throwingOf = ({ because }: Splash, beats: readonly Beat[]): Beat | undefined =>
  beats.find((beat) => beat.object !== null && beat.because.includes(because.split(" ")[0] ?? ""));

interface AtTime {
  readonly at: number;
  readonly place: MoverRoom;
}

function startsAt(
  splash: Splash,
  one: StagedMember,
  { text, place }: { readonly text: string; readonly place: MoverRoom },
): number {
  const { seconds } = place.card;
  const answer = one.member.beats.find(isSplashed);
  if (splash.by === "itself" && answer) return Math.max(0.3, answer.from * seconds - FLIES * 0.4);
  const thrower = place.people.find(({ member }) => throwingOf(splash, member.beats)?.object === one.member.id);
  const by = thrower ?? personIn(text.slice(0, splash.until), place) ?? one;
  const [verb = ""] = splash.because.split(" ");
  const beat = by.member.beats.find(({ because }) => because.includes(verb));
  if (!beat) return Math.max(0.4, (splash.from / Math.max(1, text.length)) * seconds);
  const until = beat.until ?? by.member.beats.find(({ from }) => from > beat.from)?.from ?? 1;
  return (beat.from + AFTER * (until - beat.from)) * seconds;
}

/** Where the crown of a head is in a beat. */
function crown({ spot, member }: StagedMember, seconds: number, whole: number): number {
  const beat = member.beats.findLast(({ from }) => from * whole <= seconds);
  const share = beat ? shareOf([beat]) / shareOf(member.beats) : 1;
  return spot.base - (spot.base - spot.top) * share;
}

/** Heads below the crown. */
const LOW: Readonly<Record<Splash["part"], number>> = { face: 0.55, body: 1.8, feet: 7 };

type Point = readonly [x: number, y: number];

/** From what the words have it come from: above, a thing or vehicle of the shot, who else does something, or what is before them. */
function sourceOf(one: StagedMember, { isFalling, from }: Splash, { at, place }: AtTime): Point {
  const { spot } = one;
  const head = crown(one, at, place.card.seconds);
  if (isFalling) return [spot.x + 0.3 * spot.facing * spot.head, Math.max(-0.5 * spot.head, head - 2.4 * spot.head)];
  const before = place.card.actionWords.toLowerCase().slice(0, from);
  const thing = place.staged.find(
    ({ member }) =>
      member.kind !== "person" &&
      member.id
        .toLowerCase()
        .split(/[_\s]+/)
        .some((word) => before.includes(word)),
  );
  if (thing) return [thing.spot.x, thing.spot.top + 0.45 * (thing.spot.base - thing.spot.top)];
  const other = place.people.find((who) => who !== one && personIn(before, { ...place, people: [who] }));
  if (other) return [other.spot.x + other.spot.facing * 1.3 * other.spot.head, other.spot.top + 2.9 * other.spot.head];
  return [spot.x + spot.facing * 2 * spot.head, head + 3 * spot.head];
}

function flightTo(one: StagedMember, splash: Splash, when: AtTime): readonly Mover[] {
  const { at, place } = when;
  const { head, x } = one.spot;
  const [fromX, fromY] = sourceOf(one, splash, when);
  const target: Point = [x, crown(one, at, place.card.seconds) + Math.min(LOW[splash.part], 6.5) * head];
  const facing = target[0] >= fromX ? 1 : -1;
  const art = splash.flowing === "liquid" && !splash.isPowder ? "jet" : "pieces_fall";
  const reach = [Math.min(7.5, (Math.abs(target[0] - fromX) / head) * 1), (target[1] - fromY) / head] as const;
  const lasts = FLIES * (art === "jet" ? 1.4 : 2.2);
  const flies: Mover = {
    ...{ art, colour: splash.colour, x: fromX, y: fromY, facing, unit: head, isBefore: true, reach },
    because: [splash.because],
    at: (seconds) =>
      seconds < at || seconds > at + lasts
        ? undefined
        : { phase: round(seconds - at, 1.7), by: 0.45 + 0.55 * smooth((seconds - at) / (FLIES * 0.6)) },
  };
  if (!splash.isPowder) return [flies];
  const cloud: Mover = {
    ...{ art: "puff", colour: splash.colour, x: target[0], y: target[1], facing, unit: head * 0.36, isBefore: true },
    because: [splash.because],
    at: (seconds) => {
      const part = (seconds - at - FLIES * 0.3) / 1.1;
      return part < 0 || part >= 1 ? undefined : { phase: part };
    },
  };
  return [flies, cloud];
}

/** Water is seen through. */
const isWater = ({ flowing, colour: { light, chroma } }: Splash): boolean =>
  flowing === "liquid" && light > 0.75 && chroma > 0.03 && chroma < 0.08;
const WET = 0.6;

const WIPES = /^(?:wipe|wipe_\w+|dry_\w+|wash|wash_\w+|own_rub_\w+|brush_\w+|clean\w*|polish|lick\w*)$/;

/** Seconds at which it is wiped off by them, or off them. */
function wipedAt(one: StagedMember, at: number, { people, card }: MoverRoom): number {
  const beats = people.flatMap((who) =>
    who.member.beats.filter(
      ({ gesture, object, gaze }) =>
        WIPES.test(gesture) &&
        (who === one || object === one.member.id || (gaze.to === "subject" && gaze.id === one.member.id)),
    ),
  );
  const beat = beats.find(({ from }) => from * card.seconds > at);
  return beat ? (beat.from + WIPED * ((beat.until ?? 1) - beat.from)) * card.seconds : Infinity;
}
const WIPED = 0.75;

function stainArt(splash: Splash): MoverArt {
  if (splash.isPowder) return "dusting";
  if (splash.flowing === "pieces") return "crumbs";
  return isWater(splash) ? "drops" : "stain";
}

function stainOn(one: StagedMember, splash: Splash, { at, place }: AtTime): readonly Mover[] {
  const { spot, member } = one;
  const { seconds: whole } = place.card;
  const { because, part, flowing, isPowder } = splash;
  const colour = isWater(splash) ? faded(splash.colour, WET) : splash.colour;
  const until = wipedAt(one, at, place);
  const origin = crown(one, 0, whole);
  const art = stainArt(splash);
  const stain = (low: number, size: number): Mover => ({
    ...{ art, colour, x: spot.x, y: origin + low * spot.head, facing: spot.facing, unit: spot.head * size },
    ...{ isBefore: true, follows: member.id, because: [because] },
    at: (seconds) => {
      if (seconds < at) return undefined;
      const left = 1 - smooth((seconds - until + 0.3) / 0.6);
      const grown = smooth((seconds - at) / 0.35);
      const dy = crown(one, seconds, whole) - origin;
      return left < 0.05 ? undefined : { phase: 0.999 * grown, dy, share: left };
    },
  });
  const puddle: Mover = {
    ...{ art: "spill", colour, x: spot.x, y: spot.base, facing: spot.facing, unit: spot.head * 0.8, isBefore: false },
    ...{ because: [because] },
    at: (seconds) => (seconds < at + 0.2 ? undefined : { phase: Math.min(0.99, (seconds - at - 0.2) / 1.2) }),
  };
  const wets = flowing === "liquid" && !isPowder && !place.isNear && part !== "face" ? [puddle] : [];
  if (part === "feet") return wets.length > 0 ? wets : [stain(6.4, 0.8)];
  return part === "face" ? [stain(0, 1)] : [stain(0, 1), stain(1.6, 1.5), ...wets];
}
