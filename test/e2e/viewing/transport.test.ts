// The editor to trust: the transport stops on what is seen, keys mean the shot on screen, notes stand on their frames, takes in a grid.
import { expect } from "chai";
import { longScript } from "../../support/episodes/sample-episodes.ts";
import { allInBrowser } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";

describe("playing and keys", () => {
  let browser: OpenBrowser;
  let url = "";

  allInBrowser({ script: longScript(12) }, async (opened) => {
    ({ browser } = opened);
    url = opened.studio.episodeUrl;
    const { page } = browser;
    await page.goto(url);
    await page.getByRole("button", { name: "Render missing 12" }).click();
    await page.getByRole("status", { name: "Pass" }).getByText("12/12").waitFor({ timeout: 60_000 });
  });

  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const time = () => viewer().getByRole("timer").textContent();
  const selected = () => browser.page.locator(".shot-item--selected").getAttribute("data-shot");
  /** Frame of its film that the picture in front shows, from 0. */
  const pictured = () =>
    browser.page
      .locator("video[data-deck=front]")
      .evaluate((video) => Math.floor((video as unknown as { currentTime: number }).currentTime * 24));

  it("stops on the frame that is seen, also when it ran back", async () => {
    const { page } = browser;
    for (const [first, way] of [
      ["End", "j"],
      ["Home", "l"],
    ] as const) {
      await page.keyboard.press(first);
      await page.keyboard.press(way);
      await page.waitForTimeout(1500);
      await page.keyboard.press("k");
      const stopped = await time();
      await page.waitForTimeout(500);
      expect(await time(), way).to.equal(stopped);
      expect(stopped, "neither end").to.not.match(/00:00:00:00|00:00:11:23/);
      expect(await pictured(), way).to.equal(Number(stopped?.slice(-2)));
    }
    await page.keyboard.press("j");
    await page.keyboard.press("l");
    await page.waitForTimeout(600);
    await page.keyboard.press("k");
    expect(await time()).to.not.equal("00:00:00:00");
  });

  it("means the shot on screen while it plays, and the list follows", async () => {
    const { page } = browser;
    await page.keyboard.press("Home");
    await page.keyboard.press("Space");
    await page.locator(".shot-item--selected[data-shot=sh0020]").waitFor();
    await page.keyboard.press("m");
    await page.keyboard.press("k");
    const flagged = page.getByRole("region", { name: "Timeline" }).getByRole("button", { name: /flagged/ });
    await flagged.first().waitFor();
    expect(await flagged.count()).to.equal(1);
    expect(await flagged.getAttribute("aria-label")).to.match(/^sh00[23]0/);
  });

  it("puts a note on its frame over the timeline, where it can be dragged", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh0050] .shot-row").click();
    await page.keyboard.press("n");
    await page.keyboard.type("the boat jumps");
    await page.keyboard.press("Enter");
    const mark = page.getByRole("button", { name: /^Note at .*the boat jumps/ });
    await mark.waitFor();
    expect(await mark.getAttribute("aria-label")).to.contain("00:00:04:00, sh0050, take 1");
    const box = await mark.boundingBox();
    if (!box) throw new Error("the note has no mark");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 12, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole("button", { name: /^Note at 00:00:04:(0[1-9]|1\d).*the boat jumps/ }).waitFor();
  });

  it("asks for several takes at once, and keeps, stars and discards in a grid by key", async () => {
    const { page } = browser;
    await page.keyboard.press("Shift+Digit3");
    await page.getByRole("list", { name: "Takes of sh0050" }).getByText("Take 4").waitFor();
    await page.keyboard.press("g");
    const tile = (take: number) => viewer().locator(`[data-tile="${take}"]`);
    await tile(4).locator("video").waitFor({ timeout: 30_000 });
    await page.keyboard.press("2");
    await viewer().locator(".take-tile--chosen[data-tile='2']").waitFor();
    await page.keyboard.press("a");
    await tile(2).getByText("in the cut").waitFor();
    await page.keyboard.press("s");
    await tile(2).getByText("starred").waitFor();
    await page.keyboard.press("4");
    await page.keyboard.press("x");
    await page.keyboard.press("x");
    await tile(4).waitFor({ state: "detached" });
    await page.keyboard.press("g");
    await tile(2).waitFor({ state: "detached" });
    expect(await selected()).to.equal("sh0050");
  });

  it("keeps the note open after newer takes, and asks to check it again", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: /^Note at .*check again: .*the boat jumps/ }).waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
