// What every candidate of a request, or of a job, is made from: the episode's references as they are now, and what is asked of the host once.
import type { Pass } from "../../../contracts/schema.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import type { ValueFacts } from "../../../core/refs/ref-values-now.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { ModelPorts } from "../models/take-models.ts";
import { readListed, type DescribePorts } from "../references/describe-references.ts";
import type { ListedReferences } from "../references/reference-facts.ts";
import { valueFactsOf } from "../references/value-facts.ts";
import { workflowsOnce } from "../take-pipeline/ask-hosts.ts";
import type { WorkflowPorts } from "../workflow/resolve-workflow.ts";

export type MakingPorts = DescribePorts &
  ModelPorts &
  WorkflowPorts &
  Pick<StudioPorts, "hosted" | "settings" | "router">;

export interface RefMaking extends ListedReferences {
  readonly episode: EpisodeContext;
  readonly values: ValueFacts;
  /** Read once for a request and target. */
  readonly workflowOf: (target: TargetFile) => Promise<ResolvedWorkflow>;
}

/** `pass`: whose sizes keyframes have. `also`: ids of keyframes that are asked for. */
export async function openMaking(
  ports: MakingPorts,
  episode: EpisodeContext,
  pass: Pass,
  also: readonly string[] = [],
): Promise<RefMaking> {
  const listed = await readListed(ports, episode, also);
  return {
    ...listed,
    episode,
    values: valueFactsOf(listed.facts, listed.files, pass),
    workflowOf: workflowsOnce(ports, episode),
  };
}
