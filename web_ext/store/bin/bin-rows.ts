// The bin as rows: shots in cut order, grouped by sequence, filtered, folded. Heights in pixels, so that a long list draws only what shows.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { counts, isDone } from "../render/read-out.ts";
import { cutTake, hasFailed, isQueued, isStale } from "../cut/usable.ts";
import { findsText, isIn, type Filter } from "./filters.ts";

export interface SequenceRow {
  readonly kind: "sequence";
  /** Two runs of one sequence in a reordered cut are two rows. */
  readonly key: string;
  readonly id: string;
  readonly shots: number;
  readonly seconds: number;
  readonly stale: number;
  readonly failed: number;
  readonly folded: boolean;
}
export interface ShotRow {
  readonly kind: "shot";
  readonly key: string;
  readonly shot: ShotStatus;
}
export type BinRow = SequenceRow | ShotRow;

export const SEQUENCE_HEIGHT = 32;
export const SHOT_HEIGHT = 56;

export interface BinView {
  readonly text: string;
  readonly filter: Filter;
  readonly folded: ReadonlySet<string>;
  /** How many open notes each shot has. */
  readonly noted?: ReadonlyMap<string, number>;
}

export function buildBinRows(shots: readonly ShotStatus[], view: BinView): BinRow[] {
  const finds = findsText(view.text);
  const shown = shots.filter((shot) => isIn(view.filter, shot, view.noted) && finds(shot));
  return runsOf(shown).flatMap((run, index): BinRow[] => {
    const first = run[0];
    if (!first) return [];
    const key = `${first.sequence}#${index}`;
    const folded = view.folded.has(key);
    const head: SequenceRow = {
      kind: "sequence",
      key,
      id: first.sequence,
      shots: run.length,
      seconds: run.filter((shot) => !shot.cut.out).reduce((sum, shot) => sum + shot.seconds, 0),
      stale: run.filter(isStale).length,
      failed: run.filter(hasFailed).length,
      folded,
    };
    return folded ? [head] : [head, ...run.map((shot): ShotRow => ({ kind: "shot", key: shot.shot, shot }))];
  });
}

/** The shots of the bin in the order of its rows. */
export function shownShots(rows: readonly BinRow[]): string[] {
  return rows.flatMap((row) => (row.kind === "shot" ? [row.key] : []));
}

/** Folded ones too. */
export function countShots(rows: readonly BinRow[]): number {
  return rows.reduce((sum, row) => sum + (row.kind === "sequence" ? row.shots : 0), 0);
}

/** Shots without a usable take of this pass that nothing is queued for: what "Render missing" renders. */
export function missingShots(shots: readonly ShotStatus[]): string[] {
  return shots.filter((shot) => counts(shot) && !isDone(shot) && !isQueued(shot)).map((shot) => shot.shot);
}

/** Shots whose take in the cut is out of date for a known reason, and nothing is queued for. */
export function staleShots(shots: readonly ShotStatus[]): string[] {
  return shots.filter((shot) => counts(shot) && isStale(shot) && !isQueued(shot)).map((shot) => shot.shot);
}

/** How many shots each reason touches, for the title of "Re-render stale". */
export function staleReasons(shots: readonly ShotStatus[]): ReadonlyMap<string, number> {
  const reasons = new Map<string, number>();
  for (const shot of shots.filter((one) => isStale(one) && !isQueued(one))) {
    for (const reason of cutTake(shot)?.stale ?? []) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return reasons;
}

function runsOf(shots: readonly ShotStatus[]): ShotStatus[][] {
  const runs: ShotStatus[][] = [];
  for (const shot of shots) {
    const run = runs.at(-1);
    if (run && run[0]?.sequence === shot.sequence) run.push(shot);
    else runs.push([shot]);
  }
  return runs;
}
