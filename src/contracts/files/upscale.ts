// `<stem>.up.json` and `<stem>.post.json`: what a take's upscale and its post-processing are, and how they were made. Sizes in pixels.
// Also the recipes of both, as the series config and `overrides.json` have them. docs/format.md "Upscale and post records".
import { Type, type Static } from "typebox";
import { ENCODERS, FITS, POST_METHODS, POST_TIERS, QUALITIES, UPSCALE_METHODS } from "../choices.ts";
import { Pass, Seed, ShotId, TakeNumber, TakeStatus, closed, oneOf, open, orNull, pair, Resolved } from "../schema.ts";

export type UpscaleMethod = (typeof UPSCALE_METHODS)[number];
export const PRECISIONS = ["fp16", "fp32"] as const;
export const Fit = oneOf(...FITS);
export type Fit = Static<typeof Fit>;
export const Encoder = oneOf(...ENCODERS);
export type Encoder = Static<typeof Encoder>;
export const Quality = oneOf(...QUALITIES);
export type Quality = Static<typeof Quality>;

/** A named size, or `WxH`. docs/http.md "Upscale". */
export const Deliver = Type.String({
  format: "deliver",
  description: "1080p, 1440p, 4k, or WxH with even sides, 64 to 8192",
});

export const Scale = Type.Number({ exclusiveMinimum: 1, maximum: 4 });
export const KeepSoft = Type.Number({ minimum: 0, maximum: 1 });
export const Grain = Type.Number({ minimum: 0, maximum: 0.2 });
const ModelFile = Type.String({ minLength: 1 });

/** Colour and tone from an even enlarging and only the detail from the model; soft places kept soft; grain laid over it. */
const finish = {
  frequency_split: Type.Optional(Type.Boolean()),
  keep_soft: Type.Optional(KeepSoft),
  grain: Type.Optional(Grain),
};
export const Finish = closed(finish);
export type Finish = Static<typeof Finish>;

/** How takes are upscaled, as a section of `upscale.master` or a shot's own recipe says it. docs/format.md "Top level". */
export const UpscaleFields = closed({
  method: Type.Optional(oneOf(...UPSCALE_METHODS)),
  scale: Type.Optional(Scale),
  detail: Type.Optional(Type.Integer({ minimum: 0, maximum: 2 })),
  start_step: Type.Optional(Type.Integer({ minimum: 0 })),
  vae: Type.Optional(Type.Boolean()),
  pixel_model: Type.Optional(ModelFile),
  restorer_model: Type.Optional(ModelFile),
  /** Model file of a pixel step that follows, or `restorer`. */
  then: Type.Optional(ModelFile),
  then_scale: Type.Optional(Scale),
  precision: Type.Optional(oneOf(...PRECISIONS)),
  ...finish,
});
export type UpscaleFields = Static<typeof UpscaleFields>;

/** Series config `upscale.master`. */
export const MasterRecipe = closed({
  deliver: Type.Optional(Deliver),
  fit: Type.Optional(Fit),
  quality: Type.Optional(Quality),
  finish: Type.Optional(Finish),
  encoder: Type.Optional(Encoder),
  targets: Type.Optional(Type.Record(Type.String(), UpscaleFields)),
});
export type MasterRecipe = Static<typeof MasterRecipe>;

export const MotionBlur = Type.Number({ minimum: 0, maximum: 1 });

/** An enhance step in full: its tier or method, and what differs from it. docs/http.md "Post-processing". */
export const EnhanceFields = closed({
  tier: Type.Optional(oneOf(...POST_TIERS)),
  method: Type.Optional(oneOf(...POST_METHODS)),
  pixel_model: Type.Optional(ModelFile),
  restorer_model: Type.Optional(ModelFile),
  /** Frames of a chunk: as many as fit, 4n+1, or 0 for the model's own choice. */
  chunk: Type.Optional(Type.Union([Type.Literal("fit"), Type.Integer({ minimum: 0 })])),
  /** Latent frames that two chunks share. */
  overlap: Type.Optional(Type.Integer({ minimum: 0, maximum: 16 })),
  strength: Type.Optional(Type.Number({ minimum: 0.05, maximum: 0.5 })),
  checkpoint: Type.Optional(ModelFile),
  patch: Type.Optional(ModelFile),
  steps: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  cfg: Type.Optional(Type.Number({ minimum: 0, maximum: 30 })),
  prompt: Type.Optional(Type.String()),
  batch: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
  ...finish,
});
export type EnhanceFields = Static<typeof EnhanceFields>;

export const Enhance = Type.Union([oneOf(...POST_TIERS, ...POST_METHODS, "none"), EnhanceFields]);
export type Enhance = Static<typeof Enhance>;

/** Series config `post.master`, and a shot's own. `interpolate`: frames a second that its film is made smooth to. */
export const PostFields = closed({
  enhance: Type.Optional(Enhance),
  motion_blur: Type.Optional(MotionBlur),
  interpolate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 120 })),
});
export type PostFields = Static<typeof PostFields>;

/** A step of an upscale, whole: nothing is left to a default. `model` is null for a sampler's own. */
export const UpscaleStep = open({
  method: oneOf("latent", "pixel", "restorer"),
  model: orNull(Type.String()),
  scale: Type.Number(),
});
export type UpscaleStep = Static<typeof UpscaleStep>;

