// What a film is made of, by the proof beside it, and whether each part still is what it was. docs/http.md "Verify".
import { Type, type Static } from "typebox";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, RelativePath, closed, oneOf, open, orNull } from "../../schema.ts";
import { Difference } from "./lock.ts";

/** One clip of the film. `models`: files by name; `picture`: the file whose picture plays, relative to the episode. */
export const VerifiedClip = open({
  shot: Type.String(),
  take: Type.Integer(),
  target: orNull(Type.String()),
  picture: Type.String(),
  same: Type.Boolean(),
});
export type VerifiedClip = Static<typeof VerifiedClip>;

/** `absent`: no program to look with. Signed credentials are told as that program tells them. */
export const Credentials = open({ state: oneOf("absent", "none", "valid", "invalid"), text: Type.String() });
export type Credentials = Static<typeof Credentials>;

export const verifyRoute = defineRoute({
  id: "verifyFilm",
  method: "get",
  path: "/master/verify",
  summary: "What a master is made of, and in sentences what of it is not what it was when the master was made.",
  query: closed({ ep: EpisodePath, path: RelativePath }),
  reply: open({
    film: Type.String(),
    pass: Pass,
    /** ISO 8601. */
    made: Type.String(),
    /** Whether the film and all that it is made of are what they were. */
    same: Type.Boolean(),
    clips: Type.Array(VerifiedClip),
    models: Type.Array(open({ folder: Type.String(), file: Type.String(), sha256: orNull(Type.String()) })),
    graphs: Type.Array(open({ target: Type.String(), source: Type.String(), sha1: Type.String() })),
    references: Type.Array(open({ path: Type.String(), sha1: orNull(Type.String()) })),
    differs: Type.Array(Difference),
    unknown: Type.Array(Difference),
    /** What the film itself says. */
    source_type: orNull(Type.String()),
    credentials: Credentials,
  }),
  refuses: {
    unknown: "no such film, or no proof beside it",
    "tool-failed": "the proof cannot be read",
  },
});
