// Camera tours as a kind of job of the take pipeline: where their records lie, how they are staged, finished and tried again.
import { check } from "../../contracts/check.ts";
import { TourPayload, type TourRecord } from "../../contracts/files/refs/tours.ts";
import { tourStem } from "../../core/refs/tours/tour.ts";
import { specOfTour } from "../../core/render/make-spec.ts";
import { closeTour, findTour, patchTour, requireTourPath } from "../../disk/refs/tours.ts";
import type { Runner } from "../../jobs/runner.ts";
import { exists } from "../../machine/paths.ts";
import type { StudioPorts } from "../ports.ts";
import { announceTour } from "../shared/references/store-candidate.ts";
import { MakeRunner, type RecordStore, type RunPorts } from "../shared/take-pipeline/run.ts";
import { finishTour, type FinishTourPorts } from "../shared/tours/finish-tour.ts";
import { retryTour } from "../shared/tours/reserve-tours.ts";
import { stageTour, type StageTourPorts, type TourJobPayload } from "../shared/tours/stage-tour.ts";

type Ports = RunPorts & StageTourPorts & FinishTourPorts & Pick<StudioPorts, "locks">;

export function openTourRunner(ports: Ports): Runner {
  return new MakeRunner<Ports, TourJobPayload, TourRecord>(ports, {
    records: recordsOf(ports),
    readPayload(payload) {
      const checked = check(TourPayload, payload);
      return checked.ok ? { ok: true, value: checked.value as TourJobPayload } : checked;
    },
    specOf: specOfTour,
    stemOf: tourStem,
    stage: stageTour,
    finish: finishTour,
    retry: (job, payload, id) => retryTour(ports, job, payload, id),
    gone: "its record is gone: the episode, or the tour's files, were deleted or moved while it was made",
    closed: "its tour was closed meanwhile: ask for another one if you need it",
  });
}

function recordsOf(ports: Pick<StudioPorts, "emit" | "locks">): RecordStore<TourJobPayload, TourRecord> {
  return {
    isThere: async (id) => exists(await requireTourPath(id.ep, id, ".json")),
    find: (id) => findTour(id.ep, id),
    patch: (id, patch) => patchTour(id.ep, id, patch, ports.locks),
    async close(id, event, { save_notes: error, ...patch }: Partial<TourRecord> & { readonly save_notes?: string }) {
      const end = { event, patch: error === undefined ? patch : { ...patch, error } };
      const closed = await closeTour(id.ep, id, end, ports.locks);
      if (closed) announceTour(ports, id.ep, closed, closed.status === "ok" ? "ok" : "failed");
      return closed;
    },
  };
}
