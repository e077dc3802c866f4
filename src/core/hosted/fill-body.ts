// Fills a hosted model's request with values and with placeholders for files. The placeholders are those of `contracts/files/hosted`.
// Which values there are, and what is asked of a file, is decided elsewhere.
import { isRecord } from "../lib/json-values.ts";

export type BodyValue = string | number | boolean;

export interface BodyFile {
  readonly role: string;
  /** Under which the file is handed over beside the body. */
  readonly name: string;
}

export interface BodyParts {
  readonly values: Readonly<Record<string, BodyValue | undefined>>;
  readonly files: readonly BodyFile[];
}

interface Scope extends BodyParts {
  /** The file that a list stands at. */
  readonly item?: BodyFile;
}

/** Stands for "nothing": what holds it is left out. */
const LEFT_OUT = Symbol("left out");

/** The body with every placeholder filled; fields and list items whose value is not there are left out. */
export function fillBody(body: Readonly<Record<string, unknown>>, parts: BodyParts): Record<string, unknown> {
  return fillFields(body, parts);
}

/** Names of all values that a body has a placeholder for. */
export function valuesIn(body: unknown): ReadonlySet<string> {
  if (Array.isArray(body)) return new Set(body.flatMap((item: unknown) => [...valuesIn(item)]));
  if (!isRecord(body)) return new Set();
  const own = typeof body["value"] === "string" ? [body["value"]] : [];
  return new Set([...own, ...Object.values(body).flatMap((item) => [...valuesIn(item)])]);
}

function fill(part: unknown, scope: Scope): unknown {
  if (Array.isArray(part)) return part.flatMap((item: unknown) => fillItem(item, scope));
  if (!isRecord(part)) return part;
  if (typeof part["value"] === "string") return fillValue(scope.values[part["value"]], part["as"]);
  if (typeof part["file"] === "string") return fillFile(part, scope);
  if ("when" in part) return holds(part["when"], scope) ? fill(part["then"], scope) : LEFT_OUT;
  return fillFields(part, scope);
}

function fillFields(part: Readonly<Record<string, unknown>>, scope: Scope): Record<string, unknown> {
  const filled = Object.entries(part).map(([name, inner]) => [name, fill(inner, scope)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== LEFT_OUT));
}

function fillItem(item: unknown, scope: Scope): unknown[] {
  if (isRecord(item) && "each" in item) {
    const roles = namesOf(item["each"]);
    return scope.files
      .filter(({ role }) => roles.includes(role))
      .map((file) => fill(item["then"], { ...scope, item: file }));
  }
  const filled = fill(item, scope);
  return filled === LEFT_OUT ? [] : [filled];
}

function fillValue(value: BodyValue | undefined, as: unknown): unknown {
  if (value === undefined) return LEFT_OUT;
  if (as === "text") return String(value);
  return isRecord(as) ? (as[String(value)] ?? LEFT_OUT) : value;
}

function fillFile(placeholder: Readonly<Record<string, unknown>>, { files, item }: Scope): unknown {
  const at = typeof placeholder["at"] === "number" ? placeholder["at"] : 0;
  const file = placeholder["file"] === "item" ? item : files.filter(({ role }) => role === placeholder["file"])[at];
  return file === undefined ? LEFT_OUT : { $file: file.name, as: placeholder["as"] ?? "data" };
}

function holds(when: unknown, { values, files }: Scope): boolean {
  return namesOf(when).every((name) => values[name] !== undefined || files.some(({ role }) => role === name));
}

function namesOf(names: unknown): readonly string[] {
  return (Array.isArray(names) ? names : [names]).filter((name): name is string => typeof name === "string");
}
