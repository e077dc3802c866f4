// Stages a tour whose job starts: the plate as it lies there now, to look round in here or to be the first frame of a graph or a hosted model.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { TourPayload, TourRecord } from "../../../contracts/files/refs/tours.ts";
import { shotlistOfTour, takeOfTour } from "../../../core/refs/tours/tour-shot.ts";
import { specOfTake } from "../../../core/render/make-spec.ts";
import { fileHash } from "../../../disk/reading/file-cache.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireTarget, stageWork, type StagePorts } from "../take-pipeline/stage.ts";
import type { Making, Staged } from "../take-pipeline/run.ts";
import { scratchOf, type StagingPlace } from "../take-pipeline/stage-files.ts";

export type StageTourPorts = StagePorts & Pick<StudioPorts, "fileHashes">;
export type TourJobPayload = TourPayload & { readonly ep: EpisodeFolder };
export type MakingTour = Making<TourJobPayload, TourRecord>;

/** Throws what keeps the tour from being made, in a sentence. */
export async function stageTour(ports: StageTourPorts, making: MakingTour): Promise<Staged<TourRecord>> {
  const { episode, spec, payload, job, signal, folder } = making;
  const { record, means } = spec;
  const target = await requireTarget(making, record.target);
  const file = await findRefFile(await episode.reach(), record.frame);
  if (file === undefined) throw new Error(`the plate ${record.frame} is gone: pick one, then ask for a tour`);
  const now = { frame_sha1: await fileHash(ports.fileHashes, file) };
  if (means === "draw") {
    const { move, width, height, fps, length } = record;
    const inputs = [{ role: "plate", path: file }];
    return { work: { kind: "tour", move, width, height, fps, length, inputs }, patch: now };
  }
  const place: StagingPlace = {
    beside: folder,
    scratch: () => scratchOf(ports, job),
    openingPicture: () => Promise.reject(new Error("a tour carries on from no take")),
  };
  const { work, patch } = await stageWork(ports, {
    ...{ episode, job, signal, place, models: payload.models },
    spec: specOfTake(takeOfTour({ ...record, ...now }), means),
    frozen: shotlistOfTour(record, target),
  });
  return { work, patch: { ...now, ...loaded(patch) } };
}

const LOADED = ["model", "loras", "steps", "asked", "base", "resolved", "notes", "inputs"] as const;

/** What the record of a tour keeps of it. */
function loaded(patch: Partial<Sidecar>): Partial<TourRecord> {
  return Object.fromEntries(LOADED.flatMap((key) => (patch[key] === undefined ? [] : [[key, patch[key]]])));
}
