// A service whose answers a test keeps back, or that goes away and comes back.
import type { Ask, CallName } from "../../../web_ext/api/calls.ts";
import { answeringService, settled } from "../page/page-states.ts";

export interface DelayedService {
  readonly ask: Ask;
  /** While it is set, nothing answers. */
  readonly away: { now: boolean };
  /** Keeps the answers to a call back, as they are when it is asked, until `release`. */
  readonly delay: (name: CallName) => void;
  readonly release: () => Promise<void>;
}

export function delayedService(ask: Ask): DelayedService {
  const held = new Map<CallName, { readonly promise: Promise<void>; readonly open: () => void }>();
  const away = { now: false };
  const silent = answeringService({}).ask;
  return {
    away,
    ask: (async (name: CallName, input: never) => {
      const answer = await (away.now ? silent : ask)(name, input);
      await held.get(name)?.promise;
      return answer;
    }) as Ask,
    delay: (name) => {
      let open = () => undefined as void;
      const promise = new Promise<void>((resolve) => (open = resolve));
      held.set(name, { promise, open });
    },
    release: async () => {
      for (const { open } of held.values()) open();
      held.clear();
      await settled();
    },
  };
}
