// Work that somebody waits for and that takes long: it must not outlive the service. Knows nothing of what is done.

export class CancellableWork {
  readonly #ending = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  /** Runs `work` under a signal that is aborted by `interrupt`, or with `own`; after an interrupt nothing is begun. */
  async run<T>(work: (signal: AbortSignal) => Promise<T>, own?: AbortSignal): Promise<T> {
    const signal = AbortSignal.any([this.#ending.signal, ...(own ? [own] : [])]);
    signal.throwIfAborted();
    const running = work(signal);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Asks all of it to end, for a reason that is told to whoever waits. */
  interrupt(reason: Error): void {
    this.#ending.abort(reason);
  }

  /** Resolves when nothing runs any more. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
