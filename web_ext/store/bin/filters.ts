// Which shots the bin lists: those in a state, and those that hold every word that was typed, wherever the shot says it.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { cutTake, hasFailed, isQueued, isStale } from "../cut/usable.ts";
import { counts, isDone } from "../render/read-out.ts";
import { framingOf } from "./framing.ts";

export const FILTERS = ["all", "missing", "stale", "failed", "queued", "flagged", "issues", "locked", "out"] as const;
export type Filter = (typeof FILTERS)[number];

/** As they are listed, and as they are found by. */
export const FILTER_WORDS: Readonly<Record<Filter, string>> = {
  all: "All",
  missing: "Missing",
  stale: "Stale",
  failed: "Failed",
  queued: "Queued",
  flagged: "Flagged",
  issues: "With issues",
  locked: "Locked",
  out: "Left out",
};

/** How many open notes each shot has. */
type Noted = ReadonlyMap<string, number> | undefined;

const CHECKS: Readonly<Record<Filter, (shot: ShotStatus, noted: Noted) => boolean>> = {
  all: () => true,
  missing: (shot) => counts(shot) && !isDone(shot),
  stale: isStale,
  failed: hasFailed,
  queued: isQueued,
  flagged: ({ cut }) => cut.flag,
  issues: ({ shot }, noted) => noted?.has(shot) ?? false,
  locked: ({ cut }) => cut.locked,
  out: ({ cut }) => cut.out,
};

export function isIn(filter: Filter, shot: ShotStatus, noted: Noted): boolean {
  return CHECKS[filter](shot, noted);
}

/** How many shots with these words are in each state. */
export function countFilters(
  shots: readonly ShotStatus[],
  { text, noted }: { readonly text: string; readonly noted: Noted },
): Readonly<Record<Filter, number>> {
  const found = shots.filter(findsText(text));
  const counted = FILTERS.map((filter) => [filter, found.filter((shot) => isIn(filter, shot, noted)).length] as const);
  return Object.fromEntries(counted) as Record<Filter, number>;
}

/** Each word stands somewhere in what a shot is called, says, plays or is marked with; case and accents do not matter. */
export function findsText(text: string): (shot: ShotStatus) => boolean {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return () => true;
  return (shot) => {
    const said = wordsOf(shot);
    return words.every((word) => said.includes(word));
  };
}

const known = new WeakMap<ShotStatus, string>();

/** A shot that did not change is not read again with each letter. */
function wordsOf(shot: ShotStatus): string {
  const words = known.get(shot) ?? plain([...scriptWords(shot), ...stateWords(shot)].join("\n"));
  known.set(shot, words);
  return words;
}

function scriptWords(shot: ShotStatus): readonly string[] {
  const { long } = framingOf(shot.size);
  const { action = "", action_whole: whole = "", plate = "", camera = "", dialogue = [], subjects, sequence } = shot;
  return [shot.shot, sequence, shot.size, long, action, whole, plate, camera, ...dialogue, ...subjects];
}

function stateWords(shot: ShotStatus): readonly string[] {
  const states = FILTERS.filter((filter) => filter !== "all" && isIn(filter, shot, undefined));
  const played = cutTake(shot);
  const takes = shot.takes.map(({ note, target }) => `${note} ${target ?? ""}`);
  return [
    ...states.map((filter) => FILTER_WORDS[filter]),
    shot.cut.note,
    ...(played ? played.stale : []),
    ...takes,
    shot.target,
    ...(shot.orphan ? ["orphan"] : []),
  ];
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
