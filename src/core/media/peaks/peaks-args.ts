// How ffmpeg is asked for the samples of a file, to be measured as they come.
import type { SampleFormat } from "./peak-meter.ts";

/**
 * All samples from a whole second on, 16 bits, channels side by side, at the file's own rate. `from` in seconds.
 * Not flushed packet by packet: writing and reading those would take as long as decoding them.
 */
export function samplesArgs(path: string, { hertz, channels }: SampleFormat, from: number): string[] {
  return [
    ...["-nostdin", "-v", "error", "-threads", "1"],
    ...(from > 0 ? ["-ss", String(from)] : []),
    ...["-i", path, "-map", "0:a:0", "-ar", String(hertz), "-ac", String(channels)],
    ...["-c:a", "pcm_s16le", "-f", "s16le", "-flush_packets", "0", "pipe:1"],
  ];
}
