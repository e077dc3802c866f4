// How the episode's title looks on the films around its cut: drawn as a film would have it, before anything is made. docs/http.md "Titles".
// Sizes and places in parts of the frame's height, times in seconds into a film.
import { Type, type Static } from "typebox";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, closed, oneOf, open, orNull, pair, withDefault } from "../../schema.ts";

const Colour = Type.String({ minLength: 1, maxLength: 40, description: 'as CSS writes colours: "#ffe9c4", "white"' });
const Seconds = Type.Number({ minimum: 0, maximum: 3600 });
const Times = pair(Seconds);

/** Series config `publish.subtitle`; what is left out is as the studio has it. */
export const SubtitleFields = closed({
  font: Type.Optional(Type.String({ minLength: 1, description: "font file, from the config's folder" })),
  size: Type.Optional(Type.Number({ minimum: 0.01, maximum: 0.5 })),
  y: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  color: Type.Optional(Colour),
  glow: Type.Optional(Colour),
  glow_size: Type.Optional(Type.Number({ minimum: 0, maximum: 0.2 })),
  intro_in: Type.Optional(Times),
  outro_in: Type.Optional(Times),
  outro_out: Type.Optional(Times),
});
export type SubtitleFields = Static<typeof SubtitleFields>;

export const TITLE_FILMS = ["intro", "outro"] as const;

/** A film around the cut, and when the title is seen on it. */
export const TitledFilm = open({
  seconds: Type.Number(),
  comes: Times,
  /** Null where the title stays to the end. */
  goes: orNull(Times),
});
export type TitledFilm = Static<typeof TitledFilm>;

export const TitlePreview = open({
  /** Of the script's header; null where it has none: then nothing is drawn. */
  text: orNull(Type.String()),
  /** Of the whole frame, pixels. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** What is drawn, and where its corner lies in the frame, pixels. */
  picture: orNull(open({ png: Type.String({ description: "base64" }), x: Type.Integer(), y: Type.Integer() })),
  /** As the series config has it now. */
  subtitle: SubtitleFields,
  /** What counts where a field is left out. */
  usual: closed({
    size: Type.Number(),
    y: Type.Number(),
    color: Type.String(),
    glow: Type.String(),
    glow_size: Type.Number(),
  }),
  intro: orNull(TitledFilm),
  outro: orNull(TitledFilm),
  /** The words of the cards that an assemble with `cards` makes where there is no such film, from top to bottom; none: no card. */
  cards: open({ intro: Type.Array(Type.String()), outro: Type.Array(Type.String()) }),
  /** About letters that no font has. */
  notes: Type.Array(Type.String()),
});
export type TitlePreview = Static<typeof TitlePreview>;

export const titlePreviewRoute = defineRoute({
  id: "titlePreview",
  method: "post",
  path: "/titles/preview",
  summary: "Draws the episode's title as it is written on a film of the pass; writes nothing.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "final"),
    /** In place of the config's own. */
    subtitle: Type.Optional(SubtitleFields),
  }),
  reply: TitlePreview,
  refuses: {
    unknown: "the pass is not built",
    "bad-input": "a font that is not there, or a colour that is none",
    conflict: "the series config has a problem",
    "tool-failed": "a font or a film that cannot be read",
  },
});

export const titleFilmRoute = defineRoute({
  id: "titleFilm",
  method: "get",
  path: "/titles/film",
  summary: "Streams the film before or after the cut, with ranges.",
  query: closed({ ep: EpisodePath, pass: withDefault(Pass, "final"), of: oneOf(...TITLE_FILMS) }),
  refuses: { unknown: "the pass is not built, or there is no such film" },
});
