// How loud files are over their time, asked for in stretches of a minute when they are looked at, a few at once, the newest request first,
// and kept up to a limit.
import { signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Ask } from "../../api/calls.ts";

/** Loudest sample of each bin, 0 to 255; fewer where the file ends. */
export type Peaks = Uint8Array;

export interface Waveforms {
  /**
   * The stretches of a file in which a part of it lies, the first one first: each undefined until it is there, and asked for by being
   * read. A file that cannot be read is as one without sound.
   */
  readonly stretches: (part: SoundPart) => readonly (Peaks | undefined)[];
  /** Seconds of a file of which a stretch was asked for: undefined until they are known, 0 for one that cannot be read. */
  readonly seconds: (file: Pick<SoundPart, "ep" | "path">) => number | undefined;
}

/** From and to in seconds; before 0 and after its end a file is silent. */
export interface SoundPart {
  readonly ep: string;
  readonly path: string;
  /** Changes with the file, where another one can stand at the same path. */
  readonly version?: string;
  readonly from: number;
  readonly to: number;
}

/** Bins a second. */
export const PEAK_RATE = 200;
const STRETCH_SECONDS = 60;
const AT_ONCE = 3;
/** Stretches that are kept: 12 kB each at most. */
const MOST_KEPT = 2000;
const SILENCE: Peaks = new Uint8Array(0);

export function createWaveforms(ask: Ask): Waveforms {
  const kept = new Map<string, Signal<Peaks | undefined>>();
  const lengths = signal<ReadonlyMap<string, number>>(new Map());
  const pending: (() => Promise<void>)[] = [];
  let running = 0;

  const next = () => {
    const load = running < AT_ONCE ? pending.pop() : undefined;
    if (!load) return;
    running += 1;
    void load().finally(() => {
      running -= 1;
      next();
    });
  };
  const keepLength = (file: string, seconds: number) => {
    if (lengths.peek().get(file) !== seconds) lengths.value = new Map(lengths.peek()).set(file, seconds);
  };
  const fetch = async (key: string, { ep, path }: SoundPart, minute: number) => {
    const [start, end] = [minute * STRETCH_SECONDS, (minute + 1) * STRETCH_SECONDS];
    const answer = await ask("peaks", { ep, path, start, end });
    // What nobody answered is asked again when it is looked at again.
    if (!answer.ok && answer.unreachable) return void kept.delete(key);
    keepLength(JSON.stringify([ep, path]), answer.ok ? answer.value.duration : 0);
    const found = kept.get(key);
    if (found) found.value = answer.ok ? Uint8Array.from(answer.value.peaks) : SILENCE;
  };
  const read = (part: SoundPart, minute: number): ReadonlySignal<Peaks | undefined> => {
    const key = JSON.stringify([part.ep, part.path, minute, part.version]);
    const known = kept.get(key);
    if (known) return known;
    const made = signal<Peaks | undefined>(undefined);
    kept.set(key, made);
    const oldest = kept.keys().next().value;
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    pending.push(() => fetch(key, part, minute));
    next();
    return made;
  };
  return {
    stretches: (part) => minutesOf(part).map((minute) => read(part, minute).value),
    seconds: ({ ep, path }) => lengths.value.get(JSON.stringify([ep, path])),
  };
}

/** Every bin of a part, 200 a second; silence where nothing is known yet. */
export function joinStretches(stretches: readonly (Peaks | undefined)[], part: SoundPart): Peaks {
  const bins = new Uint8Array(Math.max(0, Math.ceil((part.to - part.from) * PEAK_RATE)));
  for (const [index, minute] of minutesOf(part).entries()) {
    const at = Math.round((minute * STRETCH_SECONDS - part.from) * PEAK_RATE);
    const peaks = stretches[index] ?? SILENCE;
    bins.set(peaks.subarray(Math.max(0, -at), Math.max(0, bins.length - at)), Math.max(0, at));
  }
  return bins;
}

function minutesOf({ from, to }: SoundPart): number[] {
  const first = Math.floor(Math.max(0, from) / STRETCH_SECONDS);
  const count = Math.max(0, Math.ceil(to / STRETCH_SECONDS) - first);
  return Array.from({ length: count }, (_, index) => first + index);
}

/** So many bars of a waveform, each as high as its loudest bin, 0 to 1. */
export function barsOf(peaks: Peaks, count: number, gain = 1): number[] {
  return Array.from({ length: count }, (_, index) => {
    const first = Math.floor((index * peaks.length) / count);
    const end = Math.max(first + 1, Math.floor(((index + 1) * peaks.length) / count));
    let most = 0;
    for (let bin = first; bin < end; bin++) most = Math.max(most, peaks[bin] ?? 0);
    return Math.min(1, (most / 255) * gain);
  });
}
