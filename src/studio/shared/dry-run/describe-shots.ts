// One shot of a dry run: planned as a render plans it, staged aside where files are asked for, and told with all that it would be made of.
import { join } from "node:path";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { reasonOf } from "../../../contracts/refusal.ts";
import type { DryRunInput, DryRunShot } from "../../../contracts/routes/renders/dry-run.ts";
import { promptText } from "../../../core/inputs/graph-values.ts";
import { estimateJob } from "../../../core/money/budget.ts";
import { PaidForecast, valueSources } from "../../../core/render/dry-run.ts";
import type { SidecarDraft } from "../../../core/render/draft-sidecar.ts";
import type { ComingTake } from "../../../core/render/continuity.ts";
import type { TakePlan } from "../../../core/render/make-spec.ts";
import { sourcesOf } from "../../../core/render/next-render.ts";
import { resolveValues } from "../../../core/render/resolve-values.ts";
import { makeFolder, removeFolder } from "../../../machine/files.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import type { PlannedShot } from "../pass/gather-shot.ts";
import type { Stopped } from "../take-pipeline/gates.ts";
import { planTake, type PlanPorts, type RenderRequest } from "../take-pipeline/plan.ts";
import { runInfo } from "../take-pipeline/reserve.ts";
import { describeInputs } from "./describe-inputs.ts";
import { LaneViews } from "./describe-lane.ts";
import { stageAside, type AsidePorts, type AsideTake } from "./stage-aside.ts";

type ShotPorts = PlanPorts & AsidePorts & Pick<StudioPorts, "dryRunFiles">;

export type DescribePorts = ShotPorts & Pick<StudioPorts, "queue" | "backends">;

/** A render request as it was opened. */
interface RequestToDescribe {
  readonly request: RenderRequest;
  readonly shots: readonly string[];
  /** Takes that it would reserve, by shot. */
  readonly taken: Map<string, ComingTake>;
}

interface ShotOrder {
  readonly request: RenderRequest;
  readonly shot: string;
  readonly lanes: LaneViews;
  /** Makes the files of a shot that would be made. */
  readonly stages: boolean;
}

interface DescribedShot {
  readonly described: DryRunShot;
  /** The take that a render would reserve, with the number that it would likely get; absent where it would reserve none. */
  readonly coming?: { readonly take: number; readonly lane: string };
}

/** In the order in which they would be reserved: each knows of the takes before it. `staged`: shots whose files are made. */
export async function describeShots(
  ports: DescribePorts,
  episode: EpisodeContext,
  { request, shots, taken }: RequestToDescribe,
  staged: ReadonlySet<string>,
): Promise<DryRunShot[]> {
  const lanes = new LaneViews(ports, request.body.backend ?? null);
  const forecast = forecastOf(ports);
  const rows: DryRunShot[] = [];
  for (const shot of shots) {
    const order = { request, shot, lanes, stages: staged.has(shot) };
    const { described, coming } = await describeShot(ports, episode, order);
    const { lane, estimate } = described;
    rows.push({ ...described, limit: coming ? forecast.add({ paid: lane?.paid ?? false, estimate }) : null });
    if (!coming) continue;
    taken.set(shot, { take: coming.take, job: shot });
    request.spread.give(coming.lane);
  }
  return rows;
}

function forecastOf({ queue }: Pick<StudioPorts, "queue">): PaidForecast {
  const { count, limit, spent = {}, money_limit: money = null } = queue.list().paid;
  return new PaidForecast({ runs: limit, money }, { runs: count, money: spent });
}

async function describeShot(ports: ShotPorts, episode: EpisodeContext, order: ShotOrder): Promise<DescribedShot> {
  const { request, shot } = order;
  const first = await planTake(ports, request, shot);
  const isInTheWay = first.plan.is === "skipped" && first.plan.skipped.take !== undefined;
  const redo = { ...request, body: { ...request.body, redo: true } };
  const { plan, gathered } = isInTheWay ? await planTake(ports, redo, shot) : first;
  const asked = gathered ? describeValues(request, shot, gathered) : nothingOf(shot);
  const said = { ...asked, ...stoppedBy(first.plan) };
  if (plan.is !== "make") return { described: isInTheWay ? { ...said, notes: [whyNoRedo(plan)] } : said };
  const take = (request.snapshot.cutFacts.takes(shot, request.body.pass).at(-1)?.take ?? 0) + 1;
  const made = await describeTake(ports, episode, order, { plan, take });
  const described = { ...said, ...made, ok: first.plan.is === "make" && made.error === null };
  if (isInTheWay) return { described };
  return { described, coming: { take, lane: plan.spec.record.backend ?? "" } };
}

function nothingOf(shot: string): DryRunShot {
  return {
    ...{ shot, ok: false, skipped: null, error: null, at_start: null },
    ...{ target: null, target_label: null, target_source: null },
    ...{
      prompt: null,
      negative: null,
      width: null,
      height: null,
      length: null,
      hold: 0,
      lead_in: 0,
      fps: null,
      seconds: null,
    },
    ...{ seed: null, seed_source: null, model: null, steps: null, loras: [], sources: {}, base: false, resolved: {} },
    ...{ lane: null, estimate: null, limit: null, inputs: [], sent: null, notes: [] },
  };
}

