// Runs every job that makes files of an episode: opens its record, stages what it reads, hands the work to a backend, follows it, and
// closes the record. What is particular to a kind of job is its `MakeKind`; takes of shots are the first (`takes/render-runner`).
//
//   open ─▶ stage ─▶ patch the record ─▶ hand over ─▶ follow ─▶ finish ─▶ close the record
//
// The record in the episode is the truth: one that says ok is never changed. Killed before the patch, a job runs again from the record
// that was reserved; killed after the hand-over, it goes on from the handle in the queue's journal.
import { join } from "node:path";
import type { CheckResult } from "../../../contracts/check.ts";
import type { Job } from "../../../contracts/files/job.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { JobSpec } from "../../../contracts/files/job.ts";
import { meansOf, type MakeMeans, type MakeSpec } from "../../../core/render/make-spec.ts";
import type { TakeEvent } from "../../../core/takes/transitions.ts";
import { requireOwnPath, type EpisodeFolder } from "../../../disk/roots.ts";
import type { Backend, BackendEvent, BackendJob } from "../../../hosts/backend.ts";
import { ReportedEnd, type JobContext, type Outcome, type Runner } from "../../../jobs/runner.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile, removeFolder } from "../../../machine/files.ts";
import type { StudioPorts } from "../../ports.ts";
import { noteRun } from "../targets/note-run.ts";
import { openEpisodeContext, type EpisodeContext, type EpisodePorts } from "../episode/episode-context.ts";

/** What the journal keeps of a job: its episode, and the roots of a request that came with its own. */
export interface MakePayload {
  readonly ep: EpisodeFolder;
  readonly roots?: readonly string[] | undefined;
}

/** What the record of every kind says of its making. */
export type MakeRecord = Pick<Sidecar, "status" | "swept" | "started" | "finished"> &
  Partial<Pick<Sidecar, "save_notes">>;

/** A job that runs. */
export interface Making<P, R> {
  readonly episode: EpisodeContext;
  readonly payload: P;
  readonly spec: MakeSpec<R>;
  /** Absolute folder of the finished files. */
  readonly folder: string;
  /** Their name without endings. */
  readonly stem: string;
  readonly job: string;
  readonly signal: AbortSignal;
}

/** What the backend is given, and what the record says from then on. */
export interface Staged<R> {
  readonly work: BackendJob["work"];
  readonly patch: Partial<R>;
}

export type Delivered = Extract<BackendEvent, { kind: "files" }>;

/** The records of a kind. Both writers return the record as written, or undefined where its state does not let it change. */
export interface RecordStore<P, R> {
  isThere(payload: P): Promise<boolean>;
  /** Undefined while it cannot be read. */
  find(payload: P): Promise<R | undefined>;
  /** Queued again where it was swept, written anew where it cannot be read. */
  patch(payload: P, patch: Partial<R>): Promise<R | undefined>;
  close(payload: P, event: TakeEvent, patch: Partial<R>): Promise<R | undefined>;
}

/** What a kind of job brings. `S`: the ports that it needs; `P`: its payload; `R`: its record. */
export interface MakeKind<S, P, R> {
  readonly records: RecordStore<P, R>;
  readonly readPayload: (payload: unknown) => CheckResult<P>;
  readonly specOf: (record: R, means: MakeMeans) => MakeSpec<R>;
  readonly stemOf: (record: R) => string;
  /** Throws what keeps it from being made, in a sentence. */
  stage(ports: S, making: Making<P, R>): Promise<Staged<R>>;
  /** Puts the files into the episode as they belong there, and returns what the record says of them. */
  finish(ports: S, making: Making<P, R>, delivered: Delivered): Promise<Partial<R>>;
  /** The plan of a retry: its own record is reserved for it. */
  retry(job: Job, payload: P, id: string): Promise<JobSpec>;
  /** Why a job ends whose record is gone. */
  readonly gone: string;
  /** Why one ends whose record was closed before it was handed over. */
  readonly closed: string;
}

export type RunPorts = EpisodePorts &
  Pick<
    StudioPorts,
    "backends" | "clock" | "log" | "settings" | "presence" | "scratch" | "locks" | "emit" | "graphRecords"
  >;

const NAMED = { video: "a video", image: "a picture", audio: "a sound" } as const;

export class MakeRunner<S extends RunPorts, P extends MakePayload, R extends MakeRecord> implements Runner {
  readonly #ports: S;
  readonly #kind: MakeKind<S, P, R>;

  constructor(ports: S, kind: MakeKind<S, P, R>) {
    this.#ports = ports;
    this.#kind = kind;
  }

