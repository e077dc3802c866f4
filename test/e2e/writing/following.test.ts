// The line of the script and the playhead follow each other, and what is said opens its line.
import { expect } from "chai";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";

describe("the script and the playhead", () => {
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ browser } = opened);
    await drawAll(opened);
  });

  const LINE = threeShots.split("\n").indexOf("ADA: It is wet.") + 1;
  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const script = () => browser.page.getByRole("textbox", { name: "Script" });
  const lineOfCaret = () => browser.page.getByRole("region", { name: "Script" }).getByText(/^Ln \d+$/);
  const enter = (workspace: string) => browser.page.getByRole("button", { name: workspace, exact: true }).click();

  it("go to a spoken line by a double press on what is said", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh020] .shot-row").click();
    await page.keyboard.press("Space");
    const caption = viewer().getByTitle(/It is wet/);
    await caption.waitFor();
    await page.keyboard.press("k");
    await caption.dblclick();
    await script().waitFor();
    await browser.page.getByText(`Ln ${LINE}`).waitFor();
    expect(await lineOfCaret().textContent()).to.equal(`Ln ${LINE}`);
  });

  it("stand where the caret was put, and at the caret where the playhead went", async () => {
    const { page } = browser;
    await script().getByText("The quay is empty.").click();
    await enter("Shots");
    await viewer().getByRole("heading", { name: "sh030" }).waitFor();
    await page.locator("[data-shot=sh010] .shot-row").click();
    await enter("Write");
    await script().waitFor();
    const first = threeShots.split("\n").indexOf("## sh010") + 1;
    await page.getByText(`Ln ${first}`).waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
