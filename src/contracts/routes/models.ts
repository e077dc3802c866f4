// The files that one model parameter of a target can take, as the host lists them. docs/http.md "Targets and models"
// and "Readiness record".
import { Type, type Static } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, closed, open, orNull, withDefault, oneOf } from "../schema.ts";

const ModelFile = open({
  name: Type.String(),
  match: oneOf("name", "fingerprint", "other"),
  /** Its header says another family. */
  mismatch: Type.Optional(Type.Boolean()),
  /** The family that it was told to be, with its label. */
  family: orNull(Type.String()),
  label: orNull(Type.String()),
  confidence: oneOf("metadata", "tensors", "name", "unknown"),
  /** What the file says of itself. */
  detail: orNull(Type.String()),
  /** Of the family that the base preset takes. */
  base: Type.Optional(Type.Boolean()),
});
export type ModelFile = Static<typeof ModelFile>;

export const modelsRoute = defineRoute({
  id: "models",
  method: "get",
  path: "/models",
  summary: "A model parameter's files as the host lists them: those of the family by name, by header, and the others.",
  query: closed({
    target: Type.String({ minLength: 1 }),
    param: withDefault(Type.String({ minLength: 1 }), "model"),
    ep: Type.Optional(EpisodePath),
  }),
  reply: open({
    target: Type.String(),
    param: Type.String(),
    family: Type.String(),
    label: Type.String(),
    patterns: Type.Array(Type.String()),
    folder: Type.String(),
    class_type: orNull(Type.String()),
    field: orNull(Type.String()),
    /** Whether headers could be read; false: the files were told by their names alone. */
    fingerprint: Type.Boolean(),
    files: Type.Array(ModelFile),
  }),
  refuses: {
    "bad-input": "unknown target, or a parameter that takes no model files",
    "host-silent": "no host is set, or it does not answer",
  },
});
