// JSON files of an episode: read as one of three answers, because a missing file, a broken one and a good one mean different
// things to different readers. Written in one form: two blanks of indent, LF, a final line end.
import type { Static, TSchema } from "typebox";
import { check } from "../../contracts/check.ts";
import { jsonText } from "../../core/lib/json-values.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { writeIfChanged } from "../../machine/write-file.ts";
import { isCode } from "../../machine/paths.ts";
import { reasonOf } from "../../contracts/refusal.ts";
import type { FileCache } from "./file-cache.ts";
import { deepFreeze, parseJson } from "./parse-json.ts";
import { JSON_LIMIT, decodeUtf8 } from "./text.ts";

export type JsonRead<T> =
  | { readonly is: "there"; readonly value: T }
  | { readonly is: "absent" }
  | { readonly is: "broken"; readonly problem: string };

/** What JSON files held, for as long as they are certainly the same. Kept values are frozen: many readers share them. */
export type JsonCache = FileCache<JsonRead<unknown>>;

/** Any JSON value of a file of `most` bytes. */
export async function readJson(path: string, cache?: JsonCache, most = JSON_LIMIT): Promise<JsonRead<unknown>> {
  return cache ? cache.read(path, async (at) => deepFreeze(await load(at, most))) : load(path, most);
}

async function load(path: string, most: number): Promise<JsonRead<unknown>> {
  let bytes: Uint8Array;
  try {
    bytes = await readWhole(path, most);
  } catch (error) {
    if (isCode(error, "ENOENT") || isCode(error, "ENOTDIR")) return { is: "absent" };
    return { is: "broken", problem: reasonOf(error) };
  }
  const text = decodeUtf8(bytes);
  if (text === undefined) return { is: "broken", problem: "it is not UTF-8 text" };
  const parsed = parseJson(text);
  return parsed.ok ? { is: "there", value: parsed.value } : { is: "broken", problem: parsed.problem };
}

/** A file whose value fits its format. */
export async function readChecked<S extends TSchema>(
  path: string,
  schema: S,
  cache?: JsonCache,
  most = JSON_LIMIT,
): Promise<JsonRead<Static<S>>> {
  const read = await readJson(path, cache, most);
  if (read.is !== "there") return read;
  const known = checked.get(read)?.get(schema);
  if (known) return known as JsonRead<Static<S>>;
  const fits = check(schema, read.value);
  const found: JsonRead<Static<S>> = fits.ok
    ? { is: "there", value: fits.value }
    : { is: "broken", problem: fits.sentence };
  if (cache) checked.set(read, (checked.get(read) ?? new Map()).set(schema, found));
  return found;
}

/** What readings that are given out again came to: what nobody can change fits once and for all. */
const checked = new WeakMap<JsonRead<unknown>, Map<TSchema, JsonRead<unknown>>>();

/** Writes unless the file holds the same bytes already. Returns whether it wrote. */
export async function writeJson(path: string, value: unknown): Promise<boolean> {
  return writeIfChanged(path, jsonText(value));
}

/** Of files that do not change while the process runs, as those of the package: read when they are first asked for, and then no more. A failure is not kept. */
export function readOnce<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
