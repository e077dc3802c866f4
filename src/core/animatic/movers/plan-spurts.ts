// What bursts out of something that somebody works at, by a clause of its own: "beer squirts over his shirt", "flames shoot up", "sparks rain", "chips fly", "coal
// tumbles at his boots". From the hands, or from the thing that they are at, from when that is done on.
import type { Beat } from "../acting/acting.ts";
import { coloursIn } from "../colour/colour-words.ts";
import type { StagedMember } from "../stage/staged-member.ts";
import type { Mover } from "./mover.ts";
import { breaksOut } from "./happenings/plan-outbreaks.ts";
import { round, smooth } from "./paths.ts";
import { personIn, type MoverRoom } from "./room-for-movers.ts";
import { stuffOf, STUFF_WORDS, type Flowing, type Stuff } from "./stuffs.ts";

const BURSTS =
  "squirt|spurt|spray|gush|burst|shoot|jet|splash|hiss|flare|fl(?:y|ie)|erupt|leap|spit|rush|blast|foam|fizz|explode|shower|rain|roar|spew|splatter|spatter|scatter|tumble|cascade|spill|slop|run|curl|trickle|pour|blaze|crackle|whirl|flood|seep|swamp|fountain|well|stream|drip|patter|rattle|roll|drop|fall";
/** They are said of a stuff that comes loose: alone they are no burst. */
const TAME = /^(?:run|roll|drop|fall|fly|flie|curl|rain|whirl|stream|pour|tumble)/;
const SPURT = new RegExp(
  `(?:,|;|\\.|\\band\\b|\\bso that\\b|\\bwhile\\b|\\buntil\\b|\\bas\\b)\\s*(?:(?:a|an|the|some|hot|cold|black|red|white|yellow|blue|green|purple|pink|silver|wet|dry|dark|thick|bright|orange|golden|molten|boiling) )*(?:(?:jet|spray|stream|gush|fountain|shower|cloud|burst|flood|heap|tongues?|column|plume|torrent|splash|spurt|tray|pot|bowl|bucket|jug|glass|plate|cup|pan) of (?:\\w+ )?)?(?<stuff>${STUFF_WORDS})\\b(?: (?:\\w+ly|all|now))? (?<verb>(?:${BURSTS})(?:e?s|ing)?)\\b(?<rest>[^.;]*)`,
);
/** "and it foams over the bench", "and the coals flare up". */
const FOAMS = /\band (?:it|the \w+) (?<verb>foams|froths|fizzes|bubbles) (?:up|over)\b(?<rest>[^.;]*)/;

const FACE = /\b(?:face|eyes|mouth|hair|nose|cheeks?|forehead)\b/;
const BODY = /\b(?:over|on|onto|at|against|into|in|down) (?:him|her|them|his|their)\b(?! (?:feet|boots|knees|shoes))/;
const FLIES = /^fl/;
const ON_SOMEBODY = /\b(?:over|on|onto|into|at) (?:the )?\w+/;
const UP = /\b(?:up|upwards|ceiling|sky|high)\b/;
const GROUND = /\b(?:floor|ground|feet|boots|deck|shoes|knees|grass|flagstones|tiles|trench|snow)\b/;

/** They fall of their own accord. */
const WEATHER = /^(?:snow|leaves|sand|ash|ashes|ice|feathers|petals)$/;

interface Spurt {
  readonly noun: string;
  readonly text: string;
  readonly stuff: Stuff;
  readonly rest: string;
  /** Of the words before it. */
  readonly before: string;
}

function spurtIn(action: string): Spurt | undefined {
  const found = SPURT.exec(action);
  const { stuff: noun = "", verb = "", rest = "" } = found?.groups ?? {};
  const stuff = stuffOf(noun);
  if (!found || !stuff) return foamIn(action);
  if (TAME.test(verb) && !(FLIES.test(verb) && ON_SOMEBODY.test(rest)) && isTame(noun, stuff, rest)) return undefined;
  return {
    ...{ text: found[0], stuff: asSaid(stuff, verb, found[0]), rest: `${verb} ${rest}` },
    ...{ before: action.slice(0, found.index), noun },
  };
}

