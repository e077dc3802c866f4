// Somebody who waits for a time, or until something happened: whatever comes first.
import { setTimeout as sleep } from "node:timers/promises";

/** Wakes whoever waits, or the next one who does. */
export class WakeSignal {
  #wake: (() => void) | undefined;
  #rang = false;

  notify(): void {
    this.#rang = true;
    this.#wake?.();
  }

  /** Throws only the signal's reason. */
  async wait(milliseconds: number, signal: AbortSignal): Promise<void> {
    if (!this.#rang) {
      const notified = new Promise<void>((resolve) => (this.#wake = resolve));
      await Promise.race([sleep(milliseconds, undefined, { signal }), notified]).catch(() => signal.throwIfAborted());
    }
    this.#rang = false;
  }
}
