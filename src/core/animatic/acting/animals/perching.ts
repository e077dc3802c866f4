// Animals that are on somebody, in their arms, in a mouth or on a leash, by the words of the action: whoever has them goes with them.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import type { PerchPlace } from "./action-names.ts";
import { delivering } from "./delivering.ts";
import { startingAt, takenIn } from "./in-jaws.ts";
import { kneeling, licked } from "./licked.ts";
import { raisedBy } from "../set-pieces/piece-heights.ts";
import { perchesIn, type PerchedAnimal } from "./read-perches.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

export function withPerches(acting: Acting, action: string, actors: readonly Actor[]): Acting {
  const beasts = actors.filter(({ isBeast }) => isBeast);
  if (beasts.length === 0) return acting;
  const done = new Map(acting);
  for (const held of [...perchesIn(action, actors), ...heldByDeed(acting, actors), ...guiding(acting, actors)])
    if (done.get(held.beast.id)?.some(({ perch }) => perch) !== true) {
      const before = acting.get(held.beast.id) ?? [STANDING];
      const taken = held.at === "mouth" ? takenIn(acting.get(held.on.id) ?? []) : undefined;
      const own = perched(before, { ...held, raised: raisedUnder(acting.get(held.on.id)) });
      done.set(held.beast.id, taken ? [{ ...(before[0] ?? STANDING), from: 0 }, ...startingAt(own, taken.at)] : own);
      if (taken) done.set(held.on.id, taken.beats);
      done.set(held.on.id, holding(done.get(held.on.id) ?? [], held));
    }
  return onTables(licked(following(inFile(setDown(delivering(done, actors), actors), actors), actors), actors), actors);
}

/** "the dog leads Erik across": on its lead, ahead of whom it leads. */
function guiding(acting: Acting, actors: readonly Actor[]): readonly PerchedAnimal[] {
  return actors.flatMap((beast): readonly PerchedAnimal[] => {
    const leads = beast.isBeast
      ? acting.get(beast.id)?.find(({ because: [verb = ""] }) => LEADING.test(verb))
      : undefined;
    const on = leads && actors.find(({ id, acts, isPerson }) => acts && isPerson && id === leads.object);
    return leads && on ? [{ beast, on, at: "lead", way: "stays", because: leads.because }] : [];
  });
}

const LEADING = /^(?:lead|led|guid|shepherd)/;

/** Whom an animal leads goes along with it: the ducklings behind the duck. */
function inFile(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const leader of actors.filter(({ isBeast }) => isBeast)) {
    const leads = (acting.get(leader.id) ?? []).find(({ because: [verb = ""] }) => LEADING.test(verb));
    const other =
      leads && actors.find(({ id, isBeast }) => isBeast === true && id === leads.object && id !== leader.id);
    if (other)
      done.set(
        other.id,
        (acting.get(other.id) ?? [STANDING]).map((beat) => behind(plain(beat), leader.id)),
      );
  }
  return done;
}

function behind(beat: Beat, on: string): Beat {
  return { ...led(beat, on), perch: { on, at: "after" } };
}

const FOLLOWS = /^(?:after|behind)$/;

/** A group of animals that goes after somebody who goes. */
function following(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const one of actors.filter(({ isBeast, acts }) => acts && isBeast === true)) {
    const goes = (acting.get(one.id) ?? []).find(
      ({ way, because }) => way === "across" && because.slice(1, 3).some((word) => FOLLOWS.test(word)),
    );
    const leader = actors.find(({ id, isPerson }) => isPerson && id === goes?.object);
    const isLed =
      leader && (acting.get(leader.id) ?? []).some(({ way, posture }) => way === "across" && posture === "walk");
    if (goes && isLed) done.set(one.id, [{ ...goes, posture: "walk", perch: { on: leader.id, at: "after" } }]);
  }
  return done;
}

const plain = (beat: Beat): Beat => ({ ...beat, gesture: "none", posture: "stand", animal: undefined });

/** Words of what is done with a small animal on a table, and in a tub. */
const ON_TABLE = /^(?:examin|treat|vaccinat|bandag|weigh|operat|listen|inject|clip|trim)/;
const IN_TUB = /^(?:bathe|bathing|wash|soap|rins|lather|scrub)/;

/** What is shorn stands on the ground. */
const FLEECE = /^(?:wool|fleece|sheep|ewe|ram|lamb|alpaca|llama|goat)$/;

function siteFor(because: readonly string[]): "tub" | "table" | undefined {
  const [verb = ""] = because;
  if (IN_TUB.test(verb)) return "tub";
  return ON_TABLE.test(verb) && !because.some((word) => FLEECE.test(word)) ? "table" : undefined;
}

