// `<stem>.grade.json`: how a take's colours are matched to others. The correction is text beside the take and is never drawn into it: an
// assemble, an editing program and the viewer apply it. docs/format.md "Grade record".
import { Type, type Static } from "typebox";
import { Pass, closed, oneOf, open, orNull } from "../../schema.ts";

/** What colours are matched to: the plate of the shot's location, the picture that the take began from, another shot's take; or nothing. */
export const GradeMatch = Type.String({
  format: "match",
  description: "plate, first, shot:<shot id>, or none",
});

/** How much of the correction counts. */
export const Strength = Type.Number({ minimum: 0, maximum: 1 });

/** `match` as a request, a script line, an override or the series config says it. */
export const ColourBlock = closed({ match: GradeMatch, strength: Type.Optional(Strength) });
export type ColourBlock = Static<typeof ColourBlock>;

/** Values of one channel at 0, 1/32 ... 1, each 0 to 1. */
const Curve = Type.Array(Type.Number({ minimum: 0, maximum: 1 }), { minItems: 33, maxItems: 33 });

/** The correction at full strength. All values are those of sRGB, 0 to 1. */
export const GradeLook = open({
  red: Curve,
  green: Curve,
  blue: Curve,
  /** Added to each channel in the middle tones. */
  white: Type.Array(Type.Number(), { minItems: 3, maxItems: 3 }),
  saturation: Type.Number({ minimum: 0, maximum: 4 }),
});
export type GradeLook = Static<typeof GradeLook>;

export const GradeRecord = open({
  version: Type.Literal(1),
  match: GradeMatch,
  strength: Strength,
  /** Who wanted it: somebody for this take, or the script, an override or the series config. */
  asked: oneOf("request", "setting"),
  /** What it was matched to; the path is relative to the episode. */
  reference: open({
    path: Type.String(),
    sha1: Type.String(),
    shot: Type.Optional(Type.String()),
    take: Type.Optional(Type.Integer()),
    pass: Type.Optional(Pass),
  }),
  look: GradeLook,
  /** Nothing is to be corrected: the picture is played as it is. */
  identity: Type.Boolean(),
  /** How far the colours were from those that they are matched to, and are with the correction: CIE Lab, about 2 can just be seen. */
  distance: open({ before: Type.Number(), after: Type.Number() }),
  /** SHA-1 of the take's video that was measured, and its stamp. */
  made_from: Type.String(),
  made_from_stamp: orNull(Type.String()),
  /** ISO 8601. */
  made: Type.String(),
});
export type GradeRecord = Static<typeof GradeRecord>;
