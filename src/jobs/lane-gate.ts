// Whether a lane's backend can take a job now: is it set up, and does it answer. Asked before every start, with a growing pause while
// it is away, and the last answer is kept for views of the lane. Which job would start is decided by the queue.
import { setTimeout as sleep } from "node:timers/promises";
import { reasonOf } from "../contracts/refusal.ts";

/** What the queue knows of the backend behind a lane. */
export interface LaneBackend {
  /** The address or the provider. */
  readonly where: string;
  /** Whether a run costs money. */
  readonly isPaid: boolean;
  /** Why it cannot take a job now, or null when it can. */
  down(): Promise<string | null>;
  /** It is down and a job waits: begins what brings it up, and says what that is. */
  awaken?(why: string): Promise<string>;
}

export interface GateOptions {
  /** Lane name to backend, as the settings are now. */
  readonly backends: { get(lane: string): LaneBackend | undefined };
  /** Milliseconds between the first two questions to a backend that is away; it doubles up to `longest`. */
  readonly pause: number;
  readonly longest: number;
  /** Milliseconds after which a backend that has not answered counts as away. */
  readonly patience: number;
}

export class LaneGate {
  readonly #options: GateOptions;
  readonly #held = new Map<string, string>();
  readonly #asking = new Map<string, Promise<string | null>>();
  readonly #pauses = new Map<string, number>();

  constructor(options: GateOptions) {
    this.#options = options;
  }

  /** The address or the provider of the lane's backend; undefined while it has none. */
  where(lane: string): string | undefined {
    return this.#options.backends.get(lane)?.where;
  }

  /** Whether a run on the lane costs money. */
  isPaid(lane: string): boolean {
    return this.#options.backends.get(lane)?.isPaid ?? false;
  }

  /** Whether a waiting job brings up what is paid for by the hour. */
  isRented(lane: string): boolean {
    return this.#options.backends.get(lane)?.awaken !== undefined;
  }

  /** Why the lane starts nothing, by the last answer; null when it may start jobs. */
  held(lane: string): string | null {
    return this.#held.get(lane) ?? null;
  }

  /** Notes why the lane starts nothing, null when it does. */
  note(lane: string, why: string | null): void {
    if (why === null) this.#held.delete(lane);
    else this.#held.set(lane, why);
  }

  /** Asks the backend whether it can take a job: null, or why not. Never throws; questions that come together are one. */
  ask(lane: string): Promise<string | null> {
    const pending = this.#asking.get(lane);
    if (pending) return pending;
    const asking = this.#ask(lane).finally(() => this.#asking.delete(lane));
    this.#asking.set(lane, asking);
    return asking;
  }

  /** Milliseconds until a lane whose backend is away should ask again. */
  pause(lane: string): number {
    return this.#pauses.get(lane) ?? this.#options.pause;
  }

  /** The settings have changed: what was away may be back, so the pauses begin anew. */
  forget(): void {
    this.#pauses.clear();
    this.#asking.clear();
  }

  async #ask(lane: string): Promise<string | null> {
    const why = await this.#whyDown(lane);
    const { pause, longest } = this.#options;
    const last = this.#pauses.get(lane);
    if (why === null) this.#pauses.delete(lane);
    else this.#pauses.set(lane, last === undefined ? pause : Math.min(longest, last * 2));
    return why;
  }

  async #whyDown(lane: string): Promise<string | null> {
    const backend = this.#options.backends.get(lane);
    if (!backend) return `the backend ${lane} is not set up any more: set it up in the settings, or cancel its jobs`;
    const late = new AbortController();
    const seconds = Math.round(this.#options.patience / 1000);
    const silent = sleep(this.#options.patience, `${lane} does not answer within ${seconds} s`, {
      signal: late.signal,
      ref: false,
    });
    try {
      const why = await Promise.race([backend.down(), silent]);
      return why === null || !backend.awaken ? why : await backend.awaken(why);
    } catch (error) {
      return reasonOf(error);
    } finally {
      silent.catch(() => undefined);
      late.abort();
    }
  }
}
