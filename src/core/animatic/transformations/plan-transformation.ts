// How somebody who vanishes, appears, shrinks, grows, glows, comes out of something or becomes something else is seen over the time of a shot, and the smoke or light of it.
import type { Colour } from "../colour/colour.ts";
import { colourOf } from "../colour/colour-words.ts";
import type { Mover } from "../movers/mover.ts";
import { smooth } from "../movers/paths.ts";
import type { MoverRoom } from "../movers/room-for-movers.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import { readTransformation, type Transformation } from "./read-transformations.ts";

/** How much of a member is there at a moment, its size beside its own, and pixels across from its spot. */
export interface Presence {
  readonly share: number;
  readonly by: number;
  readonly dx: number;
}
export type PresenceAt = (seconds: number) => Presence;

export interface TransformationPlan {
  readonly presences: ReadonlyMap<string, PresenceAt>;
  readonly things: readonly Mover[];
}

const NONE: TransformationPlan = { presences: new Map(), things: [] };

/** Parts of the shot: when it begins, and when it is over. */
const TIMES = { change: [0.3, 0.44], slow: [0.2, 0.72] } as const;
const RISES = [0.02, 0.46] as const;
const BURIED = 0.04;
/** Who rises and fades then. */
const RISES_FIRST = [0.02, 0.26] as const;
const THEN_FADES = [0.5, 0.94] as const;
/** Sizes of who has shrunk, and of who has not grown yet. */
const SMALL = 0.2;
const UNGROWN = 0.42;
/** Parts of the shot: before which nothing comes out, and in which it does. */
const EMERGES = 0.4;
const EMERGING = 0.16;

export function planTransformation(place: MoverRoom): TransformationPlan {
  const { card, staged } = place;
  const named = staged.map(({ member }) => ({
    id: member.id,
    name: member.name,
    isPerson: member.kind === "person",
  }));
  const said = readTransformation(card.actionWords, named);
  const one = said && staged.find(({ member }) => member.id === said.who);
  if (!said || !one || !isFit(said, one)) return NONE;
  const other = staged.find(({ member }) => member.id === said.into);
  return {
    presences: new Map(presencesOf(said, { one, other, seconds: card.seconds, from: holderOf(one, place) })),
    things: airsOf(place, said, one),
  };
}

/** Who comes up out of the ground or the water, and is no swimmer. */
function isFit({ kind, because }: Transformation, { member: { look, beats } }: StagedMember): boolean {
  if (kind === "rise") {
    const isUncanny = BEASTS.has(look.kind) || look.kind === "robot" || (look.kind === "person" && look.look.isGhost);
    return beats.every(({ animal }) => animal !== "leap") && (isUncanny || GRAVE.test(because));
  }
  return kind !== "emerge" || BEASTS.has(look.kind);
}

const GRAVE = /\b(?:graves?|tomb|coffin|crypt|ground|earth|soil)\b/;

/** People come in; animals come out of what holds them. */
const BEASTS: ReadonlySet<StagedMember["member"]["look"]["kind"]> = new Set(["animal", "creature"] as const);

/** What it comes out of: the thing that is named first, or whoever opens it. */
function holderOf({ member }: StagedMember, { staged }: MoverRoom): StagedMember | undefined {
  const others = staged.filter((one) => one.member.id !== member.id);
  return others.find((one) => one.member.kind !== "person") ?? others[0];
}

interface Changed {
  readonly from?: StagedMember | undefined;
  readonly one: StagedMember;
  readonly other: StagedMember | undefined;
  readonly seconds: number;
}

