// Values that win over the build: a shot's own, and the episode's target. docs/http.md "Cut and overrides" and "Episode target".
import { Type, type Static } from "typebox";
import {
  Lora,
  EpisodePath,
  Pass,
  SeedInput,
  ShotId,
  Size,
  Slate,
  closed,
  open,
  orNull,
  withDefault,
  oneOf,
} from "../schema.ts";
import { defineRoute } from "../route.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

/** Only the fields that are sent change; null clears one. */
export const OverrideFields = closed(
  {
    prompt: clearable(Type.Union([Type.String(), Type.Array(Type.String())])),
    seed: clearable(SeedInput),
    model: clearable(Type.String()),
    loras: clearable(Type.Array(Type.Union([Lora, Type.String()]))),
    steps: clearable(Type.Integer({ minimum: 1 })),
    size: clearable(Size),
    note: clearable(Type.String()),
    target: clearable(Type.String()),
    negative: clearable(Type.String()),
    model_low: clearable(Type.String()),
    /** Of the drawn target alone. */
    slate: clearable(Slate),
  },
  { minProperties: 1 },
);
export type OverrideFields = Static<typeof OverrideFields>;

/** Each pass's override in force without its `base_hash`; `target` when the shot is retargeted. */
const PassView = open({ stale: Type.Boolean(), target: Type.Optional(Type.String()) });

export const OverrideReply = open({
  override: open({ final: PassView, proxy: PassView }),
  target: Type.String(),
  built_target: Type.String(),
});
export type OverrideReply = Static<typeof OverrideReply>;

export const putOverrideRoute = defineRoute({
  id: "putOverride",
  method: "put",
  path: "/override",
  summary: "Sets or clears values of one shot that win over its build, in one pass or in both.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shot: ShotId,
    both: withDefault(Type.Boolean(), false),
    fields: OverrideFields,
  }),
  reply: OverrideReply,
  refuses: {
    "bad-input": "an unknown field or value, or a target that is no video target",
    conflict: "pass fields on a pass that is not built, or a target that the shot does not compile for",
    unknown: "a shot that no build has",
  },
});

export const deleteOverrideRoute = defineRoute({
  id: "deleteOverride",
  method: "delete",
  path: "/override",
  summary: "Removes one pass's values of a shot, or without `pass` everything, the retarget included.",
  query: closed({ ep: EpisodePath, shot: ShotId, pass: Type.Optional(Pass) }),
  reply: OverrideReply,
  refuses: { unknown: "a shot that no build has" },
});

export const EpisodeTargetReply = open({
  target: Type.String(),
  target_source: oneOf("editor", "series", "default"),
  series_target: orNull(Type.String()),
});

export const episodeTargetRoute = defineRoute({
  id: "episodeTarget",
  method: "put",
  path: "/episode-target",
  summary: "Sets or clears the episode's default video target; the series config is not written.",
  body: closed({ ep: EpisodePath, target: orNull(Type.String()) }),
  reply: EpisodeTargetReply,
  refuses: { "bad-input": "no `target`, or one that is no video target", unknown: "an episode with no build" },
});
