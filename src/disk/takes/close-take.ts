// Changes the record of a take that exists: what its job reports, how it ends. One at a time per record, and only along the
// table of states (`core/takes/transitions`), so that a job that ends late cannot revive a cancelled take.
import { Refusal } from "../../contracts/refusal.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { sidecarOf, takeStatus } from "../../core/takes/take.ts";
import { nextTakeState, takeStateOf, type TakeEvent } from "../../core/takes/transitions.ts";
import { upgradeSidecar, type TakeId } from "../../core/takes/upgrade-sidecar.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { writeJson } from "../reading/json-file.ts";
import type { EpisodeFolder } from "../roots.ts";
import { findTake, requireSidecarPath } from "./read-takes.ts";

/** What a job reports of a take while it stays in its state. The state itself changes through `closeTake` only. */
export type SidecarPatch = Partial<Omit<Sidecar, "version" | "shot" | "take" | "pass" | "status">>;

/**
 * Ends a queued take, or one that was closed only because its job seemed to be gone. Returns its record as written, or undefined when the take is gone or no longer in a state in which this
 * can happen: then nothing was written.
 */
export async function closeTake(
  ep: EpisodeFolder,
  id: TakeId,
  end: { readonly event: TakeEvent; readonly patch: SidecarPatch },
  locks: KeyedLock,
): Promise<Sidecar | undefined> {
  return changeRecord(ep, id, locks, (record) => {
    const { swept: _swept, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), end.event);
    return status === "ok" || status === "failed" ? { ...rest, ...end.patch, status } : undefined;
  });
}

/**
 * Writes news into the record of a take that is still queued, for example when it started. One that was closed because its job seemed to
 * be gone is queued again: whoever has news of it has its job.
 */
export async function patchTake(
  ep: EpisodeFolder,
  id: TakeId,
  patch: SidecarPatch,
  locks: KeyedLock,
): Promise<Sidecar | undefined> {
  return changeRecord(ep, id, locks, (record) => {
    if (record.status === "queued") return { ...record, ...patch };
    const { swept: _swept, finished: _finished, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), "its job lives");
    return status === "queued" ? { ...rest, ...patch, status, save_notes: "" } : undefined;
  });
}

/** The record of a take, for a caller that cannot go on without it. */
export async function requireSidecar(ep: EpisodeFolder, id: TakeId): Promise<Sidecar> {
  const take = await findTake(ep, id);
  const record = take && sidecarOf(take);
  if (record) return record;
  const what = `${id.shot} has no take ${id.take} with a record in its ${id.pass} pass`;
  throw new Refusal("unknown", `${what}: render the shot again`);
}

/** A record that cannot be read is written anew from neutral values: its take is queued, and must be able to end. */
async function changeRecord(
  ep: EpisodeFolder,
  id: TakeId,
  locks: KeyedLock,
  change: (record: Sidecar) => Sidecar | undefined,
): Promise<Sidecar | undefined> {
  const path = await requireSidecarPath(ep, id);
  return locks.hold(path, async () => {
    const take = await findTake(ep, id);
    if (!take || take.record === "none") return undefined;
    const record = sidecarOf(take) ?? upgradeSidecar({ status: takeStatus(take) }, id);
    const changed = record && change(record);
    if (changed) await writeJson(path, changed);
    return changed;
  });
}
