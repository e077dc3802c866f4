// What something is put into, lifted out of, dipped in or emptied into: an open vessel before the hands, drawn behind what goes into it and before; and what runs out of
// what is emptied, with the heap or the puddle that it makes.
import { fixtureHead } from "../stage/beside-fixtures.ts";
import type { Beat } from "../acting/acting.ts";
import { coloursIn } from "../colour/colour-words.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Bearer, Gear } from "./gear.ts";
import { keptIn } from "./loads/kept-in.ts";
import type { Mover, VesselForm } from "./mover.ts";
import { round, smooth } from "./paths.ts";
import { prised } from "./prised.ts";
import { stuffIn, type Stuff } from "./stuffs.ts";

const FORMS: readonly (readonly [form: VesselForm, words: string])[] = [
  ["crate", "crate straw cart wagon skip wheelbarrow barrow truck"],
  ["tub", "vat barrel cask tub churn keg"],
  ["trough", "trough manger gutter trench"],
  ["basket", "basket hamper creel"],
  ["pail", "bucket pail scuttle bin tin wastebasket dustbin"],
  ["pot", "cauldron kettle basin pot copper crock"],
  ["hopper", "hopper funnel chute mixer"],
  ["stone", "sarcophagus coffin tomb casket font bath bathtub"],
  ["drum", "tank drum stand"],
  ["hive", "hive beehive"],
  ["box", "box boxes carton toolbox"],
  ["water", "pond pool river lake sea stream canal water moat fountain brook creek bay harbour"],
  ["sink", "sink washbasin"],
  ["sack", "sack bag"],
  ["vase", "vase jar jug"],
  ["dish", "dish saucer ashtray tray plate bowl"],
];
const BY_WORD: ReadonlyMap<string, VesselForm> = new Map(
  FORMS.flatMap(([form, words]) => words.split(" ").map((word) => [word, form] as const)),
);

/** Heads from the ground up to the rim. */
export const RIMS: Readonly<Record<VesselForm, number>> = {
  ...{ box: 2.7, crate: 2.5, tub: 2.6, trough: 1.7, basket: 2.5, pail: 2.3, pot: 2.3 },
  ...{ hopper: 3, stone: 2.6, drum: 2.6, hive: 2.6, water: 0.4, sink: 3, dish: 2.9, sack: 2.2, vase: 3.7 },
};
/** Heads before whoever uses it; in a near picture, where a bow moves nobody, less. */
const FORWARD = { far: 2.7, near: 1.6 } as const;
/** Where the rim is in a near picture, in parts of the frame's height. */
const NEAR_RIM = 0.84;

interface Vessel {
  readonly form: VesselForm;
  readonly noun: string;
  readonly subject: StagedMember | undefined;
}

/** The vessel that the words of a deed name last, else those of the deeds before it. */
function vesselIn(bearer: Bearer): Vessel | undefined {
  const { place, one, beat } = bearer;
  const before = one.member.beats.filter(({ from }) => from < beat.from).toReversed();
  const noun = [beat, ...before].flatMap((now) => nounIn(withRest(now, place.card.actionWords), beat) ?? [])[0];
  const form = noun === undefined ? undefined : BY_WORD.get(noun);
  if (noun === undefined && FISHES.test(beat.because[0] ?? ""))
    return { form: "water", noun: "water", subject: undefined };
  if (noun === undefined || form === undefined || (form === "drum" && thingSaid(bearer))) return undefined;
  const isNamed = ({ member }: StagedMember) =>
    member.kind !== "person" && wordsOf(`${member.id} ${member.name}`).some((word) => plainOf(word) === noun);
  return { form, noun, subject: place.staged.find(isNamed) };
}

/** A long clause is kept up to its ninth word: what it is put into may stand behind. */
function withRest(beat: Beat, action: string): Beat {
  const { because } = beat;
  const said = wordsOf(action);
  const end = because.slice(-3).join(" ");
  const at = because.length < LONG ? -1 : said.findIndex((_, place) => said.slice(place, place + 3).join(" ") === end);
  return at < 0 ? beat : { ...beat, because: [...because, ...said.slice(at + 3, at + 3 + REST)] };
}
const LONG = 9;
const REST = 3;

const nounIn = ({ because }: Beat, beat: Beat): string | undefined =>
  because
    .map(plainOf)
    .findLast((word, at) => at > 0 && because[at - 1] !== "of" && BY_WORD.has(word) && !isHeld(word, beat));

const plainOf = (word: string): string => word.toLowerCase().replace(/(?<=[^sx])s$/, "");
const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^a-z]+/);
const isHeld = (word: string, { holds }: Beat): boolean => wordsOf(holds.at(-1) ?? "").includes(word);

/** Out of water, wherever that is said. */
const FISHES = /^(?:fish|scoop|dredg)\w*$/;

interface VesselSpot {
  readonly x: number;
  /** Of its floor, and of its rim. */
  readonly y: number;
  readonly rim: number;
}

