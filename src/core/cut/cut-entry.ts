// A cut entry as it is stored, and its trims: values that mean nothing are left out, keys stand in a fixed order, and keys that are
// not ours follow as they came. docs/format.md "cut.json".
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { Pass } from "../../contracts/schema.ts";

export type ClipSource = NonNullable<CutEntry["audio"]>;

const KEYS = [
  "shot",
  "take",
  "pass",
  "trim_in",
  "trim_out",
  "locked",
  "note",
  "audio",
  "gain",
  "fade_in",
  "fade_out",
  "sound_fade_in",
  "sound_fade_out",
  "out",
  "flag",
  "stars",
] as const;

const MEANINGLESS: Readonly<Record<string, unknown>> = {
  trim_in: 0,
  trim_out: 0,
  locked: false,
  note: "",
  gain: 1,
  fade_in: 0,
  fade_out: 0,
  sound_fade_in: 0,
  sound_fade_out: 0,
  out: false,
  flag: false,
};

/** The entry as a list of `pass` stores it. */
export function normaliseEntry(entry: CutEntry, pass: Pass): CutEntry {
  const { audio, ...rest } = entry;
  const full: Readonly<Record<string, unknown>> = { ...rest, ...(audio && { audio: normaliseSource(audio, pass) }) };
  const kept = [...KEYS.filter((key) => Object.hasOwn(full, key)), ...extraKeys(full)].filter(
    (key) =>
      full[key] !== undefined &&
      full[key] !== MEANINGLESS[key] &&
      !isEmpty(full[key]) &&
      !(key === "pass" && full[key] === pass),
  );
  return Object.fromEntries(kept.map((key) => [key, full[key]])) as CutEntry;
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** What a hand-edited entry holds beyond the format. */
export function extraFields(entry: CutEntry): Readonly<Record<string, unknown>> {
  return Object.fromEntries(extraKeys(entry).map((key) => [key, (entry as Readonly<Record<string, unknown>>)[key]]));
}

function extraKeys(entry: object): string[] {
  const known = new Set<string>(KEYS);
  return Object.keys(entry).filter((key) => !known.has(key));
}

function normaliseSource(source: ClipSource, pass: Pass): ClipSource {
  if (source.source === "none") return { source: "none" };
  const { start = 0, offset = 0, gain = 1, ...named } = source;
  const moved = { ...(start !== 0 && { start }), ...(offset !== 0 && { offset }), ...(gain !== 1 && { gain }) };
  return named.source === "take" ? { ...named, pass: named.pass ?? pass, ...moved } : { ...named, ...moved };
}

export interface Trims {
  readonly in: number;
  readonly out: number;
}

/** Trims: frames of the cut taken off a clip's two ends. At least one frame always stays. */
export function trimsOf(entry: CutEntry): Trims {
  return { in: entry.trim_in ?? 0, out: entry.trim_out ?? 0 };
}

/** Whether a clip of `length` frames keeps one. */
export function leavesAFrame(trims: Trims, length: number): boolean {
  return length - trims.in - trims.out >= 1;
}

/** The trims cut down until one frame of `length` stays: first at the end, then at the start. */
export function cutDown(trims: Trims, length: number): Trims {
  const most = Math.max(0, length - 1);
  const start = Math.min(trims.in, most);
  return { in: start, out: Math.min(trims.out, most - start) };
}
