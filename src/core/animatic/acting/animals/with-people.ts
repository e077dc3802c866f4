// Animals and whoever has to do with them at once: one that will not go on is hauled at on the spot, prey is dragged along the ground, a bird with
// its claws out comes down at somebody, and whoever an animal throws down stood before.
import { STANDING, type Actor, type Beat } from "../acting.ts";
import { isFlier } from "./action-names.ts";
import { fed } from "./fed.ts";
import { fightingOver } from "./fighting-over.ts";
import { handedOver } from "./handed-over.ts";
import { cradling, lettingGo, suckling, swimmingAfter } from "./between-beasts.ts";
import { intoVessels, intoWater } from "./into-water.ts";
import { throughWindow, toGround } from "./through-openings.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

type Step = (acting: Acting, actors: readonly Actor[]) => Acting;

export function withPeople(acting: Acting, actors: readonly Actor[]): Acting {
  const steps: readonly Step[] = [
    fightingOver,
    handedOver,
    fed,
    refusing,
    dragging,
    swooping,
    thrownDown,
    toGround,
    throughWindow,
    cradling,
    goingDown,
    driven,
    atHeads,
    intoWater,
    intoVessels,
    scrubbed,
    downToPaw,
    swimmingAfter,
    suckling,
    lettingGo,
  ];
  return steps.reduce((done, step) => step(done, actors), acting);
}

const isBeast = (actors: readonly Actor[], id: string | null | undefined): boolean =>
  actors.some((one) => one.isBeast === true && one.id === id);

/** How it is when it will not go on. */
const RESTS: ReadonlySet<Beat["posture"]> = new Set(["sit", "sit_ground", "lie", "lie_side", "kneel", "kneel_both"]);
const REFUSES = /^(?:refus|balk|baulk|jib|plant|dig|dug|stop|halt|resist|strain|brac)/;
/** Part of the shot for which it stands before it goes down. */
const STANDS = 0.3;

/** On a rope, against whoever pulls: both stay where they are, and pull. */
function refusing(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const beast of actors.filter((one) => one.isBeast)) {
    const beats = acting.get(beast.id) ?? [];
    const on = beats.find(({ perch }) => perch?.at === "lead")?.perch?.on ?? pulledBy(acting, actors, beast.id);
    const puller = on === undefined ? undefined : acting.get(on);
    const stays = beats.find(
      (beat) => RESTS.has(beat.posture) || beat.animal === "rear" || REFUSES.test(beat.because[0] ?? ""),
    );
    if (on === undefined || !puller || !stays || !puller.some(isPulling)) continue;
    done.set(beast.id, stayingPut(beats, stays));
    done.set(
      on,
      puller.map((beat): Beat => (isPulling(beat) ? { ...beat, ...HAULS, object: beast.id, holds: [] } : beat)),
    );
  }
  return done;
}

const DRAGGING: ReadonlySet<Beat["gesture"]> = new Set(["pull", "drag", "drag_person", "haul_line"]);

/** By the horns, the ears or a ring. */
function pulledBy(acting: Acting, actors: readonly Actor[], id: string): string | undefined {
  return actors.find(
    (one) =>
      one.isPerson &&
      acting.get(one.id)?.some((beat) => isPulling(beat) && DRAGGING.has(beat.gesture) && beat.object === id) === true,
  )?.id;
}

const PULLS = /^(?:pull|haul|tug|drag|yank|heav|strain|jerk|lead|led|drew|draw|coax|urg|hang|hung|cling|clung)/;
const isPulling = ({ because: [verb = ""] }: Beat): boolean => PULLS.test(verb);
const HAULS = { posture: "stand", way: "none", gesture: "haul_line" } as const;

function stayingPut(beats: readonly Beat[], stays: Beat): readonly Beat[] {
  const still = beats.map((beat): Beat => ({ ...beat, way: "none" }));
  const isDown = RESTS.has(stays.posture);
  const first = still[0] ?? STANDING;
  if (!isDown || first.from > 0 || !RESTS.has(first.posture)) return still;
  return [
    { ...first, posture: "stand", animal: "stand" },
    { ...first, from: STANDS },
    ...still.slice(1).map((beat) => ({ ...beat, from: Math.max(beat.from, STANDS + 0.1) })),
  ];
}

