// A map of bounded size: the entries longest unused are dropped first.

export class RecentMap<Key, Value> {
  readonly #entries = new Map<Key, Value>();
  readonly #limit: number;

  /** `limit`: how many entries it holds at most. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Without marking the entry as used. */
  get(key: Key): Value | undefined {
    return this.#entries.get(key);
  }

  /** Sets an entry, or marks it as used. */
  set(key: Key, value: Value): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    const oldest = this.#entries.size > this.#limit ? this.#entries.keys().next() : undefined;
    if (oldest && !oldest.done) this.#entries.delete(oldest.value);
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }

  /** The longest unused first. */
  [Symbol.iterator](): IterableIterator<[Key, Value]> {
    return this.#entries.entries();
  }
}
