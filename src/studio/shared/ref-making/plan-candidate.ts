// Plans one candidate: the lane that it goes to, what its host has, and the record that is reserved for it. Writes nothing. The gates are
// those of shots: limits of the target, the graph, its nodes, its model files. docs/http.md "References".
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { Preset } from "../../../contracts/files/target-models.ts";
import type { RefError } from "../../../contracts/routes/ref-making.ts";
import type { HostLack } from "../../../contracts/routes/targets.ts";
import type { Spread } from "../../../core/jobs/spread.ts";
import { pastLimit } from "../../../core/hosted/limits.ts";
import { lackSentences } from "../../../core/readiness/readiness-sentences.ts";
import { candidateDraft } from "../../../core/refs/next-candidate.ts";
import type { ValueFacts } from "../../../core/refs/ref-values-now.ts";
import { unusedParams } from "../../../core/render/ref-graph-values.ts";
import { backendName, lanesFor } from "../../../core/render/choose-lane.ts";
import { meansOf } from "../../../core/render/make-spec.ts";
import type { RefSidecarDraft } from "../../../disk/refs/reserve-ref-take.ts";
import { stamp } from "../../../machine/clock.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import type { StudioPorts } from "../../ports.ts";
import { findHosted, limitsOf } from "../hosted/hosted-target.ts";
import { refLacks } from "../models/host-lacks.ts";
import { chosenModels, isListed, takeModels, type ModelPorts, type ModelTake } from "../models/take-models.ts";
import { modelTake } from "./candidate-models.ts";
import { HOST_PATIENCE } from "../take-pipeline/ask-hosts.ts";
import type { CandidateBasis } from "../../../core/refs/next-candidate.ts";

export interface PlannedCandidate {
  readonly is: "make";
  readonly draft: RefSidecarDraft;
  readonly models: ModelSources | undefined;
}

export type CandidatePlan = PlannedCandidate | ({ readonly is: "error" } & RefError);

type PlanPorts = ModelPorts & Pick<StudioPorts, "hosted" | "settings">;

/** What is known of the episode. */
interface PlanContext {
  readonly values: Pick<ValueFacts, "series" | "registry">;
  readonly workflowOf: (target: CandidateBasis["target"]) => Promise<ResolvedWorkflow>;
}

type CandidateFailure = Pick<RefError, "error" | "missing_files" | "host_lacks" | "model_mismatch">;

export interface PlanOptions {
  readonly backend: string | null;
  /** Which of several lanes it goes to. */
  readonly spread: Spread;
  readonly allowMismatch: boolean;
  /** Who named the LoRAs and the steps. */
  readonly sources: Pick<ModelSources, "loras" | "steps">;
}

export async function planCandidate(
  ports: PlanPorts,
  making: PlanContext,
  basis: CandidateBasis,
  options: PlanOptions,
): Promise<CandidatePlan> {
  const { target } = basis;
  const asked = options.backend === null ? null : backendName(options.backend, making.values.registry);
  const chosen = lanesFor({ target, instead: "choose a target that is drawn here, as card" }, asked, ports.backends);
  if (!chosen.ok) return failed(basis, { error: chosen.sentence });
  let stopped: CandidatePlan | undefined;
  for (const lane of options.spread.order(chosen.value)) {
    const plan = await planOn(ports, making, basis, { ...options, lane });
    if (plan.is === "make") return plan;
    stopped ??= plan;
  }
  return stopped ?? failed(basis, { error: "no backend can run it" });
}

type LaneOptions = PlanOptions & { readonly lane: string };

