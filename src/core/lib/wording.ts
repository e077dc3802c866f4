// How sentences for people name things: a quoted piece of somebody's text, a list of known names, the nearest known name.

const QUOTE_LENGTH = 60;
const LIST_LENGTH = 40;
/** Control characters and direction overrides could garble a terminal or the sentence around the quote. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** The text in double quotes: one line, clipped, nothing in it can act on a terminal. */
export function quoted(text: string): string {
  const clipped = Array.from(text.slice(0, 2 * QUOTE_LENGTH))
    .slice(0, QUOTE_LENGTH)
    .join("");
  return `"${clipped.replace(UNPRINTABLE, "\ufffd")}${clipped.length < text.length ? "…" : ""}"`;
}

/** `mara, tomas`; a very long list is cut and says so; an empty one reads "none". */
export function listed(names: Iterable<string>): string {
  const all = [...names];
  if (all.length === 0) return "none";
  const shown = all.slice(0, LIST_LENGTH).join(", ");
  return all.length > LIST_LENGTH ? `${shown} and ${all.length - LIST_LENGTH} more` : shown;
}

/** The known name that a misspelt word most likely means, or undefined when none is near. Case does not count. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  const allowed = wanted.length < 4 ? 1 : 2;
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - wanted.length) > allowed) continue;
    const distance = editDistance(wanted, name.toLowerCase());
    if (distance <= allowed && distance < name.length && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** ` (did you mean mara?)`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const name = nearest(word, known);
  return name === undefined ? "" : ` (did you mean ${name}?)`;
}

/** Letters inserted, left out or changed between two words (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
