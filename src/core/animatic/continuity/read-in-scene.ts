// A shot's action read as a part of its scene: everybody begins as the earlier shots left them, and who listens to a line looks at who speaks.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import type { Actor, Beat } from "../acting/acting.ts";
import { standingBefore, type Lasting, type ReadActing } from "./standing-before.ts";

/** By subject id. */
export function readInScene(
  scene: Pick<Scene, "action" | "before" | "dialogue">,
  actors: readonly Actor[],
  readActing: ReadActing,
): ReadonlyMap<string, readonly Beat[]> {
  const { action } = scene;
  const before = standingBefore(scene, actors, readActing);
  const acting = readActing(action, actors, before);
  const changed = [...before].flatMap(([id, kept]) => {
    const state = stateFor(id, kept, { acting, action, actors });
    return state === kept ? [] : [[id, state] as const];
  });
  const read = changed.length === 0 ? acting : readActing(action, actors, new Map([...before, ...changed]));
  return new Map(
    [...read].map(([id, beats]) => {
      const own = isSpokenTo(id, scene) ? beats.map(attentive) : beats;
      return [id, stillSettled(own, before.get(id))];
    }),
  );
}

const RISES =
  /^(?:stand|stood|ris|rose|get|got|leap|leapt|jump|spr[ia]ng|scrambl|leav|left|step|climb|danc|walk|run|ran|go|com|enter)/;
const SEAT = /^(?:sofa|couch|settee|bench|pew|throne)$/;

/** Who sits, kneels or lies does so until a word says that they get up, whatever the hands do, or somebody does to them. */
function stillSettled(beats: readonly Beat[], kept: Lasting | undefined): readonly Beat[] {
  if (!kept || kept.posture === "stand") return beats;
  const seat = kept.because.filter((word) => SEAT.test(word));
  const isStill = ({ posture, way, because, gesture }: Beat): boolean =>
    (posture === kept.posture || (posture === "stand" && !ON_FEET.has(gesture))) &&
    way === "none" &&
    !RISES.test(because[0] ?? "");
  const risesAt = beats.findIndex((beat) => !isStill(beat));
  return beats.map((beat, at) =>
    risesAt < 0 || at < risesAt ? { ...beat, posture: kept.posture, because: [...beat.because, ...seat] } : beat,
  );
}

interface Shot {
  /** As it is read with what was settled. */
  readonly acting: ReadonlyMap<string, readonly Beat[]>;
  readonly action: string;
  readonly actors: readonly Actor[];
}

/** What of somebody's state goes with what is done now: hands that are needed are empty, what another one takes is not held, who dances stands. */
function stateFor(id: string, kept: Lasting, { acting, action, actors }: Shot): Lasting {
  const own = acting.get(id) ?? [];
  const isTaken = kept.holds.some((thing) => {
    const takers = [...acting].filter(
      ([other, beats]) => other !== id && beats.some(({ holds }) => holds.includes(thing)),
    );
    return takers.length > 0 && !own.some(({ object, gesture }) => object !== null || gesture === "robbed");
  });
  const isAway = isBusy(own) && !kept.holds.some((thing) => isNamed(thing, { action, actors }));
  const isEmpty = kept.holds.length > 0 && (isTaken || isAway);
  const isUp = kept.posture !== "stand" && own.some(({ gesture }) => ON_FEET.has(gesture));
  if (!isEmpty && !isUp) return kept;
  return { ...kept, ...(isEmpty && EMPTY), ...(isUp && { posture: "stand" }) };
}

const ON_FEET: ReadonlySet<Beat["gesture"]> = new Set(["dance_with", "dance_led"] as const);

const EMPTY = { holds: [], gesture: "none", isOpen: false } as const;

/** What can be done with a thing in the hand that the words no longer name. */
const EASY: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "none",
    "hold",
    "carry",
    "cradle",
    "shoulder",
    "on_head",
    "clutch",
    "nod",
    "shake_head",
    "laugh",
    "talk",
  ] as const),
]);
const STEADY: ReadonlySet<Beat["posture"]> = new Set([
  ...([
    "stand",
    "sit",
    "sit_ground",
    "kneel",
    "kneel_both",
    "walk",
    "march",
    "run",
    "sneak",
    "stairs",
    "lean",
    "drive",
  ] as const),
]);

function isBusy(beats: readonly Beat[]): boolean {
  return beats.some(({ gesture, posture }) => !EASY.has(gesture) || !STEADY.has(posture));
}

function isNamed(thing: string, { action, actors }: { action: string; actors: readonly Actor[] }): boolean {
  const words: readonly string[] = action.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = actors.find(({ id }) => id === thing)?.words ?? thing.split("_");
  return meant.some((word) => words.includes(word));
}

/** Somebody else speaks meanwhile. */
function isSpokenTo(id: string, { dialogue }: Pick<Scene, "dialogue">): boolean {
  return dialogue.some(({ speaker, mode }) => speaker !== id && mode !== "vo");
}

/** "listens", "listens to him": no hand at the ear, as at a door. */
function attentive(beat: Beat): Beat {
  const [verb = "", second, ...rest] = beat.because;
  const isPlain =
    verb.startsWith("listen") && (second === undefined || (second === "to" && PERSON.test(rest[0] ?? "")));
  return beat.gesture === "listen" && isPlain ? { ...beat, gesture: beat.holds.length > 0 ? "hold" : "none" } : beat;
}

const PERSON = /^(?:him|her|them|it)$/;
