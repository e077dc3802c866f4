// What an episode's status costs over HTTP with thousands of takes in it: the first answer after a start, the next ones, and how long
// the event loop is held meanwhile. The baseline reads and parses the same sidecars and does nothing else.
import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { takeStem } from "../../src/core/lib/names.ts";
import { mapPool } from "../../src/disk/reading/pool.ts";
import { writeManyTakes } from "../support/episodes/many-takes.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { seriesFor, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { smallFilm } from "../support/media/small-film.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";
import { heldWhile } from "./serve.ts";
import { askStatus, type First } from "./status-first.ts";

const TAKES = 10;
const SIZES = [240, 1000];
const RUNS = 9;
/** Fresh processes whose first status is measured. */
const STARTS = 3;
/** A file that changed a moment ago is never read from memory: milliseconds until all are settled. */
const SETTLED = 2500;
/** Milliseconds after which a person comes. */
const A_SECOND = 1000;
const FRESH = fileURLToPath(new URL("status-program.js", import.meta.url));

interface Costs {
  /** Milliseconds of reading and parsing the sidecars alone. */
  readonly least: number;
  /** In a fresh process: asked in the moment after it began to listen, when nothing is made ready yet; and a second later. */
  readonly first: number;
  readonly later: number;
  /** The same where an earlier process kept what it read. */
  readonly kept: number;
  readonly keptLater: number;
  readonly next: number;
  readonly known: number;
  readonly changed: number;
  /** Milliseconds that the loop was held at most, during each first answer and during all next ones. */
  readonly firstHeld: number;
  readonly laterFirstHeld: number;
  readonly keptHeld: number;
  readonly keptLaterHeld: number;
  readonly nextHeld: number;
}

export async function benchStatus(): Promise<Measure[]> {
  const film = await smallFilm({ frames: 4, width: 128, height: 96, fps: 24 });
  const [few, many] = [await costsOf(SIZES[0]!, film), await costsOf(SIZES[1]!, film)];
  const growth = SIZES[1]! / SIZES[0]!;
  return [
    ...linesOf(SIZES[0]!, few, 1),
    ...linesOf(SIZES[1]!, many, growth),
    {
      name: "first status, against growth in shots",
      value: many.first / few.first / growth,
      unit: "times",
      goal: { atMost: 1.25 },
    },
    {
      name: "first status, kept, against growth in shots",
      value: many.kept / few.kept / growth,
      unit: "times",
      goal: { atMost: 1.25 },
    },
    {
      name: "next status, against growth in shots",
      value: many.next / few.next / growth,
      unit: "times",
      goal: { atMost: 1.25 },
    },
  ];
}

/** Milliseconds, for the fewest shots. */
const GOALS = { first: 300, later: 300, kept: 300, keptLater: 300, next: 30, known: 20, changed: 60 };

/** Against reading and parsing the sidecars alone. */
const TIMES = { first: 2, later: 2, kept: 2, keptLater: 2, next: 0.3, known: 0.3, changed: 0.3 };

/** `growth`: how many times the fewest shots there are. */
function linesOf(shots: number, costs: Costs, growth: number): Measure[] {
  const line = (what: string, kind: keyof typeof GOALS): Measure[] => [
    {
      name: `${what} of ${shots} x ${TAKES} takes`,
      value: costs[kind],
      unit: "ms",
      goal: { atMost: GOALS[kind] * growth },
    },
    {
      name: "  against reading and parsing the sidecars alone",
      value: costs[kind] / costs.least,
      unit: "times",
      goal: { atMost: TIMES[kind] },
    },
  ];
  const held = (what: string, ms: number): Measure => ({
    name: `  loop held at most, ${what}`,
    value: ms,
    unit: "ms",
    goal: { atMost: 50 },
  });
  return [
    ...line("first status", "first"),
    held("first status", costs.firstHeld),
    ...line("first status, a second after the start,", "later"),
    held("first status, a second after the start", costs.laterFirstHeld),
    ...line("first status, kept,", "kept"),
    held("first status, kept", costs.keptHeld),
    ...line("first status, kept, a second after the start,", "keptLater"),
    held("first status, kept, a second after the start", costs.keptLaterHeld),
    {
      name: "  first status, kept, against nothing kept",
      value: costs.kept / costs.first,
      unit: "times",
      goal: { atMost: 0.8 },
    },
    ...line("next status, nothing new,", "next"),
    ...line("next status, known to the client,", "known"),
    ...line("next status, one take changed,", "changed"),
    held("next status", costs.nextHeld),
  ];
}

