// The sample tables of one MP4 track: how many samples there are, how large, and when each is shown.
// Times stay in ticks of the track's timescale. A table that is cut short gives the entries it has.
import { type Box, findBox, viewOf } from "./boxes.ts";

export interface Run {
  readonly count: number;
  readonly value: number;
}

/** A part of an edit list: what of the track plays (`from`, in its ticks; -1 = nothing) and for how long (in the movie's ticks). */
export interface Edit {
  readonly duration: number;
  readonly from: number;
}

export interface Samples {
  readonly count: number;
  /** Bytes of each sample, in file order. */
  readonly sizes: Uint32Array;
  /** How long samples last, as runs in file order. */
  readonly durations: readonly Run[];
  /** How much later than decoded samples are shown; empty when nothing is reordered. */
  readonly delays: readonly Run[];
  readonly startsWithSync: boolean;
  /** Where the first sample lies in the file, or undefined when the track is empty. */
  readonly firstAt: number | undefined;
}

export function readSamples(bytes: Uint8Array, table: Box): Samples {
  const content = (type: string) => contentOf(bytes, findBox(bytes, table, type));
  const sizes = readSizes(content("stsz"));
  return {
    count: sizes.length,
    sizes,
    durations: readRuns(content("stts")),
    delays: readRuns(content("ctts")),
    startsWithSync: firstSync(content("stss")),
    firstAt: firstChunk(content("stco"), content("co64")),
  };
}

export function readEdits(bytes: Uint8Array, track: Box): readonly Edit[] {
  const view = contentOf(bytes, findBox(bytes, track, "edts", "elst"));
  if (!view || view.byteLength < 8) return [];
  const long = view.getUint8(0) === 1;
  const width = long ? 20 : 12;
  return entries(view, 8, width, view.getUint32(4)).map((at) =>
    long
      ? { duration: Number(view.getBigUint64(at)), from: Number(view.getBigInt64(at + 8)) }
      : { duration: view.getUint32(at), from: view.getInt32(at + 4) },
  );
}

/** When each sample is shown, in ticks from the track's own zero, sorted; the edit list is not applied. */
export function shownTimes(samples: Samples): Float64Array {
  const times = new Float64Array(samples.count);
  fillRuns(samples.durations, times);
  let decoded = 0;
  for (let index = 0; index < times.length; index++) {
    const duration = times[index] ?? 0;
    times[index] = decoded;
    decoded += duration;
  }
  const delays = new Float64Array(samples.count);
  fillRuns(samples.delays, delays);
  for (let index = 0; index < times.length; index++) times[index] = (times[index] ?? 0) + (delays[index] ?? 0);
  return times.toSorted();
}

/** Ticks from when the first sample is shown to the end of the last one. */
export function shownFor(samples: Samples): number {
  const times = shownTimes(samples);
  return (times.at(-1) ?? 0) - (times[0] ?? 0) + (samples.durations.at(-1)?.value ?? 0);
}

/** Ticks that all samples last together. */
export function totalDuration(samples: Samples): number {
  return samples.durations.reduce((sum, run) => sum + run.count * run.value, 0);
}

/** Runs expanded sample by sample; a false count stops at the end of `into`. */
function fillRuns(runs: readonly Run[], into: Float64Array): void {
  let at = 0;
  for (const run of runs) {
    const next = Math.min(into.length, at + run.count);
    into.fill(run.value, at, next);
    at = next;
  }
}

/** Whether there is any sample, without reading the tables. */
export function hasSamples(bytes: Uint8Array, table: Box): boolean {
  const sizes = findBox(bytes, table, "stsz");
  if (!sizes || sizes.end - sizes.start < 12) return false;
  const view = viewOf(bytes.subarray(sizes.start, sizes.end));
  const isListed = view.getUint32(4) > 0 || view.byteLength >= 16;
  return isListed && view.getUint32(8) > 0;
}

function readSizes(view: DataView | undefined): Uint32Array {
  if (!view || view.byteLength < 12) return new Uint32Array();
  const same = view.getUint32(4);
  const count = view.getUint32(8);
  if (same > 0) return new Uint32Array(Math.min(count, MOST_SAMPLES)).fill(same);
  return Uint32Array.from(entries(view, 12, 4, count), (at) => view.getUint32(at));
}

/** More than a day at 60 frames a second: a count above it is damage. */
const MOST_SAMPLES = 1 << 23;

function readRuns(view: DataView | undefined): readonly Run[] {
  if (!view || view.byteLength < 8) return [];
  return entries(view, 8, 8, view.getUint32(4)).map((at) => ({
    count: view.getUint32(at),
    value: view.getInt32(at + 4),
  }));
}

/** No table of sync samples means that every sample is one. */
function firstSync(view: DataView | undefined): boolean {
  return !view || (view.byteLength >= 12 && view.getUint32(8) === 1);
}

function firstChunk(short: DataView | undefined, long: DataView | undefined): number | undefined {
  if (short && short.byteLength >= 12) return short.getUint32(8);
  return long && long.byteLength >= 16 ? Number(long.getBigUint64(8)) : undefined;
}

function contentOf(bytes: Uint8Array, box: Box | undefined): DataView | undefined {
  return box && viewOf(bytes.subarray(box.start, box.end));
}

/** Offsets of the entries that are really there. */
function entries(view: DataView, from: number, width: number, claimed: number): readonly number[] {
  const count = Math.min(claimed, Math.max(0, Math.floor((view.byteLength - from) / width)));
  return Array.from({ length: count }, (_, index) => from + index * width);
}
