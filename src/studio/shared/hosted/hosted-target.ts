// A hosted target with how it is asked and what it may be asked for, as the settings have it now.
import type { HostedBinding } from "../../../contracts/files/hosted.ts";
import type { Limits } from "../../../contracts/files/limits.ts";
import type { TargetFile } from "../../../contracts/files/target.ts";
import { effectiveLimits } from "../../../core/hosted/limits.ts";
import type { StudioPorts } from "../../ports.ts";

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
