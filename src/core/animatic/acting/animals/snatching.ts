// An animal takes something out of somebody's hand: it is in the hand first, then in the mouth or the beak, and the hand is empty.
import type { Actor, Beat } from "../acting.ts";
import { isFlier } from "./action-names.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

/** Part of what is left of the shot until the animal has it. */
const REACHES = 0.45;
const HANDS = /^(?:hands?|fingers?|palm|grip|grasp|fist|his|her|their)$/;
const HEADWEAR = /^(?:hat|cap|wig|bonnet|head)$/;

export function withSnatched(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const beast of actors.filter(({ isBeast }) => isBeast)) {
    const beats = withFlight(acting.get(beast.id) ?? [], beast);
    const take = beats.find(({ animal, holds }) => animal === "take" && holds.length > 0);
    const owner = take && ownerOf(take, actors);
    const [start] = owner ? (acting.get(owner.id) ?? []) : [];
    if (!take) catching(done, beast, actors);
    if (!take || !owner || !start || !isFree(acting.get(owner.id))) continue;
    const own = beats.filter((beat) => beat === take || beat.gesture !== "receive");
    const taken = takenAt(own, take);
    done.set(
      beast.id,
      own.flatMap((beat) => (beat === take ? snatching(own, take, { beast, owner }) : [beat])),
    );
    done.set(owner.id, robbed(start, { take, taken, beast }));
  }
  return done;
}

const isFlying = (beats: readonly Beat[], take: Beat): boolean => beats[beats.indexOf(take) - 1]?.posture === "fly";

/** A bird comes flying and leaves with it. */
function withFlight(beats: readonly Beat[], { words }: Actor): readonly Beat[] {
  const [first] = beats;
  const isBird = isFlier(words);
  if (!isBird || first?.animal !== "take" || first.holds.length === 0) return beats;
  return [
    { ...first, animal: "fly", posture: "fly", way: "in", holds: [] },
    { ...first, from: SWOOPS },
    ...beats.slice(1).map((beat) => ({ ...beat, from: Math.max(beat.from, 0.7) })),
  ];
}

const SWOOPS = 0.36;

function takenAt(beats: readonly Beat[], take: Beat): number {
  const end = beats[beats.indexOf(take) + 1]?.from ?? 1;
  return isFlying(beats, take) ? take.from : take.from + REACHES * (end - take.from);
}

function snatching(
  beats: readonly Beat[],
  take: Beat,
  { beast, owner }: { readonly beast: Actor; readonly owner: Actor },
): readonly Beat[] {
  const from = takenAt(beats, take);
  if (isFlying(beats, take)) return [{ ...take, ...AWAY, from }];
  const reaches = reaching(take, beast, owner);
  if (EATS.test(take.because[0] ?? "") && !beast.isSmall) {
    const eats: Beat = { ...reaches, animal: "fed" };
    return [eats, { ...eats, ...WITH_IT, from, animal: "fed" }];
  }
  return [reaches, { ...take, ...WITH_IT, from }];
}

/** It is gone then. */
const EATS = /^(?:eat|ate|nibbl|munch|crunch|peck|lick|lap|gulp|swallow)/;

const WITH_IT = { animal: undefined, posture: "stand", gesture: "none", way: "none" } as const;
const AWAY = { animal: "fly", posture: "fly", gesture: "none", way: "out" } as const;

/** Whose hand it is; undefined where it is taken from elsewhere. */
function ownerOf({ because }: Beat, actors: readonly Actor[]): Actor | undefined {
  const from = because.findIndex((word) => /^(?:from|out|off)$/.test(word));
  const rest = because.slice(from + 1);
  if (from < 0 || because.some((word) => HEADWEAR.test(word))) return undefined;
  const people = actors.filter(({ acts, isBeast }) => acts && !isBeast);
  const named = people.find(({ words }) => rest.some((word) => words.includes(word)));
  return named ?? (people.length === 1 && rest.some((word) => HANDS.test(word)) ? people[0] : undefined);
}

const HELD_OUT: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["hand_over", "offer", "give", "hold", "show", "feed", "reach", "arm_out"] as const),
]);

const isFree = (beats: readonly Beat[] = []): boolean =>
  beats.length > 0 &&
  beats.every(({ gesture, way }) => (gesture === "none" || HELD_OUT.has(gesture)) && way === "none");

