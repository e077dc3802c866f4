// Counts the source files whose functions run while the service answers one request: `npm run trace [-- --files]`. The engine's own
// call counts are read before and after, so nothing is guessed from imports. Everything has run once before it is counted.
import { Session } from "node:inspector/promises";
import { setTimeout as wait } from "node:timers/promises";
import { openRealStudio, type RealStudio } from "../episodes/real-studio.ts";

/** A file that changed a moment ago is read again: milliseconds until all files of the sample are settled. */
const SETTLED = 2_500;
/** Milliseconds until what a reply leaves to be written afterwards is written. */
const AFTER_REPLY = 300;
const SOURCE = "/dist/src/";

const showsFiles = process.argv.includes("--files");
const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

/** Files with a function that was called since the last look, relative to `src`; their first lines (imports) do not count. */
async function filesRun(): Promise<string[]> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  const run = result.filter(({ functions }) => functions.slice(1).some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
  return run.flatMap(({ url }) => url.split(SOURCE)[1] ?? []).sort();
}

async function trace(name: string, act: () => Promise<unknown>): Promise<void> {
  await filesRun();
  await act();
  const files = await filesRun();
  print(`${name}: ${files.length} files (${layersOf(files)})`);
  if (showsFiles) for (const file of files) print(`  ${file}`);
  await wait(AFTER_REPLY);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function layersOf(files: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const file of files) {
    const layer = file.split("/")[0] ?? file;
    counts.set(layer, (counts.get(layer) ?? 0) + 1);
  }
  return [...counts].map(([layer, count]) => `${layer} ${count}`).join(", ");
}

async function traceAll(studio: RealStudio): Promise<void> {
  const { ep } = studio;
  const pass = "proxy";
  const status = () => studio.get("/episode", { ep, pass });
  const render = (shots?: readonly string[]) =>
    studio.post("/render", { ep, pass, backend: "builtin", redo: true, ...(shots && { shots }) });
  const pause = (paused: boolean) => studio.post("/jobs/pause", { lane: "builtin", paused });
  const first = (await render()).body as { queued: { shot: string }[] };
  const shot = first.queued[0]?.shot ?? "";
  await studio.idle();
  await status();
  await wait(SETTLED);
  await status();
  await trace("status", async () => status());
  await trace("pick", async () => studio.put("/pick", { ep, pass, shot, take: 1 }));
  await pause(true);
  await trace("asking for a render", async () => render([shot]));
  await trace("making a take", async () => {
    await pause(false);
    await studio.idle();
  });
}

const studio = await openRealStudio();
try {
  await traceAll(studio);
} finally {
  await studio.close();
}
