// Files of an episode, as they are and made small. docs/http.md "Files".
import { Type } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, RelativePath, closed, open } from "../schema.ts";

export const fileRoute = defineRoute({
  id: "file",
  method: "get",
  path: "/file",
  summary: "Streams a file of the episode, with ranges.",
  query: closed({ ep: EpisodePath, path: RelativePath }),
  refuses: { "bad-input": "a path that leads out", unknown: "a missing file" },
});

export const thumbRoute = defineRoute({
  id: "thumb",
  method: "get",
  path: "/thumb",
  summary: "A picture made small: width rounded up to 128, 256, 512 or 1024 pixels, never enlarged.",
  query: closed({
    ep: EpisodePath,
    path: RelativePath,
    w: Type.Optional(Type.Integer({ minimum: 1 })),
    /** Anything: another address for the same path, so that a page shows a changed picture. */
    v: Type.Optional(Type.String()),
  }),
  refuses: { "bad-input": "a path that leads out", unknown: "a missing file" },
});

/** Most bins of one answer. */
const MOST_BINS = 100_000;

const Seconds = Type.Number({ minimum: 0, description: "seconds" });

export const importAudioRoute = defineRoute({
  id: "importAudio",
  method: "post",
  path: "/audio/import",
  summary: "Puts a sound into the episode's `audio/`, from a file of this machine or from a form, for the cut to play.",
  body: closed({
    ep: EpisodePath,
    source_path: Type.Optional(Type.String({ minLength: 1, description: "absolute path of a sound" })),
  }),
  takesFile: true,
  reply: open({
    path: Type.String({ description: "relative to the episode" }),
    copied: Type.Boolean({ description: "false when the episode had this file already" }),
  }),
  refuses: { "bad-input": "no sound by its name, or neither a path nor a file", unknown: "no such file" },
});

export const peaksRoute = defineRoute({
  id: "peaks",
  method: "get",
  path: "/peaks",
  summary: "How loud a media file is over its time: the loudest absolute sample of each bin, as 0 to 255.",
  query: closed({
    ep: EpisodePath,
    path: RelativePath,
    bins: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_BINS })),
    start: Type.Optional(Seconds),
    end: Type.Optional(Seconds),
  }),
  reply: open({
    duration: Type.Number({ description: "seconds of the whole file" }),
    bins: Type.Integer(),
    peaks: Type.Array(Type.Integer({ minimum: 0, maximum: 255 })),
    silent: Type.Optional(Type.Literal(true, { description: "the file has no sound at all" })),
    start: Seconds,
    end: Seconds,
  }),
  refuses: {
    "bad-input": "a path that leads out, or an end that is not behind the start",
    unknown: "a missing file",
    "tool-failed": "the file has sound and cannot be decoded here",
  },
});
