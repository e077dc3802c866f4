// Verbs that no table knows: a word in "s" right behind who does it. What it means is guessed from the words after it, and never more than they say.
import type { Deed, Verb } from "../deeds/deed.ts";
import { carriedNoun } from "../../looks/props/find-prop.ts";
import { ARTICLES, FILLERS, JOINTS, NEGATIONS, NOT_HANDLING, PREPOSITIONS } from "../words.ts";

/** Of a word that no table of verbs has. `isSubject`: whether a place of the line names somebody. */
export function unknownVerb(
  words: readonly string[],
  at: number,
  isSubject: (place: number) => boolean,
): Verb | undefined {
  const word = words[at] ?? "";
  if (!isLikeVerb(word)) return undefined;
  let before = at - 1;
  while (before >= 0 && /ly$|^(?:then|just|still|also|again|both|soon)$/.test(words[before] ?? "")) before--;
  if (before < 0 || !isSubject(before) || words[before] === "her" || PREPOSITIONS.has(words[before - 1] ?? ""))
    return undefined;
  return { plain: word, deed: guessed(word, words.slice(at + 1, at + 1 + MOST_AFTER)) };
}

function isLikeVerb(word: string): boolean {
  return word.length > 3 && /[^su']s$|sses$/.test(word) && !ADVERBS.test(word) && !isKnown(word);
}

function isKnown(word: string): boolean {
  return [FILLERS, NEGATIONS, PREPOSITIONS, ARTICLES, JOINTS].some((set) => set.has(word));
}

const ADVERBS = /wards$|ways$|times$|^(?:perhaps|besides|afterwards|others|hands|eyes|feet|arms|legs|knees|shoulders)$/;
const MOST_AFTER = 6;
const SOMEWHERE = /^(?:into|through|across|along|past|up|down|toward|towards|onto|around|round|over|ahead|forward)$/;
const AWAY = /^(?:away|off|out)$/;
/** "calms down", "cheers up": nobody goes. */
const UPRIGHT = /^(?:up|down)$/;

/** A thing behind it is worked at; a way behind it is gone; somebody behind it is looked at. */
function guessed(word: string, after: readonly string[]): Deed {
  const [first = ""] = after;
  if (SOMEWHERE.test(first) && !(UPRIGHT.test(first) && after[1] === undefined))
    return { posture: "walk", way: "across" };
  if (AWAY.test(first) && !ARTICLES.has(after[1] ?? "")) return { posture: "walk", way: "out" };
  const end = after.findIndex((one) => PREPOSITIONS.has(one) || one === "," || one === "and" || JOINTS.has(one));
  const near = end < 0 ? after : after.slice(0, end);
  const isThing = !NOT_HANDLING.has(word) && near.some((one) => carriedNoun(one) !== undefined);
  return isThing ? { gesture: after[end] === "with" ? "hold" : "work", takes: true } : { glance: "at" };
}
