// The cut as it is sent: every shot in order, and only what differs from the default. Trims in the episode's frames.
import type { CutEntry } from "../../src/contracts/files/cut.ts";
import type { CutView, ShotStatus } from "../../src/contracts/routes/episodes.ts";
import type { Pass } from "../../src/contracts/schema.ts";

/** What a person can change on an entry here. */
export type CutChange = Partial<
  Pick<CutView, "trim_in" | "trim_out" | "locked" | "out" | "flag" | "take" | "picked" | "audio">
>;

/** The whole list for a PUT, with the changes laid over what the service last said. */
export function buildCutEntries(
  shots: readonly ShotStatus[],
  changes: ReadonlyMap<string, CutChange>,
  pass: Pass,
): CutEntry[] {
  return shots.map((shot) => entryOf(shot.shot, { ...shot.cut, ...changes.get(shot.shot) }, pass));
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
    ...(cut.out ? { out: true } : {}),
    ...(cut.flag ? { flag: true } : {}),
  };
}
