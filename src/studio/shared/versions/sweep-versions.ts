// Closes queued upscales and posts whose job is gone, by the same rules as takes.
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { planSweep, type SweptTake } from "../../../core/takes/sweep.ts";
import type { Take } from "../../../core/takes/take.ts";
import { takeStateOf } from "../../../core/takes/transitions.ts";
import { closeVersion, patchVersion, type VersionKind } from "../../../disk/takes/versions.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import { findOwners, leaveReadOnly, type LivingJobs } from "../takes/sweep-takes.ts";
import { announceVersion } from "./announce-version.ts";

type Ports = Pick<StudioPorts, "clock" | "locks" | "emit" | "presence">;

/** Returns whether any of them changed. */
export async function sweepVersions(
  ports: Ports,
  ep: EpisodeFolder,
  takes: readonly Take[],
  jobs: LivingJobs,
): Promise<boolean> {
  const up = await sweepKind(ports, ep, { kind: "up", takes: takes.flatMap((take) => asTake(take, "upscale")) }, jobs);
  const post = await sweepKind(ports, ep, { kind: "post", takes: takes.flatMap((take) => asTake(take, "post")) }, jobs);
  return up || post;
}

/** An open version in the place of its take: what tells whether a job is gone stands in both records alike. */
function asTake(take: Take, kind: "upscale" | "post"): Take[] {
  const record = take[kind]?.record;
  if (!record) return [];
  const state = takeStateOf(record);
  return state === "queued" || state === "swept" ? [{ ...take, record: record as unknown as Sidecar }] : [];
}

interface OpenVersions {
  readonly kind: VersionKind;
  readonly takes: readonly Take[];
}

async function sweepKind(
  ports: Ports,
  ep: EpisodeFolder,
  { kind, takes }: OpenVersions,
  { snapshot, living }: LivingJobs,
): Promise<boolean> {
  if (takes.length === 0) return false;
  const owners = await findOwners(ports, ep, takes);
  const now = ports.clock.now();
  const host = { hostEndings: new Map(), hostAnswers: false };
  const swept = planSweep(takes, { ...host, owners, snapshot, now: now.getTime(), living });
  for (const each of swept) await applySweep(ports, ep, kind, { ...each, at: stamp(now) }).catch(leaveReadOnly);
  return swept.length > 0;
}

async function applySweep(
  ports: Ports,
  ep: EpisodeFolder,
  kind: VersionKind,
  { take, event, status, reason, at }: SweptTake & { readonly at: string },
): Promise<void> {
  const { locks } = ports;
  if (status === "queued") {
    if (await patchVersion(ep, take, kind, { patch: {}, locks }))
      announceVersion(ports, ep, { id: take, kind }, "queued");
    return;
  }
  const patch = { finished: at, save_notes: reason, swept: at };
  if (await closeVersion(ep, take, kind, { event, patch, locks }))
    announceVersion(ports, ep, { id: take, kind }, "failed");
}