function presencesOf(
  { kind, stays, rises = false }: Transformation,
  { one, other, seconds, from }: Changed,
): readonly [string, PresenceAt][] {
  const part = (now: number, [from, to]: readonly [number, number]) =>
    smooth((now / Math.max(0.1, seconds) - from) / (to - from));
  const seen = (share: number, by = 1, dx = 0): Presence => ({ share, by, dx });
  const { change, slow } = TIMES;
  const id = one.member.id;
  switch (kind) {
    case "vanish":
      return [[id, (now) => seen(1 - part(now, change))]];
    case "dissolve":
      return [[id, (now) => seen((rises ? part(now, RISES_FIRST) : 1) * (1 - part(now, rises ? THEN_FADES : slow)))]];
    case "rise":
      return [[id, (now) => seen(Math.min(1, 4 * part(now, RISES)), BURIED + (1 - BURIED) * part(now, RISES))]];
    case "appear":
      return [[id, (now) => seen(part(now, change))]];
    case "shrink":
      return [[id, (now) => seen(1, 1 + (SMALL - 1) * part(now, slow))]];
    case "grow":
      return [[id, (now) => seen(1, UNGROWN + (1 - UNGROWN) * part(now, slow))]];
    case "emerge":
      return [[id, emerging(one, from, seconds)]];
    case "glow":
      return [];
    case "become": {
      if (!other) return [];
      const dx = one.spot.x - other.spot.x;
      return [
        [id, (now) => seen(1 - part(now, change))],
        [other.member.id, (now) => (stays ? seen(1) : seen(part(now, change), 1, dx))],
      ];
    }
  }
}

/** From where it was hidden to its own place. */
function emerging({ spot, member }: StagedMember, from: StagedMember | undefined, seconds: number): PresenceAt {
  const dx = (from?.spot.x ?? spot.x) - spot.x;
  const begins = Math.max(EMERGES, member.beats.find(({ order }) => order !== undefined)?.from ?? 0);
  return (now) => {
    const out = smooth((now / Math.max(0.1, seconds) - begins) / EMERGING);
    return { share: Math.min(1, 2 * out), by: UNGROWN + (1 - UNGROWN) * out, dx: dx * (1 - out) };
  };
}

const WARM = { light: 0.88, chroma: 0.12, hue: 88 };
const GREY = { light: 0.8, chroma: 0.015, hue: 250 };
const DUST = { light: 0.66, chroma: 0.05, hue: 75 };

const AIRLESS: ReadonlySet<Transformation["kind"]> = new Set(["shrink", "grow", "rise"] as const);
const INK = /\bclouds? of (?:\w+ )?ink\b/;
const DARK = { light: 0.2, chroma: 0.02, hue: 270 };

/** Its colour, and when it is there. `colour`: the one that is named. */
function cloudOf({ kind }: Transformation, colour: Colour | undefined) {
  if (kind === "dissolve") return { tint: DUST, from: TIMES.slow[0], to: TIMES.slow[1] };
  if (kind === "emerge") return { tint: DARK, from: EMERGES, to: EMERGES + 2 * EMERGING };
  return { tint: colour ?? GREY, from: TIMES.change[0], to: TIMES.change[1] };
}

/** The cloud in which it happens, or the light around who glows. */
function airsOf({ card, unit, frame, isNear }: MoverRoom, said: Transformation, one: StagedMember): readonly Mover[] {
  const { spot, member } = one;
  if (
    AIRLESS.has(said.kind) ||
    said.because.startsWith("fade") ||
    (said.kind === "emerge" && !INK.test(card.actionWords))
  )
    return [];
  const colour = card.actionWords
    .toLowerCase()
    .split(/\W+/)
    .flatMap((word) => colourOf(word) ?? [])[0];
  const base = { facing: spot.facing, because: [said.because], follows: member.id } as const;
  const high = isNear ? spot.top + unit * 2 : (spot.top + spot.base) / 2;
  if (said.kind === "glow") {
    const at: Mover["at"] = (now) => ({ phase: 0.5 + 0.49 * Math.sin(now * 3.4), share: smooth((now - 0.1) / 0.5) });
    const tint = colour ? { ...colour, light: Math.max(0.8, colour.light) } : WARM;
    return [{ ...base, art: "halo", colour: tint, x: spot.x, y: high, unit, isBefore: false, at }];
  }
  const { tint, from, to } = cloudOf(said, colour);
  const at: Mover["at"] = (now) => {
    const part = (now / Math.max(0.1, card.seconds) - from + 0.1) / (to - from + 0.3);
    return part < 0 || part > 1 ? undefined : { phase: Math.min(0.99, part), share: 1 - smooth((part - 0.7) / 0.3) };
  };
  const size = Math.min(unit, frame.height * 0.2);
  return [{ ...base, art: "puff", colour: tint, x: spot.x, y: high, unit: size, isBefore: true, at }];
}