function onTables(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const person of actors.filter(({ acts, isBeast }) => acts && !isBeast))
    for (const { because, object } of acting.get(person.id) ?? []) {
      const kind = siteFor(because);
      const beast = actors.find((one) => one.isBeast && one.isSmall && one.id === object);
      if (!kind || !beast || (acting.get(beast.id) ?? []).some(({ perch }) => perch)) continue;
      done.set(
        beast.id,
        (acting.get(beast.id) ?? [STANDING]).map((beat): Beat => ({ ...beat, site: { kind, id: null } })),
      );
    }
  return done;
}

const CARRYING: ReadonlySet<Beat["gesture"]> = new Set([
  "carry",
  "cradle",
  "hold",
  "lift",
  "clutch",
  "shoulder",
  "pick_up",
  "under_arm",
  "carry_person",
  /** To the own cheek. */
  "make_up_them",
]);
/** By the scruff, the tail or the ears. */
const HANGING: ReadonlySet<Beat["gesture"]> = new Set(["raise", "show", "dangle"]);
const placeIn = ({ gesture }: Beat): PerchPlace => (HANGING.has(gesture) ? "hung" : "arms");

/** "holds the cat against his chest": the own one. */
const HELD_CLOSE =
  /^(?:hold|held|press|squeez|clasp)\w* (?:the|an?|his|her|their) (?:\w+ ){1,3}?(?:against|to) (?:his|her|their) (?:chest|breast|heart|cheek|face|neck|shoulder)\b/;
const isHeldClose = ({ because }: Beat): boolean => HELD_CLOSE.test(because.join(" "));

/** Who drives sheep has an arm up, and no sheep in it. */
const isCarrying = (beat: Beat): boolean =>
  CARRYING.has(beat.gesture) ||
  (HANGING.has(beat.gesture) && !/^(?:driv|drov|herd|shoo|muster|round)/.test(beat.because[0] ?? "")) ||
  isHeldClose(beat);

/** A small animal that somebody carries is in their arms. */
function heldByDeed(acting: Acting, actors: readonly Actor[]): readonly PerchedAnimal[] {
  return actors.flatMap((person): readonly PerchedAnimal[] => {
    if (!person.acts || person.isBeast) return [];
    const beat = (acting.get(person.id) ?? []).find(isCarrying);
    const beast = actors.find((one) => one.isBeast && one.isSmall && one.id === beat?.object);
    return beat && beast ? [{ beast, on: person, at: placeIn(beat), way: "stays", because: beat.because }] : [];
  });
}

/** "picks up the cat and sets it down": in the arms until then, and on the ground from then on. */
function setDown(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id: on } of actors.filter(({ acts, isBeast }) => acts && !isBeast)) {
    const beats = acting.get(on) ?? [];
    const at = beats.findIndex(({ because }) => SETS_DOWN.test(because.join(" ")));
    const beat = beats[at];
    const beast = beat && actors.find((one) => one.isBeast && one.isSmall && one.id === beat.object);
    if (!beat || !beast) continue;
    const [own = STANDING] = acting.get(beast.id) ?? [];
    const from = beat.from + ((beats[at + 1]?.from ?? 1) - beat.from) * LOWERED;
    done.set(
      on,
      beats.flatMap((one, place) => (place === at ? lowering(one, from) : [one])),
    );
    done.set(beast.id, [
      { ...own, ...resting([own]), from: 0, perch: { on, at: "arms" }, object: on, way: "none", gesture: "none" },
      { ...STANDING, from, object: on, because: beat.because, ...onTableOf(beat) },
    ]);
  }
  return done;
}

const onTableOf = ({ because }: Beat): Pick<Beat, "site"> =>
  ON_A_TABLE.test(because.join(" ")) ? { site: { kind: "table", id: null } } : {};

const lowering = (beat: Beat, from: number): readonly Beat[] => [
  { ...beat, gesture: "cradle" },
  { ...(ON_A_TABLE.test(beat.because.join(" ")) ? beat : kneeling(beat)), from, gesture: "reach" },
];

const SETS_DOWN =
  /^(?:(?:sets?|puts?|lays?|lowers?|places?|releases?) (?:\w+ ){1,3}?(?:down|into?|onto?)|(?:lifts?|hoists?|heaves?) (?:\w+ ){1,3}?on(?:to)? (?:to )?(?:\w+ ){0,3}?(?:table|desk|counter|bench))\b/;
const ON_A_TABLE = /\b(?:table|desk|counter|bench)\b/;
/** Part of the deed at which it is on the ground. */
const LOWERED = 0.35;