function placeOf({ place, one: { spot } }: Bearer, form: VesselForm): VesselSpot {
  const high = RIMS[form] * spot.head;
  const rim = place.isNear ? NEAR_RIM * place.frame.height : spot.base - high;
  const x = spot.x + spot.facing * (place.isNear ? FORWARD.near : FORWARD.far) * fixtureHead(spot);
  return { x: Math.max(0, Math.min(place.frame.width, x)), y: rim + high, rim };
}

/** Behind what goes into it, and before; what the shot has of it is not drawn twice. */
function vesselPieces(bearer: Bearer, { form, noun, subject }: Vessel): readonly Mover[] {
  const { place, one } = bearer;
  const { spot } = one;
  const { x, y } = placeOf(bearer, form);
  const known = place.card.scene.subjects.find(({ id }) => id === subject?.member.id);
  const [colour] = coloursIn(wordsOf(known?.design ?? ""));
  const line: Omit<Mover, "art" | "isBefore"> = {
    ...{ x, y, unit: spot.head, facing: spot.facing, because: [noun], form, colour },
    ...(subject && { standsFor: subject.member.id }),
    at: () => ({ phase: 0 }),
  };
  return [
    { ...line, art: "vessel_back", isBefore: false },
    { ...line, art: "vessel_front", isBefore: true },
  ];
}

/** A cart of the shot stands where it is. */
const isOwnPlace = ({ subject }: Vessel): boolean => subject !== undefined && subject.member.kind === "vehicle";

/** Something goes in, or comes out. */
export const intoVessel: Gear = (bearer) => {
  const vessel = vesselIn(bearer);
  if (!vessel || isOwnPlace(vessel)) return [];
  const [back, front] = vesselPieces(bearer, vessel);
  return [...(back ? [back] : []), ...keptIn(bearer, placeOf(bearer, vessel.form)), ...(front ? [front] : [])];
};

/** Its lid is put on, or comes off, from a part of the deed on. */
function lidOf(bearer: Bearer, vessel: Vessel, isShut: boolean): Mover {
  const { one, from, to } = bearer;
  const { spot } = one;
  const { x, y } = placeOf(bearer, vessel.form);
  const since = from + LIDS.since * (to - from);
  return {
    ...{ art: "vessel_lid", form: vessel.form, x, y, unit: spot.head, facing: spot.facing, isBefore: true },
    because: [vessel.noun],
    at: (seconds) => {
      const part = smooth((seconds - since) / Math.max(0.3, LIDS.takes * (to - from)));
      const opened = isShut ? 1 - part : part;
      return isShut && seconds < since ? undefined : { phase: 0.999 * opened };
    },
  };
}

const LIDS = { since: 0.45, takes: 0.3 } as const;

/** A vessel whose lid is taken off, or prised. */
export const uncovered: Gear = (bearer) => {
  const vessel = vesselIn(bearer);
  return vessel && !isOwnPlace(vessel)
    ? [...vesselPieces(bearer, vessel), lidOf(bearer, vessel, false)]
    : prised(bearer);
};

/** A vessel that is shut for good. */
export const shutUp: Gear = (bearer) => {
  const vessel = vesselIn(bearer);
  return vessel && !isOwnPlace(vessel) ? [...vesselPieces(bearer, vessel), lidOf(bearer, vessel, true)] : [];
};

/** Part of a deed after which it runs out, and heads from the spot to where it comes out: forwards and up. */
const OUT = 0.42;
const LIP = { forward: 2.35, up: 4.25, part: 0.6 } as const;
const NEAR_LIP = { forward: 1.85, down: 2.5 } as const;
const BULK: Stuff = { flowing: "pieces", colour: { light: 0.5, chroma: 0.07, hue: 60 } };
/** Heads forwards where it falls beside no vessel. */
const FALLS = 2.6;

/** Out of what is emptied, into a vessel, onto a cart, or onto the ground. */
export const emptied: Gear = (bearer) => {
  const vessel = vesselIn(bearer);
  const [back, front] = vessel && !isOwnPlace(vessel) ? vesselPieces(bearer, vessel) : [];
  return [...(back ? [back] : []), ...flowOf(bearer, vessel), ...(front ? [front] : [])];
};

/** What is drunk from, whatever it falls on: "turns his canteen over and one drop falls on the sand". */
const DRUNK_FROM = /^(?:canteen|flask|cup|mug|jug|kettle|glass|waterbottle|teapot)$/;

const drinkIn = (words: readonly string[]): Stuff | undefined =>
  words.some((word) => DRUNK_FROM.test(word)) ? stuffIn(["water"]) : undefined;

/** Of a child less. */
const lipUp = ({ head, base, top }: StagedMember["spot"]): number => Math.min(LIP.up * head, LIP.part * (base - top));

const stuffFor = (bearer: Bearer): Stuff =>
  stuffIn(bearer.beat.because) ??
  drinkIn(bearer.beat.because) ??
  stuffIn(wordsOf(bearer.place.card.actionWords)) ??
  stuffOfHeld(bearer) ??
  BULK;

