// Candidates of references as a kind of job of the take pipeline: where their records lie, how they are staged, finished and tried again.
import { check } from "../../contracts/check.ts";
import { RefPayload } from "../../contracts/files/ref-payload.ts";
import type { RefSidecar } from "../../contracts/files/refs.ts";
import { takeStem } from "../../core/lib/names.ts";
import { candidateName } from "../../core/refs/ref-names.ts";
import { specOfCandidate } from "../../core/render/make-spec.ts";
import { closeRefTake, findRefRecord, patchRefTake } from "../../disk/refs/close-ref-take.ts";
import { requireCandidatePath } from "../../disk/refs/ref-takes.ts";
import { exists } from "../../machine/paths.ts";
import type { Runner } from "../../jobs/runner.ts";
import type { StudioPorts } from "../ports.ts";
import { finishCandidate, type FinishCandidatePorts } from "../shared/ref-making/finish-candidate.ts";
import { retryCandidate } from "../shared/ref-making/reserve-candidate.ts";
import type { CandidatePayload } from "../shared/ref-making/candidate-job.ts";
import { stageCandidate, type StageCandidatePorts } from "../shared/ref-making/stage-candidate.ts";
import { announceRef } from "../shared/references/store-candidate.ts";
import { MakeRunner, type RecordStore, type RunPorts } from "../shared/take-pipeline/run.ts";

type Ports = RunPorts & StageCandidatePorts & FinishCandidatePorts;

export function openRefRunner(ports: Ports): Runner {
  return new MakeRunner<Ports, CandidatePayload, RefSidecar>(ports, {
    records: recordsOf(ports),
    readPayload(payload) {
      const checked = check(RefPayload, payload);
      return checked.ok ? { ok: true, value: checked.value as CandidatePayload } : checked;
    },
    specOf: specOfCandidate,
    stemOf: ({ ref, view, take }) => takeStem(candidateName(ref, view), take),
    stage: stageCandidate,
    finish: finishCandidate,
    retry: (job, payload, id) => retryCandidate(ports, job, payload, id),
    gone: "its candidate is gone: the episode, or the candidate's files, were deleted or moved while it was made",
    closed: "its candidate was closed meanwhile: make it again if you need it",
  });
}

function recordsOf(ports: Pick<StudioPorts, "emit" | "locks">): RecordStore<CandidatePayload, RefSidecar> {
  return {
    isThere: async (id) => exists(await requireCandidatePath(id.ep, id, ".json")),
    find: (id) => findRefRecord(id.ep, id),
    patch: (id, patch) => patchRefTake(id.ep, id, patch, ports.locks),
    async close(id, event, patch) {
      const closed = await closeRefTake(id.ep, id, { event, patch }, ports.locks);
      if (closed) announceRef(ports, id.ep, closed, closed.status === "ok" ? "ok" : "failed");
      return closed;
    },
  };
}
