// The shelf of a root: characters, props and places beyond one show. Put there, taken as pinned copies. Packs are in `packs`. docs/http.md
// "The shelf".
import { Type, type Static } from "typebox";
import { CAST_KINDS, CastPicture } from "../../files/cast.ts";
import { EpisodePath, closed, oneOf, open, orNull, withDefault } from "../../schema.ts";
import { defineRoute } from "../../route.ts";
import { RefId } from "../refs.ts";

export const CastId = Type.String({
  pattern: "^[A-Za-z0-9][A-Za-z0-9_.-]{0,79}$",
  description: "name of a folder on the shelf: letters, digits, _, - and .",
});

/** A reference of the show that was taken from the shelf, or put there. `newer`: the shelf has another version since. */
const TakenRef = open({ ref: Type.String(), sha1: Type.String(), taken: Type.String(), newer: Type.Boolean() });

const ShelfEntry = open({
  id: Type.String(),
  kind: oneOf(...CAST_KINDS),
  name: Type.String(),
  subject: Type.String(),
  /** Of text and files together: what a pin names. */
  sha1: Type.String(),
  put: Type.String(),
  from: open({ show: Type.String(), episode: Type.String() }),
  files: Type.Array(CastPicture),
  refs: Type.Array(TakenRef),
});
export type ShelfEntry = Static<typeof ShelfEntry>;

export const shelfRoute = defineRoute({
  id: "shelf",
  method: "get",
  path: "/shelf",
  summary: "Lists what lies on the shelf of an episode's root, and what of it its show has.",
  query: closed({ ep: EpisodePath }),
  reply: open({
    /** Absolute path of the shelf, there or not yet. */
    folder: Type.String(),
    entries: Type.Array(ShelfEntry),
    /** Folders that cannot be read, with why. */
    problems: Type.Array(open({ id: Type.String(), error: Type.String() })),
  }),
  refuses: { "outside-roots": "the shelf is a link that leads out of its root" },
});

export const shelfFileRoute = defineRoute({
  id: "shelfFile",
  method: "get",
  path: "/shelf/file",
  summary: "Streams a file of the shelf, or a pack.",
  query: closed({ ep: EpisodePath, path: Type.String({ minLength: 1, description: "<id>/<name>, as listed" }) }),
  refuses: { "bad-input": "a path that leads out of the shelf", unknown: "no such file" },
});

export const putOnShelfRoute = defineRoute({
  id: "putOnShelf",
  method: "post",
  path: "/shelf/put",
  summary: "Puts a character, prop or place on the shelf; what lies there under its name is kept.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    id: Type.Optional(CastId),
    /** Over a version that this show does not have. */
    replace: withDefault(Type.Boolean(), false),
  }),
  reply: open({ ...ShelfEntry.properties, changed: Type.Boolean() }),
  refuses: {
    "bad-input": "a voice or a keyframe, or an id that is no name of a folder",
    unknown: "no such reference",
    conflict: "the shelf has another one under this id",
    "too-large": "a file over 64 MB",
  },
});

const AddedTake = open({ ref: Type.String(), view: orNull(Type.String()), take: Type.Integer() });
export type AddedTake = Static<typeof AddedTake>;

export const takeFromShelfRoute = defineRoute({
  id: "takeFromShelf",
  method: "post",
  path: "/shelf/take",
  summary: "Takes a copy from the shelf into a show: its text, its pictures as candidates, and which version it was.",
  body: closed({
    ep: EpisodePath,
    id: CastId,
    /** Its id in the series config; the one that it came with when absent. */
    as: Type.Optional(Type.String({ minLength: 1, maxLength: 80, pattern: "^[^\\u0000-\\u001f,:/\\\\]+$" })),
    pick: withDefault(Type.Boolean(), true),
  }),
  reply: open({
    ref: Type.String(),
    sha1: Type.String(),
    series_changed: Type.Boolean(),
    /** Candidates that were not there yet. */
    added: Type.Array(AddedTake),
    picked: Type.Array(AddedTake),
  }),
  refuses: {
    unknown: "no such folder on the shelf, or no series config",
    conflict: "the config has something else under this id, or would not be read any more",
    "tool-failed": "a file of the shelf is not what its cast.json says",
  },
});
