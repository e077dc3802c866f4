// `target.json`: everything the studio knows about a model target, as data. docs/format.md "Target files".
// Code asks capabilities, grids and bindings; no code names a target's id. Presets and model files are in `target-models.ts`.
import { Type, type Static, type TSchema } from "typebox";
import { check, type CheckResult } from "../check.ts";
import { closed, open, orNull, oneOf, AudioPolicy } from "../schema.ts";
import { LatentUpscale } from "./target-models.ts";
import { Limits } from "./limits.ts";
import { Download, MemoryNeeds, ModelParam, Preset, Proven } from "./target-models.ts";

const TARGET_KINDS = ["video", "image", "audio"] as const;
export const TargetKind = oneOf(...TARGET_KINDS);
export type TargetKind = Static<typeof TargetKind>;

const KeyframeEnd = oneOf("first", "last");

const Count = Type.Integer({ minimum: 1 });
const Sides = Type.Array(Count, { minItems: 2, maxItems: 2, description: "[width, height] in pixels" });
/** `series`: the series config's rate. */
const Fps = Type.Union([Type.Number({ exclusiveMinimum: 0 }), Type.Literal("series")]);

/** Lengths that a target can make: `base + k*step` frames, up to `max`. */
const FrameGrid = closed({ step: Count, base: Count, max: Count });
export type FrameGrid = Static<typeof FrameGrid>;

/** Sizes that a target can make: sides are multiples of `size_multiple` pixels, within `max_size`. */
const sizeGrid = {
  size_multiple: Count,
  max_size: Type.Optional(closed({ long_side: Type.Optional(Count), pixels: Type.Optional(Count) })),
  /** Another size is fitted onto the grid; without it another size is an error. */
  size_fit: Type.Optional(Type.Literal("snap")),
  min_pixels: Type.Optional(Count),
};
const SizeGrid = closed(sizeGrid);
export type SizeGrid = Static<typeof SizeGrid>;

/** `size_source: preset`: renders at its preset's size unless the show is made for it; without it, at the size of the show's pass. */
const VideoTemplate = closed({
  fps: Fps,
  frames: FrameGrid,
  ...sizeGrid,
  size_source: Type.Optional(Type.Literal("preset")),
});
/** `view`, `plate` and `object`: the sizes of a character's view, a location's plate and a prop. */
const ImageTemplate = closed({
  ...sizeGrid,
  view: Type.Optional(Sides),
  plate: Type.Optional(Sides),
  object: Type.Optional(Sides),
});
const AudioTemplate = closed({ fps: Type.Optional(Fps), frames: Type.Optional(FrameGrid) });

const VideoCapabilities = closed({
  policies: Type.Array(AudioPolicy, { minItems: 1 }),
  policy_fallback: orNull(AudioPolicy),
  voice_reference: Type.Boolean(),
  /**
   * What changes where the optional voice LoRA is installed. `lead_in_seconds`: what is rendered in front of the shot and left away, because
   * its first moments have another voice.
   */
  with_identity_lora: Type.Optional(
    closed({ voice_reference: Type.Literal(true), lead_in_seconds: Type.Number({ minimum: 0 }) }),
  ),
  subject_refs: Type.Boolean(),
  keyframes: Type.Array(KeyframeEnd),
  /** Reads pictures at any frame of the shot, beside `keyframes`. */
  guides: Type.Optional(Type.Literal(true)),
  requires_first: Type.Boolean(),
  prompt: oneOf("sections", "prose", "fields"),
  negative_prompt: Type.Boolean(),
  duration: oneOf("predict", "script"),
  audio: oneOf("generate", "none"),
  reference_sheet: Type.Boolean(),
});

const ImageCapabilities = closed({
  mode: oneOf("t2i", "edit", "pano"),
  max_refs: Type.Integer({ minimum: 0 }),
  negative_prompt: Type.Boolean(),
});

const AudioMode = oneOf("t2a", "voice_clone");
const AudioCapabilities = closed({
  mode: AudioMode,
  reference_audio: Type.Boolean(),
  max_seconds: Type.Number({ exclusiveMinimum: 0 }),
  /** What changes once the optional voice LoRA is installed. */
  with_identity_lora: Type.Optional(closed({ mode: AudioMode, reference_audio: Type.Boolean() })),
});

/** Lengths in seconds where the model, not the script, says how long. */
const DurationRange = closed({
  default_seconds: Type.Number({ exclusiveMinimum: 0 }),
  min_seconds: Type.Number({ exclusiveMinimum: 0 }),
  max_seconds: Type.Number({ exclusiveMinimum: 0 }),
});

/** How a shot carries on from the one before it. `overlap`: frames held by `latent`; a target without it holds none. */
const Continuous = closed({
  modes: Type.Array(oneOf("first", "latent"), { minItems: 1 }),
  overlap: Type.Optional(Count),
  /** The target that takes over when a shot continues by `first` and this one reads no first frame. */
  first_partner: Type.Optional(Type.String()),
  /** Latent steps of the shortest length of the frame grid, of each step of the grid, and of a second of sound. */
  steps: Type.Optional(closed({ base: Count, step: Count, sound_per_second: Count })),
});

