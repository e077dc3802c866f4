// Fetches again what an event named, and no more often than it is worth: marks made close together become one fetch, and a slow fetch
// makes its own pauses longer. Knows no route: it runs what it is given.

export interface RefresherPorts {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  readonly wait: (ms: number, then: () => void) => () => void;
}

export interface Refresher<K extends string> {
  /** Fetches these soon. */
  readonly mark: (...what: readonly K[]) => void;
  /** Fetches this at once; resolves when what it shows is not older than the call. */
  readonly now: (what: K) => Promise<void>;
}

const SHORTEST_PAUSE_MS = 60;
/** Nobody waits longer than this for news, however slow a fetch was. */
const LONGEST_PAUSE_MS = 1500;
/** Up to there a fetch takes at most a fifth of the time. */
const REST_FACTOR = 4;

interface Lane {
  dirty: boolean;
  timer: (() => void) | undefined;
  running: Promise<void> | undefined;
  earliest: number;
}

export function createRefresher<K extends string>(
  fetchers: Readonly<Record<K, () => Promise<void>>>,
  ports: RefresherPorts,
): Refresher<K> {
  const lanes = new Map<K, Lane>();
  const laneOf = (what: K): Lane => {
    const lane = lanes.get(what) ?? { dirty: false, timer: undefined, running: undefined, earliest: 0 };
    lanes.set(what, lane);
    return lane;
  };

  const run = (what: K, lane: Lane): Promise<void> => {
    lane.timer?.();
    lane.timer = undefined;
    lane.dirty = false;
    const began = ports.now();
    const running = fetchers[what]().finally(() => {
      const ended = ports.now();
      const rest = Math.min(LONGEST_PAUSE_MS, REST_FACTOR * (ended - began));
      lane.earliest = ended + Math.max(SHORTEST_PAUSE_MS, rest);
      lane.running = undefined;
      if (lane.dirty) schedule(what, lane);
    });
    lane.running = running;
    return running;
  };

  const schedule = (what: K, lane: Lane) => {
    lane.dirty = true;
    if (lane.timer || lane.running) return;
    const pause = Math.max(SHORTEST_PAUSE_MS, lane.earliest - ports.now());
    lane.timer = ports.wait(pause, () => void run(what, lane));
  };

  return {
    mark: (...what) => what.forEach((one) => schedule(one, laneOf(one))),
    now: async (what) => {
      const lane = laneOf(what);
      if (lane.running) await lane.running;
      await (lane.running ?? run(what, lane));
    },
  };
}
