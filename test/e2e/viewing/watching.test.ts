// The film as it is watched: a shot, a take, the cut, and the file that is handed over.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import { seesWidth, watchFrames, watchHeadings } from "../../support/media/watch-film.ts";

describe("watching the episode", () => {
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ browser } = opened);
    await drawAll(opened);
  });

  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const time = () => viewer().getByRole("timer").textContent();

  it("shows a shot's first frame when it is selected", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh020] .shot-row").click();
    await viewer().getByRole("heading", { name: "sh020" }).waitFor();
    await viewer().getByText("frame 1 of").waitFor();
    await seesWidth(page, 128);
  });

  it("plays one take, frame after frame", async () => {
    const { page } = browser;
    const seen = await watchFrames(page, 6, () => page.getByRole("button", { name: "Play take 1" }).click());
    expect([seen.width, seen.height]).to.deep.equal([128, 72]);
    expect(seen.times).to.deep.equal([...seen.times].sort((a, b) => a - b));
    expect(seen.times.at(-1)).to.be.greaterThan(seen.times[0] ?? 0);
    await page.getByRole("button", { name: "Back to the cut" }).click();
    await page.getByRole("button", { name: "Play (Space)" }).waitFor();
  });

  it("plays the whole cut from its takes and stops at its last frame", async () => {
    const { page } = browser;
    const headings = await watchHeadings(viewer());
    await watchFrames(page, 3, () => page.getByRole("button", { name: "Play all" }).click());
    await page.getByRole("button", { name: "Play (Space)" }).waitFor();
    expect(await headings()).to.deep.equal(["sh010", "sh020", "sh030"]);
    await viewer().getByText("frame 12 of 12").waitFor();
  });

  it("steps by frames and plays and stops with the keys", async () => {
    const { page } = browser;
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    expect(await time()).to.equal("00:00:00:00");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await time()).to.equal("00:00:00:02");
    await page.keyboard.press("ArrowLeft");
    expect(await time()).to.equal("00:00:00:01");
    await watchFrames(page, 4, () => page.keyboard.press("Space"));
    await page.keyboard.press("k");
    const stopped = await time();
    await page.waitForTimeout(200);
    expect(await time()).to.equal(stopped);
    expect(stopped).not.to.equal("00:00:00:01");
  });

  it("goes where the timeline is pressed", async () => {
    const { page } = browser;
    const ruler = page.locator(".timeline__seek");
    const box = await ruler.boundingBox();
    const clip = await page.getByRole("button", { name: /^sh030 t1/ }).boundingBox();
    if (!box || !clip) throw new Error("the timeline is not drawn");
    await page.mouse.click(clip.x + clip.width / 2, box.y + box.height / 2);
    await viewer().getByRole("heading", { name: "sh030" }).waitFor();
    await page.locator(".shot-item--selected[data-shot=sh030]").waitFor();
  });

  it("assembles the film, plays it and hands it over", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Assemble", exact: true }).click();
    const seen = await watchFrames(page, 6, () => page.getByRole("button", { name: "Play film" }).click());
    await viewer().getByRole("heading", { name: "Film" }).waitFor();
    expect(seen.width).to.equal(128);
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "Download" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).to.equal("tide_proxy.mp4");
    const film = await readFile(await download.path());
    expect(film.subarray(4, 8).toString("latin1")).to.equal("ftyp");
    expect(film.length).to.be.greaterThan(5000);
  });

  it("hands the cut on to another program", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Export" }).click();
    const waiting = page.waitForEvent("download");
    await page.getByRole("link", { name: "OpenTimelineIO" }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).to.match(/\.otio$/);
    const timeline = JSON.parse(await readFile(await download.path(), "utf8")) as { OTIO_SCHEMA: string };
    expect(timeline.OTIO_SCHEMA).to.match(/^Timeline/);
    await page.getByRole("group", { name: "Export" }).waitFor({ state: "detached" });
  });

  it("says when the film is older than the cut", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Back to the cut" }).click();
    await page.getByLabel("Leave out of the cut").check();
    await page.getByText("Older than the cut").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
