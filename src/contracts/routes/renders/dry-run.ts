// A dry run: what a render would give its model, with the bytes of every file, before a take is reserved. docs/http.md "Dry runs".
import { Type, type Static } from "typebox";
import { Money } from "../../files/money.ts";
import { TARGET_SOURCES } from "../../replies/episode-status.ts";
import { defineRoute } from "../../route.ts";
import {
  closed,
  Frames,
  Lora,
  oneOf,
  open,
  orNull,
  Pass,
  Seed,
  SEED_SOURCES,
  ShotId,
  Slate,
  withDefault,
  Resolved,
} from "../../schema.ts";
import { RenderBody, RenderReply } from "../takes.ts";

/** A reference that an input is made of; `panel`: the one of so many that is cut out of it. `sha1` is of the whole file. */
const DryRunSource = open({
  slot: Type.String(),
  path: Type.String({ description: "relative to the episode" }),
  sha1: orNull(Type.String()),
  subject: Type.Optional(Type.String()),
  location: Type.Optional(Type.String()),
  panel: Type.Optional(open({ panel: Type.Integer(), of: Type.Integer() })),
});

/** A file as its bytes would be sent. Pixels; the numbers are null for one that is still to be made. */
export const DryRunInput = open({
  /** As the take's record would name it. */
  role: Type.String(),
  slot: Type.String(),
  kind: oneOf("picture", "sound", "film", "latent"),
  made: oneOf("as it is", "part", "keyframe", "composed", "grey", "cut", "end of a take"),
  from: Type.Array(DryRunSource),
  /** The name that the graph or the request knows it by. */
  name: orNull(Type.String()),
  sha1: orNull(Type.String()),
  bytes: orNull(Type.Integer({ minimum: 0 })),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  /** For `GET /studio/shot/dryrun/file`; null while there is none. */
  file: orNull(Type.String()),
  /** The take that it is cut from once that is made. */
  coming: Type.Optional(Type.String()),
});
export type DryRunInput = Static<typeof DryRunInput>;

const { shot: _shot, ...skippedFields } = RenderReply.properties.skipped.items.properties;

/** What is handed to a backend: a graph, a hosted model's request (`$file` names an input), or a shot to draw. */
const Sent = open({
  kind: oneOf("graph", "model", "draw"),
  graph: Type.Optional(open({})),
  model: Type.Optional(Type.String()),
  body: Type.Optional(open({})),
});

/** `held`: why the lane would start nothing now. */
const DryRunLane = open({
  name: Type.String(),
  kind: Type.String(),
  where: Type.String(),
  paid: Type.Boolean(),
  why: Type.String(),
  held: orNull(Type.String()),
});

export const DryRunShot = open({
  shot: Type.String(),
  /** Whether a render would queue a take. */
  ok: Type.Boolean(),
  /** Why it would be left alone. Where a take is in the way, the rest is what a redo would make. */
  skipped: orNull(open(skippedFields)),
  error: orNull(Type.String()),
  /** It waits for another take, which its start is cut from. */
  at_start: orNull(Type.String()),
  target: orNull(Type.String()),
  target_label: orNull(Type.String()),
  target_source: orNull(oneOf(...TARGET_SOURCES)),
  prompt: orNull(Type.String({ description: "one text, as the model gets it" })),
  /** Null where none is sent. */
  negative: orNull(Type.String()),
  width: orNull(Type.Integer()),
  height: orNull(Type.Integer()),
  /** Frames at `fps`; `hold`: frames in front of them that the take before plays; `lead_in`: those that are left away. */
  length: orNull(Frames),
  hold: Type.Integer({ minimum: 0 }),
  lead_in: Type.Integer({ minimum: 0 }),
  fps: orNull(Type.Number()),
  seconds: orNull(Type.Number()),
  seed: orNull(Seed),
  /** A seed that is `new` is drawn by every request: this one is rendered where the request names it. */
  seed_source: orNull(oneOf(...SEED_SOURCES)),
  model: orNull(Type.String()),
  steps: orNull(Type.Integer()),
  loras: Type.Array(Lora),
  /** What is written over the picture; absent where it is not drawn here. */
  slate: Type.Optional(Slate),
  /** Where prompt, negative, model, loras, steps, size and slate come from; `line` is the script's. */
  sources: Type.Record(Type.String(), open({ source: Type.String(), line: Type.Optional(Type.Integer()) })),
  base: Type.Boolean({ description: "the base preset stands in for a missing accelerator" }),
  /** The model files, as the host has them. */
  resolved: Resolved,
  lane: orNull(DryRunLane),
  estimate: orNull(Money),
  /** Why the limits of paid runs would hold it, after the paid shots in front of it. */
  limit: orNull(Type.String()),
  inputs: Type.Array(DryRunInput),
  sent: orNull(Sent),
  notes: Type.Array(Type.String()),
});
export type DryRunShot = Static<typeof DryRunShot>;

/** Of all shots asked for, described or not; `unpriced`: paid runs of no known price. */
export const DryRunTotals = open({
  made: Type.Integer(),
  skipped: Type.Integer(),
  refused: Type.Integer(),
  seconds: Type.Number(),
  paid: Type.Integer(),
  unpriced: Type.Integer(),
  money: Type.Record(Type.String(), Type.Number()),
});
export type DryRunTotals = Static<typeof DryRunTotals>;

export const DryRunReply = open({ pass: Pass, shots: Type.Array(DryRunShot), totals: DryRunTotals });
export type DryRunReply = Static<typeof DryRunReply>;

export const dryRunRoute = defineRoute({
  id: "dryRun",
  method: "post",
  path: "/shot/dryrun",
  summary: "What a render would be given, made by the same code; reserves, queues and sends nothing.",
  body: closed({
    ...RenderBody.properties,
    /** Describes this one alone, planned among `shots`; without those it is the one asked for. */
    shot: Type.Optional(orNull(ShotId)),
    /** Makes no files: `inputs` is empty and `sent` null. */
    plan_only: withDefault(Type.Boolean(), false),
  }),
  reply: DryRunReply,
  refuses: {
    unknown: "no such episode, or the pass is not built",
    "bad-input": "an unknown target or backend, or too many shots whose files are asked for",
  },
});

export const dryRunFileRoute = defineRoute({
  id: "dryRunFile",
  method: "get",
  path: "/shot/dryrun/file",
  summary: "A file that a dry run told of, by the name that it gave.",
  query: closed({
    name: Type.String({ pattern: "^[0-9a-f]{40}\\.[a-z0-9]{1,12}$", description: "`file` of an input" }),
  }),
  refuses: { unknown: "the file is not kept any more" },
});
