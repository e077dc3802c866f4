// Targets as the page picks them, and which model files they find. docs/format.md "Target files"; docs/http.md "Readiness record", "Targets
// and models" and "Limits of targets".
import { Type, type Static } from "typebox";
import { NodePack } from "../files/host/host-versions.ts";
import { MemoryNeeds, Proven } from "../files/target-models.ts";
import { TargetKind } from "../files/target.ts";
import { defineRoute } from "../route.ts";
import { EpisodePath, Flag, Pass, closed, open, orNull, oneOf, Resolved } from "../schema.ts";

/** A model file that is not installed, nor any that stands in for it. `want` null: any file of the family will do. */
export const MissingFile = open({
  param: Type.String(),
  tier: oneOf("required", "accelerator", "optional"),
  want: orNull(Type.String()),
  family: orNull(Type.String()),
  label: Type.String(),
  folder: Type.String(),
  url: orNull(Type.String()),
  source: orNull(Type.String()),
  feature: Type.Optional(Type.String()),
  /** The host has no such models folder; `host`: the version of it that brings the folder, as far as that is known. */
  folder_unknown: Type.Optional(open({ host: orNull(Type.String()) })),
});
export type MissingFile = Static<typeof MissingFile>;

/** A file that may not be of the family that its parameter takes. */
export const ModelMismatch = open({
  param: Type.String(),
  file: Type.String(),
  family: Type.String(),
  label: Type.String(),
  patterns: Type.Array(Type.String()),
  match: oneOf("name", "fingerprint", "other"),
  found: orNull(Type.String()),
  message: orNull(Type.String()),
  block: Type.Boolean(),
});
export type ModelMismatch = Static<typeof ModelMismatch>;

/** Something that a workflow asks of the host's nodes and that is not there. */
export const HostLack = open({
  class_type: Type.String(),
  /** Null where the whole class is missing; else the input that does not offer `value`. */
  input: orNull(Type.String()),
  value: orNull(Type.String()),
  /** The first version of the host that has it; null while that is not known, or a pack brings it. */
  host: orNull(Type.String()),
  pack: orNull(NodePack),
  /** Whether nothing can be rendered without it. */
  needed: Type.Boolean(),
});
export type HostLack = Static<typeof HostLack>;

const ReadinessStatus = oneOf("ready", "degraded", "not_ready", "unknown");

export const Readiness = open({
  status: ReadinessStatus,
  missing: Type.Array(open({ ...MissingFile.properties, passes: Type.Array(Pass) })),
  resolved: Resolved,
  by_pass: Type.Record(
    Type.String(),
    open({ status: ReadinessStatus, base: Type.Boolean(), missing: Type.Array(Type.String()) }),
  ),
  features_off: Type.Array(Type.String()),
  /** Node classes of the workflow that the host does not have. */
  nodes_missing: Type.Array(Type.String()),
  /** Those classes, and choices that their inputs do not offer, with what brings them. */
  host_lacks: Type.Array(HostLack),
  /** Why it is not plainly ready, in sentences for a person. */
  why: Type.Array(Type.String()),
  error: Type.Optional(Type.String()),
});
export type Readiness = Static<typeof Readiness>;

/** Whether a target's models fit into the host's memory, and the numbers, in words. */
export const MemoryFit = open({ fit: oneOf("fits", "slow", "does_not_fit"), why: Type.String() });
export type MemoryFit = Static<typeof MemoryFit>;

const PresetRecord = open({
  model: orNull(Type.String()),
  lora: orNull(Type.String()),
  steps: orNull(Type.Integer()),
});

export const TargetRecord = open({
  id: Type.String(),
  kind: TargetKind,
  label: Type.String(),
  short: Type.String(),
  family: orNull(Type.String()),
  default: Type.Boolean(),
  /** Targets that draw pictures or sounds have one preset; it stands under both passes. */
  presets: open({ final: PresetRecord, proxy: PresetRecord }),
  widgets: Type.Record(Type.String(), open({ class_type: Type.String(), field: Type.String() })),
  /** Name under which the host keeps a copy of the workflow; null for what the studio draws itself. */
  workflow: orNull(Type.String()),
  loader: orNull(Type.String()),
  saver: orNull(Type.String()),
  template: open({}),
  capabilities: open({}),
  models: Type.Record(Type.String(), open({})),
  downloads: Type.Record(Type.String(), open({})),
  graph: orNull(open({})),
  readiness: Type.Optional(Readiness),
  needs: orNull(open(MemoryNeeds.properties)),
  /** Null while the host has not said how much memory it has, and without `ready`. */
  memory: orNull(MemoryFit),
  proven: Proven,
  proven_note: orNull(Type.String()),
  upscale: orNull(open({ status: oneOf("ready", "not_ready", "unknown"), missing: Type.Array(Type.String()) })),
  limits: orNull(open({})),
  draft: Type.Boolean(),
  shipped_draft: Type.Boolean(),
  custom: Type.Boolean(),
  scope: oneOf("builtin", "show"),
});
export type TargetRecord = Static<typeof TargetRecord>;

export const targetsRoute = defineRoute({
  id: "targets",
  method: "get",
  path: "/targets",
  summary: "The targets that can be chosen, with readiness on this machine's host where it is asked for.",
  query: closed({ kind: Type.Optional(TargetKind), ep: Type.Optional(EpisodePath), ready: Type.Optional(Flag) }),
  reply: open({
    targets: Type.Array(TargetRecord),
    default: open({ video: Type.String(), image: Type.String() }),
  }),
  refuses: { "bad-input": "unknown kind or ready", "outside-roots": "ep lies in no root" },
});
