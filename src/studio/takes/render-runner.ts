// The runner of render jobs: stages what the shot reads, follows the backend, and closes the take with its pictures.
// docs/http.md "Take states". The take's own record is the truth: a take that is closed already stays so.
import { basename, join } from "node:path";
import { check } from "../../contracts/check.ts";
import type { Job } from "../../contracts/files/job.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import { takeStem } from "../../core/lib/names.ts";
import type { TakeEvent } from "../../core/takes/transitions.ts";
import { closeTake, patchTake, requireSidecar } from "../../disk/close-take.ts";
import { findTake, requireShotFolder } from "../../disk/takes.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { Backend, BackendEvent } from "../../hosts/backend.ts";
import { ReportedEnd, type JobContext, type Outcome, type Runner } from "../../jobs/runner.ts";
import { stamp } from "../../machine/clock.ts";
import { removeFile, removeFolder } from "../../machine/files.ts";
import { withAskedRoots } from "../shared/episode/roots.ts";
import { inShow } from "../shared/episode/in-show.ts";
import type { StudioPorts } from "../ports.ts";
import { receiveFiles } from "../shared/take-pipeline/receive-files.ts";
import { inspectFilm } from "../shared/takes/inspect-film.ts";
import { retryRender } from "../shared/take-pipeline/retry-render.ts";
import type { StagePorts } from "../shared/take-pipeline/stage-graph.ts";
import { announceTake } from "../shared/takes/announce-take.ts";
import { hostedNewsOf, workOf } from "../shared/take-pipeline/stage.ts";
import { RenderPayload } from "../../contracts/files/render-payload.ts";

type Ports = StagePorts & Pick<StudioPorts, "backends" | "log" | "hosted" | "settings" | "router" | "presence">;
type Payload = RenderPayload & { readonly ep: EpisodeFolder };

export function openRenderRunner(ports: Ports): Runner {
  return {
    run: (job, payload, context) => runRender(ports, job, requirePayload(payload), context),
    settle: (job, payload, outcome) => settleRender(ports, job, requirePayload(payload), outcome),
    retry: (job, payload, id) => retryRender(ports, job, requirePayload(payload), id),
    canResume: async (job) => ports.backends.get(job.lane)?.attach !== undefined,
  };
}

function requirePayload(payload: unknown): Payload {
  const checked = check(RenderPayload, payload);
  if (!checked.ok) throw new Error(`the journal holds a render that cannot be read: ${checked.sentence}`);
  return checked.value as Payload;
}

const GONE = "its take is gone: the episode, or the take's files, were deleted or moved while it was made";

async function runRender(ports: Ports, job: Job, payload: Payload, context: JobContext): Promise<void> {
  try {
    await makeTake(ports, job, payload, context);
  } catch (error) {
    const isUnknown = error instanceof ReportedEnd && error.isUnknown;
    const isTold = context.signal.aborted || isUnknown || (await findTake(payload.ep, payload));
    throw isTold ? error : new Error(GONE);
  }
}

async function makeTake(ports: Ports, job: Job, payload: Payload, context: JobContext): Promise<void> {
  const { ep } = payload;
  const backend = ports.backends.get(job.lane);
  if (!backend) throw new Error(`the backend ${job.lane} is not configured any more`);
  await patchTake(ep, payload, { started: stamp(ports.clock.now()) }, ports.locks);
  const record = await requireSidecar(ep, payload);
  if (record.status === "failed")
    throw new Error("its take was closed meanwhile: render the shot again if you need it");
  const folder = await requireShotFolder(ep, payload.pass, payload.shot);
  const frames = record.length_source === "script" ? { frames: record.length } : {};
  const known = { id: job.id, target: record.target, folder, stem: takeStem(payload.shot, payload.take), ...frames };
  const inEpisode = await inShow(withAskedRoots(ports, payload.roots), ep);
  const take = { ep, record, payload, folder, job: job.id, signal: context.signal };
  const work = () => workOf(inEpisode, take);
  const events =
    context.handle !== null && backend.attach
      ? backend.attach({ ...known, work }, context.handle, context.signal)
      : backend.run({ ...known, work: await work() }, context.signal);
  const made = await follow(events, context, backend.where);
  await removeFolder(join(ports.scratch, job.id));
  if (!made?.files.some((file) => file.role === "video")) throw new Error(`${backend.name} ended without a video`);
  await finish(inEpisode, { ep, payload }, made, context);
  if (ports.settings.now().removeFetched) await tidy(ports, backend, job.id);
}

