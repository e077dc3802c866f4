// Sends at once, then at most once an interval, and never forgets the last call.

export class Throttle {
  readonly #interval: number;
  readonly #send: () => void;
  #timer: NodeJS.Timeout | undefined;
  #isPending = false;

  /** `interval` in milliseconds. */
  constructor(interval: number, send: () => void) {
    this.#interval = interval;
    this.#send = send;
  }

  call(): void {
    if (this.#timer) {
      this.#isPending = true;
      return;
    }
    this.#timer = setTimeout(() => this.#tick(), this.#interval);
    this.#timer.unref();
    this.#send();
  }

  /** Sends what is still owed, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#isPending) this.#send();
    this.#isPending = false;
  }

  #tick(): void {
    this.#timer = undefined;
    if (!this.#isPending) return;
    this.#isPending = false;
    this.call();
  }
}