/** Coals that flare are flames; purple foam is purple. */
function asSaid(stuff: Stuff, verb: string, text: string): Stuff {
  const burning = /^(?:flare|blaze|crackle)/.test(verb) ? stuffOf("flames") : undefined;
  const [colour] = coloursIn(text.split(/[^a-z]+/));
  return burning ?? (colour ? { ...stuff, colour } : stuff);
}

/** It does so by itself, and over nobody. */
const isTame = (noun: string, { flowing }: Stuff, rest: string): boolean =>
  WEATHER.test(noun) || (flowing === "liquid" && !BODY.test(rest) && !FACE.test(rest));

function foamIn(action: string): Spurt | undefined {
  const found = FOAMS.exec(action);
  const stuff = stuffOf("foam");
  if (!found || !stuff) return undefined;
  return { noun: "foam", text: found[0], stuff, rest: "down", before: action.slice(0, found.index) };
}

/** Who did what is said before it. */
function doneBefore(before: string, place: MoverRoom): { readonly one: StagedMember; readonly beat: Beat } | undefined {
  const one = personIn(before, place) ?? place.people[0];
  const done = one?.member.beats.filter(
    ({ because: [verb = ""] }) => verb !== "" && before.includes(verb.toLowerCase()),
  );
  const beat = done?.at(-1) ?? one?.member.beats[0];
  return one && beat && (beat.gesture !== "none" || beat.posture !== "stand") ? { one, beat } : undefined;
}

type Point = readonly [x: number, y: number];

/** Heads from the top of a body down to the hands that work, by how it is, and forwards. */
const HANDS_DOWN: Partial<Readonly<Record<Beat["posture"], number>>> = {
  ...{ kneel: 2.5, kneel_both: 2.6, crouch: 2.2, sit: 2.4, sit_ground: 2.2 },
};
const STANDING = 2.9;
const FORWARD = 1.6;
/** Heads by which a fire is further away and lower. */
const FIRE_AWAY = 1.2;

/** Heads before the body, and above the ground, at which a fire burns that something is thrown into. */
const FIRE = { ahead: 2.8, up: 1.4 } as const;

const LIES = /^lie/;
/** The feet are on the side that is faced. */
const lyingHead = ({ x, facing, head }: StagedMember["spot"]): number => x - facing * 2.8 * head;

/** The thing of the shot that they are at, else their hands. */
function sourceOf({ one, beat }: { readonly one: StagedMember; readonly beat: Beat }, place: MoverRoom): Point {
  const { spot } = one;
  const said = new Set(beat.because.map((word) => word.toLowerCase()));
  const thing = place.staged.find(
    ({ member }) =>
      member.kind !== "person" &&
      !beat.holds.includes(member.id) &&
      member.id
        .toLowerCase()
        .split(/[_\s]+/)
        .some((word) => said.has(word)),
  );
  if (LIES.test(beat.posture)) return [lyingHead(spot) + spot.facing * 0.6 * spot.head, spot.base - 2.6 * spot.head];
  if (thing && beat.holds.at(-1) !== thing.member.id) {
    const { x, top, base } = thing.spot;
    const near = x + Math.sign(spot.x - x) * Math.min(Math.abs(spot.x - x) * 0.4, (base - top) * 0.3);
    return [near, top + 0.3 * (base - top)];
  }
  if (beat.gesture === "throw_in")
    return [spot.x + spot.facing * FIRE.ahead * spot.head, spot.base - FIRE.up * spot.head];
  const down = HANDS_DOWN[beat.posture] ?? STANDING;
  const y = spot.top + down * spot.head;
  return [spot.x + spot.facing * FORWARD * spot.head, place.isNear ? Math.min(y, 0.8 * place.frame.height) : y];
}

