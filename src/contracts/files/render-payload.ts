// What the queue's journal keeps of a render: which take it fills. Everything else stands in the take's own files.
import { Type, type Static } from "typebox";
import { Pass, ShotId, TakeNumber, closed } from "../schema.ts";

export const RenderPayload = closed({
  ep: Type.String(),
  pass: Pass,
  shot: ShotId,
  take: TakeNumber,
  /** The take's frames are kept as pictures too. */
  save_frames: Type.Optional(Type.Boolean()),
});
export type RenderPayload = Static<typeof RenderPayload>;
