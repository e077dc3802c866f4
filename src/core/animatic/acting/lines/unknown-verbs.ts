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
const MOST_AFTER = 10;
const SOMEWHERE = /^(?:into|through|across|along|past|up|down|toward|towards|onto|around|round|over|ahead|forward)$/;
const AWAY = /^(?:away|off|out)$/;
/** "calms down", "cheers up": nobody goes. */
const UPRIGHT = /^(?:up|down)$/;

/** By what it is done with, what a verb means that says nothing by itself: "dots an eye on the puppet with a fine brush". */
const BY_TOOL: readonly (readonly [tool: RegExp, deed: Deed])[] = [
  [/^(?:brush|paintbrush)$/, { gesture: "paint_it" }],
  [/^(?:knife|blade|scalpel|cleaver|razor)$/, { gesture: "slice" }],
  [/^(?:scissors|shears|clippers)$/, { gesture: "cut" }],
  [/^(?:hammer|mallet)$/, { gesture: "hammer" }],
  [/^(?:needle|thread)$/, { gesture: "sew" }],
  [/^(?:cloth|rag|sponge|towel|duster|tissue|handkerchief)$/, { gesture: "wipe" }],
  [/^(?:broom|mop)$/, { gesture: "sweep" }],
  [/^(?:spade|shovel|trowel)$/, { gesture: "dig" }],
  [/^(?:rake|hoe|pitchfork)$/, { gesture: "rake" }],
  [/^(?:screwdriver|wrench|spanner|pliers|tweezers)$/, { gesture: "repair" }],
  [/^(?:pen|pencil|quill|crayon|marker|biro)$/, { gesture: "write" }],
  [/^(?:drill|auger)$/, { gesture: "bore" }],
  [/^(?:saw|hacksaw)$/, { gesture: "saw" }],
  [/^(?:axe|hatchet)$/, { gesture: "chop" }],
];
/** Words between "with" and the tool. */
const MOST_OF_TOOL = 4;

export function deedByTool(after: readonly string[]): Deed | undefined {
  const from = after.lastIndexOf("with");
  if (from < 0) return undefined;
  const near = after.slice(from + 1, from + 1 + MOST_OF_TOOL);
  const end = near.findIndex((word) => PREPOSITIONS.has(word) || word === "," || word === "and");
  const tool = (end < 0 ? near : near.slice(0, end)).at(-1) ?? "";
  return BY_TOOL.find(([words]) => words.test(tool))?.[1];
}

/** A way behind it is gone; a thing is worked at; somebody is looked at. */
function guessed(word: string, after: readonly string[]): Deed {
  const isHandled = !NOT_HANDLING.has(word);
  return gone(after) ?? (isHandled ? (deedByTool(after) ?? held(after)) : undefined) ?? { glance: "at" };
}

function gone([first = "", second]: readonly string[]): Deed | undefined {
  if (SOMEWHERE.test(first) && !(UPRIGHT.test(first) && second === undefined))
    return { posture: "walk", way: "across" };
  return AWAY.test(first) && !ARTICLES.has(second ?? "") ? { posture: "walk", way: "out" } : undefined;
}

function held(after: readonly string[]): Deed | undefined {
  const end = after.findIndex((one) => PREPOSITIONS.has(one) || one === "," || one === "and" || JOINTS.has(one));
  const near = end < 0 ? after : after.slice(0, end);
  const isThing = near.some((one) => carriedNoun(one) !== undefined);
  return isThing ? { gesture: after[end] === "with" ? "hold" : "work", takes: true } : undefined;
}
