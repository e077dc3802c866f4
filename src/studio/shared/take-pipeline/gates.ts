// What stops a planned take before it gets its number: limits of its target, the model files and nodes of its host. docs/http.md
// "Rendering", rules 5 to 7. A host that does not answer in time stops nothing: the job finds out when it starts.
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { RenderBody, RenderReply } from "../../../contracts/routes/takes.ts";
import type { HostLack } from "../../../contracts/routes/targets.ts";
import { pastLimit } from "../../../core/hosted/limits.ts";
import { lackSentences } from "../../../core/readiness/readiness-sentences.ts";
import type { SidecarDraft } from "../../../core/render/draft-sidecar.ts";
import type { MakeSpec, TakeOptions } from "../../../core/render/make-spec.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import type { StudioPorts } from "../../ports.ts";
import { findHosted, limitsOf } from "../hosted/hosted-target.ts";
import { planHostedWork } from "../hosted/hosted-work.ts";
import type { ModelAnswer } from "../models/choose-models.ts";
import { readHostLacks } from "../models/host-lacks.ts";
import {
  chosenModels,
  isListed,
  modelRecordOf,
  modelSources,
  takeModels,
  type ModelPorts,
  type NamedSources,
  type SourceFacts,
} from "../models/take-models.ts";
import { HOST_PATIENCE } from "./ask-hosts.ts";
import { keepLatent } from "../../../core/render/latents.ts";

export type GatePorts = ModelPorts & Pick<StudioPorts, "hosted" | "settings">;

/** A take as it was planned for one lane. */
export interface TakeCandidate {
  readonly spec: MakeSpec<SidecarDraft>;
  readonly target: VideoTarget;
  readonly frozen: Shotlist;
  readonly sources: NamedSources;
}

/** The part of a request that the gates read. */
interface GateRequest {
  readonly snapshot: SourceFacts & Parameters<typeof keepLatent>[1];
  readonly body: Omit<RenderBody, "ep">;
  readonly workflowOf: (target: VideoTarget) => Promise<ResolvedWorkflow>;
}

export type SkippedShot = Omit<RenderReply["skipped"][number], "shot">;
export type Stopped =
  { readonly is: "error"; readonly error: string } | { readonly is: "skipped"; readonly skipped: SkippedShot };

/** `passed`: with what the record says of what it will load. */
export type GateResult =
  | Stopped
  | {
      readonly is: "passed";
      readonly spec: MakeSpec<SidecarDraft>;
      readonly options: TakeOptions;
    };

export async function passGates(ports: GatePorts, request: GateRequest, take: TakeCandidate): Promise<GateResult> {
  const { spec, target, frozen } = take;
  const past = overLimit(ports, take);
  if (past !== undefined) return error(`${target.label}: ${past}`);
  const options = { save_frames: request.body.save_frames ?? false };
  if (spec.means === "draw") return { is: "passed", spec: withNotes(spec, drawnNotes(request.body)), options };
  const hosted = spec.means === "model" ? findHosted(ports, target) : undefined;
  if (!hosted) return passHostGates(ports, request, take);
  const asked = planHostedWork(hosted, frozen, [], false);
  return asked.ok ? { is: "passed", spec, options } : error(`${target.label}: ${asked.sentence}`);
}

/** Whether a workflow host has the graph, its nodes and its model files. */
async function passHostGates(ports: GatePorts, request: GateRequest, take: TakeCandidate): Promise<GateResult> {
  const { snapshot, body } = request;
  const { spec, target, frozen, sources } = take;
  const { record } = spec;
  const resolved = await request.workflowOf(target);
  if (!resolved.ok && !resolved.silent) return error(resolved.error);
  const workflow = resolved.ok ? resolved.workflow : null;
  const models = modelSources(snapshot, { shot: spec.id, target, sources, allowMismatch: body.allow_model_mismatch });
  const loads = { target, workflow, record, sources: models, entry: frozen.shots[0] };
  const gate = await takeModels(ports, loads, { patience: HOST_PATIENCE });
  const lacks = await lacksOf(ports, take, workflow, gate);
  if (lacks.length > 0 || gate.is === "missing") return { is: "skipped", skipped: notInstalled(target, lacks, gate) };
  if (gate.is === "mismatch") {
    const { reason, model_mismatch } = gate;
    return { is: "skipped", skipped: { reason, target: target.id, model_mismatch: [...model_mismatch] } };
  }
  const latent = keepLatent(body.save_latent, snapshot, { label: target.label, workflow });
  const { notes, ...found } = modelRecordOf({ record, entry: frozen.shots[0] }, gate);
  const loading = { ...record, ...found, ...(latent.keeps && { save_latent: true }) };
  return {
    is: "passed",
    spec: withNotes({ ...spec, record: loading }, [...notes, ...(latent.note === null ? [] : [latent.note])]),
    options: { save_frames: body.save_frames ?? false, models },
  };
}

/** Of a host that says what it has. */
async function lacksOf(
  ports: GatePorts,
  { spec: { record, inputs }, target, frozen }: TakeCandidate,
  workflow: Workflow | null,
  gate: ModelAnswer,
): Promise<readonly HostLack[]> {
  if (!workflow || gate.is === "unknown" || !isListed(ports, record)) return [];
  const models = "files" in gate ? chosenModels(gate) : { files: {}, loras: record.loras, instead: {} };
  return readHostLacks(ports, { target, workflow, frozen, refs: inputs, models });
}

/** Nodes and files in one answer: whoever needs a newer host should know before the files are fetched. */
function notInstalled(target: VideoTarget, lacks: readonly HostLack[], gate: ModelAnswer): SkippedShot {
  const files = gate.is === "missing" ? gate.missing_files : [];
  const said = lackSentences(lacks).map((each) => `${target.label} cannot run on the host: ${each}`);
  return {
    reason: [...said, ...(gate.is === "missing" ? [gate.reason] : [])].join("; "),
    target: target.id,
    ...(lacks.length > 0 && { host_lacks: [...lacks] }),
    ...(files.length > 0 && { missing_files: [...files] }),
  };
}

function overLimit(ports: GatePorts, { spec: { record }, target }: TakeCandidate): string | undefined {
  const limits = limitsOf(ports, target);
  const { width, height, length, fps } = record;
  return limits ? pastLimit(limits, { seconds: secondsOf(length, fps), width, height }) : undefined;
}

/** What a request asks for that a drawn take cannot keep. */
function drawnNotes(body: GateRequest["body"]): string[] {
  return body.save_latent ? ["an animatic has no latent to keep"] : [];
}

function withNotes(spec: MakeSpec<SidecarDraft>, notes: readonly string[]): MakeSpec<SidecarDraft> {
  return { ...spec, record: { ...spec.record, notes: [...spec.record.notes, ...notes] } };
}

function error(sentence: string): Stopped {
  return { is: "error", error: sentence };
}
