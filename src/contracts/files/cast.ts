// What lies on the shelf of a root, and what a show took from it. docs/format.md "The shelf". A character, prop, vehicle or place is a folder
// of its own there, with its text (the block of the config, without paths), its pictures and its voice. Sizes in bytes.
import { Type, type Static } from "typebox";
import { open, oneOf, orNull } from "../schema.ts";

/** The live picture of anything, the views of a character, its voice. */
export const CAST_SLOTS = ["picture", "01_threequarter", "02_side", "03_back", "04_face", "voice"] as const;
export type CastSlot = (typeof CAST_SLOTS)[number];

export const CAST_KINDS = ["character", "prop", "vehicle", "location"] as const;
export type CastKind = (typeof CAST_KINDS)[number];

/** `name`: of the file, beside `cast.json`. */
export const CastPicture = open({
  slot: oneOf(...CAST_SLOTS),
  name: Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$" }),
  bytes: Type.Integer({ minimum: 1 }),
  sha1: Type.String({ pattern: "^[0-9a-f]{40}$" }),
});
export type CastPicture = Static<typeof CastPicture>;

/** `_cast/<id>/cast.json`. */
export const CastFile = open({
  version: Type.Literal(1),
  /** Name of the folder. */
  id: Type.String(),
  kind: oneOf(...CAST_KINDS),
  name: Type.String(),
  /** Its id in the config that it comes from. */
  subject: Type.String(),
  /** Its block in that config, without paths. */
  block: Type.Record(Type.String(), Type.Unknown()),
  /** Whether the live picture of a character was supplied whole or stitched from its views; null for anything else. */
  live_from: orNull(oneOf("sheet", "views")),
  files: Type.Array(CastPicture, { maxItems: CAST_SLOTS.length }),
  /** ISO 8601. */
  put: Type.String(),
  from: open({ show: Type.String(), episode: Type.String() }),
});
export type CastFile = Static<typeof CastFile>;

/** What a show has of the shelf: which version, by its SHA-1. */
const CastPin = open({
  id: Type.String(),
  sha1: Type.String(),
  /** ISO 8601. */
  taken: Type.String(),
  episode: Type.String(),
});
export type CastPin = Static<typeof CastPin>;

/** `refs/_shelf.json` beside the config. */
export const CastPins = open({ version: Type.Literal(1), refs: Type.Record(Type.String(), CastPin) });
export type CastPins = Static<typeof CastPins>;

/** `pack.json` of a pack: every other file in it, by its path there, with its SHA-256. */
export const PackFile = open({
  version: Type.Literal(1),
  format: Type.Literal("episode-studio-cast"),
  ids: Type.Array(Type.String(), { minItems: 1, maxItems: 200 }),
  files: Type.Array(
    open({
      path: Type.String(),
      bytes: Type.Integer({ minimum: 1 }),
      sha256: Type.String({ pattern: "^[0-9a-f]{64}$" }),
    }),
  ),
});
export type PackFile = Static<typeof PackFile>;
