// A candidate whose job runs, as its parts see it: its payload in the journal, and what it is staged from.
import type { RefPayload } from "../../../contracts/files/ref-payload.ts";
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import type { MakingTarget } from "../../../core/refs/effective-ref.ts";
import type { ValueFacts } from "../../../core/refs/ref-values-now.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { ReferenceFacts } from "../references/reference-facts.ts";
import type { Making } from "../take-pipeline/run.ts";

export type CandidatePayload = RefPayload & { readonly ep: EpisodeFolder };
export type MakingCandidate = Making<CandidatePayload, RefSidecar>;

/** Its record with the references and the prompt as they are now. */
export interface CandidateNow {
  readonly record: RefSidecar;
  readonly target: MakingTarget;
  readonly making: {
    readonly facts: ReferenceFacts;
    readonly values: ValueFacts;
    readonly workflowOf: (target: MakingTarget) => Promise<ResolvedWorkflow>;
  };
  readonly job: string;
  readonly signal: AbortSignal;
}
