// Decides for one shot of a render request: leave it, refuse it, or reserve a take for it. The gates stand in the order of docs/http.md "Rendering":
// takes and references, then the model files, then what the target may be asked for. docs/http.md "Rendering", rules 2 to 8.
import type { RenderPayload } from "../../../contracts/files/render-payload.ts";
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { HostLack } from "../../../contracts/routes/targets.ts";
import type { RenderBody, RenderReply } from "../../../contracts/routes/takes.ts";
import { freezeShot } from "../../../core/compile/freeze.ts";
import { pastLimit } from "../../../core/hosted/limits.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import type { Spread } from "../../../core/jobs/spread.ts";
import { chooseLanes } from "../../../core/render/choose-lane.ts";
import type { SidecarDraft } from "../../../core/render/draft-sidecar.ts";
import { keepLatent } from "../../../core/render/keep-latent.ts";
import type { WantedTarget } from "../../../core/render/next-render.ts";
import { planRender, type ShotPlan } from "../../../core/render/plan-render.ts";
import { lackSentences } from "../../../core/readiness/readiness-sentences.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import { stamp } from "../../../machine/clock.ts";
import type { FinalRequest } from "./from-drafts.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import type { ModelAnswer } from "../models/choose-models.ts";
import { readHostLacks } from "../models/host-lacks.ts";
import type { FirstFramePorts } from "../references/first-frame.ts";
import { planStart, prepareStart, type ChainFacts, type PreparedTake, type ChainStart } from "./plan-start.ts";
import { findHosted, limitsOf } from "../hosted/hosted-target.ts";
import { planHostedWork } from "../hosted/hosted-work.ts";
import type { StudioPorts } from "../../ports.ts";
import { modelSources } from "../models/model-sources.ts";
import { reserveRender, type ReservedTake } from "./reserve-job.ts";
import { gatherRenderShot, withoutMissing } from "../pass/gather-shot.ts";
import { chosenModels, isListed, modelRecordOf, takeModels, type ModelPorts } from "../models/take-models.ts";

export type PlanPorts = FirstFramePorts &
  ModelPorts &
  Pick<StudioPorts, "queue" | "presence" | "randomBytes" | "registry" | "hosted" | "settings">;

/** Milliseconds that whoever asks for a render waits for the host, in all: what it has not said by then is found out when the job starts. */
export const HOST_PATIENCE = 1_000;

/** What all shots of a request share. */
export interface RenderRequest {
  readonly snapshot: PassSnapshot;
  readonly wanted: ReadonlyMap<string, WantedTarget>;
  /** The one-off target. */
  readonly target: VideoTarget | null;
  readonly body: RenderBody;
  readonly chains: ChainFacts;
  /** Shot to the draft that its final is made of. */
  readonly finals: ReadonlyMap<string, FinalRequest>;
  /** Which of several lanes a take goes to. */
  readonly spread: Spread;
  /** Read once for a request and target. */
  readonly workflowOf: (target: VideoTarget) => Promise<ResolvedWorkflow>;
}

type Skipped = Omit<RenderReply["skipped"][number], "shot">;
export type Outcome = (ReservedTake & Pick<PreparedTake, "told">) | { readonly error: string } | Skipped;
type Planned = Extract<ShotPlan, { is: "render" }>;

