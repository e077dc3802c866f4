// POST /studio/align: lines the script up with its recording and writes a window into every shot whose lines are in it, names the recording
// in the config, keeps a report beside them, and builds. docs/http.md "Recording and alignment".
// Whoever asked may leave meanwhile: what a long recording says is written down once, and then lies beside it.
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import type { EpisodeInput } from "../../contracts/route.ts";
import type { AlignReply, alignRoute } from "../../contracts/routes/align.ts";
import type { EventData } from "../../contracts/events.ts";
import type { Alignment } from "../../core/align/align.ts";
import { copyToHistory } from "../../disk/history.ts";
import { writeAtomic } from "../../machine/write-file.ts";
import { requireOwnPath, type EpisodeFolder } from "../../disk/roots.ts";
import { saveTogether } from "../../disk/save-authored.ts";
import { readIfThere } from "../../machine/files.ts";
import { readLoudness } from "../../media/align/read-loudness.ts";
import { buildTexts, type BuildPorts } from "../shared/texts/build-texts.ts";
import type { StudioPorts } from "../ports.ts";
import { lineUp, promptOf, readAnalyzed, type LinedUp, type AnalyzedSources } from "../shared/recordings/line-up.ts";
import { keepModeBefore, notSaved, textWithTrack } from "../shared/recordings/name-track.ts";
import { requireRecording, trackAt, type Recording } from "../shared/recordings/recording.ts";
import {
  readTranscript,
  requireNeeds,
  transcribe,
  type FoundTranscript,
  type TranscriptPorts,
} from "../shared/recordings/transcript.ts";
import { assetPath } from "../../core/lib/written-values.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

type Ports = BuildPorts & TranscriptPorts & Pick<StudioPorts, "clock" | "longWork" | "probes" | "shotlists">;
type Body = EpisodeInput<typeof alignRoute>;
type Written = Pick<AlignReply, "report_path" | "script_hash" | "series_hash" | "build">;

const REPORT = "align_report.md";
const NOTHING_WRITTEN: Written = { report_path: null, script_hash: null, series_hash: null, build: null };
/** Where the stages stand in the whole, in percent. */
const STARTED = 10;
const TRANSCRIBED = 65;
const ALIGNED = 90;
const DONE = 100;

/** One alignment of an episode at a time. */
export async function alignEpisode(ports: Ports, episode: EpisodeContext, body: Body): Promise<AlignReply> {
  const work = (signal: AbortSignal) =>
    ports.locks
      .hold(`align:${episode.folder}`, () => alignOne(ports, episode.reread(), body, signal))
      .catch((error: unknown) => {
        if (!signal.aborted) throw error;
        throw new Refusal("tool-failed", `the alignment was ended: ${reasonOf(signal.reason)}`);
      });
  return ports.longWork.run(work);
}

async function alignOne(ports: Ports, episode: EpisodeContext, body: Body, signal: AbortSignal): Promise<AlignReply> {
  const { folder: ep } = episode;
  const emitStage = (stage: EventData<"studio.align">["stage"], pct: number, text: string) =>
    ports.emit({ type: "studio.align", data: { ep, stage, pct, text } });
  const before = await readAnalyzed(episode);
  const recording = await requireRecording(episode, body.track ?? namedTrack(before));
  const found = await findWords(ports, recording, { episode, body, before, signal, emitStage });
  const tools = await ports.tools();
  const listened = await readLoudness(tools, recording.file, signal);
  const now = episode.reread(); // an hour may have passed
  const sources = await readAnalyzed(now);
  const lines = sources.analyzed.story.sequences.flatMap(({ shots }) =>
    shots.flatMap(({ dialogue }) => dialogue),
  ).length;
  emitStage("match", TRANSCRIBED, `${found.words.length} words heard, ${lines} lines in the script`);
  const transcribed = { ...listened, words: found.words, path: recording.path };
  const linedUp = await lineUp(now, sources, transcribed, body);
  const writes = !body.dry_run && !linedUp.alignment.isUnmatched;
  if (writes) emitStage("write", ALIGNED, "writing the script, the series config and the report");
  const written = writes ? await write(ports, now, { sources, linedUp, recording }) : NOTHING_WRITTEN;
  emitStage("write", DONE, writes ? "written" : "nothing was written");
  return {
    ok: !linedUp.alignment.isUnmatched,
    dry_run: body.dry_run,
    report: linedUp.report,
    changes: changesOf(linedUp.alignment),
    notes: linedUp.alignment.notes.map(({ text }) => text),
    recording: recording.path,
    duration: listened.seconds,
    words: found.words.length,
    track: await trackAt(ports, now.reread(), recording.path, "proxy"),
    log: found.log,
    ...written,
  };
}

