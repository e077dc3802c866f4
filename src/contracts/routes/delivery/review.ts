// A film to be reviewed by people without a studio, and their notes coming back. docs/http.md "Review".
import { Type, type Static } from "typebox";
import { ReturnedNote } from "../../files/delivery/review.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, closed, open, withDefault } from "../../schema.ts";

export const ReviewReply = open({
  /** Absolute: the folder to hand over, and the page in it. */
  folder: Type.String(),
  page: Type.String(),
  /** Of the page, relative to the episode. */
  path: Type.String(),
  /** Of the film, at the cut's rate. */
  frames: Type.Integer(),
  shots: Type.Integer(),
  bytes: Type.Integer(),
  /** Shots that are left out, and what is odd about the film. */
  notes: Type.Array(Type.String()),
});
export type ReviewReply = Static<typeof ReviewReply>;

export const exportReviewRoute = defineRoute({
  id: "exportReview",
  method: "post",
  path: "/export/review",
  summary:
    "Writes the cut as a folder with a film and one page that opens offline, for notes on frames; answers when it is done.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy") }),
  reply: ReviewReply,
  refuses: {
    unknown: "the pass is not built",
    conflict: "no shot has a clip to play",
    "tool-failed": "no film came of it",
  },
});

export const importNotesRoute = defineRoute({
  id: "importNotes",
  method: "post",
  path: "/issues/import",
  summary:
    "Takes the notes of a review, as its page saved or copied them, as issues; a note that came before is not taken twice.",
  body: closed({
    ep: EpisodePath,
    text: Type.String({ minLength: 1, description: "the file's content, or a text with it inside" }),
  }),
  reply: open({
    added: Type.Integer({ minimum: 0 }),
    changed: Type.Integer({ minimum: 0 }),
    known: Type.Integer({ minimum: 0 }),
    left_out: Type.Integer({ minimum: 0 }),
    notes: Type.Array(ReturnedNote),
  }),
  refuses: {
    "bad-input": "a text without notes of a review in it",
    conflict: "the notes of another episode",
    "tool-failed": "the file of notes is damaged: nothing is written over it",
  },
});
