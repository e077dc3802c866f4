// A shot's window of the recording, in seconds from its start, and windows rounded as scripts write them.

export interface AlignWindow {
  readonly from: number;
  readonly to: number;
}

// Windows as they are written: to the millisecond, one after the other, each long enough to be a window. Seconds.

/** About a frame: a window that words leave no time for still is one. */
const SHORTEST = 0.04;

/** In script order, each edge rounded once, so that windows which touch still touch. */
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
