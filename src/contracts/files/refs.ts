// What lies in `refs/` of an episode and of its show: picks, overrides and the records of candidates. docs/format.md "refs/_picks.json",
// "refs/_overrides.json" and "Reference candidates". A series' references have their picks and overrides beside the config, a shot's
// keyframes in the episode. `base_hash` is the SHA-1 of the built prompt that a prompt was written over. Sizes in pixels.
import { Type, type Static } from "typebox";
import { SEED_SOURCES, TakeStatus, open, Seed, Lora, Pass, orNull, oneOf } from "../schema.ts";

const marks = {
  take: Type.Optional(Type.Integer()),
  /** Of the live file as it was written; of the candidate for a view. */
  sha1: Type.Optional(Type.String()),
  /** ISO 8601. */
  picked: Type.Optional(Type.String()),
  cleared: Type.Optional(Type.String()),
  /** Folder name of the episode that has the candidate, where a show's episodes share the file of picks. */
  episode: Type.Optional(Type.String()),
};

const ViewPick = open(marks);
export type ViewPick = Static<typeof ViewPick>;

const RefPick = open({
  ...marks,
  views: Type.Optional(Type.Record(Type.String(), ViewPick)),
  stitched: Type.Optional(Type.String()),
});
export type RefPick = Static<typeof RefPick>;

/** What a pick is about to write, so that a kill leaves no live file that the picks do not tell of. docs/format.md "refs/_picks.json". */
export const LiveChange = open({
  ref: Type.String(),
  /** Of the live file, relative to the folder of the picks. */
  path: Type.String(),
  /** Of the live file once it is written; null where it goes. */
  sha1: orNull(Type.String()),
  /** What is recorded of the reference from then on. */
  pick: RefPick,
});
export type LiveChange = Static<typeof LiveChange>;

export const PicksFile = open({
  version: Type.Literal(1),
  refs: Type.Record(Type.String(), RefPick),
  writing: Type.Optional(LiveChange),
});
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

export const ViewOverride = open(fields);
export type ViewOverride = Static<typeof ViewOverride>;

export const RefOverride = open({ ...fields, views: Type.Optional(Type.Record(Type.String(), ViewOverride)) });
export type RefOverride = Static<typeof RefOverride>;

export const RefOverridesFile = open({ refs: Type.Optional(Type.Record(Type.String(), RefOverride)) });
export type RefOverridesFile = Static<typeof RefOverridesFile>;

export const REF_SOURCES = ["generated", "imported", "edited", "frame", "pano", "tour", "from_take"] as const;

/** Of a candidate that is a frame, or a stretch of the sound, of a take: SHA-1 of that take's video as it was cut; seconds. */
const cutFrom = {
  source_shot: Type.Optional(Type.String()),
  source_take: Type.Optional(Type.Integer()),
  source_pass: Type.Optional(Pass),
  /** Counts from 0 in decode order. */
  source_frame: Type.Optional(Type.Integer()),
  source_frames: Type.Optional(Type.Integer()),
  source_mp4: Type.Optional(Type.String()),
  source_sha1: Type.Optional(Type.String()),
  source_start: Type.Optional(Type.Number()),
  source_end: Type.Optional(Type.Number()),
  /** A kept video of the person's own, relative to the episode, and the moment in it. */
  source_video: Type.Optional(Type.String()),
  source_time: Type.Optional(Type.Number()),
};

/** A picture or voice that a candidate was made from. */
export const UsedReference = open({
  role: Type.String(),
  name: Type.String(),
  kind: Type.String(),
  subject: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  view: Type.Optional(Type.String()),
  /** Panel cut from a sheet: its index from 0 and the panels of the sheet. */
  crop: Type.Optional(open({ panel: Type.Integer(), of: Type.Integer() })),
  path: orNull(Type.String()),
  sha1: orNull(Type.String()),
  /** Of a composite: what it shows. */
  parts: Type.Optional(Type.Array(Type.Unknown())),
});
export type UsedReference = Static<typeof UsedReference>;

/** How a picture was changed from another one. */
export const EditRecord = open({
  take: orNull(Type.Integer()),
  with: Type.Array(open({ ref: Type.String(), view: orNull(Type.String()), take: orNull(Type.Integer()) })),
  wrap: Type.Boolean(),
  instruction: Type.String(),
  from_view: Type.Optional(Type.String()),
  turn: Type.Optional(Type.Boolean()),
});
export type EditRecord = Static<typeof EditRecord>;

