// A frame of a take becomes a candidate of a shot's keyframe. The frame is cut before a number is taken, so that a take that cannot be read
// leaves nothing behind.
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { keyframeId, type KeyframeEnd, type RequestedFrame } from "../../../core/refs/ref-names.ts";
import type { RefTake } from "../../../core/refs/ref-take.ts";
import { mp4Of, pathOf, type Take } from "../../../core/takes/take.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { requireOwnPath, type EpisodeFolder, type InsideRoot } from "../../../disk/roots.ts";
import { cutFrame, type CutFrame } from "../../../media/cut-frame.ts";
import type { StudioPorts } from "../../ports.ts";
import { storeCandidate } from "./store-candidate.ts";

export interface CandidateOrder {
  /** Whose keyframe it becomes. */
  readonly shot: string;
  readonly end: KeyframeEnd;
  readonly source: Take;
  readonly frame: RequestedFrame;
  readonly note: string;
  readonly signal?: AbortSignal;
}

export type CutPorts = Pick<StudioPorts, "tools" | "clock" | "emit" | "fileHashes">;

/** The finished candidate; `studio.ref` says that it is there. */
export async function cutCandidate(ports: CutPorts, ep: EpisodeFolder, order: CandidateOrder): Promise<RefTake> {
  const { source, signal, note } = order;
  const mp4 = await requireVideo(ep, source);
  const hash = await fileHash(ports.fileHashes, mp4);
  const cut = await cutFrame(await ports.tools(), mp4, order.frame, signal);
  const { width, height } = cut;
  const whose = { ref: keyframeId(order.shot, order.end), view: null, source: "frame" as const };
  const draft = { ...whose, width, height, note, ...frameSource(source, cut, hash) };
  return storeCandidate(ports, ep, draft, { bytes: cut.png, ending: ".png" });
}

/** The real video of a take that is usable. */
export async function requireVideo(ep: EpisodeFolder, take: Take): Promise<InsideRoot> {
  const path = pathOf(take, mp4Of(take));
  if (path !== null) return requireOwnPath(ep, ...path.split("/"));
  throw new Refusal("conflict", `${take.shot} take ${take.take} (${take.pass}) has no video: render it again`);
}

/** What the record says of the frame; `hash`: SHA-1 of the take's video. */
export function frameSource(source: Take, cut: CutFrame, hash: string): Partial<RefSidecar> {
  return {
    source_shot: source.shot,
    source_take: source.take,
    source_pass: source.pass,
    source_frame: cut.frame,
    source_frames: cut.frames,
    source_mp4: pathOf(source, mp4Of(source)) ?? "",
    source_sha1: hash,
  };
}
