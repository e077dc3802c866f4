// The first minutes: from an empty page to a show that is found, opened and built.
import { expect } from "chai";
import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Route } from "playwright-core";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { threeShots } from "../support/episodes/sample-episodes.ts";

describe("a newcomer", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ knowsShow: false }, (opened) => ({ studio, browser } = opened));

  it("is told what this is and how to begin", async () => {
    const { page } = browser;
    await page.goto(studio.url);
    await page.getByRole("heading", { name: "Write an episode, watch it tonight" }).waitFor();
    await page.getByText("The studio does not look in any folder yet.").waitFor();
    await page.getByText(/The sample goes into .*Episode Studio, a folder that is made for it/).waitFor();
    expect(await page.locator(".button--primary:visible").allTextContents()).to.deep.equal(["Try the sample episode"]);
    await page.getByRole("region", { name: "Inspector" }).getByText("Animatic").waitFor();
    expect(await page.getByRole("button", { name: "Music…" }).count(), "music under no film").to.equal(0);
  });

  it("adds the folder of a show and finds the episode in it", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Add a folder" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a folder" });
    await dialog.getByLabel("Path of a folder").fill(studio.showPath);
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "tide episode" }).waitFor();
    await dialog.getByRole("button", { name: "Add this folder" }).click();
    await page.getByRole("button", { name: /tide Low Tide .* 3 shots Not built/ }).waitFor();
  });

  it("is told in the service's words when a folder is not there", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Add a folder" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a folder" });
    await dialog.getByLabel("Path of a folder").fill(join(studio.showPath, "nowhere"));
    await page.keyboard.press("Enter");
    expect(await dialog.getByRole("alert").textContent()).to.include("nowhere");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("is still told so when the list of folders comes late", async () => {
    const { page } = browser;
    const list = /\/studio\/browse$/;
    const held: Route[] = [];
    await page.route(list, (route) => void held.push(route));
    await page.getByRole("button", { name: "Add a folder" }).click();
    const dialog = page.getByRole("dialog", { name: "Add a folder" });
    await dialog.getByLabel("Path of a folder").fill(join(studio.showPath, "nowhere"));
    await page.keyboard.press("Enter");
    await dialog.getByRole("alert").waitFor();
    const answered = page.waitForResponse(list);
    await held[0]?.continue();
    await (await answered).finished();
    await page.waitForTimeout(100);
    expect(await dialog.getByRole("alert").textContent()).to.include("nowhere");
    await page.unrouteAll();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  });

  it("opens the episode and meets one thing to do", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: /Low Tide/ }).click();
    await page.getByRole("heading", { name: "Low Tide is not built yet" }).waitFor();
    expect(await page.locator(".button--primary:visible").allTextContents()).to.deep.equal(["Build"]);
  });

  it("is shown the line where the script is wrong, and builds once it is right", async () => {
    const { page } = browser;
    const script = join(studio.episodePath, "tide.md");
    const lines = threeShots.trimEnd().split("\n");
    await writeFile(script, [...lines, "GHOST: Boo.", ""].join("\n"));
    await page.getByRole("button", { name: "Build", exact: true }).click();
    await page.getByText(`The build stopped at line ${lines.length + 1}`).waitFor();
    expect(await page.getByRole("alert").textContent()).to.include("GHOST");

    await writeFile(script, threeShots);
    await page.getByRole("button", { name: "Build", exact: true }).click();
    await page.getByRole("button", { name: /sh010/ }).first().waitFor();
    await page.getByText("Built", { exact: true }).waitFor();
    expect(await page.locator("[data-shot]").count()).to.equal(3);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});

describe("a newcomer without a folder", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ knowsShow: false }, (opened) => ({ studio, browser } = opened));

  it("watches the sample after one press", async () => {
    const { page } = browser;
    await page.goto(studio.url);
    await page.getByRole("button", { name: "Try the sample episode" }).click();
    await page.locator("[data-take='1']").getByText("In the cut").waitFor({ timeout: 60_000 });
    await page
      .getByRole("region", { name: "Timeline" })
      .getByRole("button", { name: /^sh020/ })
      .waitFor();
  });

  it("begins a show where it says", async () => {
    const { page } = browser;
    await page.goto("about:blank");
    await page.goto(studio.url);
    await page.locator(".episode-card__picture").waitFor();
    await page.getByRole("button", { name: "New episode…" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Show").selectOption({ label: "A new show in another folder" });
    await dialog.getByLabel("In", { exact: true }).fill(join(studio.showPath, "new"));
    await dialog.getByLabel("Its name").fill("High Water");
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "Script" }).getByText("= ep01").waitFor();
    await access(join(studio.showPath, "new", "High Water", "ep01", "series.json"));
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
