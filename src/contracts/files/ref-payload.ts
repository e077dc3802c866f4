// What the queue's journal keeps of a candidate that is made: which one it is, and who named the model files that it loads. Everything else
// stands in the candidate's own record.
import { Type, type Static } from "typebox";
import { closed, orNull, TakeNumber } from "../schema.ts";
import { ModelSources } from "./render-payload.ts";

export const RefPayload = closed({
  ep: Type.String(),
  ref: Type.String(),
  view: orNull(Type.String()),
  take: TakeNumber,
  /** Roots of the request that queued it, where it came with its own. */
  roots: Type.Optional(Type.Array(Type.String())),
  models: Type.Optional(ModelSources),
});
export type RefPayload = Static<typeof RefPayload>;
