// The candidates and tours of a reference once more, under another id: pictures share their bytes where a disk can, records say whose they
// are now. What is there stays, so that whatever was cut off can be done again, and going back finds everything as it was.
import { basename, extname, join } from "node:path";
import { refKey } from "../../core/refs/ref-names.ts";
import { TOUR_NAME } from "../../core/refs/tours/tour.ts";
import { makeFolderBelow, plainFileNames } from "../../machine/files.ts";
import { linkOrCopy } from "../../machine/write-file.ts";
import { readJson, writeJson } from "../reading/json-file.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { requireCandidates } from "./ref-takes.ts";

export interface RefIds {
  readonly from: string;
  readonly to: string;
}

/** How many candidates there are to copy. */
export async function countCandidates(ep: EpisodeFolder, ref: string): Promise<number> {
  const names = await plainFileNames(await requireCandidates(ep, ref));
  return names.filter((name) => name.startsWith(refKey(ref)) && name.endsWith(".json")).length;
}

export async function copyCandidates(ep: EpisodeFolder, { from, to }: RefIds): Promise<void> {
  const [source, target] = [await requireCandidates(ep, from), await requireCandidates(ep, to)];
  const key = refKey(from);
  await copyFiles(ep, { source, target, from, to }, (name) =>
    name.startsWith(`${key}_`) ? `${refKey(to)}${name.slice(key.length)}` : undefined,
  );
  const tours = async (folder: InsideRoot) => requireOwnPath(ep, "refs", "_takes", basename(folder), "_tours");
  await copyFiles(ep, { source: await tours(source), target: await tours(target), from, to }, (name) =>
    name.startsWith(`${TOUR_NAME}_`) ? name : undefined,
  );
}

interface Copying extends RefIds {
  readonly source: InsideRoot;
  readonly target: InsideRoot;
}

/** Records last: what has one is whole. */
async function copyFiles(
  ep: EpisodeFolder,
  { source, target, from, to }: Copying,
  nameOf: (name: string) => string | undefined,
): Promise<void> {
  const names = await plainFileNames(source);
  if (names.length === 0) return;
  const there = new Set(await plainFileNames(target));
  const { own, foreign } = await readRecords(source, names, from);
  await makeFolderBelow(ep, target);
  const missing = names.flatMap((name) => {
    const copy = nameOf(name);
    const isOthers = foreign.some((stem) => name.startsWith(stem));
    return copy === undefined || there.has(copy) || isOthers ? [] : [{ name, copy }];
  });
  for (const { name, copy } of missing) if (!own.has(name)) await linkOrCopy(join(source, name), join(target, copy));
  for (const { name, copy } of missing)
    if (own.has(name)) await writeJson(join(target, copy), { ...own.get(name), ref: to });
}

interface Records {
  readonly own: ReadonlyMap<string, object>;
  /** What the names of files begin with that belong to another reference with the same key. */
  readonly foreign: readonly string[];
}

async function readRecords(folder: InsideRoot, names: readonly string[], ref: string): Promise<Records> {
  const own = new Map<string, object>();
  const foreign: string[] = [];
  for (const name of names.filter((one) => one.endsWith(".json"))) {
    const read = await readJson(join(folder, name), undefined, RECORD_LIMIT);
    const record = read.is === "there" && read.value !== null && typeof read.value === "object" ? read.value : {};
    if ("ref" in record && record.ref === ref) own.set(name, record);
    else foreign.push(stemOf(name));
  }
  return { own, foreign };
}

function stemOf(name: string): string {
  return name.slice(0, -extname(name).length);
}
