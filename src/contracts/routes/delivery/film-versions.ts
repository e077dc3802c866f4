// Versions of a film: listed with what they lack, written and removed. docs/http.md "Versions".
import { Type, type Static } from "typebox";
import { FilmVersion, FilmVersionId } from "../../files/delivery/film-version.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, closed, oneOf, open, orNull, pair, withDefault } from "../../schema.ts";

const Hash = Type.String({ description: "SHA-1 of the file" });

/** `text`: what is said in the version; null where nobody has written it. `changed`: the script's line is another one since. */
export const VersionLine = open({
  shot: Type.String(),
  speaker: Type.String(),
  source: Type.String(),
  text: orNull(Type.String()),
  state: oneOf("ok", "missing", "changed"),
});
export type VersionLine = Static<typeof VersionLine>;

const Part = Type.Number({ minimum: 0, maximum: 1 });

export const FilmVersionView = open({
  id: Type.String(),
  hash: Hash,
  /** Null where the file is not as the format says; `problem` says why. */
  file: orNull(FilmVersion),
  problem: orNull(Type.String()),
  /** Of the pass's film, pixels. */
  size: pair(Type.Integer()),
  /** By shot of the cut, what is seen of its picture, in parts of its width and height; a shot that is seen whole is left out. */
  seen: Type.Record(Type.String(), open({ left: Part, top: Part, width: Part, height: Part })),
  /** In the cut's order; none where the version has no language. */
  lines: Type.Array(VersionLine),
  /** Lines of the file that no line of the script is any more. */
  unused: Type.Array(open({ shot: Type.String(), source: Type.String() })),
});
export type FilmVersionView = Static<typeof FilmVersionView>;

export const filmVersionsRoute = defineRoute({
  id: "filmVersions",
  method: "get",
  path: "/versions",
  summary: "The versions of an episode's film, by id, each with its lines and what is missing of them.",
  query: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy") }),
  reply: open({ versions: Type.Array(FilmVersionView) }),
  refuses: { unknown: "no such episode, or the pass is not built" },
});

export const putFilmVersionRoute = defineRoute({
  id: "putFilmVersion",
  method: "put",
  path: "/version",
  summary: "Writes a version; what the file held before is kept in the history.",
  body: closed({
    ep: EpisodePath,
    id: FilmVersionId,
    file: FilmVersion,
    /** Of the file that is written over; null for a new one. */
    base_hash: orNull(Hash),
  }),
  reply: open({ id: Type.String(), hash: Hash }),
  refuses: {
    "bad-input": "a size of another shape than the ratio",
    conflict: "the file is another one than `base_hash` says, or is there already",
  },
});

export const removeFilmVersionRoute = defineRoute({
  id: "removeFilmVersion",
  method: "delete",
  path: "/version",
  summary: "Removes a version; its file is kept in the history, its films stay.",
  query: closed({ ep: EpisodePath, id: FilmVersionId }),
  reply: open({ id: Type.String(), deleted: Type.Literal(true) }),
  refuses: { unknown: "no such version" },
});
