// What is known of how a take was made: its summary, its record, and the shot as it was sent with it.
import type { ShotEntry } from "../../../src/contracts/files/shotlist.ts";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { safeName, takeStem } from "../../../src/core/lib/names.ts";

export interface TakeFacts {
  readonly take: TakeSummary;
  /** Empty for a take from before records. */
  readonly record: Partial<Sidecar>;
  /** The frozen shot; empty when nothing was kept beside the take. */
  readonly shot: Partial<ShotEntry>;
}

/** Where the frozen shot of a take lies, relative to the episode: docs/format.md "Takes". */
export function frozenShotPath(folder: string, shot: string, take: number): string {
  return `${folder}/${safeName(shot)}/${takeStem(shot, take)}.shotlist.json`;
}

/** The one shot of a frozen shot list; empty for anything else. */
export function frozenShot(document: unknown): Partial<ShotEntry> {
  const { shots } = (document ?? {}) as { shots?: unknown };
  const first: unknown = Array.isArray(shots) ? shots[0] : undefined;
  return typeof first === "object" && first !== null ? first : {};
}

/** Two takes of a shot that are looked at together: the first one leads. */
export interface Pair {
  readonly shot: ShotStatus;
  readonly a: TakeSummary;
  readonly b: TakeSummary;
}
