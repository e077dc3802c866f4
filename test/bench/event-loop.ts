// How long the service keeps a request waiting while it draws takes and joins a film: the delay of its event loop.
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Measure } from "./measure.ts";
import { openSample } from "./sample.ts";

export async function benchEventLoop(): Promise<Measure[]> {
  const { studio, ep } = await openSample();
  try {
    const rendering = await delayWhile(async () => {
      await studio.post("/render", { ep }).expect(200);
      await studio.idle();
    });
    const assembling = await delayWhile(async () => {
      await studio.post("/assemble", { ep }).expect(200);
    });
    return [
      { name: "event loop delay p99 while rendering", value: rendering, unit: "ms", goal: "below 50" },
      { name: "event loop delay p99 while assembling", value: assembling, unit: "ms", goal: "below 50" },
    ];
  } finally {
    await studio.close();
  }
}

/** Milliseconds, the 99th percentile; samples every 5 ms. */
async function delayWhile(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}
