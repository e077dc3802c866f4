// Worker threads of this process that have nothing to do, by the code that they run. To start one is to read hundreds of files, a quarter of a
// second of a core: whoever needs one next takes it from here, whichever pool it worked for. One that nobody needs for a while is ended.
import type { Worker } from "node:worker_threads";

/** Milliseconds that a thread waits for somebody who needs it. */
let patience = 30_000;

/** From now on; answers how long it was until now. */
export function keepSparesFor(milliseconds: number): number {
  const before = patience;
  patience = milliseconds;
  return before;
}

interface Spare {
  readonly worker: Worker;
  readonly timer: NodeJS.Timeout;
  readonly onEnd: () => void;
}

const spares = new Map<string, Spare[]>();

/** Nobody else hears what it says from now on. It keeps no process alive. */
export function keepSpare({ href }: URL, worker: Worker): void {
  worker.unref();
  const timer = setTimeout(() => void worker.terminate(), patience).unref();
  const spare: Spare = { worker, timer, onEnd: () => drop(href, spare) };
  worker.on("error", spare.onEnd);
  worker.once("exit", spare.onEnd);
  spares.set(href, [...(spares.get(href) ?? []), spare]);
}

/** The thread that was used last. Whoever takes it hears all that it says from now on. */
export function takeSpare({ href }: URL): Worker | undefined {
  const spare = spares.get(href)?.at(-1);
  if (!spare) return undefined;
  drop(href, spare);
  spare.worker.off("error", spare.onEnd);
  spare.worker.off("exit", spare.onEnd);
  return spare.worker;
}

function drop(href: string, spare: Spare): void {
  clearTimeout(spare.timer);
  const left = (spares.get(href) ?? []).filter((each) => each !== spare);
  if (left.length > 0) spares.set(href, left);
  else spares.delete(href);
}
