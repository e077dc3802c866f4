// A long episode stays quick, and the page can be used with any eye and any hand.
import { expect } from "chai";
import type { Locator, Page } from "playwright-core";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { longScript } from "../support/episodes/sample-episodes.ts";

const LONG = 320;

describe("a long episode", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ script: longScript(LONG) }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
    await browser.page.locator("[data-shot=sh0010]").waitFor();
  });

  it("draws only the rows near what is seen", async () => {
    const { page } = browser;
    await page.getByText(`0/${LONG}`).waitFor();
    expect(await page.locator("[data-shot]").count()).to.be.within(10, 60);
    await page.locator("[data-role=bin]").evaluate((list) => (list.scrollTop = list.scrollHeight));
    await page.locator("[data-shot=sh3200]").waitFor();
    expect(await page.locator("[data-shot]").count()).to.be.within(5, 60);
  });

  it("is walked through by keys, and found in by words", async () => {
    const { page } = browser;
    await page.keyboard.press("/");
    await page.keyboard.type("number 200.");
    await page.locator("[data-shot=sh2000]").waitFor();
    expect(await page.locator("[data-shot]").count()).to.equal(1);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(page.url()).to.include("/shots/sh0030");
    await page.locator("[data-shot=sh0030].shot-item--selected").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});

describe("the page for every eye and hand", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ theme: "light" }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
    await browser.page.locator("[data-shot=sh010]").waitFor();
  });

  const styleOf = (element: Locator, name: string): Promise<string> =>
    element.evaluate((node, key) => node.ownerDocument.defaultView.getComputedStyle(node)[key], name);
  const ground = (page: Page) => styleOf(page.locator("body"), "backgroundColor");

  it("follows the browser's theme until one is chosen, and keeps the choice", async () => {
    const { page } = browser;
    const light = await ground(page);
    await page.getByRole("button", { name: "Dark theme" }).click();
    const dark = await ground(page);
    expect(dark).not.to.equal(light);
    await page.reload();
    await page.getByRole("button", { name: "Light theme" }).waitFor();
    expect(await ground(page)).to.equal(dark);
  });

  it("names everything that can be pressed or filled in", async () => {
    const { page } = browser;
    const nameless: string[] = [];
    for (const spare of ["Write", "Deliver", "Shots"]) {
      await page.getByRole("button", { name: spare, exact: true }).click();
      await page
        .getByRole("heading", { name: { Write: "Outline", Deliver: "Film plan" }[spare] ?? "Next render" })
        .waitFor();
      if (spare === "Shots") await page.keyboard.press("q");
      const controls = await page.locator("button, a, input, select, textarea").filter({ visible: true }).all();
      expect(controls.length).to.be.greaterThan(15);
      for (const control of controls) {
        const spoken = await control.ariaSnapshot();
        if (!/^- '?\w+ "[^"]+"/.test(spoken)) nameless.push(`${spare}: ${spoken}`);
      }
    }
    expect(nameless).to.deep.equal([]);
    await page.keyboard.press("Escape");
  });

  it("shows where the focus is, on whatever Tab reaches", async () => {
    const { page } = browser;
    const bare: string[] = [];
    for (let i = 0; i < 25; i++) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      if ((await focused.count()) === 0) continue;
      const blocked = page.locator(".search-field:focus-within").or(focused).first();
      const visible =
        (await styleOf(blocked, "outlineStyle")) !== "none" && parseFloat(await styleOf(blocked, "outlineWidth")) >= 2;
      if (!visible) bare.push(await focused.ariaSnapshot());
    }
    expect(bare).to.deep.equal([]);
  });

  it("tells its keys, hears no other press meanwhile, and gives the focus back", async () => {
    const { page } = browser;
    const opener = page.getByRole("button", { name: "Keys (?)" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Keys" });
    await dialog.getByText("Render this shot").waitFor();
    await page.keyboard.press("r");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    expect(await opener.evaluate((button) => button === button.ownerDocument.activeElement)).to.equal(true);
    expect(await page.locator("[data-take]").count()).to.equal(0);
  });

  it("leaves the keys alone while somebody types", async () => {
    const { page } = browser;
    await page.getByLabel("Filter shots").fill("");
    await page.getByLabel("Filter shots").pressSequentially("rx1m ?");
    expect(await page.getByLabel("Filter shots").inputValue()).to.equal("rx1m ?");
    expect(await page.locator("[data-take]").count()).to.equal(0);
    await page.keyboard.press("Escape");
  });

  it("moves nothing by itself when less motion is wished for", async () => {
    const { page } = browser;
    await page.emulateMedia({ reducedMotion: "reduce" });
    const duration = await styleOf(page.getByRole("button", { name: "Jobs" }), "transitionDuration");
    expect(parseFloat(duration)).to.equal(0);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
