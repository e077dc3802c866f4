// What an episode is and where each of its shots stands: takes, what the cut plays, what is missing. docs/http.md "Episodes and shots".
import { Type, type Static } from "typebox";
import { LevelFields } from "../files/cut.ts";
import { FromDraft, ImportRecord, TakeCheck, TakeDraft } from "../files/sidecar.ts";
import { Frames, Pass, SEED_SOURCES, Seed, TakeStatus, oneOf, open, orNull } from "../schema.ts";
import { GradeSummary, PostSummary, UpscaleSummary } from "./versions.ts";

export const EpisodeEntry = open({
  ep: Type.String(),
  name: Type.String(),
  series: Type.String(),
  title: Type.String(),
  built: open({ final: Type.Boolean(), proxy: Type.Boolean() }),
  shots: Type.Integer({ minimum: 0 }),
  script: Type.String(),
  simple: Type.Boolean(),
  /** Of its first shot with a finished take, relative to the episode, and the pass of that take. Absent without one. */
  picture: Type.Optional(open({ pass: Pass, path: Type.String() })),
});
export type EpisodeEntry = Static<typeof EpisodeEntry>;

export const TARGET_SOURCES = ["request", "override", "script", "episode", "series", "default"] as const;

export type TargetSource = (typeof TARGET_SOURCES)[number];

/** Files of a take that no list of takes here names. Paths relative to the episode, null when the file is missing; sizes in pixels. */
const CutMedia = open({
  mp4: orNull(Type.String()),
  thumb: orNull(Type.String()),
  strip: orNull(Type.String()),
  /** The file whose sound the take plays. */
  audio: orNull(Type.String()),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
});

/** `shot.cut`: what the cut plays for a shot. Trims in the episode's frames. */
export const CutView = open({
  take: orNull(Type.Integer()),
  picked: Type.Boolean(),
  pass: Pass,
  placeholder: Type.Boolean(),
  usable: Type.Boolean(),
  trim_in: Frames,
  trim_out: Frames,
  locked: Type.Boolean(),
  note: Type.String(),
  in_cut_file: Type.Boolean(),
  frames: orNull(Frames),
  fps: Type.Number(),
  out: Type.Boolean(),
  flag: Type.Boolean(),
  /** Each is absent where it changes nothing. */
  ...LevelFields,
  /** Takes with a star; absent where none has one. */
  stars: Type.Optional(Type.Array(Type.Integer())),
  order: Type.Integer({ minimum: 0 }),
  script_index: orNull(Type.Integer({ minimum: 0 })),
  out_of_order: Type.Boolean(),
  audio: Type.Unknown(),
  audio_file: orNull(Type.String()),
  audio_why: orNull(Type.String()),
  /** Of a placeholder that can be played. */
  media: Type.Optional(CutMedia),
});
export type CutView = Static<typeof CutView>;

export const STALE_REASONS = ["script", "ref", "preset", "target", "chain", "unknown"] as const;

export type StaleReason = (typeof STALE_REASONS)[number];

/** Paths relative to the episode; null when the file is missing. */
export const TakeSummary = open({
  take: Type.Integer({ minimum: 1 }),
  status: TakeStatus,
  has_video: Type.Boolean(),
  seed: orNull(Seed),
  seed_source: orNull(oneOf(...SEED_SOURCES)),
  frames: orNull(Type.Integer()),
  fps: orNull(Type.Number()),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  target: orNull(Type.String()),
  note: Type.String(),
  overrides: Type.Array(Type.String()),
  stale: Type.Array(oneOf(...STALE_REASONS)),
  thumb: orNull(Type.String()),
  strip: orNull(Type.String()),
  mp4: orNull(Type.String()),
  queued: orNull(Type.String()),
  started: orNull(Type.String()),
  finished: orNull(Type.String()),
  host_prompt_id: orNull(Type.String()),
  save_notes: Type.String(),
  audio: orNull(Type.String()),
  backend: orNull(Type.String()),
  draft: orNull(open({ ...TakeDraft.properties, expired: Type.Boolean() })),
  from_draft: orNull(FromDraft),
  /** Null for a take that was never measured. */
  check: orNull(TakeCheck),
  /** Null for a take that was rendered. */
  imported: orNull(ImportRecord),
  upscale: orNull(UpscaleSummary),
  post: orNull(PostSummary),
  grade: orNull(GradeSummary),
});
export type TakeSummary = Static<typeof TakeSummary>;

export const MissingRef = open({
  slot: Type.String(),
  kind: oneOf("image", "audio"),
  path: Type.String(),
  subject: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  anyway: Type.Optional(Type.Literal(false)),
  why: Type.Optional(Type.String()),
});
export type MissingRef = Static<typeof MissingRef>;

export const ShotStatus = open({
  shot: Type.String(),
  orphan: Type.Boolean(),
  sequence: Type.String(),
  length: Frames,
  seconds: Type.Number(),
  size: Type.String(),
  subjects: Type.Array(Type.String()),
  audio_policy: Type.String(),
  action: Type.Optional(Type.String()),
  /** All of the action, where it is more than that. */
  action_whole: Type.Optional(Type.String()),
  /** Id of the place it is in. */
  plate: Type.Optional(Type.String()),
  camera: Type.Optional(Type.String()),
  /** What is said in it, in its order: `mara: The boat is late.` */
  dialogue: Type.Optional(Type.Array(Type.String())),
  cut: CutView,
  override: open({ fields: Type.Array(Type.String()), stale: Type.Boolean() }),
  takes: Type.Array(TakeSummary),
  target: Type.String(),
  target_source: oneOf(...TARGET_SOURCES),
  built_target: Type.String(),
  profile: orNull(Type.String()),
  missing_refs: Type.Array(MissingRef),
  retarget_error: Type.Optional(Type.String()),
  /** Why the takes of the shot cannot be read. */
  takes_error: Type.Optional(Type.String()),
  length_estimated: Type.Optional(Type.Literal(true)),
  duration_predict: Type.Optional(open({ min_seconds: Type.Number(), max_seconds: Type.Number() })),
  audio_in: Type.Optional(Type.Number()),
  audio_out: Type.Optional(Type.Number()),
});
export type ShotStatus = Static<typeof ShotStatus>;

export const TrackInfo = open({
  path: Type.String(),
  duration: orNull(Type.Number()),
  rate: orNull(Type.Integer()),
  exists: Type.Boolean(),
  words: Type.Boolean(),
  aligned: Type.Integer({ minimum: 0 }),
});

export const EpisodeStatus = open({
  episode: Type.String(),
  title: Type.String(),
  pass: Pass,
  fps: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
  folder: oneOf("renders", "renders_proxy"),
  target: Type.String(),
  target_source: oneOf("editor", "series", "default"),
  series_target: orNull(Type.String()),
  /** Why `negative.txt` cannot be read: shots that would use it do not render. */
  negative_error: Type.Optional(Type.String()),
  track: orNull(TrackInfo),
  shots: Type.Array(ShotStatus),
});
export type EpisodeStatus = Static<typeof EpisodeStatus>;
