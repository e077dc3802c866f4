import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser, type OpenBrowser } from "../support/open-browser.ts";
import { openTestStudio, type TestStudio } from "../support/open-test-studio.ts";

describe("writing", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  let page: Page;

  beforeEach(async () => {
    studio = await openTestStudio();
    browser = await openBrowser();
    ({ page } = browser);
    await page.goto(studio.episodeUrl.replace(/\/shots$/, "/write"));
    await script().waitFor();
  });
  afterEach(async () => {
    expect(browser.complaints).to.deep.equal([]);
    await browser.close();
    await studio.close();
  });

  const script = () => page.getByRole("textbox", { name: "Script" });
  const onDisk = () => readFile(join(studio.episodePath, "tide.md"), "utf8");
  const outlined = (shot: string) => page.locator(`[data-outline=${shot}]`);
  const checks = () => page.getByRole("region", { name: "Check" });
  const impact = () => page.getByRole("region", { name: "Impact" });
  /** Types at the end of the line that holds the words. */
  const typeAfter = async (words: string, text: string) => {
    await script().getByText(words).first().click();
    await page.keyboard.press("End");
    await page.keyboard.type(text);
  };

  it("marks a mistake while it is typed, and lets go of it when it is mended", async () => {
    await outlined("sh010").click();
    await page.keyboard.press("End");
    await typeAfter("dur:", "oo");
    await checks().getByText("1 error").waitFor();
    await checks()
      .getByText(/^Line \d+/)
      .first()
      .waitFor();
    await page.locator(".cm-lint-marker-error").first().waitFor();
    await outlined("sh010").getByText("has an error").waitFor();
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await checks()
      .getByText(/0 errors|Nothing to say/)
      .waitFor();
  });

  it("says what an edit would do, saves it by keys, and builds", async () => {
    await typeAfter("dur:", "5");
    await impact().getByText("shots change").waitFor();
    await page.locator("[data-impact=sh010]").waitFor();
    const before = await onDisk();
    await page.keyboard.press("Control+s");
    await page.getByText("All saved").waitFor();
    expect(await onDisk()).to.not.equal(before);
    expect(await readdir(join(studio.episodePath, "_history"))).to.have.length(1);
    await page.getByRole("banner").getByText("Built").waitFor();
  });

  it("moves the caret and the page's shot together, both ways", async () => {
    await outlined("sh030").click();
    await page.locator("[data-outline=sh030][aria-current=location]").waitFor();
    await page.waitForURL(/write\/sh030/);
    await page.getByRole("button", { name: "Shots" }).click();
    await page.locator("[data-shot=sh030].shot-item--selected").waitFor();
    await page.locator("[data-shot=sh020]").click();
    await page.getByRole("button", { name: "Write" }).click();
    await page.locator("[data-outline=sh020][aria-current=location]").waitFor();
  });

  it("keeps what is typed through a reload", async () => {
    await typeAfter("dur:", "5");
    await page.getByText("1 file edited").waitFor();
    await page.reload();
    await page.getByText("1 file edited").waitFor();
    await script()
      .getByText(/dur: .*5$/)
      .first()
      .waitFor();
  });

  it("follows a file that changes on disk while nothing is typed", async () => {
    await writeFile(join(studio.episodePath, "tide.md"), `${await onDisk()}\n// by another hand\n`);
    await fetch(`${studio.url}/studio/build`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ep: studio.episodePath }),
    });
    await script().getByText("// by another hand").waitFor();
    await page.getByText("All saved").waitFor();
  });

  it("loses neither of two texts when the file changes under what is typed", async () => {
    await typeAfter("dur:", "5");
    const theirs = `${await onDisk()}\n// by another hand\n`;
    await writeFile(join(studio.episodePath, "tide.md"), theirs);
    await page.keyboard.press("Control+s");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("changed on disk").first().waitFor();
    expect(await onDisk()).to.equal(theirs);
    await dialog.getByRole("button", { name: "Go on with mine" }).click();
    await page.getByText("1 file edited").waitFor();
    await script().click();
    await page.keyboard.press("Control+s");
    await page.getByText("All saved").waitFor();
    expect(await onDisk()).to.not.include("by another hand");
    const [copy = ""] = await readdir(join(studio.episodePath, "_history"));
    expect(await readFile(join(studio.episodePath, "_history", copy), "utf8")).to.equal(theirs);
  });

  it("promotes an override into the script, with its diff first", async () => {
    await fetch(`${studio.url}/studio/override`, {
      method: "PUT",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ep: studio.episodePath, shot: "sh010", both: true, fields: { steps: 12 } }),
    });
    await page.reload();
    await page.getByRole("button", { name: "Promote 1 override…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("+steps: 12").waitFor();
    await dialog.getByRole("button", { name: "Write 1 override" }).click();
    await script().getByText("steps: 12").waitFor();
    expect(await onDisk()).to.include("steps: 12");
  });
});
