// Upscales as a kind of job of the take pipeline: where their records lie, how they are staged, finished and tried again.
import { check } from "../../contracts/check.ts";
import { VersionPayload, type UpscaleRecord } from "../../contracts/files/upscale.ts";
import { takeStem } from "../../core/lib/names.ts";
import { meansOf, specOfVersion } from "../../core/render/make-spec.ts";
import type { Runner } from "../../jobs/runner.ts";
import type { StudioPorts } from "../ports.ts";
import { MakeRunner, type RunPorts } from "../shared/take-pipeline/run.ts";
import { finishUpscale, type FinishUpscalePorts } from "../shared/upscale/finish-upscale.ts";
import { stageUpscale, type StageUpscalePorts } from "../shared/upscale/stage-upscale.ts";
import type { UpscalePayload } from "../shared/upscale/upscale-source.ts";
import { retryVersion } from "../shared/versions/reserve-versions.ts";
import { versionRecords } from "../shared/take-pipeline/version-records.ts";

type Ports = RunPorts & StageUpscalePorts & FinishUpscalePorts & Pick<StudioPorts, "locks" | "emit">;

export function openUpscaleRunner(ports: Ports): Runner {
  return new MakeRunner<Ports, UpscalePayload, UpscaleRecord>(ports, {
    records: versionRecords(ports, "up"),
    readPayload(payload) {
      const checked = check(VersionPayload, payload);
      return checked.ok ? { ok: true, value: checked.value as UpscalePayload } : checked;
    },
    specOf: (record, means) => specOfVersion("upscale", record, means),
    // What a host made is finished here into the upscale, which until then is what it was.
    stemOf: ({ shot = "", take = 0, backend }) =>
      `${takeStem(shot, take)}.up${meansOf(backend) === "draw" ? "" : ".made"}`,
    stage: stageUpscale,
    finish: finishUpscale,
    retry: (job, payload, id) => retryVersion(ports, job, { kind: "up", payload }, id),
    gone: "its record is gone: the upscale was removed, or the take was discarded or moved, while it was made",
    closed: "its upscale was closed meanwhile: ask for it again if you need it",
  });
}
