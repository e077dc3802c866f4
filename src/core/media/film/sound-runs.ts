// Which neighbouring segments of a film's sound are encoded by one run of an encoder: long runs have fewer seams, some at a time are
// sooner done.

/** Segments: a shorter run is not worth a program; a longer one would hold too much in memory. */
const LEAST = 4;
const MOST = 75;

/** `missing` in order. `whole`: segments that have to be in one run with the one behind them. */
export function runsOf(
  missing: readonly number[],
  whole: ReadonlySet<number>,
  atOnce: number,
): readonly (readonly number[])[] {
  const enough = Math.min(MOST, Math.max(LEAST, Math.ceil(missing.length / atOnce)));
  const runs: number[][] = [];
  for (const index of missing) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    const isNext = before === index - 1;
    if (last && isNext && (last.length < enough || whole.has(index - 1))) last.push(index);
    else runs.push([index]);
  }
  return runs;
}
