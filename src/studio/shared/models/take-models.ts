// Which model files a take loads: gated when it is queued, and looked up again when its job starts, because what is installed may have
// changed while it waited. docs/http.md "Rendering", rule 5. A backend whose files nobody can list is trusted to have what is named.
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { ShotEntry } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { TargetFile, VideoTarget } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import type { ValueLayer } from "../../../core/models/model-request.ts";
import { sourcesOf, type TargetFacts } from "../../../core/render/next-render.ts";
import type { ValueSource } from "../../../core/lib/layers.ts";
import type { ChosenModels } from "../../../core/inputs/graph-values.ts";
import { chooseModels, type HostTolerance, type TakeModelRequest, type ModelAnswer } from "./choose-models.ts";
import type { StudioPorts } from "../../ports.ts";
import { leaveOutUnusable } from "./leave-out-unusable.ts";
import { idleParams } from "../../../core/inputs/follow-voice.ts";
import { trustNames } from "../../../core/models/choose-models.ts";
import { requestedValues, renderedValues } from "../../../core/render/draft-sidecar.ts";
import type { Series } from "../../../core/series/series.ts";

export type ModelPorts = Pick<
  StudioPorts,
  "backends" | "catalogue" | "clock" | "families" | "hostVersions" | "modelHeaders"
>;
type RecordedModels = Pick<Sidecar, "pass" | "model" | "loras" | "steps" | "asked" | "backend"> & {
  readonly model_low?: unknown;
};

export interface ModelTake {
  readonly target: TargetFile;
  /** The graph in force; null while it is not known. */
  readonly workflow: Workflow | null;
  readonly record: RecordedModels;
  readonly sources: ModelSources;
  /** Of a take of a shot. */
  readonly entry?: ShotEntry | undefined;
}

/** What a take's record and the layers behind it ask of the models folders. */
export async function takeModels(ports: ModelPorts, take: ModelTake, ages: HostTolerance = {}): Promise<ModelAnswer> {
  const asked = modelRequestOf(take);
  if (isListed(ports, take.record)) {
    const found = await chooseModels(ports, asked, ages);
    return found.is === "ready" ? leaveOutUnusable(ports, asked, found) : found;
  }
  const {
    resolved: _resolved,
    notes: _notes,
    ...trusted
  } = trustNames({
    ...asked,
    added: asked.modelFamilies,
    used: null,
  });
  return { is: "ready", ...trusted, record: { notes: [] } };
}

/** What a take's record says of it, beside what was asked for. */
export function modelRecordOf(
  {
    record,
    entry,
  }: { readonly record: SidecarValues; readonly entry: Pick<ShotEntry, "duration_predict"> | undefined },
  found: Extract<ModelAnswer, { files: unknown }>,
) {
  const isGuessed = entry?.duration_predict !== undefined && found.files["duration_head"] === undefined;
  return {
    ...found.record,
    ...renderedValues(record, found),
    ...(entry?.duration_predict && { length_source: isGuessed ? ("estimate" as const) : ("predicted" as const) }),
  };
}

type SidecarValues = Pick<Sidecar, "model" | "loras" | "steps" | "asked">;

/** Whether somebody can say what its backend has. */
export function isListed({ backends }: Pick<StudioPorts, "backends">, { backend }: Pick<Sidecar, "backend">): boolean {
  return backends.get(backend ?? "")?.kind === "local";
}

/** As a graph takes them: the preset's values only where they are not the built ones. */
export function chosenModels({
  files,
  loras,
  preset,
  steps,
  base,
}: Extract<ModelAnswer, { files: unknown }>): ChosenModels {
  return { files, loras, instead: base ? { ...preset, steps } : {} };
}

function modelRequestOf({ target, workflow, record, sources, entry }: ModelTake): TakeModelRequest {
  const { pass, model_low: low } = record;
  const { model, loras, steps } = requestedValues(record);
  return {
    target,
    pass,
    model,
    modelLow: typeof low === "string" ? low : null,
    loras: loras.map((lora) => ({ ...lora, source: sources.loras as ValueLayer })),
    steps: { value: steps, source: sources.steps as ValueLayer },
    workflow,
    modelFamilies: new Map(Object.entries(sources.families)),
    allowMismatch: sources.allow_mismatch,
    idle: idleParams(entry),
  };
}

/** Who named the LoRAs and the steps of a render: the request, an override, or the build. */
export interface NamedSources {
  readonly loras: ValueSource;
  readonly steps: ValueSource;
}

/** Of the pass that the shot stands in. */
export interface SourceFacts {
  readonly targetFacts: TargetFacts;
  readonly series: Pick<Series, "modelFamilies"> | null;
}

export interface SourceRequest {
  readonly shot: string;
  readonly target: VideoTarget;
  readonly sources: NamedSources;
  readonly allowMismatch: boolean;
}

/** Who named them down to the layer of the build: it decides which files the take cannot do without. */
export function modelSources(
  { targetFacts, series }: SourceFacts,
  { shot, target, sources, allowMismatch }: SourceRequest,
): ModelSources {
  const built = sourcesOf(targetFacts, shot, target);
  const layer = (name: "loras" | "steps") =>
    sources[name] === "built" ? (built?.[name].source ?? "preset") : sources[name];
  const families = Object.fromEntries([...(series?.modelFamilies ?? [])].map(([id, names]) => [id, [...names]]));
  return { loras: layer("loras"), steps: layer("steps"), families, allow_mismatch: allowMismatch };
}