const DRAGS = /^(?:drag|haul|pull|tow|lug)/;
/** What eats no other beast pulls one out of the water, and no prey. */
const HUNTERS =
  /^(?:lion|lioness|tiger|tigress|leopard|cheetah|jaguar|panther|puma|lynx|wolf|hyena|jackal|fox|dog|hound|cat|bear|crocodile|alligator|shark|dragon|weasel|stoat|spider|ant)s?$/;
const hunts = (actors: readonly Actor[], id: string): boolean =>
  actors.some((one) => one.id === id && one.words.some((word) => HUNTERS.test(word)));

/** Its prey lies, and goes along at its jaws from the first: it is hauled backwards. */
function dragging(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const drags = beats.find(({ animal, because: [verb = ""] }) => animal === "tug" && DRAGS.test(verb));
    const prey = drags && beats.map(({ object }) => object).find((one) => one !== id && isBeast(actors, one));
    const [lies] = typeof prey === "string" ? (acting.get(prey) ?? []) : [];
    if (!drags || typeof prey !== "string" || !lies || !isBeast(actors, id) || !hunts(actors, id)) continue;
    const hauls: Beat = { ...drags, from: 0, object: prey, holds: [], posture: "walk", way: "across", gesture: "none" };
    done.set(id, [hauls]);
    done.set(prey, [
      {
        ...{ ...lies, from: 0, object: id, perch: { on: id, at: "dragged" }, way: "none", gesture: "none" },
        ...{ posture: "lie_side", animal: "fallen" },
      },
    ]);
  }
  return done;
}

const SWOOPS = /^(?:swoop|stoop|dive|dove|plung|plummet)/;
/** Part of the shot after which it is there. */
const IS_THERE = 0.4;

/** It comes out of the air, and hangs there with its claws out. */
function swooping(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const flier of actors.filter((one) => one.isBeast && isFlier(one.words))) {
    const beats = acting.get(flier.id) ?? [];
    const [only] = beats;
    if (!only || beats.length > 1 || only.perch || !SWOOPS.test(only.because[0] ?? "")) continue;
    const aimed = actors.find(({ id, acts }) => acts && id === only.object) ?? soleOther(actors, flier.id);
    if (!aimed) continue;
    const gaze = { to: "subject", id: aimed.id } as const;
    const flies: Beat = { ...only, from: 0, object: aimed.id, posture: "fly", gesture: "none", gaze };
    done.set(flier.id, [
      { ...flies, animal: "glide", way: "in" },
      { ...flies, from: IS_THERE, animal: "land", way: "none" },
    ]);
  }
  return done;
}

function soleOther(actors: readonly Actor[], id: string): Actor | undefined {
  const others = actors.filter((one) => one.acts && one.id !== id);
  return others.length === 1 ? others[0] : undefined;
}

const HERDS = /^(?:herd|driv|drov|round|muster|shoo)/;

/** Those that are driven go on before whoever drives them. */
function driven(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const [by, beats] of acting) {
    const drives = beats.find(({ because: [verb = ""], way }) => HERDS.test(verb) && way === "across");
    const herd = drives?.object ?? by;
    const [first] = acting.get(herd) ?? [];
    if (!drives || !first || first.perch || herd === by || !isBeast(actors, herd)) continue;
    const posture = drives.posture === "run" ? "run" : "walk";
    if (drives.posture === "drive")
      done.set(
        by,
        beats.map((beat): Beat => (beat === drives ? { ...beat, posture: "walk", gesture: "raise" } : beat)),
      );
    done.set(herd, [
      {
        ...first,
        from: 0,
        posture,
        holds: [],
        animal: undefined,
        gesture: "none",
        way: "across",
        because: drives.because,
      },
    ]);
  }
  return done;
}

const LAP = /^(?:lap|knees?|thighs?)$/;

