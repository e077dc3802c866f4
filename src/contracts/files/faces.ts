// `_cache/faces/<pass>.json`: how far the faces in takes are from the views of their characters, as long as film, view and model are the same.
// docs/http.md "Likeness".
import { Type, type Static } from "typebox";
import { closed, orNull } from "../schema.ts";

const Count = Type.Integer({ minimum: 0 });

export const KeptFace = closed({
  /** Of the picture that it was compared with. */
  mark: Type.String(),
  /** 0 for the same picture, about 1 for a stranger; null where no face was found. */
  distance: orNull(Type.Number()),
  worst: orNull(Type.Number()),
  /** Frames that were looked at, and those with the face. */
  looked: Count,
  found: Count,
  /** Why nothing was measured, for people. */
  why: orNull(Type.String()),
});
export type KeptFace = Static<typeof KeptFace>;

/** `film`: which film of that number it was; `faces` by subject. */
const KeptTake = closed({ film: Type.String(), faces: Type.Record(Type.String(), KeptFace) });
export type KeptTake = Static<typeof KeptTake>;

/** `takes` by shot and number: `sh010/3`. */
export const KeptFaces = closed({
  version: Type.Literal(1),
  model: Type.String(),
  takes: Type.Record(Type.String(), KeptTake),
});
export type KeptFaces = Static<typeof KeptFaces>;
