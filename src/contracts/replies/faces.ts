// How like the pictures of their characters the faces in takes are, and what that is measured with. docs/http.md "Likeness".
// Distances: 0 for the same picture, about 1 for a stranger.
import { Type, type Static } from "typebox";
import { oneOf, open, orNull } from "../schema.ts";

/** `files`: the models, where each comes from, and whether the right one stands in `folder`. */
export const FaceFeature = open({
  status: oneOf("ready", "missing", "installing", "failed"),
  error: orNull(Type.String()),
  folder: Type.String(),
  files: Type.Array(open({ name: Type.String(), url: Type.String(), state: oneOf("ready", "missing", "other") })),
  /** What a person can type for the runtime. */
  command: Type.String(),
});
export type FaceFeature = Static<typeof FaceFeature>;

export const FaceLikeness = open({
  subject: Type.String(),
  name: Type.String(),
  status: oneOf("ok", "no-face", "no-view", "waiting", "failed", "not-installed"),
  /** What it is compared with; null while the character has no picture. */
  view: orNull(oneOf("04_face", "01_threequarter", "sheet", "picture")),
  /** Of the middle one and of the farthest of the frames in which the face was found. */
  distance: orNull(Type.Number()),
  worst: orNull(Type.Number()),
  verdict: orNull(oneOf("like", "near", "unlike")),
  looked: Type.Integer({ minimum: 0 }),
  found: Type.Integer({ minimum: 0 }),
  /** For people; null for `ok`. */
  why: orNull(Type.String()),
});
export type FaceLikeness = Static<typeof FaceLikeness>;

/** A finished take of a shot that shows characters. */
export const TakeFaces = open({
  shot: Type.String(),
  take: Type.Integer({ minimum: 1 }),
  faces: Type.Array(FaceLikeness),
});
export type TakeFaces = Static<typeof TakeFaces>;
