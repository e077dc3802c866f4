// Nouns that mean a subject besides its name: what its design is a design of ("a steel torch with a strap": torch), and other words for the family.
import { wordsIn } from "./read-words.ts";

/** What ends the noun that a design begins with. */
const ENDS =
  /^(?:with|of|in|on|at|from|for|who|which|that|to|by|under|over|full|made|wearing|carrying|holding|wrapped|tied|and|or|as|[.,;:].*)$/;
/** "a bunch of car keys": keys. */
const COUNTS =
  /^(?:bunch|stack|pile|pair|set|bundle|stacks|bundles|row|group|crowd|dozen|piece|slice|pot|sort|kind|lot|herd|flock|pack)s?$/;
/** Said of anybody. */
const VAGUE =
  /^(?:someone|somebody|one|thing|things|person|people|figure|man|woman|boy|girl|nobody|years?|old|long|grey|gray|black|white|red|blue|green|brown|yellow|big|small|tall)$/;

/** The noun of a design, where it is a word of its own; none for what only says how somebody looks. */
export function headWords(design: string): readonly string[] {
  const words = wordsIn(design.split(/[,;:(]/)[0] ?? "");
  const end = words.findIndex((word, at) => at > 0 && ENDS.test(word));
  const head = words.slice(0, end < 0 ? words.length : end);
  const last = head.at(-1) ?? "";
  if (COUNTS.test(last) && words[end] === "of") return headWords(counted(words.slice(end + 1)));
  const isNoun = /^(?:a|an|the|his|her|two|three|four|five|six|\d+)$/.test(head[0] ?? "");
  return isNoun && head.length > 1 && head.length < 7 && last.length > 2 && !VAGUE.test(last) ? [last] : [];
}

/** "a bunch of roses". */
function counted(words: readonly string[]): string {
  return /^(?:a|an|the|his|her)$/.test(words[0] ?? "") ? words.join(" ") : `the ${words.join(" ")}`;
}

const FAMILY: readonly (readonly string[])[] = [
  "grandmother gran granny grandma nana nan".split(" "),
  "grandfather grandad granddad grandpa gramps".split(" "),
  "mother mum mom mama mummy mommy".split(" "),
  "father dad papa daddy pa".split(" "),
  "policeman policewoman cop officer".split(" "),
  "sergeant sarge".split(" "),
  "robot android".split(" "),
];

/** Other words for the same one. */
export function familyWords(word: string): readonly string[] {
  return FAMILY.find((words) => words.includes(word)) ?? [];
}
