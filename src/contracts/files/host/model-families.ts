// `targets/families.json`: the families that model files belong to, and what tells them apart: names, and what the header of a
// safetensors file holds. Facts in docs/format.md "Families".
import { Type, type Static } from "typebox";
import { closed, orNull } from "../../schema.ts";

const Names = Type.Array(Type.String({ minLength: 1 }), { minItems: 1 });

/**
 * What is found in a header. A tensor name that ends in a dot stands for any that begins so; names are compared without the prefix
 * of a whole model. `shapes`: leading dimensions, null for any. A `metadata` value is a glob.
 */
const Signature = closed({
  all: Type.Optional(Names),
  none: Type.Optional(Names),
  shapes: Type.Optional(Type.Record(Type.String(), Type.Array(orNull(Type.Integer({ minimum: 1 }))))),
  metadata: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type Signature = Static<typeof Signature>;

const ModelFamily = closed({
  label: Type.String({ minLength: 1 }),
  /** Globs of file names, in any case. */
  names: Names,
  exclude: Type.Optional(Names),
  /** The family whose tensors it has too: a header that names only the parent does not say which child it is. */
  parent: Type.Optional(Type.String()),
  /** Globs that tell which child a file is whose header names the parent. */
  by_name: Type.Optional(Names),
  header: Type.Optional(Signature),
});
export type ModelFamily = Static<typeof ModelFamily>;

/** Family id to what is known of it. */
export const ModelFamilies = Type.Record(Type.String(), ModelFamily);
export type ModelFamilies = Static<typeof ModelFamilies>;
