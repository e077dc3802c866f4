// `archive.json` in an archive: every other file of it with its SHA-256. Paths are relative to the folder that the archive is opened
// into, which then holds the episode's folder. docs/format.md "Archive".
import { Type, type Static } from "typebox";
import { oneOf, open } from "../../schema.ts";
import { LockedModel } from "./lock.ts";

export const ArchivedFile = open({
  path: Type.String({ minLength: 1 }),
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
});
export type ArchivedFile = Static<typeof ArchivedFile>;

/** What the episode names and the archive does not hold. `why`: a sentence's end. */
export const LeftOut = open({ path: Type.String(), why: Type.String() });
export type LeftOut = Static<typeof LeftOut>;

/** `picked`: the takes that the cuts play; `all`: every finished one. */
export const ArchivedTakes = oneOf("picked", "all");
export type ArchivedTakes = Static<typeof ArchivedTakes>;

export const ArchiveFile = open({
  version: Type.Literal(1),
  format: Type.Literal("episode-studio-archive"),
  /** Version of the studio that wrote it. */
  studio: Type.String(),
  /** ISO 8601. */
  made: Type.String(),
  /** Name of the episode's folder. */
  episode: Type.String({ minLength: 1 }),
  takes: ArchivedTakes,
  /** Whether assembled films and masters are in it. */
  films: Type.Boolean(),
  /** By name and hash only. */
  models: Type.Array(LockedModel),
  left_out: Type.Array(LeftOut),
  files: Type.Array(ArchivedFile),
});
export type ArchiveFile = Static<typeof ArchiveFile>;
