// Every message on the websocket: `{type, data}`. docs/http.md "Events". A closed union, so a switch over it is complete.
import { Type, type Static } from "typebox";
import { Job, Lanes } from "./files/job.ts";
import { Plan } from "./files/agents/plans.ts";
import { InstallJob } from "./replies/features.ts";
import { MasterJob } from "./routes/delivery/master.ts";
import { TakeStatus, Pass, open, orNull, oneOf } from "./schema.ts";

const prompt = { prompt_id: Type.String() };

/** Of an upscale or a post of a take. */
const VERSION_EVENTS = ["queued", "ok", "failed", "deleted"] as const;
const version = { ep: Type.String(), pass: Pass, shot: Type.String(), take: Type.Integer() };

export const eventSchemas = {
  execution_start: open(prompt),
  progress: open({ ...prompt, value: Type.Integer(), max: Type.Integer() }),
  execution_success: open(prompt),
  execution_error: open({ ...prompt, exception_message: Type.String() }),
  execution_interrupted: open(prompt),
  "studio.job": Job,
  "studio.take": open({
    ep: Type.String(),
    pass: Pass,
    shot: Type.String(),
    take: Type.Integer(),
    status: TakeStatus,
    thumb: orNull(Type.String()),
  }),
  "studio.episode": open({ ep: Type.String() }),
  /** `view` and `take` are null where the event is about the whole reference. */
  "studio.ref": open({
    ep: Type.String(),
    ref: Type.String(),
    view: orNull(Type.String()),
    take: orNull(Type.Integer()),
    status: oneOf("queued", "ok", "failed", "picked", "cleared", "discarded", "promoted"),
  }),
  "studio.queue": Lanes,
  /** A plan was proposed, decided or started. */
  "studio.plan": Plan,
  /** `pct`: of the whole alignment, 0 to 100. */
  "studio.align": open({
    ep: Type.String(),
    stage: oneOf("transcribe", "match", "write"),
    pct: Type.Integer(),
    text: Type.String(),
  }),
  "studio.upscale": open({ ...version, status: oneOf(...VERSION_EVENTS, "kept", "unkept") }),
  "studio.post": open({ ...version, status: oneOf(...VERSION_EVENTS) }),
  /** Once when an assemble starts, at every step, and once more at its end. */
  "studio.master": MasterJob,
  /** How far an archive has come: bytes done of those that it holds. */
  "studio.archive": open({
    ep: Type.String(),
    stage: oneOf("gather", "write", "check", "done", "failed"),
    done: Type.Integer(),
    total: Type.Integer(),
  }),
  /** How far a review's film has come: frames done of those that it has. */
  "studio.review": open({
    ep: Type.String(),
    pass: Pass,
    stage: oneOf("join", "film", "page", "done", "failed"),
    done: Type.Integer(),
    total: Type.Integer(),
  }),
  /** How far a night is; `report`: relative to the episode, once it is over. */
  "studio.night": open({
    ...{ id: Type.String(), ep: Type.String(), pass: Pass, total: Type.Integer() },
    ...{ ok: Type.Integer(), failed: Type.Integer(), skipped: Type.Integer() },
    report: orNull(Type.String()),
  }),
  /** A take's faces were measured: so many of those that are measured now. */
  "studio.faces": open({
    ep: Type.String(),
    pass: Pass,
    shot: Type.String(),
    take: Type.Integer(),
    done: Type.Integer(),
    total: Type.Integer(),
  }),
  /** The whole installation, at each of its steps and a few times a second while bytes come. */
  "studio.features": InstallJob,
  /** On a note's way in `shot` and `id`, when notes go how many; `pass` is null where they were named by id. */
  "studio.issues": open({
    ep: Type.String(),
    pass: orNull(Pass),
    shot: Type.Optional(Type.String()),
    id: Type.Optional(Type.String()),
    removed: Type.Optional(Type.Integer({ minimum: 1 })),
  }),
  /** How far an assemble has come; docs/decisions.md 22. */
  "studio.assemble": open({
    ep: Type.String(),
    pass: Pass,
    /** Id of the film's version, where it is not the cut as it is. */
    version: Type.Optional(Type.String()),
    stage: oneOf("probe", "clips", "sound", "join", "verify", "done", "failed"),
    done: Type.Integer(),
    total: Type.Integer(),
  }),
} as const;

export type EventType = keyof typeof eventSchemas;
export type EventData<T extends EventType> = Static<(typeof eventSchemas)[T]>;
export type StudioEvent = { [T in EventType]: { type: T; data: EventData<T> } }[EventType];
