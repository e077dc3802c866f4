// Reads a pass's list: the listed order stands, and every shot of the script is in it.
//
//   script   a  b  c  d        list   c  x  a        resolved   c  d  x  a  b
//   b follows a, d follows c (the nearest earlier script shot that is listed); x is an orphan and stays where it is.
import type { CutEntry } from "../../contracts/files/cut.ts";

export interface ResolvedEntry {
  readonly entry: CutEntry;
  /** The file lists it; otherwise it follows the script. */
  readonly listed: boolean;
  /** Index in script order, null for an orphan: a shot that no build has. */
  readonly scriptIndex: number | null;
}

/** Every listed shot once (the first of its entries counts) and every script shot, in cut order. */
export function resolveCut(list: readonly CutEntry[], script: readonly string[]): ResolvedEntry[] {
  const indexes = new Map(script.map((shot, index) => [shot, index]));
  const listed = new Map<string, CutEntry>();
  for (const entry of list) if (!listed.has(entry.shot)) listed.set(entry.shot, entry);
  const followers = groupUnlisted(script, listed);
  const place = (shot: string): ResolvedEntry => ({
    entry: listed.get(shot) ?? { shot },
    listed: listed.has(shot),
    scriptIndex: indexes.get(shot) ?? null,
  });
  const order = [...listed.keys()].flatMap((shot) => [shot, ...(followers.get(shot) ?? [])]);
  return [...(followers.get(null) ?? []), ...order].map(place);
}

/** The entries alone, as a file that lists every shot holds them. */
export function resolvedEntries(list: readonly CutEntry[], script: readonly string[]): CutEntry[] {
  return resolveCut(list, script).map(({ entry }) => entry);
}

/** Script shots that are not listed, under the listed shot they follow; null is the front. */
function groupUnlisted(script: readonly string[], listed: ReadonlyMap<string, CutEntry>): Map<string | null, string[]> {
  const groups = new Map<string | null, string[]>();
  let anchor: string | null = null;
  for (const shot of new Set(script)) {
    if (listed.has(shot)) anchor = shot;
    else groups.set(anchor, [...(groups.get(anchor) ?? []), shot]);
  }
  return groups;
}

// Which shot stands before or after another in a pass's cut: orphans, and shots that were left out, are not among them.

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
