// Runs in a worker thread: reads the family of a model file with a long header, which takes long to parse as JSON.
import type { ModelFamilies } from "../../contracts/files/host/model-families.ts";
import { identify, type Identified } from "../../core/models/identify.ts";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import { parseHeader } from "./read-header.ts";

export interface HeaderTask {
  readonly text: string;
  readonly families: ModelFamilies;
}

takeOrders<HeaderTask, Identified | null>(async ({ text, families }) => {
  const header = parseHeader(text);
  return header && identify(header, families);
});