/** What cannot be removed costs only room on the host's disk. */
async function tidy({ log }: Pick<StudioPorts, "log">, backend: Backend, id: string): Promise<void> {
  await backend
    .tidy?.(id)
    .catch((error: unknown) =>
      log.warn({ err: error, job: id }, `what ${backend.name} keeps of a take is still there`),
    );
}

type Made = Extract<BackendEvent, { kind: "files" }>;

async function follow(
  events: AsyncIterable<BackendEvent>,
  context: JobContext,
  where: string,
): Promise<Made | undefined> {
  let made: Made | undefined;
  for await (const event of events) {
    if ("cost" in event && event.cost) context.report(event.cost);
    if (event.kind === "progress") context.progress(event.done, event.total);
    else if (event.kind === "began") context.began();
    else if (event.kind === "log") context.log(event.line);
    else if (event.kind === "submitted") await context.submitted(event.handle, where);
    else if (event.kind === "failed") throw new ReportedEnd(event.reason, event.isUnknown);
    else made = event;
  }
  return made;
}

/** Pictures to look at, then the record: until it says `ok` the take is not usable. The record is read again: starting it added to it. */
async function finish(
  ports: Ports,
  { ep, payload }: { readonly ep: EpisodeFolder; readonly payload: Payload },
  made: Made,
  context: JobContext,
): Promise<void> {
  const record = await requireSidecar(ep, payload).catch(async (error: unknown) => {
    for (const { path } of made.files) await removeFile(path); // a film without a record would be a take of its own
    throw error;
  });
  const arrived = await receiveFiles(ports, { ep, record, payload }, made, context);
  const { frames, fps, width, height, latent, notes, isDrawn } = arrived;
  const seen = await inspectFilm(ports, { ep, record, mp4: arrived.mp4, isDrawn }, context);
  const news = {
    finished: stamp(ports.clock.now()),
    frames,
    ...(fps !== undefined && { fps }),
    ...(width !== undefined && { width, height }),
    ...(latent !== undefined && { latent }),
    ...(await hostedNewsOf(ports, record, made)),
    notes: [...record.notes, ...notes],
    mp4: basename(arrived.mp4),
    ...seen,
    made_with: { ...made.madeWith },
  };
  await close(ports, ep, record, { event: "finished", patch: news });
}

async function settleRender(ports: Ports, job: Job, payload: Payload, outcome: Outcome): Promise<Outcome> {
  if (outcome.status === "succeeded") return outcome;
  const { ep } = payload;
  const take = await findTake(ep, payload);
  if (!take) return { ...outcome, canRetry: false };
  const record = typeof take.record !== "string" ? take.record : undefined;
  if (record?.status === "ok") return { status: "succeeded", error: null };
  const event: TakeEvent =
    outcome.status === "failed" ? "failed" : job.started === null ? "canceled waiting" : "canceled running";
  const reason = outcome.error ?? "canceled";
  const news = { finished: stamp(ports.clock.now()), save_notes: reason };
  if (record) await close(ports, ep, record, { event, patch: news });
  // What a kill left of our sign goes, unless there is more to do in the episode.
  await ports.presence.forget(ep, ports.presence.id).catch(() => undefined);
  return outcome;
}

async function close(
  ports: Ports,
  ep: EpisodeFolder,
  record: Sidecar,
  end: Parameters<typeof closeTake>[2],
): Promise<void> {
  const closed = await closeTake(ep, record, end, ports.locks);
  if (closed) announceTake(ports, ep, closed);
}
