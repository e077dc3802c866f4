// Matching the colours of takes: measured, kept beside each take, applied where a film is made of them. docs/http.md "Colours".
import { Type, type Static } from "typebox";
import { GradeMatch, Strength } from "../../files/delivery/grade.ts";
import { GradeSummary } from "../../replies/versions.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, ShotId, TakeInput, closed, open, orNull, withDefault } from "../../schema.ts";
import { Skipped, VersionError } from "./upscale.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

export const GradeBody = closed({
  ep: EpisodePath,
  pass: withDefault(Pass, "proxy"),
  /** The cut's takes of these shots; without them and `takes` those of the whole cut. */
  shots: clearable(Type.Array(ShotId)),
  takes: clearable(Type.Array(closed({ shot: ShotId, take: TakeInput }))),
  /** What the shot's own setting says where it is left out. */
  match: clearable(GradeMatch),
  strength: clearable(Strength),
});
export type GradeBody = Static<typeof GradeBody>;

export const GradeReply = open({
  graded: Type.Array(open({ shot: Type.String(), take: Type.Integer(), grade: GradeSummary })),
  skipped: Type.Array(Skipped),
  errors: Type.Array(VersionError),
});
export type GradeReply = Static<typeof GradeReply>;

export const gradeRoute = defineRoute({
  id: "grade",
  method: "post",
  path: "/grade",
  summary: "Measures how the colours of takes are matched, keeps it beside each, and answers when that is done.",
  body: GradeBody,
  reply: GradeReply,
  refuses: {
    unknown: "a shot in no build, or the pass is not built",
    conflict: "`shots` and `takes` together",
    "tool-failed": "ffmpeg is missing",
  },
});

export const removeGradeRoute = defineRoute({
  id: "removeGrade",
  method: "delete",
  path: "/grade",
  summary: "Takes the match of a take's colours away.",
  query: closed({ ep: EpisodePath, shot: ShotId, take: TakeInput, pass: withDefault(Pass, "proxy") }),
  reply: open({ shot: Type.String(), take: Type.Integer(), deleted: Type.Literal(true) }),
  refuses: { unknown: "the take has no match of its colours" },
});

export const setColourRoute = defineRoute({
  id: "setColour",
  method: "put",
  path: "/grade/colour",
  summary:
    "Sets what a shot's colours are matched to in each film, or with null leaves it to the script and the series.",
  body: closed({
    ep: EpisodePath,
    shot: ShotId,
    colour: orNull(closed({ match: GradeMatch, strength: withDefault(Strength, 1) })),
  }),
  reply: open({
    shot: Type.String(),
    /** What counts now, wherever it is said; null for nothing. */
    colour: orNull(open({ match: GradeMatch, strength: Strength })),
  }),
  refuses: { unknown: "a shot in no build" },
});
