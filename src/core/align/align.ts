// Lines a script up with a recording of it: when each line is said, which stretch each shot plays, and the script that says so.
// docs/http.md "Alignment". Seconds.
import type { TranscriptWord } from "../../contracts/files/transcript.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import type { ScriptParse } from "../script/tree.ts";
import { editWindows } from "./edit-windows.ts";
import { transcriptTokens, lineTimes } from "./line-times.ts";
import { matchTokens } from "./match-tokens.ts";
import { notesOf, type AlignNote } from "./notes.ts";
import { type AlignWindow, wholeTimes, type AlignShot, type LineTime } from "./align-window.ts";
import { placeShots, sequenceOf, type WindowRules } from "./shot-windows.ts";

export interface AlignInput {
  readonly text: string;
  readonly script: ScriptParse;
  readonly shots: readonly AlignShot[];
  readonly words: readonly TranscriptWord[];
  readonly rules: WindowRules;
}

export interface Alignment {
  readonly shots: readonly AlignShot[];
  readonly times: readonly LineTime[];
  readonly windows: ReadonlyMap<string, AlignWindow>;
  readonly notes: readonly AlignNote[];
  /** The script with the windows in it. */
  readonly text: string;
  /** No word matched: then no shot has a window, and the script is as it was. */
  readonly isUnmatched: boolean;
}

export function* align({ text, script, shots, words, rules }: AlignInput): Steps<Alignment> {
  const lines = shots.flatMap((shot) => shot.lines);
  const { tokens, wordOf } = transcriptTokens(words);
  const found = yield* matchTokens(
    lines.flatMap((line) => line.tokens),
    tokens,
  );
  const times = lineTimes(lines, { words, wordOf, found }, rules.duration);
  if (times.every(({ isGuess }) => isGuess)) {
    const why = lines.length === 0 ? "nobody speaks in the script" : "none of the script's words were heard";
    const note = { shots: [], text: `!! ${why}: nothing can be lined up, and nothing was changed` };
    return { shots, times, windows: new Map(), notes: [note], text, isUnmatched: true };
  }
  const sequence = sequenceOf(shots, times);
  const placed = placeShots(sequence, rules);
  const windows = wholeTimes(
    shots.map(({ id }) => id),
    placed.windows,
  );
  return {
    shots,
    times,
    windows,
    notes: notesOf(sequence, placed, windows),
    text: editWindows(text, script, windows),
    isUnmatched: false,
  };
}
