// Issues: notes about shots and their takes, to be worked off in the script. docs/http.md "Issues".
import { Type, type Static } from "typebox";
import { LONGEST_NOTE, placeOfNote } from "../files/delivery/review.ts";
import { IssueItem } from "../files/issues.ts";
import { defineRoute } from "../route.ts";
import { EpisodePath, Pass, ShotId, TakeInput, closed, open, orNull, withDefault, oneOf } from "../schema.ts";

/**
 * A note is closed by who removes it, and by nothing else. `addressed` asks that it be checked again; it is worked out on every reading: the shot was changed and built, or has a newer take. `line`, where it is told: the line of
 * the script that the note speaks of.
 */
export const Issue = open({
  ...IssueItem.properties,
  addressed: Type.Boolean(),
  line: Type.Optional(orNull(Type.Integer({ minimum: 1 }))),
});
export type Issue = Static<typeof Issue>;

const broken = "the file of notes is damaged: nothing is written over it";

export const issuesRoute = defineRoute({
  id: "issues",
  method: "get",
  path: "/issues",
  summary: "The notes of an episode in the order noted; without `pass` those of both passes.",
  query: closed({ ep: EpisodePath, pass: Type.Optional(Pass) }),
  reply: open({ issues: Type.Array(Issue) }),
  refuses: { "tool-failed": broken },
});

export const addIssueRoute = defineRoute({
  id: "addIssue",
  method: "post",
  path: "/issues",
  summary: "Notes something about a shot, with a snapshot of what made its take; without `take` the one the cut plays.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shot: ShotId,
    note: Type.String({ minLength: 1, maxLength: LONGEST_NOTE }),
    take: Type.Optional(orNull(TakeInput)),
    ...placeOfNote,
  }),
  reply: Issue,
  refuses: { unknown: "a shot that is not in the pass, or a take that it does not have", "tool-failed": broken },
});

export const moveIssueRoute = defineRoute({
  id: "moveIssue",
  method: "put",
  path: "/issues",
  summary: "Puts a note on another frame of the take that it is about; what was noted with it stays.",
  body: closed({
    ep: EpisodePath,
    id: Type.String({ minLength: 1 }),
    frame: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: LONGEST_NOTE })),
  }),
  reply: Issue,
  refuses: { unknown: "no such note", "tool-failed": broken },
});

export const removeIssuesRoute = defineRoute({
  id: "removeIssues",
  method: "delete",
  path: "/issues",
  summary: "Removes notes by `id` (several with commas), or a pass's with `clear=1`: with `addressed=1` only those.",
  query: closed({
    ep: EpisodePath,
    id: Type.Optional(Type.String({ minLength: 1 })),
    pass: Type.Optional(Pass),
    clear: Type.Optional(oneOf("0", "1")),
    addressed: Type.Optional(oneOf("0", "1")),
  }),
  reply: open({ removed: Type.Integer({ minimum: 0 }), issues: Type.Array(Issue) }),
  refuses: { "bad-input": "neither `id` nor `clear=1`, or both", "tool-failed": broken },
});

export const restoreIssuesRoute = defineRoute({
  id: "restoreIssues",
  method: "post",
  path: "/issues/restore",
  summary: "Brings back notes that were closed, as they were.",
  body: closed({ ep: EpisodePath, ids: Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }) }),
  reply: open({ issues: Type.Array(Issue) }),
  refuses: { unknown: "a note that is not among those that were closed last", "tool-failed": broken },
});

export const exportIssuesRoute = defineRoute({
  id: "exportIssues",
  method: "get",
  path: "/issues/export",
  summary: "The open notes as one text for whoever mends them, or as data; with `addressed=1` the others too.",
  query: closed({
    ep: EpisodePath,
    pass: Type.Optional(Pass),
    format: withDefault(oneOf("md", "json"), "md"),
    addressed: Type.Optional(oneOf("0", "1")),
  }),
  reply: Type.Union([
    closed({ format: Type.Literal("md"), text: Type.String() }),
    closed({
      episode: Type.String(),
      pass: orNull(Pass),
      instruction: Type.String(),
      issues: Type.Array(Issue),
    }),
  ]),
  refuses: { "tool-failed": broken },
});
