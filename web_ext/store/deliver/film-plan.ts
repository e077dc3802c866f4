// What a film of the cut would be, before it is made: a row a shot, how long it is together, and what is worth a look first.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { secondsOf } from "../../../src/core/time/rate.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import { formatCount } from "../base/format.ts";
import type { Badge } from "../base/badge.ts";
import { cutTake } from "../cut/usable.ts";

export interface PlanRow {
  readonly shot: string;
  readonly take: number | null;
  /** As the film plays it; of a shot without a take, as the script says. */
  readonly seconds: number;
  /** Of the film's file: `1344 × 768, 24 fps`; empty where it is not known. */
  readonly source: string;
  readonly thumb: string | null;
  readonly state: Badge;
  /** The film has it. */
  readonly plays: boolean;
}

/** Something that a person may want to mend before the film is made. */
export interface PlanWarning {
  readonly tone: "stale" | "out";
  readonly shape: Badge["shape"];
  readonly title: string;
  readonly says: string;
  /** The first shot it is about. */
  readonly shot: string;
}

export interface FilmPlan {
  readonly rows: readonly PlanRow[];
  readonly clips: number;
  readonly seconds: number;
  readonly warnings: readonly PlanWarning[];
  /** Some take of the cut has an upscale. */
  readonly hasUpscales: boolean;
}

const STATES = {
  ready: { tone: "ok", shape: "ok", word: "Ready", title: "Its take plays in the film" },
  stale: { tone: "stale", shape: "stale", word: "Stale", title: "Its take is older than the script or its settings" },
  missing: { tone: "failed", shape: "failed", word: "No take", title: "There is nothing to play" },
  out: { tone: "out", shape: "out", word: "Left out", title: "The cut leaves it out" },
} as const satisfies Record<string, Badge>;

/** `clips` are of the same shots in the same order. A shot that no build has is not in a film. */
export function planFilm(shots: readonly ShotStatus[], clips: readonly Clip[], fps: number): FilmPlan {
  const clipOf = new Map(clips.map((clip) => [clip.shot, clip]));
  const counted = shots.filter((shot) => !shot.orphan);
  const rows = counted.map((shot) => rowOf(shot, clipOf.get(shot.shot), fps));
  const played = rows.filter((row) => row.plays);
  return {
    rows,
    clips: played.length,
    seconds: played.reduce((sum, row) => sum + row.seconds, 0),
    warnings: warningsOf(counted, rows),
    hasUpscales: counted.some((shot) => (cutTake(shot)?.upscale ?? null) !== null),
  };
}

function rowOf(shot: ShotStatus, clip: Clip | undefined, fps: number): PlanRow {
  const take = cutTake(shot);
  const isThere = clip?.mp4 !== undefined;
  const plays = isThere && !shot.cut.out;
  return {
    shot: shot.shot,
    take: plays ? shot.cut.take : null,
    seconds: clip && clip.frames > 0 ? secondsOf(clip.frames, fps) : shot.seconds,
    source: take ? describeSource(take, fps) : "",
    thumb: isThere && take ? take.thumb : null,
    state: stateOf(shot, !isThere),
    plays,
  };
}

function describeSource({ width, height, fps }: TakeSummary, rate: number): string {
  return width === null || height === null ? "" : `${width} × ${height}, ${fps ?? rate} fps`;
}

function stateOf(shot: ShotStatus, isMissing: boolean): Badge {
  if (shot.cut.out) return STATES.out;
  if (isMissing) return STATES.missing;
  if (shot.cut.placeholder) {
    const name = shot.cut.pass === "final" ? "Final" : "Proxy";
    return { tone: "out", shape: "stand-in", word: `${name} stands in`, title: `A ${shot.cut.pass} take stands in` };
  }
  return (cutTake(shot)?.stale.length ?? 0) > 0 ? STATES.stale : STATES.ready;
}

function warningsOf(shots: readonly ShotStatus[], rows: readonly PlanRow[]): PlanWarning[] {
  const named = (fits: (row: PlanRow) => boolean) => rows.filter(fits).map(({ shot }) => shot);
  const groups: [readonly string[], Omit<PlanWarning, "says" | "shot" | "title">, (count: number) => string, string][] =
    [
      [
        named(({ state }) => state === STATES.missing),
        { tone: "stale", shape: "failed" },
        (count) => `${formatCount(count, "shot")} without a take`,
        "the film is shorter by it",
      ],
      [
        named(({ state }) => state === STATES.stale),
        { tone: "stale", shape: "stale" },
        (count) => `${formatCount(count, "stale take")} in the cut`,
        "rendered before the script or its settings changed",
      ],
      [
        named(({ state }) => state.shape === "stand-in"),
        { tone: "out", shape: "stand-in" },
        (count) => `${formatCount(count, "shot stands", "shots stand")} in from the other pass`,
        "no usable take in this pass",
      ],
      [
        shots.filter(({ cut }) => cut.flag && !cut.out).map(({ shot }) => shot),
        { tone: "out", shape: "flag" },
        (count) => `${formatCount(count, "flag")} in the cut`,
        "somebody wanted to look again",
      ],
    ];
  return groups.flatMap(([found, look, title, why]) => {
    const [shot] = found;
    return shot === undefined
      ? []
      : [{ ...look, title: title(found.length), says: `${listShots(found)}: ${why}`, shot }];
  });
}

/** `sh010, sh020 and 4 more` */
function listShots(shots: readonly string[]): string {
  const more = shots.length - 2;
  return more > 1 ? `${shots.slice(0, 2).join(", ")} and ${more} more` : shots.join(", ");
}
