// How everybody is when a shot begins, read from what the earlier shots of its scene said: who sat down still sits, who took a mug still has it.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import type { Actor, Beat } from "../acting/acting.ts";
import { letGo } from "../acting/holding/holds.ts";

/** What of a beat is still so in the next shot. */
export type Lasting = Pick<Beat, "posture" | "gesture" | "mood" | "holds" | "isOpen" | "because"> &
  Partial<Pick<Beat, "worn">>;

/** What reads an action: `readActing`, handed in, so that this does not hang on all that it knows. */
export type ReadActing = (
  action: string,
  actors: readonly Actor[],
  before?: ReadonlyMap<string, Partial<Beat>>,
) => ReadonlyMap<string, readonly Beat[]>;

/** By subject id; nobody of whom the words say nothing. */
export function standingBefore(
  { before }: Pick<Scene, "before">,
  actors: readonly Actor[],
  readActing: ReadActing,
): ReadonlyMap<string, Lasting> {
  if (!before) return new Map();
  const others = [...(before.others ?? []).map(actorOf), ...(before.props ?? []).map(thingOf)];
  return before.actions.reduce<ReadonlyMap<string, Lasting>>((kept, action) => {
    const acting = readActing(action, [...actors, ...others], kept);
    const people = actors.filter(({ acts, isPerson }) => acts && isPerson);
    const ends = people.flatMap(({ id }) => {
      const last = acting.get(id)?.at(-1);
      return last ? [{ id, last }] : [];
    });
    return new Map(
      ends.flatMap(({ id, last }): [string, Lasting][] => {
        const lost = ends
          .filter((other) => other.id !== id && isAfter(other.last, last))
          .flatMap((one) => one.last.holds);
        const state = lastingOf({ ...last, holds: last.holds.filter((thing) => !lost.includes(thing)) }, action);
        return state ? [[id, state]] : [];
      }),
    );
  }, new Map());
}

/** Who took a thing last has it. */
function isAfter(one: Beat, other: Beat): boolean {
  return (one.order ?? -1) > (other.order ?? -1);
}

const SETTLED: ReadonlySet<Beat["posture"]> = new Set([
  ...(["sit", "sit_ground", "kneel", "kneel_both", "lie", "lie_front", "lie_low", "lie_side"] as const),
]);
const CARRYING: ReadonlySet<Beat["gesture"]> = new Set(["carry", "cradle", "shoulder", "on_head", "clutch"]);

/** Nothing is left of what they are done with. */
const USED_UP: ReadonlySet<Beat["gesture"]> = new Set(["tear", "burn", "crumple", "eat"]);

function lastingOf(beat: Beat, action: string): Lasting | undefined {
  const posture = SETTLED.has(beat.posture) ? beat.posture : "stand";
  const { worn, holds: after } = letGo(beat, { gesture: "none" }, []);
  const holds = (USED_UP.has(beat.gesture) ? [] : after).filter(
    (thing) => beat.holds.includes(thing) && isSaid(thing, beat, action),
  );
  if (posture === "stand" && holds.length === 0 && !worn) return undefined;
  const isAsleep = posture.startsWith("lie") && beat.mood === "asleep";
  return {
    ...{ posture, holds, mood: isAsleep ? "asleep" : "plain", because: beat.because, ...(worn && { worn }) },
    gesture: holds.length === 0 ? "none" : CARRYING.has(beat.gesture) ? beat.gesture : "hold",
    isOpen: beat.isOpen && holds.length > 0,
  };
}

/** Tools that no word names are put away with the deed. */
function isSaid(thing: string, { because }: Beat, action: string): boolean {
  return because.includes(thing) || action.toLowerCase().includes(thing.replaceAll("_", " "));
}

function actorOf({ id, name, pronoun }: NonNullable<NonNullable<Scene["before"]>["others"]>[number]): Actor {
  const form = pronoun === "her" ? "woman" : pronoun === "his" ? "man" : "plain";
  return { id, words: wordsFor(id, name), form, acts: true, isPerson: true };
}

function thingOf({ id, name }: NonNullable<NonNullable<Scene["before"]>["props"]>[number]): Actor {
  return { id, words: wordsFor(id, name), form: "plain", acts: false, isPerson: false };
}

function wordsFor(id: string, name: string): readonly string[] {
  const words = `${name} ${id.replaceAll("_", " ")}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => word !== "the");
}
