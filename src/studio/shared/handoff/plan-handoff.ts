// The cut as a timeline for other programs, measured as an assemble measures it, so that both agree to the frame.
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CutEntry } from "../../../contracts/files/cut.ts";
import { playedEntries } from "../../../core/cut/assemble-plan.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import { findClip, type ClipFacts } from "../../../core/cut/find-clip.ts";
import { planTimeline } from "../../../core/handoff/plan-timeline.ts";
import type { Handoff } from "../../../core/handoff/timeline.ts";
import { stepsOf } from "../../../core/lib/cooperative-steps.ts";
import { pathOf, type Take } from "../../../core/takes/take.ts";
import { readIssues } from "../../../disk/issues.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { inSlices } from "../../../machine/in-slices.ts";
import { probeMedia } from "../../../media/probe.ts";
import type { StudioPorts } from "../../ports.ts";
import { playedGrade, standingGrade } from "../grade/play-grades.ts";
import type { GatheredClips } from "../film/gather-clips.ts";
import { judgeIssues } from "../issues/judge-issues.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";

type Ports = SnapshotPorts & Pick<StudioPorts, "hasSound" | "tools" | "probes">;

/** Of the snapshot's pass, with its open issues as markers. */
export async function planHandoff(
  ports: Ports,
  snapshot: PassSnapshot,
  { facts: clips }: Pick<GatheredClips, "facts">,
): Promise<Handoff> {
  const { ep } = snapshot;
  const issues = await judgeIssues(ports, ep, await readIssues(ep), snapshot.pass);
  const plan = planTimeline({
    episode: basename(ep),
    build: snapshot.build,
    cut: snapshot.cut,
    clips,
    lines: { shots: new Map(snapshot.shots.map((shot) => [shot.id, shot])), series: snapshot.series },
    issues,
    lutOf: await readLuts(ports, snapshot),
    urlOf: (path) => pathToFileURL(join(ep, path)).href,
    soundSeconds: await readLengths(ports, snapshot, clips),
  });
  return inSlices(plan);
}

/** Of the takes that the cut plays. A setting that no film has measured yet is none. */
async function readLuts(ports: Ports, snapshot: PassSnapshot): Promise<(take: Take) => string | null> {
  const played = playedEntries(snapshot.cut).flatMap((entry) => takeInUse(entry, snapshot.cutFacts) ?? []);
  const graded = played.filter((take) => take.grade !== undefined);
  const found = await mapPool(graded, async (take) => {
    const record = await standingGrade(ports, snapshot, take);
    return record && playedGrade(record) ? pathOf(take, take.grade?.cube) : null;
  });
  return (take) => found[graded.indexOf(take)] ?? null;
}

/** Seconds of the sounds that do not come out of the take that plays, by ffprobe; what it cannot read is left out. */
async function readLengths(ports: Ports, { cut, reach }: PassSnapshot, clips: ClipFacts): Promise<Map<string, number>> {
  const separate = await inSlices(stepsOf(playedEntries(cut), (entry) => separateSound(entry, clips)));
  const paths = [...new Set(separate.flat())];
  const probe = async (at: string) => probeMedia(await ports.tools(), at);
  const seconds = await mapPool(paths, async (path) => {
    const file = await findRefFile(reach, path);
    const facts = file === undefined ? undefined : await ports.probes.read(file, probe).catch(() => undefined);
    return facts?.seconds;
  });
  return new Map(paths.flatMap((path, index) => (seconds[index] === undefined ? [] : [[path, seconds[index]]])));
}

/** The sound under a clip that does not come out of the video. */
function separateSound(entry: CutEntry, clips: ClipFacts): string[] {
  const found = findClip(entry, clips);
  if (!("clip" in found) || !found.clip.sound) return [];
  const { mp4, sound } = found.clip;
  return sound.file === mp4 ? [] : [sound.file];
}
