// Parts of sentences for people: a quoted piece of a text, a list of known names, the nearest known name.

const QUOTE_LENGTH = 60;
const LIST_LENGTH = 40;
const MOST_COMPARED = 1000;
/** Control characters and direction overrides could garble a terminal or the sentence around the quote. */
const UNPRINTABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Nothing in it is left out or changed by a quote; most quotes are of ids, and a check may say thousands of them. */
const PLAIN = /^[ -~]*$/;

/** The text in double quotes: one line, clipped, nothing in it can act on a terminal. */
export function quoted(text: string): string {
  if (text.length <= QUOTE_LENGTH && PLAIN.test(text)) return `"${text}"`;
  const clipped = Array.from(text.slice(0, 2 * QUOTE_LENGTH))
    .slice(0, QUOTE_LENGTH)
    .join("");
  return `"${clipped.replace(UNPRINTABLE, "\ufffd")}${clipped.length < text.length ? "…" : ""}"`;
}

/** `mara, tomas`; a very long list is cut and says so; an empty one reads "none". */
export function listed(names: Names): string {
  const count = "size" in names ? names.size : names.length;
  if (count === 0) return "none";
  const shown = [...first(LIST_LENGTH, names)].join(", ");
  return count > LIST_LENGTH ? `${shown} and ${count - LIST_LENGTH} more` : shown;
}

/** Names in order; a list of very many is not copied for each sentence. */
type Names = readonly string[] | (Iterable<string> & { readonly size: number });

/** The keys of a map, without one of them if that is named. */
export function keysOf(map: ReadonlyMap<string, unknown>, except?: string): Names {
  return {
    size: map.size - (except !== undefined && map.has(except) ? 1 : 0),
    *[Symbol.iterator]() {
      for (const key of map.keys()) if (key !== except) yield key;
    },
  };
}

function* first(count: number, names: Iterable<string>): Generator<string> {
  let left = count;
  for (const name of names) {
    if (left-- === 0) return;
    yield name;
  }
}

/**
 * The known name that a misspelt word most likely means, or undefined when none is near. Case does not count.
 * Only the first thousand names are looked at, so that many misspelt words among many names stay cheap.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  const allowed = lower.length < 4 ? 1 : 2;
  let best: { name: string; distance: number } | undefined;
  for (const name of first(MOST_COMPARED, known)) {
    if (Math.abs(name.length - lower.length) > allowed) continue;
    const distance = editDistance(...differing(lower, name.toLowerCase()));
    if (distance <= allowed && distance < name.length && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

/** ` (did you mean mara?)`, or nothing. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const name = nearest(word, known);
  return name === undefined ? "" : ` (did you mean ${name}?)`;
}

/** Both words without what they begin and end with alike, which is no part of their distance. */
function differing(a: string, b: string): [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
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
