// Whether a target can render on a host as it is: files, node classes and choices, pass by pass. docs/http.md "Readiness record".
import { PASSES, type Pass } from "../../contracts/schema.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { HostVersions } from "../../contracts/files/host/host-versions.ts";
import type { HostLack, MissingFile, Readiness } from "../../contracts/routes/targets.ts";
import { chooseModels, type ModelChoice } from "../models/choose-models.ts";
import type { Inventory } from "../models/inventory.ts";
import type { AddedPatterns } from "../models/judge-family.ts";
import type { NodeClasses } from "../workflow/node-class.ts";
import { hostLacks } from "./host-lacks.ts";
import { readinessSentences } from "./readiness-sentences.ts";
import { presetSketch } from "./sketch-render.ts";
import { missingFile } from "../models/missing-files.ts";
import { presetRequest, type ModelTarget } from "../models/model-request.ts";

export interface HostFacts extends HostNodes {
  readonly inventory: Inventory;
  /** Names of the host's models folders; null while they are not known. */
  readonly folders: ReadonlySet<string> | null;
}

export interface HostNodes {
  readonly classes: NodeClasses;
  readonly versions: HostVersions;
}

/** What the studio draws itself is always ready. */
export const ALWAYS_READY: Readiness = {
  status: "ready",
  missing: [],
  resolved: {},
  by_pass: {},
  features_off: [],
  nodes_missing: [],
  host_lacks: [],
  why: [],
};

export function unknownReadiness(error: string): Readiness {
  return { ...ALWAYS_READY, status: "unknown", why: [error], error };
}

/** Of a target whose workflow cannot be used at all. */
export function unusableReadiness(error: string): Readiness {
  return { ...ALWAYS_READY, status: "not_ready", why: [error], error };
}

/** `workflow` null: its nodes are not known, so only files are looked at. */
export function readinessOf(
  target: ModelTarget,
  workflow: Workflow | null,
  host: HostFacts,
  added: AddedPatterns = new Map(),
): Readiness & { readonly unread: ModelChoice["unread"] } {
  const passes: Pass[] = target.presets.proxy ? [...PASSES] : ["final"];
  const passStates = passes.map((pass): PassState => {
    const choice = chooseModels({ ...presetRequest(target, pass), added }, host.inventory);
    return { pass, choice, lacks: workflow ? hostLacks(workflow, presetSketch(choice.chosen), host) : [] };
  });
  const lacks = mergeLacks(passStates);
  const missing = mergeMissing(target, passStates, host);
  const byPass = Object.fromEntries(passStates.map((look) => [look.pass, ofPass(look)]));
  const hasLess = lacks.some(({ needed }) => !needed);
  return {
    status: worst([...Object.values(byPass).map(({ status }) => status), hasLess ? "degraded" : "ready"]),
    missing,
    resolved: passStates[0]?.choice.chosen.resolved ?? {},
    by_pass: byPass,
    features_off: [...new Set(passStates.flatMap(({ choice }) => choice.chosen.featuresOff))],
    nodes_missing: lacks.filter(({ input }) => input === null).map(({ class_type }) => class_type),
    host_lacks: lacks,
    why: readinessSentences(lacks, missing),
    unread: passStates.flatMap(({ choice }) => choice.unread),
  };
}

interface PassState {
  readonly pass: Pass;
  readonly choice: ModelChoice;
  readonly lacks: readonly HostLack[];
}

/** Needed where any pass needs it. */
function mergeLacks(passStates: readonly PassState[]): HostLack[] {
  const merged = new Map<string, HostLack>();
  for (const lack of passStates.flatMap(({ lacks }) => lacks)) {
    const key = JSON.stringify([lack.class_type, lack.input, lack.value]);
    merged.set(key, { ...lack, needed: lack.needed || (merged.get(key)?.needed ?? false) });
  }
  return [...merged.values()];
}

type Status = Readiness["status"];
const SEVERITY: Record<Status, number> = { ready: 0, degraded: 1, unknown: 2, not_ready: 3 };

function ofPass({ choice: { isComplete, absent, chosen, checks }, lacks }: PassState) {
  const blocked = checks.find(({ block }) => block);
  const isReady = isComplete && !lacks.some(({ needed }) => needed) && !blocked;
  const status: Status = !isReady ? "not_ready" : absent.length > 0 ? "degraded" : "ready";
  return { status, base: chosen.base, missing: absent.map(({ param }) => param) };
}

function worst(statuses: readonly Status[]): Status {
  return statuses.reduce((most, status) => (SEVERITY[status] > SEVERITY[most] ? status : most), "ready" as Status);
}

/** One entry for a file, with the passes that miss it. */
function mergeMissing(target: ModelTarget, passStates: readonly PassState[], host: HostFacts) {
  const merged = new Map<string, MissingFile & { passes: Pass[] }>();
  for (const { pass, choice } of passStates) {
    for (const each of choice.absent) {
      const key = `${each.param} ${each.want}`;
      const known = merged.get(key) ?? { ...missingFile(target, each, host), passes: [] };
      if (!known.passes.includes(pass)) known.passes.push(pass);
      merged.set(key, known);
    }
  }
  return [...merged.values()];
}
