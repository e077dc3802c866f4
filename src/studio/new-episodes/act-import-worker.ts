// Runs in a worker thread: plans the episode of one sent script. Reading a long screenplay takes hundreds of milliseconds.
import { parentPort, workerData } from "node:worker_threads";
import { planImport, type ImportSurroundings, type SentScript } from "../../core/import/plan-import.ts";

export interface ImportTask {
  readonly sent: SentScript;
  readonly around: ImportSurroundings;
}

const { sent, around } = workerData as ImportTask;
parentPort?.postMessage(planImport(sent, around));
