// Upscales and posts of takes as they stand on disk: records beside the take's own, reserved, changed along the table of states of takes, and
// removed. A redo that fails leaves what was there before it.
import { join } from "node:path";
import { PostRecord, UpscaleRecord } from "../../contracts/files/upscale.ts";
import { takeStem } from "../../core/lib/names.ts";
import { nextTakeState, takeStateOf, type TakeEvent } from "../../core/takes/transitions.ts";
import type { TakeId } from "../../core/takes/upgrade-sidecar.ts";
import { removeFile } from "../../machine/files.ts";
import type { KeyedLock } from "../../machine/keyed-lock.ts";
import { exists } from "../../machine/paths.ts";
import { readChecked, writeJson } from "../reading/json-file.ts";
import { RECORD_LIMIT } from "../reading/text.ts";
import type { EpisodeFolder, InsideRoot } from "../roots.ts";
import { requireShotFolder } from "./read-takes.ts";

/** `up`: an upscale; `post`: what is made of it. Also the ending of its files. */
export type VersionKind = "up" | "post";
export interface VersionRecords {
  readonly up: UpscaleRecord;
  readonly post: PostRecord;
}

const SCHEMAS = { up: UpscaleRecord, post: PostRecord } as const;

/** Path of one of a version's files: `requireVersionPath(ep, id, "up", ".mp4")`. */
export async function requireVersionPath(
  ep: EpisodeFolder,
  { shot, take, pass }: TakeId,
  kind: VersionKind,
  ending: ".json" | ".mp4" | ".latent.safetensors",
): Promise<InsideRoot> {
  const folder = await requireShotFolder(ep, pass, shot);
  return join(folder, `${takeStem(shot, take)}.${kind}${ending}`) as InsideRoot;
}

/** Undefined where there is none that can be read. */
export async function findVersion<K extends VersionKind>(
  ep: EpisodeFolder,
  id: TakeId,
  kind: K,
): Promise<VersionRecords[K] | undefined> {
  const path = await requireVersionPath(ep, id, kind, ".json");
  const read = await readChecked(path, SCHEMAS[kind], undefined, RECORD_LIMIT);
  return read.is === "there" ? (read.value as VersionRecords[K]) : undefined;
}

/** Writes the record of one that is to be made. What was finished before stands in it, until the new one is. */
export async function reserveVersion<K extends VersionKind>(
  ep: EpisodeFolder,
  id: TakeId,
  { kind, record }: { readonly kind: K; readonly record: VersionRecords[K] },
  locks: KeyedLock,
): Promise<VersionRecords[K]> {
  const path = await requireVersionPath(ep, id, kind, ".json");
  return locks.hold(path, async () => {
    const old = await findVersion(ep, id, kind);
    const before = old?.status === "ok" ? old : old?.before;
    const reserved = { ...record, ...(before && { before }) };
    await writeJson(path, reserved);
    return reserved;
  });
}

/** Ends a queued one. Undefined when it is gone or had ended already: then nothing was written. */
export function closeVersion<K extends VersionKind>(
  ep: EpisodeFolder,
  id: TakeId,
  kind: K,
  end: { readonly event: TakeEvent; readonly patch: Partial<VersionRecords[K]>; readonly locks: KeyedLock },
): Promise<VersionRecords[K] | undefined> {
  return change({ ep, id, kind, locks: end.locks }, async (record) => {
    const { swept: _swept, before, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), end.event);
    if (status === "ok") return { ...rest, ...end.patch, status };
    if (status !== "failed") return undefined;
    const kept = before && (await exists(await requireVersionPath(ep, id, kind, ".mp4"))) ? before : undefined;
    if (!kept) return { ...rest, ...end.patch, status };
    const why = end.patch.save_notes ?? "it failed";
    return { ...kept, save_notes: `a redo did not replace it: ${why}` };
  });
}

/** News of one that is still queued. One that was closed because its job seemed to be gone is queued again. */
export function patchVersion<K extends VersionKind>(
  ep: EpisodeFolder,
  id: TakeId,
  kind: K,
  { patch, locks }: { readonly patch: Partial<VersionRecords[K]>; readonly locks: KeyedLock },
): Promise<VersionRecords[K] | undefined> {
  return change({ ep, id, kind, locks }, async (record) => {
    if (record.status === "queued") return { ...record, ...patch };
    const { swept: _swept, finished: _finished, ...rest } = record;
    const status = nextTakeState(takeStateOf(record), "its job lives");
    return status === "queued" ? { ...rest, ...patch, status, save_notes: "" } : undefined;
  });
}

/** Changes what a person marks on a finished one. Undefined where there is none. */
export function markVersion<K extends VersionKind>(
  ep: EpisodeFolder,
  id: TakeId,
  kind: K,
  { mark, locks }: { readonly mark: Partial<VersionRecords[K]>; readonly locks: KeyedLock },
): Promise<VersionRecords[K] | undefined> {
  return change({ ep, id, kind, locks }, async (record) =>
    record.status === "ok" ? { ...record, ...mark } : undefined,
  );
}

/** Removes the record first: without it nothing plays the film. */
export async function removeVersion(ep: EpisodeFolder, id: TakeId, kind: VersionKind, locks: KeyedLock): Promise<void> {
  const path = await requireVersionPath(ep, id, kind, ".json");
  await locks.hold(path, async () => {
    await removeFile(path);
    await removeFile(await requireVersionPath(ep, id, kind, ".mp4"));
    await removeFile(await requireVersionPath(ep, id, kind, ".latent.safetensors"));
  });
}

interface ChangedRecord<K extends VersionKind> {
  readonly ep: EpisodeFolder;
  readonly id: TakeId;
  readonly kind: K;
  readonly locks: KeyedLock;
}

async function change<K extends VersionKind>(
  { ep, id, kind, locks }: ChangedRecord<K>,
  changed: (record: VersionRecords[K]) => Promise<object | undefined>,
): Promise<VersionRecords[K] | undefined> {
  const path = await requireVersionPath(ep, id, kind, ".json");
  return locks.hold(path, async () => {
    const record = await findVersion(ep, id, kind);
    const next = record && ((await changed(record)) as VersionRecords[K] | undefined);
    if (next) await writeJson(path, next);
    return next;
  });
}
