// GET /studio/issues: the notes of an episode, in the order noted.
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { issuesRoute } from "../../contracts/routes/issues.ts";
import { readIssues } from "../../disk/issues.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { withScriptLines } from "../shared/issues/script-lines.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function listIssues(
  ports: Pick<StudioPorts, "shotlists" | "takeIndex">,
  episode: EpisodeContext,
  query: EpisodeInput<typeof issuesRoute>,
): Promise<ReplyOf<typeof issuesRoute>> {
  const { folder: ep } = episode;
  const issues = await judgeIssues(ports, ep, await readIssues(ep), query.pass);
  return { issues: await withScriptLines(ports, episode, issues) };
}
