// A reference as replies show it: a character, prop, vehicle, location or voice of the series, or a shot's keyframe. docs/http.md "Ref".
import { Type, type Static } from "typebox";
import { EditRecord, PanoView, REF_SOURCES, SEAMS, Trim, UsedReference } from "../files/refs.ts";
import { Lora, SEED_SOURCES, TakeStatus, Pass, Seed, open, orNull, oneOf } from "../schema.ts";

const KEYFRAME_METHODS = ["continuity", "generate", "import"] as const;

/** A candidate. Null where nothing is known of it; paths relative to the episode; `from.frame` counts from 0. */
export const RefTakeEntry = open({
  take: Type.Integer({ minimum: 1 }),
  view: orNull(Type.String()),
  status: TakeStatus,
  usable: Type.Boolean(),
  image: orNull(Type.String()),
  audio: orNull(Type.String()),
  source: orNull(oneOf(...REF_SOURCES)),
  seed: orNull(Seed),
  seed_source: orNull(oneOf(...SEED_SOURCES)),
  prompt: orNull(Type.String()),
  model: orNull(Type.String()),
  loras: Type.Array(Lora),
  steps: orNull(Type.Integer()),
  cfg: orNull(Type.Number()),
  params: Type.Record(Type.String(), Type.Unknown()),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  queued: orNull(Type.String()),
  finished: orNull(Type.String()),
  host_prompt_id: orNull(Type.String()),
  note: Type.String(),
  save_notes: Type.String(),
  overrides: Type.Array(Type.String()),
  target: orNull(Type.String()),
  edit: orNull(EditRecord),
  original_name: orNull(Type.String()),
  copied_from: orNull(open({ ref: Type.String(), view: orNull(Type.String()), take: Type.Integer() })),
  from: orNull(
    open({
      shot: Type.String(),
      take: Type.Integer(),
      pass: Pass,
      frame: Type.Integer(),
      frames: Type.Integer(),
    }),
  ),
  /** Of the model files it was made with, and what else is to be known of its making. */
  notes: Type.Array(Type.String()),
  /** Seconds of a voice. */
  seconds: Type.Optional(Type.Number()),
  /** The line that a voice says. */
  line: Type.Optional(Type.String()),
  /** Of a held moment: which tour, which hold (null: chosen by a person), and seconds from the tour's start. */
  tour: Type.Optional(Type.Integer()),
  hold: Type.Optional(orNull(Type.Integer())),
  time: Type.Optional(Type.Number()),
  /** Of a panorama. */
  seam: Type.Optional(oneOf(...SEAMS)),
  /** The view of a panorama, or the stretch of a voice, that it is. */
  pano_view: Type.Optional(PanoView),
  trim: Type.Optional(Trim),
});
export type RefTakeEntry = Static<typeof RefTakeEntry>;

const OverrideValues = Type.Record(Type.String(), Type.Unknown());

/** `fields`: names of what is set; `stale`: the built prompt is not the one that the prompt was written over; `own`: set on this view. */
const OverrideView = open({
  fields: Type.Array(Type.String()),
  stale: Type.Boolean(),
  values: OverrideValues,
  own: Type.Optional(Type.Array(Type.String())),
});
export type OverrideView = Static<typeof OverrideView>;

/** What a candidate that is asked for now would be made with. A character's own has its target alone. */
const Effective = open({
  target: orNull(Type.String()),
  prompt: Type.Optional(Type.String()),
  seed: Type.Optional(Seed),
  seed_source: Type.Optional(oneOf(...SEED_SOURCES)),
  model: Type.Optional(orNull(Type.String())),
  loras: Type.Optional(Type.Array(Lora)),
  steps: Type.Optional(orNull(Type.Integer())),
  width: Type.Optional(orNull(Type.Integer())),
  height: Type.Optional(orNull(Type.Integer())),
  cfg: Type.Optional(orNull(Type.Number())),
  params: Type.Optional(OverrideValues),
  negative: Type.Optional(orNull(Type.String())),
});
export type Effective = Static<typeof Effective>;

