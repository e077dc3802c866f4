// Reads single values of a config: the value when it fits, null when it is not set, a problem at its line when it is wrong.
import { didYouMean, listed, quoted } from "../lib/wording.ts";
import type { ConfigDiagnostics, Located, LocatedFields } from "./located-json.ts";

const NO_FIELDS: LocatedFields = new Map();

/** A key that is missing or null counts as not set. */
export function findField(fields: LocatedFields, key: string): Located | undefined {
  const field = fields.get(key);
  return field?.scalar === null ? undefined : field;
}

/** Text without blanks around it; "" and blanks alone count as not set. */
export function textOf(fields: LocatedFields, key: string, diagnostics: ConfigDiagnostics): string | null {
  const field = findField(fields, key);
  if (!field) return null;
  if (typeof field.scalar === "string") return field.scalar.trim() || null;
  diagnostics.problem(field.line, `${field.path} must be text`);
  return null;
}

export interface NumberRule {
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  readonly unit?: string;
  /** Text that spells a number is taken as it ("1344"). */
  readonly spelled?: boolean;
}

/** A number inside its bounds. */
export function numberOf(
  fields: LocatedFields,
  key: string,
  rule: NumberRule,
  diagnostics: ConfigDiagnostics,
): number | null {
  const field = findField(fields, key);
  if (!field) return null;
  const value = plainNumber(field, rule);
  if (value >= rule.min && value <= rule.max && (!rule.whole || Number.isInteger(value))) return value;
  const noun = rule.whole ? "a whole number" : "a number";
  const unit = rule.unit === undefined ? "" : ` of ${rule.unit}`;
  const range = rule.max === Infinity ? `, at least ${rule.min}` : ` from ${rule.min} to ${rule.max}`;
  diagnostics.problem(field.line, `${field.path} must be ${noun}${unit}${range}`);
  return null;
}

/** NaN when the value is no number. */
function plainNumber({ scalar }: Located, { spelled }: NumberRule): number {
  if (spelled && typeof scalar === "string" && /^\s*\d+(\.\d+)?\s*$/.test(scalar)) return Number(scalar);
  return typeof scalar === "number" && Number.isFinite(scalar) ? scalar : Number.NaN;
}

/** One of a closed set of words, in any case. */
export function wordOf<const Word extends string>(
  fields: LocatedFields,
  key: string,
  words: readonly Word[],
  diagnostics: ConfigDiagnostics,
): Word | null {
  const field = findField(fields, key);
  if (!field || field.scalar === "") return null;
  const written = String(field.scalar);
  const word = words.find((known) => known === written.toLowerCase());
  if (word !== undefined) return word;
  const shown = field.scalar === undefined ? "" : ` ${quoted(written)}${didYouMean(written, words)}`;
  diagnostics.problem(field.line, `unknown ${field.path}${shown}: known are ${listed(words)}`);
  return null;
}

/** The fields of a block; none when it is missing, a problem when it is not an object. */
export function blockOf(fields: LocatedFields, key: string, diagnostics: ConfigDiagnostics): LocatedFields {
  const field = findField(fields, key);
  if (!field) return NO_FIELDS;
  if (field.fields) return field.fields;
  diagnostics.problem(field.line, `${field.path} must be an object`);
  return NO_FIELDS;
}

/** A subject's kind as written, in lower case; a subject without one is a character. */
export function kindOf(fields: LocatedFields): string {
  const { scalar } = findField(fields, "kind") ?? {};
  return String(scalar ?? "").toLowerCase() || "character";
}

/** Keys that begin with `_` are comments. */
export function isComment(key: string): boolean {
  return key.startsWith("_");
}

export interface Entry {
  readonly id: string;
  /** The line of the entry's key. */
  readonly line: number;
  readonly path: string;
  readonly fields: LocatedFields;
}

export type Entries = ReadonlyMap<string, Entry>;

/** The entries of a block by id, in the order written. */
export function readEntries(
  root: LocatedFields,
  key: "subjects" | "locations",
  diagnostics: ConfigDiagnostics,
): Entries {
  const entries = new Map<string, Entry>();
  for (const [id, field] of blockOf(root, key, diagnostics)) {
    if (isComment(id)) continue;
    if (field.fields) entries.set(id, entryOf(id, field, field.fields));
    else diagnostics.warn(field.line, `${field.path} is not an object, so it does not count`);
  }
  return entries;
}

function entryOf(id: string, { line, path }: Located, fields: LocatedFields): Entry {
  return { id, line, path, fields };
}
