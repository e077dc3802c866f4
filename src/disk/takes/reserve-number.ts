// Gives a take or a candidate its next number. The number is taken by creating the record under its name, which succeeds for one writer only,
// so two processes never share one. A number whose files lie in the trash is never given again.
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { jsonText } from "../../core/lib/json-values.ts";
import { removeFile } from "../../machine/files.ts";
import { createExclusive } from "../../machine/write-file.ts";
import type { InsideRoot } from "../roots.ts";

export interface Numbering<Record> {
  /** Where the numbered files lie, and those that were discarded. */
  readonly folder: InsideRoot;
  readonly trash: InsideRoot;
  /** The number that a file's name carries; undefined for other files. */
  readonly numberOf: (name: string) => number | undefined;
  readonly recordOf: (number: number) => Record;
  /** Name of the record of a number. */
  readonly nameOf: (number: number) => string;
}

/** Reserves the next number and writes its record, whole from the first moment. */
export async function reserveNumber<Record>(numbering: Numbering<Record>): Promise<Record> {
  const { folder, trash, numberOf, recordOf, nameOf } = numbering;
  for (let number = (await highestNumber(folder, numberOf)) + 1; ; number++) {
    if (await isInTrash(trash, numberOf, number)) continue;
    const record = recordOf(number);
    const path = join(folder, nameOf(number));
    if (!(await createExclusive(path, jsonText(record)))) continue;
    if (!(await isInTrash(trash, numberOf, number))) return record;
    // Another writer took this number, ended it and discarded it between our two looks.
    await removeFile(path);
  }
}

/** Any file of a number counts, so that what was left of it is never written over. */
async function highestNumber(folder: string, numberOf: Numbering<unknown>["numberOf"]): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  return Math.max(0, ...names.map((name) => numberOf(name) ?? 0));
}

/** Discards lie in the trash folder or one level deeper, in a folder with the time in its name. */
async function isInTrash(trash: string, numberOf: Numbering<unknown>["numberOf"], number: number): Promise<boolean> {
  const entries = await readdir(trash, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => join(trash, entry.name));
  const deeper = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return [...entries.map((entry) => entry.name), ...deeper.flat()].some((name) => numberOf(name) === number);
}
