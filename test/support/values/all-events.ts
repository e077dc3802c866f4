// All that a backend says of one job, until it has said everything.
import type { BackendEvent } from "../../../src/hosts/backend.ts";

export async function allEvents(events: AsyncIterable<BackendEvent>): Promise<BackendEvent[]> {
  const seen: BackendEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

/** Adds each event as it comes to those that somebody looks at meanwhile; resolves with the end of the run. */
export async function noteEvents(run: AsyncIterable<BackendEvent>, events: BackendEvent[]): Promise<void> {
  for await (const event of run) events.push(event);
}
