// What is missing, away or hostile is said in words, and harms nothing.
import { expect } from "chai";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

describe("a show whose model is not here", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ target: "minimax_h3_ref2va" }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
  });

  it("says beside each shot why it cannot render, and draws them as an animatic instead", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Render missing 3" }).click();
    await page.getByText("3 shots could not be queued").waitFor();
    const row = page.locator("[data-shot=sh020] .shot-row__action--problem");
    expect((await row.textContent())?.length).to.be.greaterThan(10);
    await page.getByRole("button", { name: "Draw 3 as animatic" }).click();
    await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
    await row.waitFor({ state: "detached" });
    expect(await page.getByText("could not be queued").count()).to.equal(0);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});

describe("a service that goes away", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
    await browser.page.locator("[data-shot=sh010]").waitFor();
  });

  it("is missed in words while everything stays on screen", async () => {
    const { page } = browser;
    await studio.stop();
    await page.getByText("The studio service does not answer.").waitFor();
    expect(await page.locator("[data-shot]").count()).to.equal(3);
    await page.getByText(/Trying again in \d+ s/).waitFor();
  });

  it("is found again by itself, and then everything works", async () => {
    const { page } = browser;
    await studio.start();
    await page.getByText("The studio service does not answer.").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Render missing 3" }).click();
    await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
  });

  it("has left no complaint but the lost connection", () => {
    expect(browser.complaints.filter((line) => !/WebSocket connection|ERR_CONNECTION/.test(line))).to.deep.equal([]);
  });
});

describe("a script that would like to run", () => {
  const hostile = `= tide  <img src=x onerror="document.title='owned'">

# sq01 quay

## sh010
size: <b>ms</b>
dur: 0.5
<script>document.title = 'owned'</script> <img src=x onerror="document.title='owned'"> "' & {{x}} \${y}
`;
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ script: hostile.replace("size: <b>ms</b>", "size: ms") }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl);
  });

  it("is shown as the text it is", async () => {
    const { page } = browser;
    const row = page.locator("[data-shot=sh010]");
    await row.getByText("<script>document.title = 'owned'</script>").waitFor();
    await page
      .getByRole("button", { name: /<img src=x onerror/ })
      .first()
      .waitFor();
    expect(await page.locator("img[src=x], #page script").count()).to.equal(0);
    expect(await page.title()).not.to.equal("owned");
    expect(browser.complaints).to.deep.equal([]);
  });
});
