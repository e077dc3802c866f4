// The first minutes: from an empty page to a show that is found, opened and built.
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
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
    await page.getByText("a sample episode can be made in it in seconds").waitFor();
    await page.getByRole("region", { name: "Inspector" }).getByText("Animatic").waitFor();
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
