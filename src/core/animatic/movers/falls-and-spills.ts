// Things that fall and break, tip over and spill, boil over: with their shards, puddles and steam.
import { readThing } from "../looks/object-look.ts";
import { propIn } from "../looks/props/find-prop.ts";
import type { MoverMoment, Mover } from "./mover.ts";
import { fallen, fallSeconds, round, smooth, toAndFro } from "./paths.ts";
import { thing, type PlacedMover } from "./placed-mover.ts";
import type { SelfMotion } from "./read-self-motion.ts";

const GLASS = { light: 0.9, chroma: 0.05, hue: 90 };
const BREAKS =
  /^(?:cup|glass|wineglass|bottle|vase|plate|bowl|jug|jar|teapot|mirror|lamp|chandelier|labflask|egg|statue|bulb|crystalball)$/;

interface Fall {
  /** The height at which it begins, the way down, and what its origin is at then. */
  readonly from: number;
  readonly way: number;
  readonly at: number;
  readonly ends: number;
}

function fallOf(placed: PlacedMover): Fall {
  const { place, art, unit, tall, y } = placed;
  const isHung = art === "chandelier";
  const high = OFF_TABLE.test(place.card.actionWords.toLowerCase()) ? TABLE_TOP : SHELF;
  const shelf = place.isNear ? place.frame.height * 0.32 : y - high * unit;
  const from = isHung ? 0 : Math.max(tall * unit, shelf);
  const way = isHung ? place.ground - HUNG * unit : y - from;
  const at = Math.max(0.6, (isLater(placed) ? 0.5 : 0.22) * place.card.seconds);
  return { from, way, at, ends: at + fallSeconds(way, unit) };
}

/** "slits the mattress. Bundles of cash fall out": when that is done. */
function isLater({ place: { card, people }, one }: PlacedMover): boolean {
  const words = card.actionWords.toLowerCase();
  return people.length > 0 && words.indexOf(one.noun) > words.length * 0.45;
}

/** From a table, or out of hands. */
const OFF_TABLE = /\b(?:tables?|tablecloth|tray|counter|desk|bench|trolley)\b/;
const TABLE_TOP = 3.6;

/** Heads from the ground to a shelf, and of what hangs from a ceiling. */
const SHELF = 6.2;
const HUNG = 4;

/** From a shelf or the ceiling down to the ground, where it breaks. */
export function falling(placed: PlacedMover, first: SelfMotion): readonly Mover[] {
  const { place, art, look, unit } = placed;
  const { from, way, at, ends } = fallOf(placed);
  const isHung = art === "chandelier";
  const breaks = isHung || BREAKS.test(look?.shape ?? "");
  const rate = first === "rocks" ? 0.7 : 2.5;
  const drops = (seconds: number): MoverMoment | undefined => {
    if (breaks && !isHung && seconds >= ends) return undefined;
    const { dy, part } = fallen(seconds, { at, way, unit });
    return { phase: seconds < at ? toAndFro(seconds, rate) : 0.5 + 0.49 * part, dy };
  };
  const whole = thing({ ...placed, y: from }, drops, { turns: { from: -14, to: 60, pivot: 0.5 } });
  if (!breaks) return [whole];
  const floor = isHung ? place.ground : placed.y;
  const broken = thing({ ...placed, art: "shards", y: floor }, (seconds) =>
    seconds < ends ? undefined : { phase: Math.min(0.99, (seconds - ends) / 0.4) },
  );
  const more = isHung ? { unit: unit * 2, colour: GLASS } : { unit: unit * 1.2 };
  return [whole, { ...broken, isBefore: true, ...more }];
}

/** What is piled up, by the words: it is named behind its pile, or is what somebody takes from it. */
const PILED =
  /\b(?:pile|pyramid|stack|tower|heap|display|stand) of (?:\w+ )??(\w+)|\b(?:an?|the|one) (?:\w+ )?(\w+) (?:out of|from|off)\b/;

/** One of them that somebody moves. */
const PULLED =
  /\b(?:pull|take|tug|grab|remove|touch|bump)\w* (?:into )?(?:an?|the|one|his|her) (?:\w+ ){0,2}?(\w+)(?=,| and|$)/;

