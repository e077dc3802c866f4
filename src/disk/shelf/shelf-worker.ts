// Runs in worker threads: looks at folders of takes and reads what is new in them.
import { takeOrders } from "../../machine/thread-work.ts";
import { Lookout, type Look, type LookOrder } from "./lookout.ts";
import { readContents, type Content } from "./read-contents.ts";

export type ShelfOrder = LookOrder | { readonly read: readonly string[] };
export type ShelfAnswer = readonly (Look | null)[] | readonly Content[];

const lookout = new Lookout();

takeOrders<ShelfOrder, ShelfAnswer>(async (order) =>
  "read" in order ? readContents(order.read) : lookout.look(order),
);
