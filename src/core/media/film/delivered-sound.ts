// The sound of a film as it is delivered: a bed of music below it, and a loudness. Arguments for ffmpeg, and what it says of a
// loudness. They keep to what the 2018 build knows: its amix divides, and its limiter is late by its attack.
import { bedFades, DUCKING } from "../../levels/music-bed.ts";
import { SAMPLE_RATE } from "../ffmpeg-flags.ts";

export interface Music {
  /** Absolute path; played again and again as long as the film lasts. */
  readonly file: string;
  /** One channel: it is as loud on both sides as it was, where ffmpeg by itself would make it quieter. */
  readonly isMono: boolean;
  /** Linear. */
  readonly gain: number;
  /** Whether it is ducked under the film's own sound. */
  readonly duck: boolean;
}

/** What EBU R 128 measures: LUFS over the whole, and the highest true peak in dBTP. */
export interface Loudness {
  readonly lufs: number;
  readonly truePeak: number;
}

/** How a sound is brought to a loudness: dB that are added, and the true peak that a limiter holds; null where the peaks allow. */
export interface Level {
  readonly gain: number;
  readonly limit: number | null;
}

/** What was measured and set. */
export interface LoudnessReport {
  readonly before: Loudness;
  readonly level: Level;
  /** Measured in the finished film; null when that is silent. */
  readonly after: Loudness | null;
}

const LOUD = ["-nostdin", "-hide_banner", "-nostats", "-v", "info"];
const RAW = ["-f", "f32le", "-ar", String(SAMPLE_RATE), "-ac", "2"];
const FORM = "aformat=sample_fmts=dbl:channel_layouts=stereo";
const DUCKS = `sidechaincompress=${Object.entries(DUCKING)
  .map(([name, value]) => `${name}=${value}`)
  .join(":")}`;

/** Quiet samples come from standard input; `samples` in each channel of floats in stereo go to `output`. */
export function mixSoundArgs(music: Music | null, samples: number, output: string): readonly string[] {
  const quiet = ["-nostdin", "-hide_banner", "-v", "error", ...RAW, "-i", "pipe:0"];
  const written = [...RAW, "-y", output];
  if (!music) return [...quiet, "-c:a", "pcm_f32le", ...written];
  const sum = "amerge=inputs=2,pan=stereo|c0=c0+c2|c1=c1+c3[out]";
  const graph = music.duck
    ? `[0:a]${FORM},asplit[film][key];${bed(music, samples)};[bed][key]${DUCKS}[ducked];[film][ducked]${sum}`
    : `${bed(music, samples)};[0:a]${FORM}[film];[film][bed]${sum}`;
  const looped = ["-stream_loop", "-1", "-i", music.file];
  return [...quiet, ...looped, "-filter_complex", graph, "-map", "[out]", "-c:a", "pcm_f32le", ...written];
}

function bed({ gain, isMono }: Music, samples: number): string {
  const fades = bedFades(samples / SAMPLE_RATE);
  const out = Math.max(0, samples / SAMPLE_RATE - fades.out);
  return (
    `[1:a:0]${isMono ? "pan=stereo|c0=c0|c1=c0," : ""}aresample=${SAMPLE_RATE},${FORM},` +
    `apad=whole_len=${samples},atrim=end_sample=${samples},asetpts=N/SR/TB,volume=${gain}:precision=double,` +
    `afade=t=in:d=${fades.in},afade=t=out:st=${out.toFixed(6)}:d=${fades.out},${FORM}[bed]`
  );
}

/** The loudness of a film, or of raw floats in stereo as `filters` leave them. */
export function measureArgs(input: { readonly file: string; readonly isRaw: boolean }, filters: readonly string[]) {
  const chain = [...filters, "ebur128=peak=true:framelog=verbose"].join(",");
  return [...LOUD, ...(input.isRaw ? RAW : []), "-i", input.file, "-map", "0:a:0", "-af", chain, "-f", "null", "-"];
}

/** What `measureArgs` made ffmpeg say; undefined for silence. */
export function readLoudness(lines: readonly string[]): Loudness | undefined {
  const number = (pattern: RegExp) => Number(lines.findLast((line) => pattern.test(line))?.match(pattern)?.[1]);
  const lufs = number(/^\s*I:\s+(\S+) LUFS/);
  const truePeak = number(/^\s*Peak:\s+(\S+) dBFS/);
  return Number.isFinite(lufs) && Number.isFinite(truePeak) && lufs > SILENCE ? { lufs, truePeak } : undefined;
}

/** What is quieter than this has no loudness. */
const SILENCE = -69;
/** dB by which encoding may raise a peak. */
const ENCODED_PEAK = 0.5;

/** How a sound of one loudness gets another. */
export function levelFor(found: Loudness, wanted: Loudness): Level {
  const gain = Math.round((wanted.lufs - found.lufs) * 1000) / 1000;
  const ceiling = wanted.truePeak - ENCODED_PEAK;
  return { gain, limit: found.truePeak + gain > ceiling ? ceiling : null };
}

const LIMITER_RATE = 4 * SAMPLE_RATE;
const ATTACK_MS = 5;
const LATE = (LIMITER_RATE * ATTACK_MS) / 1000;

/** The filters of a level. The limiter works on four times the rate, where samples show the peaks between them. */
export function levelFilters({ gain, limit }: Level, samples: number): readonly string[] {
  const louder = `volume=${gain.toFixed(3)}dB:precision=double`;
  if (limit === null) return [louder];
  const ceiling = (10 ** (limit / 20)).toFixed(6);
  return [
    louder,
    `apad=pad_len=${SAMPLE_RATE / 10}`,
    `aresample=${LIMITER_RATE}`,
    `alimiter=limit=${ceiling}:attack=${ATTACK_MS}:release=60:level=disabled`,
    `atrim=start_sample=${LATE}`,
    "asetpts=N/SR/TB",
    `aresample=${SAMPLE_RATE}`,
    `atrim=end_sample=${samples}`,
  ];
}