async function costsOf(shots: number, film: Uint8Array): Promise<Costs> {
  const scratch = await openScratch();
  const home = await realpath(scratch.folder);
  const root = join(home, "show");
  await mkdir(root);
  const ep = await writeEpisode(root, "long", script(shots), seriesFor());
  const open = () => openService(home, { runRoots: [root], validateReplies: false });
  try {
    await writeRefs(ep);
    const building = await open();
    await postJson(building, "/build", { ep });
    await writeManyTakes(ep, { takes: TAKES, film });
    await building.stop();
    await wait(SETTLED);
    const least = await medianOf(3, () => readSidecars(join(ep, "renders_proxy")));
    const first = (pause: number) => measureFresh([home, root, ep, String(pause)]);
    const forget = () => rm(join(home, "user", "default", "studio", "kept-takes"), { recursive: true, force: true });
    const [soon, late] = [await middleOf(first, 0, forget), await middleOf(first, A_SECOND, forget)];
    const [kept, keptLate] = [await middleOf(first, 0), await middleOf(first, A_SECOND)];
    const service = await open();
    try {
      const firsts = { first: soon.first, firstHeld: soon.held, later: late.first, laterFirstHeld: late.held };
      const keeping = {
        kept: kept.first,
        keptHeld: kept.held,
        keptLater: keptLate.first,
        keptLaterHeld: keptLate.held,
      };
      return { least, ...firsts, ...keeping, ...(await measureNext(service, ep)) };
    } finally {
      await service.stop();
    }
  } finally {
    await scratch.remove();
  }
}

/** What an earlier service of the same process has left compiled is nothing that a person's first status finds. */
async function measureFresh(reported: readonly string[]): Promise<First> {
  const { stdout } = await promisify(execFile)(process.execPath, [FRESH, ...reported]);
  return JSON.parse(stdout) as First;
}

/** Of several processes; `before` comes before each. */
async function middleOf(
  measure: (pause: number) => Promise<First>,
  pause: number,
  before: () => Promise<void> = async () => undefined,
): Promise<First> {
  const runs: First[] = [];
  for (let run = 0; run < STARTS; run++) {
    await before();
    runs.push(await measure(pause));
  }
  return runs.toSorted((a, b) => a.first - b.first)[STARTS >> 1]!;
}

async function measureNext(
  service: Service,
  ep: string,
): Promise<Pick<Costs, "next" | "known" | "changed" | "nextHeld">> {
  const agent = new Agent({ keepAlive: true });
  const ask = (headers = {}) => askStatus(service, ep, { agent, headers });
  let [next, known, changed] = [0, 0, 0];
  const { etag } = await ask();
  const record = join(ep, "renders_proxy", "sh7", `${takeStem("sh7", 3)}.json`);
  const text = JSON.parse(await readFile(record, "utf8")) as object;
  const nextHeld = await heldWhile(async () => {
    next = await medianOf(RUNS, () => ask());
    known = await medianOf(RUNS, () => ask({ "If-None-Match": etag }));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      await writeFile(record, JSON.stringify({ ...text, note: `run ${run}` }));
      times.push(await timeOf(() => ask({ "If-None-Match": etag })));
    }
    changed = times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0;
  });
  agent.destroy();
  return { next, known, changed, nextHeld };
}

async function postJson(service: Service, path: string, body: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(`${service.url}/studio${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  await reply.arrayBuffer();
}

/** The least that any status has to do when it knows nothing. */
async function readSidecars(renders: string): Promise<void> {
  await mapPool(await readdir(renders), async (shot) => {
    const folder = join(renders, shot);
    const records = (await readdir(folder)).filter((name) => name.endsWith(".json"));
    for (const name of records) JSON.parse(await readFile(join(folder, name), "utf8"));
  });
}

async function writeRefs(ep: string): Promise<void> {
  await mkdir(join(ep, "refs"));
  for (const name of ["ada", "crate", "quay"])
    await writeFile(join(ep, "refs", `${name}.png`), Buffer.alloc(100_000, name));
}

function script(shots: number): string {
  const lines = Array.from({ length: shots }, (_, n) => {
    const size = n % 2 === 0 ? "ws" : "cu";
    return `## sh${n}\nwho: ada\nsize: ${size}\ndur: 3\nAda walks to lamp ${n} and looks out at the sea for a while.\nADA: It is wet.\n`;
  });
  return ["= long  A long one", "# sq01 quay", ...lines].join("\n");
}
