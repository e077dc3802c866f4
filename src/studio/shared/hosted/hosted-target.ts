// A hosted target with how it is asked, what it may be asked for as the settings have it now, and whether it makes drafts.
import type { HostedBinding } from "../../../contracts/files/hosted.ts";
import type { Limits } from "../../../contracts/files/limits.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import { effectiveLimits } from "../../../core/hosted/limits.ts";
import { readModelSchema } from "../../../core/hosted/model-schema.ts";
import type { StudioPorts } from "../../ports.ts";

export type HostedPorts = Pick<StudioPorts, "hosted" | "settings" | "router">;

export interface HostedTarget {
  readonly target: TargetFile;
  readonly binding: HostedBinding;
  readonly limits: Limits;
}

/** Undefined for a target that is not hosted. */
export function findHosted(
  { hosted, settings }: Pick<StudioPorts, "hosted" | "settings">,
  target: TargetFile,
): HostedTarget | undefined {
  const binding = target.via === undefined ? undefined : hosted.get(target.id);
  return binding && { target, binding, limits: limitsOf({ settings }, target) ?? {} };
}

/** The limits in force; null for a target that has none. */
export function limitsOf({ settings }: Pick<StudioPorts, "settings">, target: TargetFile) {
  return effectiveLimits(target.limits, settings.now().targetLimits[target.id]);
}

/** Whether a take is asked for as a draft: every proxy is, where the model makes drafts now, so that its final can be made of it. */
export async function isDraftTake(
  ports: Pick<StudioPorts, "router">,
  { binding }: HostedTarget,
  { pass, from_draft: final }: Pick<Sidecar, "pass" | "from_draft">,
): Promise<boolean> {
  return pass === "proxy" && final === undefined && offersDrafts(ports, binding);
}

/** The model's own schema decides, not its documentation. False also while that is not known: a whole run is the safe choice. */
export async function offersDrafts({ router }: Pick<StudioPorts, "router">, binding: HostedBinding): Promise<boolean> {
  const { draft, model } = binding;
  const read = draft && (await router()?.schema(model));
  if (!draft || !read || "why" in read) return false;
  return readModelSchema(read.json).fields.some(({ name }) => name === draft.field);
}
