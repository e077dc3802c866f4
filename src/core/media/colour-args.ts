// Arguments for ffmpeg: the colours of some frames of a film, or of a picture, as small pictures.
import { EXACT, QUIET } from "./ffmpeg-flags.ts";

/** Small enough to be quick, large enough that a face is more than a pixel. */
export const SAMPLE = { width: 96, height: 54 } as const;

export interface SampleOrder {
  readonly input: string;
  /** The first frame that counts, every so manieth one from there on, and how many at most. */
  readonly from: number;
  readonly every: number;
  readonly most: number;
}

/** RGB, one byte a channel, frame after frame on standard output. The way to RGB is the one that a correction is applied on. */
export function sampleArgs({ input, from, every, most }: SampleOrder): readonly string[] {
  const chosen = `select='gte(n,${from})*not(mod(n-${from},${every}))'`;
  const small = `scale=${SAMPLE.width}:${SAMPLE.height}:flags=area+${EXACT}`;
  return [
    ...[...QUIET, "-i", input, "-map", "0:v:0", "-vf", `${chosen},${small},format=rgb24`],
    ...["-vsync", "0", "-frames:v", String(most), "-c:v", "rawvideo", "-f", "rawvideo", "pipe:1"],
  ];
}
