// The workflow in force of each target, as it was found last; good for half a minute, because a host is asked for it. That
// a host did not answer is not kept.
import type { GraphRecord } from "../../contracts/files/host/graph-record.ts";
import type { Workflow } from "../../contracts/files/workflow.ts";

export type ResolvedWorkflow =
  | { readonly ok: true; readonly workflow: Workflow; readonly record: GraphRecord }
  /** `silent`: only because the host does not answer, so that what is saved there is unknown. */
  | { readonly ok: false; readonly error: string; readonly silent: boolean; readonly record: GraphRecord };

/** Milliseconds. */
const GOOD_FOR = 30_000;

export class GraphRecords {
  readonly #kept = new Map<string, { at: number; found: Promise<ResolvedWorkflow> }>();

  /** What is kept under a key, found again when nothing is or it is too old. `now` in milliseconds. */
  async get(key: string, now: number, find: () => Promise<ResolvedWorkflow>): Promise<ResolvedWorkflow> {
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < GOOD_FOR && now >= kept.at) return kept.found;
    const found = find();
    this.#kept.set(key, { at: now, found });
    const forget = () => this.#kept.get(key)?.found === found && this.#kept.delete(key);
    void found.then((each) => !each.ok && each.silent && forget(), forget);
    return found;
  }

  /** After a change of what is saved. */
  forget(): void {
    this.#kept.clear();
  }
}
