// Runs in a worker thread: plans the episode of one sent script. Reading a long screenplay takes hundreds of milliseconds.
import {
  planImport,
  type ImportPlanned,
  type ImportSurroundings,
  type SentScript,
} from "../../../core/import/plan-import.ts";
import { takeOrders } from "../../../machine/threads/worker-thread.ts";

export interface ImportTask {
  readonly sent: SentScript;
  readonly around: ImportSurroundings;
}

takeOrders<ImportTask, ImportPlanned>(async ({ sent, around }) => planImport(sent, around));
