// Stages a take whose job starts: makes the work for its backend from what lies in the episode now, and the one patch of its record.
// Written here are only files: those that the work reads, and the frozen shot list. docs/http.md "Rendering", rules 1, 2, 6 and 7.
import type { ModelSources, RenderPayload } from "../../../contracts/files/render-payload.ts";
import type { ShotEntry, Shotlist } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import { withGgufLoaders } from "../../../core/graph/gguf-loaders.ts";
import { buildGraph } from "../../../core/graph/build-graph.ts";
import { latentPrefix, outputPrefix } from "../../../core/graph/output-prefix.ts";
import { finalOfDraft } from "../../../core/hosted/plan-request.ts";
import { graphValues } from "../../../core/inputs/graph-values.ts";
import { followVoice } from "../../../core/inputs/follow-voice.ts";
import { planInputs, type PlannedInput } from "../../../core/inputs/plan-inputs.ts";
import { promptAtStart } from "../../../core/inputs/prompt-at-start.ts";
import { requireFrozenShotlist, writeFrozenShotlist } from "../../../disk/takes/frozen-shotlist.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { UploadedInput } from "../../../hosts/backend.ts";
import type { StudioPorts } from "../../ports.ts";
import { findHosted, isDraftTake, type HostedPorts } from "../hosted/hosted-target.ts";
import { planHostedWork } from "../hosted/hosted-work.ts";
import { RECENT } from "../models/choose-models.ts";
import { chosenModels, modelRecordOf, takeModels, type ModelPorts } from "../models/take-models.ts";
import { markDrawn } from "../references/drawn-here.ts";
import { findInputs, findRefs } from "../references/find-inputs.ts";
import { resolveWorkflow, type WorkflowPorts } from "../workflow/resolve-workflow.ts";
import { continueShot, type ContinuedStart, type ContinuePorts } from "./continue-shot.ts";
import type { Making, Staged } from "./run.ts";
import { scratchOf, stageFiles, uploadName, type StagingPlace } from "./stage-files.ts";
import { refreshFirstFrame, type FirstFramePorts } from "../references/first-frame.ts";
import { leadingTo } from "../../../core/graph/graph.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";

export type StagePorts = ContinuePorts &
  ModelPorts &
  WorkflowPorts &
  HostedPorts &
  Pick<StudioPorts, "tools" | "scratch">;
/** A job's own staging makes the first frame that it cuts the shot's live one. */
export type StageTakePorts = StagePorts & FirstFramePorts;
export type TakePayload = RenderPayload & { readonly ep: EpisodeFolder };
export type MakingTake = Making<TakePayload, Sidecar>;

/** A take to stage: what it is made from, and where. */
export interface StagingTake extends Pick<MakingTake, "episode" | "spec" | "job" | "signal"> {
  readonly frozen: Shotlist;
  /** Who named its model files. */
  readonly models: ModelSources | undefined;
  readonly place: StagingPlace;
  /** How it starts where the take that it carries on from is still to be made: never for a job. */
  readonly standIn?: ContinuedStart;
}

export interface StagedTake extends Staged<Sidecar> {
  /** The shot list with the prompt as the pictures have it; absent where that is the one that was planned. */
  readonly prompted?: Shotlist;
  /** What the graph reads, in the order of the first inputs of the work. */
  readonly planned: readonly PlannedInput[];
}

/** Throws what keeps the take from being made, in a sentence. */
export async function stageTake(ports: StageTakePorts, take: MakingTake): Promise<Staged<Sidecar>> {
  const { episode, spec, payload, folder, job, signal } = take;
  const { shot } = spec.record;
  const place: StagingPlace = {
    beside: folder,
    scratch: () => scratchOf(ports, job),
    openingPicture: (source) => refreshFirstFrame(ports, episode, { shot, source }, signal),
  };
  const frozen = await requireFrozenShotlist(episode.folder, payload);
  const staging = { episode, spec, job, signal, frozen, models: payload.models, place };
  const { work, patch, prompted } = await stageWork(ports, staging);
  if (prompted) await writeFrozenShotlist(episode.folder, spec.record, prompted);
  return { work, patch };
}

