// A long queue: ten thousand jobs that have ended and two thousand that wait. How far the journal grows, how long the service takes
// to start on it, and how long a page waits for the list.
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { openStandalone, type Standalone } from "../../extension/standalone.ts";
import { compactLines, lineText } from "../../src/core/jobs/journal.ts";
import { emptyState, placeEntry } from "../../src/core/jobs/queue-state.ts";
import { readEnvironment } from "../../src/environment.ts";
import { silentLog } from "../../src/machine/log.ts";
import { Hand, makeSpec, openBench } from "../support/values/make-queue.ts";
import { AT, makeJob } from "../support/values/make-state.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";

const ENDED = 10_000;
const LISTED = 200;
const WAITING = 2_000;
const AT_ONCE = 500;
const RUNS = 15;
const INFO = {
  ep: "/shows of somebody/the-long-tide/episodes/ep01",
  pass: "final",
  shot: "sh0100",
  take: 3,
  target: "minimax_h3_ref2va",
  model: "a-model-with-a-name-of-some-length.safetensors",
  backend: "builtin",
  seconds: 5.041_666_666_666_667,
};

export async function benchQueue(): Promise<Measure[]> {
  const scratch = await openScratch();
  const userDir = join(scratch.folder, "user");
  const folder = join(userDir, "default/studio");
  await fillQueue(folder);
  const { size } = await stat(join(folder, "queue.ndjson"));
  const environment = { ...readEnvironment({}, process.platform, scratch.folder), userDir };
  let service: Standalone | undefined;
  const start = await timeOf(async () => {
    service = await openStandalone({ environment, log: silentLog, host: "127.0.0.1", port: 0, runRoots: [] });
  });
  const list = await medianOf(RUNS, async () => (await fetch(`${service?.url ?? ""}/studio/jobs`)).text());
  service?.stop(false);
  await service?.ended;
  await scratch.remove();
  const after = `after ${ENDED} ended and ${WAITING} waiting jobs`;
  return [
    {
      name: `journal ${after}`,
      value: size / 1e6,
      unit: "MB",
      goal: { atMost: Math.ceil((2 * keptBytes()) / 1e6 + 4) },
    },
    { name: `start of the service ${after}`, value: start, unit: "ms", goal: { atMost: 1000 } },
    { name: `GET /studio/jobs ${after}`, value: list, unit: "ms", goal: { atMost: 50 } },
  ];
}

/** Runs the jobs through a queue that is left as a stop leaves it. */
async function fillQueue(folder: string): Promise<void> {
  const hand = new Hand();
  hand.isEager = true;
  const { queue } = await openBench(folder, { lanes: { builtin: { parallel: 8 } } }, hand);
  const specs = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => makeSpec(`job-${from + at}`, { info: INFO, payload: INFO }));
  for (let from = 0; from < ENDED; from += AT_ONCE) {
    await queue.addMany(specs(from, AT_ONCE));
    await queue.idle();
  }
  await queue.pause("builtin", true);
  for (const spec of specs(ENDED, WAITING)) await queue.add(spec);
  await queue.close();
}

/** Bytes of what a restart needs: the waiting jobs, and the ended ones that are listed. */
function keptBytes(): number {
  const state = emptyState();
  for (let i = 0; i < LISTED + WAITING; i++) {
    const job = makeJob(`job-${i}`, { info: INFO, ...(i < LISTED && { status: "succeeded" as const }) });
    placeEntry(state, { job, payload: INFO, handle: null });
  }
  return compactLines(state, AT).map(lineText).join("").length;
}
