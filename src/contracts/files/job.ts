// A job as data: what the queue journals, lists, retries and resumes. docs/http.md "Job record".
import { Type, type Static } from "typebox";
import { Pass, open, orNull, oneOf } from "../schema.ts";
import { PaidSum } from "./money.ts";
import { QueuedRef, QueuedTake } from "./queued.ts";

export const JOB_KINDS = ["render", "ref", "upscale", "post", "tour"] as const;
export const JobKind = oneOf(...JOB_KINDS);
export type JobKind = Static<typeof JobKind>;

export const JOB_STATUSES = ["queued", "running", "succeeded", "failed", "canceled"] as const;
export const JobStatus = oneOf(...JOB_STATUSES);
export type JobStatus = Static<typeof JobStatus>;

export const Job = open({
  id: Type.String(),
  kind: JobKind,
  /** The backend whose lane it waits in. */
  lane: Type.String(),
  title: Type.String(),
  after: orNull(Type.String()),
  info: open({}),
  status: JobStatus,
  progress: Type.Number({ minimum: 0, maximum: 1 }),
  step: Type.Integer({ minimum: 0 }),
  steps: Type.Integer({ minimum: 0 }),
  created: Type.String(),
  started: orNull(Type.String()),
  finished: orNull(Type.String()),
  error: orNull(Type.String()),
  log: Type.Array(Type.String()),
  can_retry: Type.Boolean(),
  /** When the backend began, where the job waited in a queue of the backend's before. */
  began: Type.Optional(Type.String()),
  /** The service was started again while the backend had it, so that nobody knows how long it worked. */
  resumed: Type.Optional(Type.Boolean()),
});
export type Job = Static<typeof Job>;

/** A job as it is asked for. */
export interface JobSpec {
  /** An id taken beforehand, so that what is reserved for the job can name it; without one the queue mints it. */
  readonly id?: string;
  readonly kind: JobKind;
  readonly lane: string;
  /** One line for a person: what is made. */
  readonly title: string;
  readonly info: Readonly<Record<string, unknown>>;
  /** Plain data for the job's runner; it is written to the journal as JSON. */
  readonly payload: unknown;
  /** The job that has to end first, however it ends. */
  readonly after?: string;
}

/** When a lane will have done all that waits and runs in it. */
const LaneEta = open({ seconds: Type.Integer({ minimum: 0 }), finish: Type.String() });

export const Lane = open({
  paused: Type.Boolean(),
  parallel: Type.Integer({ minimum: 1 }),
  waiting: Type.Array(Type.String()),
  running: Type.Array(Type.String()),
  /** Why the lane starts nothing although jobs wait and it is not paused; null when it starts them. */
  held: Type.Optional(orNull(Type.String())),
  /** Told from what jobs of the same kind took; null when nobody can know. */
  eta: Type.Optional(orNull(LaneEta)),
});
export type Lane = Static<typeof Lane>;
export const Lanes = Type.Record(Type.String(), Lane);
export type Lanes = Static<typeof Lanes>;

/** The name a backend knows a job by, null while no backend has it, and the address or provider it was handed to. */
const handedOver = { handle: orNull(Type.String()), where: Type.Optional(Type.String()) };

/** A job with what only its runner reads: the plan it was queued with, and who has it. */
const JobEntry = open({ job: Job, payload: Type.Unknown(), ...handedOver });

/** One line of the journal. Later lines win; a batch that is admitted together is one line, so a torn line admits none of it. */
export const JournalLine = Type.Union([
  open({ at: Type.String(), jobs: Type.Array(JobEntry) }),
  open({ at: Type.String(), job: Job, ...handedOver }),
  open({ at: Type.String(), moved: Type.String(), index: Type.Integer({ minimum: 0 }) }),
  open({ at: Type.String(), lane: Type.String(), paused: Type.Boolean() }),
  /** Earlier versions kept the count of paid runs here; it is in the ledger now. */
  open({ at: Type.String(), paid: PaidSum }),
]);
export type JournalLine = Static<typeof JournalLine>;

const stepOfEpisode = {
  id: Type.String(),
  ep: Type.String(),
  /** Roots of the request, where it came with its own. */
  roots: Type.Array(Type.String()),
  /** ISO 8601. */
  created: Type.String(),
  /** Why something of it could not be made, in sentences. */
  errors: Type.Array(Type.String()),
};

