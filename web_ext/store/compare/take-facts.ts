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
  /** Of a version of a take: the take with that version's film and size. */
  readonly b: TakeSummary;
  /** The second film is no take's own. */
  readonly of?: "upscale" | "post";
}

/** What the second film is: `take 3`, `the upscale of take 3`. */
export function describeSecond({ b, of }: Pick<Pair, "b" | "of">): string {
  return of === undefined ? `take ${b.take}` : `the ${of} of take ${b.take}`;
}

/** A take with the film of its upscale or post in place of its own; undefined where there is none to look at. */
export function withVersion(take: TakeSummary, of: "upscale" | "post"): TakeSummary | undefined {
  const version = take[of];
  if (version?.status !== "ok" || version.mp4 === null) return undefined;
  return { ...take, mp4: version.mp4, width: version.width, height: version.height };
}
