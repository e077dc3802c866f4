// Which job of a lane starts next, and how the order of the waiting ones changes.
//
//   waiting:  [a: after x] [b] [c]      x still runs: a is passed over, b starts, a keeps its place
import type { Lane, Lanes } from "../../contracts/files/job.ts";
import { isFinished } from "./transitions.ts";
import type { LaneState, QueueState } from "./queue-state.ts";

/** What a lane's next job depends on beside the queue's own state. */
export interface LaneConditions {
  /** Jobs that are about to start and not yet written down. */
  readonly picked: ReadonlySet<string>;
  /** The address or the provider of the lane's backend; undefined while it has none. */
  readonly where: string | undefined;
}

/**
 * The waiting job that a free slot may start now, or undefined. A job that this very backend has already only waits to be
 * followed: it goes before all others, and a pause does not hold it. One that another address has is passed over.
 */
export function nextJob(state: QueueState, name: string, { picked, where }: LaneConditions): string | undefined {
  const lane = state.lanes.get(name);
  const follows = (id: string) => isHandedOver(state, id) && whyStranded(state, id, where) === undefined;
  const handedOver = lane?.waiting.find((id) => !picked.has(id) && follows(id));
  if (!lane || handedOver !== undefined || lane.paused) return handedOver;
  return lane.waiting.find((id) => !picked.has(id) && !isHandedOver(state, id) && isFree(state, id));
}

/** Whether a backend has the job, so that it is followed and never sent again. */
export function isHandedOver(state: QueueState, id: string): boolean {
  return typeof state.entries.get(id)?.handle === "string";
}

/** Why a waiting job that was handed over cannot be followed at `where`; undefined when it can, or was never handed over. */
function whyStranded(state: QueueState, id: string, where: string | undefined): string | undefined {
  const entry = state.entries.get(id);
  if (!entry || entry.handle === null) return undefined;
  const there = entry.where ?? where;
  if (there !== undefined && there === where) return undefined;
  const lane = where === undefined ? `the lane ${entry.job.lane} has no backend now` : `the lane is at ${where} now`;
  const sent = there === undefined ? "it was handed to a backend" : `it was handed to ${there}`;
  return `${sent}, and ${lane}: set that address again to follow it, or cancel it here and look there`;
}

/** Why waiting jobs of a lane do not start, by id: those that another address has, and all others while the lane is held. */
export function heldJobs(
  state: QueueState,
  name: string,
  { held, where }: { readonly held: string | null; readonly where: string | undefined },
): Map<string, string> {
  const waiting = state.lanes.get(name)?.waiting ?? [];
  const whys = new Map<string, string>();
  for (const id of waiting) {
    const why = whyStranded(state, id, where);
    if (why !== undefined) whys.set(id, why);
    else if (held !== null && !isHandedOver(state, id)) whys.set(id, held);
  }
  return whys;
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

/** A lane as it is set up and as it stands: how many jobs at once, why it starts none, and when it is done. */
export type LaneSetting = Pick<Required<Lane>, "parallel" | "held" | "eta">;

/** The lanes as replies show them: those that are set up, and any other with jobs or a pause of its own. */
export function viewLanes(state: QueueState, configured: Iterable<string>, of: (name: string) => LaneSetting): Lanes {
  const used = [...state.lanes].filter(([, lane]) => lane.paused || lane.waiting.length || lane.running.length);
  const names = new Set([...configured, ...used.map(([name]) => name)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const lane = state.lanes.get(name);
      const { parallel, held: why, eta } = of(name);
      const [waiting, running] = [[...(lane?.waiting ?? [])], [...(lane?.running ?? [])]];
      const held = waiting.length > 0 ? why : null;
      const view = { paused: lane?.paused ?? false, parallel, waiting, running, held, eta: held === null ? eta : null };
      return [name, view];
    }),
  );
}