export const RefViewEntry = open({
  view: Type.String(),
  picked: orNull(Type.Integer()),
  takes: Type.Array(RefTakeEntry),
  prompt: orNull(Type.String()),
  built_prompt: orNull(Type.String()),
  override: OverrideView,
  effective: Effective,
  cleared: orNull(Type.String()),
});
export type RefViewEntry = Static<typeof RefViewEntry>;

export const TourEntry = open({
  tour: Type.Integer({ minimum: 1 }),
  status: TakeStatus,
  move: Type.String(),
  /** Holds that were found. */
  holds: Type.Integer({ minimum: 0 }),
  error: orNull(Type.String()),
  /** Of the kept video, relative to the episode. */
  video: orNull(Type.String()),
  seconds: Type.Number(),
});
export type TourEntry = Static<typeof TourEntry>;

const shared = {
  id: Type.String(),
  name: Type.String(),
  key: Type.String(),
  subject: orNull(Type.String()),
  /** The base subject of a wardrobe variant. */
  of: orNull(Type.String()),
  /** Of the live file, relative to the episode; null where nothing names one. */
  path: orNull(Type.String()),
  exists: Type.Boolean(),
  sha1: orNull(Type.String()),
  used_by: open({ final: Type.Array(Type.String()), proxy: Type.Array(Type.String()) }),
  prompt: orNull(Type.String()),
  /** By the series config alone. */
  built_prompt: orNull(Type.String()),
  override: OverrideView,
  override_values: OverrideValues,
  effective: Effective,
  can_generate: Type.Boolean(),
  why_not: orNull(Type.String()),
  views: Type.Array(RefViewEntry),
  takes: Type.Array(RefTakeEntry),
  picked: orNull(Type.Integer()),
  cleared: orNull(Type.String()),
  /** Panels of the live picture; `panels_conflict`: what the config says and the picks do not agree, as a sentence. */
  panels: Type.Integer(),
  panels_conflict: orNull(Type.String()),
  live_from: orNull(oneOf("sheet", "views")),
  sheet_cleared: orNull(Type.String()),
  /** Folder names of other episodes that read the same live file; `live_owner`: whose pick wrote it. */
  shared_with: Type.Array(Type.String()),
  live_owner: orNull(Type.String()),
  panos: Type.Array(RefTakeEntry),
  tours: Type.Array(TourEntry),
  tour_holds: Type.Array(RefTakeEntry),
};

export const SeriesRef = open({
  ...shared,
  scope: Type.Literal("series"),
  kind: oneOf("character", "prop", "vehicle", "location", "voice"),
});
export type SeriesRef = Static<typeof SeriesRef>;

/** A shot's first or last frame. `target`: the video target that reads it; `script`: what the script says of it. */
export const KeyframeRef = open({
  ...shared,
  scope: Type.Literal("shot"),
  kind: Type.Literal("keyframe"),
  path: Type.String(),
  shot: Type.String(),
  which: oneOf("first", "last"),
  need: orNull(oneOf("required", "optional")),
  method: oneOf(...KEYFRAME_METHODS),
  target: Type.String(),
  requested: Type.Boolean(),
  script: orNull(Type.String()),
  reads: Type.Boolean(),
  import_path: orNull(Type.String()),
  /** What its picture is made from: `{id, role, view?, crop?, path}`, or one composite of such parts. */
  edit_refs: Type.Array(
    open({
      ...UsedReference.properties,
      id: orNull(Type.String()),
      name: Type.Optional(Type.String()),
      kind: Type.Optional(Type.String()),
      sha1: Type.Optional(orNull(Type.String())),
    }),
  ),
});
export type KeyframeRef = Static<typeof KeyframeRef>;

export const Ref = Type.Union([SeriesRef, KeyframeRef]);
export type Ref = Static<typeof Ref>;

const Origin = oneOf("editor", "series", "default");

/** Which targets make references where nothing else is said. */
export const RefDefaults = open({
  target: Type.String(),
  target_source: Origin,
  keyframe_target: Type.String(),
  keyframe_target_source: Origin,
  voice_target: Type.String(),
  voice_target_source: Origin,
});
export type RefDefaults = Static<typeof RefDefaults>;
