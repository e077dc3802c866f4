// The service goes away while the Write workspace is open: it says so in words, tries again, and no word that was typed is lost.
import { expect } from "chai";
import type { Page } from "playwright-core";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";
import { openTestStudio, type TestStudio } from "../../support/episodes/open-test-studio.ts";

describe("writing, while the service is away", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  let page: Page;
  beforeEach(async () => {
    studio = await openTestStudio();
    browser = await openBrowser();
    ({ page } = browser);
    await page.goto(studio.episodeUrl);
    await page.locator("[data-shot=sh010]").waitFor();
  });
  afterEach(async () => {
    await browser.close();
    await studio.close();
    expect(browser.complaints.filter((line) => !/WebSocket connection|ERR_CONNECTION/.test(line))).to.deep.equal([]);
  });

  const script = () => page.getByRole("textbox", { name: "Script" });
  const panel = () => page.getByRole("region", { name: "Script", exact: true });
  const enter = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const away = () => page.getByText("The studio service does not answer.");

  it("reads the texts once it is back, when it was away as the room was entered", async () => {
    await enter("Write");
    await script().waitFor();
    await enter("Shots");
    await page.getByRole("link", { name: "Episode Studio: all episodes" }).click();
    await studio.stop();
    await away().waitFor();
    await page.goBack();
    await enter("Write");
    await panel()
      .getByText(/could not be read/)
      .waitFor();
    await panel().getByRole("button", { name: "Try again" }).click();
    await panel()
      .getByText(/could not be read/)
      .waitFor();
    await studio.start();
    await away().waitFor({ state: "detached" });
    await script().getByText("## sh010").waitFor();
  });

  it("opens the room once it is back, when the room itself could not be fetched", async () => {
    await studio.stop();
    await away().waitFor();
    await enter("Write");
    await page.getByText("The Write room could not be fetched").waitFor();
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByText("The Write room could not be fetched").waitFor();
    await studio.start();
    await script().getByText("## sh010").waitFor();
  });
});
