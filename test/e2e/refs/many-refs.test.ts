// A cast of two hundred in the References workspace: few tiles are drawn, all can be reached by scroll, keys and filter.
import { expect } from "chai";
import { writeManyRefs } from "../../support/episodes/many-refs.ts";
import { allInBrowser } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import { until } from "../../support/until.ts";

const PEOPLE = 200;
/** With Ada of the sample show. */
const CAST = PEOPLE + 1;
/** Of these sizes a window shows fewer than twenty, with as many above and below. */
const DRAWN_AT_MOST = 48;

describe("a cast of two hundred", function () {
  this.timeout(60_000);
  let browser: OpenBrowser;

  allInBrowser({ target: "minimax_h3_ref2va", built: false }, async ({ studio, browser: opened }) => {
    browser = opened;
    await writeManyRefs(studio.episodePath, PEOPLE);
    const body = JSON.stringify({ ep: studio.episodePath });
    await fetch(`${studio.url}/studio/build`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    await browser.page.goto(studio.episodeUrl.replace("/shots", "/refs"));
    await tile("ada").waitFor();
  });

  const tile = (id: string) => browser.page.locator(`[data-ref='subject:${id}']`);
  const tiles = () => browser.page.getByRole("listbox", { name: "Cast" }).getByRole("option");
  const isChosen = (id: string) => tile(id).and(browser.page.locator("[aria-selected=true]")).waitFor();
  const focused = () => browser.page.evaluate("document.activeElement.getAttribute('data-ref')");
  const isInSight = `(id) => {
    const tile = document.querySelector("[data-ref='subject:" + id + "']")?.getBoundingClientRect();
    const box = document.querySelector("[role=listbox]").parentElement.getBoundingClientRect();
    return tile !== undefined && tile.top >= box.top && tile.bottom <= box.bottom + 0.5;
  }`;
  const seen = (id: string) =>
    until(() => browser.page.evaluate(`(${isInSight})("${id}")`), `${id} did not come in sight`);

  it("is listed whole and drawn in part", async () => {
    await browser.page.getByText(String(CAST), { exact: true }).first().waitFor();
    expect(await tiles().count()).to.be.within(8, DRAWN_AT_MOST);
    expect(await tile("ada").getAttribute("aria-posinset")).to.equal("1");
    expect(await tile("ada").getAttribute("aria-setsize")).to.equal(String(CAST));
  });

  it("is scrolled to its end in steps that each meet tiles, with no more of them drawn", async () => {
    const { page } = browser;
    const isCovered = `() => {
      const box = document.querySelector("[role=listbox]").parentElement.getBoundingClientRect();
      const all = [...document.querySelectorAll("[data-ref]")];
      const [first, last] = [all.at(0), all.at(-1)].map((tile) => tile.getBoundingClientRect());
      const isEnd = all.at(-1).getAttribute("aria-posinset") === "${CAST}";
      return first.top <= box.top + 12 && (isEnd || last.bottom >= box.bottom - 12);
    }`;
    await tile("ada").hover();
    for (let step = 0; step < 60 && (await tile("p200").count()) === 0; step++) {
      await page.mouse.wheel(0, 800);
      await until(() => page.evaluate(`(${isCovered})()`), "nothing is drawn where it was scrolled to");
      expect(await tiles().count()).to.be.at.most(DRAWN_AT_MOST);
    }
    await tile("p200").scrollIntoViewIfNeeded();
    expect(await tile("ada").count()).to.equal(0);
    const picture = tile("p200").locator("img").first();
    await until(() => picture.evaluate((img) => img.naturalWidth > 100), "the last picture is not drawn");
  });

  it("is walked by keys: the chosen one is in sight and has the focus", async () => {
    const { page } = browser;
    await tile("p200").click();
    await page.keyboard.press("Home");
    await isChosen("ada");
    await seen("ada");
    await until(async () => (await focused()) === "subject:ada", "the first one has no focus");
    await page.keyboard.press("ArrowRight");
    await isChosen("p001");
    const columns = await page.evaluate(
      `getComputedStyle(document.querySelector("[role=listbox]")).gridTemplateColumns.split(" ").length`,
    );
    expect(columns).to.be.above(1);
    for (let row = 0; row < 8; row++) await page.keyboard.press("ArrowDown");
    const below = `p${String(8 * Number(columns) + 1).padStart(3, "0")}`;
    await isChosen(below);
    await seen(below);
    expect(await focused()).to.equal(`subject:${below}`);
    await page.keyboard.press("ArrowUp");
    await isChosen(`p${String(7 * Number(columns) + 1).padStart(3, "0")}`);
    await page.keyboard.press("End");
    await isChosen("p200");
    await seen("p200");
  });

  it("comes to a person by the filter, and back to them when it is empty again", async () => {
    const { page } = browser;
    await page.keyboard.press("/");
    await page.keyboard.type("passenger 120");
    await tile("p120").waitFor();
    expect(await tiles().count()).to.equal(1);
    await tile("p120").click();
    await page.getByRole("searchbox", { name: "Filter cast" }).fill("");
    await isChosen("p120");
    await seen("p120");
    expect(await tiles().count()).to.be.at.most(DRAWN_AT_MOST);
  });

  it("is opened at a person by the address", async () => {
    const { page } = browser;
    const address = page.url().replace(/\?.*$/, "");
    await page.goto("about:blank");
    await page.goto(`${address}?ref=subject:p150`);
    await isChosen("p150");
    await seen("p150");
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
