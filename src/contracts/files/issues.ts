// `_issues.json`: notes about shots, each with a snapshot of what made the take that it is about. docs/format.md "_issues.json". The file
// is there only while there are notes.
import { Type, type Static } from "typebox";
import { Pass, open, orNull } from "../schema.ts";
import { placeOfNote } from "./delivery/review.ts";

export const IssueItem = open({
  /** Eight hexadecimal digits. */
  id: Type.String({ minLength: 1 }),
  shot: Type.String(),
  pass: Pass,
  take: orNull(Type.Integer()),
  /** The pass that the take is of, where the cut plays the other pass's in its place. */
  take_pass: Type.Optional(Pass),
  note: Type.String(),
  /** ISO 8601. */
  when: Type.String(),
  /** Story hash of the shot as it was built then. */
  shot_hash: Type.String(),
  target: Type.String(),
  /** The shot's lines of the script; empty when the script could not be read. */
  script: Type.String(),
  prompt: Type.String(),
  seed: Type.String(),
  refs: Type.Array(open({ role: Type.String(), id: orNull(Type.String()), path: Type.String() })),
  /** The take's video, relative to the episode. */
  take_file: orNull(Type.String()),
  ...placeOfNote,
  /** The note of a review that it came with: the same note is not taken twice. */
  review_note: Type.Optional(Type.String()),
});
export type IssueItem = Static<typeof IssueItem>;

export const IssuesFile = open({
  version: Type.Literal(1),
  items: Type.Array(IssueItem),
  /** Notes of reviews whose issues were removed: they are not taken again. */
  removed_notes: Type.Optional(Type.Array(Type.String())),
});
export type IssuesFile = Static<typeof IssuesFile>;
