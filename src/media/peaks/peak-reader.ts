// The peaks of any media file, measured in a thread of its own. A file that is asked for twice at once is measured once; whoever
// asks keeps what comes.
import { basename } from "node:path";
import type { FileHandle } from "node:fs/promises";
import { Refusal, reasonOf } from "../../contracts/refusal.ts";
import { PEAK_BITS, PEAK_RATE, type PeakBits, type SampleFormat } from "../../core/media/peaks/peak-meter.ts";
import { fitPeaks, soundDuration, type Peaks } from "../../core/media/peaks/show-peaks.ts";
import { ThreadPool } from "../../machine/threads/thread-pool.ts";
import { walkFile, withFile } from "../../machine/read-parts.ts";
import { probeMedia } from "../probe.ts";
import { movieOf, readClipFacts } from "../read-clip.ts";
import type { Tools } from "../tools.ts";
import { movieHasSound } from "../../core/media/mp4/movie.ts";
import { walkWav } from "../../core/media/wav.ts";

/** What a thread is asked to measure. */
export type PeaksOrder = WavOrder | CodedOrder;

/** Samples that lie in the file as they are. */
export interface WavOrder {
  readonly kind: "wav";
  readonly path: string;
  readonly format: SampleFormat;
  /** Bytes. */
  readonly dataAt: number;
  readonly dataBytes: number;
}

/** Anything that ffmpeg decodes. */
export interface CodedOrder {
  readonly kind: "coded";
  readonly path: string;
  readonly format: SampleFormat;
  readonly ffmpeg: string;
  /** What the file says of its length. */
  readonly seconds: number;
}

export interface MeasuredPeaks {
  readonly peaks: Uint8Array;
  /** Seconds of sound. */
  readonly seconds: number;
}

/** Files measured at once: each long one has two programs besides. */
const THREADS = 1;
/** Milliseconds that a cancelled measure has for ending its programs. */
const PATIENCE = 900;
/** What a WAV header calls samples in whole numbers. */
const PCM = 1;
/** And in fractions of the full scale. */
const FLOAT = 3;
const CLOSED = new Error("no sound is measured any more");

export class PeakReader {
  readonly #pool: ThreadPool<PeaksOrder, MeasuredPeaks>;
  readonly #tools: () => Promise<Tools>;
  readonly #measuring = new Map<string, Promise<Peaks>>();

  constructor(tools: () => Promise<Tools>, script = new URL("./peaks-worker.js", import.meta.url)) {
    this.#tools = tools;
    this.#pool = new ThreadPool({ script, size: THREADS, patience: PATIENCE });
  }

  /** `mark` identifies this version of the file. Throws a Refusal that names a file whose sound cannot be read. */
  measure(path: string, mark: string): Promise<Peaks> {
    const known = this.#measuring.get(mark);
    if (known) return known;
    const measuring = this.#measure(path).finally(() => this.#measuring.delete(mark));
    this.#measuring.set(mark, measuring);
    return measuring;
  }

  /** Ends what is measured. */
  close(): Promise<void> {
    return this.#pool.close(CLOSED);
  }

  async #measure(path: string): Promise<Peaks> {
    const plain = await withFile(path, (file) => plainWav(path, file));
    if (plain) return this.#read(plain, (measured) => measured.seconds);
    const length = await lengthWithoutSound(path);
    if (length !== undefined) return silentPeaks(length);
    const { ffmpeg, ffprobe } = await this.#tools();
    const { seconds, audio, video } = await probeMedia({ ffprobe }, path).catch(asBadInput);
    if (!audio) return silentPeaks(seconds);
    const { hertz, channels } = audio;
    if (hertz < PEAK_RATE || channels < 1) throw unreadableSound(path, `${hertz} Hz in ${channels} channels`);
    const format = { hertz, channels, bits: 16 } as const;
    const order = { kind: "coded", path, format, ffmpeg: ffmpeg.path, seconds } as const;
    return this.#read(order, (measured) => soundDuration(seconds, measured.seconds, video !== null));
  }

  async #read(order: PeaksOrder, durationOf: (measured: MeasuredPeaks) => number): Promise<Peaks> {
    const measured = await this.#pool.run(order).catch((error: unknown) => {
      throw unreadableSound(order.path, reasonOf(error));
    });
    const duration = durationOf(measured);
    return { duration, silent: false, peaks: fitPeaks(measured.peaks, duration) };
  }
}

function silentPeaks(duration: number): Peaks {
  return { duration, silent: true, peaks: new Uint8Array(0) };
}

function unreadableSound(path: string, why: string): Refusal {
  const sentence = `the sound of ${basename(path)} cannot be read (${why}): make it again or replace it`;
  return new Refusal("bad-input", sentence);
}

/** Whoever asks for the peaks of a file that is no sound named the wrong one. */
function asBadInput(error: unknown): never {
  throw error instanceof Refusal ? new Refusal("bad-input", error.message) : error;
}

/** A WAV whose samples are plain numbers; a recorder that was cut off promises more of them than there are, or none. */
async function plainWav(path: string, file: FileHandle): Promise<WavOrder | undefined> {
  const header = await walkFile(file, walkWav());
  if (!header || header.hertz < PEAK_RATE || header.channels < 1) return undefined;
  const { hertz, channels, bitsPerSample: bits, dataAt } = header;
  const dataBytes = Math.min(header.dataBytes, (await file.stat()).size - dataAt);
  if (dataBytes < 1) return undefined;
  const order = { kind: "wav", path, dataAt, dataBytes } as const;
  if (header.format === FLOAT && (bits === 32 || bits === 64))
    return { ...order, format: { hertz, channels, bits, isFloat: true } };
  return header.format === PCM && isPeakBits(bits) ? { ...order, format: { hertz, channels, bits } } : undefined;
}

function isPeakBits(bits: number): bits is PeakBits {
  return (PEAK_BITS as readonly number[]).includes(bits);
}

/** Seconds of a film without sound that says its length itself, so that no program is needed. */
async function lengthWithoutSound(path: string): Promise<number | undefined> {
  const movie = await withFile(path, movieOf).catch(() => undefined);
  if (!movie || movieHasSound(movie)) return undefined;
  const { plain, frames } = await readClipFacts(path);
  return plain && frames !== undefined ? (frames * plain.delta) / plain.timescale : undefined;
}
