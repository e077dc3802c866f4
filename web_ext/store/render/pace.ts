// How long takes take: from those of the pass that were rendered, by target and size and for each second of film. A take's own begin and end
// count, so neither a queue nor a pause between takes is work.
import type { ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";

export interface Work {
  readonly target: string | null;
  /** Pixels; absent where only the target is known. */
  readonly size?: string;
  /** Of film. */
  readonly seconds: number;
}

export interface Expected {
  readonly seconds: number;
  /** Told from one take alone, or from takes of another target. */
  readonly isFirst: boolean;
}

interface Timed extends Work {
  readonly took: number;
  readonly finished: number;
}

/** The newest takes of a kind that an estimate is made from. */
const LOOKED_AT = 9;
/** Takes are stamped in whole seconds: one that begins and ends in the same second took less. */
const UNDER_A_SECOND = 0.5;

export type Paces = (work: Work) => Expected | undefined;

export function pacesOf(shots: readonly ShotStatus[]): Paces {
  const timed = shots.flatMap((shot) => shot.takes.flatMap((take) => timedTake(take, shot)));
  timed.sort((a, b) => b.finished - a.finished);
  const known = new Map<string, Expected | undefined>();
  const paceOf = (key: string, isOf: (one: Timed) => boolean) => {
    if (!known.has(key)) known.set(key, paceFrom(timed.filter(isOf).slice(0, LOOKED_AT)));
    return known.get(key);
  };
  return ({ target, size, seconds }) => {
    const same =
      size === undefined ? undefined : paceOf(`${target} ${size}`, (one) => one.target === target && one.size === size);
    const alike = same ?? paceOf(`${target}`, (one) => one.target === target);
    const pace = alike ?? paceOf("", () => true);
    if (!pace) return undefined;
    const isGuess = alike === undefined || (size !== undefined && same === undefined);
    return { seconds: pace.seconds * seconds, isFirst: pace.isFirst || isGuess };
  };
}

/** Seconds for a second of film: the middle of what takes took. */
function paceFrom(takes: readonly Timed[]): Expected | undefined {
  if (takes.length === 0) return undefined;
  const rates = takes.map(({ took, seconds }) => took / seconds).sort((a, b) => a - b);
  const middle = rates.length / 2;
  const low = rates[Math.ceil(middle) - 1] ?? 0;
  const high = rates[Math.floor(middle)] ?? low;
  return { seconds: (low + high) / 2, isFirst: takes.length === 1 };
}

function timedTake(take: TakeSummary, shot: ShotStatus): Timed[] {
  if (take.status !== "ok" || take.imported !== null) return [];
  const finished = Date.parse(take.finished ?? "");
  const took = (finished - Date.parse(take.started ?? "")) / 1000;
  const work = workOf(take, shot);
  if (!(took >= 0) || !(work.seconds > 0)) return [];
  return [{ ...work, finished, took: Math.max(UNDER_A_SECOND, took) }];
}

/** What a take is to make, or made. */
export function workOf({ target, width, height, frames, fps }: TakeSummary, shot: ShotStatus): Work {
  return {
    target,
    ...(width !== null && height !== null && { size: `${width}×${height}` }),
    seconds: frames !== null && fps !== null && fps > 0 ? frames / fps : shot.seconds,
  };
}
