// Which files of a folder belong to one take: those of its number, and those without a number that its record names.
import { readdir } from "node:fs/promises";
import { fileNames, takeNumberOf } from "../takes.ts";

/** Sorted names; a folder of frames is one of them. `record`: what the take's record holds, as far as it can be read. */
export async function filesOfTake(
  folder: string,
  { shot, take }: { readonly shot: string; readonly take: number },
  record: unknown,
): Promise<string[]> {
  const all = await readdir(folder).catch(() => []);
  const own = all.filter((name) => takeNumberOf(name, shot) === take);
  const others = (await fileNames(folder)).filter((name) => takeNumberOf(name, shot) === undefined);
  const named = new Set(textsOf(record));
  return [...own, ...others.filter((name) => named.has(name))].toSorted();
}

/** Every text in a record but what names a file without owning it: a person's words, and where a take was brought from. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, member]) => (/note|prompt|^imported$/.test(key) ? [] : textsOf(member)));
}
