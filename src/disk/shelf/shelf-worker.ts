// Runs in worker threads: looks at folders of takes and reads what is new in them.
import { takeOrders } from "../../machine/thread-work.ts";
import { obey, type ShelfAnswer, type ShelfOrder } from "./look-at-files.ts";

takeOrders<ShelfOrder, ShelfAnswer>(async (order) => obey(order));
