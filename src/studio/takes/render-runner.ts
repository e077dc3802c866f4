// The runner of render jobs: stages what the shot reads, follows the backend, and closes the take with its pictures.
// Contract part A, "Take" states. The take's own record is the truth: a take that is closed already stays so.
import { check } from "../../contracts/check.ts";
import type { Job } from "../../contracts/files/job.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { takeStem } from "../../core/lib/names.ts";
import type { TakeEvent } from "../../core/takes/transitions.ts";
import { closeTake, noteTake, requireSidecar } from "../../disk/close-take.ts";
import { requireFrozenShotlist } from "../../disk/frozen-shotlist.ts";
import { findTake, requireShotFolder } from "../../disk/takes.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { MadeFile } from "../../hosts/backend.ts";
import type { JobContext, Outcome, Runner } from "../../jobs/runner.ts";
import { stamp } from "../../machine/clock.ts";
import { withAskedRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { retryRender } from "./act-retry-render.ts";
import { savePictures } from "./act-save-pictures.ts";
import { stageInputs } from "./act-stage-inputs.ts";
import { tellTake } from "./act-tell-take.ts";
import { RenderPayload } from "../../contracts/files/render-payload.ts";

type Ports = Pick<Studio, "place" | "clock" | "locks" | "emit" | "backends" | "tools" | "log" | "fileHashes">;

export function openRenderRunner(studio: Ports): Runner {
  return {
    run: (job, payload, context) => runRender(studio, job, requirePayload(payload), context),
    settle: (job, payload, outcome) => settleRender(studio, job, requirePayload(payload), outcome),
    retry: (job, payload, id) => retryRender(studio, job, requirePayload(payload), id),
  };
}

function requirePayload(payload: unknown): RenderPayload & { readonly ep: EpisodeFolder } {
  const checked = check(RenderPayload, payload);
  if (!checked.ok) throw new Error(`the journal holds a render that cannot be read: ${checked.sentence}`);
  return checked.value as RenderPayload & { readonly ep: EpisodeFolder };
}

async function runRender(
  studio: Ports,
  job: Job,
  payload: RenderPayload & { ep: EpisodeFolder },
  context: JobContext,
): Promise<void> {
  const { ep } = payload;
  const backend = studio.backends.get(job.lane);
  if (!backend) throw new Error(`the backend ${job.lane} is not configured any more`);
  const shotlist = await requireFrozenShotlist(ep, payload);
  await noteTake(ep, payload, { started: stamp(studio.clock.now()) }, studio.locks);
  const record = await requireSidecar(ep, payload);
  const inputs = await stageInputs(withAskedRoots(studio, payload.roots), ep, record);
  const folder = await requireShotFolder(ep, payload.pass, payload.shot);
  const work = { kind: "draw" as const, shotlist, pass: payload.pass, take: payload.take, inputs };
  const stem = takeStem(payload.shot, payload.take);
  let made: { video: MadeFile | undefined; madeWith: Readonly<Record<string, string>> } | undefined;
  for await (const event of backend.run({ id: job.id, target: record.target, folder, stem, work }, context.signal)) {
    if (event.kind === "progress") context.progress(event.done, event.total);
    else if (event.kind === "log") context.log(event.line);
    else if (event.kind === "submitted") await context.submitted(event.handle);
    else if (event.kind === "failed") throw new Error(event.reason);
    else made = { video: event.files.find((file) => file.role === "video"), madeWith: event.madeWith ?? {} };
  }
  if (!made?.video) throw new Error(`${backend.name} ended without a video`);
  await finish(studio, record, { ep, ...made, video: made.video }, context);
}

interface Made {
  readonly ep: EpisodeFolder;
  readonly video: MadeFile;
  readonly madeWith: Readonly<Record<string, string>>;
}

/** Pictures to look at, then the record: until it says `ok` the take is not usable. */
async function finish(
  studio: Ports,
  record: Sidecar,
  { ep, video, madeWith }: Made,
  context: JobContext,
): Promise<void> {
  const stem = takeStem(record.shot, record.take);
  const pictures = await savePictures(studio, video, context);
  const news = {
    finished: stamp(studio.clock.now()),
    frames: video.frames ?? record.length,
    mp4: `${stem}.mp4`,
    ...pictures,
    made_with: { ...madeWith },
  };
  await close(studio, ep, record, { event: "finished", news });
}

async function settleRender(
  studio: Ports,
  job: Job,
  payload: RenderPayload & { ep: EpisodeFolder },
  outcome: Outcome,
): Promise<Outcome> {
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
