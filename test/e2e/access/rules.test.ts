// Every view of the page by the rules of axe: names, roles, contrast, order, focus; in both themes, with a window or a menu open too.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly html: string;
    readonly target: readonly string[];
    readonly failureSummary: string;
  }[];
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const WORKSPACES = ["Write", "Shots", "Refs", "Deliver"] as const;

/** What axe finds, a line each. */
async function judge(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(AXE, "utf8"));
  const found = (await page.evaluate(`axe.run(document, { resultTypes: ["violations"] })`)) as {
    readonly violations: readonly Violation[];
  };
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary.replace(/\s+/g, " ").slice(0, 300)}`,
    ),
  );
}

for (const theme of ["dark", "light"] as const) {
  describe(`the page by the rules of axe, ${theme}`, function () {
    this.timeout(60_000);
    let browser: OpenBrowser;
    let url = "";

    allInBrowser({ theme }, async (opened) => {
      ({ browser } = opened);
      url = opened.studio.episodeUrl;
      await drawAll(opened);
    });

    const find = async (view: string) => (await judge(browser.page)).map((line) => `${view}: ${line}`);

    it("has no violation in a workspace, and one heading that names it", async () => {
      const { page } = browser;
      const found: string[] = [];
      for (const name of WORKSPACES) {
        await page.getByRole("button", { name, exact: true }).click();
        await page.waitForTimeout(600);
        found.push(...(await find(name)));
        expect(await page.locator("h1").count(), name).to.equal(1);
      }
      expect(found).to.deep.equal([]);
    });

    it("has none in any step of Deliver, nor in Clips", async () => {
      const { page } = browser;
      const found: string[] = [];
      await page.getByRole("button", { name: "Deliver", exact: true }).click();
      const steps = page.getByRole("region", { name: "Deliver", exact: true }).getByRole("button");
      await steps.first().waitFor();
      for (const step of await steps.all()) {
        await step.click();
        await page.waitForTimeout(400);
        found.push(...(await find(`Deliver, ${(await step.getAttribute("title")) ?? ""}`)));
        expect(await page.locator("h1").count()).to.equal(1);
      }
      await page.keyboard.press("Control+k");
      await page.keyboard.type("Make a clip");
      await page.keyboard.press("Enter");
      await page.getByRole("region", { name: "New clip" }).waitFor();
      found.push(...(await find("Clips")));
      expect(await page.locator("h1").count()).to.equal(1);
      await page.goto(url);
      await page.locator("[data-shot]").first().waitFor();
      expect(found).to.deep.equal([]);
    });

    it("has none with something open over it", async () => {
      const { page } = browser;
      const found: string[] = [];
      const open = async (view: string, keys: readonly string[]) => {
        for (const key of keys) await page.keyboard.press(key);
        await page.waitForTimeout(300);
        found.push(...(await find(view)));
        await page.keyboard.press("Escape");
      };
      await page.getByRole("button", { name: "Shots", exact: true }).click();
      await page.locator("[data-shot=sh010] .shot-row").click();
      await open("palette", ["Control+k"]);
      await open("keys", ["?"]);
      await open("jobs", ["q"]);
      await open("issues", ["Shift+N"]);
      await open("several shots", ["Control+a"]);
      await page.locator("[data-shot=sh010] .shot-row").focus();
      await open("menu", ["Shift+F10"]);
      await page.getByTitle(/^Loop, range/).click();
      await open("settings of playing", []);
      await page.keyboard.press("f");
      await page.waitForTimeout(300);
      found.push(...(await find("full screen")));
      await page.keyboard.press("f");
      await open("exactly", ["e"]);
      await page.getByRole("button", { name: "Settings" }).click();
      await open("settings", []);
      expect(found).to.deep.equal([]);
    });

    it("has none in the list of episodes", async () => {
      const { page } = browser;
      await page.getByRole("link", { name: /all episodes$/ }).click();
      await page.getByRole("heading", { name: "Episodes" }).waitFor();
      expect(await find("episodes")).to.deep.equal([]);
      expect(await page.locator("h1").count()).to.equal(1);
    });
  });
}

describe("the page before there is any episode, by the rules of axe", function () {
  this.timeout(60_000);
  let browser: OpenBrowser;
  let url = "";
  allInBrowser({ knowsShow: false }, (opened) => {
    ({ browser } = opened);
    ({ url } = opened.studio);
  });

  it("has no violation, nor has the window of a new show", async () => {
    const { page } = browser;
    const found: string[] = [];
    for (const theme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(url);
      await page.getByRole("button", { name: "Try the sample episode" }).waitFor();
      found.push(...(await judge(page)));
      await page.getByRole("button", { name: "New show…" }).click();
      await page.getByRole("dialog").waitFor();
      found.push(...(await judge(page)));
      await page.keyboard.press("Escape");
    }
    expect(found).to.deep.equal([]);
  });
});
