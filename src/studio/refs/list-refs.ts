// GET /studio/refs: every reference with its candidates. After the reply, what is finished is picked where nothing was ever picked, and
// candidates whose job is gone are closed. docs/http.md "References".
import type { ReplyOf } from "../../contracts/route.ts";
import type { refsRoute } from "../../contracts/routes/refs.ts";
import { describeAll, readListed, type DescribePorts } from "../shared/references/describe-references.ts";
import { pickMissing, type AutoPickPorts } from "../shared/references/auto-pick.ts";
import { sweepCandidates, type SweepPorts } from "../shared/references/sweep-candidates.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { readLivingJobs } from "../shared/takes/sweep-takes.ts";

type Ports = DescribePorts & AutoPickPorts & SweepPorts;

export async function listRefs(ports: Ports, episode: EpisodeContext): Promise<ReplyOf<typeof refsRoute>> {
  const jobs = readLivingJobs(ports);
  const listed = await readListed(ports, episode);
  setImmediate(() => {
    void afterListing(ports, listed, jobs).catch((error: unknown) =>
      ports.log.warn({ err: error, ep: episode.folder }, "candidates were not looked after"),
    );
  });
  return { refs: describeAll(listed), defaults: listed.facts.defaults };
}

async function afterListing(
  ports: Ports,
  listed: Parameters<typeof pickMissing>[1],
  jobs: ReturnType<typeof readLivingJobs>,
) {
  await sweepCandidates(ports, listed, jobs);
  await pickMissing(ports, listed);
}
