// GET /studio/issues: the notes of an episode, in the order noted.
import type { QueryOf, ReplyOf } from "../../contracts/route.ts";
import type { issuesRoute } from "../../contracts/routes/issues.ts";
import { readIssues } from "../../disk/issues.ts";
import type { EpisodeFolder } from "../../disk/roots.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";

export async function listIssues(
  ports: Pick<StudioPorts, "shotlists" | "shelf">,
  query: QueryOf<typeof issuesRoute>,
): Promise<ReplyOf<typeof issuesRoute>> {
  const ep = query.ep as EpisodeFolder;
  return { issues: await judgeIssues(ports, ep, await readIssues(ep), query.pass) };
}
