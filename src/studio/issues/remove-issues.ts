// DELETE /studio/issues: removes notes that are named, or those of a pass.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { Issue, removeIssuesRoute } from "../../contracts/routes/issues.ts";
import { changeIssues, readIssues } from "../../disk/issues.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { withScriptLines } from "../shared/issues/script-lines.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Query = EpisodeInput<typeof removeIssuesRoute>;

export async function removeIssues(
  ports: Pick<StudioPorts, "locks" | "emit" | "shotlists" | "takeIndex">,
  episode: EpisodeContext,
  query: Query,
): Promise<ReplyOf<typeof removeIssuesRoute>> {
  const { folder: ep } = episode;
  const isMeant = selectorOf(query);
  const judged = await judgeIssues(ports, ep, await readIssues(ep));
  const meant = new Set(judged.filter(isMeant).map(({ id }) => id));
  let removed = 0;
  const left = await changeIssues(
    ep,
    (items) => {
      const kept = items.filter(({ id }) => !meant.has(id));
      removed = items.length - kept.length;
      return kept;
    },
    ports.locks,
  );
  const pass = query.clear === "1" ? (query.pass ?? "proxy") : (query.pass ?? null);
  if (removed > 0) ports.emit({ type: "studio.issues", data: { ep, pass, removed } });
  return { removed, issues: await withScriptLines(ports, episode, await judgeIssues(ports, ep, left, query.pass)) };
}

/** Which notes the request wants gone. */
function selectorOf({ id, pass, clear, addressed }: Query): (issue: Issue) => boolean {
  const clears = clear === "1";
  if (clears && id !== undefined) throw new Refusal("bad-input", "id and clear are both given: send one of them");
  if (clears) {
    const only = pass ?? "proxy";
    return (issue) => issue.pass === only && (addressed !== "1" || issue.addressed);
  }
  const ids = new Set((id ?? "").split(",").map((one) => one.trim()));
  ids.delete("");
  if (ids.size === 0) {
    throw new Refusal("bad-input", "nothing says what to remove: send id (several with commas), or clear=1 with pass");
  }
  return (issue) => ids.has(issue.id) && (pass === undefined || issue.pass === pass);
}