/** At the face or the chest of who does it. */
function onThemselves(
  { rest }: Spurt,
  { one: { spot }, beat }: { readonly one: StagedMember; readonly beat: Beat },
): Point | undefined {
  const isFace = FACE.test(rest);
  if (!isFace && !BODY.test(rest)) return undefined;
  if (LIES.test(beat.posture)) return [lyingHead(spot), spot.base - 0.7 * spot.head];
  return isFace
    ? [spot.x + spot.facing * 0.35 * spot.head, spot.top + 0.7 * spot.head]
    : [spot.x + spot.facing * 0.4 * spot.head, spot.top + 2 * spot.head];
}

/** On whom it is about, on somebody else, on the ground, or up and away. */
function targetOf(
  spurt: Spurt,
  [x, y]: Point,
  { one, beat, place }: { readonly one: StagedMember; readonly beat: Beat; readonly place: MoverRoom },
): Point {
  const { spot } = one;
  const own = onThemselves(spurt, { one, beat });
  if (own) return own;
  const ground = place.isNear ? place.frame.height : spot.base;
  if (UP.test(spurt.rest)) return [x + 0.3 * spot.facing * spot.head, Math.max(0, y - 3.2 * spot.head)];
  const other = ON_SOMEBODY.test(spurt.rest) ? personIn(spurt.rest, place) : undefined;
  if (other && other !== one) return [other.spot.x, other.spot.top + 1.6 * other.spot.head];
  if (GROUND.test(spurt.rest) || /\b(?:down|out)\b/.test(spurt.rest))
    return [x + spot.facing * 0.8 * spot.head, ground];
  return [x + spot.facing * 2.4 * spot.head, y + 0.6 * spot.head];
}

const ARTS: Readonly<Record<Flowing, Mover["art"]>> = {
  ...{ liquid: "jet", pieces: "pieces_fall", sparks: "spark_shower", flames: "flare", steam: "steam" },
};
/** Times a second that a drawing comes round. */
const RATES: Readonly<Record<Flowing, number>> = { liquid: 1.8, pieces: 1.1, sparks: 2.4, flames: 1.6, steam: 0.8 };
const SIZES: Readonly<Record<Flowing, number>> = { liquid: 1, pieces: 1, sparks: 1, flames: 1, steam: 1.3 };
/** Part of what is done after which it bursts out. */
const AFTER = 0.35;

export function planSpurts(place: MoverRoom): readonly Mover[] {
  const spurt = spurtIn(place.card.actionWords.toLowerCase());
  const done = spurt && doneBefore(spurt.before, place);
  if (!spurt || !done || breaksOut(spurt.noun, place) || OWN_FLOW.has(done.beat.gesture)) return [];
  const { one, beat } = done;
  const { flowing, colour } = spurt.stuff;
  const [x, y] = sourceOf(done, place);
  const burns = flowing === "flames" && !place.isNear ? FIRE_AWAY * one.spot.head : 0;
  const [toX, toY] = targetOf(spurt, [x, y], { one, beat, place });
  const until = one.member.beats.find(({ from }) => from > beat.from)?.from ?? 1;
  const starts = (beat.from + AFTER * (until - beat.from)) * place.card.seconds;
  const { head, facing } = one.spot;
  return [
    {
      ...{
        art: ARTS[flowing],
        colour,
        x: x + facing * burns,
        y: y + burns * 0.8,
        facing,
        unit: head * SIZES[flowing],
        isBefore: true,
        because: [spurt.text],
      },
      ...((flowing === "liquid" || flowing === "pieces") && {
        reach: [((toX - x) * facing) / head, (toY - y) / head] as const,
      }),
      at: (seconds) =>
        seconds < starts
          ? undefined
          : { phase: round(seconds - starts, RATES[flowing]), by: 0.4 + 0.6 * smooth((seconds - starts) / 0.4) },
    },
  ];
}

/** What runs out is drawn with these. */
const OWN_FLOW: ReadonlySet<Beat["gesture"]> = new Set(["tip_out", "quench", "spray", "hose_down"] as const);
