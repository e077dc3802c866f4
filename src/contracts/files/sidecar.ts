// `<shot>_tNN.json`: what a take is and how it was made, with what was measured of its film when it arrived.
// Written when the number is reserved, completed when its job ends. Length and frames in frames at `fps`, size in pixels.
// docs/format.md "Take record".
import { Type, type Static } from "typebox";
import { Frames, Lora, Pass, Resolved, SEED_SOURCES, Seed, TakeStatus, oneOf, open, orNull } from "../schema.ts";

export const SidecarRef = open({
  slot: Type.String(),
  role: Type.Optional(Type.String()),
  subject: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  optional: Type.Optional(Type.Boolean()),
  path: Type.String(),
  sha1: orNull(Type.String()),
});

/**
 * What a take that carries on by `latent` was started from. `overlap`: frames held; the steps are those of the model's own clock, null
 * where nobody knows them; `finished`: when that take was finished, which tells it from a later one of the same number.
 */
export const ContinuedFrom = open({
  shot: Type.String(),
  take: Type.Integer(),
  pass: Pass,
  via: oneOf("latent", "frames"),
  overlap: Type.Integer({ minimum: 0 }),
  video_steps: orNull(Type.Integer()),
  audio_steps: orNull(Type.Integer()),
  finished: Type.Optional(orNull(Type.String())),
});
export type ContinuedFrom = Static<typeof ContinuedFrom>;

/** A provider's task that a final can be made of until it expires. Times in ISO 8601. */
export const TakeDraft = open({ task: Type.String(), made: Type.String(), expires: Type.String() });

/** The draft that a final was made of. */
export const FromDraft = open({ task: Type.String(), take: Type.Integer({ minimum: 1 }), pass: Pass });
export type FromDraft = Static<typeof FromDraft>;

/**
 * Where a take that was brought from outside comes from. `name`, `sha1` and the numbers are those of the file as it was brought; `target`
 * is the one that the shot would have rendered on then, whose words `shot_hash` was taken of; `conformed` says why the film was encoded
 * again, null where its bytes were kept.
 */
export const ImportRecord = open({
  name: Type.String(),
  sha1: Type.String(),
  target: Type.String(),
  codec: orNull(Type.String()),
  frames: Type.Integer({ minimum: 0 }),
  fps: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
  conformed: orNull(Type.String()),
});
export type ImportRecord = Static<typeof ImportRecord>;

/** `torn`: a part of the film cannot be decoded; `first`: the first frame's colours against those of the keyframe that it was started from. */
export const CHECK_KINDS = ["torn", "black", "frozen", "silent", "clipped", "length", "size", "rate", "first"] as const;

/** Frames in a row, the first counted from 0. */
const FrameRun = open({ from: Frames, frames: Frames });
export type FrameRun = Static<typeof FrameRun>;

export const TakeMeasurements = open({
  frames: Frames,
  /** How many of them can be decoded. */
  decoded: Frames,
  /** Frames a second, as the file itself says. */
  fps: Type.Number(),
  /** Pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** The longest run of black pictures, and of pictures in which nothing moves. */
  black: orNull(FrameRun),
  still: orNull(FrameRun),
  /** Null without a sound. `peak_db`: the loudest sample below full scale, -120 at least; `clipped`: samples that were cut off. */
  sound: orNull(open({ peak_db: Type.Number(), clipped: Type.Integer({ minimum: 0 }) })),
  /** Distance of the mean colours in CIE Lab (about 2 can just be seen); null for a take that no keyframe began. */
  first_distance: orNull(Type.Number()),
});
export type TakeMeasurements = Static<typeof TakeMeasurements>;

const CheckFinding = open({ kind: oneOf(...CHECK_KINDS), text: Type.String() });
export type CheckFinding = Static<typeof CheckFinding>;

/** `measured` is null when the film could not be measured; `why` then says what went wrong. */
export const TakeCheck = open({
  measured: orNull(TakeMeasurements),
  findings: Type.Array(CheckFinding),
  why: Type.Optional(Type.String()),
});
export type TakeCheck = Static<typeof TakeCheck>;

