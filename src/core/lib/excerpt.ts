// The first sentence of a prose text, for a row or a card.

/** What ends a sentence, with the quotes and brackets that close after it. Full-width stops need no blank behind them. */
const END = /[.!?\u2026]+["'\u201d\u2019)\]]*(?=\s|$)|[\u3002\uff01\uff1f]+["'\u201d\u2019)\]\u300d\u300f]*/gu;
/** A title, initials at the start, or dots before any word: the sentence goes on. */
const GOES_ON =
  /(?:^|[\s("'\u201c\u2018])(?:Mrs?|Ms|Mx|Dr|Prof|St|Sgt|Capt|Lt|Col|Rev|Sr|Jr|vs)\.$|^(?:\p{Lu}\.\s*)+$|^[\p{P}\s]*$/u;
/** The search for a sentence's end stops after this many UTF-16 units: no caller shows more. */
const READ = 2000;

/** The first sentence, cut at a word past `most` characters; the whole text when no sentence ends. Empty for empty prose. */
export function firstSentence(prose: string, most = Infinity): string {
  const text = prose.trim();
  return shortened(sentenceIn(text.slice(0, READ)) ?? text, most);
}

function sentenceIn(text: string): string | undefined {
  for (const { 0: end, index } of text.matchAll(END)) {
    const sentence = text.slice(0, index + end.length);
    if (!GOES_ON.test(sentence)) return sentence;
  }
  return undefined;
}

function shortened(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const start = letters.slice(0, most).join("");
  const isWhole = /\s/u.test(letters[most] ?? "");
  const word = isWhole ? start.trimEnd() : (/^.*\S(?=\s)/su.exec(start)?.[0] ?? start);
  return `${word}\u2026`;
}
