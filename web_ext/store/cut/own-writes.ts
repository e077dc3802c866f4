// Events about this page's own writes. The service sends every page one event for each write: the page that wrote knows already, and fetches
// nothing for it. An event that comes while a write is on its way waits for the answer, which says whose it was.
import { signal, type ReadonlySignal } from "@preact/signals";

export interface OwnWrites {
  /** A write is sent; call the function it returns with whether the page knows all that the write changed. */
  readonly begin: () => (isKnown: boolean) => void;
  /** Whether an event of the episode needs nothing to be fetched, now or yet. */
  readonly absorbs: () => boolean;
  /** Grows when an event that waited turns out to be of somebody else's write. */
  readonly others: ReadonlySignal<number>;
  /** The events that are due will not come: the connection was lost, or another episode is open. */
  readonly forget: () => void;
}

export function createOwnWrites(): OwnWrites {
  const others = signal(0);
  let [open, waiting, due] = [0, 0, 0];
  return {
    others,
    begin: () => {
      open += 1;
      return (isKnown) => {
        open = Math.max(0, open - 1);
        if (isKnown && waiting > 0) waiting -= 1;
        else if (isKnown) due += 1;
        if (open > 0 || waiting === 0) return;
        waiting = 0;
        others.value += 1;
      };
    },
    absorbs: () => {
      if (due > 0) due -= 1;
      else if (open > 0) waiting += 1;
      else return false;
      return true;
    },
    forget: () => ([open, waiting, due] = [0, 0, 0]),
  };
}
