// The thread that draws takes, one at a time. Its memory is used again from take to take.
import { setPriority } from "node:os";
import { takeOrders } from "../../machine/threads/worker-thread.ts";
import type { DrawOrder, DrawnTake, FrameCount } from "./draw-order.ts";
import { drawTake } from "./draw-take.ts";
import { Arena } from "./kernel/arena.ts";

/** Milliseconds between two words about progress. */
const QUIET = 80;
/** The service answers first. On Linux this counts for one thread and the encoders it starts; elsewhere for all, so it is left. */
if (process.platform === "linux") setPriority(5);

const arena = new Arena();

takeOrders<DrawOrder, DrawnTake, FrameCount>((order, { signal, progress }) => {
  let last = 0;
  const onFrame = (done: number, total: number) => {
    const now = performance.now();
    if (done < total && now - last < QUIET) return;
    last = now;
    progress({ done, total });
  };
  return drawTake(order, { signal, onFrame }, arena);
});
