// The target that a take was rendered on, as the registry knows it now, and how that samples its takes again.
import type { LatentUpscale } from "../../../contracts/files/target-models.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { sidecarOf, type Take, type TargetNames } from "../../../core/takes/take.ts";
import type { Registry } from "../../../core/targets/registry.ts";

/** Some of a pass as it was read. */
export interface TargetsNow {
  readonly targetFacts: { readonly registry: Registry };
}

export interface TakeTarget extends TargetNames {
  readonly label: string;
  /** Of a target with two models: the share of the steps after which the second one takes over. */
  readonly split: number | undefined;
  readonly latent: LatentUpscale | null;
}

/** A take that was imported, or names no target that is known, is of none: its pixels are all there is. */
export function targetNow({ targetFacts: { registry } }: TargetsNow, take: Take): TakeTarget {
  const record = sidecarOf(take);
  const found = record && !record.imported ? registry.find(record.target) : undefined;
  if (found?.kind !== "video") return { id: record?.target ?? "", label: "the take", split: undefined, latent: null };
  const { id, aliases, label } = found;
  return { id, aliases, label, split: (found as VideoTarget).presets[take.pass].split, latent: found.upscale ?? null };
}
