// The References workspace in a browser with a cast of two hundred: how long it takes to stand there, and the longest task of a scroll
// from its top to its end and of a walk by keys, in time of the processor. The baseline is the same page with a cast of two.
import { writeManyRefs } from "../../support/episodes/many-refs.ts";
import { openTestStudio } from "../../support/episodes/open-test-studio.ts";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";
import { busyWhile } from "../../support/page/page-trace.ts";
import { until } from "../../support/until.ts";
import { medianOf, type Measure } from "../measure.ts";

const MANY = 200;
const FEW = 2;
const RUNS = 5;
const STEPS = 100;

export async function benchRefsPage(): Promise<Measure[]> {
  const few = await onPage(FEW, ({ load }) => load());
  const { loaded, scrolled, walked } = await onPage(MANY, async ({ load, longestTask, page }) => {
    const loadedIn = await load();
    await page.locator("[data-ref='subject:p002']").click();
    const scroll = async () => {
      for (let step = 0; step < STEPS; step++) {
        await page.mouse.wheel(0, 400);
        await page.waitForTimeout(16);
      }
    };
    const walk = async () => {
      await page.keyboard.press("Home");
      for (let step = 0; step < STEPS; step++) await page.keyboard.press("ArrowRight");
    };
    return { loaded: loadedIn, scrolled: await longestTask(scroll), walked: await longestTask(walk) };
  });
  const name = `the page with ${MANY} references`;
  return [
    { name: `${name}, until it stands there with its pictures`, value: loaded, unit: "ms", goal: { atMost: 1000 } },
    { name: `  against one with ${FEW}`, value: loaded / few, unit: "times", goal: { atMost: 3 } },
    { name: "  longest task of a scroll to its end", value: scrolled, unit: "ms", goal: { atMost: 50 } },
    { name: `  longest task of ${STEPS} steps by keys`, value: walked, unit: "ms", goal: { atMost: 50 } },
  ];
}

interface OnPage extends Pick<OpenBrowser, "page"> {
  /** Milliseconds from an empty page to the tiles and pictures of the window; thumbnails are made before. */
  readonly load: () => Promise<number>;
  /** Milliseconds that the page's thread was busy with its longest task while something is done. */
  readonly longestTask: (work: () => Promise<void>) => Promise<number>;
}

async function onPage<Result>(people: number, work: (page: OnPage) => Promise<Result>): Promise<Result> {
  const studio = await openTestStudio({ target: "minimax_h3_ref2va", built: false });
  const browser = await openBrowser();
  const { page } = browser;
  const address = studio.episodeUrl.replace("/shots", "/refs");
  const open = async () => {
    await page.goto(address);
    await page.locator("[data-ref='subject:p002']").waitFor();
    await until(async () => page.evaluate<boolean>(PICTURES_DRAWN), "the pictures are not drawn", { every: 20 });
  };
  try {
    await writeManyRefs(studio.episodePath, people);
    const body = JSON.stringify({ ep: studio.episodePath });
    await fetch(`${studio.url}/studio/build`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    await open();
    const load = async () => {
      const empty = () => page.goto("about:blank");
      const emptying = await medianOf(RUNS, empty);
      const both = await medianOf(RUNS, async () => {
        await empty();
        await open();
      });
      return both - emptying;
    };
    return await work({ page, load, longestTask: async (task) => (await busyWhile(page, task)).longest });
  } finally {
    await browser.close();
    await studio.close();
  }
}

/** Of the tiles that are seen whole. */
const PICTURES_DRAWN = `(() => {
  const seen = (one) => one.getBoundingClientRect().bottom < innerHeight;
  const pictures = [...document.querySelectorAll("[data-ref] img")].filter(seen);
  return pictures.length > 0 && pictures.every((one) => one.complete && one.naturalWidth > 0);
})()`;
