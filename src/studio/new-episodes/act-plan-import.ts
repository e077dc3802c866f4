// Plans the episode of one sent script: a short one here, a long one in a thread of its own.
import { planImport, type ImportPlanned } from "../../core/import/plan-import.ts";
import { runInThread } from "../../machine/thread-pool.ts";
import type { ImportTask } from "./act-import-worker.ts";

const WORKER = new URL("./act-import-worker.js", import.meta.url);
/** Characters of a script that are read well within a slice of the loop; to start a thread takes longer than that. */
const SHORT = 10_000;

export async function planImported(task: ImportTask): Promise<ImportPlanned> {
  return task.sent.text.length <= SHORT ? planImport(task.sent, task.around) : runInThread<ImportPlanned>(WORKER, task);
}
