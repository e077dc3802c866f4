// Plans a camera tour: the target, the size by the plate, the lane, and what that lane's host has. Writes nothing. The gates are those of shots:
// limits of the target, its graph, its nodes, its model files. docs/http.md "Tours".
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import { pastLimit } from "../../../core/hosted/limits.ts";
import { lackSentences } from "../../../core/readiness/readiness-sentences.ts";
import { takeOfTour, presetModels, shotlistOfTour } from "../../../core/refs/tours/tour-shot.ts";
import { tourPass, tourShape, tourTarget, type TourShape } from "../../../core/refs/tours/tour-target.ts";
import { tourPrompt } from "../../../core/refs/tours/tour.ts";
import { backendName, lanesFor } from "../../../core/render/choose-lane.ts";
import { meansOf } from "../../../core/render/make-spec.ts";
import { recordOf } from "../../../core/targets/registry.ts";
import { secondsOf } from "../../../core/time/rate.ts";
import type { TourDraft } from "../../../disk/refs/tours.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { findHosted, limitsOf, type HostedPorts } from "../hosted/hosted-target.ts";
import { planHostedWork } from "../hosted/hosted-work.ts";
import type { ModelAnswer } from "../models/choose-models.ts";
import { readHostLacks } from "../models/host-lacks.ts";
import { chosenModels, isListed, modelRecordOf, takeModels, type ModelPorts } from "../models/take-models.ts";
import type { EpisodeReferences } from "../references/episode-references.ts";
import { HOST_PATIENCE, readSpread, workflowsOnce } from "../take-pipeline/ask-hosts.ts";
import type { WorkflowPorts } from "../workflow/resolve-workflow.ts";
import type { Plate } from "./read-plate.ts";

export type PlanTourPorts = ModelPorts & HostedPorts & WorkflowPorts & Pick<StudioPorts, "queue">;

export interface TourRequest {
  readonly move: string;
  readonly seconds: number;
  readonly target?: string | null | undefined;
  readonly backend?: string | null | undefined;
  readonly allow_model_mismatch: boolean;
}

/** Everything but the seed. */
export interface PlannedTour {
  readonly draft: Omit<TourDraft, "seed" | "seed_source">;
  readonly models: ModelSources | undefined;
}

interface Candidate {
  readonly episode: EpisodeContext;
  readonly target: VideoTarget;
  readonly draft: PlannedTour["draft"];
  readonly sources: ModelSources;
}

/** Refuses what no lane can make now, in the sentence of the first one. */
export async function planTour(
  ports: PlanTourPorts,
  refs: EpisodeReferences,
  plate: Plate,
  request: TourRequest,
): Promise<PlannedTour> {
  const { episode, series } = refs;
  const registry = await episode.registry();
  const target = taken(tourTarget(registry, request.target, recordOf(ports.settings.now(), "video")));
  const seconds = { seconds: request.seconds, seriesFps: series.fps };
  const shape = taken(tourShape(target, plate, seconds));
  const asked = request.backend ? backendName(request.backend, registry) : null;
  const chosen = lanesFor({ target, instead: INSTEAD }, asked, ports.backends);
  if (!chosen.ok) throw new Refusal(asked === null ? "conflict" : "bad-input", chosen.sentence);
  const families = Object.fromEntries([...series.modelFamilies].map(([id, names]) => [id, [...names]]));
  const sources = { loras: "preset", steps: "preset", families, allow_mismatch: request.allow_model_mismatch };
  const place = series.locations.get(plate.location)?.description ?? "";
  let stopped: string | undefined;
  for (const lane of (await readSpread(ports)).order(chosen.value)) {
    const draft = draftOf(ports, { target, shape, plate, lane }, { ...request, place, look: series.look });
    const passed = await passGates(ports, { episode, target, draft, sources });
    if (typeof passed !== "string") return passed;
    stopped ??= passed;
  }
  throw new Refusal("conflict", stopped ?? "no backend can make a tour now");
}

const INSTEAD = "send target: animatic to draw the tour";

