// What the queue's journal keeps of a render: which take it fills, and who asked for the model files that it loads, which are looked up
// when it starts. Everything else stands in the take's own files.
import { Type, type Static } from "typebox";
import { Pass, ShotId, TakeNumber, closed, open } from "../schema.ts";

/** Who named the LoRAs and the steps (a layer of the build, `override` or `request`), and what else decides which files may be used. */
export const ModelSources = closed({
  loras: Type.String(),
  steps: Type.String(),
  /** `model_families` of the series config. */
  families: Type.Record(Type.String(), Type.Array(Type.String())),
  allow_mismatch: Type.Boolean(),
});
export type ModelSources = Static<typeof ModelSources>;

/** Where a take lies; `ep` is an absolute path. */
export const TakeAddress = open({ ep: Type.String(), pass: Pass, shot: ShotId });

export const RenderPayload = closed({
  ep: Type.String(),
  pass: Pass,
  shot: ShotId,
  take: TakeNumber,
  /** Roots of the request that queued it, where it came with its own: the job reads there what it was planned with. */
  roots: Type.Optional(Type.Array(Type.String())),
  /** The take's frames are kept as pictures too. */
  save_frames: Type.Optional(Type.Boolean()),
  models: Type.Optional(ModelSources),
});
export type RenderPayload = Static<typeof RenderPayload>;
