// A worker thread's part of `thread-pool`: one order at a time, its progress, its cancel and its end.
import { parentPort, type TransferListItem } from "node:worker_threads";
import type { WorkerRequest, SystemPart, WorkerReply } from "./thread-pool.ts";

export interface ThreadTask<Progress> {
  /** Aborted when the order is cancelled. */
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

/** Does every order that comes; what `work` throws is reported as a sentence. `handOver`: parts of a result that need not be copied. */
export function takeOrders<Order, Result, Progress = never>(
  work: (order: Order, task: ThreadTask<Progress>) => Promise<Result>,
  handOver: (result: Result) => readonly TransferListItem[] = () => [],
): void {
  let cancel = new AbortController();
  const post = (reply: WorkerReply<Result, Progress>, list: readonly TransferListItem[] = []) =>
    parentPort?.postMessage(reply, list);
  const progress = (now: Progress) => post({ kind: "progress", progress: now });
  parentPort?.on("message", (request: WorkerRequest<Order>) => {
    if (request.kind === "cancel") return cancel.abort(new Error("cancelled"));
    cancel = new AbortController();
    void work(request.order, { signal: cancel.signal, progress }).then(
      (result) => post({ kind: "done", result }, handOver(result)),
      (error: unknown) =>
        post({
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
