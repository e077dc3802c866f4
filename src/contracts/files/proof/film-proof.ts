// `<film>.proof.json` beside a delivered film: what it is made of, each by its hash, as it was when the film was made. docs/format.md "Proofs".
import { Type, type Static } from "typebox";
import { Pass, open, orNull } from "../../schema.ts";
import { LockFile } from "./lock.ts";

/** The picture of a clip in the film: of an upscale, a post or the take itself. Relative to the episode. */
export const ProvenPicture = open({
  shot: Type.String(),
  take: Type.Integer({ minimum: 1 }),
  /** Null for a take from before records. */
  target: orNull(Type.String()),
  path: Type.String(),
  sha1: orNull(Type.String()),
  /** Of the correction of its colours that the film shows; null without one. */
  grade: orNull(Type.String()),
});
export type ProvenPicture = Static<typeof ProvenPicture>;

export const FilmProof = open({
  version: Type.Literal(1),
  format: Type.Literal("episode-studio-proof"),
  /** Name of the film in the same folder. */
  film: Type.String(),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
  pass: Pass,
  /** The IPTC's word for how its pictures came about; null where nothing is claimed. */
  source_type: orNull(Type.String()),
  pictures: Type.Array(ProvenPicture),
  /** Takes, targets, graphs, models and references of its pass. */
  made_with: LockFile,
});
export type FilmProof = Static<typeof FilmProof>;
