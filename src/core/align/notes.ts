// What to review after an alignment: sentences, each about one shot or several. docs/http.md "Alignment". Seconds.
import type { AlignWindow, LineTime } from "./align-window.ts";
import type { ShotPlacement, Sequence, SpeakingShot } from "./shot-windows.ts";

export interface AlignNote {
  readonly shots: readonly string[];
  /** Begins with `!!` where something is not as the script wants it. */
  readonly text: string;
}

/** Below this share of matched words a line is noted. */
const GOOD_COVERAGE = 0.6;
const OVERLAP = 0.05;
/** As long as most models render in one go. */
const LONG_WINDOW = 10.5;
const SHORTEST_STRETCH = 0.6;
const LONGEST_STRETCH = 1.8;

/** In script order within each kind. */
export function notesOf(
  sequence: Sequence,
  { squeezed }: ShotPlacement,
  windows: ReadonlyMap<string, AlignWindow>,
): AlignNote[] {
  const said = sequence.speaking.map((each) => each.said);
  const silent = [...sequence.opening, ...sequence.speaking.flatMap(({ silentAfter }) => silentAfter)];
  return [
    ...said.flatMap(({ lines }) => lines.flatMap(lineNotes)),
    ...said.flatMap((shot, index) => orderNotes(shot, said[index + 1])),
    ...said.flatMap(({ shot }) => lengthNotes(shot.id, windows.get(shot.id))),
    ...squeezed.map(({ shots, room, needed }) => {
      const ids = shots.map(({ id }) => id);
      const keeps = ids.length === 1 ? "it keeps its dur and has" : "they keep their dur and have";
      const text = `!! ${ids.join(", ")}: ${keeps} no window; the pause holds ${seconds(room)} and would have to hold ${seconds(needed)}`;
      return { shots: ids, text };
    }),
    ...silent.flatMap(({ id, seconds: requested }) => stretchNotes(id, requested, windows.get(id))),
  ];
}

function lineNotes({ line, coverage, isGuess }: LineTime): AlignNote[] {
  const about = `${line.shot}, ${line.who}: "${line.text}"`;
  if (isGuess) return [{ shots: [line.shot], text: `!! ${about} was not heard: its time is a guess` }];
  if (coverage >= GOOD_COVERAGE) return [];
  return [{ shots: [line.shot], text: `${about}: only ${Math.round(coverage * 100)}% of its words were heard` }];
}

function orderNotes(shot: SpeakingShot, next: SpeakingShot | undefined): AlignNote[] {
  if (!next || next.start >= shot.end - OVERLAP) return [];
  const ids = [shot.shot.id, next.shot.id];
  const early = seconds(shot.end - next.start);
  const text = `!! ${ids[1]} begins ${early} before ${ids[0]} ends: the recording has another order, or both in one breath`;
  return [{ shots: ids, text }];
}

function lengthNotes(id: string, window: AlignWindow | undefined): AlignNote[] {
  const length = window ? window.to - window.from : 0;
  if (length <= LONG_WINDOW) return [];
  return [{ shots: [id], text: `${id}: ${seconds(length)} is long for one render: think of a cut in it` }];
}

function stretchNotes(id: string, requested: number, window: AlignWindow | undefined): AlignNote[] {
  if (!window) return [];
  const stretch = (window.to - window.from) / requested;
  if (stretch >= SHORTEST_STRETCH && stretch <= LONGEST_STRETCH) return [];
  const lasts = seconds(window.to - window.from);
  return [{ shots: [id], text: `${id}: the pause makes it ${lasts}, its dur says ${seconds(requested)}` }];
}

function seconds(value: number): string {
  return `${value.toFixed(2)} s`;
}
