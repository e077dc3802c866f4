// How soon a service listens and a command answers, each in a fresh process, against a Node that does nothing. Of several runs the
// quickest counts: what else the machine does only ever makes them slower.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { timeOf, type Measure } from "./measure.ts";
import { SAMPLE } from "./sample.ts";

const RUNS = 9;
const PROGRAM = fileURLToPath(new URL("../../bin/episode-studio.js", import.meta.url));

export async function benchStart(): Promise<Measure[]> {
  const scratch = await openScratch();
  try {
    const ep = join(scratch.folder, "umbrella");
    await mkdir(ep);
    await cp(SAMPLE, ep, { recursive: true });
    const flags = ["--user-dir", join(scratch.folder, "user")];
    const command = (...words: string[]) => promisify(execFile)(process.execPath, [PROGRAM, ...words, ...flags]);
    await command("build", ep);
    const least = await quickest(() => promisify(execFile)(process.execPath, ["-e", "0"]));
    const line = (name: string, value: number, most: number): Measure[] => [
      { name, value, unit: "ms", goal: { atMost: most } },
      { name: "  against a Node that does nothing", value: value / least, unit: "times", goal: { atMost: most / 40 } },
    ];
    return [
      ...line("`--help` answers", await quickest(() => command("--help")), 120),
      ...line("serve listens", await quickest(() => untilItListens(flags), stopped), 400),
      ...line("`targets` answers", await quickest(() => command("targets")), 250),
      ...line("`check` of the sample answers", await quickest(() => command("check", ep)), 250),
      ...line("`status` of the sample answers", await quickest(() => command("status", ep)), 250),
    ];
  } finally {
    await scratch.remove();
  }
}

const services: ReturnType<typeof spawn>[] = [];

async function untilItListens(flags: readonly string[]): Promise<void> {
  const args = [PROGRAM, "serve", "--no-open", "--port", "0", ...flags];
  const service = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  services.push(service);
  await once(service.stdout, "data");
}

async function stopped(): Promise<void> {
  for (const service of services.splice(0)) {
    service.kill("SIGTERM");
    await once(service, "exit");
  }
}

/** Milliseconds; `after` is not counted. */
async function quickest(work: () => Promise<unknown>, after: () => Promise<void> = async () => undefined) {
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    least = Math.min(least, await timeOf(work));
    await after();
  }
  return least;
}
