// Runs in worker threads: scans folders of takes and reads what is new in them.
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import { TakeScanner, type FolderScan, type ScanOrder } from "./take-scanner.ts";
import { readContents, type Content } from "./read-contents.ts";

export type IndexOrder = ScanOrder | { readonly read: readonly string[] };
export type IndexAnswer = readonly (FolderScan | null)[] | readonly Content[];

const scanner = new TakeScanner();

takeOrders<IndexOrder, IndexAnswer>(async (order) =>
  "read" in order ? readContents(order.read) : scanner.scan(order),
);