/** A failure is that shot's alone. */
export async function decideTake(ports: PlanPorts, request: RenderRequest, shot: string): Promise<Outcome> {
  const found = await planTake(ports, request, shot);
  if (!("plan" in found)) return found;
  const { target, plan, start, frozen, lanes } = found;
  const passed = await passOnSome(ports, request, { shot, target, plan, frozen }, lanes);
  if ("stopped" in passed) return passed.stopped;
  const final = request.finals.get(shot);
  const draft = { ...passed.draft, ...(final && { from_draft: final.from }) };
  const { ep } = request.snapshot;
  try {
    const prepared = await prepareStart(ports, ep, start, draft);
    const source = { frozen, wishes: passed.wishes, ...(prepared.after && { after: prepared.after }) };
    const reserved = await reserveRender({ ...ports, ep }, prepared.draft, source, ports.queue.newId());
    request.spread.give(reserved.spec.lane);
    return { ...reserved, told: prepared.told };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}

interface ToMake {
  readonly target: VideoTarget;
  readonly plan: Planned;
  readonly start: ChainStart;
  readonly frozen: Shotlist;
  /** The lanes that may run it, in the order in which they are tried. */
  readonly lanes: readonly string[];
}

/** What the shot's takes, references and place in the cut say, before any host is asked. */
async function planTake(
  ports: PlanPorts,
  request: RenderRequest,
  shot: string,
): Promise<ToMake | { readonly error: string } | Skipped> {
  const { snapshot, body, finals, chains } = request;
  const stored = snapshot.shots.find((each) => each.id === shot);
  if (!stored) return { error: `there is no shot ${shot} in the ${body.pass} pass: build the episode if it is new` };
  const final = finals.get(shot);
  const target = final ? videoTarget(ports, final.target) : request.target;
  const planned = await gatherRenderShot(snapshot, stored, request.wanted.get(shot), target);
  const started = planStart(snapshot, planned, chains);
  const begun = { ...planned, shot: started.shot };
  const { next, shot: facts } = body.allow_missing_refs ? await withoutMissing(snapshot, stored, begun) : begun;
  const chosen = chooseLanes(next, body.backend ?? null, ports.backends);
  if (!chosen.ok) return { error: chosen.sentence };
  const lanes = request.spread.order(chosen.value);
  const [backend = ""] = lanes;
  const wishes = final ? { ...body, redo: true, allow_missing_refs: true } : body;
  const plan = planRender(facts, wishes, { ...queuedNow(ports), backend });
  if (plan.is === "error") return { error: plan.error };
  if (plan.is === "skipped") return skipOf(plan);
  if (!started.ok) return { error: started.error };
  const frozen = freezeShot(next.list, plan.entry, plan.size);
  return { target: next.target, plan, start: started.start, frozen, lanes };
}

function queuedNow({ clock, randomBytes }: Pick<StudioPorts, "clock" | "randomBytes">) {
  return { queued: stamp(clock.now()), freshSeed: newSeed(randomBytes()) };
}

function skipOf({ is: _is, missing_refs: missing, ...skipped }: Extract<ShotPlan, { is: "skipped" }>): Skipped {
  return { ...skipped, ...(missing && { missing_refs: [...missing] }) };
}

interface AtTheGates {
  readonly shot: string;
  readonly target: VideoTarget;
  readonly plan: Planned;
  readonly frozen: Shotlist;
}

type Passed =
  | { readonly stopped: { readonly error: string } | Skipped }
  | { readonly draft: SidecarDraft; readonly wishes: Pick<RenderPayload, "save_frames" | "models"> };

/** The first lane whose host has what the target needs; where none has, what the first one lacks. */
async function passOnSome(
  ports: PlanPorts,
  request: RenderRequest,
  at: AtTheGates,
  lanes: readonly string[],
): Promise<Passed> {
  const first = await passGates(ports, request, at);
  if (!("stopped" in first)) return first;
  for (const backend of lanes.slice(1)) {
    const plan = { ...at.plan, record: { ...at.plan.record, backend } };
    const passed = await passGates(ports, request, { ...at, plan });
    if (!("stopped" in passed)) return passed;
  }
  return first;
}

/** Whether the target can make it, with what the take's record then says of that. */
async function passGates(ports: PlanPorts, request: RenderRequest, at: AtTheGates): Promise<Passed> {
  const { target, plan, frozen } = at;
  const past = overLimit(ports, target, plan.record);
  if (past !== undefined) return { stopped: { error: `${target.label}: ${past}` } };
  const wishes = { save_frames: request.body.save_frames ?? false };
  if (target.builtin) return { draft: withNotes(plan.record, drawnNotes(request.body)), wishes };
  const hosted = findHosted(ports, target);
  if (!hosted) return passModelGates(ports, request, at);
  const asked = planHostedWork(hosted, frozen, [], false);
  if (!asked.ok) return { stopped: { error: `${target.label}: ${asked.sentence}` } };
  return { draft: plan.record, wishes };
}

async function passModelGates(ports: PlanPorts, request: RenderRequest, at: AtTheGates): Promise<Passed> {
  const { snapshot, body } = request;
  const { target, plan, frozen } = at;
  const resolved = await request.workflowOf(target);
  if (!resolved.ok && !resolved.silent) return { stopped: { error: resolved.error } };
  const workflow: Workflow | null = resolved.ok ? resolved.workflow : null;
  const models = modelSources(snapshot, { ...at, sources: plan.sources, allowMismatch: body.allow_model_mismatch });
  const wanted = { target, workflow, record: plan.record, sources: models };
  const gate = await takeModels(ports, wanted, { patience: HOST_PATIENCE });
  const lacks = await lacksOf(ports, at, workflow, gate);
  if (lacks.length > 0 || gate.is === "missing") return { stopped: notInstalled(target, lacks, gate) };
  if (gate.is === "mismatch") {
    return { stopped: { reason: gate.reason, target: target.id, model_mismatch: [...gate.model_mismatch] } };
  }
  const latent = keepLatent(body.save_latent, snapshot, { label: target.label, workflow });
  const { notes, ...found } = modelRecordOf({ record: plan.record, entry: frozen.shots[0] }, gate);
  const draft = { ...plan.record, ...found, ...(latent.keeps && { save_latent: true }) };
  return {
    draft: withNotes(draft, [...notes, ...(latent.note === null ? [] : [latent.note])]),
    wishes: { save_frames: body.save_frames ?? false, models },
  };
}

/** Of a host that says what it has. */
async function lacksOf(
  ports: PlanPorts,
  { target, plan: { record }, frozen }: AtTheGates,
  workflow: Workflow | null,
  gate: ModelAnswer,
): Promise<readonly HostLack[]> {
  if (!workflow || gate.is === "unknown" || !isListed(ports, record)) return [];
  const models = "files" in gate ? chosenModels(gate) : { files: {}, loras: record.loras, instead: {} };
  return readHostLacks(ports, { target, workflow, frozen, refs: record.refs, models });
}

/** Nodes and files in one answer: whoever needs a newer host should know before the files are fetched. */
function notInstalled(target: VideoTarget, lacks: readonly HostLack[], gate: ModelAnswer): Skipped {
  const files = gate.is === "missing" ? gate.missing_files : [];
  const said = lackSentences(lacks).map((each) => `${target.label} cannot run on the host: ${each}`);
  return {
    reason: [...said, ...(gate.is === "missing" ? [gate.reason] : [])].join("; "),
    target: target.id,
    ...(lacks.length > 0 && { host_lacks: [...lacks] }),
    ...(files.length > 0 && { missing_files: [...files] }),
  };
}

function overLimit(
  ports: Pick<StudioPorts, "settings">,
  target: VideoTarget,
  record: SidecarDraft,
): string | undefined {
  const limits = limitsOf(ports, target);
  const { width, height, length, fps } = record;
  return limits ? pastLimit(limits, { seconds: secondsOf(length, fps), width, height }) : undefined;
}

/** What a request asks for that a drawn take cannot keep. */
function drawnNotes(body: RenderBody): string[] {
  return body.save_latent ? ["an animatic has no latent to keep"] : [];
}

function withNotes(record: SidecarDraft, notes: readonly string[]): SidecarDraft {
  return { ...record, notes: [...record.notes, ...notes] };
}

function videoTarget({ registry }: Pick<StudioPorts, "registry">, id: string): VideoTarget | null {
  const found = registry.find(id);
  return found?.kind === "video" ? found : null;
}
