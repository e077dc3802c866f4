// `shotlist/shotlist[.<target>][_proxy].json`: what one target renders in one pass, and the frozen one-shot copy beside each take.
// docs/format.md "Shot list". Lengths in frames at `defaults.fps`, times in seconds, sizes in pixels.
import { Lora, AudioPolicy, Frames, Seed, open, orNull, oneOf } from "../schema.ts";
import { Type, type Static } from "typebox";

/** One dialogue line as the story times it: `start` and `end` in seconds from the shot's first frame. */
export const SpokenLine = open({
  speaker: Type.String(),
  name: Type.String(),
  mode: oneOf("on", "vo", "os"),
  delivery: Type.String(),
  line: Type.String(),
  start: Type.Number(),
  end: Type.Number(),
});
export type SpokenLine = Static<typeof SpokenLine>;

/** Hints by name, where the config or the script gives any. docs/format.md "Animatic hints". */
const Hints = Type.Optional(Type.Record(Type.String(), Type.String()));

/** What the animatic draws: the shot as written, in words and times. Only the `animatic` target's entries carry it. */
export const Scene = open({
  episode: Type.String(),
  location: open({ id: Type.String(), description: Type.String(), animatic: Hints }),
  action: Type.String(),
  camera: orNull(Type.String()),
  extras: orNull(Type.String()),
  text: orNull(Type.String()),
  subjects: Type.Array(
    open({
      id: Type.String(),
      name: Type.String(),
      kind: Type.String(),
      speaker_index: Type.Integer(),
      design: Type.Optional(Type.String()),
      /** Of a wardrobe variant: the id and the design of its base. */
      of: Type.Optional(Type.String()),
      base_design: Type.Optional(Type.String()),
      pronoun: Type.Optional(Type.String()),
      members: Type.Optional(Type.Integer()),
      animatic: Hints,
    }),
  ),
  /** Everybody in the shot's sequence, in the order in which they first appear: each keeps a side of the picture. */
  sequence_cast: Type.Optional(Type.Array(Type.String())),
  /** What earlier shots of the same scene settled: their sentences, oldest first, and who and what in them is not in this shot. */
  before: Type.Optional(
    open({
      actions: Type.Array(Type.String()),
      others: Type.Optional(Type.Array(open({ id: Type.String(), name: Type.String(), pronoun: Type.String() }))),
      props: Type.Optional(Type.Array(open({ id: Type.String(), name: Type.String(), design: Type.String() }))),
    }),
  ),
  dialogue: Type.Array(open({ ...SpokenLine.properties, speaker_index: Type.Integer() })),
  /** How speakers sound, in the config's words, by subject id; also of those that are not on screen. */
  voices: Type.Optional(Type.Record(Type.String(), Type.String())),
  sound: Type.Optional(Type.String()),
  music: Type.Optional(Type.String()),
  /** Seconds that the same music has played in the shots of the sequence just before. */
  music_at: Type.Optional(Type.Number()),
  /** Of the shot, over those of the show. */
  animatic: Hints,
});
export type Scene = Static<typeof Scene>;

/** A picture that a reference sheet is composed of. `path` relative to the episode; a plate names its location. */
export const Panel = open({
  subject: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  kind: Type.String(),
  path: Type.String(),
  view: Type.Optional(Type.String()),
});
export type Panel = Static<typeof Panel>;

export const ShotEntry = open({
  id: Type.String(),
  sequence: Type.String(),
  subjects: Type.Array(Type.String()),
  background: Type.String(),
  size: Type.String(),
  length: Frames,
  hold: Type.Optional(Frames),
  seed: Seed,
  steps: orNull(Type.Integer()),
  audio_policy: AudioPolicy,
  audio_intent: Type.Optional(Type.String()),
  audio_note: Type.Optional(Type.String()),
  audio_retention: Type.Optional(oneOf("fully_copy", "partially_copy", "reference", "")),
  /** Panels of one sheet (a number), or the pictures that a composed sheet shows. */
  panels: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Array(Panel)])),
  panel_view: Type.Optional(oneOf("face", "body")),
  voices: Type.Optional(Type.Array(Type.String())),
  voice_subject: Type.Optional(Type.String()),
  voice_refs: Type.Optional(Type.Array(open({ subject: Type.String(), sample: Type.String() }))),
  prompt: Type.Union([Type.String(), Type.Array(Type.String())]),
  negative: Type.Optional(Type.String()),
  keyframes: Type.Optional(open({ first: Type.Optional(Type.String()), last: Type.Optional(Type.String()) })),
  /** Pictures inside the shot, by frame from its first one at the list's rate. */
  guide_refs: Type.Optional(Type.Array(open({ frame: Frames, path: Type.String() }))),
  model: Type.Optional(Type.String()),
  lora: Type.Optional(Type.String()),
  loras: Type.Optional(Type.Array(Lora)),
  profile: Type.Optional(Type.String()),
  audio_in: Type.Optional(Type.Number()),
  audio_out: Type.Optional(Type.Number()),
  duration: Type.Optional(Type.Number()),
  length_estimated: Type.Optional(Type.Boolean()),
  duration_predict: Type.Optional(open({ min_seconds: Type.Number(), max_seconds: Type.Number() })),
  scene: Type.Optional(Scene),
});
export type ShotEntry = Static<typeof ShotEntry>;

export const ShotlistDefaults = open({
  fps: Type.Number({ exclusiveMinimum: 0 }),
  width: Type.Integer({ minimum: 2 }),
  height: Type.Integer({ minimum: 2 }),
  steps: orNull(Type.Integer()),
  model: orNull(Type.String()),
  lora: orNull(Type.String()),
  /** Of a two-stage target: its second model, and a LoRA for each. Older files hold names, with one `lora_strength` for all. */
  model_low: Type.Optional(orNull(Type.String())),
  loras: Type.Optional(Type.Array(Type.Union([Lora, Type.String()]))),
  lora_strength: Type.Optional(Type.Number()),
  audio_policy: AudioPolicy,
  master_track: Type.Optional(Type.String()),
});
export type ShotlistDefaults = Static<typeof ShotlistDefaults>;

export const ShotlistSubject = open({
  kind: Type.String(),
  name: Type.String(),
  sheet: Type.String(),
  voice_sample: Type.String(),
  sheet_panels: Type.Optional(Type.Integer()),
});
export type ShotlistSubject = Static<typeof ShotlistSubject>;

export const Shotlist = open({
  episode: Type.String(),
  title: Type.String(),
  target: Type.String(),
  prompt_prefix: Type.Optional(Type.String()),
  defaults: ShotlistDefaults,
  subjects: Type.Record(Type.String(), ShotlistSubject),
  shots: Type.Array(ShotEntry),
});
export type Shotlist = Static<typeof Shotlist>;
