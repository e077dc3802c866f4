// How long a host has been silent: from the first question that timed out until it answers anything again. Everybody who waits for a host
// counts from there, so that a silence costs one wait and not one for every question.
import type { HostAnswer } from "../answers.ts";

export class HostLiveness {
  /** Milliseconds of a steady clock. */
  #silentSince: number | undefined;
  #lastAnswer = Number.NEGATIVE_INFINITY;
  #probing: Promise<HostAnswer> | undefined;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Milliseconds; 0 while nobody has waited in vain. */
  silentFor(): number {
    return this.#silentSince === undefined ? 0 : this.#now() - this.#silentSince;
  }

  /** Asks, and takes from the answer whether the host is there; a refused connection is quick, and so no silence. */
  async track(ask: () => Promise<HostAnswer>): Promise<HostAnswer> {
    const askedAt = this.#now();
    const answer = await ask();
    if (answer.is !== "silent" || !answer.isLate) {
      this.#silentSince = undefined;
      this.#lastAnswer = this.#now();
    } else if (askedAt >= this.#lastAnswer) this.#silentSince ??= askedAt;
    return answer;
  }

  /** The one question that is on its way while the host is silent, whoever wants to know. */
  probe(ask: () => Promise<HostAnswer>): Promise<HostAnswer> {
    this.#probing ??= this.track(ask).finally(() => (this.#probing = undefined));
    return this.#probing;
  }
}
