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

export class AskedBy {
  readonly #storage = new AsyncLocalStorage<Asking>();

  /** For whom the running call is made; undefined for nobody in particular. */
  now(): Asking | undefined {
    return this.#storage.getStore();
  }

  /** Whatever `work` calls is done for this one. */
  run<R>(who: Asking, work: () => R): R {
    return this.#storage.run(who, work);
  }

  /** Whatever `work` calls is done for nobody in particular. */
  aside<R>(work: () => R): R {
    return this.#storage.exit(work);
  }
}
