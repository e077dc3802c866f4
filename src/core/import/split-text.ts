// Long texts in pieces that a shot can hold: whole sentences as far as they go, else parts of sentences. No word is lost.

/** Where a sentence ends: behind its mark and the blank after it. */
const SENTENCE = /(?<=[.!?…。！？]["'”’)\]]{0,2})\s+/u;

export function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

/** Pieces of at most so many words, in order; a text that fits is one piece. */
export function splitText(text: string, most: number): string[] {
  const whole = wordsIn(text);
  if (whole.length <= most) return whole.length === 0 ? [] : [text.trim()];
  const pieces: string[][] = [];
  for (const sentence of text.split(SENTENCE)) {
    const words = wordsIn(sentence);
    const last = pieces.at(-1);
    if (last && last.length + words.length <= most) last.push(...words);
    else for (let from = 0; from < words.length; from += most) pieces.push(words.slice(from, from + most));
  }
  return pieces.map((words) => words.join(" "));
}
