// Arguments for ffmpeg: a stretch of a sound as PCM at 48 kHz in stereo, exact to the sample.
import { QUIET } from "./assemble-args.ts";
import { SAMPLE_RATE } from "../sound-format.ts";

/** `start` and `end` in seconds; silence fills what the sound does not last. Without a window all of it. */
export function cutSoundArgs(
  input: string,
  output: string,
  window?: { readonly start: number; readonly end: number },
): string[] {
  const cut = window
    ? [
        `atrim=start=${window.start}:end=${window.end}`,
        "asetpts=PTS-STARTPTS",
        `aresample=${SAMPLE_RATE}`,
        `apad=whole_len=${Math.round((window.end - window.start) * SAMPLE_RATE)}`,
      ]
    : [`aresample=${SAMPLE_RATE}`];
  const form = ["-ar", String(SAMPLE_RATE), "-ac", "2", "-c:a", "pcm_s16le", "-f", "wav"];
  return [...QUIET, "-i", input, "-vn", "-map", "0:a:0", "-af", cut.join(","), ...form, "-y", output];
}
