// The target that a take was rendered on, as the registry knows it now, and how that samples its takes again.
import type { LatentUpscale } from "../../../contracts/files/host/film-step.ts";
import { sidecarOf, type Take, type TargetNames } from "../../../core/takes/take.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";

type Snapshot = Pick<PassSnapshot, "targetFacts">;

export interface TakeTarget extends TargetNames {
  readonly label: string;
  readonly latent: LatentUpscale | null;
}

/** A take that was imported, or names no target that is known, is of none: its pixels are all there is. */
export function targetNow({ targetFacts: { registry } }: Snapshot, take: Take): TakeTarget {
  const record = sidecarOf(take);
  const found = record && !record.imported ? registry.find(record.target) : undefined;
  if (found?.kind !== "video") return { id: record?.target ?? "", label: "the take", latent: null };
  const { id, aliases, label } = found;
  return { id, aliases, label, latent: found.upscale ?? null };
}
