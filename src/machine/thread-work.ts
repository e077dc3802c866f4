// A thread's side of thread-pool.ts: one order at a time, its progress, its cancel and its end.
import { parentPort, type TransferListItem } from "node:worker_threads";
import type { Asked, SystemPart, Told } from "./thread-pool.ts";

export interface ThreadTask<Progress> {
  /** Aborted when the order is cancelled. */
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

/** Does every order that comes; what `work` throws is told as a sentence. `handOver`: parts of a result that need not be copied. */
export function takeOrders<Order, Result, Progress = never>(
  work: (order: Order, task: ThreadTask<Progress>) => Promise<Result>,
  handOver: (result: Result) => readonly TransferListItem[] = () => [],
): void {
  let cancel = new AbortController();
  const tell = (told: Told<Result, Progress>, list: readonly TransferListItem[] = []) =>
    parentPort?.postMessage(told, list);
  const progress = (now: Progress) => tell({ kind: "progress", progress: now });
  parentPort?.on("message", (asked: Asked<Order>) => {
    if (asked.kind === "cancel") return cancel.abort(new Error("cancelled"));
    cancel = new AbortController();
    void work(asked.order, { signal: cancel.signal, progress }).then(
      (result) => tell({ kind: "done", result }, handOver(result)),
      (error: unknown) =>
        tell({
          kind: "failed",
          reason: error instanceof Error ? error.message : String(error),
          system: systemPart(error),
        }),
    );
  });
}

/** What the system said of a file: a message to another thread keeps of an error the text alone. */
function systemPart(error: unknown): SystemPart {
  const { code, syscall, path } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return code !== undefined && syscall !== undefined ? { code, syscall, path } : {};
}
