// GET /studio/drafts: the drafts that the proxy cut plays.
import type { ReplyOf } from "../../contracts/route.ts";
import type { draftsRoute } from "../../contracts/routes/router.ts";
import { passOf, takeInUse } from "../../core/cut/cut-facts.ts";
import { draftRow } from "../../core/takes/drafts.ts";
import { readPass, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function listDrafts(ports: SnapshotPorts, episode: EpisodeContext): Promise<ReplyOf<typeof draftsRoute>> {
  const { cut, cutFacts, now } = await readPass(ports, episode, "proxy");
  const rows = cut.flatMap(({ entry }) => {
    const take = passOf(entry, "proxy") === "proxy" ? takeInUse(entry, cutFacts) : undefined;
    return (take && draftRow(take, cutFacts.takes(entry.shot, "final"), now)) ?? [];
  });
  return { drafts: rows };
}