/** All that is on each other comes down. */
export function collapsing(placed: PlacedMover): readonly Mover[] {
  const { place } = placed;
  const said = PILED.exec(place.card.actionWords.toLowerCase());
  const pulled = PULLED.exec(place.card.actionWords.toLowerCase())?.[1];
  const noun = said?.[1] ?? said?.[2] ?? (propIn([pulled ?? ""]) === undefined ? "tin" : (pulled ?? "tin"));
  const look = readThing("prop", { id: noun, name: noun, design: "" });
  const at = Math.max(0.6, 0.36 * place.card.seconds);
  return [thing({ ...placed, look }, (seconds) => ({ phase: 0.99 * Math.min(1, Math.max(0, (seconds - at) / 1.1)) }))];
}

/** Part of what is done to it after which it goes, and heads that it is pushed away. */
const PUSHED = { after: 0.35, away: 0.9 } as const;

/** Over the edge of what it stands on: in a near picture down out of it, else to the ground. */
export function pushedOver(placed: PlacedMover): readonly Mover[] {
  const { place, one, x, y, unit, tall } = placed;
  const { frame, ground, isNear, card, staged } = place;
  const way = isNear ? frame.height - y + tall * unit : ground - y;
  if (way < unit) return falling(placed, "falls");
  const deed = staged
    .flatMap(({ member }) => member.beats.map((beat) => ({ beat, spot: member.id })))
    .find(({ beat }) => beat.because.includes(one.noun));
  const { from = 0, until = 1 } = deed?.beat ?? {};
  const at = (from + PUSHED.after * (until - from)) * card.seconds;
  const by = staged.find(({ member }) => member.id === deed?.spot)?.spot.x ?? x - 1;
  const aside = (by <= x ? 1 : -1) * PUSHED.away * unit;
  const whole = thing(
    placed,
    (seconds) => {
      const { dy, part } = fallen(seconds - 0.35, { at, way, unit });
      return { phase: 0.99 * part, dx: aside * smooth((seconds - at) / 0.5), dy };
    },
    { turns: { from: 0, to: 70, pivot: 0.5 } },
  );
  return [{ ...whole, isBefore: true }];
}

const HOLDS_WATER =
  /^(?:cup|glass|wineglass|bottle|jug|jar|teapot|bucket|vase|tankard|mug|bowl|pot|can|inkwell|labflask)$/;

/** Over onto its side; what was in it runs out. */
export function tipping(placed: PlacedMover): readonly Mover[] {
  const { look, art, unit, place } = placed;
  const tips = thing(placed, (seconds) => ({ phase: 0.99 * smooth((seconds - 0.5) / 0.45) }), {
    turns: { from: 0, to: 92, pivot: 0 },
  });
  if (art !== "thing" || !HOLDS_WATER.test(look?.shape ?? "")) return [tips];
  const colour = liquidIn(place.card.actionWords);
  const spill: Mover = {
    ...thing({ ...placed, art: "spill" }, (seconds) =>
      seconds < 0.8 ? undefined : { phase: Math.min(0.99, (seconds - 0.8) / 1.2) },
    ),
    ...{ unit, colour },
  };
  return [spill, tips];
}

const LIQUIDS: readonly (readonly [
  RegExp,
  { readonly light: number; readonly chroma: number; readonly hue: number },
])[] = [
  [/\bwine|blood|ketchup\b/, { light: 0.38, chroma: 0.14, hue: 15 }],
  [/\bmilk|cream\b/, { light: 0.95, chroma: 0.01, hue: 90 }],
  [/\bcoffee|tea|whisky|beer\b/, { light: 0.42, chroma: 0.07, hue: 60 }],
  [/\bink|oil\b/, { light: 0.2, chroma: 0.04, hue: 265 }],
];
const CLEAR = { light: 0.8, chroma: 0.05, hue: 230 };

function liquidIn(words: string) {
  return LIQUIDS.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? CLEAR;
}

/** Steam over it, and foam that runs down. */
export function boiling(placed: PlacedMover): readonly Mover[] {
  const { unit, tall, y, look } = placed;
  const shaken = thing(placed, (seconds) => ({ phase: toAndFro(seconds, 6) }), {
    turns: { from: -3, to: 3, pivot: 0 },
  });
  const steam: Mover = {
    ...thing({ ...placed, art: "steam", y: y - tall * unit * 0.85 }, (seconds) => ({ phase: round(seconds, 0.7) })),
    ...{ unit: unit * 0.9, isBefore: true },
  };
  const runs = thing({ ...placed, art: "spill" }, (seconds) => ({ phase: Math.min(0.99, seconds / 2) }));
  return [
    { ...runs, unit, colour: /^(?:kettle|teapot)$/.test(look?.shape ?? "") ? CLEAR : LIQUIDS[1]?.[1] },
    shaken,
    steam,
  ];
}
