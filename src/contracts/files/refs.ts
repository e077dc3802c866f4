// `refs/_picks.json`: which candidate each reference's live file was written from. docs/format.md "refs/_picks.json". A series' references
// have theirs beside the config, a shot's keyframes in the episode. `refs/_overrides.json`: values that win over what is built for a
// reference, keyed by its id. docs/format.md "refs/_overrides.json". One level, not per pass. A character's values are inherited by its
// views; `base_hash` is the SHA-1 of the built prompt that a prompt was written over. `refs/_takes/<key>/<key>[_<view>]_tNN.json`: what a
// candidate of a reference is and where it comes from. docs/format.md "Reference candidates"
// and the sidecars of its routes. Sizes in pixels; `source_frame` counts from 0 in decode order.
import { Type, type Static } from "typebox";
import { open, Seed, Lora, Pass, orNull, oneOf, TakeStatus } from "../schema.ts";

const marks = {
  take: Type.Optional(Type.Integer()),
  /** Of the live file as it was written; of the candidate for a view. */
  sha1: Type.Optional(Type.String()),
  /** ISO 8601. */
  picked: Type.Optional(Type.String()),
  cleared: Type.Optional(Type.String()),
};

const RefPick = open({
  ...marks,
  views: Type.Optional(Type.Record(Type.String(), open(marks))),
  stitched: Type.Optional(Type.String()),
});
export type RefPick = Static<typeof RefPick>;

export const PicksFile = open({ version: Type.Literal(1), refs: Type.Record(Type.String(), RefPick) });
export type PicksFile = Static<typeof PicksFile>;

const fields = {
  prompt: Type.Optional(Type.String()),
  seed: Type.Optional(Seed),
  model: Type.Optional(Type.String()),
  loras: Type.Optional(Type.Array(Lora)),
  steps: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  target: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  cfg: Type.Optional(Type.Number()),
  negative: Type.Optional(Type.String()),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  base_hash: Type.Optional(Type.String()),
};

const ViewOverride = open(fields);
export type ViewOverride = Static<typeof ViewOverride>;

export const RefOverride = open({ ...fields, views: Type.Optional(Type.Record(Type.String(), ViewOverride)) });
export type RefOverride = Static<typeof RefOverride>;

export const RefOverridesFile = open({ refs: Type.Optional(Type.Record(Type.String(), RefOverride)) });
export type RefOverridesFile = Static<typeof RefOverridesFile>;

export const REF_SOURCES = ["generated", "imported", "edited", "frame", "pano", "tour", "from_take"] as const;

/** Of a candidate that is a frame of a take: which frame of which take, and the SHA-1 of that take's video as it was cut. */
const cutFrom = {
  source_shot: Type.Optional(Type.String()),
  source_take: Type.Optional(Type.Integer()),
  source_pass: Type.Optional(Pass),
  source_frame: Type.Optional(Type.Integer()),
  source_frames: Type.Optional(Type.Integer()),
  source_mp4: Type.Optional(Type.String()),
  source_sha1: Type.Optional(Type.String()),
};

export const RefSidecar = open({
  version: Type.Literal(1),
  ref: Type.String(),
  view: orNull(Type.String()),
  take: Type.Integer({ minimum: 1 }),
  status: TakeStatus,
  source: oneOf(...REF_SOURCES),
  queued: Type.String(),
  finished: Type.Optional(Type.String()),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  note: Type.String(),
  save_notes: Type.String(),
  ...cutFrom,
});
export type RefSidecar = Static<typeof RefSidecar>;
