// One task in a thread of its own: for thinking that cannot be parted into steps, and would hold up whoever else asks.
import { Worker } from "node:worker_threads";

/** What the module answers to its `workerData` with one message. The task and the answer are copied, so both are plain values. */
export async function inThread<Result>(module: URL, task: unknown): Promise<Result> {
  const worker = new Worker(module, { workerData: task });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`a thread ended with code ${code} before it answered`)));
  });
}
