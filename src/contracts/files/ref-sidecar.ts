// `refs/_takes/<key>/<key>[_<view>]_tNN.json`: what a candidate of a reference is and where it comes from. Contract part B, "Ref take"
// and the sidecars of its routes. Sizes in pixels; `source_frame` counts from 0 in decode order.
import { Type, type Static } from "typebox";
import { Pass, open, orNull, oneOf } from "../schema.ts";
import { TakeStatus } from "./take/sidecar.ts";

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
