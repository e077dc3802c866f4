// Some of the shelf as one zip that can be carried to another machine. docs/http.md "The shelf".
import { Type } from "typebox";
import { EpisodePath, closed, open } from "../../schema.ts";
import { defineRoute } from "../../route.ts";
import { CastId } from "./shelf.ts";

export const packShelfRoute = defineRoute({
  id: "packShelf",
  method: "post",
  path: "/shelf/pack",
  summary: "Packs some of the shelf as one zip, with the SHA-256 of each file.",
  body: closed({ ep: EpisodePath, ids: Type.Array(CastId, { minItems: 1, maxItems: 200 }) }),
  reply: open({
    /** Absolute, and relative to the shelf. */
    file: Type.String(),
    path: Type.String(),
    bytes: Type.Integer(),
    sha256: Type.String(),
    ids: Type.Array(Type.String()),
  }),
  refuses: { unknown: "no such folder on the shelf", "too-large": "more than 512 MB" },
});

export const unpackShelfRoute = defineRoute({
  id: "unpackShelf",
  method: "post",
  path: "/shelf/unpack",
  summary: "Puts what a pack holds on the shelf, once all of it is what it says.",
  body: closed({
    ep: EpisodePath,
    source_path: Type.Optional(Type.String({ minLength: 1, description: "absolute path of a file of this machine" })),
    replace: Type.Optional(
      Type.Union([
        Type.Boolean(),
        Type.Unsafe<string>({ type: "string", enum: ["1", "true", "yes", "on", "0", "false", "no", "off", ""] }),
      ]),
    ),
  }),
  takesFile: true,
  reply: open({
    unpacked: Type.Array(open({ id: Type.String(), sha1: Type.String() })),
    skipped: Type.Array(open({ id: Type.String(), reason: Type.String() })),
  }),
  refuses: {
    "bad-input": "a file that is no pack, or one that is damaged",
    unknown: "no such file on this machine",
    "too-large": "a pack over 512 MB, or a file in it over 64 MB",
  },
});
