// Turns a take whose job starts into a graph for a host: what it carries on from, its references as they are now, the prompt made to
// fit them, the model files that are installed, the values filled in. docs/http.md "Rendering", rules 1, 2, 6 and 7.
import type { ModelSources } from "../../../contracts/files/render-payload.ts";
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { Workflow } from "../../../contracts/files/workflow.ts";
import { buildGraph } from "../../../core/graph/build-graph.ts";
import { leadingTo } from "../../../core/graph/leading-to.ts";
import { latentPrefix, outputPrefix } from "../../../core/graph/output-prefix.ts";
import { graphValues, type ChosenModels } from "../../../core/inputs/graph-values.ts";
import { planInputs, type FoundRef } from "../../../core/inputs/plan-inputs.ts";
import { promptAtStart } from "../../../core/inputs/prompt-at-start.ts";
import { patchTake } from "../../../disk/close-take.ts";
import { readConfig } from "../../../disk/config.ts";
import { writeFrozenShotlist } from "../../../disk/frozen-shotlist.ts";
import { readReach } from "../../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { GraphWork, UploadedInput } from "../../../hosts/backend.ts";
import { readRoots } from "../episode/roots.ts";
import { RECENT } from "../models/choose-models.ts";
import { continueShot, type ContinuePorts, type ContinuedStart } from "./continue-shot.ts";
import type { StudioPorts } from "../../ports.ts";
import { resolveWorkflow, type WorkflowPorts } from "../workflow/resolve-workflow.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { scratchOf, stageFiles, uploadName, type StagedTake } from "./stage-files.ts";
import { chosenModels, modelRecordOf, takeModels, type ModelPorts } from "../models/take-models.ts";

export type StagePorts = ContinuePorts & ModelPorts & WorkflowPorts & Pick<StudioPorts, "place" | "tools" | "scratch">;

export interface GraphTake extends StagedTake {
  readonly ep: EpisodeFolder;
  readonly frozen: Shotlist;
  readonly models: ModelSources | undefined;
}

/** Throws what keeps the take from being made, in a sentence. */
export async function stageGraph(ports: StagePorts, take: GraphTake): Promise<GraphWork> {
  const { ep, frozen, target } = take;
  const entry = frozen.shots[0];
  if (!entry) throw new Error("the shot list of this take is empty: render the shot again");
  const resolved = await resolveWorkflow(ports, target, ep);
  if (!resolved.ok) throw new Error(resolved.error);
  const { workflow } = resolved;
  const { started, record } = await startTake(ports, take, entry.hold ?? 0);
  const models = await requireModels(ports, { ...take, record }, workflow);
  const refs = await findRefs(ports, ep, record, started.first);
  const planned = planInputs({ entry, list: frozen, target, refs });
  const staged = await stageFiles(ports, { ...take, record }, planned);
  const length = { frames: record.length, fps: record.fps };
  const prompted = { ...entry, prompt: promptAtStart(entry.prompt, target, planned, length) };
  await writeFrozenShotlist(ep, record, { ...frozen, shots: [prompted] });
  const held = await uploadHeld(started);
  const uploads = [...staged, ...held];
  const named = Object.fromEntries(uploads.map(({ role, name }) => [role, name]));
  await patchTake(ep, record, { inputs: named }, ports.locks);
  const listed = planned.map(({ name, isListed }, index) => ({ name, isListed, uploaded: staged[index]?.name ?? "" }));
  const values = graphValues({
    ...{ record, entry: prompted, defaults: frozen.defaults, models },
    inputs: [...listed, ...held.map(({ role, name }) => ({ name: role, isListed: false, uploaded: name }))],
    prefix: outputPrefix(take.job),
    more: { ...(record.save_latent && { latent_prefix: latentPrefix(take.job) }), ...started.tail?.values },
  });
  const graph = buildGraph(workflow, values);
  if (!graph.ok) throw new Error(`${target.label}: ${graph.sentence}`);
  const { review_copy: keepsOthers } = await readConfig(ports.place.userDir, ports.place.envRoots);
  const { node, beside = [], others = [] } = workflow.output;
  const kept = [node, ...beside, ...(keepsOthers ? others : [])];
  return { kind: "graph", graph: leadingTo(graph.value, kept), inputs: uploads };
}

/** What the shot carries on from, told in the take's record. Hosts elsewhere are not known to load latents. */
async function startTake(ports: StagePorts, { ep, record, job, signal }: GraphTake, planned: number) {
  const takesLatents = ports.backends.get(record.backend ?? "")?.kind === "local";
  const folder = await scratchOf(ports, job);
  const started = await continueShot(ports, ep, record, { planned, folder, takesLatents, signal });
  const noted = await patchTake(ep, record, started.news, ports.locks);
  return { started, record: noted ?? record };
}

/** Each under the name of the value that takes it. */
async function uploadHeld({ tail }: ContinuedStart): Promise<UploadedInput[]> {
  const files = tail?.files ?? [];
  return Promise.all(files.map(async ({ name, path }) => ({ role: name, path, name: await uploadName(path) })));
}

/** The files as they are installed now, told in the take's record. */
async function requireModels(ports: StagePorts, take: GraphTake, workflow: Workflow): Promise<ChosenModels> {
  const { ep, record, target, models = UNNAMED } = take;
  const found = await takeModels(ports, { target, workflow, record, sources: models }, { age: RECENT });
  if (found.is === "missing" || found.is === "mismatch") throw new Error(found.reason);
  const { notes, ...told } = modelRecordOf({ record, entry: take.frozen.shots[0] }, found);
  await patchTake(ep, record, { ...told, notes: [...new Set([...record.notes, ...notes])] }, ports.locks);
  return chosenModels(found);
}

/** Of a job that an earlier version queued. */
const UNNAMED: ModelSources = { loras: "preset", steps: "preset", families: {}, allow_mismatch: false };

/** `first`: the picture that the shot opens with, when it was cut just now. */
async function findRefs(
  ports: Pick<StudioPorts, "place">,
  ep: EpisodeFolder,
  { refs }: Sidecar,
  first: string | undefined,
): Promise<FoundRef[]> {
  const reach = await readReach(await readRoots(ports), ep);
  const fileOf = async (ref: Sidecar["refs"][number]) =>
    (ref.role === "first" ? first : undefined) ?? (await findRefFile(reach, ref.path)) ?? null;
  return Promise.all(refs.map(async (ref) => ({ ...ref, file: await fileOf(ref) })));
}
