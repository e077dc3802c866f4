// The camera tours of a location: `refs/_takes/<key>/_tours/tour_tNN.json` beside their videos. docs/format.md "Tours".
import { join } from "node:path";
import type { TourEntry } from "../../contracts/replies/ref.ts";
import { TourRecord } from "../../contracts/files/refs.ts";
import { refKey } from "../../core/refs/ref-names.ts";
import { takeStem } from "../../core/lib/names.ts";
import { plainFileNames } from "../../machine/files.ts";
import { readChecked, writeJson, type JsonCache } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { takeNumberOf } from "../takes/take-files.ts";

/** What the files of tours begin with, before `_tNN`. */
export const TOUR_STEM = "tour";

/** Folder of a location's tours; it need not be there yet. */
export async function requireTours(ep: EpisodeFolder, ref: string): Promise<InsideRoot> {
  return requireOwnPath(ep, ...foldersOf(ref));
}

/** By number. */
export async function readTours(ep: EpisodeFolder, ref: string, cache?: JsonCache): Promise<TourEntry[]> {
  const folder = await requireTours(ep, ref);
  const names = await plainFileNames(folder);
  const numbers = names.filter((name) => name.endsWith(".json")).flatMap((name) => takeNumberOf(name, TOUR_STEM) ?? []);
  const records = await mapPool(
    numbers.toSorted((a, b) => a - b),
    (tour) => readTour(ep, { ref, tour }, cache),
  );
  return records.flatMap((record) => (record ? [describe(record, names)] : []));
}

/** The record of a tour; undefined where there is none that can be read. */
export async function readTour(
  ep: EpisodeFolder,
  { ref, tour }: { readonly ref: string; readonly tour: number },
  cache?: JsonCache,
): Promise<TourRecord | undefined> {
  const folder = await requireTours(ep, ref);
  const read = await readChecked(join(folder, `${takeStem(TOUR_STEM, tour)}.json`), TourRecord, cache, RECORD_LIMIT);
  return read.is === "there" && read.value.ref === ref ? read.value : undefined;
}

export async function writeTour(ep: EpisodeFolder, record: TourRecord): Promise<void> {
  await writeJson(join(await requireTours(ep, record.ref), `${takeStem(TOUR_STEM, record.tour)}.json`), record);
}

function describe(record: TourRecord, names: readonly string[]): TourEntry {
  const { tour, status, move, holds, error, seconds, ref, video } = record;
  const isThere = video !== null && names.includes(video);
  const path = isThere ? [...foldersOf(ref), video].join("/") : null;
  return { tour, status, move, holds, error, seconds, video: path };
}

function foldersOf(ref: string): string[] {
  return ["refs", "_takes", refKey(ref), "_tours"];
}