/** The same for a job and for a dry run, which differ in the place alone. */
export async function stageWork(ports: StagePorts, take: StagingTake): Promise<StagedTake> {
  const target = await requireTarget(take, take.spec.target);
  switch (take.spec.means) {
    case "draw":
      return stageDrawing(take);
    case "model":
      return stageRequest(ports, take, target);
    case "graph":
      return stageGraph(ports, take, target);
  }
}

/** A shot to draw, with the pictures that are there. */
async function stageDrawing({ episode, spec, frozen: shotlist }: StagingTake): Promise<StagedTake> {
  const inputs = await markDrawn(episode, await findInputs(episode, spec.inputs));
  const { pass, take } = spec.record;
  return { work: { kind: "draw", shotlist, pass, take, inputs }, patch: {}, planned: [] };
}

/** One request to a hosted model: the shot itself, or the final of a draft that it made before. */
async function stageRequest(ports: StagePorts, take: StagingTake, target: VideoTarget): Promise<StagedTake> {
  const { episode, frozen } = take;
  const { record, inputs } = take.spec;
  const hosted = findHosted(ports, target);
  if (!hosted) throw new Error(`${target.label} is no hosted target any more: render the shot again`);
  if (record.from_draft) {
    const final = finalOfDraft(hosted.binding, record.from_draft.task);
    if (!final) throw new Error(`${target.label} makes no drafts any more: render the shot itself`);
    const { model, body } = final;
    return { work: { kind: "model", model, body, inputs: [], result: hosted.binding.result }, patch: {}, planned: [] };
  }
  const start = await startTake(ports, take, frozen.shots[0]);
  const files = await findInputs(episode, inputs, start.first);
  const planned = planHostedWork(hosted, frozen, files, await isDraftTake(ports, hosted, record));
  if (!planned.ok) throw new Error(`${target.label}: ${planned.sentence}`);
  const { work, request } = planned.value;
  const notes = [...new Set([...record.notes, ...request.notes])];
  return { work, patch: { ...start.patch, notes }, planned: [] };
}

/**
 * A graph with every value in it: what the shot carries on from, the model files that are installed, the references as they are now, and
 * the prompt made to fit them.
 */
async function stageGraph(ports: StagePorts, take: StagingTake, target: VideoTarget): Promise<StagedTake> {
  const resolved = await resolveWorkflow(ports, target, take.episode);
  if (!resolved.ok) throw new Error(resolved.error);
  const { workflow } = resolved;
  const { values, inputs, ...staged } = await stageValues(ports, take, target, workflow);
  const graph = buildGraph(workflow, values);
  if (!graph.ok) throw new Error(`${target.label}: ${graph.sentence}`);
  const kept = leadingTo(graph.value, keptNodes(take.episode, workflow));
  return {
    work: { kind: "graph", graph: withGgufLoaders(kept, ports.hostVersions), inputs },
    ...staged,
  };
}

/** What a graph of the take is filled with, and the files that go to its host. */
export async function stageValues(ports: StagePorts, take: StagingTake, target: VideoTarget, workflow: Workflow) {
  const { frozen, job, place, signal, episode } = take;
  const [entry] = frozen.shots;
  if (!entry) throw new Error("the shot list of this take is empty: render the shot again");
  const start = await startTake(ports, take, entry);
  const record = { ...take.spec.record, ...start.patch };
  const models = await requireModels(ports, { record, entry, target }, take.models, workflow);
  const refs = await findRefs(episode, record.refs, start.first);
  const all = planInputs({ entry, list: frozen, target, refs });
  const voice = followVoice({ target, record, models: models.chosen, resolved: models.patch.resolved }, all);
  const { inputs: planned, leadIn } = voice;
  const staged = await stageFiles(ports, { record, target, place, signal }, planned);
  const prompted = promptedEntry(entry, { target, planned, record });
  const tail = await uploadTail(start);
  const values = graphValues({
    ...{ entry: prompted, defaults: frozen.defaults, models: models.chosen },
    record: { ...record, length: record.length + leadIn },
    inputs: [
      ...inputValues(planned, staged, leadIn),
      ...tail.map(({ role, name }) => ({ name: role, isListed: false, uploaded: name })),
    ],
    prefix: outputPrefix(job),
    more: { ...(record.save_latent && { latent_prefix: latentPrefix(job) }), ...start.tail?.values },
  });
  const inputs = [...staged, ...tail];
  return {
    values,
    inputs,
    patch: {
      ...start.patch,
      ...models.patch,
      ...voice.patch,
      notes: [...models.patch.notes, ...voice.notes],
      inputs: Object.fromEntries(inputs.map(({ role, name }) => [role, name])),
    },
    prompted: { ...frozen, shots: [prompted] },
    planned,
  };
}

