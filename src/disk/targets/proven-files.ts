// The shipped target files that the build has checked already, known by their bytes: a start does not check them again, which takes
// longer than all else it does. A file that is another one now is checked as any file is.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { readJson, writeJson } from "../reading/json-file.ts";

const NAME = "proven.json";

/** SHA-1 of each file's bytes. */
export type Proven = ReadonlySet<string>;

/** None where the build has left no list. */
export async function readProven(folder: string): Promise<Proven> {
  const read = await readJson(join(folder, NAME));
  const isList = read.is === "there" && Array.isArray(read.value);
  return new Set(isList ? (read.value as unknown[]).filter((hash) => typeof hash === "string") : []);
}

export async function writeProven(folder: string, proven: Proven): Promise<void> {
  await writeJson(join(folder, NAME), [...proven].toSorted());
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha1").update(bytes).digest("hex");
}
