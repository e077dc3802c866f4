// What a backend is given for a take: a shot to draw, a graph that holds every value, or one request to a hosted model; and what a
// hosted model's answer adds to the take's record.
import type { RenderPayload } from "../../contracts/files/render-payload.ts";
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../contracts/files/take/sidecar.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { finalOfDraft } from "../../core/hosted/plan-request.ts";
import { noteTake } from "../../disk/close-take.ts";
import { requireFrozenShotlist } from "../../disk/frozen-shotlist.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { BackendEvent, BackendJob, ModelWork } from "../../hosts/backend.ts";
import { hostedNews } from "../router/act-hosted-news.ts";
import { findHosted, type HostedTarget } from "../router/act-hosted-target.ts";
import { hostedWork } from "../router/act-hosted-work.ts";
import { offersDrafts } from "../router/act-offers-drafts.ts";
import type { Studio } from "../studio.ts";
import { stageGraph, type StagePorts } from "./act-stage-graph.ts";
import { stageInputs } from "./act-stage-inputs.ts";

type HostedPorts = Pick<Studio, "registry" | "hosted" | "settings" | "router" | "clock">;

export interface StartedTake {
  readonly ep: EpisodeFolder;
  readonly record: Sidecar;
  readonly payload: RenderPayload;
  /** Absolute folder of the shot's takes. */
  readonly folder: string;
  readonly job: string;
  readonly signal: AbortSignal;
}

/** Throws what keeps the take from being made, in a sentence. */
export async function workOf(studio: StagePorts & HostedPorts, take: StartedTake): Promise<BackendJob["work"]> {
  const { ep, record, payload } = take;
  const frozen = await requireFrozenShotlist(ep, payload);
  const target = requireTarget(studio, record.target);
  if (target.builtin) {
    const inputs = await stageInputs(studio, ep, record);
    return { kind: "draw", shotlist: frozen, pass: payload.pass, take: payload.take, inputs };
  }
  const hosted = findHosted(studio, target);
  if (hosted) return askModel(studio, take, { hosted, frozen });
  return stageGraph(studio, { ...take, frozen, target, models: payload.models });
}

/** Who made a hosted take and what it cost there; nothing for any other take. */
export async function hostedNewsOf(
  studio: HostedPorts,
  record: Sidecar,
  { answer, cost }: Pick<Extract<BackendEvent, { kind: "files" }>, "answer" | "cost">,
): Promise<Pick<Sidecar, "model_request" | "draft">> {
  const hosted = findHosted(studio, requireTarget(studio, record.target));
  if (!hosted || !answer) return {};
  return hostedNews(studio, hosted.binding, { answer, cost, isDraft: await isDraft(studio, record, hosted) });
}

async function askModel(
  studio: StagePorts & HostedPorts,
  { ep, record }: StartedTake,
  { hosted, frozen }: { readonly hosted: HostedTarget; readonly frozen: Shotlist },
): Promise<ModelWork> {
  const { binding, target } = hosted;
  if (record.from_draft) {
    const request = finalOfDraft(binding, record.from_draft.task);
    if (!request) throw new Error(`${target.label} makes no drafts any more: render the shot itself`);
    return { kind: "model", model: request.model, body: request.body, inputs: [], result: binding.result };
  }
  const inputs = await stageInputs(studio, ep, record);
  const asked = hostedWork(hosted, frozen, inputs, await isDraft(studio, record, hosted));
  if (!asked.ok) throw new Error(`${target.label}: ${asked.sentence}`);
  const { notes } = asked.value.request;
  await noteTake(ep, record, { notes: [...new Set([...record.notes, ...notes])] }, studio.locks);
  return asked.value.work;
}

/** A proxy is asked for as a draft wherever the model makes drafts: its final is then made of it. */
async function isDraft(
  studio: Pick<Studio, "router">,
  { pass, from_draft: final }: Sidecar,
  { binding }: HostedTarget,
): Promise<boolean> {
  return pass === "proxy" && final === undefined && binding.draft !== undefined && offersDrafts(studio, binding);
}

function requireTarget({ registry }: Pick<Studio, "registry">, id: string): VideoTarget {
  const target = registry.find(id);
  if (target?.kind !== "video") throw new Error(`the target ${id} is not known any more`);
  return target;
}
