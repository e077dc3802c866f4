// `episode.lock.json`: what an episode is made with at one moment, so that somebody can make it again and see what is not the same any
// more. Every file by its hash, nothing of the machine. docs/format.md "episode.lock.json".
import { Type, type Static } from "typebox";
import { Pass, open, orNull } from "../../schema.ts";

const Sha1 = Type.String({ pattern: "^[0-9a-f]{40}$" });
const Sha256 = Type.String({ pattern: "^[0-9a-f]{64}$" });

/** A text or a file of settings, relative to the episode. */
export const LockedText = open({ path: Type.String(), sha256: Sha256 });
export type LockedText = Static<typeof LockedText>;

/** `sha1`: of the target as data. `graph`: of the workflow in force, and where it comes from; null for one without, or while nobody can say. */
export const LockedTarget = open({
  id: Type.String(),
  sha1: Sha1,
  graph: orNull(open({ source: Type.String(), sha1: Sha1 })),
});
export type LockedTarget = Static<typeof LockedTarget>;

/** A model file as the records of takes name it. `sha256` is null where the file is not on this machine. */
export const LockedModel = open({ folder: Type.String(), file: Type.String(), sha256: orNull(Sha256) });
export type LockedModel = Static<typeof LockedModel>;

/** Relative to the episode; null while the file is missing. */
export const LockedReference = open({ path: Type.String(), sha1: orNull(Sha1) });
export type LockedReference = Static<typeof LockedReference>;

/** The take that a shot plays, null while it plays none; `sha1`: of its film. */
export const LockedTake = open({
  pass: Pass,
  shot: Type.String(),
  take: orNull(Type.Integer({ minimum: 1 })),
  sha1: orNull(Sha1),
});
export type LockedTake = Static<typeof LockedTake>;

export const LockFile = open({
  version: Type.Literal(1),
  episode: Type.String(),
  /** ISO 8601. */
  made: Type.String(),
  programs: open({ studio: Type.String(), ffmpeg: orNull(Type.String()) }),
  texts: Type.Array(LockedText),
  targets: Type.Array(LockedTarget),
  /** What hosts made of finished takes: enlarged, restored, interpolated. */
  steps: Type.Array(LockedTarget),
  models: Type.Array(LockedModel),
  references: Type.Array(LockedReference),
  takes: Type.Array(LockedTake),
});
export type LockFile = Static<typeof LockFile>;
