// Takes: queue them, stop them, put them away, and compare the faces in them. docs/http.md "Rendering" and "Likeness".
import { Type, type Static } from "typebox";
import {
  Lora,
  TakeStatus,
  EpisodePath,
  Pass,
  SeedInput,
  SideLength,
  ShotId,
  Size,
  Slate,
  TakeInput,
  closed,
  open,
  orNull,
  withDefault,
  oneOf,
} from "../schema.ts";
import { QueuedTake } from "../files/queued.ts";
import { ImportRecord, TakeCheck } from "../files/sidecar.ts";
import { defineRoute } from "../route.ts";
import { MissingRef } from "../replies/episode-status.ts";
import { FaceFeature, TakeFaces } from "../replies/faces.ts";
import { HostLack, MissingFile, ModelMismatch } from "./targets.ts";

const optionalOrNull = <S extends Parameters<typeof orNull>[0]>(schema: S) => Type.Optional(orNull(schema));

export const RenderBody = closed({
  ep: EpisodePath,
  pass: withDefault(Pass, "proxy"),
  shots: optionalOrNull(Type.Array(ShotId)),
  redo: withDefault(Type.Boolean(), false),
  seed_mode: withDefault(oneOf("auto", "new", "same"), "auto"),
  seed: optionalOrNull(SeedInput),
  model: optionalOrNull(Type.String()),
  steps: optionalOrNull(Type.Integer({ minimum: 1 })),
  prompt: optionalOrNull(Type.Union([Type.String(), Type.Array(Type.String())])),
  negative: optionalOrNull(Type.String()),
  note: optionalOrNull(Type.String()),
  loras: optionalOrNull(Type.Array(Type.Union([Lora, Type.String()]))),
  parent_take: optionalOrNull(TakeInput),
  size: optionalOrNull(Type.Union([Size, Type.Array(SideLength, { minItems: 2, maxItems: 2 })])),
  target: optionalOrNull(Type.String()),
  allow_missing_refs: withDefault(Type.Boolean(), false),
  allow_model_mismatch: withDefault(Type.Boolean(), false),
  save_frames: withDefault(Type.Boolean(), false),
  save_latent: optionalOrNull(Type.Boolean()),
  backend: optionalOrNull(Type.String()),
  from_draft: optionalOrNull(Type.Record(Type.String(), TakeInput)),
  /** What a drawn take has written over its picture, whatever script and config say. */
  slate: optionalOrNull(Slate),
  /** Takes of each shot; those behind the first have new seeds. Where the first is skipped, so are they. */
  count: Type.Optional(Type.Integer({ minimum: 1, maximum: 16 })),
  /** A take of each shot with each of these, in place of `seed` and `count`. */
  seeds: optionalOrNull(Type.Array(SeedInput, { minItems: 1, maxItems: 16 })),
});
export type RenderBody = Static<typeof RenderBody>;

export const RenderReply = open({
  queued: Type.Array(QueuedTake),
  skipped: Type.Array(
    open({
      shot: Type.String(),
      reason: Type.String(),
      take: Type.Optional(Type.Integer()),
      missing_refs: Type.Optional(Type.Array(MissingRef)),
      /** With the two below: the target whose files are not there, or are another model's. */
      target: Type.Optional(Type.String()),
      missing_files: Type.Optional(Type.Array(MissingFile)),
      /** Node classes, and choices of their inputs, that the take needs and the host does not have. */
      host_lacks: Type.Optional(Type.Array(HostLack)),
      model_mismatch: Type.Optional(Type.Array(ModelMismatch)),
    }),
  ),
  errors: Type.Array(open({ shot: Type.String(), error: Type.String(), take: Type.Optional(Type.Integer()) })),
  continuity: Type.Array(open({ shot: Type.String(), from: Type.String(), why: Type.String() })),
  continuity_at_start: Type.Array(open({ shot: Type.String(), after: Type.String() })),
});
export type RenderReply = Static<typeof RenderReply>;

export const renderRoute = defineRoute({
  id: "render",
  method: "post",
  path: "/render",
  summary: "Queues takes and returns without waiting.",
  body: RenderBody,
  reply: RenderReply,
  refuses: { unknown: "no such episode, or the pass is not built", "bad-input": "an unknown target or backend" },
});

export const cancelRoute = defineRoute({
  id: "cancel",
  method: "post",
  path: "/cancel",
  summary: "Cancels a queued take; waits for a running one to end.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy"), shot: ShotId, take: TakeInput }),
  reply: open({ shot: Type.String(), take: Type.Integer(), pass: Pass, status: TakeStatus }),
  refuses: { unknown: "no such take", conflict: "the take is not queued" },
});

export const discardRoute = defineRoute({
  id: "discard",
  method: "post",
  path: "/discard",
  summary: "Moves a take's files to the trash and takes it out of both cuts.",
  body: closed({ ep: EpisodePath, shot: ShotId, take: TakeInput, pass: withDefault(Pass, "proxy") }),
  reply: open({
    shot: Type.String(),
    take: Type.Integer(),
    pass: Pass,
    moved: Type.Array(Type.String()),
    cut_changed: Type.Boolean(),
  }),
  refuses: { unknown: "no such take", conflict: "the take is still queued" },
});

/** `source_path`: any film file on the machine that the service runs on, as other imports read one. */
export const importTakeRoute = defineRoute({
  id: "importTake",
  method: "post",
  path: "/takes/import",
  summary: "Adds a video file as a take of a shot, in the episode's rate and size; answers when it is there.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shot: ShotId,
    source_path: Type.Optional(Type.String({ minLength: 1, description: "absolute path of a video file" })),
    note: withDefault(Type.String(), ""),
  }),
  takesFile: true,
  reply: open({
    shot: Type.String(),
    take: Type.Integer(),
    pass: Pass,
    status: TakeStatus,
    imported: ImportRecord,
    check: TakeCheck,
  }),
  refuses: {
    "bad-input": "the file holds no video, or only a part of one; or neither a path nor a file",
    unknown: "no such episode, shot or file, or the pass is not built",
    "tool-failed": "ffmpeg is missing, or ends with an error",
  },
});

const notBuilt = "the pass is not built, or the series config has errors";

export const facesRoute = defineRoute({
  id: "faces",
  method: "get",
  path: "/faces",
  summary: "How far the faces in each finished take are from the picked views of their characters; measures nothing.",
  query: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy") }),
  reply: open({ feature: FaceFeature, takes: Type.Array(TakeFaces) }),
  refuses: { unknown: "there is no series config", conflict: notBuilt },
});

export const measureFacesRoute = defineRoute({
  id: "measureFaces",
  method: "post",
  path: "/faces/measure",
  summary: "Measures the takes that wait for it or failed, in the background; `shots` limits it to some.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shots: Type.Optional(Type.Array(ShotId, { minItems: 1 })),
  }),
  reply: open({ takes: Type.Integer({ minimum: 0, description: "how many are measured now" }) }),
  refuses: {
    unknown: "a shot that is not in the pass, or there is no series config",
    conflict: `the faces feature is not installed (\`feature\`), ${notBuilt}`,
  },
});

export const installFacesRoute = defineRoute({
  id: "installFaces",
  method: "post",
  path: "/faces/install",
  summary: "Installs what faces are compared with into the user folder, in the background.",
  body: withDefault(closed({}), {}),
  reply: open({ feature: FaceFeature }),
  refuses: { conflict: "the environment forbids it" },
});
