// The events that a backend answers with, as an async iteration: what a piece of work sends while it goes on, then how it ended.
import type { BackendEvent } from "./backend.ts";

/** The work's events, and its end if it returns one. What the work throws ends the iteration. */
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

/** Turns calls into an async iteration: what is sent waits until it is read; of progress only the newest is worth reading. */
export class EventChannel<T extends { readonly kind: string }> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  #wake: (() => void) | undefined;
  #ended = false;
  #failure: { readonly error: unknown } | undefined;

  send(event: T): void {
    const last = this.#waiting.at(-1);
    if (event.kind === "progress" && last?.kind === "progress") this.#waiting.pop();
    this.#waiting.push(event);
    this.#wake?.();
  }

  /** The last event, if there is one; nothing comes after it. */
  end(event?: T): void {
    this.#ended = true;
    if (event) this.send(event);
    else this.#wake?.();
  }

  /** Ends the reader's loop with what was thrown. */
  fail(error: unknown): void {
    this.#failure = { error };
    this.#ended = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    while (true) {
      const event = this.#waiting.shift();
      if (event !== undefined) yield event;
      else if (this.#failure) throw this.#failure.error;
      else if (this.#ended) return;
      else await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
