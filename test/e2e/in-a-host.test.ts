// The page as a host shows it, where nobody has a command line at hand.
import { expect } from "chai";
import { join } from "node:path";
import { startService, type RunningService } from "../../extension/start-service.ts";
import { LOOPBACK, readEnvironment } from "../../src/environment.ts";
import { silentLog } from "../../src/machine/log.ts";
import { openBrowser, type OpenBrowser } from "../support/page/open-browser.ts";
import { openScratch, type Scratch } from "../support/episodes/scratch-folder.ts";

describe("a newcomer inside a host", () => {
  let scratch: Scratch;
  let studio: RunningService;
  let browser: OpenBrowser;

  before(async () => {
    scratch = await openScratch();
    const userDir = join(scratch.folder, "user");
    const environment = { ...readEnvironment({}, process.platform, scratch.folder), userDir };
    const queue = { url: "http://127.0.0.1:9" };
    studio = await startService({ environment, log: silentLog, address: { host: LOOPBACK, port: 0 }, queue }, {});
    browser = await openBrowser();
  });
  after(async () => {
    await browser.close();
    studio.stop(false);
    await studio.ended;
    await scratch.remove();
  });

  it("is told how to begin, without a command to type", async () => {
    const { page } = browser;
    await page.goto(`${studio.url}/studio/`);
    await page.getByText("The studio does not look in any folder yet.").waitFor();
    await page.getByText(/The sample goes into .*Episode Studio, a folder that is made for it/).waitFor();
    const text = await page.locator("body").textContent();
    for (const word of ["npm", "npx", "node "]) expect(text).not.to.include(word);
    expect(browser.complaints).to.deep.equal([]);
  });
});
