// Gives back what a burst of work left on the heap once it is quiet: V8 collects it only when more is allocated, so an idle process keeps it for hours.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Milliseconds without work after which it is quiet. */
const QUIET = 20_000;

interface MemoryRelease {
  /** Work was asked for: the wait for quiet begins anew. */
  touch(): void;
  stop(): void;
}

export function releaseMemoryWhenQuiet(collect: () => void = openCollector(), quiet = QUIET): MemoryRelease {
  let timer: NodeJS.Timeout | undefined;
  return {
    touch: () => {
      if (timer) timer.refresh();
      else timer = setTimeout(collect, quiet).unref();
    },
    stop: () => clearTimeout(timer),
  };
}

/** Contexts that are made after the flag have the collector; the global object of the program never does. */
function openCollector(): () => void {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc") as () => void;
}
