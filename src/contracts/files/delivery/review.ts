// What people who review a film send back: notes on frames of takes, with what they drew. docs/format.md "Notes of a review". Whoever
// reads it trusts nothing in it: it comes from outside.
import { Type, type Static } from "typebox";
import { Pass, TakeNumber, closed, open, orNull } from "../../schema.ts";

/** Characters of a note, at most. */
export const LONGEST_NOTE = 4000;

/** Says what the file is. */
export const REVIEW_FORMAT = "episode-studio-notes";

/** Of a kind that the studio draws (`stroke`, `arrow`, `box`) or another one, which is kept. `d` as `M x y L x y …`, in parts of the picture's width and height, 0 to 1; `color` as `#rrggbb`. */
export const Mark = open({
  kind: Type.String({ minLength: 1, maxLength: 40 }),
  d: Type.Optional(Type.String({ maxLength: 20_000 })),
  color: Type.Optional(Type.String({ maxLength: 40 })),
});
export type Mark = Static<typeof Mark>;

/** Where in a take a note stands, what it draws there, and who wrote it. */
export const placeOfNote = {
  /** Of the take, from 0, at the take's own rate. */
  frame: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000 })),
  /** Frames that it is about, with the first one. */
  span: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
  marks: Type.Optional(Type.Array(Mark, { maxItems: 500 })),
  by: Type.Optional(Type.String({ maxLength: 200 })),
};

export const ReviewNote = open({
  /** Made by the reviewer's page: the same note sent twice has the same. */
  id: Type.String({ pattern: "^[A-Za-z0-9_-]{4,64}$" }),
  shot: Type.String({ minLength: 1, maxLength: 200 }),
  take: orNull(TakeNumber),
  /** The pass that the take is of, where the cut plays the other pass's in its place. */
  take_pass: Type.Optional(Pass),
  note: Type.String({ maxLength: LONGEST_NOTE }),
  /** ISO 8601. */
  when: Type.String({ maxLength: 40 }),
  ...placeOfNote,
});
export type ReviewNote = Static<typeof ReviewNote>;

export const ReviewNotes = open({
  format: Type.Literal(REVIEW_FORMAT),
  version: Type.Literal(1),
  episode: Type.String({ maxLength: 400 }),
  pass: Pass,
  notes: Type.Array(ReviewNote, { maxItems: 5000 }),
});
export type ReviewNotes = Static<typeof ReviewNotes>;

/** What became of one note that came back. */
export const ReturnedNote = closed({
  /** As the reviewer's page made it. */
  note: Type.String(),
  /** The issue's; null when it was left out. */
  issue: orNull(Type.String()),
  shot: Type.String(),
  became: Type.Unsafe<"added" | "changed" | "known" | "left_out">({
    type: "string",
    enum: ["added", "changed", "known", "left_out"],
  }),
  /** Whether the cut plays its take, at its frame. */
  in_cut: Type.Boolean(),
  /** Why not, or why it was left out. */
  says: Type.String(),
  /** Of the script: the line that it speaks of; null when the script has none. */
  line: orNull(Type.Integer({ minimum: 1 })),
});
export type ReturnedNote = Static<typeof ReturnedNote>;
