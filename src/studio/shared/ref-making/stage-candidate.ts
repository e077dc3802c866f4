// Stages a candidate whose job starts: makes the work for its backend from what lies in the episode now, and the one patch of its record.
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import type { Preset } from "../../../contracts/files/target-models.ts";
import { withGgufLoaders } from "../../../core/graph/gguf-loaders.ts";
import { buildGraph } from "../../../core/graph/build-graph.ts";
import { leadingTo } from "../../../core/graph/graph.ts";
import { outputPrefix } from "../../../core/graph/output-prefix.ts";
import { planRequest } from "../../../core/hosted/plan-request.ts";
import type { MakingTarget } from "../../../core/refs/effective-ref.ts";
import { refGraphValues } from "../../../core/render/ref-graph-values.ts";
import { snapLength } from "../../../core/targets/grid.ts";
import type { UploadedInput } from "../../../hosts/backend.ts";
import type { StudioPorts } from "../../ports.ts";
import { findHosted } from "../hosted/hosted-target.ts";
import { RECENT } from "../models/choose-models.ts";
import { chosenModels, modelRecordOf, takeModels } from "../models/take-models.ts";
import type { Staged } from "../take-pipeline/run.ts";
import type { CandidateNow, CandidatePayload, MakingCandidate } from "./candidate-job.ts";
import { cardOrderOf } from "./card-order-of.ts";
import { openMaking, type MakingPorts } from "./open-making.ts";
import { modelTake } from "./candidate-models.ts";
import { refreshReferences, type RefreshPorts } from "./refresh-references.ts";
import { stagePictures } from "./stage-pictures.ts";

export type StageCandidatePorts = MakingPorts & RefreshPorts & Pick<StudioPorts, "scratch">;

/** Throws what keeps the candidate from being made, in a sentence. */
export async function stageCandidate(
  ports: StageCandidatePorts,
  { episode, spec, job, signal, payload }: MakingCandidate,
): Promise<Staged<RefSidecar>> {
  const target = (await episode.registry()).find(spec.target);
  if (!target || target.kind === "video") throw new Error(`the target ${spec.target} is not known any more`);
  const opened = await openMaking(ports, episode, "final", [spec.record.ref]);
  const { record, making } = await refreshReferences(ports, opened, spec.record, target);
  const now: CandidateNow = { record, target, making, job, signal };
  if (spec.means === "draw") {
    return { work: { kind: "card", order: await cardOrderOf(now), inputs: [] }, patch: changed(spec.record, record) };
  }
  const staged = await stagePictures(ports, now);
  const patch = { ...changed(spec.record, record), ...staged.patch };
  const made =
    spec.means === "model"
      ? stageRequest(ports, now, staged.inputs)
      : await stageGraph(ports, now, staged.inputs, payload);
  return { work: made.work, patch: { ...patch, ...made.patch } };
}

/** One request to a hosted model. */
function stageRequest(
  ports: Pick<StudioPorts, "hosted" | "settings">,
  { record, target }: CandidateNow,
  inputs: readonly UploadedInput[],
): Staged<RefSidecar> {
  const hosted = findHosted(ports, target);
  if (!hosted) throw new Error(`${target.label} is no hosted target any more`);
  const { binding, limits } = hosted;
  const files = inputs.map(({ path, name }) => ({ role: "reference", path, name: name.replace(/^.*\//, "") }));
  const planned = planRequest(binding, limits, {
    prompt: record.prompt ?? "",
    ...(record.negative !== undefined && { negative: record.negative }),
    ...(record.seconds !== undefined && { seconds: record.seconds }),
    ...{ width: record.width ?? 0, height: record.height ?? 0, seed: record.seed ?? "0", files },
  });
  if (!planned.ok) throw new Error(`${target.label}: ${planned.sentence}`);
  const { model, body, files: used, notes } = planned.value;
  const sent = files.filter(({ name }) => used.includes(name));
  return {
    work: { kind: "model", model, body, inputs: sent, result: binding.result },
    patch: { notes: [...new Set([...(record.notes ?? []), ...notes])] },
  };
}

/** A graph with every value in it, the model files as they are installed now. */
async function stageGraph(
  ports: StageCandidatePorts,
  { record, target, making, job }: CandidateNow,
  inputs: readonly UploadedInput[],
  { models: sources = UNNAMED }: CandidatePayload,
): Promise<Staged<RefSidecar>> {
  const resolved = await making.workflowOf(target);
  if (!resolved.ok) throw new Error(resolved.error);
  const { workflow } = resolved;
  const take = modelTake(target, record, sources, workflow);
  const found = await takeModels(ports, take, { age: RECENT });
  if (found.is === "missing" || found.is === "mismatch") throw new Error(found.reason);
  const { notes, ...recorded } = modelRecordOf({ record: take.record, entry: undefined }, found);
  const canvas = inputs.find(({ role }) => role === "canvas");
  const values = refGraphValues(workflow, {
    record,
    preset: target.presets.final as Preset,
    models: chosenModels(found),
    length: lengthOf(target, record),
    pictures: inputs.filter(({ role }) => role !== "canvas").map(({ name }) => name),
    others: { ...(canvas && { canvas: canvas.name }), ...(record.pano?.latent === "empty" && { empty_latent: true }) },
    prefix: outputPrefix(job),
  });
  const graph = buildGraph(workflow, values);
  if (!graph.ok) throw new Error(`${target.label}: ${graph.sentence}`);
  return {
    work: {
      kind: "graph",
      graph: withGgufLoaders(leadingTo(graph.value, [workflow.output.node]), ports.hostVersions),
      inputs,
    },
    patch: {
      ...(recorded as Partial<RefSidecar>),
      notes: [...new Set([...(record.notes ?? []), ...notes])],
      inputs: Object.fromEntries(inputs.map(({ role, name }, index) => [`${role}_${index + 1}`, name])),
    },
  };
}

const UNNAMED = { loras: "preset", steps: "preset", families: {}, allow_mismatch: false };

/** Frames of a sound on its target's grid. */
function lengthOf(target: MakingTarget, { seconds = 0 }: RefSidecar) {
  if (target.kind !== "audio") {
    const frames = (target.presets.final as Preset).length;
    return frames === undefined ? undefined : { frames, fps: 24 };
  }
  const { frames: grid, fps = 24 } = target.template;
  const rate = typeof fps === "number" ? fps : 24;
  const asked = Math.max(1, Math.round(seconds * rate));
  const snapped = grid ? snapLength(grid, asked) : { ok: true as const, value: asked };
  if (!snapped.ok) throw new Error(`${target.label}: ${snapped.sentence}`);
  return { frames: snapped.value, fps: rate };
}

/** What the references and the prompt are now, where they are others than when it was queued. */
function changed(before: RefSidecar, { prompt, references, notes }: RefSidecar): Partial<RefSidecar> {
  return {
    ...(prompt !== before.prompt && prompt !== undefined && { prompt }),
    ...(references && { references }),
    ...(notes && { notes }),
  };
}
