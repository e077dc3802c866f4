// References of an episode: listed, picked, cleared, put away, and the values that they are made with. docs/http.md "References".
// Making them is in `ref-making`, bringing them in from elsewhere in `ref-imports`.
import { Type, type Static } from "typebox";
import { KeyframeRef, Ref, RefDefaults, RefTakeEntry } from "../replies/ref.ts";
import {
  Lora,
  EpisodePath,
  Pass,
  SeedInput,
  ShotId,
  Size,
  TakeInput,
  closed,
  open,
  orNull,
  withDefault,
  oneOf,
} from "../schema.ts";
import { defineRoute } from "../route.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

export const RefId = Type.String({
  minLength: 1,
  description: "subject:<id>, location:<id>, voice:<id>, shot:<shot>:first or shot:<shot>:last",
});
export const ViewName = clearable(Type.String({ minLength: 1, description: "view of a character, or sheet" }));

const QueriedView = Type.Optional(Type.String({ minLength: 1, description: "view of a character, or sheet" }));

const NOT_THERE = "no such reference, view or candidate";

export const refsRoute = defineRoute({
  id: "refs",
  method: "get",
  path: "/refs",
  summary: "Lists the references of the series and the keyframes of the shots, with their candidates.",
  query: closed({ ep: EpisodePath }),
  reply: open({ refs: Type.Array(Ref), defaults: RefDefaults }),
  refuses: { unknown: "no series config", "tool-failed": "a file of picks or overrides cannot be read" },
});

export const pickRefRoute = defineRoute({
  id: "pickRef",
  method: "put",
  path: "/refs/pick",
  summary: "Makes a candidate the live file that shots read.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    view: ViewName,
    take: TakeInput,
    force: withDefault(Type.Boolean(), false),
  }),
  /** Of a voice without a path in the config also `series_changed`: the config names its sample now. */
  reply: Type.Union([Ref, open({ ref: Type.String(), path: Type.String(), series_changed: Type.Literal(true) })]),
  refuses: {
    "bad-input": "a panorama, a held frame of a tour, or a view that the reference does not have",
    unknown: NOT_THERE,
    conflict: "the candidate is not usable",
    "tool-failed": "the sheet cannot be stitched",
  },
});

export const clearRefRoute = defineRoute({
  id: "clearRef",
  method: "delete",
  path: "/refs/pick",
  summary: "Removes the live file of a reference; its candidates stay.",
  query: closed({ ep: EpisodePath, ref: RefId, view: QueriedView }),
  reply: Ref,
  refuses: { "bad-input": "a voice, or a view that the reference does not have", unknown: NOT_THERE },
});

/** Only the fields that are sent change; null, an empty text or `{}` clears one. */
export const RefOverrideFields = closed(
  {
    prompt: clearable(Type.String()),
    seed: clearable(Type.Union([SeedInput, Type.Literal("")])),
    model: clearable(Type.String()),
    loras: clearable(Type.Array(Type.Union([Lora, Type.String()]))),
    steps: clearable(Type.Union([Type.Integer({ minimum: 1 }), Type.Literal("")])),
    note: clearable(Type.String()),
    target: clearable(Type.String()),
    size: clearable(Type.Union([Size, Type.Literal("")])),
    cfg: clearable(Type.Union([Type.Number({ minimum: 0, maximum: 30 }), Type.Literal("")])),
    negative: clearable(Type.String()),
    params: clearable(Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Literal("")])),
  },
  { minProperties: 1 },
);
export type RefOverrideFields = Static<typeof RefOverrideFields>;

const OverrideReply = open({ override: open({ stale: Type.Boolean() }) });

export const putRefOverrideRoute = defineRoute({
  id: "putRefOverride",
  method: "put",
  path: "/refs/override",
  summary: "Sets or clears values that candidates of a reference, or of one of its views, are made with.",
  body: closed({ ep: EpisodePath, ref: RefId, view: ViewName, fields: RefOverrideFields }),
  reply: OverrideReply,
  refuses: { "bad-input": "a field or value that the reference or its target cannot take", unknown: NOT_THERE },
});

export const deleteRefOverrideRoute = defineRoute({
  id: "deleteRefOverride",
  method: "delete",
  path: "/refs/override",
  summary: "Removes the values of a reference, or only those set on one view.",
  query: closed({ ep: EpisodePath, ref: RefId, view: QueriedView }),
  reply: OverrideReply,
  refuses: { unknown: NOT_THERE },
});

export const putRefDefaultsRoute = defineRoute({
  id: "putRefDefaults",
  method: "put",
  path: "/refs/defaults",
  summary: "Sets or clears which targets make the episode's references; the series config is not written.",
  body: closed({
    ep: EpisodePath,
    target: clearable(Type.String()),
    keyframe_target: clearable(Type.String()),
    voice_target: clearable(Type.String()),
  }),
  reply: open({ defaults: RefDefaults }),
  refuses: { "bad-input": "none of the three, or a target of another kind" },
});

export const discardRefRoute = defineRoute({
  id: "discardRef",
  method: "post",
  path: "/refs/discard",
  summary: "Moves a candidate to the trash; the reference is cleared when it was the pick.",
  body: closed({ ep: EpisodePath, ref: RefId, view: ViewName, take: TakeInput }),
  reply: Ref,
  refuses: {
    "bad-input": "a character without a view",
    unknown: NOT_THERE,
    conflict: "the candidate is still being made",
  },
});

export const ownerTakesRoute = defineRoute({
  id: "ownerTakes",
  method: "get",
  path: "/refs/owner-takes",
  summary: "Lists the candidates of the episode whose pick wrote a shared live file.",
  query: closed({ ep: EpisodePath, ref: RefId }),
  reply: open({
    owner: orNull(Type.String()),
    takes: Type.Array(open({ ...RefTakeEntry.properties, episode: Type.String(), picked: Type.Boolean() })),
  }),
  refuses: { unknown: NOT_THERE },
});

export const KeyframeBody = closed({
  ep: EpisodePath,
  pass: withDefault(Pass, "proxy"),
  shot: ShotId,
  which: withDefault(oneOf("first", "last"), "first"),
  source_shot: clearable(ShotId),
  source_take: clearable(TakeInput),
  /** 0-based in decode order; negative counts from the end. */
  frame: clearable(Type.Union([Type.Integer(), oneOf("first", "last")])),
  /** Null: only when the keyframe has no live file. */
  pick: clearable(Type.Boolean()),
  note: clearable(Type.String()),
});
export type KeyframeBody = Static<typeof KeyframeBody>;

export const keyframeRoute = defineRoute({
  id: "cutKeyframe",
  method: "post",
  path: "/refs/keyframe",
  summary: "Cuts one frame out of a take and adds it to a shot's first or last frame.",
  body: KeyframeBody,
  reply: KeyframeRef,
  refuses: {
    "bad-input": "no shot before or after it in the cut, or a frame that the take does not have",
    unknown: "a shot that no build has, or no such source take",
    conflict: "the source shot has no usable take",
    "tool-failed": "ffmpeg is missing, or the take cannot be read",
  },
});
