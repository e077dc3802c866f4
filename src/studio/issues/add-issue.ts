// POST /studio/issues: notes something about a shot. What made its take is noted with it, because the script will move on.
import { LONGEST_NOTE } from "../../contracts/files/issues.ts";
import { Refusal } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { Issue, addIssueRoute } from "../../contracts/routes/issues.ts";
import { storyHash } from "../../core/compile/hashes.ts";
import { defaultIssueTake } from "../../core/issues/issue-take.ts";
import { scriptLines, snapshotIssue } from "../../core/issues/snapshot.ts";
import { effectiveOf } from "../../core/render/effective.ts";
import { wantedTargets } from "../../core/render/next-render.ts";
import { parseScript } from "../../core/script/parse.ts";
import type { Take } from "../../core/takes/take.ts";
import { requireFrozenShotlist } from "../../disk/takes/frozen-shotlist.ts";
import { changeIssues } from "../../disk/issues.ts";
import { stamp } from "../../machine/clock.ts";
import { readPass, requireShot, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";
import type { StudioPorts } from "../ports.ts";
import { gatherRenderShot } from "../shared/pass/gather-shot.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Body = EpisodeInput<typeof addIssueRoute>;
type Ports = SnapshotPorts & Pick<StudioPorts, "locks" | "emit" | "randomBytes">;

export async function addIssue(ports: Ports, episode: EpisodeContext, body: Body): Promise<Issue> {
  const { folder: ep } = episode;
  const { pass, shot } = body;
  const note = requireNote(body.note);
  const snapshot = await readPass(ports, episode, pass);
  const stored = requireShot(snapshot, shot);
  const take = requireTake(snapshot, body);
  const planned = await gatherRenderShot(snapshot, stored, wantedTargets(snapshot.targetFacts).get(shot), null);
  const { prompt, seed, target } = effectiveOf(planned.shot);
  const kept = take && (await requireFrozenShotlist(ep, take).catch(() => undefined));
  const item = snapshotIssue({
    id: Buffer.from(ports.randomBytes()).toString("hex").slice(0, 8),
    shot,
    pass,
    note,
    when: stamp(ports.clock.now()),
    take,
    shotHash: storyHash(stored.entry),
    script: await readLines(episode, shot),
    now: { target, prompt, seed, refs: planned.shot.refs },
    keptPrompt: kept?.shots[0]?.prompt,
  });
  await changeIssues(ep, (items) => [...items, item], ports.locks);
  ports.emit({ type: "studio.issues", data: { ep, pass, shot, id: item.id } });
  const [judged] = await judgeIssues(ports, ep, [item]);
  return judged ?? { ...item, addressed: false };
}

function requireNote(text: string): string {
  const note = text.trim();
  if (note === "")
    throw new Refusal("bad-input", `note is empty: say in 1 to ${LONGEST_NOTE} characters what is wrong`);
  return note;
}

/** Null asks for an issue about the shot and no take of it. */
function requireTake(snapshot: PassSnapshot, { shot, take, pass }: Body): Take | undefined {
  if (take === null) return undefined;
  const { cut, cutFacts } = snapshot;
  const entry = cut.find((each) => each.entry.shot === shot)?.entry ?? { shot };
  if (take === undefined) return defaultIssueTake(entry, cutFacts);
  const found = cutFacts.takes(shot, pass).find((each) => each.take === take);
  if (!found) throw new Refusal("unknown", `${shot} has no take ${take} in its ${pass} pass`);
  return found;
}

/** The shot's lines of the script as it is now; empty when it cannot be read or does not hold the shot. */
async function readLines(episode: EpisodeContext, shot: string): Promise<string> {
  const read = await episode.text("script");
  if (!read.ok) return "";
  const shots = parseScript(read.text).sequences.flatMap((sequence) => sequence.shots);
  const found = shots.find((each) => each.id === shot);
  return found ? scriptLines(read.text, { line: found.line, end_line: found.endLine }) : "";
}
