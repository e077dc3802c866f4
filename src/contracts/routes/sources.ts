// The two files a person writes, edited through the service: read, check, preview, save, and what an edit would do.
// docs/http.md "Script and series config". Lines are 1-based; lengths in frames at `fps`.
import { Check, ShotLines, BuildReply } from "../replies/build-report.ts";
import { Type, type Static } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, Frames, Pass, Problem, ShotId, closed, open, orNull, withDefault, oneOf } from "../schema.ts";
import { MasterRecipe, PostFields } from "../files/upscale.ts";
import { STALE_REASONS } from "../replies/episode-status.ts";
import { SubtitleFields } from "./delivery/titles.ts";

export const SourceFile = oneOf("script", "series");
export type SourceFile = Static<typeof SourceFile>;

/** SHA-1 of the bytes on disk, as a reader got it. */
const Hash = Type.String({ minLength: 1, description: "sha1 of the bytes on disk" });

export const SourceText = open({
  file: SourceFile,
  path: Type.String(),
  text: Type.String(),
  hash: Type.String(),
  mtime: Type.Number(),
  shots: Type.Array(ShotLines),
});
export type SourceText = Static<typeof SourceText>;

/** With `hash_only` neither `path`, `text` nor `shots` is sent. */
export const SourceHash = open({ file: SourceFile, hash: Type.String(), mtime: Type.Number() });

export const sourceRoute = defineRoute({
  id: "source",
  method: "get",
  path: "/source",
  summary: "The script or the series config as text, with its hash and where each shot stands.",
  query: closed({ ep: EpisodePath, file: SourceFile, hash_only: Type.Optional(oneOf("0", "1")) }),
  reply: Type.Union([SourceText, SourceHash]),
  refuses: {
    unknown: "the episode has no such file",
    "bad-input": "an unknown `file`",
    "tool-failed": "the file is not UTF-8 text",
  },
});

export const checkSourceRoute = defineRoute({
  id: "checkSource",
  method: "post",
  path: "/source/check",
  summary: "Checks an edited text without writing it: what stops a build, all warnings, and which shots build.",
  body: closed({
    ep: EpisodePath,
    file: SourceFile,
    text: Type.String(),
    /** The other file as it is typed and not saved; by default as it is on disk. */
    other: Type.Optional(Type.String()),
  }),
  reply: Check,
  refuses: { unknown: "the episode has no such file" },
});

/** How the dialogue sits in the length. Rates in syllables a second, `held` and `fits` in seconds. */
export const Pacing = open({
  held: Type.Number(),
  syllables: Type.Integer(),
  rate: Type.Number(),
  fits: Type.Number(),
  verdict: oneOf("ok", "tight", "CRAMMED"),
  pace: oneOf("slow", "normal", "fast"),
  pace_rate: Type.Number(),
  ceiling: Type.Number(),
});

export const Preview = open({
  ok: Type.Literal(true),
  shot: Type.String(),
  target: Type.String(),
  target_label: Type.String(),
  prompt: Type.Union([Type.String(), Type.Array(Type.String())]),
  negative: orNull(Type.String()),
  frames: Frames,
  fps: Type.Number(),
  seconds: Type.Number(),
  width: Type.Integer(),
  height: Type.Integer(),
  audio_policy: Type.String(),
  subjects: Type.Array(Type.String()),
  background: Type.String(),
  pacing: orNull(Pacing),
  warnings: Type.Array(Problem),
});
export type Preview = Static<typeof Preview>;

/** Why the shot does not compile, and the script line that says so. */
export const PreviewRefusal = open({ ok: Type.Literal(false), error: Type.String(), line: orNull(Type.Integer()) });
export type PreviewRefusal = Static<typeof PreviewRefusal>;

export const previewShotRoute = defineRoute({
  id: "previewShot",
  method: "post",
  path: "/shot/preview",
  summary: "Compiles one shot from an edited script text; writes nothing. A shot that does not compile is a result.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy"), text: Type.String(), shot: ShotId }),
  reply: Type.Union([Preview, PreviewRefusal]),
  refuses: { unknown: "the episode has no script or series config" },
});

export const SavedSource = open({ hash: Type.String(), check: Check, build: orNull(BuildReply) });
export type SavedSource = Static<typeof SavedSource>;

