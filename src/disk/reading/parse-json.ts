// Text of a JSON file into a value. Built seeds are 63-bit: an older file that holds one as a number would lose its last
// digits in JSON.parse, so numbers under a key `seed` are read as text (docs/decisions.md 12).
import { isTooDeep, MOST_LEVELS } from "../../contracts/json-depth.ts";

export type ParsedJson = { ok: true; value: unknown } | { ok: false; problem: string };

/**
 * A whole JSON string, and the digits behind it when it is a key. Quotes stand nowhere else in JSON, so matching from the
 * start meets each string exactly once and never begins inside one.
 */
const STRINGS = /("[^"\\]*(?:\\.[^"\\]*)*")(?:(\s*:\s*)(\d+)(?=\s*[,}\]]))?/gs;

/** Parses JSON that does not nest too deep, never throws; integers under `seed` come out as decimal text. */
export function parseJson(text: string): ParsedJson {
  if (isTooDeep(text)) return { ok: false, problem: `it nests deeper than ${MOST_LEVELS} levels` };
  const safe = /"seed"\s*:\s*\d/.test(text) ? quoteSeeds(text) : text;
  try {
    return { ok: true, value: JSON.parse(safe) };
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error) };
  }
}

function quoteSeeds(text: string): string {
  return text.replace(STRINGS, (whole, key: string, between?: string, digits?: string) =>
    key === '"seed"' && digits !== undefined ? `${key}${between}"${digits}"` : whole,
  );
}

/** The value with all that is in it, which nobody can change any more. */
export function deepFreeze<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  for (const member of Object.values(value)) deepFreeze(member);
  return Object.freeze(value);
}
