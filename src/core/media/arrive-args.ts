// Arguments for ffmpeg for a take that came from elsewhere: made an mp4, given another sound, taken apart into pictures.
import { QUIET } from "./assemble-args.ts";
import { SAMPLE_RATE } from "./sound-format.ts";

const SOUND = ["-c:a", "aac", "-b:a", "192k", "-ar", String(SAMPLE_RATE), "-ac", "2"];

/** Any film as an mp4 that players and the cut know. Width and height lose a pixel where they are odd. */
export function mp4Args(input: string, output: string): string[] {
  const picture = ["-vf", "scale=trunc(iw/2)*2:trunc(ih/2)*2", "-c:v", "libx264", "-preset", "medium", "-crf", "16"];
  const colours = ["-pix_fmt", "yuv420p", "-movflags", "+faststart"];
  return [
    ...QUIET,
    "-i",
    input,
    "-map",
    "0:v:0",
    "-map",
    "0:a:0?",
    ...picture,
    ...colours,
    ...SOUND,
    "-f",
    "mp4",
    "-y",
    output,
  ];
}

export interface SoundUnder {
  readonly sound: string;
  /** Seconds of it that are left away at its head. */
  readonly skip: number;
  /** Of the picture, at 48 kHz. */
  readonly samples: number;
}

/** The same picture with the sound of a wav, silence after its end, as long as the picture. */
export function replaceSoundArgs(input: string, output: string, { sound, skip, samples }: SoundUnder): string[] {
  const first = Math.round(skip * SAMPLE_RATE);
  const bounded = `atrim=start_sample=${first},asetpts=PTS-STARTPTS,apad=whole_len=${samples},atrim=end_sample=${samples}`;
  const maps = ["-map", "0:v:0", "-map", "1:a:0", "-c:v", "copy"];
  const out = [...SOUND, "-movflags", "+faststart", "-f", "mp4", "-y", output];
  return [...QUIET, "-i", input, "-i", sound, ...maps, "-af", bounded, ...out];
}

/** Every picture as a PNG, numbered from 1: `%06d` stands in the name. */
export function framesArgs(input: string, pattern: string): string[] {
  return [...QUIET, "-i", input, "-map", "0:v:0", "-vsync", "0", "-f", "image2", "-y", pattern];
}
