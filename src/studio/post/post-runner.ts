// Posts as a kind of job of the take pipeline: where their records lie, how they are staged, finished and tried again.
import { check } from "../../contracts/check.ts";
import { VersionPayload, type PostRecord } from "../../contracts/files/upscale.ts";
import { takeStem } from "../../core/lib/names.ts";
import { meansOf, specOfVersion } from "../../core/render/make-spec.ts";
import type { Runner } from "../../jobs/runner.ts";
import type { StudioPorts } from "../ports.ts";
import { finishPost, type FinishPostPorts } from "../shared/post/finish-post.ts";
import type { PostPayload } from "../shared/post/making-post.ts";
import { stagePost, type StagePostPorts } from "../shared/post/stage-post.ts";
import { MakeRunner, type RunPorts } from "../shared/take-pipeline/run.ts";
import { retryVersion } from "../shared/versions/reserve-versions.ts";
import { versionRecords } from "../shared/take-pipeline/version-records.ts";

type Ports = RunPorts & StagePostPorts & FinishPostPorts & Pick<StudioPorts, "locks" | "emit">;

export function openPostRunner(ports: Ports): Runner {
  return new MakeRunner<Ports, PostPayload, PostRecord>(ports, {
    records: versionRecords(ports, "post"),
    readPayload(payload) {
      const checked = check(VersionPayload, payload);
      return checked.ok ? { ok: true, value: checked.value as PostPayload } : checked;
    },
    specOf: (record, means) => specOfVersion("post", record, means),
    stemOf: ({ shot = "", take = 0, backend }) =>
      `${takeStem(shot, take)}.post${meansOf(backend) === "draw" ? "" : ".made"}`,
    stage: stagePost,
    finish: finishPost,
    retry: (job, payload, id) => retryVersion(ports, job, { kind: "post", payload }, id),
    gone: "its record is gone: the post was removed, or the take was discarded or moved, while it was made",
    closed: "its post was closed meanwhile: ask for it again if you need it",
  });
}
