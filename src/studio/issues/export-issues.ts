// GET /studio/issues/export: the open notes, made anew every time, as a text or as data.
import { basename } from "node:path";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { exportIssuesRoute } from "../../contracts/routes/issues.ts";
import { INSTRUCTION, issuesText } from "../../core/issues/issues-text.ts";
import { readIssues } from "../../disk/issues.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function exportIssues(
  ports: Pick<StudioPorts, "shotlists" | "takeIndex">,
  { folder: ep }: EpisodeContext,
  query: EpisodeInput<typeof exportIssuesRoute>,
): Promise<ReplyOf<typeof exportIssuesRoute>> {
  const all = await judgeIssues(ports, ep, await readIssues(ep), query.pass);
  const issues = all.filter(({ addressed }) => !addressed || query.addressed === "1");
  const bundle = { episode: basename(ep), pass: query.pass ?? null };
  if (query.format === "json") return { ...bundle, instruction: INSTRUCTION, issues };
  return { format: "md", text: issuesText({ ...bundle, issues }) };
}
