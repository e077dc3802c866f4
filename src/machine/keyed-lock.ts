// One at a time per key, in this process. A read-modify-write of a file holds the file's real path.

export class KeyedLock {
  readonly #tails = new Map<string, Promise<unknown>>();

  /** Runs `work` alone among all holders of any of `keys`; keys are taken in one order, so nobody waits in a circle. */
  async hold<T>(keys: string | readonly string[], work: () => Promise<T>): Promise<T> {
    const sorted = [...new Set(typeof keys === "string" ? [keys] : keys)].toSorted();
    const turn = sorted.reduceRight<() => Promise<T>>((inner, key) => () => this.#one(key, inner), work);
    return turn();
  }

  async #one<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.#tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === settled) this.#tails.delete(key);
    }
  }
}
