// Which thing somebody knocks over by a beat's words: what stands on a table, what is drunk out of it, or what stands on the floor.
import type { Beat } from "../../acting/acting.ts";
import { thingHeight } from "../../looks/prop-heights.ts";
import { propIn } from "../../looks/props/find-prop.ts";
import { stuffOf } from "../stuffs.ts";

const TIPS = /^(?:knock|tip|toppl|bump|upset|overturn|bowl|spill|jog|catch|caught|elbow|brush|send|hit)/;
const BY_ITSELF = /^(?:upset|overturn|spill)/;
const ENDS = /^(?:over|with|onto|on|across|into|down|flying|and|,|by|against|all)$/;
/** Gestures that such words are read as where nothing better is known. */
const READ_AS: ReadonlySet<Beat["gesture"]> = new Set(["push", "reach", "work", "none", "hold", "spill_on"] as const);
/** Less high than that beside a person, it stands on a table. */
const SMALL = 0.24;

export interface Knocked {
  readonly noun: string;
  readonly words: string;
  /** A chair, a bin, a mannequin. */
  readonly isOnFloor: boolean;
}

/** What is knocked over in a beat. */
function knockedIn({ because, gesture, posture }: Beat): Knocked | undefined {
  return POSTURES.has(posture) && READ_AS.has(gesture) ? knockedBy(because) : undefined;
}

/** By the words of its deed. */
export function knockedBy(because: readonly string[]): Knocked | undefined {
  const words = because.map((word) => word.toLowerCase());
  const done = words.findLastIndex((word, at) => TIPS.test(word) && (at === 0 || words.slice(at).includes("over")));
  const [verb = "", ...after] = words.slice(Math.max(0, done));
  const isOver = done >= 0 && (BY_ITSELF.test(verb) || after.includes("over"));
  const said = after[0] === "over" ? after.slice(1) : after;
  const end = said.findIndex((word) => ENDS.test(word));
  const phrase = end < 0 ? said : said.slice(0, end);
  const noun = phrase.findLast((word) => stuffOf(word) !== undefined || propIn([word]) !== undefined);
  const isShort = isOver && noun !== undefined && phrase.length <= MOST_WORDS;
  if (!isShort) return undefined;
  const isOnFloor = !isOnTable(noun);
  return isOnFloor && !topples(noun) ? undefined : { noun, words: phrase.join(" "), isOnFloor };
}

const MOST_WORDS = 6;
const POSTURES: ReadonlySet<Beat["posture"]> = new Set(["stand", "sit", "walk", "run"] as const);
const ON_FLOOR =
  /^(?:buckets?|pails?|bins?|cans?|baskets?|tins?|barrels?|stools?|dustbins?|lanterns?|skittles?|cones?)$/;

function isOnTable(noun: string): boolean {
  if (stuffOf(noun)?.flowing === "liquid") return true;
  const shape = propIn([noun]);
  return shape !== undefined && !ON_FLOOR.test(noun) && thingHeight(shape) < SMALL;
}

/** Light enough to fall over, and no more than a person high. */
const HEAVY = /^(?:beds?|sofas?|couch|tables?|desks?|shel(?:f|ves)|ladders?|doors?|piano|stove|safe|tubs?)$/;

function topples(noun: string): boolean {
  const shape = propIn([noun]);
  return shape !== undefined && !HEAVY.test(noun) && thingHeight(shape) <= 1;
}

/** The arm sweeps it over where it is not known better. */
export function knockingOver(beats: readonly Beat[]): readonly Beat[] {
  return beats.map((beat, at) => {
    const knocked = knockedIn(beat);
    if (!knocked) return beat;
    const gesture = knocked.isOnFloor ? "topple_it" : "knock_over";
    if (knocked.isOnFloor && runsOn(beats[at - 1]))
      return { ...beat, gesture, posture: "run", way: "across", holds: [] };
    return { ...beat, gesture, posture: knocked.isOnFloor ? "stand" : seated(beat), way: "none", holds: [] };
  });
}

/** Who runs along knocks it over in passing. */
const runsOn = (before: Beat | undefined): boolean => before?.posture === "run" && before.way === "across";

const seated = ({ posture }: Beat): Beat["posture"] => (posture === "sit" ? "sit" : "stand");
