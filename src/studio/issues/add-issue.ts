// POST /studio/issues: notes something about a shot. What made its take is noted with it, because the script will move on.
import { LONGEST_NOTE } from "../../contracts/files/delivery/review.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { Issue, addIssueRoute } from "../../contracts/routes/issues.ts";
import { defaultIssueTake } from "../../core/issues/issue-take.ts";
import type { Take } from "../../core/takes/take.ts";
import { changeIssues } from "../../disk/issues.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { makeIssue, requireTakeOf } from "../shared/issues/make-issue.ts";
import { withScriptLines } from "../shared/issues/script-lines.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Body = EpisodeInput<typeof addIssueRoute>;
type Ports = SnapshotPorts & Pick<StudioPorts, "locks" | "emit" | "randomBytes">;

export async function addIssue(ports: Ports, episode: EpisodeContext, body: Body): Promise<Issue> {
  const { folder: ep } = episode;
  const { pass, shot } = body;
  const note = requireNote(body);
  const snapshot = await readPass(ports, episode, pass);
  const item = await makeIssue(ports, episode, snapshot, { ...body, note, take: requireTake(snapshot, body) });
  await changeIssues(ep, (items) => [...items, item], ports.locks);
  ports.emit({ type: "studio.issues", data: { ep, pass, shot, id: item.id } });
  const [judged] = await withScriptLines(ports, episode, await judgeIssues(ports, ep, [item]));
  return judged ?? { ...item, addressed: false };
}

function requireNote({ note: text }: Body): string {
  const note = text.trim();
  if (note === "")
    throw new Refusal("bad-input", `note is empty: say in 1 to ${LONGEST_NOTE} characters what is wrong`);
  return note;
}

/** Null asks for an issue about the shot and no take of it. */
function requireTake(snapshot: PassSnapshot, { shot, take }: Body): Take | undefined {
  if (take === null) return undefined;
  if (take !== undefined) return requireTakeOf(snapshot, shot, take);
  const entry = snapshot.cut.find((each) => each.entry.shot === shot)?.entry ?? { shot };
  return defaultIssueTake(entry, snapshot.cutFacts);
}
