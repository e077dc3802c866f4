// How long the service keeps a request waiting while it draws takes and joins a film: the delay of its event loop, in milliseconds and
// against a loop that only waits while as many threads are at work.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Measure } from "./measure.ts";
import { openSample } from "./sample.ts";

const THREADS = 2;
const BASELINE = 3000;

export async function benchEventLoop(): Promise<Measure[]> {
  const waiting = await delayBeside(THREADS, BASELINE);
  const { studio, ep } = await openSample();
  try {
    const rendering = await delayWhile(async () => {
      await studio.post("/render", { ep }).expect(200);
      await studio.idle();
    });
    const assembling = await delayWhile(async () => {
      await studio.post("/assemble", { ep }).expect(200);
    });
    const measures: [string, number][] = [
      ["rendering", rendering],
      ["assembling", assembling],
    ];
    return measures.flatMap(([what, delay]) => [
      { name: `event loop delay p99 while ${what}`, value: delay, unit: "ms", goal: { atMost: 50 } },
      { name: "  against a loop that only waits", value: delay / waiting, unit: "times", goal: { atMost: 2 } },
    ]);
  } finally {
    await studio.close();
  }
}

/** Milliseconds of delay while nothing is done here, and so many threads are busy for a while. */
async function delayBeside(threads: number, milliseconds: number): Promise<number> {
  const busy = Array.from({ length: threads }, () => new Worker("for (;;);", { eval: true }));
  const delay = await delayWhile(() => wait(milliseconds));
  await Promise.all(busy.map((worker) => worker.terminate()));
  return delay;
}

/** Milliseconds, the 99th percentile; samples every 5 ms. */
async function delayWhile(work: () => Promise<void>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}