export const saveSourceRoute = defineRoute({
  id: "saveSource",
  method: "put",
  path: "/source",
  summary: "Saves an edited text over the version its writer read, keeps the old one in _history, and builds.",
  body: closed({
    ep: EpisodePath,
    file: SourceFile,
    text: Type.String(),
    base_hash: Hash,
    rebuild: withDefault(Type.Boolean(), true),
  }),
  reply: SavedSource,
  refuses: {
    conflict: "the file changed on disk: the answer carries its `file`, `hash` and `text`",
    "bad-input": "no `base_hash`, or a series config that is not JSON (with `line` and `col`)",
    unknown: "the episode has no such file",
  },
});

export const editSeriesRoute = defineRoute({
  id: "editSeries",
  method: "post",
  path: "/source/edit",
  summary: "The series config's text with other recipes or titles in it, every other byte as it is; writes nothing.",
  body: closed({
    ep: EpisodePath,
    /** Laid over `upscale.master`, field by field and section by section; the others are `post.master` and `publish.subtitle`, whole. */
    upscale: Type.Optional(MasterRecipe),
    post: Type.Optional(PostFields),
    subtitle: Type.Optional(SubtitleFields),
  }),
  /** `hash`: of the version that the text is an edit of, to save it over. */
  reply: open({ text: Type.String(), diff: Type.String({ description: "unified" }), hash: Type.String() }),
  refuses: { unknown: "the episode has no series config", conflict: "the series config is not JSON" },
});

export const renameEntryRoute = defineRoute({
  id: "renameEntry",
  method: "post",
  path: "/source/rename",
  summary:
    "Another id for a character, a prop or a place: in the config, in the scripts of all episodes that read it, and for its candidates and picks.",
  body: closed({
    ep: EpisodePath,
    block: oneOf("subjects", "locations"),
    id: Type.String({ minLength: 1 }),
    to: Type.String({ minLength: 1 }),
    /** The `plan` of a reply, which a person agreed to. Without it nothing is written. */
    plan: Type.Optional(Type.String()),
  }),
  reply: open({
    /** Texts that change, the config first; `path` relative to the episode. */
    files: Type.Array(
      open({
        episode: Type.String(),
        path: Type.String(),
        uses: Type.Integer(),
        diff: Type.String({ description: "unified" }),
      }),
    ),
    candidates: Type.Integer({ minimum: 0 }),
    plan: Type.String(),
    build: orNull(BuildReply),
  }),
  refuses: {
    unknown: "the episode has no such text, or the config no such entry",
    "bad-input": "a name that is no id",
    conflict: "the new id is taken, the config has errors, or a text changed since it was looked at",
  },
});

/** What an edit does to one shot. `frames` are the build's, of the pass, before and after. */
export const ShotImpact = open({
  shot: Type.String(),
  change: oneOf("changed", "unchanged", "new", "gone"),
  /** What differs, in the entry's own words: `prompt`, `length`, `subjects`, `target` and so on. */
  fields: Type.Array(Type.String()),
  target: orNull(Type.String()),
  /** Takes that read as up to date now and would not after the edit. */
  stale: Type.Array(
    open({ take: Type.Integer(), reasons: Type.Array(oneOf(...STALE_REASONS)), picked: Type.Boolean() }),
  ),
  /** References that are not there and that the shot does not need now. */
  missing: Type.Array(open({ slot: Type.String(), path: Type.String() })),
  seconds_before: orNull(Type.Number()),
  seconds_after: orNull(Type.Number()),
});
export type ShotImpact = Static<typeof ShotImpact>;

/** Seconds are of the whole pass; `stale_takes` and `missing_refs` count over all shots. */
export const Impact = open({
  ok: Type.Boolean(),
  /** The first error when the text does not build: then `shots` is empty. */
  error: Type.Optional(Problem),
  shots: Type.Array(ShotImpact),
  changed: Type.Integer(),
  added: Type.Integer(),
  gone: Type.Integer(),
  stale_takes: Type.Integer(),
  missing_refs: Type.Integer(),
  seconds_before: Type.Number(),
  seconds_after: Type.Number(),
  seconds_added: Type.Number(),
});
export type Impact = Static<typeof Impact>;

export const impactRoute = defineRoute({
  id: "impact",
  method: "post",
  path: "/source/impact",
  summary: "What an edited text would do to every shot, its takes and its references, before anything is saved.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy"), file: SourceFile, text: Type.String() }),
  reply: Impact,
  refuses: { unknown: "the episode has no such file" },
});
