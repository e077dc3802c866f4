// GET /studio/master/job: the master that is assembled for an episode, or the last one. docs/http.md "Master".
import type { ReplyOf } from "../../contracts/route.ts";
import type { masterJobRoute } from "../../contracts/routes/delivery/master.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { currentMaster } from "../shared/master/master-jobs.ts";

export async function readMasterJob(
  ports: Pick<StudioPorts, "clock" | "emit" | "masters">,
  { folder }: EpisodeContext,
): Promise<ReplyOf<typeof masterJobRoute>> {
  return { job: await currentMaster(ports, folder) };
}