function taken<T>(found: { ok: true; value: T } | { ok: false; sentence: string }): T {
  if (found.ok) return found.value;
  throw new Refusal("bad-input", found.sentence);
}

interface Shaped {
  readonly target: VideoTarget;
  readonly shape: TourShape;
  readonly plate: Plate;
  readonly lane: string;
}

function draftOf(
  { clock }: Pick<StudioPorts, "clock">,
  { target, shape, plate, lane }: Shaped,
  words: { readonly move: string; readonly seconds: number; readonly place: string; readonly look: string },
): PlannedTour["draft"] {
  const pass = tourPass(target);
  const { negative } = target.presets[pass];
  return {
    ...{ version: 1, ref: plate.ref, status: "queued", queue: "studio", queued: stamp(clock.now()), backend: lane },
    ...{ move: words.move, seconds: words.seconds, prompt: tourPrompt(words, target.capabilities.prompt) },
    ...(negative !== undefined && target.capabilities.negative_prompt && { negative }),
    ...{ frame: plate.path, frame_sha1: plate.sha1, target: target.id, pass },
    ...presetModels(target, pass),
    ...shape,
    ...{ frames: null, notes: [], video: null, holds: [], error: null },
  };
}

/** The draft with what it will load, or why it cannot be made. */
async function passGates(ports: PlanTourPorts, candidate: Candidate): Promise<PlannedTour | string> {
  const { target, draft, sources } = candidate;
  const { width, height, length, fps } = draft;
  const limits = limitsOf(ports, target);
  const past = limits ? pastLimit(limits, { seconds: secondsOf(length, fps), width, height }) : undefined;
  if (past !== undefined) return `${target.label}: ${past}`;
  const means = meansOf(ports.backends.get(draft.backend ?? "")?.kind ?? draft.backend);
  if (means === "draw") return { draft, models: undefined };
  if (means === "graph") return gateGraph(ports, candidate);
  const hosted = findHosted(ports, target);
  if (!hosted) return `${target.label} is no hosted target`;
  const planned = planHostedWork(hosted, shotlistOfTour(seeded(draft), target), [], false);
  return planned.ok ? { draft, models: sources } : `${target.label}: ${planned.sentence}`;
}

async function gateGraph(
  ports: PlanTourPorts,
  { episode, target, draft, sources }: Candidate,
): Promise<PlannedTour | string> {
  const resolved = await workflowsOnce(ports, episode)(target);
  if (!resolved.ok && !resolved.silent) return resolved.error;
  const workflow = resolved.ok ? resolved.workflow : null;
  const record = takeOfTour(seeded(draft));
  const found = await takeModels(ports, { target, workflow, record, sources }, { patience: HOST_PATIENCE });
  if (found.is === "mismatch") return found.reason;
  const lacks = await lacksOf(ports, { target, draft, record, workflow }, found);
  if (found.is === "missing") return [...lacks, found.reason].join("; ");
  if (lacks.length > 0) return lacks.join("; ");
  const { notes, resolved: files } = modelRecordOf({ record, entry: undefined }, found);
  return { draft: { ...draft, notes: [...notes], ...(files && { resolved: files }) }, models: sources };
}

interface OnHost extends Pick<Candidate, "target" | "draft"> {
  readonly record: ReturnType<typeof takeOfTour>;
  readonly workflow: Workflow | null;
}

/** In sentences; of a host that says what it has. */
async function lacksOf(
  ports: PlanTourPorts,
  { target, draft, record, workflow }: OnHost,
  found: ModelAnswer,
): Promise<readonly string[]> {
  if (!workflow || found.is === "unknown" || !isListed(ports, record)) return [];
  const frozen = shotlistOfTour(seeded(draft), target);
  const models = "files" in found ? chosenModels(found) : { files: {}, loras: record.loras, instead: {} };
  const lacks = await readHostLacks(ports, { target, workflow, frozen, refs: record.refs, models });
  return lackSentences(lacks).map((each) => `${target.label} cannot run on the host: ${each}`);
}

/** The seed is no gate's business. */
function seeded(draft: PlannedTour["draft"]): TourDraft {
  return { ...draft, seed: "0", seed_source: "new" };
}