/** Small ones rise to the hand, tall ones have it before them. */
function reaching(take: Beat, { isSmall }: Actor, { id }: Actor): Beat {
  return { ...take, animal: isSmall ? "beg" : undefined, gesture: "none", holds: [], gaze: { to: "subject", id } };
}

function robbed(
  start: Beat,
  { take, taken, beast }: { readonly take: Beat; readonly taken: number; readonly beast: Actor },
): readonly Beat[] {
  const own = { ...start, because: take.because, object: null, gaze: { to: "subject", id: beast.id } as const };
  return [
    { ...own, from: 0, gesture: "offer", holds: take.holds },
    { ...own, from: taken, gesture: GENTLY.test(take.because[0] ?? "") ? "offer" : "startle", holds: [] },
  ];
}

const GENTLY = /^(?:tak|took|eat|ate|accept|nibbl|pick)/;

const SEIZES =
  /^(?:seiz|catch|caught|grab|snatch|tak|took|carr|swoop|swallow|devour|gobbl|pick|lift|gather|scoop|drag|haul|pull|hook|fish|flip|yank)/;
/** Its own young, which is no prey. */
const LIFTS = /^(?:pick|lift|tak|took|carr|gather|scoop)/;
const YOUNG = /^(?:cubs?|kittens?|pups?|pupp(?:y|ies)|whelps?|kits?|young|baby|babies|joey)$/;

/** A small animal that another one seizes. */
function preyOf(beats: readonly Beat[], actors: readonly Actor[]): Actor | undefined {
  const seizes = beats.find(({ animal, because: [verb = ""] }) => animal === "take" && SEIZES.test(verb));
  return actors.find(({ id, isBeast, isSmall, acts }) => acts && isBeast && isSmall && id === seizes?.object);
}

function catching(done: Map<string, readonly Beat[]>, hunter: Actor, actors: readonly Actor[]): void {
  const prey = preyOf(done.get(hunter.id) ?? [], actors);
  const [first] = done.get(hunter.id) ?? [];
  const isOwn = prey?.words.some((word) => YOUNG.test(word)) === true && LIFTS.test(first?.because[0] ?? "");
  const giver = prey && giverOf(prey, done, actors);
  if (giver) fed(done, { hunter, prey, giver });
  else if (prey) caught(done, { hunter, prey, isOwn });
}

/** Who holds it out. */
function giverOf({ id }: Actor, acting: ReadonlyMap<string, readonly Beat[]>, actors: readonly Actor[]) {
  return actors.find(
    (one) =>
      one.isPerson &&
      acting
        .get(one.id)
        ?.some(({ gesture, object, holds }) => HELD_OUT.has(gesture) && [object, ...holds].includes(id)),
  );
}

interface Feeding extends Pick<Catch, "hunter" | "prey"> {
  readonly giver: Actor;
}

/** A fish in the fingers first, and then in the beak. */
function fed(done: Map<string, readonly Beat[]>, { hunter, prey, giver }: Feeding): void {
  const [first] = done.get(hunter.id) ?? [];
  const [waits] = done.get(prey.id) ?? [];
  const gives = (done.get(giver.id) ?? []).at(-1);
  if (!first || !waits || !gives) return;
  const gaze = { to: "subject", id: giver.id } as const;
  const stands: Beat = { ...first, ...WITH_IT, animal: "stand", from: 0, object: giver.id, holds: [], gaze };
  done.set(hunter.id, [stands, { ...stands, from: TAKES_AT, animal: "nibble" }]);
  const holdsOut: Beat = { ...gives, from: 0, gesture: "offer", holds: [], object: hunter.id };
  done.set(giver.id, [holdsOut, { ...holdsOut, from: TAKES_AT, gesture: "reach" }]);
  const lies: Beat = { ...waits, way: "none", posture: "lie_side", animal: "fallen" };
  done.set(prey.id, [
    { ...lies, from: 0, posture: "stand", animal: "stand", object: giver.id, perch: { on: giver.id, at: "arm" } },
    { ...lies, from: TAKES_AT, object: hunter.id, perch: { on: hunter.id, at: "mouth" } },
  ]);
}

const TAKES_AT = 0.5;

interface Catch {
  readonly hunter: Actor;
  readonly prey: Actor;
  /** It is lifted by the neck, not pounced on. */
  readonly isOwn: boolean;
}

