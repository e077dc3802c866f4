// Changes the record of a candidate that exists: what its job reports, how it ends. One at a time per record, and only along the table of
// states (`core/takes/transitions`), so that a job that ends late cannot revive a cancelled one.
import type { RefSidecar } from "../../contracts/files/refs.ts";
import { refSidecarOf, type RefTakeId } from "../../core/refs/ref-take.ts";
import { nextTakeState, takeStateOf, type TakeEvent } from "../../core/takes/transitions.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import type { EpisodeFolder } from "../roots.ts";
import { readRefTakes, requireCandidatePath, writeRefRecord } from "./ref-takes.ts";

/** What a job reports of a candidate; its state changes by `closeRefTake` alone. */
export type RefPatch = Partial<Omit<RefSidecar, "version" | "ref" | "view" | "take" | "status">>;

/** The record of a candidate; undefined where there is none that can be read. */
export async function findRefRecord(ep: EpisodeFolder, id: RefTakeId): Promise<RefSidecar | undefined> {
  const take = (await readRefTakes(ep, id)).find((each) => each.take === id.take);
  return take && refSidecarOf(take);
}

/** Ends a queued candidate. Undefined when it is gone or had ended already: then nothing was written. */
export async function closeRefTake(
  ep: EpisodeFolder,
  id: RefTakeId,
  end: { readonly event: TakeEvent; readonly patch: RefPatch },
  locks: KeyedLock,
): Promise<RefSidecar | undefined> {
  return change(ep, id, locks, (record) => {
    const { swept: _swept, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), end.event);
    return status === "ok" || status === "failed" ? { ...rest, ...end.patch, status } : undefined;
  });
}

/** News of a candidate that is still queued. One that was closed because its job seemed to be gone is queued again. */
export async function patchRefTake(
  ep: EpisodeFolder,
  id: RefTakeId,
  patch: RefPatch,
  locks: KeyedLock,
): Promise<RefSidecar | undefined> {
  return change(ep, id, locks, (record) => {
    if (record.status === "queued") return { ...record, ...patch };
    const { swept: _swept, finished: _finished, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), "its job lives");
    return status === "queued" ? { ...rest, ...patch, status, save_notes: "" } : undefined;
  });
}

async function change(
  ep: EpisodeFolder,
  id: RefTakeId,
  locks: KeyedLock,
  changed: (record: RefSidecar) => RefSidecar | undefined,
): Promise<RefSidecar | undefined> {
  const path = await requireCandidatePath(ep, id, ".json");
  return locks.hold(path, async () => {
    const record = await findRefRecord(ep, id);
    const next = record && changed(record);
    if (next) await writeRefRecord(ep, next);
    return next;
  });
}
