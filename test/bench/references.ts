// References of a show: the listing of a cast of forty in one of twelve episodes that share it, names of files matched to it, and a sheet stitched
// of four views. Baselines: the same listing asked for first, one name alone, and the sheet's pixels decoded and encoded by the same library.
import { mkdir, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makePicture } from "../../src/media/stage/make-picture.ts";
import { openService } from "../support/episodes/open-service.ts";
import { png } from "../support/episodes/ref-studio.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";
import { fetchUnread } from "./serve.ts";

const SUBJECTS = 40;
const EPISODES = 12;
const NAMES = 500;
const VIEWS = ["01_threequarter", "02_side", "03_back", "04_face"];
const RUNS = 15;

/** A file that changed a moment ago is never read from memory: milliseconds until all are settled. */
const SETTLED = 2500;

export async function benchReferences(): Promise<Measure[]> {
  const scratch = await openScratch();
  const home = await realpath(scratch.folder);
  const root = join(home, "show");
  await mkdir(root);
  const ep = await writeShow(root);
  const service = await openService(home, { runRoots: [root], validateReplies: false });
  const ask = async (path: string, body: object) => {
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify({ ep, ...body }) };
    const reply = await fetch(`${service.url}/studio${path}`, sent);
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
  };
  try {
    await ask("/build", {});
    await wait(SETTLED);
    const list = () => fetchUnread(`${service.url}/studio/refs?ep=${encodeURIComponent(ep)}`, {});
    const first = await timeOf(list);
    await wait(SETTLED); // what the first one picked by itself settles too
    await list();
    const again = await medianOf(RUNS, list);
    const names = Array.from({ length: NAMES }, (_, n) => `P${(n % SUBJECTS) + 1} side v${n} final (3).png`);
    const one = await medianOf(RUNS, () => ask("/refs/match", { names: names.slice(0, 1) }));
    const match = await medianOf(RUNS, () => ask("/refs/match", { names }));
    const { stitch, least } = await stitched(root);
    const listing = `listing of ${SUBJECTS} characters in one of ${EPISODES} episodes`;
    return [
      { name: `${listing}, first`, value: first, unit: "ms", goal: { atMost: 400 } },
      { name: `${listing}, again`, value: again, unit: "ms", goal: { atMost: 50 } },
      { name: "  against the first", value: again / first, unit: "times", goal: { atMost: 0.5 } },
      { name: `${NAMES} names matched, beyond what one takes`, value: match - one, unit: "ms", goal: { atMost: 20 } },
      {
        name: "a sheet stitched, against its pixels decoded and encoded",
        value: stitch / least,
        unit: "times",
        goal: { atMost: 2 },
      },
    ];
  } finally {
    await service.stop();
    await scratch.remove();
  }
}

async function writeShow(root: string): Promise<string> {
  const series = castOf(SUBJECTS);
  const [ep = ""] = await Promise.all(
    Array.from({ length: EPISODES }, (_, n) => `ep${n + 1}`).map((name) =>
      writeEpisode(root, name, threeShots.replace("= tide", `= ${name}`), series),
    ),
  );
  await writeCast(root, ep);
  return ep;
}

function castOf(count: number) {
  const series = seriesFor("minimax_h3_ref2va");
  const person = (n: number) => ({
    kind: "character",
    name: `P ${n}`,
    design: "In a grey coat.",
    sheet: `../refs/p${n}.png`,
  });
  const people = Array.from({ length: count }, (_, n) => [`p${n + 1}`, person(n + 1)]);
  return { ...series, subjects: { ...series.subjects, ...Object.fromEntries(people) } };
}

/** Each with a live sheet that all episodes read, and a candidate of every view. */
async function writeCast(root: string, ep: string): Promise<void> {
  const picture = await png(0x884422ff, 256, 256);
  for (let n = 1; n <= SUBJECTS; n++) {
    await writeFiles(root, { [`refs/p${n}.png`]: picture });
    for (const view of VIEWS) {
      const stem = join("refs/_takes", `subject__p${n}`, `subject__p${n}_${view}_t01`);
      const taken = { version: 1, ref: `subject:p${n}`, view, take: 1, status: "ok", source: "imported" };
      const record = { ...taken, queued: "2026-11-02T10:14:03Z", width: 256, height: 256, note: "", save_notes: "" };
      await writeFiles(ep, { [`${stem}.png`]: picture, [`${stem}.json`]: record });
    }
  }
}

/** Milliseconds of a stitch of four views, and of decoding and encoding the sheet's pixels by the same library. */
async function stitched(root: string): Promise<{ readonly stitch: number; readonly least: number }> {
  const view = await png(0x336699ff, 1024, 1024);
  const files = VIEWS.map((name) => join(root, `${name}.png`));
  await writeFiles(root, Object.fromEntries(VIEWS.map((name) => [`${name}.png`, view])));
  const order = { make: "sheet", files, to: "png" } as const;
  const file = join(root, "sheet.png");
  await writeFile(file, await makePicture(order));
  const stitch = await medianOf(RUNS, () => makePicture(order));
  const least = await medianOf(RUNS, () => makePicture({ make: "converted", file, to: "png" }));
  return { stitch, least };
}
