// References: the pictures and voices that shots are rendered from. docs/http.md "References".
import { Type, type Static } from "typebox";
import { REF_SOURCES } from "../files/refs.ts";
import {
  TakeStatus,
  EpisodePath,
  Pass,
  ShotId,
  TakeInput,
  closed,
  open,
  orNull,
  withDefault,
  oneOf,
} from "../schema.ts";
import { defineRoute } from "../route.ts";

const KEYFRAME_METHODS = ["continuity", "generate", "import"] as const;

/** A candidate. Null where nothing is known of it; paths relative to the episode; `from.frame` counts from 0. */
export const RefTakeEntry = open({
  take: Type.Integer({ minimum: 1 }),
  view: orNull(Type.String()),
  status: TakeStatus,
  usable: Type.Boolean(),
  image: orNull(Type.String()),
  source: orNull(oneOf(...REF_SOURCES)),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  queued: orNull(Type.String()),
  finished: orNull(Type.String()),
  note: Type.String(),
  save_notes: Type.String(),
  from: orNull(
    open({
      shot: Type.String(),
      take: Type.Integer(),
      pass: Pass,
      frame: Type.Integer(),
      frames: Type.Integer(),
    }),
  ),
});
export type RefTakeEntry = Static<typeof RefTakeEntry>;

/** A shot's first or last frame. `target`: the video target that reads it; `script`: what the script says of it. */
export const KeyframeRef = open({
  id: Type.String(),
  scope: Type.Literal("shot"),
  kind: Type.Literal("keyframe"),
  name: Type.String(),
  key: Type.String(),
  subject: Type.Null(),
  of: Type.Null(),
  path: Type.String(),
  exists: Type.Boolean(),
  sha1: orNull(Type.String()),
  used_by: open({ final: Type.Array(Type.String()), proxy: Type.Array(Type.String()) }),
  can_generate: Type.Boolean(),
  why_not: orNull(Type.String()),
  views: Type.Array(Type.Unknown()),
  takes: Type.Array(RefTakeEntry),
  picked: orNull(Type.Integer()),
  cleared: orNull(Type.String()),
  shot: Type.String(),
  which: oneOf("first", "last"),
  need: orNull(oneOf("required", "optional")),
  method: oneOf(...KEYFRAME_METHODS),
  target: Type.String(),
  requested: Type.Boolean(),
  script: orNull(Type.String()),
  reads: Type.Boolean(),
  import_path: orNull(Type.String()),
  edit_refs: Type.Array(Type.Unknown()),
});
export type KeyframeRef = Static<typeof KeyframeRef>;

export const KeyframeBody = closed({
  ep: EpisodePath,
  pass: withDefault(Pass, "proxy"),
  shot: ShotId,
  which: withDefault(oneOf("first", "last"), "first"),
  source_shot: Type.Optional(orNull(ShotId)),
  source_take: Type.Optional(orNull(TakeInput)),
  /** 0-based in decode order; negative counts from the end. */
  frame: Type.Optional(orNull(Type.Union([Type.Integer(), oneOf("first", "last")]))),
  /** Null: only when the keyframe has no live file. */
  pick: Type.Optional(orNull(Type.Boolean())),
  note: Type.Optional(orNull(Type.String())),
});
export type KeyframeBody = Static<typeof KeyframeBody>;

export const keyframeRoute = defineRoute({
  id: "cutKeyframe",
  method: "post",
  path: "/refs/keyframe",
  summary: "Cuts one frame out of a take and adds it to a shot's first or last frame.",
  body: KeyframeBody,
  reply: KeyframeRef,
  refuses: {
    "bad-input": "no shot before or after it in the cut, or a frame that the take does not have",
    unknown: "a shot that no build has, or no such source take",
    conflict: "the source shot has no usable take",
    "tool-failed": "ffmpeg is missing, or the take cannot be read",
  },
});