/** It is there until the other one has it; then it goes where that goes, in its claws or jaws. */
function caught(done: Map<string, readonly Beat[]>, { hunter, prey, isOwn }: Catch): void {
  const own = done.get(hunter.id) ?? [];
  const isBird = isFlier(hunter.words) && !own.some(wades);
  const [first] = own;
  const [waits] = done.get(prey.id) ?? [];
  if (!first || !waits) return;
  const way = isBird ? SWOOPING : isOwn ? LIFTING : POUNCING;
  const reach = isBird ? undefined : (reachedFor(own) ?? fishing(first, hunter, prey));
  if (reach) return landed(done, { hunter, prey, reach, waits });
  done.set(hunter.id, taking({ ...first, object: prey.id, holds: [] }, way));
  const held = { on: hunter.id, at: "mouth" } as const;
  done.set(prey.id, [
    { ...waits, from: 0 },
    {
      ...waits,
      ...{ from: way.at, perch: held, object: hunter.id, way: "none" },
      posture: "lie_side",
      animal: "fallen",
    },
  ]);
}

/** What pounces stands with it before it leaves. */
function taking(first: Beat, { comes, leaves, at }: Catching): readonly Beat[] {
  const start: Beat = { ...first, ...comes, from: 0 };
  const goes: Beat = { ...start, ...leaves, from: at };
  if (comes.animal !== POUNCING.comes.animal) return [start, goes];
  return [start, { ...goes, animal: "stand", posture: "stand", way: "none" }, { ...goes, from: at + HAS_IT }];
}

/** A heron stands where it fishes. */
const wades = ({ because: [verb = ""] }: Beat): boolean => /^(?:stab|dip|dart|thrust|wad|spear|plunge|jab)/.test(verb);

/** "plunges its paws in and drags a fish out", "pulls out a salmon": it reaches down first. */
function reachedFor(beats: readonly Beat[]): Beat | undefined {
  const take = beats.find(({ animal, because: [verb = ""] }) => animal === "take" && PULLS.test(verb));
  return take && (beats.find(({ animal }) => animal === "dunk") ?? { ...take, animal: "dunk", holds: [] });
}

/** Who stands in the water takes a fish out of it with the head. */
function fishing(first: Beat, hunter: Actor, prey: Actor): Beat | undefined {
  const isFishing = prey.words.includes("fish") && !hunter.words.some((word) => SWIMS.test(word));
  return isFishing ? { ...first, animal: "dunk", posture: "stand", way: "none", holds: [] } : undefined;
}

const SWIMS = /^(?:shark|fish|whale|orca|dolphin|seal|crocodile|alligator|otter|penguin|octopus|squid)$/;

const PULLS = /^(?:drag|haul|pull|hook|scoop|fish|flip|yank)/;

/** It is before the head that is down, and in the jaws when that comes up. */
function landed(done: Map<string, readonly Beat[]>, { hunter, prey, reach, waits }: Landing): void {
  const has: Beat = { ...reach, ...LANDING.leaves, from: LANDING.at, object: prey.id };
  done.set(hunter.id, [{ ...reach, from: 0 }, has]);
  const perch = { on: hunter.id, at: "mouth" } as const;
  const held: Beat = { ...waits, from: LANDING.at, perch, object: hunter.id, way: "none" };
  done.set(prey.id, [
    { ...waits, from: 0 },
    { ...held, posture: "lie_side", animal: "fallen" },
  ]);
}

interface Landing extends Pick<Catch, "hunter" | "prey"> {
  readonly reach: Beat;
  readonly waits: Beat;
}

/** Part of the shot for which it stands with what it has. */
const HAS_IT = 0.24;

/** How it comes, how it leaves with what it has, and the part of the shot at which it has it. */
interface Catching {
  readonly comes: Partial<Beat>;
  readonly leaves: Partial<Beat>;
  readonly at: number;
}

const SWOOPING: Catching = { comes: { animal: "fly", posture: "fly", way: "in" }, leaves: AWAY, at: 0.5 };
const POUNCING: Catching = {
  comes: { animal: "pounce", posture: "fight", way: "none" },
  leaves: { animal: undefined, posture: "run", gesture: "none", way: "out" },
  at: 0.5,
};
const LANDING: Pick<Catching, "leaves" | "at"> = {
  leaves: { animal: "stand", posture: "stand", gesture: "none", way: "none", holds: [] },
  at: 0.5,
};
const LIFTING: Catching = {
  comes: { animal: "take", posture: "stand", way: "none" },
  leaves: { animal: "walk", posture: "walk", gesture: "none", way: "out" },
  at: 0.28,
};