/** What the shot carries on from. Hosts elsewhere are not known to load latents. */
async function startTake(ports: StagePorts, take: StagingTake, entry: ShotEntry | undefined): Promise<ContinuedStart> {
  const { episode, place, signal, spec, standIn } = take;
  const { record } = spec;
  if (standIn) return standIn;
  if (record.continuous === undefined) return { patch: {} };
  const takesLatents = ports.backends.get(record.backend ?? "")?.kind === "local";
  const { openingPicture } = place;
  const order = { planned: entry?.hold ?? 0, folder: await place.scratch(), takesLatents, signal, openingPicture };
  return continueShot(ports, episode, record, order);
}

interface ModelTake {
  readonly record: Sidecar;
  readonly entry: ShotEntry;
  readonly target: VideoTarget;
}

/** Of a job that an earlier version queued. */
const UNNAMED: ModelSources = { loras: "preset", steps: "preset", families: {}, allow_mismatch: false };

/** The files as they are installed now, for the graph and for the record. */
async function requireModels(
  ports: StagePorts,
  { record, entry, target }: ModelTake,
  sources: ModelSources = UNNAMED,
  workflow: Workflow,
) {
  const found = await takeModels(ports, { target, workflow, record, sources, entry }, { age: RECENT });
  if (found.is === "missing" || found.is === "mismatch") throw new Error(found.reason);
  const { notes, ...patch } = modelRecordOf({ record, entry }, found);
  return { chosen: chosenModels(found), patch: { ...patch, notes: [...new Set([...record.notes, ...notes])] } };
}

function promptedEntry(
  entry: ShotEntry,
  { target, planned, record }: { target: VideoTarget; planned: readonly PlannedInput[]; record: Sidecar },
): ShotEntry {
  const length = { frames: record.length, fps: record.fps };
  return { ...entry, prompt: promptAtStart(entry.prompt, target, planned, length) };
}

/** `leadIn`: frames that are rendered in front of the take. */
function inputValues(planned: readonly PlannedInput[], staged: readonly UploadedInput[], leadIn: number) {
  return planned.map(({ name, isListed, guide }, index) => ({
    ...{ name, isListed, uploaded: staged[index]?.name ?? "" },
    ...(guide && { frame: guide.frame + leadIn }),
  }));
}

/** Each under the name of the value that takes it. */
async function uploadTail({ tail }: ContinuedStart): Promise<UploadedInput[]> {
  const files = tail?.files ?? [];
  return Promise.all(files.map(async ({ name, path }) => ({ role: name, path, name: await uploadName(path) })));
}

/** The nodes whose results are fetched; those of other outputs only where the config asks for a review copy. */
function keptNodes({ config }: EpisodeContext, { output }: Workflow): string[] {
  const { review_copy: keepsOthers } = config;
  const { node, beside = [], others = [] } = output;
  return [node, ...beside, ...(keepsOthers ? others : [])];
}

/** The video target that a take names. */
export async function requireTarget({ episode }: Pick<MakingTake, "episode">, id: string): Promise<VideoTarget> {
  const target = (await episode.registry()).find(id);
  if (target?.kind === "video") return target;
  throw new Error(`the target ${id} is not known any more`);
}