/** "but no drop comes out", "nothing falls out", "it is empty". */
const COMES_OUT_EMPTY =
  /\b(?:no|not (?:a|one)(?: single)?) (?:\w+ )?drops?\b|\bnothing (?:at all )?(?:comes|falls|runs|pours|drips|is left)\b|\b(?:it|flask|bottle|purse|bag|glass|canteen|bucket) is empty\b/i;

/** What falls from the lip of what is tipped, and what it makes where it lands. */
function flowOf(bearer: Bearer, vessel: Vessel | undefined): readonly Mover[] {
  const { place, one, beat, from, to } = bearer;
  const { spot } = one;
  if (COMES_OUT_EMPTY.test(place.card.actionWords)) return [];
  const stuff = stuffFor(bearer);
  const isLiquid = stuff.flowing === "liquid";
  const lands = landingOf(bearer, vessel);
  const x = spot.x + spot.facing * (place.isNear ? NEAR_LIP : LIP).forward * spot.head;
  const y = place.isNear ? spot.top + NEAR_LIP.down * spot.head : spot.base - lipUp(spot);
  const starts = from + OUT * (to - from);
  const line = { facing: spot.facing, isBefore: true, because: beat.because, colour: stuff.colour } as const;
  return [
    {
      ...{ ...line, art: isLiquid ? "jet" : "pieces_fall", x, y, unit: spot.head },
      reach: [((lands.x - x) * spot.facing) / spot.head, (lands.y - y) / spot.head],
      at: (seconds) => (seconds < starts || seconds >= to ? undefined : { phase: round(seconds - starts, 1.6) }),
    },
    {
      ...{ ...line, art: isLiquid ? "spill" : "heap", x: lands.x, y: lands.y },
      unit: spot.head * (vessel && isLiquid ? 0.5 : 1),
      at: (seconds) => {
        const grown = smooth((seconds - starts - 0.2) / Math.max(0.6, 0.9 * (to - starts)));
        return grown === 0 ? undefined : { phase: 0.999 * grown };
      },
    },
  ];
}

/** Heads forwards that water flies out of a bucket, and down. */
const FLUNG = { forward: 4.6, down: 1.2 } as const;

/** In a bow out of a bucket, for a while. */
export const flung: Gear = ({ place, one: { spot }, beat, from, to }) => {
  const stuff = stuffIn(beat.because) ?? stuffIn(["water"]) ?? BULK;
  const [starts, ends] = [from + 0.36 * (to - from), from + 0.9 * (to - from)];
  return [
    {
      ...{ art: "jet", colour: stuff.colour, unit: spot.head, facing: spot.facing, isBefore: true },
      x: spot.x + spot.facing * LIP.forward * spot.head,
      y: place.isNear ? spot.top + 2.2 * spot.head : spot.base - 4.6 * spot.head,
      reach: [FLUNG.forward, FLUNG.down],
      because: beat.because,
      at: (seconds) => (seconds < starts || seconds > ends ? undefined : { phase: round(seconds - starts, 1.6) }),
    },
  ];
};

/** Of the basket that a design has full of tea leaves. */
function stuffOfHeld({ place, beat }: Bearer): Stuff | undefined {
  const held = place.card.scene.subjects.find(({ id }) => beat.holds.includes(id));
  return held && stuffIn(wordsOf(held.design ?? ""));
}

/** A car over which it is poured. */
const thingSaid = ({ place, beat }: Bearer): StagedMember | undefined =>
  place.staged.find(
    ({ member }) =>
      member.kind === "vehicle" &&
      wordsOf(`${member.id} ${member.name}`).some((word) => word.length > 2 && beat.because.includes(word)),
  );

function landingOf(bearer: Bearer, vessel: Vessel | undefined): { readonly x: number; readonly y: number } {
  const { place, one } = bearer;
  const { spot } = one;
  if (vessel && isOwnPlace(vessel) && vessel.subject) {
    const { x, top, base } = vessel.subject.spot;
    return { x: Math.max(0, Math.min(place.frame.width, x)), y: top + 0.25 * (base - top) };
  }
  const thing = vessel ? undefined : thingSaid(bearer);
  if (thing) {
    const { x, top, base } = thing.spot;
    const near = spot.x + spot.facing * FALLS * spot.head;
    return { x: Math.abs(x - spot.x) < 2 * FALLS * spot.head ? near : x, y: top + 0.2 * (base - top) };
  }
  if (vessel) {
    const { x, rim } = placeOf(bearer, vessel.form);
    return { x, y: rim + 0.25 * spot.head };
  }
  const x = spot.x + spot.facing * FALLS * spot.head;
  if (OVER_EDGE.test(bearer.beat.because.join(" "))) return { x, y: place.frame.height * 1.3 };
  return { x, y: place.isNear ? place.frame.height * 0.97 : spot.base };
}

/** It falls out of the picture. */
const OVER_EDGE =
  /\b(?:over|out of|off|from) (?:the|a|an|his|her) (?:\w+ ){0,2}?(?:railings?|balcony|parapet|balustrade|side|edge|rail|window|windowsill|wall|battlements?|cliff|roof|bridge)\b/;
