// Episodes and their shots: what there is, what it is built as, what each shot renders next. docs/http.md "Episodes and shots".
import { Type, type Static } from "typebox";
import { ShotEntry } from "../files/shotlist.ts";
import { BuildReply } from "../replies/build-report.ts";
import { EpisodeEntry, EpisodeStatus, TARGET_SOURCES, TakeSummary } from "../replies/episode-status.ts";
import { defineRoute } from "../route.ts";
import {
  EpisodePath,
  Frames,
  Lora,
  Pass,
  SEED_SOURCES,
  Seed,
  ShotId,
  Slate,
  closed,
  oneOf,
  open,
  orNull,
  withDefault,
} from "../schema.ts";

/** Weakest first; docs/http.md "Rendering", rule 8. */
export const SETTING_SOURCES = [
  "preset",
  "series",
  "proxy",
  "sequence profile",
  "sequence",
  "shot profile",
  "shot",
  "override",
  "request",
] as const;

export const Effective = open({
  prompt: Type.Union([Type.String(), Type.Array(Type.String())]),
  seed: Seed,
  seed_source: oneOf(...SEED_SOURCES),
  model: orNull(Type.String()),
  loras: Type.Array(Lora),
  steps: orNull(Type.Integer()),
  target: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  length: Frames,
  negative: orNull(Type.String()),
  negative_source: Type.String(),
  /** Of a shot that is drawn here. */
  slate: Type.Optional(Slate),
  /** The base preset stands in, because the accelerator is not installed on the host. */
  base: Type.Optional(Type.Boolean()),
  notes: Type.Optional(Type.Array(Type.String())),
  error: Type.Optional(Type.String()),
  /** Where each setting comes from; `line` is the script's. */
  sources: Type.Optional(
    Type.Record(Type.String(), open({ source: oneOf(...SETTING_SOURCES), line: Type.Optional(Type.Integer()) })),
  ),
});
export type Effective = Static<typeof Effective>;

export const RefUsed = open({
  id: orNull(Type.String()),
  kind: Type.String(),
  role: oneOf("subject", "plate", "first", "last", "guide", "reference_sheet", "voice", "recording"),
  slot: Type.String(),
  path: Type.String(),
  exists: Type.Boolean(),
  need: Type.String(),
  thumb: orNull(Type.String()),
});
export type RefUsed = Static<typeof RefUsed>;

export const ShotDetail = open({
  built: ShotEntry,
  built_prompt: Type.Union([Type.String(), Type.Array(Type.String())]),
  override: open({}),
  override_stale: Type.Boolean(),
  effective: Effective,
  built_values: Type.Optional(Effective),
  target: Type.String(),
  target_source: oneOf(...TARGET_SOURCES),
  built_target: Type.String(),
  refs_used: Type.Array(RefUsed),
  takes: Type.Array(
    open({
      ...TakeSummary.properties,
      sidecar: orNull(open({})),
      files: Type.Array(Type.String()),
      reference_image: orNull(Type.String()),
    }),
  ),
  /** What is said in it as the script stands now: lines from 1, seconds from its first frame. Absent where nothing is. */
  spoken: Type.Optional(
    Type.Array(
      open({
        line: Type.Integer({ minimum: 1 }),
        name: Type.String(),
        text: Type.String(),
        start: Type.Number({ minimum: 0 }),
        end: Type.Number({ minimum: 0 }),
      }),
    ),
  ),
});
export type ShotDetail = Static<typeof ShotDetail>;

export const episodesRoute = defineRoute({
  id: "episodes",
  method: "get",
  path: "/episodes",
  summary: "Every episode up to two levels below a root.",
  reply: Type.Array(EpisodeEntry),
});

export const episodeRoute = defineRoute({
  id: "episode",
  method: "get",
  path: "/episode",
  summary: "An episode's status in one pass, shots in cut order; takes whose job is gone are closed first.",
  query: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy") }),
  reply: EpisodeStatus,
  refuses: { unknown: "no such episode, or the pass is not built" },
});

export const shotRoute = defineRoute({
  id: "shot",
  method: "get",
  path: "/shot",
  summary: "One shot: what is built, what a render would use now, and its takes.",
  query: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shot: ShotId,
    target: Type.Optional(Type.String()),
  }),
  reply: ShotDetail,
  refuses: { unknown: "no such episode or shot, or the pass is not built", "bad-input": "an unknown target" },
});

export const buildRoute = defineRoute({
  id: "build",
  method: "post",
  path: "/build",
  summary: "Builds the final pass, then the proxy pass; a script error is a result, not a refusal.",
  body: closed({ ep: EpisodePath }),
  reply: BuildReply,
});
