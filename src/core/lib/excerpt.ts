// The first sentence of a prose text, short enough for a row.

const SENTENCE = /^.*?[.!?…]+["'”’)\]]*(?=\s|$)/su;

/** The first sentence, cut at a word past `most` characters. Empty for empty prose. */
export function firstSentence(prose: string, most: number): string {
  const text = prose.trim();
  const sentence = SENTENCE.exec(text)?.[0] ?? text;
  const letters = Array.from(sentence);
  if (letters.length <= most) return sentence;
  const start = letters.slice(0, most).join("");
  const word = /^.*\S(?=\s)/su.exec(start)?.[0] ?? start;
  return `${word}…`;
}
