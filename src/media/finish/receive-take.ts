// Makes what a backend handed over a take of the studio: an mp4 whose frames are counted, with the sound that its shot asks for.
import { extname, join } from "node:path";
import { Refusal } from "../../contracts/refusal.ts";
import { conformArgs, framesArgs, mp4Args, replaceSoundArgs } from "../../core/media/receive-args.ts";
import { pictureTrack } from "../../core/media/mp4/movie.ts";
import { shownFor } from "../../core/media/mp4/samples.ts";
import type { MediaFacts } from "../../core/media/probe-report.ts";
import { steadyRate } from "../../core/media/steady-rate.ts";
import { framesNear, rateText, rescaleFrames, samplesOf, secondsOf } from "../../core/time/rate.ts";
import { makeFolder, moveFile, removeFile, removeFolder } from "../../machine/files.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { partialName } from "../../machine/partial-name.ts";
import { run } from "../../machine/spawn.ts";
import { countFrames, probeMedia } from "../probe.ts";
import { readMovie } from "../read-clip.ts";
import { trimHead } from "../film/trim-head.ts";
import type { Tools } from "../tools.ts";
import { SAMPLE_RATE } from "../../core/media/ffmpeg-flags.ts";
import { cutSoundArgs } from "../../core/media/sound-args.ts";

/** Paths are absolute. */
export interface RenderedFiles {
  /** What the backend made. */
  readonly video: string;
  /** A sound that was made beside it. */
  readonly audio?: string;
  /** Where the take's files belong, without their endings. */
  readonly stem: string;
  /** Frames a second that the take was asked for. */
  readonly fps: number;
  /** A wav that is the take's sound, whatever the model made. */
  readonly recording?: string;
  /** Frames, at the rate asked for, at the head that are not the take's: held for the model to carry on from. The recording begins with them. */
  readonly overlap: number;
  /** Frames that the take was asked for; with those held on top of it, the head is cut off. */
  readonly length: number;
  /** Every frame is kept as a PNG too. */
  readonly keepsFrames: boolean;
}

export interface ReceivedTake {
  readonly frames: number;
  /** Frames a second that it really plays at. */
  readonly fps: number;
  /** What was done to it that a person should know. */
  readonly notes: readonly string[];
  readonly facts: MediaFacts;
}

/** The take's `.mp4`, its `_audio.wav` when the sound came in a file of its own, and its frames when they are kept. */
export async function receiveTake(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  { video, audio, stem, fps, recording, overlap, length, keepsFrames }: RenderedFiles,
  signal: AbortSignal,
): Promise<ReceivedTake> {
  const mp4 = `${stem}.mp4`;
  const make = (to: string, args: (part: string) => string[]) => runToFile(tools, to, args, signal);
  if (!(await isPlainMp4(tools, video))) {
    await make(mp4, (part) => mp4Args(video, part));
    if (video !== mp4) await removeFile(video);
  }
  const { steady, seconds } = await timingOf(mp4, fps);
  const rate = steady ?? fps;
  if (steady === undefined) {
    const shape = { fps, ...(await evenSize(tools, mp4)), frames: Math.max(1, framesNear(seconds, fps)) };
    await make(mp4, (part) => conformArgs(mp4, part, shape));
  }
  const made = await countFrames(tools, mp4);
  const isWhole = overlap > 0 && rescaleFrames(made, rate, fps) === overlap + length;
  const drop = rescaleFrames(overlap, fps, rate);
  const frames = isWhole ? await trimHead(tools, { mp4, drop, fps: rate, signal }) : made;
  if (recording !== undefined) {
    const under = { sound: recording, skip: secondsOf(overlap, fps), samples: samplesOf(frames, rate, SAMPLE_RATE) };
    await make(mp4, (part) => replaceSoundArgs(mp4, part, under));
  } else if (audio !== undefined) {
    await make(`${stem}_audio.wav`, (part) => cutSoundArgs(audio, part));
  }
  if (audio !== undefined && audio !== `${stem}_audio.wav`) await removeFile(audio);
  if (keepsFrames) await keepFrames(tools, stem, signal);
  return { frames, fps: rate, facts: await probeMedia(tools, mp4), notes: rateNotes(steady, fps) };
}

/** `steady`: undefined where its frames are not evenly timed. */
async function timingOf(mp4: string, requestedFps: number): Promise<{ steady: number | undefined; seconds: number }> {
  const movie = await readMovie(mp4);
  const track = movie && pictureTrack(movie);
  if (!track || track.samples.count === 0) throw new Refusal("tool-failed", "the film that was made has no picture");
  return { steady: steadyRate(track, requestedFps), seconds: shownFor(track.samples) / track.timescale };
}

/** A file whose tables say when every frame is shown. Throws a Refusal that names one that cannot be read. */
async function isPlainMp4(tools: Pick<Tools, "ffprobe">, path: string): Promise<boolean> {
  if (extname(path).toLowerCase() !== ".mp4") return false;
  const movie = await readMovie(path).catch(() => undefined);
  if (!movie) await countFrames(tools, path);
  return movie !== undefined && !movie.fragmented && pictureTrack(movie) !== undefined;
}

/** Pixels; one fewer where a side is odd. */
async function evenSize(tools: Pick<Tools, "ffprobe">, mp4: string): Promise<{ width: number; height: number }> {
  const { video } = await probeMedia(tools, mp4);
  const even = (side: number) => Math.max(2, side - (side % 2));
  return { width: even(video?.width ?? 0), height: even(video?.height ?? 0) };
}

function rateNotes(steady: number | undefined, requestedFps: number): string[] {
  if (steady === undefined) return [`its frames were not evenly timed: they were brought to ${requestedFps} a second`];
  const isSame = rateText(steady) === rateText(requestedFps);
  return isSame
    ? []
    : [`it plays at ${steady} frames a second, and ${requestedFps} were asked for: the cut goes by its time`];
}

async function runToFile(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  to: string,
  args: (part: string) => string[],
  signal: AbortSignal,
): Promise<void> {
  await withPartialFile(to, (part) => run(ffmpeg.path, args(part), { signal }));
}

/** Into `<stem>/frames/`: all of them, or none. */
export async function keepFrames({ ffmpeg }: Pick<Tools, "ffmpeg">, stem: string, signal: AbortSignal): Promise<void> {
  const part = await partialName(join(stem, "frames"));
  await makeFolder(part);
  try {
    await run(ffmpeg.path, framesArgs(`${stem}.mp4`, join(part, "%06d.png")), { signal });
    await removeFolder(join(stem, "frames"));
    await moveFile(part, join(stem, "frames"));
  } catch (error) {
    await removeFolder(part);
    throw error;
  }
}
