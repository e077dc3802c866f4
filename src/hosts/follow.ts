// Follows a run that a server has, or may have, to its end: by asking again and again, sooner when an event stream or a websocket hints at
// news. A server that is silent is waited for as long as it takes. What each protocol asks, and when a run counts as lost, is decided by the
// caller.
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent } from "./backend.ts";

/** In milliseconds. */
export interface AskPace {
  /** Between two questions while all is well. */
  readonly ask: number;
  /** Between two questions to a server that does not answer. */
  readonly silent: number;
}

export interface Following<State, End> {
  readonly ask: () => Promise<State>;
  /** Called with each state; the end of the run once there is one. */
  readonly endOf: (state: State) => End | undefined;
  readonly pace: AskPace;
  readonly wake: WakeSignal;
  readonly signal: AbortSignal;
}

/** The end of the run. Throws only the signal's reason; the run is then untouched. */
export async function follow<State extends { readonly is: string }, End>({
  ask,
  endOf,
  pace,
  wake,
  signal,
}: Following<State, End>): Promise<End> {
  for (;;) {
    const state = await ask();
    const end = endOf(state);
    if (end !== undefined) return end;
    await wake.wait(state.is === "silent" ? pace.silent : pace.ask, signal);
  }
}

/** Waits for a time, or until it is notified: whatever comes first. */
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

/** Logs each line once, as long as no other comes between. */
export class ChangeLog {
  readonly #send: (event: BackendEvent) => void;
  #last = "";

  constructor(send: (event: BackendEvent) => void) {
    this.#send = send;
  }

  /** `first`: an event that goes before a new line. */
  log(line: string, first?: BackendEvent): void {
    if (line === this.#last) return;
    this.#last = line;
    if (first) this.#send(first);
    this.#send({ kind: "log", line });
  }
}
