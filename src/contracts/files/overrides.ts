// `overrides.json`: per-shot values that win over the build, keyed by shot and then target. docs/format.md "overrides.json".
import { Type, type Static } from "typebox";
import { Seed, Slate, open, Lora } from "../schema.ts";

export const PassOverride = open({
  base_hash: Type.Optional(Type.String()),
  prompt: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String())])),
  model: Type.Optional(Type.String()),
  loras: Type.Optional(Type.Array(Lora)),
  steps: Type.Optional(Type.Integer()),
  size: Type.Optional(Type.String()),
  negative: Type.Optional(Type.String()),
  model_low: Type.Optional(Type.String()),
  slate: Type.Optional(Slate),
});
export type PassOverride = Static<typeof PassOverride>;

export const TargetOverride = open({
  seed: Type.Optional(Seed),
  note: Type.Optional(Type.String()),
  final: Type.Optional(PassOverride),
  proxy: Type.Optional(PassOverride),
});
export type TargetOverride = Static<typeof TargetOverride>;

/** `target` stands beside the target blocks, so a shot's block is read key by key. */
export const ShotOverride = Type.Record(Type.String(), Type.Union([Type.String(), TargetOverride]));
export type ShotOverride = Static<typeof ShotOverride>;

export const OverridesFile = open({
  episode: Type.Optional(
    Type.Union([
      Type.String(),
      open({
        id: Type.String(),
        target: Type.Optional(Type.String()),
        refs_target: Type.Optional(Type.String()),
        keyframe_target: Type.Optional(Type.String()),
        voice_target: Type.Optional(Type.String()),
      }),
    ]),
  ),
  shots: Type.Optional(Type.Record(Type.String(), ShotOverride)),
  /** A shot's own recipes for upscale and post, laid over those of the series. What no recipe takes is kept, and does not count. */
  upscale: Type.Optional(Type.Record(Type.String(), open({}))),
  post: Type.Optional(Type.Record(Type.String(), open({}))),
  /** What a shot's colours are matched to, over what the script and the series say. */
  grade: Type.Optional(Type.Record(Type.String(), open({}))),
  /** The series config's audio mode from before a recording was attached; "" when it had none. */
  audio: Type.Optional(open({ mode_before_track: Type.Optional(Type.String()) })),
});
export type OverridesFile = Static<typeof OverridesFile>;
