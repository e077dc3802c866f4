// What a candidate asks of the models folders, in the words of the take pipeline.
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { MakingTarget } from "../../../core/refs/effective-ref.ts";
import type { ModelTake } from "../models/take-models.ts";

/** What a candidate's record and who named its values ask of the models folders. */
export function modelTake(
  target: MakingTarget,
  record: Pick<RefSidecar, "model" | "loras" | "steps" | "asked" | "backend">,
  sources: ModelSources,
  workflow: Workflow | null,
): ModelTake {
  const { model = null, loras = [], steps = null, asked = null, backend } = record;
  return {
    target,
    workflow,
    sources,
    record: { pass: "final", model, loras, steps, asked, ...(backend && { backend }) },
  };
}
