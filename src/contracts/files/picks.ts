// `refs/_picks.json`: which candidate each reference's live file was written from. Contract answers 3.3.
// A series' references have theirs beside the config, a shot's keyframes in the episode.
import { Type, type Static } from "typebox";
import { open } from "../schema.ts";

const marks = {
  take: Type.Optional(Type.Integer()),
  /** Of the live file as it was written; of the candidate for a view. */
  sha1: Type.Optional(Type.String()),
  /** ISO 8601. */
  picked: Type.Optional(Type.String()),
  cleared: Type.Optional(Type.String()),
};

const RefPick = open({
  ...marks,
  views: Type.Optional(Type.Record(Type.String(), open(marks))),
  stitched: Type.Optional(Type.String()),
});
export type RefPick = Static<typeof RefPick>;

export const PicksFile = open({ version: Type.Literal(1), refs: Type.Record(Type.String(), RefPick) });
export type PicksFile = Static<typeof PicksFile>;
