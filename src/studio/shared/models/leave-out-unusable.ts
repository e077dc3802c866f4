// Optional files that only a newer host has nodes for: a take is made without what they are for. docs/http.md "Requirement tiers".
import type { ChosenModels } from "../../../core/models/choose-models.ts";
import type { ModelTarget } from "../../../core/models/model-request.ts";
import { usableFiles } from "../../../core/readiness/film-steps.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { StudioPorts } from "../../ports.ts";
import { recentClasses } from "./host-lacks.ts";

export interface ChosenFor {
  readonly target: ModelTarget;
  /** The graph in force; null while it is not known. */
  readonly workflow: Workflow | null;
}

type Chosen = Pick<ChosenModels, "files" | "loras" | "preset"> & {
  readonly record: { readonly notes: readonly string[] };
};

/** As they were chosen while the host does not say what nodes it has: it reports what is missing when it is given the graph. */
export async function leaveOutUnusable<T extends Chosen>(
  ports: Pick<StudioPorts, "catalogue" | "clock" | "hostVersions">,
  { target, workflow }: ChosenFor,
  chosen: T,
): Promise<T> {
  const hasOptional = Object.keys(chosen.files).some((name) => target.models[name]?.tier === "optional");
  const classes = workflow && hasOptional ? await recentClasses(ports) : undefined;
  if (!workflow || !classes) return chosen;
  const nodes = { classes, versions: ports.hostVersions };
  const files = usableFiles({ models: target, workflow }, chosen, nodes);
  const out = Object.keys(chosen.files).filter((name) => !(name in files));
  if (out.length === 0) return chosen;
  const { record } = chosen;
  const notes = out.map(
    (name) => `${featureOf(target, name)} is off: the host has no node that loads ${chosen.files[name]}`,
  );
  return { ...chosen, files, record: { ...record, notes: [...record.notes, ...notes] } };
}

function featureOf({ models }: ModelTarget, name: string): string {
  return models[name]?.feature ?? models[name]?.label ?? name;
}
