// Takes made, picked, discarded and trimmed, and the queue held and tried again, as a person does it.
import { expect } from "chai";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

describe("making takes", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
  });

  const shot = (id: string) => browser.page.locator(`[data-shot=${id}]`);
  const take = (number: number) => browser.page.locator(`[data-take="${number}"]`);

  it("renders every missing shot at one press, and shows a picture of each", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Render missing 3" }).click();
    await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
    for (const id of ["sh010", "sh020", "sh030"]) {
      const picture = shot(id).locator(".row-strip img").first();
      await picture.evaluate((image) => image.decode());
      expect(await picture.evaluate((image) => image.naturalWidth)).to.be.greaterThan(100);
    }
    await page.getByRole("button", { name: "Render missing 0" }).waitFor();
    expect(await page.getByRole("button", { name: "Render missing 0" }).isDisabled()).to.equal(true);
  });

  it("makes another take with R and one like it with Shift R, and the cut plays the latest", async () => {
    const { page } = browser;
    await shot("sh020").locator(".shot-row").click();
    await take(1).getByText("In the cut").waitFor();
    await page.keyboard.press("r");
    await take(2).getByText("In the cut").waitFor();
    await page.keyboard.press("Shift+R");
    await take(3).getByText("In the cut").waitFor();
    await take(2).getByText("Usable").waitFor();
    const seeds = await page.locator(".take-row__seed").allTextContents();
    expect(new Set(seeds).size).to.equal(3);
  });

  it("uses an older take by its number, and keeps it over a reload", async () => {
    const { page } = browser;
    await page.keyboard.press("1");
    await take(1).getByText("In the cut").waitFor();
    await page.getByRole("region", { name: "Inspector" }).getByText("take 1, picked").waitFor();
    await page.reload();
    await page.getByRole("region", { name: "Inspector" }).getByText("take 1, picked").waitFor();
    expect(page.url()).to.include("/shots/sh020?pass=proxy");
  });

  it("discards a take only when asked twice", async () => {
    await take(3).getByRole("button", { name: "Discard take 3 (X)" }).focus();
    await take(3).getByRole("button", { name: "Discard take 3 (X)" }).click();
    await take(3).getByRole("button", { name: "Keep it (Esc)" }).click();
    await take(3).getByRole("button", { name: "Discard take 3 (X)" }).click();
    await take(3).getByRole("button", { name: "Discard", exact: true }).click();
    await take(3).waitFor({ state: "detached" });
    await take(1).getByText("In the cut").waitFor();
  });

  it("holds the queue, cancels what waits, and tries it again from the jobs", async () => {
    const { page } = browser;
    await page.keyboard.press("q");
    const jobs = page.getByRole("complementary", { name: "Jobs" });
    await jobs.getByRole("button", { name: "Pause" }).click();
    await jobs.getByRole("button", { name: "Go on" }).waitFor();
    await page.keyboard.press("r");
    await take(4).getByText("Queued, 1st").waitFor();
    await jobs.getByRole("button", { name: /^Cancel / }).click();
    await take(4).getByText("Canceled", { exact: true }).waitFor();

    await jobs.getByRole("button", { name: /^Retry / }).click();
    await take(5).getByText("Queued, 1st").waitFor();
    await jobs.getByRole("button", { name: "Go on" }).click();
    await take(5).getByText("Usable").waitFor();
    await page.keyboard.press("Escape");
    await jobs.waitFor({ state: "detached" });
  });

  it("does not change a locked clip, says why, and offers to unlock it", async () => {
    const { page } = browser;
    await page.getByLabel("Lock").check();
    await page.keyboard.press("5");
    const note = page.getByRole("alert").filter({ has: page.getByRole("button", { name: "Unlock" }) });
    expect(await note.textContent()).to.match(/locked/);
    expect(await page.getByLabel("Trim in").isDisabled()).to.equal(true);
    await note.getByRole("button", { name: "Unlock" }).click();
    await page.keyboard.press("5");
    await take(5).getByText("In the cut").waitFor();
  });

  it("trims a clip and shows what is left of the cut", async () => {
    const { page } = browser;
    const timeline = page.getByRole("region", { name: "Timeline" });
    const before = await timeline.locator(".panel__bar").textContent();
    await page.getByLabel("Trim in").fill("0:06");
    await page.keyboard.press("Enter");
    await timeline.getByText("in +0:06").waitFor();
    expect(await timeline.locator(".panel__bar").textContent()).not.to.equal(before);
    await page.getByLabel("Trim in").fill("99:00");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").first().waitFor();
    await timeline.getByText("in +0:06").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
