// The master: a cut delivered at one size from upscales or posts. docs/http.md "Master".
import { Type, type Static } from "typebox";
import { FilmVersionId } from "../../files/delivery/film-version.ts";
import { Fit, Quality } from "../../files/upscale.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, Pass, TakeStatus, closed, oneOf, open, orNull, pair, withDefault } from "../../schema.ts";

export const MASTER_STATUSES = ["upscale", "post", "ok", "kept", "queued", "gap"] as const;
export type MasterStatus = (typeof MASTER_STATUSES)[number];

/** `recipe`: in words. `why`: a sentence. */
export const MasterRow = open({
  shot: Type.String(),
  take: orNull(Type.Integer()),
  target: orNull(Type.String()),
  status: oneOf(...MASTER_STATUSES),
  why: Type.String(),
  recipe: orNull(Type.String()),
  upscale: orNull(
    open({ width: orNull(Type.Integer()), height: orNull(Type.Integer()), status: TakeStatus, keep: Type.Boolean() }),
  ),
  post: Type.Optional(orNull(open({ status: TakeStatus, fresh: Type.Boolean(), recipe: orNull(Type.String()) }))),
});
export type MasterRow = Static<typeof MasterRow>;

export const MasterPlan = open({
  pass: Pass,
  size: pair(Type.Integer()),
  fit: Fit,
  quality: Quality,
  counts: open({
    upscale: Type.Integer(),
    post: Type.Integer(),
    ok: Type.Integer(),
    kept: Type.Integer(),
    queued: Type.Integer(),
    gap: Type.Integer(),
  }),
  /** Nothing is left to upscale, to post or queued, and nothing is missing. */
  ready: Type.Boolean(),
  post: Type.Optional(Type.Boolean()),
  post_mode: Type.Optional(oneOf("present", "recipe")),
  rows: Type.Array(MasterRow),
});
export type MasterPlan = Static<typeof MasterPlan>;

/** `intro`, `outro`: the clips used. `picture`: whether only title clips were encoded, or the whole film; `why` says what stopped the copy. */
export const MasterTitles = open({
  intro: orNull(Type.String()),
  outro: orNull(Type.String()),
  picture: oneOf("copied", "re-encoded"),
  why: orNull(Type.String()),
});
export type MasterTitles = Static<typeof MasterTitles>;

/** Every key but the first six is left out of a run that another process started. */
export const MasterJob = open({
  ep: Type.String(),
  pass: Type.Optional(Pass),
  state: oneOf("running", "done", "failed"),
  elsewhere: Type.Boolean(),
  by: Type.String(),
  started: Type.String(),
  finished: Type.Optional(orNull(Type.String())),
  step: Type.Optional(oneOf("assemble", "titles")),
  stage: Type.Optional(oneOf("start", "probe", "clips", "join", "prores", "verify", "titles", "reencode")),
  done: Type.Optional(Type.Integer()),
  total: Type.Optional(Type.Integer()),
  text: Type.Optional(Type.String()),
  output: Type.Optional(orNull(Type.String())),
  mov: Type.Optional(orNull(Type.String())),
  report: Type.Optional(orNull(Type.String())),
  titles: Type.Optional(orNull(MasterTitles)),
  error: Type.Optional(orNull(Type.String())),
});
export type MasterJob = Static<typeof MasterJob>;

export const MasterBody = closed({
  ep: EpisodePath,
  pass: withDefault(Pass, "final"),
  action: oneOf("plan", "queue", "assemble", "prores"),
  conform: withDefault(Type.Boolean(), false),
  allow_gaps: withDefault(Type.Boolean(), false),
  prores: withDefault(Type.Boolean(), false),
  order: withDefault(oneOf("cut", "target"), "cut"),
  /** One of the episode's versions: its shape, its lines and its recording. */
  version: Type.Optional(orNull(FilmVersionId)),
  post: Type.Optional(orNull(Type.Union([Type.Boolean(), oneOf("off", "present", "recipe")]))),
});
export type MasterBody = Static<typeof MasterBody>;

const files = { output: orNull(Type.String()), mov: orNull(Type.String()) };

/** `prores` answers with its files alone; every other action with a plan. Paths are absolute. */
export const MasterReply = open({
  plan: Type.Optional(MasterPlan),
  existing: Type.Optional(orNull(open(files))),
  queued: Type.Optional(Type.Array(Type.String())),
  errors: Type.Optional(Type.Array(open({ shot: Type.String(), error: Type.String() }))),
  output: Type.Optional(orNull(Type.String())),
  mov: Type.Optional(orNull(Type.String())),
  report: Type.Optional(orNull(Type.String())),
  titles: Type.Optional(orNull(MasterTitles)),
  job: Type.Optional(orNull(MasterJob)),
});
export type MasterReply = Static<typeof MasterReply>;

export const masterRoute = defineRoute({
  id: "master",
  method: "post",
  path: "/master",
  summary: "Plans a master, queues what it lacks, assembles it, or makes its ProRes file.",
  body: MasterBody,
  reply: MasterReply,
  refuses: {
    unknown: "the pass is not built",
    conflict: "no recipe or delivery size, rows that are not done, gaps, or a master that is being assembled",
    "tool-failed": "the master was assembled but could not be titled",
  },
});

export const masterJobRoute = defineRoute({
  id: "masterJob",
  method: "get",
  path: "/master/job",
  summary: "The master that is being assembled for an episode, or the last one.",
  query: closed({ ep: EpisodePath }),
  reply: open({ job: orNull(MasterJob) }),
});
