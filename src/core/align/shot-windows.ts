// Which stretch of the recording each shot plays. Windows touch: the picture lines up with the recording from the first to the
// last. docs/http.md "Alignment". Seconds.
import type { AlignWindow, AlignShot, LineTime } from "./align-window.ts";
import { type Loudness, edgeBetween, AIR_AFTER, AIR_BEFORE } from "./quietest.ts";

export interface SpeakingShot {
  readonly shot: AlignShot;
  readonly lines: readonly LineTime[];
  /** From its first word to its last. */
  readonly start: number;
  readonly end: number;
}

/** The shots as they follow each other: who speaks, with the silent ones before, between and after. */
export interface Sequence {
  readonly opening: readonly AlignShot[];
  readonly speaking: readonly { readonly said: SpeakingShot; readonly silentAfter: readonly AlignShot[] }[];
}

export interface WindowRules {
  readonly duration: number;
  readonly loudness: Loudness;
  /** The length that a shot's target makes of a window, in seconds, when it is to be lengthened to that. */
  readonly snapped?: (shot: string, window: AlignWindow) => number | undefined;
}

/** Silent shots that had too little room: they keep their `dur`. */
export interface Squeezed {
  readonly shots: readonly AlignShot[];
  /** What there is and what it would take. */
  readonly room: number;
  readonly needed: number;
}

export interface ShotPlacement {
  /** By shot; a silent shot without room has none. */
  readonly windows: ReadonlyMap<string, AlignWindow>;
  readonly squeezed: readonly Squeezed[];
}

export function sequenceOf(shots: readonly AlignShot[], times: readonly LineTime[]): Sequence {
  const opening: AlignShot[] = [];
  const speaking: { said: SpeakingShot; silentAfter: AlignShot[] }[] = [];
  for (const shot of shots) {
    const lines = times.filter(({ line }) => line.shot === shot.id);
    if (lines.length === 0) (speaking.at(-1)?.silentAfter ?? opening).push(shot);
    else speaking.push({ said: spoken(shot, lines), silentAfter: [] });
  }
  return { opening, speaking };
}

function spoken(shot: AlignShot, lines: readonly LineTime[]): SpeakingShot {
  const start = Math.min(...lines.map((line) => line.start));
  return { shot, lines, start, end: Math.max(start, ...lines.map((line) => line.end)) };
}

/** Windows of all shots; of none when nobody speaks. */
export function placeShots({ opening, speaking }: Sequence, rules: WindowRules): ShotPlacement {
  const windows = new Map<string, AlignWindow>();
  const squeezed: Squeezed[] = [];
  const assign = (shots: readonly AlignShot[], assigned: readonly AlignWindow[] | undefined, room: number) => {
    if (assigned) shots.forEach(({ id }, index) => windows.set(id, assigned[index] ?? { from: 0, to: 0 }));
    else if (shots.length > 0) squeezed.push({ shots, room, needed: SHORTEST_SILENT * shots.length });
  };
  const [first] = speaking;
  if (!first) return { windows, squeezed };
  let from = Math.max(0, first.said.start - AIR_BEFORE);
  assign(opening, beforeFirst(opening, from), from);
  for (const [index, { said, silentAfter }] of speaking.entries()) {
    const next = speaking[index + 1]?.said;
    const end = next
      ? endBefore({ said, silentAfter }, next, from, rules)
      : lastEnd({ said, silentAfter }, from, rules);
    windows.set(said.shot.id, { from, to: end.to });
    assign(silentAfter, end.silent, end.room);
    from = end.next;
  }
  return { windows, squeezed };
}

type Speaking = Sequence["speaking"][number];

interface End {
  readonly to: number;
  /** Undefined: the silent shots after it have no room. */
  readonly silent: readonly AlignWindow[] | undefined;
  /** Seconds for them. */
  readonly room: number;
  /** Where the next speaking shot begins. */
  readonly next: number;
}

/** Where a shot ends that another speaking one follows. */
function endBefore({ said, silentAfter }: Speaking, next: SpeakingShot, from: number, rules: WindowRules): End {
  const latest = next.start - AIR_BEFORE;
  const room = latest - (said.end + AIR_AFTER);
  const needed = SHORTEST_SILENT * silentAfter.length;
  if (silentAfter.length === 0 || room < needed) {
    const edge = Math.max(from, edgeBetween(said.end, next.start, rules.loudness));
    const to = lengthened(said.shot.id, { from, to: edge }, latest, rules);
    return { to, silent: undefined, room: Math.max(0, room), next: to };
  }
  const end = Math.max(from, said.end + AIR_AFTER);
  const to = lengthened(said.shot.id, { from, to: end }, latest - needed, rules);
  return { to, silent: shareOut(silentAfter, to, latest), room, next: latest };
}

function lastEnd({ said, silentAfter }: Speaking, from: number, rules: WindowRules): End {
  const end = Math.max(from, Math.min(rules.duration, said.end + AIR_AFTER));
  const needed = SHORTEST_SILENT * silentAfter.length;
  const room = rules.duration - end;
  const hasSpace = silentAfter.length > 0 && room >= needed;
  const to = lengthened(said.shot.id, { from, to: end }, rules.duration - (hasSpace ? needed : 0), rules);
  const requested = silentAfter.reduce((sum, { seconds }) => sum + seconds, 0);
  const until = Math.min(rules.duration, to + requested);
  return { to, silent: hasSpace ? shareOut(silentAfter, to, until) : undefined, room, next: until };
}

/** To the length that its target makes of it, where there is room for that; else as it is. */
function lengthened(shot: string, window: AlignWindow, latest: number, { snapped }: WindowRules): number {
  const seconds = snapped?.(shot, window);
  if (seconds === undefined) return window.to;
  const to = window.from + seconds;
  return to > window.to && to <= latest ? to : window.to;
}

// How silent shots share a stretch of the recording in which nobody speaks. docs/http.md "Alignment". Seconds.

/** A silent shot with less than this keeps its `dur` instead of a window. */
const SHORTEST_SILENT = 1;

/** The whole stretch, in proportion to how long each wants to be. */
function shareOut(shots: readonly AlignShot[], from: number, to: number): AlignWindow[] {
  const requested = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  let done = 0;
  return shots.map(({ seconds }) => {
    const start = from + ((to - from) * done) / requested;
    done += seconds;
    return { from: start, to: from + ((to - from) * done) / requested };
  });
}

/** Backwards from where the first speaking shot begins, each as long as it wants to be while there is room; undefined without any. */
function beforeFirst(shots: readonly AlignShot[], to: number): AlignWindow[] | undefined {
  if (shots.length === 0 || to < SHORTEST_SILENT * shots.length) return undefined;
  const requested = shots.reduce((sum, { seconds }) => sum + seconds, 0);
  return shareOut(shots, Math.max(0, to - requested), to);
}