/** Whether the left and right edges of a panorama meet, as it was measured on arrival. */
export const SEAMS = ["closed", "open"] as const;

const from = {
  /** Null for the live file. */
  take: orNull(Type.Integer()),
  /** Of what it was taken from. */
  sha1: Type.String(),
};

/** Which view of a panorama it is: degrees right of the panorama's middle, above its horizon, and from the view's left to its right. */
export const PanoView = open({
  ...from,
  yaw: Type.Number({ minimum: -180, maximum: 180, description: "degrees right of the middle" }),
  pitch: Type.Number({ minimum: -90, maximum: 90, description: "degrees above the horizon" }),
  fov: Type.Number({ minimum: 20, maximum: 120, description: "degrees from left to right" }),
});
export type PanoView = Static<typeof PanoView>;

/** Which stretch of a voice it is. */
export const Trim = open({
  ...from,
  start: Type.Number({ minimum: 0, description: "seconds" }),
  end: Type.Number({ minimum: 0, description: "seconds" }),
});
export type Trim = Static<typeof Trim>;

/** What a candidate was rendered from and by. */
const made = {
  target: Type.Optional(Type.String()),
  backend: Type.Optional(Type.String()),
  host_prompt_id: Type.Optional(orNull(Type.String())),
  queue: Type.Optional(Type.String()),
  owner: Type.Optional(Type.String()),
  started: Type.Optional(Type.String()),
  swept: Type.Optional(Type.String()),
  seed: Type.Optional(Seed),
  seed_source: Type.Optional(oneOf(...SEED_SOURCES)),
  prompt: Type.Optional(Type.String()),
  negative: Type.Optional(Type.String()),
  negative_source: Type.Optional(Type.String()),
  model: Type.Optional(orNull(Type.String())),
  loras: Type.Optional(Type.Array(Lora)),
  steps: Type.Optional(orNull(Type.Integer())),
  cfg: Type.Optional(orNull(Type.Number())),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  overrides: Type.Optional(Type.Array(Type.String())),
  values: Type.Optional(open({ is_built: Type.Optional(Type.Boolean()) })),
  resolved: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  /** What was asked for, where the base preset took its place. */
  asked: Type.Optional(
    orNull(open({ model: orNull(Type.String()), loras: Type.Array(Lora), steps: orNull(Type.Integer()) })),
  ),
  base: Type.Optional(Type.Boolean()),
  notes: Type.Optional(Type.Array(Type.String())),
  references: Type.Optional(Type.Array(UsedReference)),
  inputs: Type.Optional(Type.Record(Type.String(), Type.String())),
  render_width: Type.Optional(Type.Integer()),
  render_height: Type.Optional(Type.Integer()),
  video_target: Type.Optional(Type.String()),
  made_with: Type.Optional(open({})),
  request: Type.Optional(open({})),
  cost: Type.Optional(Type.Unknown()),
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
  /** Seconds of a voice. */
  seconds: Type.Optional(Type.Number()),
  note: Type.String(),
  save_notes: Type.String(),
  /** The line a voice says, and where it comes from: `script`, `neutral`, `request` or `override`. */
  line: Type.Optional(Type.String()),
  line_source: Type.Optional(Type.String()),
  edit: Type.Optional(EditRecord),
  pano: Type.Optional(
    open({ engine: Type.String(), with: Type.Array(Type.String()), latent: Type.Optional(Type.String()) }),
  ),
  seam: Type.Optional(oneOf(...SEAMS)),
  pano_view: Type.Optional(PanoView),
  trim: Type.Optional(Trim),
  /** Name of the uploaded file, and where a file of this machine came from. */
  original_name: Type.Optional(Type.String()),
  source_path: Type.Optional(orNull(Type.String())),
  copied_from: Type.Optional(
    open({ ref: Type.String(), view: orNull(Type.String()), take: Type.Integer(), sha1: Type.String() }),
  ),
  /** What of the shelf it is a copy of: the folder and its version. */
  shelf: Type.Optional(open({ id: Type.String(), sha1: Type.String() })),
  /** Of a held moment: the tour, and its number in it; null for one that a person chose. */
  tour: Type.Optional(Type.Integer()),
  hold: Type.Optional(orNull(Type.Integer())),
  /** Seconds from the tour's start. */
  time: Type.Optional(Type.Number()),
  /** The step of a request of several steps that made it. */
  step: Type.Optional(Type.String()),
  ...made,
  ...cutFrom,
});
export type RefSidecar = Static<typeof RefSidecar>;
