// Music under the film as a person lays it: chosen from the timeline, seen under the clips, and taken away.
import { expect } from "chai";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { run } from "../../../src/machine/spawn.ts";

describe("music under the film", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
  });

  const dragUp = async (handle: Locator, up: number) => {
    const box = await handle.boundingBox();
    if (!box) throw new Error("there is no line to drag");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const { mouse } = browser.page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x, y - up, { steps: 4 });
    await mouse.up();
  };

  it("is chosen from the timeline, lies there as a lane with its level, and is taken away", async () => {
    const { page } = browser;
    const song = join(studio.showPath, "song.wav");
    const tone = ["-f", "lavfi", "-i", "sine=frequency=220:duration=3,tremolo=f=2:d=0.8,volume=6"];
    await run(anyTools().ffmpeg.path, ["-nostdin", "-v", "error", ...tone, song]);
    const timeline = page.getByRole("region", { name: "Timeline" });
    await timeline.getByRole("button", { name: "Music…" }).click();
    const dialog = page.getByRole("dialog", { name: "Music under the film" });
    await dialog.locator("input[type=file]").setInputFiles(song);
    await dialog.getByLabel("Volume of the music in percent").fill("100");
    await dialog.getByRole("button", { name: "Done" }).click();
    const lane = timeline.getByRole("group", { name: "Music under the film" });
    await lane.getByText("0.0 dB, ducked under the film's own sound").waitFor();
    await dragUp(page.locator(".music-lane .gain-line--held"), -10);
    await lane.getByText("-17.0 dB", { exact: false }).first().waitFor();
    await page.keyboard.press("Alt+Shift+ArrowUp");
    await lane.getByText("-16.0 dB, ducked").waitFor();
    await page.keyboard.press("Space");
    await page
      .getByRole("region", { name: "Viewer" })
      .getByText(/^−\d+$/)
      .waitFor();
    await page.keyboard.press("k");
    await lane.getByRole("button", { name: "No music" }).click();
    await timeline.getByRole("button", { name: "Music…" }).waitFor();
    expect(await lane.count()).to.equal(0);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
