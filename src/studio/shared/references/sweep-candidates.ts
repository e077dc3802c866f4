// Closes candidates and tours that are queued though their job is gone, as after a crash. docs/http.md "Ref take".
import { isStray, type StrayFacts } from "../../../core/refs/stray.ts";
import { refSidecarOf } from "../../../core/refs/ref-take.ts";
import { closeRefTake } from "../../../disk/refs/close-ref-take.ts";
import { stamp } from "../../../machine/clock.ts";
import type { StudioPorts } from "../../ports.ts";
import type { LivingJobs } from "../takes/sweep-takes.ts";
import type { ListedReferences } from "./reference-facts.ts";
import { announceRef } from "./store-candidate.ts";

export type SweepPorts = Pick<StudioPorts, "clock" | "locks" | "emit" | "presence" | "queue" | "log">;

export async function sweepCandidates(
  ports: SweepPorts,
  { facts: { ep }, files }: Pick<ListedReferences, "facts" | "files">,
  jobs: LivingJobs,
): Promise<void> {
  const takes = [...files.values()].flatMap((each) => [...each.takes.values()].flat());
  for (const take of takes) {
    const record = refSidecarOf(take);
    if (record?.status !== "queued") continue;
    const owner = record.owner === undefined ? "unknown" : (await ports.presence.find(ep, record.owner)).life;
    const stray: StrayFacts = { ...jobs, own: ports.presence.id, ownerLife: owner };
    if (!isStray(record, stray)) continue;
    const patch = { finished: stamp(ports.clock.now()), save_notes: "its job is gone: make it again" };
    const closed = await closeRefTake(ep, take, { event: "swept: lost by the queue", patch }, ports.locks);
    if (closed) announceRef(ports, ep, closed, "failed");
  }
}