export const Sidecar = open({
  version: Type.Literal(1),
  shot: Type.String(),
  take: Type.Integer({ minimum: 1 }),
  pass: Pass,
  target: Type.String(),
  built_target: Type.Optional(Type.String()),
  status: TakeStatus,
  queue: Type.Optional(Type.String()),
  backend: Type.Optional(Type.String()),
  host_prompt_id: Type.Optional(Type.String()),
  /** The studio that queued it: it alone says whether the job still lives, for as long as its sign lies in `_cache/studios`. */
  owner: Type.Optional(Type.String()),
  /** When it was closed because its job seemed to be gone (ISO 8601): should the job end after all, that is what counts. */
  swept: Type.Optional(Type.String()),
  queued: Type.String(),
  started: Type.Optional(Type.String()),
  finished: Type.Optional(Type.String()),
  seed: Seed,
  seed_source: oneOf(...SEED_SOURCES),
  parent_take: orNull(Type.Integer()),
  model: orNull(Type.String()),
  loras: Type.Array(Lora),
  steps: orNull(Type.Integer()),
  width: Type.Integer(),
  height: Type.Integer(),
  fps: Type.Number(),
  length: Type.Integer(),
  length_source: oneOf("script", "estimate", "predicted"),
  /** Frames that were rendered in front of these and left away. */
  hold: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The same, of a lead-in in which the voice is still another. */
  lead_in: Type.Optional(Type.Integer({ minimum: 0 })),
  /** How it is started from the take before it, once its job starts. */
  continuous: Type.Optional(oneOf("first", "latent")),
  continued_from: Type.Optional(ContinuedFrom),
  /** File of the kept latent. */
  latent: Type.Optional(orNull(Type.String())),
  frames: orNull(Type.Integer()),
  shot_hash: Type.String(),
  preset_hash: Type.String(),
  overrides: Type.Array(Type.String()),
  override_stale: Type.Boolean(),
  refs: Type.Array(SidecarRef),
  resolved: Type.Optional(Resolved),
  /** Made with the base preset, because the accelerator was not installed. */
  base: Type.Optional(Type.Boolean()),
  /** What was asked for before the base preset was laid over: the values beside it are those that were rendered. Null: nothing else. */
  asked: Type.Optional(
    orNull(Type.Object({ model: orNull(Type.String()), loras: Type.Array(Lora), steps: orNull(Type.Integer()) })),
  ),
  notes: Type.Array(Type.String()),
  note: Type.String(),
  mp4: orNull(Type.String()),
  thumb: orNull(Type.String()),
  strip: orNull(Type.String()),
  save_ms: Type.Optional(Type.Record(Type.String(), Type.Integer())),
  save_notes: Type.String(),
  /** Which files a backend was given for what: role to the name it was uploaded under. */
  inputs: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What was missing when it was rendered all the same, and what stood in: words, or flat grey. */
  missing_refs: Type.Optional(Type.Array(open({}))),
  missing_mode: Type.Optional(oneOf("recompiled", "blank")),
  missing_note: Type.Optional(Type.String()),
  save_latent: Type.Optional(Type.Boolean()),
  draft: Type.Optional(TakeDraft),
  from_draft: Type.Optional(FromDraft),
  /** Who made a hosted take, of what, and what it cost there. */
  model_request: Type.Optional(
    open({
      provider: Type.String(),
      model: Type.String(),
      task: orNull(Type.String()),
      request: orNull(Type.String()),
      credits: orNull(Type.Number()),
    }),
  ),
  /** Programs that drew the take (`ffmpeg`, `speech`): the same bytes need the same programs. */
  made_with: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** What was measured of the film when it arrived. */
  check: Type.Optional(TakeCheck),
  imported: Type.Optional(ImportRecord),
  /** The step of a request of several steps that asked for it. */
  step: Type.Optional(Type.String()),
});
export type Sidecar = Static<typeof Sidecar>;
