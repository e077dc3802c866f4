// Candidates of a shot's keyframe: a frame of a take is cut as a new one, and one is picked. The frame is cut before a number is taken, so
// that a take that cannot be read leaves nothing behind.
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { Refusal, reasonOf } from "../../../contracts/refusal.ts";
import { keyframeId, type KeyframeEnd, type RequestedFrame } from "../../../core/refs/ref-names.ts";
import type { RefTake } from "../../../core/refs/ref-take.ts";
import { mp4Of, pathOf, type Take } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { makeLive } from "../../../disk/refs/picks.ts";
import { readRefTakes, writeRefPicture, writeRefRecord } from "../../../disk/refs/ref-takes.ts";
import { reserveRefTake, type RefSidecarDraft } from "../../../disk/refs/reserve-ref-take.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { cutFrame, type CutFrame } from "../../../media/cut-frame.ts";
import type { StudioPorts } from "../../ports.ts";

export interface CandidateOrder {
  /** Whose keyframe it becomes. */
  readonly shot: string;
  readonly end: KeyframeEnd;
  readonly source: Take;
  readonly frame: RequestedFrame;
  readonly note: string;
  readonly signal?: AbortSignal;
}

export type CandidatePorts = Pick<StudioPorts, "tools" | "clock" | "emit" | "fileHashes">;

/** The finished candidate; `studio.ref` says that it is there. */
export async function cutCandidate(ports: CandidatePorts, ep: EpisodeFolder, order: CandidateOrder): Promise<RefTake> {
  const { source, signal } = order;
  const mp4 = await requireVideo(ep, source);
  const hash = await fileHash(ports.fileHashes, mp4);
  const cut = await cutFrame(await ports.tools(), mp4, order.frame, signal);
  const at = stamp(ports.clock.now());
  const record = await reserveRefTake(ep, draftOf(order, { cut, hash, at }));
  await storeCandidate(ep, record, cut.png, at);
  const { ref, view, take } = record;
  ports.emit({ type: "studio.ref", data: { ep, ref, view, take, status: "ok" } });
  const made = (await readRefTakes(ep, record)).find((each) => each.take === take);
  if (!made) throw new Refusal("conflict", `${ref} take ${take} was removed while it was made: cut it again`);
  return made;
}

/** Makes a candidate the live file at `live`, relative to the episode, and says so. Returns the SHA-1 of that file. */
export async function pickCandidate(
  ports: Pick<StudioPorts, "locks" | "clock" | "emit">,
  ep: EpisodeFolder,
  take: RefTake,
  live: string,
): Promise<string> {
  const sha1 = await makeLive(ep, take, live, { locks: ports.locks, now: ports.clock.now() });
  const { ref, view } = take;
  ports.emit({ type: "studio.ref", data: { ep, ref, view, take: take.take, status: "picked" } });
  return sha1;
}

/** The real video of a take that is usable. */
export async function requireVideo(ep: EpisodeFolder, take: Take): Promise<InsideRoot> {
  const path = pathOf(take, mp4Of(take));
  if (path !== null) return requireOwnPath(ep, ...path.split("/"));
  throw new Refusal("conflict", `${take.shot} take ${take.take} (${take.pass}) has no video: render it again`);
}

function draftOf(
  { shot, end, source, note }: CandidateOrder,
  { cut, hash, at }: { readonly cut: CutFrame; readonly hash: string; readonly at: string },
): RefSidecarDraft {
  return {
    version: 1,
    ref: keyframeId(shot, end),
    view: null,
    status: "queued",
    source: "frame",
    queued: at,
    width: cut.width,
    height: cut.height,
    note,
    save_notes: "",
    source_shot: source.shot,
    source_take: source.take,
    source_pass: source.pass,
    source_frame: cut.frame,
    source_frames: cut.frames,
    source_mp4: pathOf(source, mp4Of(source)) ?? "",
    source_sha1: hash,
  };
}

/** The record says `ok` only once the picture is there. */
async function storeCandidate(ep: EpisodeFolder, record: RefSidecar, png: Uint8Array, at: string): Promise<void> {
  try {
    await writeRefPicture(ep, record, png);
    await writeRefRecord(ep, { ...record, status: "ok", finished: at });
  } catch (error) {
    await writeRefRecord(ep, { ...record, status: "failed", save_notes: reasonOf(error) }).catch(() => undefined);
    throw error;
  }
}
