// Runs in a worker thread: hears one file to its end and answers its peaks. An hour of sound is some hundred million samples, which
// the request loop does not have the time for.
import { takeOrders } from "../../machine/thread-work.ts";
import { hearCoded } from "./hear-coded.ts";
import { hearWav } from "./hear-wav.ts";
import type { PeaksHeard, PeaksOrder } from "./peaks-order.ts";

takeOrders<PeaksOrder, PeaksHeard>(
  (order, { signal }) => (order.kind === "wav" ? hearWav(order, signal) : hearCoded(order, signal)),
  ({ peaks }) => [peaks.buffer as ArrayBuffer],
);
