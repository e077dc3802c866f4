// Post-processing of upscales: an enhance step, then motion blur. docs/http.md "Post-processing".
import { Type, type Static } from "typebox";
import { POST_METHODS, POST_TIERS } from "../../choices.ts";
import { Enhance, MotionBlur, PostFields, Quality, EnhanceFields } from "../../files/upscale.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, ShotId, TakeInput, closed, oneOf, open, orNull, withDefault } from "../../schema.ts";
import { Skipped, VersionError, VersionReadiness, chosenTakes, deletedVersion } from "./upscale.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

export const PostBody = closed({
  ...chosenTakes,
  recipe: withDefault(Type.Boolean(), false),
  enhance: clearable(Enhance),
  blur: clearable(MotionBlur),
  /** Frames a second that the film is made smooth to; the take's own where it does not say. */
  interpolate: clearable(Type.Number({ exclusiveMinimum: 0, maximum: 120 })),
  quality: clearable(Quality),
});
export type PostBody = Static<typeof PostBody>;

/** `what`: the steps in words. */
export const QueuedPost = open({
  shot: Type.String(),
  take: Type.Integer(),
  what: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  prompt_id: Type.String(),
});
export type QueuedPost = Static<typeof QueuedPost>;

export const PostReply = open({
  queued: Type.Array(QueuedPost),
  skipped: Type.Array(Skipped),
  errors: Type.Array(VersionError),
});
export type PostReply = Static<typeof PostReply>;

export const postRoute = defineRoute({
  id: "postProcess",
  method: "post",
  path: "/post",
  summary: "Queues posts of takes that have a fresh upscale and returns without waiting.",
  body: PostBody,
  reply: PostReply,
  refuses: {
    unknown: "the pass is not built",
    conflict: "nothing here can run the steps, or `recipe` without a recipe in the series config",
    "host-silent": "the host does not answer",
  },
});

export const deletePostRoute = defineRoute({
  id: "deletePost",
  method: "delete",
  path: "/post",
  summary: "Removes a take's post.",
  query: closed({ ep: EpisodePath, shot: ShotId, take: TakeInput, pass: withDefault(Pass, "final") }),
  reply: open(deletedVersion),
  refuses: { unknown: "the take has no post", conflict: "it is queued or running" },
});

const range = { min: Type.Number(), max: Type.Number(), default: Type.Number() };
const inWords = { fields: PostFields, text: Type.String() };

export const PostOptions = open({
  tiers: Type.Array(
    open({
      id: oneOf(...POST_TIERS),
      enhance: EnhanceFields,
      text: Type.String(),
      readiness: VersionReadiness,
    }),
  ),
  methods: Type.Array(oneOf(...POST_METHODS)),
  blur: open({ ...range, readiness: VersionReadiness }),
  strength: open(range),
  /** Whether films can be made smooth here. */
  interpolate: open({ readiness: VersionReadiness }),
  recipe: orNull(
    open({ ...inWords, shots: Type.Record(Type.String(), open(inWords)), problems: Type.Array(Type.String()) }),
  ),
});
export type PostOptions = Static<typeof PostOptions>;

export const postOptionsRoute = defineRoute({
  id: "postOptions",
  method: "get",
  path: "/post/options",
  summary: "What upscales can be finished with here and now, and the recipe of an episode.",
  query: closed({ ep: Type.Optional(EpisodePath) }),
  reply: PostOptions,
});