/** A picture becomes a reference, its character's other views are turned from it, each is picked. docs/http.md "Steps". */
export const FromFrameStep = open({
  ...stepOfEpisode,
  kind: oneOf("from-frame"),
  ref: Type.String(),
  view: orNull(Type.String()),
  /** Candidate that holds the frame, and what an edit is to make of it; null: the frame is the reference itself. */
  frame: Type.Integer({ minimum: 1 }),
  instruction: orNull(Type.String()),
  /** Target of the edits; null: the one in force. */
  target: orNull(Type.String()),
  /** Views still to be drawn from the reference once it is there. */
  turns: Type.Array(Type.String()),
  /** Whether each candidate is picked as it comes. */
  pick: Type.Boolean(),
  /** Candidates that it waits for; a take of 0 could not be asked for. */
  made: Type.Array(
    open({ view: orNull(Type.String()), take: Type.Integer({ minimum: 0 }), isSettled: Type.Boolean() }),
  ),
});
export type FromFrameStep = Static<typeof FromFrameStep>;

/** The pictures that a shot still needs are waited for and made live; then its takes are asked for. docs/http.md "Clips". */
export const ClipStep = open({
  ...stepOfEpisode,
  kind: oneOf("clip"),
  shot: Type.String(),
  pass: Pass,
  /** How many takes, or stills. */
  takes: Type.Integer({ minimum: 1 }),
  backend: orNull(Type.String()),
  /** A picture of the shot's first frame instead of takes. */
  still: Type.Boolean(),
  image_target: orNull(Type.String()),
  /** What it waits for; null until its pictures have been asked for. */
  waiting_on: orNull(
    Type.Array(
      open({
        ...{ ref: Type.String(), view: orNull(Type.String()), take: Type.Integer({ minimum: 1 }) },
        /** The job that makes it; null for one that is there. */
        prompt_id: orNull(Type.String()),
        isSettled: Type.Boolean(),
      }),
    ),
  ),
  /** What it has asked for, as the routes that ask for it reply. */
  asked: open({ refs: Type.Array(QueuedRef), renders: Type.Array(QueuedTake), stills: Type.Array(QueuedRef) }),
});
export type ClipStep = Static<typeof ClipStep>;

/** One take of a night: the newest try at it. */
const NightTake = open({
  shot: Type.String(),
  take: Type.Integer({ minimum: 1 }),
  prompt_id: Type.String(),
  seed: Type.String(),
  /** 1 for the first. */
  tries: Type.Integer({ minimum: 1 }),
  state: oneOf("open", "ok", "failed", "skipped"),
  /** Why it failed or was skipped, as a sentence. */
  why: Type.String(),
});
export type NightTake = Static<typeof NightTake>;

export const NIGHT_ENDINGS = ["upscale", "assemble"] as const;

/** Takes that are rendered while nobody looks: tried again by a rule, upscaled, assembled, reported. docs/http.md "Nights". */
export const NightStep = open({
  ...stepOfEpisode,
  kind: oneOf("night"),
  pass: Pass,
  /** How often a take that failed is tried again. */
  retry: Type.Integer({ minimum: 0 }),
  /** So many takes that failed one after the other for one reason end the rendering; null: never. */
  skip_after: orNull(Type.Integer({ minimum: 1 })),
  /** What is done with the takes, in this order. */
  follow_up: Type.Array(oneOf(...NIGHT_ENDINGS)),
  phase: oneOf("render", "upscale", "assemble", "report"),
  takes: Type.Array(NightTake),
  /** Jobs of the upscales that were asked for; null until they were. */
  upscales: orNull(Type.Array(Type.String())),
  /** The assembled film, absolute. */
  film: orNull(Type.String()),
});
export type NightStep = Static<typeof NightStep>;

/** What follows candidates that are still made. Data alone, so that a start of the service goes on where the last one was cut short. */
export const Step = Type.Union([FromFrameStep, ClipStep, NightStep]);
export type Step = Static<typeof Step>;

/** One line of the journal of steps; later lines win. `failed`: one that has ended with errors. */
export const StepLine = Type.Union([open({ step: Step }), open({ ended: Type.String() }), open({ failed: Step })]);
export type StepLine = Static<typeof StepLine>;
