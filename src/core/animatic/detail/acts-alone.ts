// Whether a thing and nobody is what a close-up's sentence is about: "the coin rolls across the table".
import { wordsOfId } from "../overlay/clean-text.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { ThingDetail } from "./detail.ts";
import { BODY, namerOf, type DetailWords } from "./detail-shot.ts";
import { HAND_DEEDS, THING_MOTIONS } from "./detail-words.ts";
import { readAlone, readSetUp } from "./read-alone.ts";
import { HAND, isNounHere } from "./read-beats.ts";
import { thingAt } from "./read-roles.ts";
import { readSurface } from "./read-surface.ts";

/** The thing alone, whoever else is in the shot. */
export function readLeading(words: DetailWords, first: readonly string[]): ThingDetail | undefined {
  const [namer, surface] = [namerOf(words), readSurface(words.scene)];
  return (
    readSetUp(first, namer, surface) ?? (isLedByThing(words, first) ? readAlone(first, namer, surface) : undefined)
  );
}

/** Shoes that somebody is in, and who is in them. */
const WORN = /^(?:she|he|they|feet|foot|boots?|shoes?|heels?|toes?|sandals?|slippers?|ankles?)$/;

/** "The coin rolls across the table": a thing and nobody stands before the first verb. */
function isLedByThing(words: DetailWords, first: readonly string[]): boolean {
  const { members } = words;
  const namer = namerOf(words);
  const verb = first.findIndex(
    (word, at) => (THING_MOTIONS.has(word) || HAND_DEEDS.has(word)) && !isNounHere(first, at, namer),
  );
  const before = first.slice(0, verb < 0 ? first.length : verb);
  const people = members.filter(({ kind }) => kind === "person");
  const isPerson = (word: string, at: number) =>
    before[at + 1] !== "'s" &&
    people.some(({ name, id }) => [...wordsIn(name), ...wordsIn(wordsOfId(id))].includes(word));
  const isBodily = first.some((word) => HAND.test(word)) || before.some((word) => BODY.test(word) || WORN.test(word));
  const isNamed = people.length === 0 || isLedByAThing(words, first);
  return verb > 0 && isNamed && THING_MOTIONS.has(first[verb] ?? "") && !isBodily && !before.some(isPerson);
}

/** Done by people only: "the monk reads a book". */
const READS = /^(?:reads|eats|drinks|studies|types|smokes|wears|sips|bites)$/;

/** Whether a thing is named before the first verb, so that it can be what acts. */
export function isLedByAThing(words: DetailWords, first: readonly string[]): boolean {
  const namer = namerOf(words);
  const verb = first.findIndex(
    (word, at) =>
      (THING_MOTIONS.has(word) || HAND_DEEDS.has(word) || READS.test(word)) && !isNounHere(first, at, namer),
  );
  const before = first.slice(0, verb < 0 ? first.length : verb);
  return before.some((_, at) => thingAt(before, at, namer) !== undefined);
}
