// Turns a take whose job starts into a graph for a host: its references found as they are now, cut and composed, the prompt made to
// fit them, the values filled in. Contract part A, Rendering rule 2. What is made on the way is kept beside the take where the
// contract says so, else in the job's scratch folder.
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { buildGraph } from "../../core/graph/build-graph.ts";
import { outputPrefix } from "../../core/graph/output-prefix.ts";
import { leadingTo } from "../../core/graph/leading-to.ts";
import { sha1 } from "../../core/lib/hash.ts";
import { takeStem } from "../../core/lib/names.ts";
import { graphValues, type ChosenModels } from "../../core/stage/graph-values.ts";
import { planInputs, type FoundRef, type PlannedInput } from "../../core/stage/plan-inputs.ts";
import { promptAtStart } from "../../core/stage/prompt-at-start.ts";
import { noteTake } from "../../disk/close-take.ts";
import { readConfig } from "../../disk/config.ts";
import { writeFrozenShotlist } from "../../disk/frozen-shotlist.ts";
import { readReach } from "../../disk/relative-path.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { GraphWork, UploadedInput } from "../../hosts/backend.ts";
import { makeFolder, writeAtomic } from "../../machine/files.ts";
import { cutSound } from "../../media/stage/cut-sound.ts";
import { makePicture } from "../../media/stage/make-picture.ts";
import type { PictureOrder } from "../../media/stage/picture-order.ts";
import { readRoots } from "../config/act-roots.ts";
import type { Studio } from "../studio.ts";
import { findRefFile } from "./act-ref-files.ts";

type Ports = Pick<Studio, "place" | "locks" | "tools" | "scratch" | "shippedWorkflow">;

export interface GraphTake {
  readonly ep: EpisodeFolder;
  readonly record: Sidecar;
  readonly frozen: Shotlist;
  readonly target: VideoTarget;
  /** Absolute folder of the shot's takes. */
  readonly folder: string;
  readonly job: string;
  readonly signal: AbortSignal;
}

/** Folder of a host's inputs that all our uploads go to. */
const UPLOADS = "studio";

/** Throws what keeps the take from being made, in a sentence. */
export async function stageGraph(studio: Ports, take: GraphTake): Promise<GraphWork> {
  const { ep, record, frozen, target } = take;
  const entry = frozen.shots[0];
  if (!entry) throw new Error("the shot list of this take is empty: render the shot again");
  const workflow = await studio.shippedWorkflow(target);
  if (!workflow.ok) throw new Error(workflow.sentence);
  const planned = planInputs({ entry, list: frozen, target, refs: await findRefs(studio, ep, record) });
  const staged = await stageAll(studio, take, planned);
  const length = { frames: record.length, fps: record.fps };
  const prompted = { ...entry, prompt: promptAtStart(entry.prompt, target, planned, length) };
  await writeFrozenShotlist(ep, record, { ...frozen, shots: [prompted] });
  await noteTake(
    ep,
    record,
    { inputs: Object.fromEntries(staged.map(({ role, name }) => [role, name])) },
    studio.locks,
  );
  const inputs = planned.map(({ name, isListed }, index) => ({ name, isListed, uploaded: staged[index]?.name ?? "" }));
  const models = asAsked(record, target);
  const values = graphValues({
    record,
    entry: prompted,
    defaults: frozen.defaults,
    models,
    inputs,
    prefix: outputPrefix(take.job),
  });
  const graph = buildGraph(workflow.value, values);
  if (!graph.ok) throw new Error(`${target.label}: ${graph.sentence}`);
  const { review_copy: keepsOthers } = await readConfig(studio.place.userDir, studio.place.envRoots);
  const wanted = keepsOthers ? graph.value : leadingTo(graph.value, workflow.value.output.node);
  return { kind: "graph", graph: wanted, inputs: staged };
}

/** The files that the take's record and its target name. */
function asAsked(record: Sidecar, target: VideoTarget): ChosenModels {
  const named = Object.entries(target.models).flatMap(([param, { default: file }]) =>
    file === undefined ? [] : [[param, file]],
  );
  const own = { model: record.model, model_low: (record as { model_low?: string }).model_low };
  const set = Object.entries(own).filter(([, file]) => typeof file === "string");
  return { files: Object.fromEntries([...named, ...set]), loras: record.loras, instead: {} };
}

async function findRefs(studio: Pick<Studio, "place">, ep: EpisodeFolder, { refs }: Sidecar): Promise<FoundRef[]> {
  const reach = await readReach(await readRoots(studio), ep);
  return Promise.all(refs.map(async (ref) => ({ ...ref, file: (await findRefFile(reach, ref.path)) ?? null })));
}

/** One after the other: each may take a thread and some hundred megabytes. */
async function stageAll(studio: Ports, take: GraphTake, planned: readonly PlannedInput[]): Promise<UploadedInput[]> {
  const staged: UploadedInput[] = [];
  for (const [index, input] of planned.entries()) {
    take.signal.throwIfAborted();
    const path = await stageInput(studio, take, input, index);
    const name = `${UPLOADS}/${sha1(await readFile(path))}${extname(path).toLowerCase()}`;
    staged.push({
      role: staged.some(({ role }) => role === input.role) ? `${input.role}_${index + 1}` : input.role,
      path,
      name,
    });
  }
  return staged;
}

/** The file that is uploaded: the reference itself where nothing is cut off it. */
async function stageInput(studio: Ports, take: GraphTake, { source }: PlannedInput, index: number): Promise<string> {
  if (source.is === "picture" && !source.crop) return source.file;
  const path = await placeFor(studio, take, source, index);
  if (source.is === "sound") {
    const { file, window } = source;
    await cutSound(await studio.tools(), { from: file, to: path, ...(window && { window }) }, take.signal);
  } else {
    await writeAtomic(path, await makePicture(orderOf(source, take)));
  }
  return path;
}

async function placeFor(
  studio: Ports,
  take: GraphTake,
  source: PlannedInput["source"],
  index: number,
): Promise<string> {
  const ending = source.is === "sound" ? ".wav" : ".png";
  if ("keptAs" in source && source.keptAs !== undefined) {
    return join(take.folder, `${takeStem(take.record.shot, take.record.take)}_${source.keptAs}${ending}`);
  }
  const folder = join(studio.scratch, take.job);
  await makeFolder(folder);
  return join(folder, `${index + 1}${ending}`);
}

function orderOf(
  source: Exclude<PlannedInput["source"], { is: "sound" }>,
  { record, target }: GraphTake,
): PictureOrder {
  const size = { width: record.width, height: record.height };
  switch (source.is) {
    case "picture":
      return { make: "part", picture: source };
    case "keyframe":
      return { make: "keyframe", file: source.file, size };
    case "grey":
      return { make: "grey", size };
    case "composed":
      return { make: "composed", panels: source.panels, size, rules: requirePanels(target) };
  }
}

function requirePanels({ panels, label }: VideoTarget) {
  if (!panels) throw new Error(`${label} composes no pictures`);
  return panels;
}
