// The peaks of a file as they are kept, and as a request asks for them: a stretch of the file in so many bins. docs/http.md "Cut
// and overrides" and "Sound".
import { PEAK_RATE } from "./peak-meter.ts";

export interface Peaks {
  /** Of the whole file, in seconds. */
  readonly duration: number;
  /** The file has no sound at all. */
  readonly silent: boolean;
  /** One byte a bin, PEAK_RATE bins a second. */
  readonly peaks: Uint8Array;
}

export interface PeaksRequest {
  /** Seconds. */
  readonly start?: number | undefined;
  readonly end?: number | undefined;
  readonly bins?: number | undefined;
}

export interface PeaksShown {
  readonly duration: number;
  readonly bins: number;
  readonly peaks: number[];
  readonly silent?: true;
  readonly start: number;
  readonly end: number;
}

/** What a decoder adds to an end, seconds: its last packet is never shorter than the others. */
const PADDING = 0.1;
/** Seconds times bins are never quite whole. */
const HAIR = 1e-6;

/** A stretch of a file, clamped to it; undefined when nothing of it is left. */
export function showPeaks(
  held: Peaks,
  { start: from = 0, end: to, bins: wanted }: PeaksRequest,
): PeaksShown | undefined {
  const { duration } = held;
  const start = Math.min(from, duration);
  const end = Math.min(to ?? duration, duration);
  // Asked for whole, a file of no length at all is not nothing.
  const isWhole = from === 0 && to === undefined;
  if (end <= start && !isWhole) return undefined;
  if (held.silent) return { duration, bins: 0, peaks: [], silent: true, start, end };
  const bins = end <= start ? 0 : (wanted ?? Math.max(1, Math.round((end - start) * PEAK_RATE)));
  const width = (end - start) / bins;
  const edge = (bin: number) => (start + bin * width) * PEAK_RATE;
  const peaks = Array.from({ length: bins }, (_, bin) => loudestBetween(held.peaks, edge(bin), edge(bin + 1)));
  return { duration, bins, peaks, start, end };
}

/** The loudest of all bins that a stretch overlaps; of the one that it mostly lies in, where it is narrower than one. */
function loudestBetween(peaks: Uint8Array, from: number, to: number): number {
  if (to - from < 1 - HAIR) return peaks[Math.floor((from + to) / 2)] ?? 0;
  const last = Math.min(peaks.length, Math.ceil(to - HAIR));
  let loudest = 0;
  for (let at = Math.floor(from + HAIR); at < last; at++) loudest = Math.max(loudest, peaks[at] ?? 0);
  return loudest;
}

/**
 * How long a file is whose sound was decoded to the end, seconds. What the file says of itself holds, unless it says too little, or
 * has nothing but the sound and says too much.
 */
export function soundDuration(stated: number, decoded: number, hasPicture: boolean): number {
  if (Math.abs(stated - decoded) <= PADDING) return stated;
  return hasPicture ? Math.max(stated, decoded) : decoded;
}

/** Exactly the bins of so many seconds: silence is added, and what a decoder added is left away. */
export function fitPeaks(peaks: Uint8Array, duration: number): Uint8Array {
  const fitted = new Uint8Array(Math.ceil(duration * PEAK_RATE - HAIR));
  fitted.set(peaks.subarray(0, fitted.length));
  return fitted;
}
