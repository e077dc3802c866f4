// A folder that the studio may only read: what is refused says so beside what was done, with what to do, and nothing that was typed is lost.
import { expect } from "chai";
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { canBecomeNobody } from "../../support/episodes/as-nobody.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../../support/episodes/scratch-folder.ts";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";

const PROGRAM = fileURLToPath(new URL("../../support/programs/service-as-nobody-program.js", import.meta.url));
const SAYS = /may not be read or written: give the studio's user the right/;

describe("a show that may only be read", function () {
  this.timeout(60_000);
  let scratch: Scratch;
  let child: ChildProcess | undefined;
  let browser: OpenBrowser;
  let url = "";

  before(async function () {
    if (!canBecomeNobody()) return this.skip();
    scratch = await openScratch();
    await chmod(scratch.folder, 0o755);
    const ep = await writeEpisode(join(scratch.folder, "films"));
    child = fork(PROGRAM, [scratch.folder, join(scratch.folder, "films")]);
    const [address = ""] = (await once(child, "message")) as string[];
    await fetch(`${address}/studio/build`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ep }),
    });
    child.send("give up");
    await once(child, "message");
    url = `${address}/#/ep/${encodeURIComponent(ep)}`;
    browser = await openBrowser();
  });
  after(async () => {
    if (!child) return;
    await browser.close();
    child.kill("SIGKILL");
    await once(child, "exit");
    await scratch.remove();
  });

  it("says what to do where a text is saved, and keeps what was typed", async () => {
    const { page } = browser;
    await page.goto(`${url}/write`);
    const script = page.getByRole("textbox", { name: "Script" });
    await script.getByText("The quay is empty.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" A gull lands.");
    await page.keyboard.press("Control+s");
    await page.getByText(SAYS).first().waitFor();
    await script.getByText("The quay is empty. A gull lands.").waitFor();
    await page.getByText("Edited").first().waitFor();
  });

  it("says so where the cut is changed and where a take is asked for, and shows both as they were", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Shots", exact: true }).click();
    await page.locator("[data-shot=sh020] .shot-row").click();
    await page.keyboard.press("m");
    await page.getByText(SAYS).first().waitFor();
    expect(await page.getByRole("button", { name: /flagged/ }).count()).to.equal(0);
    await page.locator("[data-shot=sh030] .shot-row").click();
    await page.keyboard.press("r");
    await page.locator("[data-shot=sh030]").getByText(SAYS).or(page.getByText(SAYS).nth(1)).first().waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
