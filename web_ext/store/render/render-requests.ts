// What each way of asking for takes sends. A first take renders at the built seed; another one is a fresh try unless it mends a stale take.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { missingShots, staleShots } from "../bin/bin-rows.ts";
import { ANIMATIC, isQueued, isUsable } from "../cut/usable.ts";
import type { RenderRequest } from "./renders.ts";

/** More takes of a shot; behind one that is on its way, with another seed. */
export function requestShot(shot: ShotStatus, count = 1): RenderRequest {
  const isNext = isQueued(shot);
  return {
    shots: [shot.shot],
    redo: isNext || hasUsable(shot),
    seed_mode: isNext ? "new" : "auto",
    ...(count > 1 && { count }),
  };
}

/** A new take like this one: its target, and a new seed. */
export function requestLike(shot: ShotStatus, take: TakeSummary | undefined): RenderRequest {
  const parent = take ? { parent_take: take.take } : {};
  const target = take?.target && take.target !== shot.target ? { target: take.target } : {};
  return { shots: [shot.shot], redo: true, seed_mode: "new", ...parent, ...target };
}

export function requestMissing(shots: readonly ShotStatus[]): RenderRequest {
  return { shots: missingShots(shots) };
}

/** Stale takes again at the built seed, so that only what changed changes. */
export function requestStale(shots: readonly ShotStatus[]): RenderRequest {
  return { shots: staleShots(shots), redo: true, seed_mode: "same" };
}

/** Drawn here at the built seed, whatever the shots' own targets are: for shots that cannot render on this machine. */
export function requestAnimatic(shots: readonly string[]): RenderRequest {
  return { shots, target: ANIMATIC, redo: true, seed_mode: "same" };
}

function hasUsable(shot: ShotStatus): boolean {
  return shot.takes.some(isUsable);
}
