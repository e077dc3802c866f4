// The runner of render jobs: stages what the shot reads, follows the backend, and closes the take with its pictures.
// Contract part A, "Take" states. The take's own record is the truth: a take that is closed already stays so.
import { basename, join } from "node:path";
import { check } from "../../contracts/check.ts";
import type { Job } from "../../contracts/files/job.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { takeStem } from "../../core/lib/names.ts";
import type { TakeEvent } from "../../core/takes/transitions.ts";
import { closeTake, noteTake, requireSidecar } from "../../disk/close-take.ts";
import { requireFrozenShotlist } from "../../disk/frozen-shotlist.ts";
import { findTake, requireShotFolder } from "../../disk/takes.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { BackendEvent, BackendJob } from "../../hosts/backend.ts";
import type { JobContext, Outcome, Runner } from "../../jobs/runner.ts";
import { stamp } from "../../machine/clock.ts";
import { removeFolder } from "../../machine/files.ts";
import type { Studio } from "../studio.ts";
import { arrive } from "./act-arrive.ts";
import { retryRender } from "./act-retry-render.ts";
import { savePictures } from "./act-save-pictures.ts";
import { stageGraph } from "./act-stage-graph.ts";
import { stageInputs } from "./act-stage-inputs.ts";
import { tellTake } from "./act-tell-take.ts";
import { RenderPayload } from "../../contracts/files/render-payload.ts";

type Ports = Pick<
  Studio,
  | "place"
  | "clock"
  | "locks"
  | "emit"
  | "backends"
  | "tools"
  | "log"
  | "fileHashes"
  | "registry"
  | "scratch"
  | "shippedWorkflow"
>;
type Payload = RenderPayload & { readonly ep: EpisodeFolder };

export function openRenderRunner(studio: Ports): Runner {
  return {
    run: (job, payload, context) => runRender(studio, job, requirePayload(payload), context),
    settle: (job, payload, outcome) => settleRender(studio, job, requirePayload(payload), outcome),
    retry: (job, payload, id) => retryRender(studio, job, requirePayload(payload), id),
    goesOn: async (job) => studio.backends.get(job.lane)?.attach !== undefined,
  };
}

function requirePayload(payload: unknown): Payload {
  const checked = check(RenderPayload, payload);
  if (!checked.ok) throw new Error(`the journal holds a render that cannot be read: ${checked.sentence}`);
  return checked.value as Payload;
}

async function runRender(studio: Ports, job: Job, payload: Payload, context: JobContext): Promise<void> {
  const { ep } = payload;
  const backend = studio.backends.get(job.lane);
  if (!backend) throw new Error(`the backend ${job.lane} is not configured any more`);
  await noteTake(ep, payload, { started: stamp(studio.clock.now()) }, studio.locks);
  const record = await requireSidecar(ep, payload);
  const folder = await requireShotFolder(ep, payload.pass, payload.shot);
  const known = { id: job.id, target: record.target, folder, stem: takeStem(payload.shot, payload.take) };
  const work = () => workOf(studio, payload, { job, record, folder, signal: context.signal });
  const events =
    context.handle !== null && backend.attach
      ? backend.attach({ ...known, work }, context.handle, context.signal)
      : backend.run({ ...known, work: await work() }, context.signal);
  const made = await follow(events, context);
  await removeFolder(join(studio.scratch, job.id));
  if (!made?.files.some((file) => file.role === "video")) throw new Error(`${backend.name} ended without a video`);
  await finish(studio, { ep, record, payload }, made, context);
}

interface Started {
  readonly job: Job;
  readonly record: Sidecar;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** What the backend is to do: draw the shot as written, or run its target's graph. */
async function workOf(studio: Ports, payload: Payload, started: Started): Promise<BackendJob["work"]> {
  const { ep, pass, take } = payload;
  const frozen = await requireFrozenShotlist(ep, payload);
  const target = studio.registry.find(started.record.target);
  if (target?.kind !== "video") throw new Error(`the target ${started.record.target} is not known any more`);
  if (!target.builtin) return stageGraph(studio, { ep, frozen, target, ...started, job: started.job.id });
  const inputs = await stageInputs(studio, ep, started.record);
  return { kind: "draw", shotlist: frozen, pass, take, inputs };
}

type Made = Extract<BackendEvent, { kind: "files" }>;

async function follow(events: AsyncIterable<BackendEvent>, context: JobContext): Promise<Made | undefined> {
  let made: Made | undefined;
  for await (const event of events) {
    if (event.kind === "progress") context.progress(event.done, event.total);
    else if (event.kind === "log") context.log(event.line);
    else if (event.kind === "submitted") await context.submitted(event.handle);
    else if (event.kind === "failed") throw new Error(event.reason);
    else made = event;
  }
  return made;
}

interface TakeAt {
  readonly ep: EpisodeFolder;
  readonly record: Sidecar;
  readonly payload: Payload;
}

/** Pictures to look at, then the record: until it says `ok` the take is not usable. */
async function finish(studio: Ports, at: TakeAt, made: Made, context: JobContext): Promise<void> {
  const arrived = await arrive(studio, at, made, context);
  const pictures = await savePictures(studio, arrived.mp4, context);
  const { frames, width, height, notes } = arrived;
  const news = {
    finished: stamp(studio.clock.now()),
    frames,
    ...(width !== undefined && { width, height }),
    notes: [...at.record.notes, ...notes],
    mp4: basename(arrived.mp4),
    ...pictures,
    made_with: { ...made.madeWith },
  };
  await close(studio, at.ep, at.record, { event: "finished", news });
}

async function settleRender(studio: Ports, job: Job, payload: Payload, outcome: Outcome): Promise<Outcome> {
  if (outcome.status === "succeeded") return outcome;
  const { ep } = payload;
  const take = await findTake(ep, payload);
  const record = take && typeof take.record !== "string" ? take.record : undefined;
  if (record?.status === "ok") return { status: "succeeded", error: null };
  const event: TakeEvent =
    outcome.status === "failed" ? "failed" : job.started === null ? "canceled waiting" : "canceled running";
  const reason = outcome.error ?? "canceled";
  const news = { finished: stamp(studio.clock.now()), save_notes: reason };
  if (record) await close(studio, ep, record, { event, news });
  return outcome;
}

async function close(
  studio: Ports,
  ep: EpisodeFolder,
  record: Sidecar,
  end: Parameters<typeof closeTake>[2],
): Promise<void> {
  const closed = await closeTake(ep, record, end, studio.locks);
  if (closed) tellTake(studio, ep, closed);
}
