// A long show in a browser: ten episodes of 240 shots, one of them with ten takes a shot, and a script of 500. How soon a key is answered after a
// reload, the longest task of the page in every workspace, how evenly it scrolls, and how soon a typed letter is seen. Tasks count in time of the
// processor; what is timed by the clock says how busy the machine was.
import { loadavg } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Jimp } from "jimp";
import type { Page } from "playwright-core";
import { writeManyTakes } from "../../support/episodes/many-takes.ts";
import { openTestStudio, type TestStudio } from "../../support/episodes/open-test-studio.ts";
import { longScript, smallSeries, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { openBrowser } from "../../support/page/open-browser.ts";
import { busyWhile, keyWaits, pictureGaps } from "../../support/page/page-trace.ts";
import { timeOf, type Measure } from "../measure.ts";

const SHOTS = 240;
const TAKES = 10;
const EPISODES = 10;
const WRITTEN = 500;
const RELOADS = 5;
const STEPS = 120;
/** A file that changed a moment ago is never read from memory: milliseconds until all are settled. */
const SETTLED = 2500;
const WORKSPACES = ["Write", "Refs", "Deliver", "Shots"] as const;

export async function benchLongShow(): Promise<Measure[]> {
  const studio = await openTestStudio({ script: longScript(SHOTS) });
  const browser = await openBrowser();
  try {
    const written = await writeShow(studio);
    const { page } = browser;
    await page.goto(studio.episodeUrl);
    await page.locator("[data-shot]").first().waitFor();
    return [
      ...(await measureReload(page)),
      ...(await measureWorkspaces(page)),
      ...(await measureScrolls(page)),
      ...(await measureTyping(page, studio.episodeUrl.replace(encodeURIComponent(studio.episodePath), written))),
    ];
  } finally {
    await browser.close();
    await studio.close();
  }
}

/** Returns the address of the episode with the longer script, as the page writes it. */
async function writeShow({ url, showPath, episodePath }: TestStudio): Promise<string> {
  const build = (ep: string) =>
    fetch(`${url}/studio/build`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ep }),
    });
  for (let index = 2; index <= EPISODES; index++) {
    const shots = index === 2 ? WRITTEN : SHOTS;
    const ep = await writeEpisode(showPath, `ep${String(index).padStart(2, "0")}`, longScript(shots), smallSeries);
    await build(ep);
  }
  const picture = (width: number) => new Jimp({ width, height: 72, color: 0x4060a0ff }).getBuffer("image/jpeg");
  const film = await smallFilm({ frames: 24, width: 128, height: 72, fps: 24 });
  await writeManyTakes(episodePath, { takes: TAKES, film, thumb: await picture(128), strip: await picture(1024) });
  await wait(SETTLED);
  return encodeURIComponent(join(showPath, "ep02"));
}

/** From the start of a reload to the shot that a key has selected. */
async function measureReload(page: Page): Promise<Measure[]> {
  const reload = async () => {
    await page.goto("about:blank");
    return timeOf(async () => {
      await page.goBack({ waitUntil: "commit" });
      await page.locator("[data-shot=sh0010]").waitFor();
      await page.keyboard.press("ArrowDown");
      await page.locator(".shot-item--selected:not([data-shot=sh0010])").waitFor();
    });
  };
  const times: number[] = [];
  for (let run = 0; run < RELOADS; run++) times.push(await reload());
  const answered = times.toSorted((a, b) => a - b)[Math.floor(RELOADS / 2)] ?? 0;
  const busy = await busyWhile(page, async () => void (await reload()));
  return [
    { name: `${named(SHOTS)}: a key is answered after a reload`, value: answered, unit: "ms", goal: { atMost: 800 } },
    { name: "  the page's own part of it", value: busy.whole, unit: "ms of CPU", goal: { atMost: 500 } },
    { name: "  longest task of a reload", value: busy.longest, unit: "ms of CPU", goal: { atMost: 50 } },
  ];
}

async function measureWorkspaces(page: Page): Promise<Measure[]> {
  const measures: Measure[] = [];
  for (const workspace of WORKSPACES) {
    const enter = async () => {
      await page.getByRole("banner").getByRole("button", { name: workspace, exact: true }).click();
      await page.waitForTimeout(1500);
    };
    measures.push({
      name: `  longest task of going to ${workspace}`,
      value: (await busyWhile(page, enter)).longest,
      unit: "ms of CPU",
      goal: { atMost: 50 },
    });
  }
  return measures;
}

async function measureScrolls(page: Page): Promise<Measure[]> {
  const over = async (area: string, [x, y]: readonly [number, number]) => {
    const box = await page.getByRole("region", { name: area, exact: true }).boundingBox();
    if (!box) throw new Error(`there is no ${area}`);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    return async () => {
      for (let step = 0; step < STEPS; step++) {
        await page.mouse.wheel(x, y);
        await page.waitForTimeout(16);
      }
    };
  };
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  const measures: Measure[] = [];
  for (const [area, by] of [
    ["Shots", [0, 120]],
    ["Timeline", [120, 0]],
  ] as const) {
    const scroll = await over(area, by);
    const gaps = await pictureGaps(page, scroll);
    const back = await over(area, [-by[0], -by[1]]);
    const busy = await busyWhile(page, async () => {
      await page.keyboard.press("Shift");
      await back();
    });
    measures.push({ name: `  p95 of pictures, scrolling ${area}`, value: gaps, unit: "ms", goal: { atMost: 20 } });
    measures.push({
      name: "  the page's part of a picture",
      value: busy.whole / STEPS,
      unit: "ms of CPU",
      goal: { atMost: 16 },
    });
    measures.push({ name: "  longest task of it", value: busy.longest, unit: "ms of CPU", goal: { atMost: 50 } });
  }
  return measures;
}

async function measureTyping(page: Page, address: string): Promise<Measure[]> {
  await page.goto("about:blank");
  await page.goto(address.replace(/\/shots$/, "/write"));
  const script = page.getByRole("textbox", { name: "Script" });
  await script.getByText("light number 3.").click();
  await page.keyboard.press("End");
  const type = (text: string) => page.keyboard.type(text, { delay: 60 });
  await type(" It is late, and nobody is on the quay.");
  const waits = await keyWaits(page, () => type(" The light goes out, and comes on again, and goes out."));
  const line = " Somebody calls a name over the water, twice.";
  const busy = await busyWhile(page, () => type(line));
  return [
    { name: `${named(WRITTEN)}: p95 of typed letters until seen`, value: waits, unit: "ms", goal: { atMost: 30 } },
    { name: "  the page's part of a letter", value: busy.whole / line.length, unit: "ms of CPU", goal: { atMost: 30 } },
    { name: "  longest task of typing", value: busy.longest, unit: "ms of CPU", goal: { atMost: 50 } },
    { name: "  processes that wanted the machine", value: loadavg()[0] ?? 0, unit: "(load)", goal: { atMost: 2 } },
  ];
}

function named(shots: number): string {
  return `a show with ${shots} shots`;
}
