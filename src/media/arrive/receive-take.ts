// Makes what a backend handed over a take of the studio: an mp4 whose frames are counted, with the sound that its shot asks for.
import { extname, join } from "node:path";
import { framesArgs, mp4Args, replaceSoundArgs } from "../../core/media/arrive-args.ts";
import { cutSoundArgs } from "../../core/media/film/cut-sound-args.ts";
import type { MediaFacts } from "../../core/media/probe-report.ts";
import { SAMPLE_RATE } from "../../core/media/sound-format.ts";
import { samplesOf, secondsOf } from "../../core/time/rate.ts";
import { makeFolder, moveFile, removeFile, removeFolder } from "../../machine/files.ts";
import { makePart } from "../../machine/part-file.ts";
import { partialName } from "../../machine/partials.ts";
import { run } from "../../machine/spawn.ts";
import { countFrames, probeMedia } from "../probe.ts";
import { trimHead } from "../film/trim-head.ts";
import type { Tools } from "../tools.ts";

/** Paths are absolute. */
export interface Arrival {
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
  /** Frames at the head that are not the take's: held for the model to carry on from. The recording begins with them. */
  readonly held: number;
  /** Frames that the take was asked for; with those held on top of it, the head is cut off. */
  readonly length: number;
  /** Every frame is kept as a PNG too. */
  readonly keepsFrames: boolean;
}

export interface Received {
  readonly frames: number;
  readonly facts: MediaFacts;
}

/** The take's `.mp4`, its `_audio.wav` when the sound came in a file of its own, and its frames when they are kept. */
export async function receiveTake(
  tools: Pick<Tools, "ffmpeg" | "ffprobe">,
  { video, audio, stem, fps, recording, held, length, keepsFrames }: Arrival,
  signal: AbortSignal,
): Promise<Received> {
  const mp4 = `${stem}.mp4`;
  const make = (to: string, args: (part: string) => string[]) => makeWhole(tools, to, args, signal);
  if (extname(video).toLowerCase() !== ".mp4") {
    await make(mp4, (part) => mp4Args(video, part));
    await removeFile(video);
  }
  const made = await countFrames(tools, mp4);
  const isWhole = held > 0 && made === held + length;
  const frames = isWhole ? await trimHead(tools, { mp4, drop: held, fps, signal }) : made;
  if (recording !== undefined) {
    const under = { sound: recording, skip: secondsOf(held, fps), samples: samplesOf(frames, fps, SAMPLE_RATE) };
    await make(mp4, (part) => replaceSoundArgs(mp4, part, under));
  } else if (audio !== undefined) {
    await make(`${stem}_audio.wav`, (part) => cutSoundArgs(audio, part));
  }
  if (audio !== undefined && audio !== `${stem}_audio.wav`) await removeFile(audio);
  if (keepsFrames) await keepFrames(tools, stem, signal);
  return { frames, facts: await probeMedia(tools, mp4) };
}

async function makeWhole(
  { ffmpeg }: Pick<Tools, "ffmpeg">,
  to: string,
  args: (part: string) => string[],
  signal: AbortSignal,
): Promise<void> {
  await makePart(to, (part) => run(ffmpeg.path, args(part), { signal }));
}

/** Into `<stem>/frames/`: all of them, or none. */
async function keepFrames({ ffmpeg }: Pick<Tools, "ffmpeg">, stem: string, signal: AbortSignal): Promise<void> {
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
