// The answer as a whole: each shot's share of an edit, and what they come to. Seconds are rounded to the microsecond.
import type { Impact, ShotImpact } from "../../contracts/routes/sources.ts";
import type { Problem } from "../../contracts/schema.ts";

/** An edit whose text builds. */
export function sumImpact(shots: ShotImpact[]): Impact {
  const counted = (change: ShotImpact["change"]) => shots.filter((shot) => shot.change === change).length;
  const before = total(shots.map((shot) => shot.seconds_before));
  const after = total(shots.map((shot) => shot.seconds_after));
  return {
    ok: true,
    shots,
    changed: counted("changed"),
    added: counted("new"),
    gone: counted("gone"),
    stale_takes: total(shots.map((shot) => shot.stale.length)),
    missing_refs: total(shots.map((shot) => shot.missing.length)),
    seconds_before: before,
    seconds_after: after,
    seconds_added: rounded(after - before),
  };
}

/** A text that does not build does nothing: the build that is there stays. */
export function refuseImpact(error: Problem | undefined, secondsBefore: number): Impact {
  return {
    ok: false,
    ...(error && { error }),
    shots: [],
    changed: 0,
    added: 0,
    gone: 0,
    stale_takes: 0,
    missing_refs: 0,
    seconds_before: secondsBefore,
    seconds_after: secondsBefore,
    seconds_added: 0,
  };
}

function total(values: readonly (number | null)[]): number {
  return rounded(values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
}

function rounded(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6;
}
