// The cut for other programs: editors, players, printers, spreadsheets.
import { Type, type Static } from "typebox";
import { FilmVersionId } from "../files/delivery/film-version.ts";
import { HANDOFF_NAMES } from "../choices.ts";
import { defineRoute } from "../route.ts";
import { EpisodePath, Pass, closed, withDefault, oneOf } from "../schema.ts";

export const HandoffFormat = oneOf(...HANDOFF_NAMES);
export type HandoffFormat = Static<typeof HandoffFormat>;

export const HandoffReply = closed({
  /** What the file would be saved as. */
  file: Type.String(),
  type: Type.String({ description: "media type" }),
  content: Type.String(),
  /** What the person who opens it there must know: shots without a take, trims that were cut down. */
  notes: Type.Array(Type.String()),
});
export type HandoffReply = Static<typeof HandoffReply>;

export const handoffRoute = defineRoute({
  id: "handoff",
  method: "get",
  path: "/export",
  summary:
    "The cut as a file for another program, a shot without a take as a gap of its planned length; the notes stand, " +
    "percent-encoded, in the header X-Studio-Notes. With `as=json` file and notes as data.",
  query: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    format: HandoffFormat,
    /** Whether WebVTT names who speaks. */
    speakers: withDefault(oneOf("0", "1"), "1"),
    /** The lines of one of the episode's versions. */
    version: Type.Optional(FilmVersionId),
    as: withDefault(oneOf("file", "json"), "file"),
  }),
  reply: HandoffReply,
  alsoText: "text/plain",
  refuses: { unknown: "no such episode, or the pass is not built" },
});
