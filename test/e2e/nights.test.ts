// A night from the palette: what it renders, how far it is, its report, and the count of open jobs in the tab's title.
import { expect } from "chai";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

describe("a night", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
    await browser.page.getByRole("button", { name: "Render missing 3" }).waitFor();
  });

  it("renders two takes of each shot, assembles them, and hands out its report", async () => {
    const { page } = browser;
    await page.keyboard.press("Control+k");
    await page.keyboard.type("render a night");
    await page.keyboard.press("Enter");
    const window = page.getByRole("dialog", { name: "Render a night" });
    await window.getByRole("combobox", { name: "Each shot" }).selectOption({ label: "2 takes" });
    await window.getByRole("button", { name: "Start the night" }).click();
    await page.waitForFunction(() =>
      /^\(\d\) /.test((globalThis as { document?: { title: string } }).document?.title ?? ""),
    );
    const link = window.getByRole("link", { name: "Its report" });
    await link.waitFor();
    await window.getByText("6 of 6 takes came").waitFor();
    const report = await fetch(new URL((await link.getAttribute("href")) ?? "", studio.url));
    expect(await report.text()).to.include("The film:");
    await page.waitForFunction(() =>
      (globalThis as { document?: { title: string } }).document?.title.startsWith("Low Tide"),
    );
    expect(browser.complaints).to.deep.equal([]);
  });
});
