// Pictures, voices and videos come in from elsewhere as candidates of references. docs/http.md "References".
import { Type, type Static } from "typebox";
import { Ref, RefTakeEntry } from "../replies/ref.ts";
import { EpisodePath, Pass, ShotId, TakeInput, closed, oneOf, open, orNull, withDefault } from "../schema.ts";
import { defineRoute } from "../route.ts";
import { RefId, ViewName } from "./refs.ts";

const clearable = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

const sourcePath = Type.Optional(Type.String({ minLength: 1, description: "absolute path of a file of this machine" }));

/** In a form, `1`, `true`, `yes`, `on`, and `0`, `false`, `no`, `off` or nothing. */
const FormFlag = Type.Union([
  Type.Boolean(),
  Type.Unsafe<string>({ type: "string", enum: ["1", "true", "yes", "on", "0", "false", "no", "off", ""] }),
]);

export const importRefRoute = defineRoute({
  id: "importRef",
  method: "post",
  path: "/refs/import",
  summary: "Adds a picture or a sound as a candidate of a reference.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    view: ViewName,
    source_path: sourcePath,
    pick: Type.Optional(FormFlag),
    note: Type.Optional(Type.String()),
  }),
  takesFile: true,
  reply: Ref,
  refuses: {
    "bad-input": "no file, or one that is no picture or sound that can be used",
    unknown: "no such reference, or no such file on this machine",
    "too-large": "a file over 64 MB",
    "tool-failed": "the sheet cannot be stitched",
  },
});

export const MatchReply = open({
  matched: Type.Array(
    open({
      file: Type.String(),
      ref: Type.String(),
      view: orNull(Type.String()),
      name: Type.String(),
      kind: Type.String(),
      audio: Type.Boolean(),
      path: orNull(Type.String()),
      why: Type.String(),
    }),
  ),
  unmatched: Type.Array(open({ file: Type.String(), why: Type.String() })),
});
export type MatchReply = Static<typeof MatchReply>;

export const matchRefsRoute = defineRoute({
  id: "matchRefs",
  method: "post",
  path: "/refs/match",
  summary: "Says which reference each of some file names is for. Reads names only, and writes nothing.",
  body: closed({ ep: EpisodePath, names: Type.Array(Type.String(), { maxItems: 500 }) }),
  reply: MatchReply,
  refuses: { "bad-input": "more than 500 names", unknown: "no series config" },
});

/** `modified`: seconds since 1970; `duration`: seconds, null where the container does not say. */
const KeptVideo = open({
  path: Type.String(),
  name: Type.String(),
  size: Type.Integer(),
  modified: Type.Number(),
  duration: orNull(Type.Number()),
});
export type KeptVideo = Static<typeof KeptVideo>;

export const keepVideoRoute = defineRoute({
  id: "keepVideo",
  method: "post",
  path: "/refs/video",
  summary: "Keeps a video of the person's own beside the references.",
  body: closed({ ep: EpisodePath, source_path: sourcePath }),
  takesFile: true,
  reply: open({ ...KeptVideo.properties, copied: Type.Boolean() }),
  refuses: {
    "bad-input": "no file, or one that is no video",
    unknown: "no such file on this machine",
    "too-large": "an upload over 64 MB",
  },
});

export const videosRoute = defineRoute({
  id: "keptVideos",
  method: "get",
  path: "/refs/videos",
  summary: "Lists the kept videos, newest first.",
  query: closed({ ep: EpisodePath }),
  reply: open({ videos: Type.Array(KeptVideo) }),
});

export const copyRefTakeRoute = defineRoute({
  id: "copyRefTake",
  method: "post",
  path: "/refs/copy-take",
  summary: "Copies a finished picture into another reference as a new candidate.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    view: ViewName,
    take: TakeInput,
    to: Type.Union([RefId, closed({ ref: RefId, view: ViewName })]),
  }),
  reply: RefTakeEntry,
  refuses: {
    "bad-input": "into a whole character, a voice, or to itself",
    unknown: "no such reference, view or candidate",
    conflict: "the candidate is not usable",
  },
});

export const voiceFromTakeRoute = defineRoute({
  id: "voiceFromTake",
  method: "post",
  path: "/refs/voice-from-take",
  summary: "Cuts a stretch of a take's sound as a candidate of a voice.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    shot: ShotId,
    take: TakeInput,
    pass: withDefault(Pass, "proxy"),
    start: Type.Number({ minimum: 0, description: "seconds" }),
    end: Type.Number({ minimum: 0, description: "seconds" }),
    note: Type.Optional(orNull(Type.String())),
  }),
  reply: RefTakeEntry,
  refuses: {
    "bad-input": "a reference that is no voice, or a stretch outside the take or not 0.2 to 30 s long",
    unknown: "no such reference, shot or take",
    conflict: "the take is not usable, or has no sound",
    "tool-failed": "ffmpeg is missing, or the take cannot be read",
  },
});

export const FromFrameBody = closed({
  ep: EpisodePath,
  pass: withDefault(Pass, "proxy"),
  shot: clearable(ShotId),
  take: clearable(TakeInput),
  /** 0-based in decode order; negative counts from the end. */
  frame: clearable(Type.Union([Type.Integer(), oneOf("first", "last")])),
  video: clearable(Type.String({ minLength: 1, description: "a kept video, as refs/_videos/<name>" })),
  time: clearable(Type.Number({ minimum: 0, description: "seconds into that video" })),
  ref: RefId,
  view: ViewName,
  instruction: clearable(Type.String()),
  /** Of the edits. */
  target: clearable(Type.String()),
  /** Whether a character's other views are drawn from it. */
  views: clearable(Type.Boolean()),
  pick: clearable(Type.Boolean()),
  note: clearable(Type.String()),
});
export type FromFrameBody = Static<typeof FromFrameBody>;

export const fromFrameRoute = defineRoute({
  id: "refFromFrame",
  method: "post",
  path: "/refs/from-frame",
  summary: "Makes a frame of a take, or of a kept video, a candidate of a reference, and what is asked for beyond it.",
  body: FromFrameBody,
  reply: open({
    frame: RefTakeEntry,
    /** Ids of the jobs that are queued already. */
    edits: Type.Array(Type.String()),
    /** What follows once they are done; null where nothing does. */
    step: orNull(Type.String()),
    /** Why something of it cannot be made. */
    errors: Type.Array(Type.String()),
  }),
  refuses: {
    "bad-input": "a take and a video, or neither; a video outside refs/_videos/; a reference without pictures",
    unknown: "no such reference, take or video",
    conflict: "the take is not usable",
    "tool-failed": "ffmpeg is missing, or the film cannot be read",
  },
});
