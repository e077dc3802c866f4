// Passives with who does it, said another way: "Mara is carried out by Tom" as "Tom carries Mara out", "is dragged off and thrown down by Tom" as what
// Tom does.
import type { Verb } from "../deeds/deed.ts";
import { formsOf } from "../deeds/verb-forms.ts";
import { VERBS } from "../verbs.ts";
import { ARTICLES, JOINTS, PREPOSITIONS } from "../words.ts";

interface Passive {
  /** Places of the first word of whom it is done to, of the verb, of "and" before a second verb or of "by", and of "by". */
  readonly from: number;
  readonly at: number;
  readonly second: number;
  readonly by: number;
}

export function withoutPassives(words: readonly string[]): readonly string[] {
  const passive = passiveIn(words);
  const verb = passive && VERBS.get(words[passive.at] ?? "");
  if (!verb) return words;
  const { from, at, second, by } = passive;
  const whom = words.slice(from, at - 1);
  const end = by + 1 + endOfNoun(words.slice(by + 1));
  const who = words.slice(by + 1, end);
  if (who.length === 0 || whom.length === 0 || NOBODY.test(who.at(-1) ?? "")) return words;
  const done = [...who, thirdOf(verb), ...whom, ...words.slice(at + 1, second)];
  const other = second < by ? VERBS.get(words[second + 1] ?? "") : undefined;
  const more = other ? ["and", thirdOf(other), ...whom, ...words.slice(second + 2, by)] : [];
  return [...words.slice(0, from), ...done, ...more, ...words.slice(end)];
}

const NOBODY = /^(?:it|himself|herself|itself|hand|ear|nose)$/;
const isSplit = (word: string): boolean => word === "," || JOINTS.has(word) || word === "and";

function passiveIn(words: readonly string[]): Passive | undefined {
  const at = words.findIndex((_, place) => isPassiveAt(words, place));
  const by = words.indexOf("by", at + 1);
  if (at < 0 || by < 0) return undefined;
  const and = words.indexOf("and", at);
  const second = and > 0 && and < by && isParticiple(words[and + 1] ?? "") ? and : by;
  if (words.slice(at, second).some(isSplit) || words.slice(second + 1, by).some(isSplit)) return undefined;
  return { from: 1 + words.slice(0, at - 1).findLastIndex(isSplit), at, second, by };
}

const thirdOf = ({ plain }: Verb): string => formsOf(plain)[1] ?? plain;

export function isParticiple(word: string): boolean {
  const verb = VERBS.get(word);
  return verb !== undefined && word !== verb.plain && !word.endsWith("ing") && !/[^s]s$/.test(word);
}

function isPassiveAt(words: readonly string[], at: number): boolean {
  return isParticiple(words[at] ?? "") && /^(?:is|are|was|were|gets?|got|being)$/.test(words[at - 1] ?? "");
}

/** How many words the one is named in: "the tall guard". */
function endOfNoun(words: readonly string[]): number {
  const end = words.findIndex(
    (word, at) =>
      word === "," || word === "and" || JOINTS.has(word) || PREPOSITIONS.has(word) || (at > 0 && ARTICLES.has(word)),
  );
  return Math.min(end < 0 ? words.length : end, 4);
}
