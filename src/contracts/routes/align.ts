// The recording of an episode, and lining its script up with it. docs/http.md "Recording and alignment".
// Times in seconds from the start of the recording.
import { Type, type Static } from "typebox";
import type { SPEECH_MODELS } from "../choices.ts";
import { defineRoute } from "../route.ts";
import { EpisodePath, Pass, closed, open, orNull, withDefault, oneOf } from "../schema.ts";
import { BuildReply } from "../replies/build-report.ts";
import { TrackInfo } from "../replies/episode-status.ts";

export const ALIGN_NEEDS = ["ffmpeg", "numpy", "faster-whisper"] as const;
export const SPEECH_MODEL: (typeof SPEECH_MODELS)[number] = "medium.en";

/** A version, "" when it cannot be told, null when the package is not there. */
const Version = orNull(Type.String());

export const AlignReady = open({
  ready: Type.Boolean(),
  /** Path of the program. */
  ffmpeg: orNull(Type.String()),
  missing: Type.Array(oneOf(...ALIGN_NEEDS)),
  /** The interpreter that would be run. */
  python: orNull(Type.String()),
  /** What a person can type to install the missing packages; "" when none is missing. */
  install: Type.String(),
  models: open({ default: Type.String(), choices: Type.Array(Type.String()) }),
  packages: open({ numpy: Version, "faster-whisper": Version, "openai-whisper": Version }),
  /** How to get an ffmpeg. */
  ffmpeg_hint: Type.String(),
});
export type AlignReady = Static<typeof AlignReady>;

export const alignReadyRoute = defineRoute({
  id: "alignReady",
  method: "get",
  path: "/align/ready",
  summary: "Whether a recording can be written down here, and what is missing.",
  reply: AlignReady,
});

export const SetTrackReply = open({
  track: orNull(TrackInfo),
  /** SHA-1 of the series config. */
  hash: Type.String(),
  build: BuildReply,
  /** Where the recording lies, relative to the episode; null when it was cleared. */
  path: orNull(Type.String()),
  copied: Type.Boolean(),
  /** Whether the config was laid out anew: an edit never does that. */
  reformatted: Type.Boolean(),
});
export type SetTrackReply = Static<typeof SetTrackReply>;

export const setTrackRoute = defineRoute({
  id: "setTrack",
  method: "post",
  path: "/track",
  summary: "Takes a recording into the episode and names it in the series config, or with `track: null` takes it out.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    source_path: Type.Optional(Type.String({ minLength: 1, description: "a sound file on this machine" })),
    track: Type.Optional(Type.Null()),
  }),
  takesFile: true,
  reply: SetTrackReply,
  refuses: {
    "bad-input": "neither `source_path` nor `track: null`, or a file that is no sound file by its name",
    unknown: "there is no such file, or the episode has no series config",
    conflict: "the series config changed on disk meanwhile",
  },
});

export const AlignReply = open({
  /** False when nothing of the script was heard: then nothing was changed. */
  ok: Type.Boolean(),
  dry_run: Type.Boolean(),
  /** Markdown. */
  report: Type.String(),
  report_path: orNull(Type.String()),
  /** One per shot in script order; null times where the shot keeps its `dur`. */
  changes: Type.Array(
    open({
      shot: Type.String(),
      audio_in: orNull(Type.Number()),
      audio_out: orNull(Type.Number()),
      note: Type.String(),
    }),
  ),
  notes: Type.Array(Type.String()),
  /** Path relative to the episode. */
  recording: Type.String(),
  duration: Type.Number(),
  /** Words heard. */
  words: Type.Integer(),
  script_hash: orNull(Type.String()),
  series_hash: orNull(Type.String()),
  track: orNull(TrackInfo),
  build: orNull(BuildReply),
  /** What the speech program said on its way. */
  log: Type.String(),
});
export type AlignReply = Static<typeof AlignReply>;

export const alignRoute = defineRoute({
  id: "align",
  method: "post",
  path: "/align",
  summary: "Lines the script up with its recording, writes a window into every shot that is heard, and builds.",
  body: closed({
    ep: EpisodePath,
    track: Type.Optional(Type.String({ minLength: 1, description: "path relative to the episode" })),
    model: Type.Optional(Type.String({ minLength: 1, description: "speech model" })),
    snap: withDefault(Type.Boolean(), false),
    dry_run: withDefault(Type.Boolean(), false),
  }),
  reply: AlignReply,
  refuses: {
    "bad-input": "no recording is named, a path that leads out, or texts that do not build",
    unknown: "there is no such recording",
    conflict: "something is missing here (`missing`, `install`), or a text changed on disk (`file`, `hash`, `text`)",
    "tool-failed": "the speech program failed (`log`), or the recording cannot be read",
  },
});
