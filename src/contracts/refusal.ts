// The one error that is meant for a person. Elsewhere problems are values; a Refusal is thrown only where a request ends.
// Knows no HTTP status: `http/` maps each kind to one.
import { explainDiskError } from "./disk-error.ts";

export const REFUSAL_KINDS = [
  "bad-input",
  "outside-roots",
  "no-rights",
  "unknown",
  "conflict",
  "too-large",
  "tool-failed",
  "host-failed",
  "host-silent",
  "host-away",
] as const;
export type RefusalKind = (typeof REFUSAL_KINDS)[number];

/** `message` names the thing and says what to do; `fields` are extra reply fields that a route promises. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly kind: RefusalKind;
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(kind: RefusalKind, message: string, fields: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.kind = kind;
    this.fields = fields;
  }
}

/** The message of anything that was thrown. */
export function reasonOf(thrown: unknown): string {
  const trouble = explainDiskError(thrown);
  if (trouble) return trouble.sentence;
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** A path from the root of a disk, up to the last name in it. A blank may stand in a folder's name, and ends the last one. */
const ABSOLUTE = /(?<![\w.~/\\:-])(?:[A-Za-z]:[\\/]|\/)(?:(?:(?! [\\/])[^'"`,;()<>|\r\n])*[\\/])?[^\s'"`,;:()<>|]+/g;

/**
 * Each absolute path as the name of its file alone, but for those that begin with one of `known`: folders that everybody may name,
 * and what the reader sent.
 */
export function hidePaths(sentence: string, known: readonly string[] = []): string {
  return sentence.replace(ABSOLUTE, (path) => {
    if (known.some((each) => each !== "" && path.startsWith(each))) return path;
    return path.split(/[\\/]/).findLast((name) => name !== "") ?? path;
  });
}
