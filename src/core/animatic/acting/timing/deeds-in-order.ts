// The deeds of an action line in the order of its words: who does each, in which sentence it stands, and which word joins it to the others.
import type { Beat } from "../acting.ts";

/** One clause: all who do it do it at once. */
export interface TimedDeed {
  /** Place of its verb in the line, in words. */
  readonly order: number;
  readonly who: readonly string[];
  /** As the first of them does it. */
  readonly beat: Beat;
  readonly sentence: number;
  /** The word by which its clause is joined to another one: "while", "when", "before". */
  readonly joint: string | undefined;
  /** The words from the verb before to this one. */
  readonly before: readonly string[];
}

type Acting = ReadonlyMap<string, readonly Beat[]>;

export function deedsInOrder(acting: Acting, sentences: readonly (readonly string[])[]): readonly TimedDeed[] {
  const found = new Map<number, { who: string[]; beat: Beat }>();
  for (const [id, beats] of acting)
    for (const beat of beats) {
      if (beat.order === undefined) continue;
      const known = found.get(beat.order);
      if (known) known.who.push(id);
      else found.set(beat.order, { who: [id], beat });
    }
  const starts = startsOf(sentences);
  const words = sentences.flat();
  const orders = [...found.keys()].toSorted((a, b) => a - b);
  return orders.flatMap((order, at) => {
    const deed = found.get(order);
    if (!deed) return [];
    const sentence = starts.findLastIndex((start) => start <= order);
    const before = words.slice(at === 0 ? 0 : (orders[at - 1] ?? 0) + 1, order);
    const own = words.slice(Math.max(starts[sentence] ?? 0, order - before.length), order);
    return [{ ...deed, order, sentence, joint: jointIn(own), before }];
  });
}

/** The place of each sentence's first word. */
function startsOf(sentences: readonly (readonly string[])[]): readonly number[] {
  const starts: number[] = [];
  let at = 0;
  for (const sentence of sentences) {
    starts.push(at);
    at += sentence.length;
  }
  return starts;
}

const JOINING = /^(?:while|meanwhile|as|when|once|after|before|until|till|whenever)$/;

/** "as soon as" is "when", "at once" and "before him" join nothing. */
function jointIn(words: readonly string[]): string | undefined {
  const at = words.findLastIndex((word, place) => JOINING.test(word) && isJoining(words, place));
  if (at < 0) return undefined;
  const isSoon = words[at] === "as" && /^(?:soon|soon as)$/.test(words[at - 1] ?? "");
  return isSoon ? "when" : words[at];
}

function isJoining(words: readonly string[], at: number): boolean {
  const [before = "", word = "", after = ""] = [words[at - 1], words[at], words[at + 1]];
  if (word === "once") return before !== "at" && after !== "more";
  if (word === "as") return !/^(?:if|though|well|soon)$/.test(after) && before !== "such";
  return !/^(?:him|her|them|it|us|me)$/.test(after) || word === "while";
}
