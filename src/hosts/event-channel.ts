// Turns calls into an async iteration: what is sent waits until it is read; of progress only the newest is worth reading.

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
