// What the queue's journal keeps of a render: which take it fills. Everything else stands in the take's own files.
import { Type, type Static } from "typebox";
import { Pass, ShotId, TakeNumber, closed } from "../schema.ts";

export const RenderPayload = closed({ ep: Type.String(), pass: Pass, shot: ShotId, take: TakeNumber });
export type RenderPayload = Static<typeof RenderPayload>;
