// Arguments for ffmpeg: parts of sound files read as samples, for a film, for speech programs, and for measuring.
import { SAMPLE_RATE, QUIET } from "./ffmpeg-flags.ts";
import type { SampleFormat } from "./peaks/peak-meter.ts";

export interface SoundSource {
  readonly path: string;
  /** Whole seconds of it that are passed over, and how much is wanted from there. */
  readonly from: number;
  readonly seconds: number;
  /** Linear. */
  readonly gain: number;
  readonly output: string;
}

/**
 * Parts of several files' sound as float WAVs at the film's rate, mono or stereo as it was: one run, since starting a
 * program costs more than decoding a clip. Mono stays mono because ffmpeg would make it 3 dB quieter on the way to stereo.
 */
export function readSoundArgs(sources: readonly SoundSource[]): readonly string[] {
  const inputs = sources.flatMap((source) => [
    ...(source.from > 0 ? ["-ss", String(source.from)] : []),
    ...["-t", source.seconds.toFixed(6), "-i", source.path],
  ]);
  const outputs = sources.flatMap((source, index) =>
    [
      ["-map", `${index}:a:0`, "-ar", String(SAMPLE_RATE)],
      // A sound that starts late or has gaps keeps its timing.
      ["-af", `aresample=async=1:first_pts=0,${gainFilter(source)}aformat=channel_layouts=mono|stereo`],
      ["-c:a", "pcm_f32le", "-f", "wav", "-y", source.output],
    ].flat(),
  );
  return [...QUIET, ...inputs, ...outputs];
}

function gainFilter({ gain }: SoundSource): string {
  return gain === 1 ? "" : `volume=${gain}:precision=double,`;
}

// Arguments for ffmpeg: a stretch of a sound as PCM at 48 kHz in stereo, exact to the sample.

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

// Arguments for ffmpeg: a recording as speech programs and loudness want it, 16 kHz mono.

const MONO = ["-vn", "-map", "0:a:0", "-ac", "1"];

/** Raw samples of 16 bits on standard output. */
export function loudnessArgs(input: string, hertz: number): string[] {
  return [...QUIET, "-i", input, ...MONO, "-ar", String(hertz), "-f", "s16le", "pipe:1"];
}

/** A wav file. */
export function speechWavArgs(input: string, output: string, hertz: number): string[] {
  return [...QUIET, "-i", input, ...MONO, "-ar", String(hertz), "-c:a", "pcm_s16le", "-f", "wav", "-y", output];
}

// How ffmpeg is asked for the samples of a file, to be measured as they come.

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
