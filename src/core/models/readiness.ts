// Whether a target can render on a host as it is: files and node classes, pass by pass. Contract part B, "Readiness record".
import { PASSES, type Pass } from "../../contracts/schema.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { MissingFile, Readiness } from "../../contracts/routes/targets.ts";
import { chooseModels, type ModelChoice } from "./choose-models.ts";
import type { Inventory } from "./inventory.ts";
import type { AddedPatterns } from "./judge-family.ts";
import { missingFile } from "./missing-files.ts";
import { presetWish, type ModelTarget } from "./model-wish.ts";

export interface HostFacts {
  readonly inventory: Inventory;
  /** Whether the host has a node class. */
  readonly hasNode: (classType: string) => boolean;
}

/** What the studio draws itself is always ready. */
export const ALWAYS_READY: Readiness = {
  status: "ready",
  missing: [],
  resolved: {},
  by_pass: {},
  features_off: [],
  nodes_missing: [],
};

export function unknownReadiness(error: string): Readiness {
  return { ...ALWAYS_READY, status: "unknown", error };
}

/** `workflow` null: its nodes are not known, so only files are looked at. */
export function readinessOf(
  target: ModelTarget,
  workflow: Workflow | null,
  { inventory, hasNode }: HostFacts,
  added: AddedPatterns = new Map(),
): Readiness & { readonly unread: ModelChoice["unread"] } {
  const passes: Pass[] = target.presets.proxy ? [...PASSES] : ["final"];
  const choices = passes.map(
    (pass) => [pass, chooseModels({ ...presetWish(target, pass), added }, inventory)] as const,
  );
  const needed = new Set(workflow ? Object.values(workflow.nodes).map((node) => node.class_type) : []);
  const nodesMissing = workflow ? nodeClassesOf(workflow).filter((name) => !hasNode(name)) : [];
  const lacksNodes = nodesMissing.some((name) => needed.has(name));
  const byPass = Object.fromEntries(choices.map(([pass, choice]) => [pass, ofPass(choice, lacksNodes)]));
  const first = choices[0]?.[1];
  return {
    status: worst([
      ...Object.values(byPass).map(({ status }) => status),
      nodesMissing.length > 0 ? "degraded" : "ready",
    ]),
    missing: mergeMissing(target, choices),
    resolved: first?.chosen.resolved ?? {},
    by_pass: byPass,
    features_off: [...new Set(choices.flatMap(([, choice]) => choice.chosen.featuresOff))],
    nodes_missing: nodesMissing,
    unread: choices.flatMap(([, choice]) => choice.unread),
  };
}

/** Every node class that a workflow can come to use, its options' too. */
export function nodeClassesOf({ nodes, options }: Workflow): string[] {
  const added = options.flatMap((option) => [
    ...Object.values(option.add ?? {}).map((node) => node.class_type),
    ...Object.values(option.class ?? {}),
  ]);
  return [...new Set([...Object.values(nodes).map((node) => node.class_type), ...added])];
}

type Status = Readiness["status"];
const SEVERITY: Record<Status, number> = { ready: 0, degraded: 1, unknown: 2, not_ready: 3 };

function ofPass({ isComplete, absent, chosen, checks }: ModelChoice, lacksNodes: boolean) {
  const blocked = checks.find(({ block }) => block);
  const isReady = isComplete && !lacksNodes && !blocked;
  const status: Status = !isReady ? "not_ready" : absent.length > 0 ? "degraded" : "ready";
  return { status, base: chosen.base, missing: absent.map(({ param }) => param) };
}

function worst(statuses: readonly Status[]): Status {
  return statuses.reduce((most, status) => (SEVERITY[status] > SEVERITY[most] ? status : most), "ready" as Status);
}

/** One entry for a file, with the passes that miss it. */
function mergeMissing(
  target: ModelTarget,
  choices: readonly (readonly [Pass, ModelChoice])[],
): (MissingFile & { passes: Pass[] })[] {
  const merged = new Map<string, MissingFile & { passes: Pass[] }>();
  for (const [pass, { absent }] of choices) {
    for (const each of absent) {
      const key = `${each.param} ${each.want}`;
      const known = merged.get(key) ?? { ...missingFile(target, each), passes: [] };
      if (!known.passes.includes(pass)) known.passes.push(pass);
      merged.set(key, known);
    }
  }
  return [...merged.values()];
}
