// What a screenplay says of people's looks where it introduces them: `MARA (30s, a grey cardigan) enters`, `MARA, 30s, in a grey cardigan, enters`.
// Names are in capitals there. Words, brackets and parts have an end, so that no text makes the search slow.
import type { Scene } from "./screenplay.ts";

const NAME = String.raw`(?<![\p{L}\p{N}])(\p{Lu}[\p{Lu}\p{N}.'’-]{0,30}(?: [\p{Lu}\p{N}][\p{Lu}\p{N}.'’-]{0,30}){0,3})`;
const IN_BRACKETS = new RegExp(String.raw`${NAME} ?\(([^()]{2,200})\)`, "gu");
const BEHIND_COMMA = new RegExp(String.raw`${NAME}, ([^.!?;:()]{1,300})`, "gu");

const MOST_PARTS = 8;
/** Words of a part that goes on describing. */
const MOST_WORDS = 5;
const AGE =
  /^(?:(?:now|about|around|nearly|almost|aged?|in|his|her|their|early|mid|late)[ -]){0,4}(?:\d{1,3}(?:['’]?s|ish)?|(?:twen|thir|for|fif|six|seven|eigh|nine)ties|teens|teenage[dr]?|middle[- ]aged|elderly|\S+[- ]years?[- ]old)(?![\p{L}\p{N}])/iu;
const CLOTHED = /^(?:in (?:an?|his|her|their|full|\p{L}+ (?:and|clothes|robes))|wearing|dressed|clad|wrapped) /iu;
const PERSON =
  /^(?:an?|the) (?:\S+ ){0,4}(?:man|woman|boy|girl|kid|child|baby|toddler|teenager|youth|guy|lady|gentleman|person|robot|android|creature)(?![\p{L}\p{N}])/iu;
const NOUN = /^(?:an?|the|his|her|their|with|no) /iu;
/** Nouns and adjectives of looks that end like verbs of the third person. */
const NO_VERB =
  /^(?:glasses|spectacles|sunglasses|jeans|boots|shoes|overalls|dungarees|trousers|shorts|braces|freckles|dreadlocks|curls|plaits|braids|pigtails|tattoos|scars|gloves|pyjamas|pajamas|scrubs|tights|sandals|rags|oilskins|robes|always|perhaps|\S+ss|\S+ous)$/iu;
const VERB =
  /^(?:is|are|was|who|which|and|but|as|while|then|stand|sit|walk|look|stare|watch|lie|run|wait|enter|come|lean|hold|turn|kneel|(?!balding|greying|graying|ageing|aging)\p{L}+ing)$/iu;

/** By the key of a name: of a name of several words each of its ends. */
export function findIntroductions(scenes: readonly Scene[], keyOf: (name: string) => string): Map<string, string> {
  const looks = new Map<string, string>();
  const keep = (name: string, description: string) => {
    const words = name.split(" ");
    for (let from = 0; from < words.length && description !== ""; from++) {
      const key = keyOf(words.slice(from).join(" "));
      if (!looks.has(key)) looks.set(key, description);
    }
  };
  for (const { elements } of scenes) {
    for (const element of elements) {
      if (element.is !== "action") continue;
      const text = element.text.replace(/\s+/gu, " ");
      for (const [, name = "", description = ""] of text.matchAll(IN_BRACKETS)) keep(name, description.trim());
      for (const [, name = "", rest = ""] of text.matchAll(BEHIND_COMMA)) keep(name, apposition(rest));
    }
  }
  return looks;
}

/** The parts behind a name that describe, up to the first that tells a deed; "" where none says an age, clothes or who they are. */
function apposition(rest: string): string {
  const parts = rest.split(", ", MOST_PARTS).map((part) => part.trim());
  const end = parts.findIndex((part) => !isClear(part) && !goesOn(part));
  const kept = end < 0 ? parts : parts.slice(0, end);
  return kept.some(isClear) ? kept.join(", ") : "";
}

function isClear(part: string): boolean {
  return AGE.test(part) || CLOTHED.test(part) || PERSON.test(part);
}

function goesOn(part: string): boolean {
  const [first = "", ...more] = part.split(" ");
  if (NOUN.test(part)) return true;
  return more.length < MOST_WORDS && !VERB.test(first) && (NO_VERB.test(first) || !/^\p{Ll}{2,}s$/u.test(first));
}
