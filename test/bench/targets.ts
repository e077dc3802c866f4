// What `GET /studio/targets?ready=1` costs with more than sixty targets, of which a part is a show's own: asked the first time, asked again, and
// how long the event loop is held meanwhile. The baseline writes the same reply as JSON and reads it back.
import { cp, mkdir, readFile, realpath, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { openService } from "../support/episodes/open-service.ts";
import { seriesFor, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import { shipped } from "../support/servers/shipped-targets.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";
import { fetchUnread, heldWhile } from "./serve.ts";

const OWN = 24;
const RUNS = 15;
/** A target whose graph stands for that of a show's own ones. */
const LIKE = "wan22_ti2v";
const SCRIPT = "= long  Long Tide\n\n# sq01 quay\n\n## sh010\nwho: ada\nsize: ms\ndur: 1\nAda walks.\n";

export async function benchTargets(): Promise<Measure[]> {
  const scratch = await openScratch();
  const ids = shipped.files.filter(({ builtin, via }) => !builtin && via === undefined).map(({ id }) => id);
  const host = await openModelHost(ids);
  try {
    const home = await realpath(scratch.folder);
    const root = join(home, "show");
    await mkdir(root);
    const ep = await writeEpisode(root, "long", SCRIPT, seriesFor());
    await writeOwn(root);
    const service = await openService(home, {
      ...{ runRoots: [root], validateReplies: false },
      env: { STUDIO_LOCAL_URL: host.url },
    });
    const agent = new Agent({ keepAlive: true });
    try {
      const url = `${service.url}/studio/targets?${new URLSearchParams({ ready: "1", ep }).toString()}`;
      const ask = () => fetchUnread(url, { agent });
      const first = await timeOf(ask);
      const reply = (await (await fetch(url)).json()) as { targets: object[] };
      const least = await medianOf(RUNS, () => void JSON.parse(JSON.stringify(reply)));
      const warm = await medianOf(RUNS, ask);
      const held = await heldWhile(async () => {
        for (let run = 0; run < RUNS; run++) await ask();
      });
      return linesOf({ count: reply.targets.length, first, warm, held, least });
    } finally {
      agent.destroy();
      await service.stop();
    }
  } finally {
    await host.close();
    await scratch.remove();
  }
}

interface Costs {
  readonly count: number;
  readonly first: number;
  readonly warm: number;
  readonly held: number;
  readonly least: number;
}

function linesOf({ count, first, warm, held, least }: Costs): Measure[] {
  return [
    { name: "targets that were looked at", value: count, unit: "targets", goal: { atLeast: 60 } },
    { name: "first readiness of all targets", value: first, unit: "ms", goal: { atMost: 1000 } },
    { name: "next readiness of all targets", value: warm, unit: "ms", goal: { atMost: 100 } },
    {
      name: "  against writing and reading the reply alone",
      value: warm / least,
      unit: "times",
      goal: { atMost: 25 },
    },
    { name: "  loop held at most, next readiness", value: held, unit: "ms", goal: { atMost: 50 } },
  ];
}

async function writeOwn(root: string): Promise<void> {
  const from = `src/targets/video/${LIKE}`;
  const target = JSON.parse(await readFile(join(from, "target.json"), "utf8")) as Record<string, unknown>;
  const { upscale: _upscale, ...file } = target;
  for (let number = 0; number < OWN; number++) {
    const id = `own_${number}`;
    const folder = join(root, "targets", id);
    await mkdir(folder, { recursive: true });
    await cp(join(from, "workflow.json"), join(folder, "workflow.json"));
    const own = { draft: false, workflow: null, saver: "SaveVideo", output: "1", binding: {} };
    const about = {
      id,
      aliases: [],
      label: `Own ${number}`,
      short: `Own ${number}`,
      default: false,
      compiler: "prose",
    };
    await writeFile(join(folder, "target.json"), JSON.stringify({ ...file, ...about, ...own }));
  }
}
