// Whether a host can run a step on a film, or sample a target's takes again: the files of its graph, the node classes and their choices.
// docs/http.md "Readiness record".
import type { LatentUpscale } from "../../contracts/files/target-models.ts";
import type { UpscaleGraph } from "../../contracts/files/host/film-step.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";
import type { LatentOption, VersionReadiness } from "../../contracts/routes/delivery/upscale.ts";
import type { HostLack } from "../../contracts/routes/targets.ts";
import { chooseModels, type ChosenModels, type ModelChoice } from "../models/choose-models.ts";
import { missingFile } from "../models/missing-files.ts";
import { presetRequest, type ModelTarget } from "../models/model-request.ts";
import type { AddedPatterns } from "../models/judge-family.ts";
import type { Sketch } from "../graph/build-graph.ts";
import { hostLacks } from "./host-lacks.ts";
import type { HostFacts, HostNodes } from "./readiness.ts";
import { readinessSentences } from "./readiness-sentences.ts";
import { modelsOfUpscale } from "../upscale/graphs/step-models.ts";
import { presetSketch } from "./sketch-render.ts";

export interface StepReadiness {
  readonly status: "ready" | "not_ready";
  /** Sentences for a person. */
  readonly missing: readonly string[];
  /** Parameter to file, as the host spells it: what it would load. */
  readonly files: Readonly<Record<string, string>>;
  readonly unread: ModelChoice["unread"];
}

export interface JudgedStep {
  readonly models: ModelTarget;
  readonly workflow: Workflow;
  /** Names of values that it will have beside its files. */
  readonly present?: readonly string[];
}

export function judgeStep(step: JudgedStep, host: HostFacts, added: AddedPatterns = new Map()): StepReadiness {
  const { models, workflow, present = [] } = step;
  const { isComplete, absent, chosen, checks, unread } = chooseModels(
    { ...presetRequest(models, "final"), added },
    host.inventory,
  );
  const files = usableFiles(step, chosen, host);
  const lacks = lacksOf(workflow, { ...chosen, files }, present, host);
  const stops = absent.filter(({ tier }) => tier === "required" || (tier === "accelerator" && !chosen.base));
  const missing = stops.map((each) => ({ ...missingFile(models, each, host), tier: "required" as const, passes: [] }));
  const blocked = checks.flatMap(({ block, message }) => (block && message !== null ? [message] : []));
  const isReady = isComplete && lacks.length === 0 && blocked.length === 0;
  return {
    status: isReady ? "ready" : "not_ready",
    missing: isReady ? [] : [...readinessSentences(lacks, missing), ...blocked],
    files,
    unread,
  };
}

/** How a target samples its takes again, by which graph. */
export interface TargetUpscale {
  readonly target: ModelTarget;
  readonly upscale: LatentUpscale;
  readonly graph: UpscaleGraph;
}

/** With a GAN model or with the host's super-resolution node, whichever is there: the sentences are those of the model. */
export function judgeUpscale(
  { target, upscale, graph }: TargetUpscale,
  host: HostFacts,
  added?: AddedPatterns,
): StepReadiness {
  const { workflow } = graph;
  const plain = judgeStep({ models: modelsOfUpscale(target, graph), workflow }, host, added);
  if (plain.status === "ready" || upscale.mode !== "pixel_refine") return plain;
  const withNode = { models: modelsOfUpscale(target, graph, VSR.name), workflow, present: [VSR.value] };
  const other = judgeStep(withNode, host, added);
  return other.status === "ready" ? other : plain;
}

/** The super-resolution node: how it is asked for where a file is named, and the value that puts it into a graph. */
export const VSR = { name: "vsr_node", value: "vsr_level" } as const;
export const VSR_NODE = "RTXVideoSuperResolution";

/** Without the optional files that only a newer host has nodes for: the step runs without what they are for. */
export function usableFiles(
  { models, workflow, present = [] }: JudgedStep,
  chosen: Pick<ChosenModels, "files" | "loras" | "preset">,
  nodes: HostNodes,
): Readonly<Record<string, string>> {
  const count = (files: ChosenModels["files"]) => lacksOf(workflow, { ...chosen, files }, present, nodes).length;
  const optional = Object.keys(chosen.files).filter((name) => models.models[name]?.tier === "optional");
  return optional.reduce((files, name) => {
    const { [name]: _left, ...others } = files;
    return count(others) < count(files) ? others : files;
  }, chosen.files);
}

/** What keeps the graph from running. */
function lacksOf(
  workflow: Workflow,
  chosen: Parameters<typeof presetSketch>[0],
  present: readonly string[],
  nodes: HostNodes,
): HostLack[] {
  const plain = presetSketch(chosen);
  const sketch: Sketch = { ...plain, present: new Set([...plain.present, ...present]) };
  return hostLacks(workflow, sketch, nodes).filter(({ needed }) => needed);
}

/** Null where its takes cannot be sampled again. `readiness`: what the host says of it; undefined while it was not asked. */
export function describeLatent(
  upscale: LatentUpscale | undefined,
  readiness: VersionReadiness | undefined,
): LatentOption | null {
  if (!upscale) return null;
  const { mode, align, fixed_scale: fixed = null } = upscale;
  const { status, missing } = readiness ?? { status: "unknown" as const, missing: [] };
  return { status, missing: [...missing], mode, align, fixed_scale: fixed };
}
