// What an alignment works with: shots and their lines, the windows that shots play of the recording, and windows rounded as scripts
// write them. Seconds from the recording's start.

export interface AlignWindow {
  readonly from: number;
  readonly to: number;
}

/** Frames that a window asks for and that the shot's target makes of it; null when it cannot make that length. */
export interface WindowFrames {
  readonly asked: number;
  readonly rendered: number | null;
  readonly fps: number;
}

export interface AlignShot {
  readonly id: string;
  readonly lines: readonly SpokenLine[];
  /** How long it would be without a recording. */
  readonly seconds: number;
}

export interface SpokenLine {
  readonly shot: string;
  readonly who: string;
  readonly text: string;
  readonly tokens: readonly string[];
}

export interface LineTime {
  readonly line: SpokenLine;
  readonly start: number;
  readonly end: number;
  /** Share of its words that the transcript has, 0 to 1. */
  readonly coverage: number;
  /** The transcript from its first to its last word; "" for a guess. */
  readonly spoken: string;
  readonly isGuess: boolean;
}

/** About a frame: the shortest window that is written. */
const SHORTEST = 0.04;

/** To the millisecond, in script order, each edge rounded once, so that windows which touch still touch. */
export function wholeTimes(
  order: readonly string[],
  windows: ReadonlyMap<string, AlignWindow>,
): Map<string, AlignWindow> {
  const whole = new Map<string, AlignWindow>();
  let before = 0;
  for (const id of order) {
    const window = windows.get(id);
    if (!window) continue;
    const from = Math.max(before, millis(window.from));
    const to = Math.max(millis(from + SHORTEST), millis(window.to));
    whole.set(id, { from, to });
    before = to;
  }
  return whole;
}

function millis(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
