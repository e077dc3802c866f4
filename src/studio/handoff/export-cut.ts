// GET /studio/export: the cut as a file for another program. The clips are measured as an assemble measures them, so that both agree
// to the frame.
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { HandoffReply, handoffRoute } from "../../contracts/routes/handoff.ts";
import { playedEntries } from "../../core/cut/assemble-plan.ts";
import { takeInUse } from "../../core/cut/cut-facts.ts";
import { findClip, type ClipFacts } from "../../core/cut/find-clip.ts";
import { HANDOFF_FORMATS } from "../../core/handoff/formats.ts";
import { planTimeline } from "../../core/handoff/plan-timeline.ts";
import type { Handoff } from "../../core/handoff/timeline.ts";
import { stepsOf } from "../../core/lib/cooperative-steps.ts";
import { passStem } from "../../core/lib/names.ts";
import { pathOf, thumbOf, type Take } from "../../core/takes/take.ts";
import { readIssues } from "../../disk/issues.ts";
import { mapPool } from "../../disk/reading/pool.ts";
import { findRefFile } from "../../disk/refs/ref-hashes.ts";
import { requireFile } from "../../disk/relative-path.ts";
import { inSlices } from "../../machine/in-slices.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { probeMedia } from "../../media/probe.ts";
import type { StudioPorts } from "../ports.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";
import { playedGrade, standingGrade } from "../shared/grade/play-grades.ts";
import { gatherClips } from "../shared/film/gather-clips.ts";
import { judgeIssues } from "../shared/issues/judge-issues.ts";
import { readPass, type PassSnapshot, type SnapshotPorts } from "../shared/pass/read-pass.ts";

type Ports = SnapshotPorts & Pick<StudioPorts, "hasSound" | "tools" | "probes">;
type Headers = Readonly<Record<string, string>>;

/** The file as it is sent, or the same as data. */
type Reply =
  HandoffReply | { readonly text: string; readonly name: string; readonly type: string; readonly headers: Headers };

/** Letters of the notes in the header, at most: what is longer is in the file, or in the reply as JSON. */
const LONGEST_HEADER = 2000;

export async function exportCut(
  ports: Ports,
  episode: EpisodeContext,
  query: EpisodeInput<typeof handoffRoute>,
): Promise<Reply> {
  const { folder: ep } = episode;
  const snapshot = await readPass(ports, episode, query.pass);
  const { facts: clips } = await gatherClips(ports, snapshot);
  const issues = await judgeIssues(ports, ep, await readIssues(ep), query.pass);
  const plan = planTimeline({
    episode: basename(ep),
    build: snapshot.build,
    cut: snapshot.cut,
    clips,
    lines: { shots: new Map(snapshot.shots.map((shot) => [shot.id, shot])), series: snapshot.series },
    issues: issues.filter(({ addressed }) => !addressed),
    lutOf: await readLuts(ports, snapshot),
    urlOf: (path) => pathToFileURL(join(ep, path)).href,
    soundSeconds: await readLengths(ports, snapshot, clips),
  });
  const handoff = await inSlices(plan);
  const { ending, type, write, remarks } = HANDOFF_FORMATS[query.format];
  const pictures = query.format === "storyboard" ? await readPictures(snapshot, handoff) : new Map<string, string>();
  const content = await inSlices(write(handoff, { pictures, speakers: query.speakers === "1" }));
  const notes = [...handoff.notes, ...(remarks ? await inSlices(remarks(handoff)) : [])];
  const name = `${passStem(basename(ep), query.pass)}${ending}`;
  if (query.as === "json") return { file: name, type, content, notes };
  return { text: content, name, type, headers: notesHeader(notes) };
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

function notesHeader(notes: readonly string[]): Headers {
  if (notes.length === 0) return {};
  const fitting: string[] = [];
  let length = 0;
  for (const note of notes.map((each) => encodeURIComponent(each.replace(/\p{Cs}/gu, "\ufffd")))) {
    length += note.length + 2;
    if (length > LONGEST_HEADER) break;
    fitting.push(note);
  }
  return { "X-Studio-Notes": fitting.join("; ") };
}

/** Bytes of a picture, at most: thumbnails are far smaller, and somebody may have put another file in the place of one. */
const LARGEST = 2_000_000;

/** By shot. A picture that is missing is left out. */
async function readPictures(snapshot: PassSnapshot, { items }: Handoff): Promise<Map<string, string>> {
  const { takes } = snapshot.cutFacts;
  const found = await mapPool(items, async (item) => {
    if (item.kind === "gap") return undefined;
    const take = takes(item.shot, item.pass).find((each) => each.take === item.take);
    return take && readPicture(snapshot, take);
  });
  return new Map(items.flatMap(({ shot }, index) => (found[index] === undefined ? [] : [[shot, found[index]]])));
}

async function readPicture({ reach }: PassSnapshot, take: Take): Promise<string | undefined> {
  const path = pathOf(take, thumbOf(take));
  if (path === null) return undefined;
  const bytes = await requireFile(reach, path, "own and opened").then(readWhole, () => undefined);
  return bytes && bytes.length <= LARGEST ? `data:image/jpeg;base64,${bytes.toString("base64")}` : undefined;
}
