// Where the workflow of each target comes from, as it was found last; good for half a minute, because a host is asked for it.
import type { GraphRecord } from "../../contracts/files/graph-record.ts";

/** Milliseconds. */
const GOOD_FOR = 30_000;

export class GraphRecords {
  readonly #kept = new Map<string, { at: number; record: Promise<GraphRecord> }>();

  /** The record under a key, found anew when none is kept or it is too old. `now` in milliseconds. */
  async get(key: string, now: number, find: () => Promise<GraphRecord>): Promise<GraphRecord> {
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < GOOD_FOR && now >= kept.at) return kept.record;
    const record = find();
    this.#kept.set(key, { at: now, record });
    record.catch(() => this.#kept.delete(key));
    return record;
  }

  /** After a change of what is saved. */
  forget(): void {
    this.#kept.clear();
  }
}
