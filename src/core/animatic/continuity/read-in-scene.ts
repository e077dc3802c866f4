// A shot's action read as a part of its scene: everybody begins as the earlier shots left them, and who listens to a line looks at who speaks.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import type { Actor, Beat } from "../acting/acting.ts";
import { standingBefore, type ReadActing } from "./standing-before.ts";

/** By subject id. */
export function readInScene(
  scene: Pick<Scene, "action" | "before" | "dialogue">,
  actors: readonly Actor[],
  readActing: ReadActing,
): ReadonlyMap<string, readonly Beat[]> {
  const { action } = scene;
  const before = standingBefore(scene, actors, readActing);
  const acting = readActing(action, actors, before);
  const free = [...before].filter(([id, { holds }]) => holds.length > 0 && isBusy(acting.get(id) ?? []));
  const emptied = free.filter(([, { holds }]) => !holds.some((thing) => isNamed(thing, { action, actors })));
  const read =
    emptied.length === 0
      ? acting
      : readActing(
          action,
          actors,
          new Map([...before, ...emptied.map(([id, kept]) => [id, { ...kept, ...EMPTY }] as const)]),
        );
  return new Map([...read].map(([id, beats]) => [id, isSpokenTo(id, scene) ? beats.map(attentive) : beats]));
}

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
