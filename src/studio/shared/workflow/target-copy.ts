// The target and the name that a request about a copy in the host means.
import type { TargetFile } from "../../../contracts/files/target.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { checkWorkflowName, workflowName } from "../../../core/workflow/workflow-name.ts";
import type { StudioPorts } from "../../ports.ts";

export interface TargetCopy {
  readonly target: TargetFile;
  readonly name: string;
  /** Whether it is the copy that renders. */
  readonly renders: boolean;
}

export function requireTargetCopy(
  { showTargets: { shipped } }: Pick<StudioPorts, "showTargets">,
  id: string,
  asked: string | null | undefined,
): TargetCopy {
  const target = shipped.find(id);
  if (!target) throw new Refusal("bad-input", `there is no target "${id}": GET /studio/targets names them`);
  if (target.builtin)
    throw new Refusal("bad-input", `${target.label} is drawn by the studio itself and has no workflow`);
  const own = workflowName(target.id);
  if (!asked) return { target, name: own, renders: true };
  const checked = checkWorkflowName(asked);
  if (!checked.ok) throw new Refusal("bad-input", checked.sentence);
  return { target, name: checked.value, renders: checked.value === own };
}