/**
 * Numbered places for reference files in the prompt: how many subjects and voices a shot can have, and which picture is the
 * location's. Where a target has them, a location needs its plate, and a window on the recording needs the recording.
 */
const Slots = closed({ subjects: Count, plate: Count, voices: Count });

/** Size words as `core/story/size-words` spells them. */
const SizeWords = Type.Array(oneOf("ecu", "cu", "mcu", "ms", "cowboy", "mws", "fs", "ws", "ews"));

/** The one picture that several references are composed into, a panel each. */
const Panels = closed({
  /** More than these become too small to be read. */
  max: Count,
  /** What becomes a panel, in this order. */
  kinds: Type.Array(oneOf("character", "prop", "vehicle", "plate"), { minItems: 1 }),
  background: oneOf("black", "white"),
  /** Space between panels, as a share of the picture. */
  gap: Type.Number({ minimum: 0 }),
  plate_fit: Type.Optional(Type.Literal("cover")),
  /** A figure's panel is at least this share of its height wide. */
  figure_min_width: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
});

const shared = {
  id: Type.String({ pattern: "^[a-z][a-z0-9_]{1,47}$" }),
  /** Neutral ids (docs/format.md "Target files"), accepted wherever an id is read and never written. */
  aliases: Type.Array(Type.String()),
  label: Type.String({ minLength: 1 }),
  short: Type.String({ minLength: 1 }),
  family: orNull(Type.String()),
  /** The kind's default when models are installed. */
  default: Type.Boolean(),
  /** Made for camera tours of locations: whose preset they are made with, and about how many pixels a frame has. */
  tour: Type.Optional(closed({ preset: oneOf("final", "proxy"), pixels: Count })),
  /** The default for drawing keyframes. */
  keyframe_default: Type.Optional(Type.Boolean()),
  /** Lower ranks win when a machine's default is chosen among the targets that it can run. */
  rank: Count,
  /** Name of the module that compiles shots for it, or null while its shots are built for another. */
  compiler: orNull(Type.String()),
  /** Drawn by the studio itself: needs no host and no model. */
  builtin: Type.Boolean(),
  /** Runs at a provider that is asked as the `router.json` beside the target says. */
  via: Type.Optional(Type.Literal("router")),
  /** Not yet proven by a run: left out of pickers until it is enabled. */
  shipped_draft: Type.Optional(Type.Literal(true)),
  limits: Type.Optional(Limits),
  /** Absent where no host's memory is used. */
  needs: Type.Optional(MemoryNeeds),
  /** Absent: `drafted`; what the studio draws itself is `run`. */
  proven: Type.Optional(Proven),
  /** Why its graph has not run, or what stood in for a part of the host when it did. */
  proven_note: Type.Optional(Type.String({ minLength: 1 })),
  continuous: Type.Optional(Continuous),
  /** The sizes at which one character alone is given as a face. */
  face_sizes: Type.Optional(SizeWords),
  slots: Type.Optional(Slots),
  /** More padding than this share of a take is worth a warning; without it no padding is. */
  most_padding: Type.Optional(Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 })),
  trained: Type.Optional(closed({ frames: closed({ min: Count, max: Count }) })),
  duration: Type.Optional(DurationRange),
  panels: Type.Optional(Panels),
  /** The model knows only its preset's steps: any other number is not used. */
  fixed_steps: Type.Optional(Type.Literal(true)),
  models: Type.Record(Type.String(), ModelParam),
  downloads: Type.Record(Type.String(), Download),
};

export const VideoTarget = closed({
  ...shared,
  kind: Type.Literal("video"),
  template: VideoTemplate,
  capabilities: VideoCapabilities,
  presets: closed({ final: sized(), proxy: sized() }),
  /** Absent where its takes cannot be sampled again. */
  upscale: Type.Optional(LatentUpscale),
});
export type VideoTarget = Static<typeof VideoTarget>;

export const ImageTarget = closed({
  ...shared,
  kind: Type.Literal("image"),
  template: ImageTemplate,
  capabilities: ImageCapabilities,
  presets: closed({ final: sized() }),
});

export const AudioTarget = closed({
  ...shared,
  kind: Type.Literal("audio"),
  template: AudioTemplate,
  capabilities: AudioCapabilities,
  presets: closed({ final: Preset }),
});

export const TargetFile = Type.Union([VideoTarget, ImageTarget, AudioTarget]);
export type TargetFile = Static<typeof TargetFile>;

export type TargetOf<K extends TargetKind> = Extract<TargetFile, { kind: K }>;

const BY_KIND: Record<TargetKind, TSchema> = { video: VideoTarget, image: ImageTarget, audio: AudioTarget };

/** Checks a target file against the schema of its own kind, so that a complaint names the field and not the choice of kinds. */
export function checkTarget(value: unknown): CheckResult<TargetFile> {
  const head = check(open({ kind: TargetKind }), value);
  return head.ok ? (check(BY_KIND[head.value.kind], value) as CheckResult<TargetFile>) : head;
}

/** A preset that says its size in pixels. */
function sized() {
  return closed({ ...Preset.properties, width: Count, height: Count });
}