  async run(job: Job, payload: unknown, context: JobContext): Promise<void> {
    const read = this.#read(job, payload);
    try {
      await this.#make(job, read, context);
    } catch (error) {
      const isUnknown = error instanceof ReportedEnd && error.isUnknown;
      const isKnown = context.signal.aborted || isUnknown || (await this.#kind.records.isThere(read));
      throw isKnown ? error : new Error(this.#kind.gone);
    }
  }

  async settle(job: Job, payload: unknown, outcome: Outcome): Promise<Outcome> {
    if (outcome.status === "succeeded") return outcome;
    const { clock, presence } = this.#ports;
    const { records } = this.#kind;
    const read = this.#read(job, payload);
    if (!(await records.isThere(read))) return { ...outcome, canRetry: false };
    const record = await records.find(read);
    if (record?.status === "ok") return { status: "succeeded", error: null };
    const canceled = job.started === null ? "canceled waiting" : "canceled running";
    const began = record?.started === undefined && job.started !== null ? { started: job.started } : {};
    const end = { ...began, finished: stamp(clock.now()), save_notes: outcome.error ?? "canceled" };
    if (record) await records.close(read, outcome.status === "failed" ? "failed" : canceled, end as Partial<R>);
    // Removes the presence file that a kill left, unless other jobs of this service work in the episode.
    await presence.forget(read.ep, presence.id).catch(() => undefined);
    return outcome;
  }

  retry(job: Job, payload: unknown, id: string): Promise<JobSpec> {
    return this.#kind.retry(job, this.#read(job, payload), id);
  }

  async canResume(job: Job): Promise<boolean> {
    return this.#ports.backends.get(job.lane)?.attach !== undefined;
  }

  async #make(job: Job, payload: P, context: JobContext): Promise<void> {
    const { backends, clock, scratch, settings } = this.#ports;
    const backend = backends.get(job.lane);
    if (!backend) throw new Error(`the backend ${job.lane} is not configured any more`);
    const started = stamp(clock.now());
    const episode = await openEpisodeContext(this.#ports, payload.ep, payload.roots);
    const running = { episode, job: job.id, signal: context.signal, means: meansOf(backend.kind) };
    let making = await this.#open(payload, running);
    const begin = async (patch: Partial<R>) => void (making = await this.#begin(making, { started, ...patch }));
    const work = async () => {
      const staged = await this.#kind.stage(this.#ports, making);
      await begin(staged.patch);
      return staged.work;
    };
    const { spec, folder, stem } = making;
    const { main, frames } = spec.files;
    const known = { id: job.id, target: spec.target, folder, stem, ...(frames !== undefined && { frames }) };
    if (context.handle !== null) await begin({});
    const events =
      context.handle !== null && backend.attach
        ? backend.attach({ ...known, work }, context.handle, context.signal)
        : backend.run({ ...known, work: await work() }, context.signal);
    const delivered = await follow(events, context, backend.where);
    await removeFolder(join(scratch, job.id));
    if (!delivered?.files.some(({ role }) => role === main))
      throw new Error(`${backend.name} ended without ${NAMED[main]}`);
    await this.#requireRecord(payload, delivered);
    const ended = { ...making, episode: episode.reread() }; // it may have run for hours
    await this.#kind.records.close(payload, "finished", await this.#kind.finish(this.#ports, ended, delivered));
    await noteRun(this.#ports, ended.episode, spec.target);
    if (settings.now().removeFetched) await this.#tidy(backend, job.id);
  }

  /** What the job makes, by its record. A swept one is queued again at once: nobody may discard it from now on. */
  async #open(
    payload: P,
    { means, ...running }: Pick<Making<P, R>, "episode" | "job" | "signal"> & { readonly means: MakeMeans },
  ): Promise<Making<P, R>> {
    const { records, specOf, stemOf, gone, closed } = this.#kind;
    const found = await records.find(payload);
    const record = found && found.swept === undefined ? found : await records.patch(payload, {});
    if (!record) throw new Error(gone);
    if (record.status === "failed") throw new Error(closed);
    const spec = specOf(record, means);
    const folder = await requireOwnPath(payload.ep, ...spec.files.folder.split("/"));
    return { payload, spec, folder, stem: stemOf(record), ...running };
  }

  /** The one change of the record before the hand-over. One that says ok stays: its files are fetched once more. */
  async #begin(making: Making<P, R>, patch: Partial<R> & { readonly started: string }): Promise<Making<P, R>> {
    const { records, specOf, gone, closed } = this.#kind;
    const { payload, spec } = making;
    const record = (await records.patch(payload, patch)) ?? (await records.find(payload));
    if (!record) throw new Error(gone);
    if (record.status === "failed") throw new Error(closed);
    return { ...making, spec: specOf(record, spec.means) };
  }

  /** Files without a record would be read as a take of their own. */
  async #requireRecord(payload: P, { files }: Delivered): Promise<void> {
    if (await this.#kind.records.isThere(payload)) return;
    for (const { path } of files) await removeFile(path);
    throw new Error(this.#kind.gone);
  }

  /** What cannot be removed costs only space on the host's disk. */
  async #tidy(backend: Backend, id: string): Promise<void> {
    const warn = (error: unknown) =>
      this.#ports.log.warn({ err: error, job: id }, `what ${backend.name} keeps of a take is still there`);
    await backend.tidy?.(id).catch(warn);
  }

  #read(job: Job, payload: unknown): P {
    const checked = this.#kind.readPayload(payload);
    if (checked.ok) return checked.value;
    throw new Error(`the journal holds a ${job.kind} that cannot be read: ${checked.sentence}`);
  }
}

/** Passes on what the backend says, until its files are there; undefined when it ended without any. */
async function follow(
  events: AsyncIterable<BackendEvent>,
  context: JobContext,
  where: string,
): Promise<Delivered | undefined> {
  let delivered: Delivered | undefined;
  for await (const event of events) {
    if ("cost" in event && event.cost) context.report(event.cost);
    if (event.kind === "progress") context.progress(event.done, event.total);
    else if (event.kind === "began") context.began();
    else if (event.kind === "log") context.log(event.line);
    else if (event.kind === "submitted") await context.submitted(event.handle, where);
    else if (event.kind === "failed") throw new ReportedEnd(event.reason, event.isUnknown);
    else delivered = event;
  }
  return delivered;
}
