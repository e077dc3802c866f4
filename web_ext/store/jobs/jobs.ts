// The queue as this page knows it: every job by id, kept true by events; asked for whole only at the start, after a gap and after an action.
import { computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { StudioEvent } from "../../../src/contracts/events.ts";
import type { Job, Lanes } from "../../../src/contracts/files/job.ts";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import type { Ask } from "../../api/calls.ts";
import { createRequestTracker } from "../base/request-tracker.ts";
import type { Notices } from "../base/notices.ts";

export interface JobsStore {
  readonly all: ReadonlySignal<readonly Job[]>;
  readonly lanes: ReadonlySignal<Lanes>;
  /** Runs handed to backends that cost money this session, and how many may be. */
  readonly paid: ReadonlySignal<Paid>;
  readonly running: ReadonlySignal<readonly Job[]>;
  /** In the order they will start, lane by lane. */
  readonly waiting: ReadonlySignal<readonly Job[]>;
  /** Newest first. */
  readonly finished: ReadonlySignal<readonly Job[]>;
  /** Of those, the failed ones that nobody has tried again. */
  readonly failed: ReadonlySignal<readonly Job[]>;
  /** The job that makes or made a take; see `takeKey`. */
  readonly byTake: ReadonlySignal<ReadonlyMap<string, TakeJob>>;
  readonly refresh: () => Promise<void>;
  readonly apply: (event: StudioEvent) => void;
  readonly cancel: (id: string) => Promise<void>;
  readonly retry: (id: string) => Promise<void>;
  readonly pause: (lane: string, paused: boolean) => Promise<void>;
  /** Puts a waiting job at a place in its lane, 0 being next. It stands there at once; a refusal puts it back. */
  readonly move: (id: string, index: number) => Promise<void>;
  readonly resetPaid: () => Promise<void>;
}

export type Paid = JobsReply["paid"];

export interface TakeJob {
  readonly job: Job;
  /** 1 for the next in its lane; 0 for one that runs or has ended. */
  readonly position: number;
}

const KEPT_FINISHED = 200;
/** Stands for the order of the lanes among the ids of jobs. */
const LANES = "lanes";

export function createJobs(ask: Ask, notices: Notices): JobsStore {
  const byId = signal<ReadonlyMap<string, Job>>(new Map());
  const lanes = signal<Lanes>({});
  const paid = signal<Paid>({ count: 0, limit: null });
  const all = computed(() => [...byId.value.values()]);
  const running = computed(() => all.value.filter((job) => job.status === "running"));
  const waiting = computed(() => inLaneOrder(all.value, lanes.value));
  const finished = computed(() => all.value.filter(hasEnded).sort((a, b) => ended(b).localeCompare(ended(a))));

  let index: ReadonlyMap<string, TakeJob> = new Map();
  const tracker = createRequestTracker();

  /** Takes the reply, but for what events have said since it was asked for: the reply may be older than they are. */
  const act = async (place: string, asked: ReturnType<Ask>) => {
    const request = tracker.ask();
    const reply = notices.settle(place, await asked) as JobsReply | undefined;
    if (!tracker.end(request, reply !== undefined) || !reply) return;
    byId.value = mergeReply(reply, byId.peek(), request.ids);
    if (!request.ids.has(LANES)) lanes.value = reply.lanes;
    paid.value = reply.paid;
  };

  return {
    all,
    lanes,
    paid,
    running,
    waiting,
    finished,
    failed: computed(() => {
      const retried = new Set(all.value.map((job) => (job.info as { retry_of?: unknown }).retry_of));
      return finished.value.filter((job) => job.status === "failed" && !retried.has(job.id));
    }),
    byTake: computed(() => (index = indexByTake([...finished.value, ...running.value], waiting.value, index))),
    refresh: () => act("jobs", ask("jobs", {})),
    apply: (event) => applyEvent({ byId, lanes, tracker }, event),
    ...actionsOn({ byId, lanes }, { ask, act, notices }),
  };
}

interface Table {
  readonly byId: Signal<ReadonlyMap<string, Job>>;
  readonly lanes: Signal<Lanes>;
}

function applyEvent(
  { byId, lanes, tracker }: Table & { tracker: ReturnType<typeof createRequestTracker> },
  event: StudioEvent,
): void {
  const upsert = (job: Job) => {
    tracker.touch(job.id);
    byId.value = new Map(byId.peek()).set(job.id, job);
  };
  const change = (id: string, fields: (job: Job) => Partial<Job>) => {
    const job = byId.peek().get(id);
    if (job) upsert({ ...job, ...fields(job) });
  };
  if (event.type === "studio.job") {
    upsert(event.data);
    if (byId.peek().size > KEPT_FINISHED * 2) byId.value = trimmed(byId.peek());
  } else if (event.type === "studio.queue") {
    tracker.touch(LANES);
    lanes.value = event.data;
  } else if (event.type === "progress") {
    const { value, max } = event.data;
    change(event.data.prompt_id, () => ({ step: value, steps: max, progress: max > 0 ? value / max : 0 }));
  } else if (event.type === "execution_start") {
    change(event.data.prompt_id, (job) => (job.status === "queued" ? { status: "running" } : {}));
  }
}

interface ActionPorts {
  readonly ask: Ask;
  readonly notices: Notices;
  /** Takes the whole queue of a reply, or its refusal to a place. */
  readonly act: (place: string, asked: ReturnType<Ask>) => Promise<void>;
}

function actionsOn(
  { byId, lanes }: Table,
  { ask, act, notices }: ActionPorts,
): Pick<JobsStore, "cancel" | "retry" | "pause" | "move" | "resetPaid"> {
  return {
    cancel: (id) => act(`job:${id}`, ask("cancelJob", { id })),
    retry: (id) => act(`job:${id}`, ask("retryJob", { id })),
    pause: (lane, paused) => act(`lane:${lane}`, ask("pauseLane", { lane, paused })),
    move: async (id, index) => {
      const before = lanes.peek();
      lanes.value = movedIn(before, byId.peek().get(id), index);
      const moved = lanes.peek();
      await act(`job:${id}`, ask("moveJob", { id, index }));
      if (lanes.peek() === moved && notices.at(`job:${id}`) !== undefined) lanes.value = before;
    },
    resetPaid: () => act("jobs", ask("resetPaid", {})),
  };
}

/** The jobs of a reply, but for those that events have named since it was asked for: they are as they are known. */
function mergeReply(reply: JobsReply, known: ReadonlyMap<string, Job>, named: ReadonlySet<string>): Map<string, Job> {
  const newer = [...named].flatMap((id) => known.get(id) ?? []);
  return new Map([...reply.jobs, ...newer].map((job) => [job.id, job]));
}

/** A job of a take says which one in its `info`. */
export function takeOf(job: Job): { ep: string; pass: string; shot: string; take: number } | undefined {
  const { ep, pass, shot, take } = job.info as Record<string, unknown>;
  if (typeof ep !== "string" || typeof pass !== "string" || typeof shot !== "string") return undefined;
  return typeof take === "number" ? { ep, pass, shot, take } : undefined;
}

/** An upscale or a post is made of a take that is there. */
export function makesTake({ kind }: Job): boolean {
  return kind !== "upscale" && kind !== "post";
}

export function takeKey(ep: string, pass: string, shot: string, take: number): string {
  return JSON.stringify([ep, pass, shot, take]);
}

export function hasEnded(job: Job): boolean {
  return job.status === "succeeded" || job.status === "failed" || job.status === "canceled";
}

function ended(job: Job): string {
  return job.finished ?? job.created;
}

/** The lanes with one waiting job at another place. */
function movedIn(lanes: Lanes, job: Job | undefined, index: number): Lanes {
  const lane = job && lanes[job.lane];
  if (!job || !lane?.waiting.includes(job.id)) return lanes;
  const waiting = lane.waiting.filter((id) => id !== job.id);
  waiting.splice(index, 0, job.id);
  return { ...lanes, [job.lane]: { ...lane, waiting } };
}

/** Waiting jobs by lane, each lane in its own order; one that the lanes do not name yet comes last. */
function inLaneOrder(jobs: readonly Job[], lanes: Lanes): Job[] {
  const place = new Map<string, number>();
  for (const lane of Object.values(lanes)) lane.waiting.forEach((id, index) => place.set(id, index));
  const at = (job: Job) => place.get(job.id) ?? Number.MAX_SAFE_INTEGER;
  return jobs
    .filter((job) => job.status === "queued")
    .sort((a, b) => a.lane.localeCompare(b.lane) || at(a) - at(b) || a.created.localeCompare(b.created));
}

/** An entry that has not changed stays the same object, so that whoever shows it is not drawn again. */
function indexByTake(
  started: readonly Job[],
  waiting: readonly Job[],
  before: ReadonlyMap<string, TakeJob>,
): ReadonlyMap<string, TakeJob> {
  const index = new Map<string, TakeJob>();
  const add = (job: Job, position: number) => {
    const take = takeOf(job);
    if (!take || !makesTake(job)) return;
    const key = takeKey(take.ep, take.pass, take.shot, take.take);
    const known = before.get(key);
    index.set(key, known?.job === job && known.position === position ? known : { job, position });
  };
  const counts = new Map<string, number>();
  for (const job of waiting) {
    const position = (counts.get(job.lane) ?? 0) + 1;
    counts.set(job.lane, position);
    add(job, position);
  }
  for (const job of started) add(job, 0);
  return index;
}

function trimmed(jobs: ReadonlyMap<string, Job>): ReadonlyMap<string, Job> {
  const done = [...jobs.values()].filter(hasEnded).sort((a, b) => ended(b).localeCompare(ended(a)));
  const gone = new Set(done.slice(KEPT_FINISHED).map((job) => job.id));
  return new Map([...jobs].filter(([id]) => !gone.has(id)));
}
