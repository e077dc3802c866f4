// Makes answers small: pages of lists, the beginnings of texts, sums instead of rows.

interface PageInput {
  readonly from?: number;
  readonly count?: number;
}

/** A part of a list, with how long all of it is; `next` is the `from` of the next part. */
export function pageList<T>(list: readonly T[], { from = 0, count = 25 }: PageInput) {
  const items = list.slice(from, from + count);
  const end = from + items.length;
  return { total: list.length, from, items, ...(end < list.length && { next: end }) };
}

/** A text's beginning, with how much is left away. */
export function short(text: string, longest: number): string {
  return text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length - longest} more characters)`;
}

/** An object without the fields that say nothing: null, undefined, empty texts, lists and objects. */
export function dense<T extends Readonly<Record<string, unknown>>>(fields: T): Partial<T> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => !saysNothing(value))) as Partial<T>;
}

function saysNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

/** The last words on size: an answer that is still too long is cut, and says so. Characters of JSON. */
const LONGEST = 24_000;

export function answerText(say: unknown): string {
  const text = JSON.stringify(say);
  if (text.length <= LONGEST) return text;
  const advice = "ask for fewer shots, a shorter list (count) or fewer lines";
  return `${text.slice(0, LONGEST)}\n(cut: the answer has ${text.length} characters; ${advice})`;
}

export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