/** Whoever has its head in the lap sits, and whoever holds it by the head has not their own in the hands. */
function atHeads(acting: Acting, actors: readonly Actor[]): Acting {
  const laps = new Set(
    [...acting.values()]
      .flat()
      .filter(
        ({ because }) => because.some((word) => LAP.test(word)) && because.some((word) => /^(?:head|chin)$/.test(word)),
      )
      .map(({ object }) => object),
  );
  const own = (id: string, beat: Beat): Beat => {
    if (beat.gesture === "despair" && isBeast(actors, beat.object)) return { ...beat, gesture: "caress" };
    const isFree = beat.order === undefined && (beat.posture === "stand" || beat.posture === "lie");
    return laps.has(id) && isFree ? { ...beat, posture: "sit_ground", way: "none", gesture: "none" } : beat;
  };
  const people = new Set(actors.filter(({ isPerson }) => isPerson).map(({ id }) => id));
  return new Map(
    [...acting].map(([id, beats]) => [id, people.has(id) ? beats.map((beat) => own(id, beat)) : beats] as const),
  );
}

/** What is scrubbed is the animal, and not the floor. */
function scrubbed(acting: Acting, actors: readonly Actor[]): Acting {
  const own = (beat: Beat): Beat =>
    SCRUBS.has(beat.gesture) && BATHES.test(beat.because[0] ?? "") && isBeast(actors, beat.object)
      ? { ...beat, gesture: "groom", holds: [] }
      : beat;
  return new Map([...acting].map(([id, beats]) => [id, beats.map(own)] as const));
}

const BATHES = /^(?:scrub|wash|soap|shampoo|lather|bath|rins)/;
const SCRUBS: ReadonlySet<Beat["gesture"]> = new Set(["scrub", "wash", "wipe", "caress"] as const);

/** Whoever is given a paw kneels for it. */
function downToPaw(acting: Acting, actors: readonly Actor[]): Acting {
  const given = new Set(
    actors
      .filter((one) => one.isBeast)
      .flatMap(({ id }) => acting.get(id) ?? [])
      .flatMap(({ animal, object }) => (animal === "paw" ? [object] : [])),
  );
  const own = (beat: Beat): Beat =>
    beat.gesture === "receive" && beat.posture === "stand" && beat.holds.length === 0
      ? { ...beat, posture: "kneel" }
      : beat;
  return new Map([...acting].map(([id, beats]) => [id, given.has(id) ? beats.map(own) : beats] as const));
}

const GOES_DOWN =
  /^(?:(?:lies?|lays?|sits?|sinks?|flops?|drops?|settles?|kneels?|gets?|crouch(?:es)?) (?:\w+ly )?down|kneels?|flops?|sinks?|collapses?)\b/;

/** What lies down stood before. */
function goingDown(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const { id } of actors.filter((one) => one.isBeast)) {
    const beats = acting.get(id) ?? [];
    const [first] = beats;
    if (!first || first.from > 0 || first.perch || !RESTS.has(first.posture)) continue;
    if (GOES_DOWN.test(first.because.join(" "))) done.set(id, stayingPut(beats, first));
  }
  return done;
}

const DOWN: ReadonlySet<Beat["posture"]> = new Set(["tumble", "fall", "fall_back", "collapse", "lie", "stagger"]);
const STRIKES: ReadonlySet<Beat["animal"]> = new Set(["pounce", "ram", "kick", "rear"]);
/** Part of the shot until they are hit. */
const HIT = 0.4;

/** Whoever falls by an animal stood before. */
function thrownDown(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  const struck = [...acting].flatMap(([id, beats]) =>
    isBeast(actors, id) ? beats.filter(({ animal }) => STRIKES.has(animal)).map(({ object }) => object) : [],
  );
  for (const { id } of actors.filter(({ isPerson }) => isPerson)) {
    const [first, ...rest] = acting.get(id) ?? [];
    if (!struck.includes(id) || !first || first.from > 0 || !DOWN.has(first.posture) || first.order === undefined)
      continue;
    done.set(id, [
      { ...STANDING, because: first.because },
      { ...first, from: HIT },
      ...rest.map((beat) => ({ ...beat, from: Math.max(beat.from, HIT + 0.15) })),
    ]);
  }
  return done;
}
