// Records what a host with models could run when it was first seen: from then on that says what a show without a target renders
// on, whether a host answers or not. docs/decisions.md 1. A kind that something is recorded for stays as it is.
import type { TargetKind } from "../../../contracts/files/target.ts";
import type { Readiness } from "../../../contracts/routes/targets.ts";
import type { StudioPorts } from "../../ports.ts";
import { readReadiness, type ReadinessPorts } from "./readiness.ts";

export type DetectPorts = Pick<StudioPorts, "showTargets" | "settings" | "log">;

const KINDS: readonly TargetKind[] = ["video", "image", "audio"];

/** Looks at the host that is set, if something is still to be recorded. `signal`: nothing is written once it is aborted. */
export async function detectTargets(ports: DetectPorts & ReadinessPorts, signal: AbortSignal): Promise<void> {
  const open = openKinds(ports);
  if (open.length === 0 || ports.catalogue() === null) return;
  const targets = open.flatMap((kind) => ports.showTargets.shipped.list(kind));
  const readiness = await readReadiness(ports, targets, { episode: null, added: new Map() });
  if (!signal.aborted) await recordDetected(ports, readiness);
}

/** After a failure it is recorded at the next look. */
export async function recordDetected(
  { showTargets, settings, log }: DetectPorts,
  readiness: ReadonlyMap<string, Readiness>,
): Promise<void> {
  const runs = (id: string) => ["ready", "degraded"].includes(readiness.get(id)?.status ?? "unknown");
  const found = openKinds({ settings }).flatMap((kind) => {
    const ids = showTargets.shipped.list(kind).filter((target) => !target.builtin && runs(target.id));
    return ids.length > 0 ? [[kind, ids.map(({ id }) => id)] as const] : [];
  });
  if (found.length === 0) return;
  const detected = { ...settings.now().detectedTargets, ...Object.fromEntries(found) };
  const mutable = Object.fromEntries(Object.entries(detected).map(([kind, ids]) => [kind, [...ids]]));
  await settings
    .change({ detected_targets: mutable })
    .catch((error: unknown) => log.warn({ err: error }, "what the host can run could not be written down"));
}

function openKinds({ settings }: Pick<StudioPorts, "settings">): TargetKind[] {
  const { detectedTargets } = settings.now();
  return KINDS.filter((kind) => (detectedTargets[kind] ?? []).length === 0);
}
