// Work that must not outlive the service, and the reason of a signal when the service stops. Any other reason is a cancel: what was
// started is to be gone.

/** What runs elsewhere is to go on, and is followed again at the next start. */
export class ServiceStopping extends Error {
  override name = "ServiceStopping";
}

/** Whether work elsewhere is to be left alone although the signal says stop. */
export function isServiceStopping(signal: AbortSignal): boolean {
  return signal.reason instanceof ServiceStopping;
}

/** Work that somebody waits for and that takes long. */
export class CancellableWork {
  readonly #ending = new AbortController();
  readonly #running = new Set<Promise<unknown>>();

  /** Runs `work` under a signal that is aborted by `interrupt`, or with `own`; after an interrupt nothing is started. */
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

  /** Asks all of it to end, for a reason that whoever waits gets. */
  interrupt(reason: Error): void {
    this.#ending.abort(reason);
  }

  /** Resolves when nothing runs any more. */
  async ended(): Promise<void> {
    await Promise.allSettled(this.#running);
  }
}