/** Share of the shot in which it comes to where it is then. */
const ARRIVAL = 0.28;

/** Heads above the ground that somebody lies. */
const raisedUnder = ([first]: readonly Beat[] = []): number => (first?.posture === "lie" ? raisedBy(first) : 0);

const perchOf = ({ on, at, raised }: PerchedAnimal & { readonly raised: number }): NonNullable<Beat["perch"]> => ({
  ...{ on: on.id, at },
  ...(raised > 0 && { raised }),
});

function perched(beats: readonly Beat[], held: PerchedAnimal & { readonly raised: number }): readonly Beat[] {
  const own = beats.length > 0 ? beats : [STANDING];
  if (held.at === "lead") return own.map((beat) => led(beat, held.on.id));
  const [first = STANDING] = own;
  const rest: Beat = {
    ...first,
    ...{
      from: 0,
      perch: perchOf(held),
      object: held.on.id,
      way: "none",
      gesture: "none",
    },
    ...(held.at === "mouth" ? ({ posture: "lie_side", animal: "fallen" } as const) : resting(own)),
    because: held.because,
  };
  const isFlier = own.some(({ posture }) => posture === "fly") || held.beast.words.includes("bird");
  const flight: Beat = {
    ...rest,
    ...{ perch: undefined, animal: isFlier ? "fly" : "leap", posture: isFlier ? "fly" : "stand" },
  };
  const flies = (way: Beat["way"]): Beat["way"] => (isFlier ? way : "none");
  if (held.way === "comes")
    return [
      { ...flight, way: flies("in") },
      { ...rest, from: ARRIVAL },
    ];
  return held.way === "goes" ? [rest, { ...flight, from: LEAVES, way: flies("up") }] : [rest];
}

function resting(own: readonly Beat[]): Pick<Beat, "posture" | "animal"> {
  const isAsleep = own.some(({ animal, mood }) => animal === "sleep" || animal === "curl" || mood === "asleep");
  return { posture: "sit", animal: isAsleep ? "curl" : "sit" };
}

function led(beat: Beat, on: string): Beat {
  const posture = beat.posture === "stand" ? "walk" : beat.posture;
  const pulls = beat.animal === "tug" ? ({ animal: "walk" } as const) : {};
  return { ...beat, ...pulls, perch: { on, at: "lead" }, object: on, posture, way: "across" };
}

const FREE: ReadonlySet<Beat["gesture"]> = new Set(["none", "hold", "raise", "wave", "cheer", "show"]);

/** An arm that is out for it. */
const HELD_OUT: ReadonlySet<Beat["gesture"]> = new Set<Beat["gesture"]>(["arm_out", "offer_hand", "offer", "reach"]);

/** What whoever has it does: an arm is held out for it, a lap is one who sits. */
const HOLDING: Partial<Readonly<Record<PerchPlace, (beat: Beat, beast: string) => Beat>>> = {
  arm: (beat, object) =>
    FREE.has(beat.gesture) || HELD_OUT.has(beat.gesture) ? { ...beat, gesture: "reach", object } : beat,
  arms: (beat, object) =>
    FREE.has(beat.gesture) || CARRYING.has(beat.gesture) || isHeldClose(beat)
      ? { ...beat, gesture: "cradle", object }
      : beat,
  hung: (beat, object) => ({ ...beat, gesture: "raise", holds: [], object }),
  lap: (beat) => (beat.posture === "stand" ? { ...beat, posture: "sit" } : beat),
  lead: (beat) => ({
    ...beat,
    ...{ posture: beat.posture === "stand" ? "walk" : beat.posture, way: "across" },
    gesture: FREE.has(beat.gesture) ? "hold" : beat.gesture,
  }),
};

/** Part of a shot at which it leaves. */
const LEAVES = 0.45;

/** Held out on the arm, and thrown up. */
function letFly(beats: readonly Beat[], object: string): readonly Beat[] {
  const [first = STANDING] = beats;
  const last = beats.at(-1) ?? first;
  return [
    { ...first, from: 0, gesture: "reach", holds: [], object },
    { ...last, from: LEAVES, gesture: "release", holds: [], object, gaze: { to: "up" } },
  ];
}

function holding(beats: readonly Beat[], { beast, on, at, way }: PerchedAnimal): readonly Beat[] {
  const own = beats.length > 0 ? beats : [STANDING];
  if (at === "arm" && way === "goes" && !on.isBeast) return letFly(own, beast.id);
  return on.isBeast ? beats : own.map((beat) => HOLDING[at]?.(beat, beast.id) ?? beat);
}
