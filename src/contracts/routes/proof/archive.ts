// An episode as one verified zip, and such a zip as an episode again. docs/http.md "Archive".
import { Type, type Static } from "typebox";
import { ArchivedTakes, LeftOut } from "../../files/proof/archive.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Flag, closed, open, withDefault } from "../../schema.ts";

const counted = {
  /** Files in it, without its list; takes among them; bytes before they are packed, or of the zip. */
  files: Type.Integer(),
  takes: Type.Integer(),
  bytes: Type.Integer(),
  left_out: Type.Array(LeftOut),
};

export const archivePlanRoute = defineRoute({
  id: "archivePlan",
  method: "get",
  path: "/export/archive",
  summary: "What an archive of the episode would hold, and the archives that lie in the episode.",
  query: closed({ ep: EpisodePath, takes: withDefault(ArchivedTakes, "picked"), films: Type.Optional(Flag) }),
  reply: open({
    ...counted,
    /** Path relative to the episode; `made`: milliseconds since 1970. */
    archives: Type.Array(open({ path: Type.String(), bytes: Type.Integer(), made: Type.Integer() })),
  }),
  refuses: { unknown: "neither pass is built", conflict: "a file's name that not every system can have" },
});

export const ArchiveReply = open({
  /** Absolute, and relative to the episode. */
  file: Type.String(),
  path: Type.String(),
  sha256: Type.String(),
  ...counted,
});
export type ArchiveReply = Static<typeof ArchiveReply>;

export const exportArchiveRoute = defineRoute({
  id: "exportArchive",
  method: "post",
  path: "/export/archive",
  summary: "Writes the episode as one verified zip into its archive folder; answers when it is done.",
  body: closed({
    ep: EpisodePath,
    takes: withDefault(ArchivedTakes, "picked"),
    films: withDefault(Type.Boolean(), false),
  }),
  reply: ArchiveReply,
  refuses: {
    unknown: "neither pass is built",
    conflict: "a file's name that not every system can have, or a file that changed meanwhile",
    "tool-failed": "what was written is not what was read",
  },
});

export const openArchiveRoute = defineRoute({
  id: "openArchive",
  method: "post",
  path: "/archive/open",
  summary: "Unpacks an archive as a new folder, once all of it is what it says; nothing is written over.",
  body: closed({
    source_path: Type.String({ minLength: 1, description: "absolute path of the archive on this machine" }),
    parent: Type.String({ minLength: 1, description: "absolute path of the folder that the new one will lie in" }),
    name: Type.String({ minLength: 1, description: "name of the new folder" }),
  }),
  reply: open({
    /** Absolute: the new folder, and the episode in it. */
    folder: Type.String(),
    ep: Type.String(),
    files: Type.Integer(),
    bytes: Type.Integer(),
    left_out: Type.Array(LeftOut),
  }),
  refuses: {
    "bad-input": "a file that is no archive, or one that is damaged; a name that no folder can have",
    conflict: "something of that name is there",
    "outside-roots": "`parent` is outside the roots",
    unknown: "no such file on this machine, or no such folder as `parent`",
    "too-large": "the disk has not enough room for it",
  },
});
