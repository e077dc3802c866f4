// Makes what a backend delivered a tour: its video, and a candidate for each moment at which the camera holds. A job that goes on after a kill
// makes none twice.
import { join } from "node:path";
import type { TourHold, TourRecord } from "../../../contracts/files/refs/tours.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import { findHolds } from "../../../core/refs/tours/find-holds.ts";
import { toursFolder } from "../../../core/refs/tours/tour.ts";
import { TOUR } from "../../../core/refs/ref-names.ts";
import { isUsableRef, refSidecarOf } from "../../../core/refs/ref-take.ts";
import { readRefTakes } from "../../../disk/refs/ref-takes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile } from "../../../machine/files.ts";
import { cutFrame } from "../../../media/cut-frame.ts";
import { receiveTake } from "../../../media/finish/receive-take.ts";
import { filmFacts } from "../../../media/probe.ts";
import { watchVideo } from "../../../media/refs/watch-video.ts";
import type { StudioPorts } from "../../ports.ts";
import { storeCandidate } from "../references/store-candidate.ts";
import type { Delivered } from "../take-pipeline/run.ts";
import type { MakingTour } from "./stage-tour.ts";

export type FinishTourPorts = Pick<StudioPorts, "clock" | "tools" | "emit">;

export async function finishTour(
  ports: FinishTourPorts,
  making: MakingTour,
  delivered: Delivered,
): Promise<Partial<TourRecord>> {
  const { folder, stem, signal, spec, payload } = making;
  const notes = await receiveVideo(ports, making, delivered);
  const name = `${stem}.mp4`;
  const path = join(folder, name);
  const { frames, fps, width, height } = await filmFacts(ports.tools, path);
  const held = await keepHolds(ports, payload.ep, spec.record, { path, name, signal });
  const { answer, cost } = delivered;
  const request = answer && { ...answer, request: cost?.request ?? null, credits: cost?.credits ?? null };
  return {
    finished: stamp(ports.clock.now()),
    ...{ frames, fps, width, height, video: name, ...held, notes: [...spec.record.notes, ...notes] },
    made_with: { ...delivered.madeWith },
    ...(request && { request }),
  };
}

/** A video whose holds cannot be kept is kept all the same, and says why: its moments can be cut by hand. */
async function keepHolds(
  ports: FinishTourPorts,
  ep: EpisodeFolder,
  record: TourRecord,
  video: Omit<HeldMoment, "at">,
): Promise<Pick<TourRecord, "holds" | "error">> {
  const holds: TourHold[] = [];
  try {
    const kept = await keptHolds(ep, record);
    for (const hold of findHolds(await watchVideo(await ports.tools(), video.path, video.signal))) {
      if (!kept.has(hold.hold)) await storeHold(ports, ep, record, { ...video, at: hold });
      holds.push(hold);
    }
  } catch (error) {
    video.signal?.throwIfAborted();
    return { holds, error: `not all of its holds could be kept: ${reasonOf(error)}` };
  }
  return { holds, error: null };
}

/** What was drawn here is an mp4 already. Its sound is nobody's. */
async function receiveVideo(
  { tools }: FinishTourPorts,
  { folder, stem, signal, spec: { record } }: MakingTour,
  { files }: Delivered,
): Promise<readonly string[]> {
  const video = files.find(({ role }) => role === "video");
  if (!video) throw new Error("the run made no video");
  for (const file of files) if (file !== video) await removeFile(file.path);
  if (video.frames !== undefined) return [];
  const { fps, length } = record;
  const arrival = { video: video.path, stem: join(folder, stem), fps, length, overlap: 0, keepsFrames: false };
  return (await receiveTake(await tools(), arrival, signal)).notes;
}

/** Numbers of the holds that are candidates already. */
async function keptHolds(ep: EpisodeFolder, { ref, tour }: TourRecord): Promise<ReadonlySet<number>> {
  const takes = (await readRefTakes(ep, { ref, view: TOUR })).filter(isUsableRef).map(refSidecarOf);
  return new Set(takes.flatMap((record) => (record?.tour === tour && record.hold ? [record.hold] : [])));
}

export interface HeldMoment {
  /** Absolute path of the video, and its name. */
  readonly path: string;
  readonly name: string;
  /** `hold` is null where a person chose it. */
  readonly at: Pick<TourHold, "frame" | "time"> & { readonly hold: number | null };
  readonly signal?: AbortSignal;
}

/** Cuts one frame as a candidate of the location's tour view. */
export async function storeHold(
  ports: FinishTourPorts,
  ep: EpisodeFolder,
  { ref, tour }: Pick<TourRecord, "ref" | "tour">,
  { path, name, at, signal }: HeldMoment,
) {
  const { png, width, height, frame, frames } = await cutFrame(await ports.tools(), path, at.frame, signal);
  const video = `${toursFolder(ref)}/${name}`;
  const source = { source_video: video, source_time: at.time, source_frame: frame, source_frames: frames };
  const whose = { ref, view: TOUR, source: "tour" as const, note: "", width, height };
  const moment = { tour, hold: at.hold, time: at.time };
  return storeCandidate(ports, ep, { ...whose, ...moment, ...source }, { bytes: png, ending: ".png" });
}
