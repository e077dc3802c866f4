// What a backend is given for a take: a shot to draw, a graph that holds every value, or one request to a hosted model; and what a
// hosted model's answer adds to the take's record.
import type { RenderPayload } from "../../../contracts/files/render-payload.ts";
import type { Shotlist } from "../../../contracts/files/shotlist.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { finalOfDraft } from "../../../core/hosted/plan-request.ts";
import { patchTake } from "../../../disk/close-take.ts";
import { requireFrozenShotlist } from "../../../disk/frozen-shotlist.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { BackendEvent, BackendJob, ModelWork } from "../../../hosts/backend.ts";
import { hostedResult } from "../hosted/hosted-result.ts";
import { findHosted, type HostedTarget } from "../hosted/hosted-target.ts";
import { planHostedWork } from "../hosted/hosted-work.ts";
import { offersDrafts } from "../hosted/offers-drafts.ts";
import type { StudioPorts } from "../../ports.ts";
import { stageGraph, type StagePorts } from "./stage-graph.ts";
import { stageInputs } from "../references/find-inputs.ts";

type HostedPorts = Pick<StudioPorts, "registry" | "hosted" | "settings" | "router" | "clock">;

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
export async function workOf(ports: StagePorts & HostedPorts, take: StartedTake): Promise<BackendJob["work"]> {
  const { ep, record, payload } = take;
  const frozen = await requireFrozenShotlist(ep, payload);
  const target = requireTarget(ports, record.target);
  if (target.builtin) {
    const inputs = await stageInputs(ports, ep, record);
    return { kind: "draw", shotlist: frozen, pass: payload.pass, take: payload.take, inputs };
  }
  const hosted = findHosted(ports, target);
  if (hosted) return askModel(ports, take, { hosted, frozen });
  return stageGraph(ports, { ...take, frozen, target, models: payload.models });
}

/** Who made a hosted take and what it cost there; nothing for any other take. */
export async function hostedNewsOf(
  ports: HostedPorts,
  record: Sidecar,
  { answer, cost }: Pick<Extract<BackendEvent, { kind: "files" }>, "answer" | "cost">,
): Promise<Pick<Sidecar, "model_request" | "draft">> {
  const hosted = findHosted(ports, requireTarget(ports, record.target));
  if (!hosted || !answer) return {};
  return hostedResult(ports, hosted.binding, { answer, cost, isDraft: await isDraft(ports, record, hosted) });
}

async function askModel(
  ports: StagePorts & HostedPorts,
  { ep, record }: StartedTake,
  { hosted, frozen }: { readonly hosted: HostedTarget; readonly frozen: Shotlist },
): Promise<ModelWork> {
  const { binding, target } = hosted;
  if (record.from_draft) {
    const request = finalOfDraft(binding, record.from_draft.task);
    if (!request) throw new Error(`${target.label} makes no drafts any more: render the shot itself`);
    return { kind: "model", model: request.model, body: request.body, inputs: [], result: binding.result };
  }
  const inputs = await stageInputs(ports, ep, record);
  const asked = planHostedWork(hosted, frozen, inputs, await isDraft(ports, record, hosted));
  if (!asked.ok) throw new Error(`${target.label}: ${asked.sentence}`);
  const { notes } = asked.value.request;
  await patchTake(ep, record, { notes: [...new Set([...record.notes, ...notes])] }, ports.locks);
  return asked.value.work;
}

/** A proxy is asked for as a draft wherever the model makes drafts: its final is then made of it. */
async function isDraft(
  ports: Pick<StudioPorts, "router">,
  { pass, from_draft: final }: Sidecar,
  { binding }: HostedTarget,
): Promise<boolean> {
  return pass === "proxy" && final === undefined && binding.draft !== undefined && offersDrafts(ports, binding);
}

function requireTarget({ registry }: Pick<StudioPorts, "registry">, id: string): VideoTarget {
  const target = registry.find(id);
  if (target?.kind !== "video") throw new Error(`the target ${id} is not known any more`);
  return target;
}
