// How long a page's own thread was busy, and how evenly its pictures came, while a person does something.
import type { Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor. */
  readonly tdur?: number;
}

export interface Busy {
  /** Milliseconds of the longest task. */
  readonly longest: number;
  /** Of all tasks together. */
  readonly whole: number;
}

/** What the page's thread did, in time of the processor: what else runs on the machine does not count. `work` has some event of the page in it. */
export async function busyWhile(page: Page, work: () => Promise<void>): Promise<Busy> {
  const tracer = page.context().browser();
  await tracer?.startTracing(page, { categories: ["toplevel", "devtools.timeline"] });
  await work();
  const trace = (await tracer?.stopTracing())?.toString() ?? "";
  const { traceEvents: events } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
  const dispatch = events.find(({ name }) => name === "EventDispatch");
  if (!dispatch) throw new Error("the trace has no event of the page");
  const tasks = events.filter(
    ({ pid, tid, name }) => pid === dispatch.pid && tid === dispatch.tid && name.endsWith("RunTask"),
  );
  const times = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { longest: Math.max(...times), whole: times.reduce((sum, time) => sum + time, 0) };
}

const BEGIN = `(() => {
  const times = (globalThis.pictureTimes = []);
  const next = (now) => { times.push(now); globalThis.nextPicture = requestAnimationFrame(next); };
  globalThis.nextPicture = requestAnimationFrame(next);
})()`;
const END = `(() => { cancelAnimationFrame(globalThis.nextPicture); return globalThis.pictureTimes; })()`;

/** Milliseconds between two pictures of the screen that all but one in twenty keep to. */
export async function pictureGaps(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(BEGIN);
  await work();
  const times = await page.evaluate<number[]>(END);
  return p95(times.slice(1).map((time, index) => time - (times[index] ?? time)));
}

const LISTEN = `(() => {
  const waits = (globalThis.keyWaits = []);
  addEventListener("keydown", () => {
    const pressed = performance.now();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => waits.push(performance.now() - pressed);
      channel.port2.postMessage(0);
    });
  }, true);
})()`;

/** Milliseconds from a key to the picture that shows what it did, which all but one in twenty keep to. */
export async function keyWaits(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(LISTEN);
  await work();
  return p95(await page.evaluate<number[]>("globalThis.keyWaits"));
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
