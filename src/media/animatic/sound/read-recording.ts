// The stretch of a recording that a dubbed shot plays, decoded by ffmpeg.
import { recordingArgs, type RecordingWindow } from "../../../core/media/animatic-args.ts";
import { run } from "../../../machine/spawn.ts";

/** Stereo samples at 48 kHz, so many per channel; what the recording lacks is silence. */
export async function readRecording(
  ffmpeg: string,
  window: RecordingWindow,
  count: number,
  signal: AbortSignal,
): Promise<Int16Array> {
  const bytes = Buffer.alloc(count * 4);
  let filled = 0;
  await run(ffmpeg, recordingArgs(window), {
    signal,
    onOutput: (chunk) => {
      filled += chunk.copy(bytes, filled);
    },
  });
  return Int16Array.from({ length: count * 2 }, (_, at) => bytes.readInt16LE(at * 2));
}
