// From nothing to a picked take: a new show by the wizard, two shots written, saved, built, rendered.
import { expect } from "chai";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

describe("a new show", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ built: false, theme: "light" }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.setViewportSize({ width: 1280, height: 720 });
    await browser.page.goto(studio.url);
  });

  const dialog = () => browser.page.getByRole("dialog");

  it("is made by its name and a title, and opens where it is written", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "New episode…" }).click();
    await dialog()
      .getByLabel("Show")
      .selectOption({ label: `A new show in ${studio.showPath}` });
    await dialog().getByText("First give the show a name.").waitFor();
    await dialog().getByLabel("Its name").fill("High Water");
    await dialog().getByLabel("Title").fill("The Gauge");
    await dialog().getByText("It begins with one shot").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Script" }).getByText("= ep01 The Gauge").waitFor();
    await access(join(studio.showPath, "High Water", "ep01", "series.json"));
  });

  it("gets two shots, is saved and built by one key", async () => {
    const { page } = browser;
    await page.getByRole("textbox", { name: "Script" }).click();
    await page.keyboard.press("Control+End");
    await page.keyboard.type("\n## sh020\nsize: ws\ndur: 0.5\nThe kitchen is empty.\n\n");
    await page.keyboard.type("## sh030\nwho: mara\nsize: cu\ndur: 0.5\nMara looks at the gauge.\n");
    await page.keyboard.press("Control+s");
    await page.getByRole("banner").getByText("Built").waitFor();
    await page.getByRole("button", { name: "Shots" }).click();
    await page.locator("[data-shot=sh030]").waitFor();
    expect(await page.locator("[data-shot]").count()).to.equal(3);
  });

  it("is rendered and picked", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh020]").getByRole("button").first().click();
    await page.keyboard.press("r");
    await page.locator(`[data-take="1"]`).getByText("In the cut").waitFor();
    await page.keyboard.press("1");
    await page.getByRole("region", { name: "Inspector" }).getByText("take 1, picked").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
