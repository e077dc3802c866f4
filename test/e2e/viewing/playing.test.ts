// Playing as in every editor: a loop, a marked range, full screen, a smaller picture, levels, and a volume that outlives a reload.
import { expect } from "chai";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import { until } from "../../support/until.ts";

describe("loop, range, full screen and sound", () => {
  let browser: OpenBrowser;
  let url = "";

  allInBrowser({}, async (opened) => {
    ({ browser } = opened);
    url = opened.studio.episodeUrl;
    await drawAll(opened);
  });

  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const frame = async () => Number((await viewer().getByRole("timer").textContent())?.slice(-2));
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await browser.page.keyboard.press(key);
  };
  const settings = () => viewer().getByTitle(/^Loop, range/);
  const picture = async () => (await viewer().locator(".stage__picture").boundingBox())?.width ?? 0;

  it("plays a marked range again and again, and nothing beyond it", async () => {
    const { page } = browser;
    await press("Home", "ArrowRight", "ArrowRight", "Shift+I");
    for (let i = 0; i < 8; i++) await press("ArrowRight");
    await press("Shift+O", "Shift+L", "Shift+L");
    await viewer().getByRole("button", { name: "Loop: the marked range (Shift L)" }).waitFor();
    await press("p");
    const seen = new Set<number>();
    for (let i = 0; i < 40; i++) {
      seen.add(await frame());
      await page.waitForTimeout(30);
    }
    await viewer().getByRole("button", { name: "Pause (Space)" }).waitFor();
    await press("k");
    expect(Math.min(...seen), "its first frame").to.be.within(2, 4);
    expect(Math.max(...seen), "its last frame").to.be.within(8, 10);
    await settings().click();
    await viewer().getByText("00:00:00:02 to 00:00:00:10, 9 frames").waitFor();
    await press("Escape");
  });

  it("shows the levels of what plays", async () => {
    await press("Shift+L", "Home", "Space");
    await viewer()
      .getByText(/^−\d+$/)
      .waitFor();
    await press("k");
  });

  it("gives the picture the whole window, and gives it back", async () => {
    const before = await picture();
    await press("f");
    await viewer().getByRole("button", { name: "Leave full screen (F)" }).waitFor();
    await until(async () => (await picture()) > before * 1.4, "the picture did not grow");
    expect(await browser.page.getByRole("button", { name: "Write", exact: true }).isVisible()).to.equal(false);
    await press("f");
    await browser.page.getByRole("button", { name: "Write", exact: true }).waitFor();
    await until(async () => (await picture()) === before, "the picture is not as it was");
  });

  it("keeps volume, size of the picture and range over a reload", async () => {
    const { page } = browser;
    const before = await picture();
    await settings().click();
    await viewer().getByRole("button", { name: "Half", exact: true }).click();
    await viewer().getByRole("group", { name: "Playing" }).getByLabel("Volume").fill("6");
    await page.goto("about:blank");
    await page.goto(url);
    await viewer().getByText("frame 1 of").waitFor();
    await until(async () => (await picture()) < before * 0.6, "the picture is not small");
    await settings().click();
    const panel = viewer().getByRole("group", { name: "Playing" });
    expect(await panel.getByLabel("Volume").inputValue()).to.equal("6");
    await panel.getByText("00:00:00:02 to 00:00:00:10").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
