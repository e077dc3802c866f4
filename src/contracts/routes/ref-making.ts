// Candidates of references are made: drawn, edited, painted round. docs/http.md "References".
import { Type, type Static } from "typebox";
import {
  Lora,
  EpisodePath,
  Pass,
  Seed,
  SEED_SOURCES,
  SeedInput,
  Size,
  TakeInput,
  closed,
  open,
  orNull,
  withDefault,
  oneOf,
} from "../schema.ts";
import { QueuedRef } from "../files/queued.ts";
import { defineRoute } from "../route.ts";
import { RefId, ViewName } from "./refs.ts";
import { HostLack, MissingFile, ModelMismatch } from "./targets.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

/** Changes a picture that the reference has; `take: null` is the live one. docs/http.md "Edits". */
const EditRequest = closed({
  take: orNull(TakeInput),
  with: Type.Optional(Type.Array(closed({ ref: RefId, view: ViewName, take: clearable(TakeInput) }))),
  /** True where it is left out. */
  wrap: Type.Optional(Type.Boolean()),
  from_view: clearable(Type.String()),
  turn: Type.Optional(Type.Boolean()),
});

/** A panorama of a location from its plate and up to two others'. */
const PanoRequest = closed({
  with: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
  engine: clearable(Type.String()),
  size: clearable(Size),
  latent: Type.Optional(oneOf("empty")),
});

export const GenerateBody = closed({
  ep: EpisodePath,
  ref: RefId,
  view: ViewName,
  count: withDefault(Type.Integer({ minimum: 1, maximum: 16 }), 1),
  seed_mode: withDefault(oneOf("auto", "new", "same"), "auto"),
  seed: clearable(SeedInput),
  prompt: clearable(Type.String()),
  model: clearable(Type.String()),
  loras: clearable(Type.Array(Type.Union([Lora, Type.String()]))),
  steps: clearable(Type.Integer({ minimum: 1 })),
  note: clearable(Type.String()),
  target: clearable(Type.String()),
  negative: clearable(Type.String()),
  /** Whose size a keyframe has. */
  pass: withDefault(Pass, "final"),
  size: clearable(Size),
  cfg: clearable(Type.Number({ minimum: 0, maximum: 30 })),
  params: clearable(Type.Record(Type.String(), Type.Unknown())),
  backend: clearable(Type.String()),
  /** Of a voice. */
  seconds: clearable(Type.Number({ exclusiveMinimum: 0 })),
  edit: clearable(EditRequest),
  pano: clearable(PanoRequest),
  allow_model_mismatch: withDefault(Type.Boolean(), false),
});
export type GenerateBody = Static<typeof GenerateBody>;

const RefError = open({
  ref: Type.String(),
  view: orNull(Type.String()),
  error: Type.String(),
  take: Type.Optional(Type.Integer()),
  missing_files: Type.Optional(Type.Array(MissingFile)),
  host_lacks: Type.Optional(Type.Array(HostLack)),
  model_mismatch: Type.Optional(Type.Array(ModelMismatch)),
});
export type RefError = Static<typeof RefError>;

export const GenerateReply = open({ queued: Type.Array(QueuedRef), errors: Type.Array(RefError) });
export type GenerateReply = Static<typeof GenerateReply>;

export const generateRefRoute = defineRoute({
  id: "generateRef",
  method: "post",
  path: "/refs/generate",
  summary: "Queues candidates of a reference and returns without waiting.",
  body: GenerateBody,
  reply: GenerateReply,
  refuses: {
    "bad-input": "a view, field, target or edit that the reference cannot take",
    unknown: "no such reference, or a shot or pass that is not built",
    conflict: "the picture to edit, or the plate of a panorama, is not there",
  },
});

const planned = { take: orNull(Type.Integer()), prompt_id: orNull(Type.String()) };

export const GenerateMissingReply = open({
  queued: Type.Array(
    open({
      ref: Type.String(),
      view: orNull(Type.String()),
      ...planned,
      seed: orNull(Seed),
      seed_source: orNull(oneOf(...SEED_SOURCES)),
      target: Type.String(),
      method: Type.String(),
    }),
  ),
  picked: Type.Array(open({ ref: Type.String(), take: orNull(Type.Integer()), method: Type.String() })),
  skipped: Type.Array(open({ ref: Type.String(), view: Type.Optional(orNull(Type.String())), reason: Type.String() })),
  errors: Type.Array(RefError),
});
export type GenerateMissingReply = Static<typeof GenerateMissingReply>;

export const generateMissingRoute = defineRoute({
  id: "generateMissingRefs",
  method: "post",
  path: "/refs/generate-missing",
  summary: "Queues one candidate for each missing reference of a pass, and fills its missing keyframes.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    kinds: Type.Optional(Type.Array(oneOf("series", "keyframe"))),
    target: clearable(Type.String()),
    keyframe_target: clearable(Type.String()),
    dry_run: withDefault(Type.Boolean(), false),
  }),
  reply: GenerateMissingReply,
  refuses: { "bad-input": "an unknown kind, or a target of another kind", unknown: "the pass is not built" },
});
