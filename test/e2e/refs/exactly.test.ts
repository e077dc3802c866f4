// "Exactly this" as a person looks at it before a render: the words, the pictures in their slots, the files, a selection walked by keys.
import { expect } from "chai";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";

describe("the sheet of what the model would get", () => {
  let at: HostStudio;
  let browser: OpenBrowser;

  before(async () => {
    at = await openHostStudio("minimax_h3_ref2va");
    await at.allPictures();
    browser = await openBrowser({});
    await browser.page.setViewportSize({ width: 1280, height: 720 });
    await browser.page.goto(`${at.studio.url}/#/ep/${encodeURIComponent(at.studio.ep)}/shots?pass=proxy`);
    await browser.page.locator("[data-shot=sh010]").getByRole("button").first().click();
  });
  after(async () => {
    await browser.close();
    await at.close();
  });

  const dialog = (of: string) => browser.page.getByRole("dialog", { name: `Exactly this: ${of}` });
  const inspector = () => browser.page.getByRole("region", { name: "Inspector" });

  it("opens by its key with words, values, pictures and files, and Esc gives the page back", async () => {
    const { page } = browser;
    await page.keyboard.press("e");
    const sheet = dialog("sh010");
    await sheet.getByText("Ready").waitFor();
    const picture = sheet.locator("[data-input=subject] img");
    await picture.waitFor();
    await page.waitForFunction(`document.querySelector("[data-input=subject] img").naturalWidth === 64`);
    expect(await sheet.locator("[data-input=subject]").textContent()).to.include("panel 1 of 4 of refs/ada.png");
    expect(await sheet.getByLabel("Prompt", { exact: true }).textContent()).to.include("<Picture 1>");
    expect(await sheet.getByRole("region", { name: "Values" }).textContent()).to.match(/Size128 × 96.*Seed\d+built/);
    expect(await sheet.getByRole("region", { name: "Model files" }).textContent()).to.include("required");
    expect(await sheet.getByText("Local ComfyUI").count()).to.equal(1);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    expect(at.host.uploads.size).to.equal(0);
  });

  it("says that what is typed is not saved, and shows it once it is", async () => {
    const { page } = browser;
    await inspector().getByLabel("Steps").fill("7");
    await inspector().getByRole("button", { name: "Exactly" }).click();
    const sheet = dialog("sh010");
    await sheet.getByText("1 value of sh010 not saved: this is without them.").waitFor();
    await sheet.getByRole("button", { name: "Save and look again" }).click();
    await sheet.getByRole("region", { name: "Values" }).getByText(/^7/).waitFor();
    await page.keyboard.press("Escape");
  });

  it("shows one take with values of its own from the window where they are typed", async () => {
    const { page } = browser;
    await inspector().getByRole("button", { name: "New take…" }).click();
    const form = page.getByRole("dialog", { name: "New take of sh010" });
    await form.getByRole("button", { name: "Typed" }).click();
    await form.getByLabel("Typed seed").fill("4242");
    await form.getByRole("button", { name: "Exactly this…" }).click();
    const values = dialog("sh010").getByRole("region", { name: "Values" });
    await values.getByText("4242").waitFor();
    await values.getByText("typed").waitFor();
    await page.keyboard.press("Escape");
    await dialog("sh010").waitFor({ state: "detached" });
    await form.getByLabel("Typed seed").waitFor();
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });
  });

  it("has a table for a selection, whose shots are walked by arrows, with a total", async () => {
    const { page } = browser;
    await page.keyboard.press("Control+k");
    await page.keyboard.type("exactly this: 3 missing");
    await page.keyboard.press("Enter");
    const sheet = dialog("3 shots");
    await sheet
      .getByRole("status")
      .getByText(/3 of 3 would be queued, .*free/)
      .waitFor();
    await sheet.getByRole("article", { name: "sh010" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await sheet.getByRole("article", { name: "sh020" }).waitFor();
    await sheet.locator("[data-dry-run=sh020] [aria-current=true]").waitFor();
    await page.keyboard.press("ArrowUp");
    await sheet.getByRole("article", { name: "sh010" }).locator("[data-input=subject] img").waitFor();
    await sheet.getByRole("button", { name: "Queue 3 takes" }).click();
    await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
  });

  it("queues the very seed that it showed", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh020]").getByRole("button").first().click();
    await page.keyboard.press("e");
    const sheet = dialog("sh020");
    await sheet.getByRole("region", { name: "Values" }).getByText("new", { exact: true }).waitFor();
    const shown = await sheet.getByRole("region", { name: "Values" }).textContent();
    const [, seed] = /Seed(\d+)/.exec(shown ?? "") ?? [];
    await sheet.getByRole("button", { name: "Queue the take" }).click();
    await page.locator(`[data-take="2"]`).getByText("In the cut").waitFor();
    expect(await at.sidecar(2, "sh020")).to.include({ seed, seed_source: "typed" });
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
