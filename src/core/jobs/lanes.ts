// Which job of a lane starts next, and how the order of the waiting ones changes.
//
//   waiting:  [a: after x] [b] [c]      x still runs: a is passed over, b starts, a keeps its place
import type { Lanes } from "../../contracts/files/job.ts";
import { isFinished } from "./transitions.ts";
import type { LaneState, QueueState } from "./queue-state.ts";

/**
 * The waiting job that a free slot may start now, or undefined. `picked` are jobs that are about to start and not yet written down.
 * A job that a backend has already only waits to be followed: it goes before all others, and a pause does not hold it.
 */
export function nextJob(state: QueueState, name: string, picked: ReadonlySet<string>): string | undefined {
  const lane = state.lanes.get(name);
  const handedOver = lane?.waiting.find((id) => !picked.has(id) && state.entries.get(id)?.handle);
  if (!lane || handedOver !== undefined || lane.paused) return handedOver;
  return lane.waiting.find((id) => !picked.has(id) && isFree(state, id));
}

/** A job waits for the end of the one it follows, however that ended; one that is no longer kept ended long ago. */
function isFree(state: QueueState, id: string): boolean {
  const after = state.entries.get(id)?.job.after;
  if (after === null || after === undefined) return true;
  const earlier = state.entries.get(after);
  return !earlier || isFinished(earlier.job.status);
}

/** Puts a waiting job at a place in its lane: 0 is next, past the end is last. False when it does not wait there. */
export function moveWaiting(lane: LaneState, id: string, index: number): boolean {
  const at = lane.waiting.indexOf(id);
  if (at < 0) return false;
  lane.waiting.splice(at, 1);
  lane.waiting.splice(Math.min(Math.max(index, 0), lane.waiting.length), 0, id);
  return true;
}

/** The lanes as the contract shows them: those that are set up, and any other with jobs or a pause of its own. */
export function viewLanes(state: QueueState, parallel: Readonly<Record<string, number>>): Lanes {
  const used = [...state.lanes].filter(([, lane]) => lane.paused || lane.waiting.length || lane.running.length);
  const names = new Set([...Object.keys(parallel), ...used.map(([name]) => name)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const lane = state.lanes.get(name);
      const [waiting, running] = [[...(lane?.waiting ?? [])], [...(lane?.running ?? [])]];
      return [name, { paused: lane?.paused ?? false, parallel: parallel[name] ?? 1, waiting, running }];
    }),
  );
}
