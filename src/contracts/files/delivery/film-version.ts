// `versions/<id>.json`: another form of the same film: another shape, or its lines in another language. Takes and cut are shared.
// docs/format.md "Versions".
import { Type, type Static } from "typebox";
import { Size, closed, pair } from "../../schema.ts";

export const FilmVersionId = Type.String({
  pattern: "^[a-z0-9][a-z0-9_-]{0,39}$",
  description: "small letters, digits, - and _; the file's name without .json",
});

/** Where the middle of what is seen lies, in parts of the picture's width and height. */
const Centre = pair(Type.Number({ minimum: 0, maximum: 1 }));

/** A line as the script had it when it was put into the other language. */
const Line = closed({ source: Type.String(), text: Type.String() });

export const FilmVersion = closed({
  version: Type.Literal(1),
  /** For people. */
  label: Type.Optional(Type.String()),
  /** Shape of the film; that of its size, or of the cut, where it does not say. */
  ratio: Type.Optional(Type.String({ pattern: "^[1-9][0-9]{0,3}:[1-9][0-9]{0,3}$", description: "9:16" })),
  /** Of the film; where it does not say, as much as the shape leaves of the cut's own. */
  size: Type.Optional(Size),
  /** By shot; the middle of the picture where a shot is not named. */
  crops: Type.Optional(Type.Record(Type.String(), Centre)),
  /** Of the lines, as BCP 47 writes it. */
  language: Type.Optional(Type.String({ pattern: "^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$" })),
  /** By shot, in any order. */
  lines: Type.Optional(Type.Record(Type.String(), Type.Array(Line))),
  /** A sound file that plays under the whole film from its first frame, relative to the episode. */
  recording: Type.Optional(Type.String({ minLength: 1 })),
});
export type FilmVersion = Static<typeof FilmVersion>;
