// Which shot stands before or after another in a pass's cut: orphans, and shots that were left out, are not among them.
import type { ResolvedEntry } from "./resolve.ts";

export type Neighbour = "previous" | "next";

/** The entry beside a shot, or undefined at the end of the cut. The shot itself need not be in it. */
export function neighbourOf(cut: readonly ResolvedEntry[], shot: string, side: Neighbour): ResolvedEntry | undefined {
  const counting = playedIn(cut);
  const at = placesIn(counting).get(shot);
  if (at !== undefined) return counting[at + (side === "next" ? 1 : -1)];
  const here = cut.findIndex(({ entry }) => entry.shot === shot);
  if (here < 0) return undefined;
  return side === "next" ? cut.slice(here + 1).find(isPlayed) : cut.slice(0, here).findLast(isPlayed);
}

function isPlayed({ entry, scriptIndex }: ResolvedEntry): boolean {
  return scriptIndex !== null && entry.out !== true;
}

/** Every shot of a pass asks for its neighbours: what a cut came to is kept as long as the cut is. */
const played = new WeakMap<readonly ResolvedEntry[], readonly ResolvedEntry[]>();
const places = new WeakMap<readonly ResolvedEntry[], ReadonlyMap<string, number>>();

function playedIn(cut: readonly ResolvedEntry[]): readonly ResolvedEntry[] {
  const known = played.get(cut) ?? cut.filter(isPlayed);
  played.set(cut, known);
  return known;
}

function placesIn(counting: readonly ResolvedEntry[]): ReadonlyMap<string, number> {
  const known = places.get(counting) ?? new Map(counting.map(({ entry }, index) => [entry.shot, index]));
  places.set(counting, known);
  return known;
}
