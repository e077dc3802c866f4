// What a request has queued, as its reply lists it: takes of shots, candidates of references.
import { Type, type Static } from "typebox";
import { SEED_SOURCES, Seed, open, oneOf, orNull } from "../schema.ts";

export const QueuedTake = open({
  shot: Type.String(),
  take: Type.Integer(),
  prompt_id: Type.String(),
  seed: Seed,
  seed_source: oneOf(...SEED_SOURCES),
  target: Type.String(),
});
export type QueuedTake = Static<typeof QueuedTake>;

export const QueuedRef = open({
  ref: Type.String(),
  view: orNull(Type.String()),
  take: Type.Integer(),
  prompt_id: Type.String(),
  seed: Seed,
  seed_source: oneOf(...SEED_SOURCES),
  backend: Type.String(),
  target: Type.String(),
});
export type QueuedRef = Static<typeof QueuedRef>;
