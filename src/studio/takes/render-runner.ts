// Takes of shots as a kind of job of the take pipeline: where their records lie, how they are staged, finished and tried again.
import { check } from "../../contracts/check.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { RenderPayload } from "../../contracts/files/render-payload.ts";
import { takeStem } from "../../core/lib/names.ts";
import { specOfTake } from "../../core/render/make-spec.ts";
import { sidecarOf } from "../../core/takes/take.ts";
import { patchTake } from "../../disk/takes/close-take.ts";
import { exists } from "../../machine/paths.ts";
import { findTake, requireSidecarPath } from "../../disk/takes/read-takes.ts";
import type { Runner } from "../../jobs/runner.ts";
import type { StudioPorts } from "../ports.ts";
import { finishTake, type FinishPorts } from "../shared/take-pipeline/finish.ts";
import { retryTake } from "../shared/take-pipeline/reserve.ts";
import { MakeRunner, type RecordStore, type RunPorts } from "../shared/take-pipeline/run.ts";
import { stageTake, type StageTakePorts, type TakePayload } from "../shared/take-pipeline/stage.ts";
import { endTake } from "../shared/takes/announce-take.ts";

type Ports = RunPorts & StageTakePorts & FinishPorts;

export function openRenderRunner(ports: Ports): Runner {
  return new MakeRunner<Ports, TakePayload, Sidecar>(ports, {
    records: recordsOf(ports),
    readPayload(payload) {
      const checked = check(RenderPayload, payload);
      return checked.ok ? { ok: true, value: checked.value as TakePayload } : checked;
    },
    specOf: specOfTake,
    stemOf: ({ shot, take }) => takeStem(shot, take),
    stage: stageTake,
    finish: finishTake,
    retry: (job, payload, id) => retryTake(ports, job, payload, id),
    gone: "its take is gone: the episode, or the take's files, were deleted or moved while it was made",
    closed: "its take was closed meanwhile: render the shot again if you need it",
  });
}

function recordsOf(ports: Pick<StudioPorts, "emit" | "locks">): RecordStore<TakePayload, Sidecar> {
  return {
    isThere: async (take) => exists(await requireSidecarPath(take.ep, take)),
    async find(take) {
      const found = await findTake(take.ep, take);
      return found && sidecarOf(found);
    },
    patch: (take, patch) => patchTake(take.ep, take, patch, ports.locks),
    close: (take, event, patch) => endTake(ports, take.ep, take, { event, patch }),
  };
}
