// A night's work for the queue: every shot of a long episode queued at one press, and the one that is wanted first made first.
import { expect } from "chai";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import { longScript } from "../support/episodes/sample-episodes.ts";

describe("a long episode in the queue", () => {
  let browser: OpenBrowser;

  allInBrowser({ script: longScript(240) }, async (opened) => {
    ({ browser } = opened);
    await browser.page.goto(opened.studio.episodeUrl);
    await browser.page.locator("[data-shot=sh0010]").waitFor();
  });

  it("queues what is missing, says how far it is, and makes a shot from its middle first", async () => {
    const { page } = browser;
    const drawer = page.getByRole("complementary", { name: "Jobs" });
    const readOut = page.getByRole("status", { name: "Pass" });
    await page.keyboard.press("q");
    await drawer.getByRole("button", { name: "Pause" }).click();
    await drawer.getByText("Paused").first().waitFor();
    await page.getByRole("button", { name: "Render missing 240" }).click();
    await readOut.getByText("240 queued").waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("number 200.");
    await page.locator("[data-shot=sh2000] .shot-row").press("Shift+F10");
    await page.getByRole("menuitem", { name: "Start take 1 next" }).click();
    await drawer.locator(".waiting li:first-child").getByText("sh2000").waitFor();
    await drawer.getByRole("button", { name: "Go on" }).click();
    await page.locator("[data-shot=sh2000] .row-strip img").first().waitFor();
    await drawer.getByRole("button", { name: "Pause" }).click();
    expect(await readOut.textContent()).to.match(/^[1-9]\d*\/240/);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
