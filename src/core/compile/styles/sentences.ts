// Small pieces of English for prompts: clauses and sentences out of what authors typed, lists with "and".

/** What ends a sentence by itself. */
const ENDINGS: ReadonlySet<string> = new Set([".", "!", "?", "…", '"', "”"]);

/** The text without blanks around it and without full stops at its end, so that it can stand inside a sentence. */
export function clause(text: string): string {
  const trimmed = text.trim();
  let end = trimmed.length;
  while (end > 0 && isEnd(trimmed.charAt(end - 1))) end--;
  return trimmed.slice(0, end);
}

function isEnd(letter: string): boolean {
  return letter === "." || letter.trim() === "";
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A clause that does not open its sentence: an article at its start is no longer a capital. */
export function midSentence(text: string): string {
  return clause(text).replace(/^(?:A|An|The)(?=\s)/u, (article) => article.toLowerCase());
}

/** A capital first letter, and a full stop unless the text ends a sentence itself. */
export function sentence(text: string): string {
  const whole = text.trim().replace(/^./su, (letter) => letter.toUpperCase());
  return whole === "" || ENDINGS.has(whole.slice(-1)) ? whole : `${whole}.`;
}

/** `a`, `a and b`, `a, b, and c`. */
export function andList(items: readonly string[]): string {
  return joined(items, "and");
}

/** `a`, `a or b`, `a, b, or c`. */
export function eitherList(items: readonly string[]): string {
  return joined(items, "or");
}

function joined(items: readonly string[], word: "and" | "or"): string {
  if (items.length < 3) return items.join(` ${word} `);
  return `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`;
}

/** What is quoted may quote; its own marks become single ones. */
export function quotable(text: string): string {
  return text.trim().replaceAll('"', "'");
}
