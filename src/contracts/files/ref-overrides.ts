// `refs/_overrides.json`: values that win over what is built for a reference, keyed by its id. Contract answers 3.4.
// One level, not per pass. A character's values are inherited by its views; `base_hash` is the SHA-1 of the built prompt that a
// prompt was written over.
import { Type, type Static } from "typebox";
import { Seed, open } from "../schema.ts";
import { Lora } from "./shotlist.ts";

const fields = {
  prompt: Type.Optional(Type.String()),
  seed: Type.Optional(Seed),
  model: Type.Optional(Type.String()),
  loras: Type.Optional(Type.Array(Lora)),
  steps: Type.Optional(Type.Integer()),
  note: Type.Optional(Type.String()),
  target: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  cfg: Type.Optional(Type.Number()),
  negative: Type.Optional(Type.String()),
  params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  base_hash: Type.Optional(Type.String()),
};

const ViewOverride = open(fields);
export type ViewOverride = Static<typeof ViewOverride>;

export const RefOverride = open({ ...fields, views: Type.Optional(Type.Record(Type.String(), ViewOverride)) });
export type RefOverride = Static<typeof RefOverride>;

export const RefOverridesFile = open({ refs: Type.Optional(Type.Record(Type.String(), RefOverride)) });
export type RefOverridesFile = Static<typeof RefOverridesFile>;
