// Runs in a worker thread: tells the family of a file with a long header, which takes long to read as JSON.
import { parentPort, workerData } from "node:worker_threads";
import type { ModelFamilies } from "../../contracts/files/model-families.ts";
import { identify } from "../../core/models/identify.ts";
import { parseHeader } from "./read-header.ts";

export interface HeaderTask {
  readonly text: string;
  readonly families: ModelFamilies;
}

const { text, families } = workerData as HeaderTask;
const header = parseHeader(text);
parentPort?.postMessage(header && identify(header, families));
