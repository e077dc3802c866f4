// The cut as it is sent: every shot in order, and only what differs from the default. Trims in the episode's frames.
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { CutView, ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { NO_LEVELS, type LevelField } from "./levels.ts";
import type { Pass } from "../../../src/contracts/schema.ts";

/** The whole list for a PUT. */
export function buildCutEntries(shots: readonly ShotStatus[], pass: Pass): CutEntry[] {
  return shots.map((shot) => entryOf(shot.shot, shot.cut, pass));
}

/** Whether a list of the service says of every shot what the page says, in the same order; shots that it does not list have nothing of their own. */
export function isSameList(listed: readonly CutEntry[] | undefined, own: readonly CutEntry[]): boolean {
  if (!listed) return false;
  const shots = new Set(listed.map(({ shot }) => shot));
  const known = own.filter((entry) => shots.has(entry.shot));
  const rest = own.filter((entry) => !shots.has(entry.shot));
  const isBare = (entry: CutEntry) => Object.keys(entry).length === 1;
  return (
    known.length === listed.length && rest.every(isBare) && known.every((entry, at) => isSameEntry(entry, listed[at]))
  );
}

/** A file that was edited by hand may say more of a shot than the page knows. */
function isSameEntry(own: CutEntry, listed: CutEntry | undefined): boolean {
  const fields = [
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
  return fields.every((field) => JSON.stringify(own[field]) === JSON.stringify(listed?.[field]));
}

/** A short mark of a list: two lists with the same mark are the same list. */
export function hashOfList(entries: readonly CutEntry[]): string {
  const text = JSON.stringify(entries);
  // FNV-1a over 32 bits, from either end: together 64 bits.
  let [forth, back] = [0x811c9dc5, 0x811c9dc5];
  for (let i = 0; i < text.length; i++) {
    forth = Math.imul(forth ^ text.charCodeAt(i), 0x01000193);
    back = Math.imul(back ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
  }
  return [forth, back].map((half) => (half >>> 0).toString(16).padStart(8, "0")).join("");
}

function entryOf(shot: string, cut: CutView, pass: Pass): CutEntry {
  return {
    shot,
    ...(cut.picked && cut.take !== null ? { take: cut.take } : {}),
    ...(cut.pass === pass ? {} : { pass: cut.pass }),
    ...(cut.trim_in > 0 ? { trim_in: cut.trim_in } : {}),
    ...(cut.trim_out > 0 ? { trim_out: cut.trim_out } : {}),
    ...(cut.locked ? { locked: true } : {}),
    ...(cut.note === "" ? {} : { note: cut.note }),
    ...(cut.audio === null || cut.audio === undefined ? {} : { audio: cut.audio as NonNullable<CutEntry["audio"]> }),
    ...levelsOf(cut),
    ...marksOf(cut),
  };
}

function levelsOf(cut: CutView): Partial<CutEntry> {
  const set = (Object.keys(NO_LEVELS) as LevelField[]).filter((key) => (cut[key] ?? NO_LEVELS[key]) !== NO_LEVELS[key]);
  return Object.fromEntries(set.map((key) => [key, cut[key]]));
}

function marksOf({ out, flag, stars = [] }: CutView): Partial<CutEntry> {
  return { ...(out && { out }), ...(flag && { flag }), ...(stars.length > 0 && { stars }) };
}