/** The recording that the config names, as seen from the episode. */
function namedTrack({ analyzed, series }: AnalyzedSources): string | null {
  const { track } = analyzed.series.audio;
  return track ? assetPath(series.location.folder, track) : null;
}

interface AlignRun {
  readonly episode: EpisodeContext;
  readonly body: Body;
  readonly before: AnalyzedSources;
  readonly signal: AbortSignal;
  readonly emitStage: (stage: EventData<"studio.align">["stage"], pct: number, text: string) => void;
}

async function findWords(
  ports: Ports,
  recording: Recording,
  { episode, body, before, signal, emitStage }: AlignRun,
): Promise<FoundTranscript> {
  const words = await readTranscript(recording);
  await requireNeeds(ports, words);
  emitStage("transcribe", STARTED, words ? "reading what was heard before" : "writing down what is said");
  if (words) return { words, log: "" };
  const { duration } = await trackAt(ports, episode, recording.path, "proxy");
  const onProgress = (seconds: number) => {
    const share = duration ? Math.min(1, seconds / duration) : 0;
    const pct = STARTED + Math.floor(share * (TRANSCRIBED - STARTED - 1));
    emitStage("transcribe", pct, `${Math.round(seconds)} of ${Math.round(duration ?? seconds)} s written down`);
  };
  const { model, dry_run: dryRun } = body;
  return transcribe(ports, { recording, model, prompt: promptOf(before), dryRun, signal, onProgress });
}

interface Result {
  readonly sources: AnalyzedSources;
  readonly linedUp: LinedUp;
  readonly recording: Recording;
}

/** Both texts, or neither when one has changed meanwhile; then the report. What is so already is not written again. */
async function write(ports: Ports, episode: EpisodeContext, { sources, linedUp, recording }: Result): Promise<Written> {
  const { folder: ep } = episode;
  const { script, series } = sources;
  const named = textWithTrack(ep, series, recording.path);
  await keepModeBefore(ports, episode, series.text);
  const edits = [
    { location: script.location, text: linedUp.alignment.text, baseHash: script.hash },
    { location: series.location, text: named, baseHash: series.hash },
  ];
  const saved = await saveTogether(ep, edits, ports);
  if (saved.is !== "saved") throw notSaved(saved);
  const [ofScript = script, ofSeries = series] = saved.files;
  await writeReportFile(ports, ep, linedUp.report);
  const build = await buildTexts(ports, episode);
  ports.emit({ type: "studio.episode", data: { ep } });
  return { report_path: REPORT, script_hash: ofScript.hash, series_hash: ofSeries.hash, build };
}

async function writeReportFile({ locks, clock }: Ports, ep: EpisodeFolder, report: string): Promise<void> {
  const path = await requireOwnPath(ep, REPORT);
  await locks.hold(path, async () => {
    if ((await readIfThere(path)) === report) return;
    await copyToHistory(ep, path, clock.now());
    await writeAtomic(path, report);
  });
}

function changesOf({ shots, windows, notes, isUnmatched }: Alignment): AlignReply["changes"] {
  if (isUnmatched) return [];
  return shots.map(({ id }) => {
    const window = windows.get(id);
    const about = notes.filter((note) => note.shots.includes(id)).map(({ text }) => text);
    return { shot: id, audio_in: window?.from ?? null, audio_out: window?.to ?? null, note: about.join("; ") };
  });
}
