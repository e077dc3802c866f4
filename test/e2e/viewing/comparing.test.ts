// Two takes compared, and notes made while watching, as a person does it.
import { expect } from "chai";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { watchFrames } from "../../support/media/watch-film.ts";

describe("comparing takes and noting what is wrong", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  const ask = async (path: string, fields: object) => {
    const body = JSON.stringify({ ep: studio.episodePath, ...fields });
    const headers = { "Content-Type": "application/json" };
    return (await fetch(`${studio.url}/studio${path}`, { method: "POST", headers, body })).json();
  };
  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const deck = (name: string) => viewer().locator(`video[data-deck=${name}]`);
  const isMuted = (name: string) => deck(name).evaluate((video) => video.muted);
  /** Waits until a film of 24 frames a second has come to a frame and stands there. */
  const standsAt = (name: string, frame: number) =>
    deck(name).evaluate(
      (video, wanted) =>
        new Promise<void>((resolve, reject) => {
          const giveUp = setTimeout(() => reject(new Error(`it stands at ${video.currentTime} s`)), 8000);
          const look = setInterval(() => {
            if (video.seeking || Math.floor(video.currentTime * 24) !== wanted) return;
            clearTimeout(giveUp);
            clearInterval(look);
            resolve();
          }, 20);
        }),
      frame,
    );

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
    await ask("/render", { shots: ["sh010"], redo: true, seed_mode: "same", size: "96x54" });
    await browser.page.locator('[data-take="2"]').getByText("In the cut").waitFor();
  });

  it("names what differs, and holds both films at one frame", async () => {
    const { page } = browser;
    await page.keyboard.press("c");
    const differs = viewer().getByRole("region", { name: "What differs" });
    await differs.getByText("128 × 72 → 96 × 54").waitFor();
    expect(await differs.getByRole("term").allTextContents()).to.deep.equal(["Size"]);
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
    await standsAt("front", 5);
    await standsAt("second", 5);
    await page.keyboard.press("b");
    expect([await isMuted("front"), await isMuted("second")]).to.deep.equal([true, false]);
    await watchFrames(page, 8, () => page.keyboard.press("Space"));
    await page.keyboard.press("k");
    const said = await viewer().getByRole("timer").textContent();
    const frame = Number(said?.slice(-2));
    expect(frame).to.be.above(6);
    await standsAt("front", frame);
    await standsAt("second", frame);
  });

  it("parts the two by a wipe that keys move", async () => {
    const { page } = browser;
    await page.keyboard.press("v");
    const wipe = page.getByRole("slider", { name: "Wipe" });
    await wipe.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowLeft");
    expect(await wipe.getAttribute("aria-valuenow")).to.equal("40");
    const clip = await viewer().locator(".stage__second").getAttribute("style");
    expect(clip).to.include("40%");
    await page.keyboard.press("Escape");
    await viewer().getByRole("slider").waitFor({ state: "detached" });
  });

  it("keeps a note that was made while it played, as an issue and as a marker of the export", async () => {
    const { page } = browser;
    await page.keyboard.press("Shift+Space");
    await page.waitForTimeout(200);
    await page.keyboard.press("n");
    const note = page.getByRole("textbox", { name: /^Note on sh0\d0, take \d/ });
    expect(await note.inputValue()).to.match(/^00:00:00:\d\d $/);
    await page.keyboard.type("the crane is gone");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("and comes back");
    await page.keyboard.press("Enter");
    await note.waitFor({ state: "detached" });
    const query = new URLSearchParams({ ep: studio.episodePath, pass: "proxy", format: "otio" });
    const exported = await (await fetch(`${studio.url}/studio/export?${query.toString()}`)).text();
    expect(exported).to.match(/\d\d the crane is gone\\nand comes back/);
  });

  it("lists the note, goes back to its moment, and takes it off when it is resolved", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "1 open issue" }).click();
    const issues = page.getByRole("complementary", { name: "Issues" });
    const note = issues.getByRole("button", { name: /the crane is gone/ });
    const time = (await note.textContent())?.slice(0, 11);
    await page.locator("[data-shot=sh030] .shot-row").click();
    await note.click();
    const shownText = await viewer()
      .getByText(/^frame \d+ of/)
      .textContent();
    expect(Number(shownText?.split(" ")[1]) - 1).to.equal(Number(time?.slice(-2)));
    await issues.getByRole("button", { name: /^Close the note/ }).click();
    await issues.getByText("nothing open").waitFor();
    await page.keyboard.press("Escape");
    await issues.waitFor({ state: "detached" });
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
