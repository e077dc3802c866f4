// From the cut to a file, in the Deliver workspace: the plan, what to look at first, the film, and its way to other programs.
import { expect } from "chai";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { until } from "../support/until.ts";

describe("delivering", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.setViewportSize({ width: 1280, height: 720 });
    await browser.page.goto(studio.episodeUrl.replace(/\/shots$/, "/deliver"));
  });

  const panel = () => browser.page.getByRole("region", { name: "The film" });
  const state = (shot: string, word: string) => browser.page.locator(`[data-plan=${shot}]`).getByText(word);

  it("plans the film shot by shot, and leads to what is missing", async () => {
    const { page } = browser;
    await state("sh010", "No take").waitFor();
    expect(await panel().getByRole("button", { name: "Assemble" }).isDisabled()).to.equal(true);
    await panel().getByText("3 shots without a take").waitFor();
    await panel().getByRole("button", { name: "Open" }).click();
    await page.keyboard.press("r");
    await page.getByRole("status", { name: "Pass" }).getByText("1/3").waitFor();
    await page.getByRole("button", { name: "Deliver" }).click();
    await state("sh010", "Ready").waitFor();
    await panel().getByText("2 shots without a take").waitFor();
    expect(page.url()).to.include("/deliver/sh010?pass=proxy");
  });

  it("assembles it as chosen, and plays, lists and gives the file", async () => {
    await panel().getByLabel("Size").fill("96 × 54");
    await panel().getByRole("button", { name: "Assemble" }).click();
    const film = panel().locator("video");
    await film.waitFor();
    const loaded = async () => film.evaluate((video) => ({ width: video.videoWidth, height: video.videoHeight }));
    await until(async () => (await loaded()).width > 0, "the film was not loaded", { every: 20 });
    expect(await loaded()).to.deep.equal({ width: 96, height: 54 });
    const got = async (name: string) => {
      const address = await panel().getByRole("link", { name, exact: true }).getAttribute("href");
      return fetch(new URL(address ?? "", studio.url));
    };
    expect((await got("Download")).headers.get("content-type")).to.equal("video/mp4");
    expect(await (await got("Shot list")).text()).to.include("sh010");
    await panel().getByText("Report").click();
    await panel()
      .getByText(/1 clip/)
      .waitFor();
  });

  it("plans the title cards that are chosen, and remembers film and choices over a reload", async () => {
    const { page } = browser;
    await panel().getByLabel("With intro, outro and title").check();
    await page
      .getByText(/title card/i)
      .first()
      .waitFor();
    await page.goto("about:blank");
    await page.goto(studio.episodeUrl.replace(/\/shots$/, "/deliver"));
    await panel().locator("video").waitFor();
    expect(await panel().getByLabel("Size").inputValue()).to.equal("96 × 54");
    expect(await panel().getByLabel("With intro, outro and title").isChecked()).to.equal(true);
  });

  it("offers the cut to other programs, each with what it is for", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: /^Export/ }).click();
    const exports = page.getByRole("region", { name: "Export" });
    const address = await exports.getByRole("link", { name: "Download SubRip" }).getAttribute("href");
    expect((await fetch(new URL(address ?? "", studio.url))).status).to.equal(200);
    expect(await exports.getByRole("link").count()).to.equal(7);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
