// The masters that this service assembles, one an episode: the running one, or the last. What another process assembles is read off its lock.
import type { MasterJob } from "../../../contracts/routes/delivery/master.ts";
import { readMasterLock } from "../../../disk/master-lock.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { StudioPorts } from "../../ports.ts";

type Ports = Pick<StudioPorts, "clock" | "emit" | "masters">;
export type OwnMasterJob = MasterJob & Required<Pick<MasterJob, "pass" | "done" | "total" | "text">>;

/** What is remembered and said at every step. */
export function announceMaster({ masters, emit }: Pick<Ports, "emit" | "masters">, job: OwnMasterJob): OwnMasterJob {
  masters.set(job.ep, job);
  emit({ type: "studio.master", data: job });
  return job;
}

export async function currentMaster({ clock, masters }: Ports, ep: EpisodeFolder): Promise<MasterJob | null> {
  const own = masters.get(ep) ?? null;
  if (own?.state === "running") return own;
  const lock = await readMasterLock(ep, clock);
  if (!lock) return own;
  const { by, started } = lock;
  return { ep, state: "running", elsewhere: true, by, started };
}
