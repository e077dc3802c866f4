// Closes candidates and tours that are queued though their job is gone, as after a crash. docs/http.md "Ref take".
import type { RefSidecar } from "../../../contracts/files/refs.ts";
import { mediaFileOf, refSidecarOf, type RefTake } from "../../../core/refs/ref-take.ts";
import { isStray } from "../../../core/refs/stray.ts";
import { closeRefTake } from "../../../disk/refs/close-ref-take.ts";
import { closeTour } from "../../../disk/refs/tours.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { LivingJobs } from "../takes/sweep-takes.ts";
import type { ListedReferences } from "./reference-facts.ts";
import { announceRef, announceTour } from "./store-candidate.ts";

export type SweepPorts = Pick<StudioPorts, "clock" | "locks" | "emit" | "presence" | "queue" | "log">;

export async function sweepCandidates(
  ports: SweepPorts,
  { facts: { ep }, files }: Pick<ListedReferences, "facts" | "files">,
  jobs: LivingJobs,
): Promise<void> {
  const takes = [...files.values()].flatMap((each) => [...each.takes.values()].flat());
  for (const take of takes) {
    const record = refSidecarOf(take);
    if (!record || !(await isLost(ports, ep, record, jobs))) continue;
    const closed = await closeRefTake(ep, take, endOf(take, record, stamp(ports.clock.now())), ports.locks);
    if (closed) announceRef(ports, ep, closed, closed.status === "ok" ? "ok" : "failed");
  }
  for (const tour of [...files.values()].flatMap((each) => each.tours)) {
    if (!(await isLost(ports, ep, tour, jobs))) continue;
    const at = stamp(ports.clock.now());
    const patch = { finished: at, swept: at, error: GONE };
    const closed = await closeTour(ep, tour, { event: SWEPT, patch }, ports.locks);
    if (closed) announceTour(ports, ep, closed, "failed");
  }
}

const SWEPT = "swept: lost by the queue";
const GONE = "its job is gone: make it again";

async function isLost(
  { presence }: Pick<SweepPorts, "presence">,
  ep: EpisodeFolder,
  record: Pick<RefSidecar, "status" | "queued" | "owner" | "host_prompt_id">,
  jobs: LivingJobs,
): Promise<boolean> {
  if (record.status !== "queued") return false;
  const ownerLife = record.owner === undefined ? "unknown" : (await presence.find(ep, record.owner)).life;
  return isStray(record, { ...jobs, own: presence.id, ownerLife });
}

/** What somebody brought is whole as soon as its file is there; only its record was cut short. */
function endOf(
  take: RefTake,
  { host_prompt_id: job }: RefSidecar,
  finished: string,
): Parameters<typeof closeRefTake>[2] {
  if (typeof job === "string") return { event: SWEPT, patch: { finished, save_notes: GONE } };
  if (mediaFileOf(take) !== undefined) return { event: "swept: finished on the host", patch: { finished } };
  const notes = "the service stopped before its file was there: bring it again";
  return { event: SWEPT, patch: { finished, save_notes: notes } };
}
