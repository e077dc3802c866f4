// Remembers for whom something is done, for whatever is called on the way, without every call handing it on. What was begun on the way and
// goes on by itself is done for nobody.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Asker } from "../contracts/files/agents/asking.ts";
import type { Grant } from "../core/money/grant.ts";

/** For whom a request is answered; `grant`: the plan that it carries out. */
export interface Asking {
  readonly by: Asker;
  readonly grant?: Grant;
}

/** One for the process: each further storage slows every promise that is made afterwards. */
const storage = new AsyncLocalStorage<ReadonlyMap<AskedBy, Asking>>();

export class AskedBy {
  /** For whom the running call is made; undefined for nobody in particular. */
  now(): Asking | undefined {
    return storage.getStore()?.get(this);
  }

  /** Whatever `work` calls is done for this one. */
  run<R>(who: Asking, work: () => R): R {
    return storage.run(new Map(storage.getStore()).set(this, who), work);
  }

  /** Whatever `work` calls is done for nobody in particular. */
  aside<R>(work: () => R): R {
    const others = new Map(storage.getStore());
    others.delete(this);
    return storage.run(others, work);
  }
}
