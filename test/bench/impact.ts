// What an edit would do, on 240 shots with ten takes each, against the status of the same pass in the same run.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Shotlist } from "../../src/contracts/files/shotlist.ts";
import type { Impact } from "../../src/contracts/routes/sources.ts";
import { presetHash, storyHash } from "../../src/core/compile/hashes.ts";
import { takeStem } from "../../src/core/lib/names.ts";
import { makeSidecar } from "../support/values/make-take.ts";
import { openRealStudio, type RealStudio } from "../support/episodes/real-studio.ts";
import { smallSeries, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { medianOf, type Measure } from "./measure.ts";

const SHOTS = 240;
const TAKES = 10;
const RUNS = 9;
/** A file that changed a moment ago is never read from memory: milliseconds until all are settled. */
const SETTLED = 2500;

const script = ["= long  A long one", "# sq01 quay", ...Array.from({ length: SHOTS }, (_, n) => shot(n))].join("\n");

function shot(n: number): string {
  const size = n % 2 === 0 ? "ws" : "cu";
  return `## sh${n}\nwho: ada\nsize: ${size}\ndur: 3\nAda walks to lamp ${n} and looks out at the sea for a while.\nADA: It is wet.\n`;
}

export async function benchImpact(): Promise<Measure[]> {
  const studio = await openRealStudio();
  try {
    const ep = await writeEpisode(studio.root, "long", script);
    await studio.post("/build", { ep }).expect(200);
    await writeTakes(ep);
    await wait(SETTLED);
    const status = await medianOf(RUNS, () => studio.get("/episode", { ep, pass: "proxy" }).expect(200));
    const word = await impactOf(studio, (run) => {
      return { ep, file: "script", text: script.replace("lamp 7 ", `lamp 7, runs ${run} `) };
    });
    const look = await impactOf(studio, (run) => {
      const series = { ...smallSeries, style: { look: `Charcoal, ${run}` } };
      return { ep, file: "series", text: JSON.stringify(series) };
    });
    const measures: [string, { ms: number; stale: number }][] = [
      ["one word", word],
      ["the look of all shots", look],
    ];
    return measures.flatMap(([what, { ms, stale }]) => [
      {
        name: `impact of ${what} on ${SHOTS * TAKES} takes (${stale} stale)`,
        value: ms,
        unit: "ms",
        goal: { atMost: 100 },
      },
      { name: "  against GET episode", value: ms / status, unit: "times", goal: { atMost: 1 } },
    ]);
  } finally {
    await studio.close();
  }
}

/** No two runs send the same text: nobody types the same word twice. */
async function impactOf(
  studio: RealStudio,
  bodyOf: (run: number) => object,
): Promise<{ readonly ms: number; readonly stale: number }> {
  let stale = 0;
  const ms = await medianOf(RUNS, async (run) => {
    const reply = await studio.post("/source/impact", bodyOf(run)).expect(200);
    stale = (reply.body as Impact).stale_takes;
  });
  return { ms, stale };
}

/** Records of finished takes, up to date with the build; their videos are empty files. */
async function writeTakes(ep: string): Promise<void> {
  const list = JSON.parse(await readFile(join(ep, "shotlist", "shotlist_proxy.json"), "utf8")) as Shotlist;
  for (const entry of list.shots) {
    const folder = join(ep, "renders_proxy", entry.id);
    await mkdir(folder, { recursive: true });
    const hashes = { shot_hash: storyHash(entry), preset_hash: presetHash(list.defaults, entry) };
    for (let take = 1; take <= TAKES; take++) {
      const stem = takeStem(entry.id, take);
      const record = makeSidecar({ shot: entry.id, take, pass: "proxy", target: list.target, ...hashes });
      await writeFile(join(folder, `${stem}.json`), JSON.stringify(record));
      await writeFile(join(folder, `${stem}.mp4`), "");
    }
  }
}