async function planOn(
  ports: PlanPorts,
  making: PlanContext,
  basis: CandidateBasis,
  options: LaneOptions,
): Promise<CandidatePlan> {
  const { target, values } = basis;
  const { lane } = options;
  const limits = limitsOf(ports, target);
  const size = values.size ?? { width: 0, height: 0 };
  const past = limits ? pastLimit(limits, { ...size, refs: basis.references.length }) : undefined;
  if (past !== undefined) return failed(basis, { error: `${target.label}: ${past}` });
  const draft = candidateDraft(basis, { queued: stamp(ports.clock.now()), backend: lane });
  const means = meansOf(ports.backends.get(lane)?.kind ?? lane);
  if (means === "draw") return { is: "make", draft, models: undefined };
  if (means === "graph") return gateGraph(ports, making, { basis, draft }, options);
  if (findHosted(ports, target)) return { is: "make", draft, models: undefined };
  return failed(basis, { error: `${target.label} is no hosted target` });
}

interface Drafted {
  readonly basis: CandidateBasis;
  readonly draft: RefSidecarDraft;
}

async function gateGraph(
  ports: PlanPorts,
  making: PlanContext,
  { basis, draft }: Drafted,
  options: LaneOptions,
): Promise<CandidatePlan> {
  const { target } = basis;
  const resolved = await making.workflowOf(target);
  if (!resolved.ok && !resolved.silent) return failed(basis, { error: resolved.error });
  const workflow = resolved.ok ? resolved.workflow : null;
  const models = sourcesOf(making, options);
  const take = modelTake(basis.target, draft, models, workflow);
  const gate = await takeModels(ports, take, { patience: HOST_PATIENCE });
  if (gate.is === "mismatch") return failed(basis, { error: gate.reason, model_mismatch: [...gate.model_mismatch] });
  const lacks = await lacksOf(ports, basis, take, gate);
  if (lacks.length > 0 || gate.is === "missing") return failed(basis, notInstalled(target.label, lacks, gate));
  const { resolved: files, notes } = gate.record;
  const unused = workflow ? unusedParams(workflow, askedParams(draft, target.presets.final as Preset)) : [];
  const left = unused.map((name) => `${target.label} takes no ${name}: it is not used`);
  return {
    is: "make",
    models,
    draft: { ...draft, ...(files && { resolved: files }), notes: [...(draft.notes ?? []), ...notes, ...left] },
  };
}

function notInstalled(
  label: string,
  lacks: readonly HostLack[],
  gate: Awaited<ReturnType<typeof takeModels>>,
): CandidateFailure {
  const files = gate.is === "missing" ? [...gate.missing_files] : [];
  const said = lackSentences(lacks).map((each) => `${label} cannot run on the host: ${each}`);
  return {
    error: [...said, ...(gate.is === "missing" ? [gate.reason] : [])].join("; "),
    ...(lacks.length > 0 && { host_lacks: [...lacks] }),
    ...(files.length > 0 && { missing_files: files }),
  };
}

/** Of a host that says what it has. */
async function lacksOf(
  ports: PlanPorts,
  { target, references }: CandidateBasis,
  { workflow, record }: ModelTake,
  gate: Awaited<ReturnType<typeof takeModels>>,
): Promise<readonly HostLack[]> {
  if (!workflow || gate.is === "unknown" || gate.is === "mismatch" || !isListed(ports, record)) return [];
  const models = "files" in gate ? chosenModels(gate) : { files: {}, loras: record.loras, instead: {} };
  const isCanvas = target.kind === "image" && target.capabilities.mode === "pano";
  return refLacks(ports, workflow, {
    preset: target.presets.final as Preset,
    models,
    pictures: references.length,
    isCanvas,
  });
}

function sourcesOf({ values: { series } }: PlanContext, { sources, allowMismatch }: PlanOptions): ModelSources {
  const families = Object.fromEntries([...series.modelFamilies].map(([id, names]) => [id, [...names]]));
  return { ...sources, families, allow_mismatch: allowMismatch };
}

/** Those that are not the preset's own. */
function askedParams({ params = {} }: RefSidecarDraft, preset: Preset): Record<string, unknown> {
  const own = preset as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(params).filter(([name]) => own[name] === undefined));
}

function failed({ reference, view }: CandidateBasis, why: CandidateFailure): CandidatePlan {
  return { is: "error", ref: reference.id, view, ...why };
}
