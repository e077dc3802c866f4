// POST /studio/align: lines the script up with its recording and writes a window into every shot that is heard, names the recording
// in the config, keeps a report beside them, and builds. Contract part A, "Recording and alignment"; contract answers 5.
// Whoever asked may leave meanwhile: what a long recording says is written down once, and then lies beside it.
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { BodyOf } from "../../contracts/route.ts";
import type { AlignReply, alignRoute } from "../../contracts/routes/align.ts";
import type { EventData } from "../../contracts/events.ts";
import type { Alignment } from "../../core/align/align.ts";
import { assetPath } from "../../core/build/asset-path.ts";
import { keepHistory } from "../../disk/history.ts";
import { requireOwnPath, type EpisodeFolder } from "../../disk/roots.ts";
import { saveTogether } from "../../disk/save-authored.ts";
import { readIfThere, writeAtomic } from "../../machine/files.ts";
import { readLoudness } from "../../media/align/read-loudness.ts";
import { buildTexts, type BuildPorts } from "../episodes/act-build-texts.ts";
import type { Studio } from "../studio.ts";
import { lineUp, promptOf, readTold, type LinedUp, type ToldSources } from "./act-line-up.ts";
import { keepModeBefore, notSaved, textWithTrack } from "./act-name-track.ts";
import { requireRecording, trackAt, type Recording } from "./act-recording.ts";
import { readWords, requireNeeds, writeDownWords, type FoundWords, type WordPorts } from "./act-words.ts";

type Ports = BuildPorts & WordPorts & Pick<Studio, "clock" | "longWork" | "probes" | "shotlists">;
type Body = BodyOf<typeof alignRoute>;
type Written = Pick<AlignReply, "report_path" | "script_hash" | "series_hash" | "build">;

const REPORT = "align_report.md";
const NOTHING_WRITTEN: Written = { report_path: null, script_hash: null, series_hash: null, build: null };
/** Where the stages stand in the whole, in percent. */
const STARTED = 10;
const HEARD = 65;
const PLACED = 90;
const DONE = 100;

/** One alignment of an episode at a time. */
export async function alignEpisode(studio: Ports, body: Body): Promise<AlignReply> {
  const ep = body.ep as EpisodeFolder;
  const work = (signal: AbortSignal) =>
    studio.locks
      .hold(`align:${ep}`, () => alignOne(studio, ep, body, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
        throw new Refusal("tool-failed", `the alignment was ended: ${reasonOf(signal.reason)}`);
      });
  return studio.longWork.run(work);
}

async function alignOne(studio: Ports, ep: EpisodeFolder, body: Body, signal: AbortSignal): Promise<AlignReply> {
  const tell = (stage: EventData<"studio.align">["stage"], pct: number, text: string) =>
    studio.emit({ type: "studio.align", data: { ep, stage, pct, text } });
  const before = await readTold(studio, ep);
  const recording = await requireRecording(studio, ep, body.track ?? namedTrack(before));
  const found = await findWords(studio, recording, { ep, body, before, signal, tell });
  const tools = await studio.tools();
  const listened = await readLoudness(tools, recording.file, signal);
  const sources = await readTold(studio, ep); // an hour may have passed
  const lines = sources.told.story.sequences.flatMap(({ shots }) => shots.flatMap(({ dialogue }) => dialogue)).length;
  tell("match", HEARD, `${found.words.length} words heard, ${lines} lines in the script`);
  const heard = { ...listened, words: found.words, path: recording.path };
  const linedUp = await lineUp(studio, sources, heard, body);
  const writes = !body.dry_run && !linedUp.alignment.isUnheard;
  if (writes) tell("write", PLACED, "writing the script, the series config and the report");
  const written = writes ? await write(studio, ep, { sources, linedUp, recording }) : NOTHING_WRITTEN;
  tell("write", DONE, writes ? "written" : "nothing was written");
  return {
    ok: !linedUp.alignment.isUnheard,
    dry_run: body.dry_run,
    report: linedUp.report,
    changes: changesOf(linedUp.alignment),
    notes: linedUp.alignment.notes.map(({ text }) => text),
    recording: recording.path,
    duration: listened.seconds,
    words: found.words.length,
    track: await trackAt(studio, ep, recording.path, "proxy"),
    log: found.log,
    ...written,
  };
}

/** The recording that the config names, as seen from the episode. */
function namedTrack({ told, series }: ToldSources): string | null {
  const { track } = told.series.audio;
  return track ? assetPath(series.place.folder, track) : null;
}

interface Going {
  readonly ep: EpisodeFolder;
  readonly body: Body;
  readonly before: ToldSources;
  readonly signal: AbortSignal;
  readonly tell: (stage: EventData<"studio.align">["stage"], pct: number, text: string) => void;
}

async function findWords(
  studio: Ports,
  recording: Recording,
  { ep, body, before, signal, tell }: Going,
): Promise<FoundWords> {
  const words = await readWords(recording);
  await requireNeeds(studio, words);
  tell("transcribe", STARTED, words ? "reading what was heard before" : "writing down what is said");
  if (words) return { words, log: "" };
  const { duration } = await trackAt(studio, ep, recording.path, "proxy");
  const onProgress = (seconds: number) => {
    const share = duration ? Math.min(1, seconds / duration) : 0;
    const pct = STARTED + Math.floor(share * (HEARD - STARTED - 1));
    tell("transcribe", pct, `${Math.round(seconds)} of ${Math.round(duration ?? seconds)} s written down`);
  };
  const { model, dry_run: dryRun } = body;
  return writeDownWords(studio, { recording, model, prompt: promptOf(before), dryRun, signal, onProgress });
}

interface Result {
  readonly sources: ToldSources;
  readonly linedUp: LinedUp;
  readonly recording: Recording;
}

/** Both texts, or neither when one has changed meanwhile; then the report. What is so already is not written again. */
async function write(studio: Ports, ep: EpisodeFolder, { sources, linedUp, recording }: Result): Promise<Written> {
  const { script, series } = sources;
  const named = textWithTrack(ep, series, recording.path);
  await keepModeBefore(studio, ep, series.text);
  const edits = [
    { place: script.place, text: linedUp.alignment.text, baseHash: script.hash },
    { place: series.place, text: named, baseHash: series.hash },
  ];
  const saved = await saveTogether(ep, edits, studio);
  if (saved.is !== "saved") throw notSaved(saved);
  const [ofScript = script, ofSeries = series] = saved.files;
  await writeReportFile(studio, ep, linedUp.report);
  const build = await buildTexts(studio, ep);
  studio.emit({ type: "studio.episode", data: { ep } });
  return { report_path: REPORT, script_hash: ofScript.hash, series_hash: ofSeries.hash, build };
}

async function writeReportFile({ locks, clock }: Ports, ep: EpisodeFolder, report: string): Promise<void> {
  const path = await requireOwnPath(ep, REPORT);
  await locks.hold(path, async () => {
    if ((await readIfThere(path)) === report) return;
    await keepHistory(ep, path, clock.now());
    await writeAtomic(path, report);
  });
}

function changesOf({ shots, windows, notes, isUnheard }: Alignment): AlignReply["changes"] {
  if (isUnheard) return [];
  return shots.map(({ id }) => {
    const window = windows.get(id);
    const about = notes.filter((note) => note.shots.includes(id)).map(({ text }) => text);
    return { shot: id, audio_in: window?.from ?? null, audio_out: window?.to ?? null, note: about.join("; ") };
  });
}
