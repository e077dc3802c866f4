// The camera tours of a location as they stand on disk: read, reserved, changed along the table of states of takes.
import { join } from "node:path";
import { TourRecord } from "../../contracts/files/refs/tours.ts";
import { toursFolder, TOUR_NAME, tourStem } from "../../core/refs/tours/tour.ts";
import { nextTakeState, takeStateOf, type TakeEvent } from "../../core/takes/transitions.ts";
import { plainFileNames } from "../../machine/files.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { readChecked, writeJson, type JsonCache } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../roots.ts";
import { reserveNumber } from "../takes/reserve-number.ts";
import { takeNumberOf } from "../takes/take-files.ts";
import { requireRefTrash } from "./ref-takes.ts";

export type TourId = Pick<TourRecord, "ref" | "tour">;
export type TourDraft = Omit<TourRecord, "tour">;
/** What a job reports of a tour; its state changes by `closeTour` alone. */
type TourPatch = Partial<Omit<TourRecord, "version" | "ref" | "tour" | "status">>;

/** Path of one of a tour's files, with an ending such as `.json`. */
export async function requireTourPath(ep: EpisodeFolder, id: TourId, ending: string): Promise<InsideRoot> {
  return join(await requireTours(ep, id.ref), `${tourStem(id)}${ending}`) as InsideRoot;
}

function requireTours(ep: EpisodeFolder, ref: string): Promise<InsideRoot> {
  return requireOwnPath(ep, ...toursFolder(ref).split("/"));
}

/** By number; what cannot be read is passed over. `cache`: of records. */
export async function readTours(ep: EpisodeFolder, ref: string, cache?: JsonCache): Promise<TourRecord[]> {
  const folder = await requireTours(ep, ref);
  const names = (await plainFileNames(folder)).filter(
    (name) => name.endsWith(".json") && takeNumberOf(name, TOUR_NAME) !== undefined,
  );
  const read = await mapPool(names, (name) => readChecked(join(folder, name), TourRecord, cache, RECORD_LIMIT));
  const found = read.flatMap((each) => (each.is === "there" && each.value.ref === ref ? [each.value] : []));
  return found.toSorted((a, b) => a.tour - b.tour);
}

/** Undefined where there is none that can be read. */
export async function findTour(ep: EpisodeFolder, { ref, tour }: TourId): Promise<TourRecord | undefined> {
  return (await readTours(ep, ref)).find((each) => each.tour === tour);
}

/** Reserves the next number of the draft's location, and writes its record. */
export async function reserveTour(ep: EpisodeFolder, draft: TourDraft): Promise<TourRecord> {
  return reserveNumber({
    folder: await requireTours(ep, draft.ref),
    trash: await requireRefTrash(ep, draft.ref),
    numberOf: (file) => takeNumberOf(file, TOUR_NAME),
    recordOf: (tour) => ({ ...draft, tour }) as TourRecord,
    nameOf: (tour) => `${tourStem({ tour })}.json`,
  });
}

/** Ends a queued tour. Undefined when it is gone or had ended already: then nothing was written. */
export async function closeTour(
  ep: EpisodeFolder,
  id: TourId,
  end: { readonly event: TakeEvent; readonly patch: TourPatch },
  locks: KeyedLock,
): Promise<TourRecord | undefined> {
  return change(ep, id, locks, (record) => {
    const { swept: _swept, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), end.event);
    return status === "ok" || status === "failed" ? { ...rest, ...end.patch, status } : undefined;
  });
}

/** News of a tour that is still queued. One that was closed because its job seemed to be gone is queued again. */
export async function patchTour(
  ep: EpisodeFolder,
  id: TourId,
  patch: TourPatch,
  locks: KeyedLock,
): Promise<TourRecord | undefined> {
  return change(ep, id, locks, (record) => {
    if (record.status === "queued") return { ...record, ...patch };
    const { swept: _swept, finished: _finished, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), "its job lives");
    return status === "queued" ? { ...rest, ...patch, status, error: null } : undefined;
  });
}

async function change(
  ep: EpisodeFolder,
  id: TourId,
  locks: KeyedLock,
  changed: (record: TourRecord) => TourRecord | undefined,
): Promise<TourRecord | undefined> {
  const path = await requireTourPath(ep, id, ".json");
  return locks.hold(path, async () => {
    const record = await findTour(ep, id);
    const next = record && changed(record);
    if (next) await writeJson(path, next);
    return next;
  });
}
