// Paints what was drawn with notes as transparent pictures, in a thread: a picture of the size of a film takes it a moment.
import type { Area, DrawnMark } from "../../core/lib/mark-paths.ts";
import { runInThread } from "../../machine/threads/thread-pool.ts";

export interface DrawingsOrder extends Area {
  /** The marks of each picture. */
  readonly drawings: readonly (readonly DrawnMark[])[];
}

const WORKER = new URL("paint-drawings-worker.js", import.meta.url);

/** A PNG of each, in their order. */
export async function paintDrawings(order: DrawingsOrder): Promise<readonly Uint8Array[]> {
  return runInThread<readonly Uint8Array[]>(WORKER, order);
}
