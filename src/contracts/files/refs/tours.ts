// `refs/_takes/<key>/_tours/tour_tNN.json`: a video in which the camera looks round a location, with the moments at which it holds. docs/format.md
// "Reference candidates". Also what the queue's journal keeps of the job that makes one.
import { Type, type Static } from "typebox";
import {
  Frames,
  Lora,
  Pass,
  SEED_SOURCES,
  Seed,
  TakeNumber,
  TakeStatus,
  closed,
  oneOf,
  open,
  orNull,
  Resolved,
} from "../../schema.ts";
import { ModelSources } from "../render-payload.ts";

/** `opening`: the first frame; `held`: the camera stands still; `turn`: a move slows down there, to turn or to settle. */
const HoldKind = oneOf("opening", "held", "turn");

/** A moment of the video that is worth a picture. `frame` counts from 0; `time` in seconds from the start. */
const TourHold = open({ hold: Type.Integer({ minimum: 1 }), kind: HoldKind, frame: Frames, time: Type.Number() });
export type TourHold = Static<typeof TourHold>;

export const TourRecord = open({
  version: Type.Literal(1),
  ref: Type.String(),
  tour: Type.Integer({ minimum: 1 }),
  status: TakeStatus,
  /** What the camera does, as it was asked for, and the prompt that was made of it. */
  move: Type.String(),
  prompt: Type.String(),
  negative: Type.Optional(Type.String()),
  /** As they were asked for. */
  seconds: Type.Number(),
  seed: Seed,
  seed_source: oneOf(...SEED_SOURCES),
  /** The live plate that it starts from, relative to the episode, and its SHA-1 as it was queued. */
  frame: Type.String(),
  frame_sha1: orNull(Type.String()),
  target: Type.String(),
  /** Whose preset it is made with. */
  pass: Pass,
  model: orNull(Type.String()),
  model_low: Type.Optional(orNull(Type.String())),
  loras: Type.Array(Lora),
  steps: orNull(Type.Integer()),
  width: Type.Integer(),
  height: Type.Integer(),
  fps: Type.Number(),
  /** Frames that are asked for, and that the video has. */
  length: Type.Integer(),
  frames: orNull(Frames),
  queue: Type.Optional(Type.String()),
  backend: Type.Optional(Type.String()),
  host_prompt_id: Type.Optional(Type.String()),
  owner: Type.Optional(Type.String()),
  swept: Type.Optional(Type.String()),
  queued: Type.String(),
  started: Type.Optional(Type.String()),
  finished: Type.Optional(Type.String()),
  resolved: Type.Optional(Resolved),
  base: Type.Optional(Type.Boolean()),
  asked: Type.Optional(
    orNull(Type.Object({ model: orNull(Type.String()), loras: Type.Array(Lora), steps: orNull(Type.Integer()) })),
  ),
  notes: Type.Array(Type.String()),
  inputs: Type.Optional(Type.Record(Type.String(), Type.String())),
  made_with: Type.Optional(Type.Record(Type.String(), Type.String())),
  request: Type.Optional(open({})),
  /** Name of the video beside the record. */
  video: orNull(Type.String()),
  holds: Type.Array(TourHold),
  /** Why it failed, or why a finished one has not all of its holds, in a sentence. */
  error: orNull(Type.String()),
});
export type TourRecord = Static<typeof TourRecord>;

export const TourPayload = closed({
  ep: Type.String(),
  ref: Type.String(),
  tour: TakeNumber,
  roots: Type.Optional(Type.Array(Type.String())),
  models: Type.Optional(ModelSources),
});
export type TourPayload = Static<typeof TourPayload>;
