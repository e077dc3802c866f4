// Upscales and posts as a person makes them: a take upscaled by its menu, compared, finished, kept and removed, a recipe written after it
// was read, and a shot with a recipe of its own.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { until } from "../../support/until.ts";

describe("upscaling takes", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
  });

  const take = (shot: string) => browser.page.locator(`[data-shot=${shot}] [data-take="1"]`);
  const menu = async (shot: string, name: RegExp) => {
    const { page } = browser;
    await page.locator(`[data-shot=${shot}] .shot-row`).click();
    await take(shot).click({ button: "right" });
    await page.getByRole("menuitem", { name }).click();
  };
  const window = (name: RegExp) => browser.page.getByRole("dialog", { name });

  it("enlarges a take by its menu, with no host and no recipe", async () => {
    await menu("sh010", /^Upscale take 1/);
    const asked = window(/^Upscale take 1 of sh010/);
    await asked.getByRole("combobox", { name: "Size" }).selectOption({ label: "As the scale makes it" });
    await asked.getByRole("textbox", { name: "Scale" }).fill("2");
    await asked.getByRole("button", { name: "Upscale", exact: true }).click();
    await asked.waitFor({ state: "detached" });
    await take("sh010").getByRole("img", { name: "Upscale", exact: true }).waitFor();
  });

  it("says in the window what cannot be made, and keeps what was typed", async () => {
    await menu("sh020", /^Upscale take 1/);
    const asked = window(/^Upscale take 1 of sh020/);
    await asked.getByRole("textbox", { name: "Scale" }).fill("9");
    await asked.getByRole("button", { name: "Upscale", exact: true }).click();
    await asked.getByText("The scale is more than 1 and at most 4.").waitFor();
    expect(await asked.getByRole("textbox", { name: "Scale" }).inputValue()).to.equal("9");
    await browser.page.keyboard.press("Escape");
  });

  it("compares the take with its upscale, frame by frame", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh010] .shot-row").click();
    await page.keyboard.press("Shift+C");
    const second = page.locator("[data-deck=second]");
    await second.waitFor();
    const width = () => second.evaluate((video) => (video as unknown as { videoWidth: number }).videoWidth);
    await until(async () => (await width()) === 256, "the upscale is not shown at twice the size", { every: 20 });
    await page.getByRole("region", { name: "What differs" }).getByText("256 × 144").waitFor();
    await page.getByText("B · upscale").waitFor();
    await page.keyboard.press("Escape");
  });

  it("finishes the upscale, which a take without one cannot be", async () => {
    await menu("sh010", /^Post-process take 1/);
    const asked = window(/^Post-process take 1 of sh010/);
    await asked.getByRole("combobox", { name: "Enhance" }).waitFor();
    await asked.getByRole("textbox", { name: "Motion blur" }).fill("0.5");
    await asked.getByRole("button", { name: "Finish it" }).click();
    await asked.waitFor({ state: "detached" });
    await take("sh010").getByRole("img", { name: "Post", exact: true }).waitFor();
    await browser.page.locator("[data-shot=sh020] .shot-row").click();
    await take("sh020").click({ button: "right" });
    const item = browser.page.getByRole("menuitem", { name: /^Post-process/ });
    expect(await item.getAttribute("aria-disabled")).to.equal("true");
    await browser.page.keyboard.press("Escape");
  });

  it("keeps an upscale, and removes what nobody needs after asking", async () => {
    await menu("sh010", /^Keep its upscale/);
    await take("sh010").getByRole("img", { name: "Upscale, kept" }).waitFor();
    await menu("sh010", /^Delete its post/);
    await window(/^Delete the post/)
      .getByRole("button", { name: "Delete the post" })
      .click();
    await take("sh010").getByRole("img", { name: "Post", exact: true }).waitFor({ state: "detached" });
    await menu("sh010", /^Delete its upscale/);
    await window(/^Delete the upscale/)
      .getByRole("button", { name: "Keep it" })
      .click();
    await take("sh010").getByRole("img", { name: "Upscale, kept" }).waitFor();
  });

  it("writes a recipe into the config once its text was read", async () => {
    const { page } = browser;
    await page.goto(studio.episodeUrl.replace(/\/shots$/, "/deliver?pass=proxy&step=upscale"));
    await page.getByRole("button", { name: "Write a recipe…" }).click();
    await window(/^Write a recipe/)
      .getByText('"deliver": "1080p"')
      .waitFor();
    await window(/^Write a recipe/)
      .getByRole("button", { name: "Write it" })
      .click();
    await page.getByRole("table", { name: "Shots of the master" }).waitFor();
    const config = await readFile(join(studio.episodePath, "series.json"), "utf8");
    expect(config).to.include('"deliver": "1080p"');
    await page.locator("[data-master=sh020]").getByText("To upscale").waitFor();
  });

  it("gives a shot a recipe of its own", async () => {
    const { page } = browser;
    await page.locator("[data-master=sh020]").click();
    const section = page.getByRole("region", { name: "Recipe of sh020" });
    await section.getByRole("button", { name: "Edit…" }).click();
    const asked = window(/^Upscale recipe of sh020/);
    await asked.getByText("A second step, finish, precision").click();
    await asked.getByRole("textbox", { name: "Grain" }).fill("0.1");
    await asked.getByRole("button", { name: "Keep for sh020" }).click();
    await page.locator("[data-master=sh020]").getByText("own", { exact: true }).waitFor();
    await section.getByText(/0\.1/).waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