/** How an upscale was made, whole. Two upscales are made alike when these are equal. */
export const UpscaleRecipe = open({
  method: oneOf(...UPSCALE_METHODS),
  /** Whether a sampler went on from the kept latent, or from the frames encoded again; null without a sampler. */
  vae: orNull(Type.Boolean()),
  scale: Type.Number(),
  start_step: orNull(Type.Integer()),
  detail: Type.Integer(),
  model: orNull(Type.String()),
  then_step: orNull(UpscaleStep),
  precision: oneOf(...PRECISIONS),
  finish: Type.Required(Finish),
  size: pair(Type.Integer()),
  fit: Fit,
  /** Shot and take whose upscaled latent was held at its start. */
  held_from: Type.Optional(Type.String()),
});
export type UpscaleRecipe = Static<typeof UpscaleRecipe>;

/** Of every record that a job of the take pipeline fills beside a take. */
const made = {
  shot: Type.Optional(Type.String()),
  take: Type.Optional(Type.Integer()),
  pass: Type.Optional(Pass),
  target: Type.Optional(Type.String()),
  status: TakeStatus,
  /** SHA-1 of the video that it was made from: it is fresh while that is the one. Null until a post is saved. */
  made_from: orNull(Type.String()),
  /** Time and size of that video as it was then: what has the same is not read again. */
  made_from_stamp: Type.Optional(Type.String()),
  recipe_hash: Type.Optional(Type.String()),
  quality: Type.Optional(Quality),
  encoder: Type.Optional(Type.String()),
  width: Type.Optional(Type.Integer()),
  height: Type.Optional(Type.Integer()),
  fps: Type.Optional(Type.Number()),
  frames: Type.Optional(orNull(Type.Integer())),
  mp4: Type.Optional(orNull(Type.String())),
  /** The take's own: grain and restorers begin with it. */
  seed: Type.Optional(Seed),
  queue: Type.Optional(Type.String()),
  backend: Type.Optional(Type.String()),
  host_prompt_id: Type.Optional(Type.String()),
  owner: Type.Optional(Type.String()),
  swept: Type.Optional(Type.String()),
  queued: Type.Optional(Type.String()),
  started: Type.Optional(Type.String()),
  finished: Type.Optional(Type.String()),
  resolved: Type.Optional(Resolved),
  notes: Type.Optional(Type.Array(Type.String())),
  save_notes: Type.Optional(Type.String()),
  /** The finished one that a redo will replace: it stands again where the redo fails. */
  before: Type.Optional(open({})),
  inputs: Type.Optional(Type.Record(Type.String(), Type.String())),
  made_with: Type.Optional(Type.Record(Type.String(), Type.String())),
};

/** `made`: the size that the steps made, before it was cut or padded to the delivery. */
export const DeliverRecord = open({
  width: Type.Integer(),
  height: Type.Integer(),
  fit: Fit,
  made: pair(Type.Integer()),
});

export const UPSCALE_MODES = ["resample", "second_stage", "pixel_refine", "pixel", "restorer"] as const;
export const UPSCALE_ROUTES = ["latent", "decode", "pixel"] as const;

const upscale = {
  ...made,
  mode: Type.Optional(oneOf(...UPSCALE_MODES)),
  /** From the kept latent, from the decoded frames, or pixels alone. */
  route: Type.Optional(oneOf(...UPSCALE_ROUTES)),
  /** Of the take's own schedule. */
  steps: Type.Optional(orNull(Type.Integer())),
  recipe: Type.Optional(UpscaleRecipe),
  finish: Type.Optional(Finish),
  deliver: Type.Optional(orNull(DeliverRecord)),
  then_pixel: Type.Optional(
    orNull(
      open({
        model: orNull(Type.String()),
        scale: Type.Number(),
        from: pair(Type.Integer()),
        method: Type.Optional(Type.String()),
      }),
    ),
  ),
  keep: Type.Optional(Type.Boolean()),
  /** File of the latent that was sampled, for the upscale of a take that carries on from this one. */
  latent: Type.Optional(Type.String()),
  /** SHA-1 of the upscale's own video, by which what is made from it is fresh. */
  sha1: Type.Optional(Type.String()),
};
/** The record of a take's upscale. `on_upscale`: that of the upscale which a later step was run on. */
export const UpscaleRecord = open({ ...upscale, on_upscale: Type.Optional(orNull(open({}))) });
export type UpscaleRecord = Static<typeof UpscaleRecord>;

/** An enhance step, whole, and the blur after it. */
export const PostRecipe = open({
  enhance: Type.Union([Type.Literal("none"), open({ method: oneOf(...POST_METHODS) })]),
  motion_blur: MotionBlur,
  interpolate: orNull(Type.Number()),
});
export type PostRecipe = Static<typeof PostRecipe>;

/** The record of a take's post: its upscale, finished. */
export const PostRecord = open({
  ...made,
  recipe: Type.Optional(PostRecipe),
  /** The steps in words. */
  what: Type.Optional(Type.String()),
  /** Frames a second of the upscale, where the post has another rate. */
  source_fps: Type.Optional(Type.Number()),
});
export type PostRecord = Static<typeof PostRecord>;

/** What the queue's journal keeps of the job that makes either. `ep` is an absolute path. */
export const VersionPayload = closed({
  ep: Type.String(),
  pass: Pass,
  shot: ShotId,
  take: TakeNumber,
  roots: Type.Optional(Type.Array(Type.String())),
});
export type VersionPayload = Static<typeof VersionPayload>;
