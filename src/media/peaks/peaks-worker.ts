// Runs in a worker thread: hears one file to its end and answers its peaks. An hour of sound is some hundred million samples, which
// the request loop does not have the time for.
import { takeOrders } from "../../machine/thread-work.ts";
import { measureCoded } from "./measure-coded.ts";
import { measureWav } from "./measure-wav.ts";
import type { MeasuredPeaks, PeaksOrder } from "./peaks-order.ts";

takeOrders<PeaksOrder, MeasuredPeaks>(
  (order, { signal }) => (order.kind === "wav" ? measureWav(order, signal) : measureCoded(order, signal)),
  ({ peaks }) => [peaks.buffer as ArrayBuffer],
);
