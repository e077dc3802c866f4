// The model side of a `target.json`: presets per pass, the model files that each parameter takes, where they can be had.
// docs/format.md "Target files"; docs/http.md "Requirement tiers".
import { Type, type Static } from "typebox";
import { closed, orNull, oneOf } from "../schema.ts";

const Name = Type.String({ minLength: 1 });
const Amount = Type.Number();

/** What is used instead when the accelerator of a preset is not installed. */
const BasePreset = closed({
  model: Type.Optional(Name),
  lora: Type.Optional(Name),
  lora_strength: Type.Optional(Amount),
  loras: Type.Optional(Type.Array(Name)),
  steps: Type.Optional(Type.Integer({ minimum: 1 })),
  sampler: Type.Optional(Name),
  cfg: Type.Optional(Amount),
  shift: Type.Optional(Amount),
  split: Type.Optional(Amount),
});

/** One pass's values. `model: null` in a proxy means the final pass's model; widths and heights in pixels. */
export const Preset = closed({
  model: orNull(Name),
  model_low: Type.Optional(orNull(Name)),
  lora: orNull(Name),
  lora_strength: Type.Optional(Amount),
  /** One LoRA for each model of a two-stage target. */
  loras: Type.Optional(Type.Array(Name)),
  steps: orNull(Type.Integer({ minimum: 1 })),
  width: Type.Optional(Type.Integer({ minimum: 1 })),
  height: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Frames of a target that draws pictures with a video model. */
  length: Type.Optional(Type.Integer({ minimum: 1 })),
  cfg: Type.Optional(Amount),
  audio_cfg: Type.Optional(Amount),
  guidance: Type.Optional(Amount),
  sampler: Type.Optional(Name),
  scheduler: Type.Optional(Name),
  shift: Type.Optional(Amount),
  shift_audio: Type.Optional(Amount),
  /** Share of the steps that the first of two models takes. */
  split: Type.Optional(Amount),
  strength: Type.Optional(Amount),
  resolution: Type.Optional(Amount),
  ref_image_size: Type.Optional(oneOf("max", "match")),
  negative: Type.Optional(Type.String()),
  base: Type.Optional(BasePreset),
});
export type Preset = Static<typeof Preset>;

/** Which installed files a parameter takes. Globs in `patterns` and `exclude`; a substitute shares what `keep` (regular expressions) finds. */
export const ModelParam = closed({
  family: Name,
  label: Name,
  patterns: Type.Array(Name, { minItems: 1 }),
  exclude: Type.Optional(Type.Array(Name)),
  keep: Type.Optional(Type.Array(Name)),
  folder: Name,
  tier: oneOf("required", "accelerator", "optional"),
  /** What is off without an optional file. */
  feature: Type.Optional(Name),
  default: Type.Optional(Name),
  default_pair: Type.Optional(Type.Array(Name, { minItems: 2, maxItems: 2 })),
});
export type ModelParam = Static<typeof ModelParam>;

/**
 * Memory of a host, in decimal gigabytes, in which a take is made at full speed: `vram_gb` on its graphics card for the largest model and
 * what it works on, `ram_gb` beside it for the models that wait. `tier` low: made for cards of 12 GB and less.
 */
export const MemoryNeeds = closed({
  vram_gb: Type.Number({ exclusiveMinimum: 0 }),
  ram_gb: Type.Number({ exclusiveMinimum: 0 }),
  tier: Type.Optional(Type.Literal("low")),
});
export type MemoryNeeds = Static<typeof MemoryNeeds>;

/** How sure its graph is: it made a take on a host, a host's validator took it, or neither. */
export const Proven = oneOf("run", "validated", "drafted");

/** `url` is null unless a trustworthy record names it; `gated`: its page asks for an account and a licence first. */
export const Download = closed({
  folder: Name,
  url: orNull(Name),
  source: orNull(Name),
  gated: Type.Optional(Type.Boolean()),
  /** Of the whole file, where somebody who can know has written them down. */
  sha256: Type.Optional(Type.String({ pattern: "^[0-9a-f]{64}$" })),
  size: Type.Optional(Type.Integer({ minimum: 1 })),
  note: Type.Optional(Name),
});
export type Download = Static<typeof Download>;

const Count = Type.Integer({ minimum: 1 });
const Scale = Type.Number({ exclusiveMinimum: 1, maximum: 4 });
const Fraction = Type.Number({ exclusiveMinimum: 0, exclusiveMaximum: 1 });

/**
 * How a target samples its own takes again: `upscale` of its `target.json`. Sizes in pixels. It starts at a share of the take's own
 * schedule, or at a step of the `sigmas` that stand here.
 */
export const LatentUpscale = closed({
  mode: oneOf("resample", "second_stage", "pixel_refine"),
  /** Both sides of what it makes are multiples of this. */
  align: Count,
  scale: Scale,
  /** A fixed upsampler makes this scale alone. */
  fixed_scale: Type.Optional(Scale),
  start: Type.Union([
    closed({ fraction: Fraction }),
    closed({ sigmas: Type.Array(Type.Number(), { minItems: 2 }), step: Count }),
  ]),
});
export type LatentUpscale = Static<typeof LatentUpscale>;
