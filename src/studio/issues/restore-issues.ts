// POST /studio/issues/restore: notes that were closed are open again, with what was noted with them.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { restoreIssuesRoute } from "../../contracts/routes/issues.ts";
import { restoreIssues as putBack } from "../../disk/issues.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { withScriptLines } from "../shared/issues/script-lines.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function restoreIssues(
  ports: Pick<StudioPorts, "locks" | "emit" | "shotlists" | "takeIndex">,
  episode: EpisodeContext,
  { ids }: EpisodeInput<typeof restoreIssuesRoute>,
): Promise<ReplyOf<typeof restoreIssuesRoute>> {
  const { folder: ep } = episode;
  const items = await putBack(ep, ids, ports.locks);
  const missing = ids.find((id) => !items.some((item) => item.id === id));
  if (missing !== undefined)
    throw new Refusal("unknown", `there is no closed note ${missing}: it is not kept any more`);
  const back = items.filter(({ id }) => ids.includes(id));
  for (const { pass, shot, id } of back) ports.emit({ type: "studio.issues", data: { ep, pass, shot, id } });
  return { issues: await withScriptLines(ports, episode, await judgeIssues(ports, ep, back)) };
}
