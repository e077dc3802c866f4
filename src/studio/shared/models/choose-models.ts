// Which model files a render loads, decided when it is queued, before a take is reserved. docs/http.md "Rendering", rule 5, "Requirement
// tiers" and "Model family check".
import type { Resolved } from "../../../contracts/schema.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { MissingFile, ModelMismatch } from "../../../contracts/routes/targets.ts";
import {
  chooseModels as decide,
  type ChosenModels,
  type ModelChoice,
  trustNames,
} from "../../../core/models/choose-models.ts";
import { missingFile, type KnownFolders } from "../../../core/models/missing-files.ts";
import type { ModelRequest, ModelTarget } from "../../../core/models/model-request.ts";
import type { Inventory } from "../../../core/models/inventory.ts";
import { missingSentence } from "../../../core/readiness/readiness-sentences.ts";
import type { Catalogue } from "../../../hosts/host.ts";
import { within } from "../../../machine/wait.ts";
import type { StudioPorts } from "../../ports.ts";
import { foldersOf, readFolders, withHeaders, type InventoryPorts } from "./inventory.ts";
import { bindWidgets } from "../../../core/targets/show-target.ts";

export interface TakeModelRequest extends Omit<ModelRequest, "target" | "used" | "added"> {
  readonly target: ModelTarget;
  /** The graph in force; null while it is not known. */
  readonly workflow: Workflow | null;
  /** `model_families` of the series config; empty while it cannot be read. */
  readonly modelFamilies: ModelRequest["added"];
  readonly allowMismatch: boolean;
  /** Parameters that this take has no use for: that their file is missing is nothing to note. */
  readonly idle?: readonly string[];
}

export interface ModelsToUse extends Omit<ChosenModels, "resolved" | "notes"> {
  /** For the take's record. */
  readonly record: { readonly resolved?: Resolved; readonly notes: readonly string[] };
}

/** `unknown`: the host did not answer, so the names are as they were asked for. */
export type ModelAnswer =
  | ({ readonly is: "ready" | "unknown" } & ModelsToUse)
  | { readonly is: "missing"; readonly reason: string; readonly missing_files: readonly MissingFile[] }
  | { readonly is: "mismatch"; readonly reason: string; readonly model_mismatch: readonly ModelMismatch[] };

export type ChoosePorts = InventoryPorts & Pick<StudioPorts, "catalogue" | "clock" | "hostVersions">;

/** Milliseconds: a file that was installed a moment ago is not said to be missing for longer. */
export const RECENT = 3000;
/** Milliseconds for the lists of the host when a job starts. */
const PATIENCE = 8000;

export interface HostTolerance {
  /** Milliseconds that what the host said may be old, as long as nothing is missing by it. */
  readonly age?: number;
  /** Milliseconds that are waited for the host, counted from its last answer. */
  readonly patience?: number;
}

/** Asks the host once in a few seconds, however many shots are chosen for; also one that does not answer. */
export async function chooseModels(
  ports: ChoosePorts,
  request: TakeModelRequest,
  { age, patience = PATIENCE }: HostTolerance = {},
): Promise<ModelAnswer> {
  const { workflow, modelFamilies: added, idle = [] } = request;
  const bound = workflow && Object.keys(bindWidgets(workflow)).filter((name) => !idle.includes(name));
  const full = { ...request, added, used: bound && new Set(bound) };
  const decideFrom = async (most?: number) => {
    const files = await readPatiently(ports, foldersOf([request.target]), { most, patience });
    return files && withHeaders(ports, files, (inventory) => decide(full, inventory));
  };
  const choice = await decideFrom(age);
  if (!choice) return { is: "unknown", ...use(trustNames(full)) };
  const isPoor = !choice.isComplete || choice.absent.length > 0;
  const found = (isPoor && (await decideFrom(RECENT))) || choice;
  return answer(request, found, found.isComplete ? null : await readKnownFolders(ports, patience));
}

async function readKnownFolders({ catalogue, hostVersions }: ChoosePorts, patience: number): Promise<KnownFolders> {
  const names = await within(patience, catalogue()?.folders(RECENT) ?? Promise.resolve(undefined));
  return { folders: names ? new Set(names) : null, versions: hostVersions };
}

/** When each host last failed to answer, in milliseconds since 1970. */
const silent = new WeakMap<Catalogue, number>();

async function readPatiently(
  { catalogue, clock }: ChoosePorts,
  folders: readonly string[],
  { most, patience }: { readonly most: number | undefined; readonly patience: number },
): Promise<Inventory["files"] | undefined> {
  const host = catalogue();
  if (!host) return undefined;
  const since = silent.get(host);
  if (since !== undefined && Math.abs(clock.now().getTime() - since) < RECENT) return undefined;
  const files = await within(Math.max(0, patience - host.silentFor()), readFolders(host, folders, most));
  if (files) silent.delete(host);
  else silent.set(host, clock.now().getTime());
  return files;
}

/** `known`: of a host on which something is missing. */
function answer(
  { target, allowMismatch }: TakeModelRequest,
  choice: ModelChoice,
  known: KnownFolders | null,
): ModelAnswer {
  if (!choice.isComplete && known) {
    const stops = choice.chosen.base ? ["required"] : ["required", "accelerator"];
    const needed = choice.absent
      .filter(({ tier }) => stops.includes(tier))
      .map((absent) => missingFile(target, absent, known));
    return { is: "missing", reason: missingSentence(target.label, needed), missing_files: needed };
  }
  const blocking = choice.checks.filter(({ block }) => block);
  if (blocking.length > 0 && !allowMismatch) {
    const reason = `model mismatch: ${blocking.map(({ message }) => message).join("; ")}`;
    return {
      is: "mismatch",
      reason,
      model_mismatch: blocking.map((check) => ({ ...check, patterns: [...check.patterns] })),
    };
  }
  const warnings = choice.checks.flatMap(({ message }) => message ?? []);
  return { is: "ready", ...use({ ...choice.chosen, notes: [...choice.chosen.notes, ...warnings] }) };
}

function use({ files, loras, preset, steps, featuresOff, base, resolved, notes }: ChosenModels): ModelsToUse {
  const isKnown = Object.keys(resolved).length > 0;
  return { files, loras, preset, steps, featuresOff, base, record: { ...(isKnown && { resolved }), notes } };
}
