// The titles designer: the title over its film as it will be, changed by keys, seen as text and written into the config. And the archive.
import { expect } from "chai";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allInBrowser } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { until } from "../../support/until.ts";

describe("designing titles", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await mkdir(join(studio.showPath, "_titles"));
    const film = await smallFilm({ frames: 144, width: 128, height: 72, fps: 24 });
    await writeFile(join(studio.showPath, "_titles", "INTRO.mp4"), film);
    const address = studio.episodeUrl.replace(/\/shots$/, "/deliver?pass=proxy&step=titles");
    await browser.page.goto(address);
  });

  const stage = () => browser.page.getByRole("region", { name: "Titles" });
  const title = () => stage().getByRole("img", { name: /^Title:/ });
  const opacity = () => title().evaluate((image) => (image as unknown as { style: { opacity: string } }).style.opacity);
  const width = () => title().evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);

  it("shows the title over its film at the moment when it is there", async () => {
    await title().waitFor();
    const film = stage().locator("video");
    const loaded = () => film.evaluate(({ videoWidth, currentTime }) => ({ videoWidth, currentTime }));
    await until(async () => (await loaded()).videoWidth === 128, "the intro was not loaded", { every: 20 });
    expect((await loaded()).currentTime).to.be.closeTo(5, 0.05);
    expect(await opacity()).to.equal("1");
    const moment = stage().getByRole("slider", { name: "Moment" });
    await moment.focus();
    await browser.page.keyboard.press("Home");
    await until(async () => (await opacity()) === "0", "the title stays", { every: 20 });
  });

  it("is drawn anew by the service for each step of a slider", async () => {
    const { page } = browser;
    const before = await width();
    await page.getByRole("slider", { name: "Size" }).focus();
    for (let step = 0; step < 12; step++) await page.keyboard.press("ArrowRight");
    await until(async () => (await width()) > before, "the letters did not grow", { every: 20 });
    await page.getByText("Not saved yet").first().waitFor();
  });

  it("is written into the config after its text was read, and stays so", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Save…" }).click();
    const window = page.getByRole("dialog", { name: "Save the titles" });
    await window.getByText('+    "subtitle": {').or(window.getByText('"subtitle"')).first().waitFor();
    await window.getByRole("button", { name: "Write it" }).click();
    await window.waitFor({ state: "detached" });
    const config = JSON.parse(await readFile(join(studio.episodePath, "series.json"), "utf8")) as {
      publish: { subtitle: { size: number } };
    };
    expect(config.publish.subtitle.size).to.be.greaterThan(0.06);
    await page.reload();
    await title().waitFor();
    expect(await page.getByRole("button", { name: "Save…" }).isDisabled()).to.equal(true);
    expect(page.url()).to.include("step=titles");
  });

  it("says where to put a film that is not there", async () => {
    await browser.page.getByRole("button", { name: "Outro" }).click();
    await stage().getByText("_titles/OUTRO.mp4").waitFor();
  });

  it("writes the episode as an archive, and tells what is in it", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: /^Export/ }).click();
    const panel = page.getByRole("region", { name: "Archive and proof" });
    await panel.getByText(/\d+ files?, 0 takes/).waitFor();
    await panel.getByRole("button", { name: "Write the archive" }).click();
    const made = panel.getByRole("link", { name: /\.zip/ });
    await made.waitFor();
    const reply = await fetch(new URL((await made.getAttribute("href")) ?? "", studio.url));
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).to.equal("PK");
    await panel.getByRole("button", { name: "Write a lock" }).click();
    await panel.getByText("As locked").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
