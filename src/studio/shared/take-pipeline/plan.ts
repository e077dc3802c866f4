// Plans one shot of a render request: leave it, refuse it, or make a take, and then what from what. Reads and writes nothing in the episode
// but hashes of references. The gates stand in the order of docs/http.md "Rendering", rules 2 to 8: takes and references here, then what
// the target and its host can do (`gates`).
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { RenderBody } from "../../../contracts/routes/takes.ts";
import { freezeShot } from "../../../core/compile/freeze.ts";
import type { Spread } from "../../../core/jobs/spread.ts";
import { newSeed } from "../../../core/lib/seed.ts";
import { chooseLanes } from "../../../core/render/choose-lane.ts";
import type { SidecarDraft } from "../../../core/render/draft-sidecar.ts";
import { planStart, type ChainFacts, type PlannedStart } from "../../../core/render/continuity.ts";
import { meansOf, specOfTake, type MakeSpec, type TakePlan } from "../../../core/render/make-spec.ts";
import type { WantedTarget } from "../../../core/render/next-render.ts";
import { planRender, type ShotPlan } from "../../../core/render/plan-render.ts";
import type { ResolvedWorkflow } from "../../../core/workflow/graph-records.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import { gatherRenderShot, withoutMissing, type PlannedShot } from "../pass/gather-shot.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import {
  passGates,
  type GatePorts,
  type GateResult,
  type SkippedShot,
  type Stopped,
  type TakeCandidate,
} from "./gates.ts";
import type { FinalRequest } from "./from-drafts.ts";

export type PlanPorts = GatePorts & Pick<StudioPorts, "randomBytes">;

/** `step`: the one that asks for the takes, which their records name. */
export type AskedRender = Omit<RenderBody, "ep"> & { readonly step?: string };

/** What all shots of a request share. */
export interface RenderRequest {
  readonly snapshot: PassSnapshot;
  readonly body: AskedRender;
  /** The one-off target. */
  readonly target: VideoTarget | null;
  readonly wanted: ReadonlyMap<string, WantedTarget>;
  readonly chains: ChainFacts;
  /** Shot to the draft that its final is made of. */
  readonly finals: ReadonlyMap<string, FinalRequest>;
  /** Which of several lanes a take goes to. */
  readonly spread: Spread;
  /** Read once for a request and target. */
  readonly workflowOf: (target: VideoTarget) => Promise<ResolvedWorkflow>;
}

/** A final of a draft is made whatever takes there are, and needs no references: the draft had them. */
function requestOf(body: RenderRequest["body"], final: FinalRequest | undefined): RenderRequest["body"] {
  return final ? { ...body, redo: true, allow_missing_refs: true } : body;
}

/** What is planned for a shot, with what it was planned from. */
export interface PlannedTake {
  readonly plan: TakePlan | Stopped;
  /** Absent for a shot that no build has. */
  readonly gathered?: PlannedShot;
}

export async function planTake(ports: PlanPorts, request: RenderRequest, shot: string): Promise<PlannedTake> {
  const { snapshot, body, finals } = request;
  const stored = snapshot.shots.find((each) => each.id === shot);
  if (!stored)
    return { plan: error(`there is no shot ${shot} in the ${body.pass} pass: build the episode if it is new`) };
  const final = finals.get(shot);
  const target = final ? videoTarget(snapshot.targetFacts, final.target) : request.target;
  const found = await gatherRenderShot(snapshot, stored, request.wanted.get(shot), target);
  const started = planStart(snapshot, found.next, found.shot, request.chains);
  const begun = { ...found, shot: started.shot };
  const gathered = body.allow_missing_refs ? await withoutMissing(snapshot, stored, begun) : begun;
  return { plan: await planGathered(ports, request, { ...gathered, started, final }), gathered };
}

interface GatheredTake extends PlannedShot {
  readonly started: PlannedStart;
  readonly final: FinalRequest | undefined;
}

async function planGathered(
  ports: PlanPorts,
  request: RenderRequest,
  { next, shot, started, final }: GatheredTake,
): Promise<TakePlan | Stopped> {
  const { body } = request;
  const chosen = chooseLanes(next, body.backend ?? null, ports.backends);
  if (!chosen.ok) return error(chosen.sentence);
  const lanes = request.spread.order(chosen.value);
  const [backend = ""] = lanes;
  const now = { queued: stamp(ports.clock.now()), freshSeed: newSeed(ports.randomBytes()), backend };
  const plan = planRender(shot, requestOf(body, final), now);
  if (plan.is === "error") return plan;
  if (plan.is === "skipped") return { is: "skipped", skipped: skipOf(plan) };
  if (!started.ok) return error(started.error);
  const frozen = freezeShot(next.list, plan.entry, plan.size);
  const common = { target: next.target, frozen, sources: plan.sources };
  const candidates = lanes.map((lane) => ({ ...common, spec: specOn(ports, lane, plan.record) }));
  const passed = await firstPassing(ports, request, candidates);
  if (passed.is !== "passed") return passed;
  const asker = body.step === undefined ? {} : { step: body.step };
  const record = { ...passed.spec.record, ...(final && { from_draft: final.from }), ...asker };
  return { is: "make", spec: { ...passed.spec, record }, frozen, start: started.start, options: passed.options };
}

function specOn(
  { backends }: Pick<StudioPorts, "backends">,
  lane: string,
  record: SidecarDraft,
): MakeSpec<SidecarDraft> {
  return specOfTake({ ...record, backend: lane }, meansOf(backends.get(lane)?.kind ?? lane));
}

/** The first lane whose host has what the target needs; where none has, what the first one lacks. */
async function firstPassing(
  ports: PlanPorts,
  request: RenderRequest,
  candidates: readonly TakeCandidate[],
): Promise<GateResult> {
  let stopped: GateResult | undefined;
  for (const candidate of candidates) {
    const result = await passGates(ports, request, candidate);
    if (result.is === "passed") return result;
    stopped ??= result;
  }
  return stopped ?? error("no backend can run it");
}

function error(sentence: string) {
  return { is: "error", error: sentence } as const;
}

function skipOf({ is: _is, missing_refs: missing, ...skipped }: Extract<ShotPlan, { is: "skipped" }>): SkippedShot {
  return { ...skipped, ...(missing && { missing_refs: [...missing] }) };
}

function videoTarget({ registry }: Pick<PassSnapshot["targetFacts"], "registry">, id: string): VideoTarget | null {
  const found = registry.find(id);
  return found?.kind === "video" ? found : null;
}