function stoppedBy(plan: TakePlan | Stopped): Pick<DryRunShot, "skipped" | "error"> {
  const skipped = plan.is === "skipped" ? { ...plan.skipped } : null;
  return { skipped, error: plan.is === "error" ? plan.error : null };
}

function whyNoRedo(plan: Stopped): string {
  return `a redo would not be made: ${plan.is === "error" ? plan.error : plan.skipped.reason}`;
}

/** What a shot would be made with, whether or not it can be. */
function describeValues({ snapshot, body }: RenderRequest, shot: string, gathered: PlannedShot): DryRunShot {
  const { next, shot: facts } = gathered;
  const about = { target: next.target.id, target_label: next.target.label, target_source: next.source };
  const values = resolveValues(facts, body);
  if (!values.ok) return { ...nothingOf(shot), ...about };
  const { prompt, negative, model, steps, loras, size, slate, notes } = values.value;
  const { length, hold = 0 } = facts.entry;
  const { fps } = facts.defaults;
  return {
    ...nothingOf(shot),
    ...about,
    prompt: promptText({ prompt: prompt.value }),
    negative: negative.value,
    ...size.value,
    ...{ length, hold, fps, seconds: length / fps },
    ...{ model: model.value, steps: steps.value, loras: [...loras.value], notes: [...notes] },
    ...(slate && { slate: slate.value }),
    sources: valueSources(values.value, sourcesOf(snapshot.targetFacts, shot, next.target)),
  };
}

async function describeTake(
  ports: ShotPorts,
  episode: EpisodeContext,
  { lanes, stages }: ShotOrder,
  { plan, take }: { readonly plan: TakePlan; readonly take: number },
) {
  const { record, target: id } = plan.spec;
  const target = (await episode.registry()).find(id);
  const lane = target?.kind === "video" ? await lanes.describe(record.backend ?? "", target) : null;
  const paid = lane?.paid === true;
  const about = {
    lane,
    estimate: paid ? estimateJob(runInfo(record), ports.settings.now().targetLimits) : null,
    at_start: plan.start?.plan.is === "at start" ? plan.start.plan.sentence : null,
  };
  const planned = { ...about, ...ofRecord(record), ...words(plan.frozen, record), error: null };
  if (!stages) return planned;
  try {
    return {
      ...planned,
      ...(await inFolderAside(ports, (folder) => showStaged(ports, episode, plan, { folder, take }))),
    };
  } catch (error) {
    return { ...planned, error: reasonOf(error) };
  }
}

async function inFolderAside<T>(
  { scratch, randomBytes }: Pick<StudioPorts, "scratch" | "randomBytes">,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = join(scratch, `dry-run-${Buffer.from(randomBytes()).toString("hex")}`);
  await makeFolder(folder);
  try {
    return await work(folder);
  } finally {
    await removeFolder(folder);
  }
}

async function showStaged(
  ports: ShotPorts,
  episode: EpisodeContext,
  plan: TakePlan,
  aside: { readonly folder: string; readonly take: number },
) {
  const staged = await stageAside(ports, episode, plan, aside);
  const inputs = await describeInputs(ports, episode, staged);
  const { record, prompted = plan.frozen } = staged;
  return { ...ofRecord(record), ...words(prompted, record), inputs, sent: sentOf(staged, inputs) };
}

function words({ shots: [entry] }: TakePlan["frozen"], { from_draft: draft }: SidecarDraft | Sidecar) {
  if (!entry || draft) return { prompt: null, negative: null };
  return { prompt: promptText(entry), negative: entry.negative ?? null };
}

function ofRecord(record: SidecarDraft | Sidecar) {
  const {
    width,
    height,
    length,
    hold = 0,
    lead_in = 0,
    fps,
    seed,
    seed_source,
    model,
    steps,
    loras,
    base = false,
  } = record;
  const said = record.from_draft ? ["the final is asked for by its draft's task: no words or files are sent"] : [];
  return {
    ...{ width, height, length, hold, lead_in, fps, seconds: length / fps, seed, seed_source, model, steps, base },
    ...{ loras: [...loras], resolved: record.resolved ?? {}, notes: [...record.notes, ...said] },
  };
}

/** Null where it cannot be known before the take that it carries on from is there. */
function sentOf({ work, record, coming }: AsideTake, inputs: readonly DryRunInput[]): DryRunShot["sent"] {
  if (coming !== null && record.continuous === "latent") return null;
  if (work.kind === "model") return { kind: "model", model: work.model, body: { ...work.body } };
  if (work.kind !== "graph") return { kind: "draw" };
  const late = work.inputs.flatMap(({ name }, index) => (inputs[index]?.coming === undefined ? [] : [name]));
  return { kind: "graph", graph: withoutNames(work.graph, new Set(late)) as Record<string, unknown> };
}

/** The graph with `null` for files that are still to be made. */
function withoutNames(part: unknown, late: ReadonlySet<string>): unknown {
  if (late.size === 0) return part;
  if (typeof part === "string") return late.has(part) ? null : part;
  if (Array.isArray(part)) return part.map((each: unknown) => withoutNames(each, late));
  if (part === null || typeof part !== "object") return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withoutNames(value, late)]));
}
