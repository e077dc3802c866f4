// A piece of work as the events that a backend answers with: what it sends while it goes on, then how it ended, if it did.
import type { BackendEvent } from "./backend.ts";
import { EventChannel } from "./event-channel.ts";

/** What the work throws ends the iteration. */
export async function* asEvents(
  work: (send: (event: BackendEvent) => void) => Promise<BackendEvent | undefined>,
): AsyncIterable<BackendEvent> {
  const channel = new EventChannel<BackendEvent>();
  const done = work((event) => channel.send(event)).then(
    (end) => channel.end(end),
    (error: unknown) => channel.fail(error),
  );
  yield* channel;
  await done;
}
