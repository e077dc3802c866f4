// PUT /studio/issues: puts a note on another frame of its take. The snapshot that was taken with it stays as it is.
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { Issue, moveIssueRoute } from "../../contracts/routes/issues.ts";
import { changeIssues } from "../../disk/issues.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { withScriptLines } from "../shared/issues/script-lines.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = Pick<StudioPorts, "locks" | "emit" | "shotlists" | "takeIndex">;

export async function moveIssue(
  ports: Ports,
  episode: EpisodeContext,
  { id, frame, note }: EpisodeInput<typeof moveIssueRoute>,
): Promise<Issue> {
  const { folder: ep } = episode;
  const items = await changeIssues(
    ep,
    (all) => all.map((item) => (item.id === id ? { ...item, frame, note: note?.trim() || item.note } : item)),
    ports.locks,
  );
  const moved = items.filter((item) => item.id === id);
  const [judged] = await withScriptLines(ports, episode, await judgeIssues(ports, ep, moved));
  if (!judged) throw new Refusal("unknown", `there is no note ${id}: it was closed meanwhile`);
  ports.emit({ type: "studio.issues", data: { ep, pass: judged.pass, shot: judged.shot, id } });
  return judged;
}
