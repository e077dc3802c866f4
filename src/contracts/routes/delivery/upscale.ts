// Upscales of takes: made, kept, removed, and what they can be made with. docs/http.md "Upscale".
import { Type, type Static } from "typebox";
import { ENCODERS, FITS, UPSCALE_METHODS } from "../../choices.ts";
import {
  Deliver,
  Encoder,
  Fit,
  Grain,
  KeepSoft,
  PRECISIONS,
  Quality,
  Scale,
  UPSCALE_ROUTES,
  UpscaleFields,
} from "../../files/upscale.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, ShotId, TakeInput, closed, oneOf, open, orNull, withDefault } from "../../schema.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

/** Which takes are meant: named ones, the cut's takes of named shots, or the whole cut. */
export const chosenTakes = {
  ep: EpisodePath,
  pass: withDefault(Pass, "final"),
  shots: clearable(Type.Array(ShotId)),
  takes: clearable(Type.Array(closed({ shot: ShotId, take: TakeInput }))),
  redo: withDefault(Type.Boolean(), false),
};

export const UpscaleBody = closed({
  ...chosenTakes,
  scale: clearable(Scale),
  start_step: clearable(Type.Integer({ minimum: 0 })),
  vae: withDefault(Type.Boolean(), false),
  method: clearable(oneOf(...UPSCALE_METHODS)),
  pixel_model: clearable(Type.String({ minLength: 1 })),
  detail: withDefault(Type.Integer({ minimum: 0, maximum: 2 }), 0),
  then_pixel_model: clearable(Type.String({ minLength: 1 })),
  then_scale: clearable(Scale),
  then_method: clearable(oneOf("restorer")),
  restorer_model: clearable(Type.String({ minLength: 1 })),
  deliver: clearable(Deliver),
  fit: clearable(Fit),
  from_upscale: withDefault(Type.Boolean(), false),
  encoder: clearable(Encoder),
  precision: clearable(oneOf(...PRECISIONS)),
  frequency_split: clearable(Type.Boolean()),
  keep_soft: clearable(KeepSoft),
  grain: clearable(Grain),
  quality: clearable(Quality),
  recipe: withDefault(Type.Boolean(), false),
});
export type UpscaleBody = Static<typeof UpscaleBody>;

export const Skipped = open({ shot: Type.String(), take: orNull(Type.Integer()), reason: Type.String() });
export const VersionError = open({ shot: Type.String(), take: orNull(Type.Integer()), error: Type.String() });

/** `width` and `height`: the delivery size in pixels. */
export const QueuedUpscale = open({
  shot: Type.String(),
  take: Type.Integer(),
  route: oneOf(...UPSCALE_ROUTES),
  method: oneOf(...UPSCALE_METHODS),
  pixel_model: orNull(Type.String()),
  scale: Type.Number(),
  start_step: orNull(Type.Integer()),
  width: Type.Integer(),
  height: Type.Integer(),
  prompt_id: Type.String(),
});
export type QueuedUpscale = Static<typeof QueuedUpscale>;

export const UpscaleReply = open({
  queued: Type.Array(QueuedUpscale),
  skipped: Type.Array(Skipped),
  errors: Type.Array(VersionError),
});
export type UpscaleReply = Static<typeof UpscaleReply>;

export const upscaleRoute = defineRoute({
  id: "upscale",
  method: "post",
  path: "/upscale",
  summary: "Queues upscales of takes and returns without waiting.",
  body: UpscaleBody,
  reply: UpscaleReply,
  refuses: {
    unknown: "the pass is not built",
    conflict: "nothing here can upscale so, or `recipe` without a recipe in the series config",
    "host-silent": "the host does not answer",
  },
});

export const putUpscaleRecipeRoute = defineRoute({
  id: "putUpscaleRecipe",
  method: "put",
  path: "/upscale/recipe",
  summary: "Sets or clears a shot's own upscale recipe, which is laid over that of the series.",
  body: closed({
    ep: EpisodePath,
    shot: ShotId,
    /** Fields as the upscale route names them are taken too. */
    recipe: orNull(open({})),
  }),
  reply: open({ shot: Type.String(), recipe: orNull(UpscaleFields), text: Type.String() }),
  refuses: { "bad-input": "a field or value that no recipe takes", unknown: "a shot in no build" },
});

const oneVersion = { ep: EpisodePath, shot: ShotId, take: TakeInput, pass: withDefault(Pass, "final") };

export const keepUpscaleRoute = defineRoute({
  id: "keepUpscale",
  method: "put",
  path: "/upscale/keep",
  summary: "Marks a finished upscale Keep: whole-cut requests and masters then leave it as it is.",
  body: closed({ ...oneVersion, keep: Type.Boolean() }),
  reply: open({ shot: Type.String(), take: Type.Integer(), keep: Type.Boolean() }),
  refuses: { unknown: "no such take", conflict: "the take has no finished upscale" },
});

export const deletedVersion = { shot: Type.String(), take: Type.Integer(), deleted: Type.Literal(true) };

export const deleteUpscaleRoute = defineRoute({
  id: "deleteUpscale",
  method: "delete",
  path: "/upscale",
  summary: "Removes a take's upscale.",
  query: closed(oneVersion),
  reply: open(deletedVersion),
  refuses: { unknown: "the take has no upscale", conflict: "it is queued or running" },
});

const readiness = {
  status: oneOf("ready", "not_ready", "unknown"),
  missing: Type.Array(Type.String({ description: "a sentence" })),
};
export const VersionReadiness = open(readiness);
export type VersionReadiness = Static<typeof VersionReadiness>;

/** What re-samples a target's takes. `fixed_scale`: the one scale that a fixed upsampler makes. `align`: pixels that both sides are a multiple of. */
export const LatentOption = open({
  ...readiness,
  mode: oneOf("resample", "second_stage", "pixel_refine"),
  align: Type.Integer(),
  fixed_scale: orNull(Type.Number()),
});
export type LatentOption = Static<typeof LatentOption>;

const inWords = { fields: UpscaleFields, text: Type.String() };

export const UpscaleOptions = open({
  pixel: open({ ...readiness, default: orNull(Type.String()), models: Type.Array(Type.String()) }),
  restorer: open({ ...readiness, default: orNull(Type.String()), models: Type.Array(Type.String()) }),
  latent: Type.Record(Type.String(), orNull(LatentOption)),
  details: Type.Array(Type.Integer()),
  max_scale: Type.Number(),
  encoders: Type.Array(oneOf(...ENCODERS)),
  precisions: Type.Array(oneOf(...PRECISIONS)),
  delivers: Type.Array(open({ id: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  fits: Type.Array(oneOf(...FITS)),
  recipe: orNull(
    open({
      deliver: orNull(Type.String()),
      fit: Fit,
      quality: Quality,
      encoder: Encoder,
      /** By target of the episode's shots: the section that covers it, or null. */
      targets: Type.Record(Type.String(), orNull(open({ key: Type.String(), ...inWords }))),
      shots: Type.Record(Type.String(), open(inWords)),
      problems: Type.Array(Type.String()),
    }),
  ),
});
export type UpscaleOptions = Static<typeof UpscaleOptions>;

export const upscaleOptionsRoute = defineRoute({
  id: "upscaleOptions",
  method: "get",
  path: "/upscale/options",
  summary: "What takes can be upscaled with here and now, and the recipe of an episode.",
  query: closed({ ep: Type.Optional(EpisodePath) }),
  reply: UpscaleOptions,
});
