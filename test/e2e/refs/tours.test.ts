// A tour of a place as a person takes it: asked for in words, watched, a held frame and one under the playhead kept as candidates.
import { expect } from "chai";
import { allInBrowser } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";

describe("the tours of a place", function () {
  this.timeout(60_000);
  let browser: OpenBrowser;

  allInBrowser({ target: "animatic" }, async ({ studio, browser: opened }) => {
    browser = opened;
    const { page } = browser;
    await page.goto(studio.episodeUrl.replace("/shots", "/refs"));
    await page.getByRole("button", { name: /^Places/ }).click();
    await page.locator("[data-ref='location:quay']").waitFor();
  });

  const section = () => browser.page.getByRole("region", { name: "Tours" });
  const candidate = (number: number) => browser.page.getByRole("button", { name: `Candidate ${number}`, exact: true });

  it("need a live plate", async () => {
    const { page } = browser;
    await page.locator("[data-ref='location:quay']").click();
    await section().getByLabel("What the camera does").fill("slow pan right");
    expect(await section().getByRole("button", { name: "Make a tour" }).isDisabled()).to.equal(true);
    await page.keyboard.press("Escape");
    await page.locator("[data-ref='location:quay']").focus();
    await page.keyboard.press("g");
    await page.locator("[data-ref='location:quay']").getByText("Live").waitFor();
    expect(await section().getByRole("button", { name: "Make a tour" }).isDisabled()).to.equal(false);
  });

  it("are asked for in words, and open with their held frames when they are there", async () => {
    await section().getByLabel("Seconds of the tour").selectOption("3");
    await section().getByRole("button", { name: "Make a tour" }).click();
    await section().locator("[data-tour='1']").waitFor();
    await section().locator("[data-tour='1'][data-status='ok']").waitFor();
    await section().getByLabel("Video of tour 1").waitFor();
    expect(
      await section()
        .getByRole("button", { name: /^Held frame at/ })
        .count(),
    ).to.equal(3);
    await section().getByText("3 s, 3 holds").waitFor();
  });

  it("lead from a held frame to its moment, and keep it as a candidate of the plate", async () => {
    const held = section().locator("[data-hold='2']");
    await held.getByRole("button", { name: /^Held frame at/ }).click();
    const time = () => browser.page.evaluate(`document.querySelector(".tour__video").currentTime`);
    expect(Number(await time())).to.be.greaterThan(0.5);
    await held.getByRole("button", { name: "Keep" }).click();
    await section().getByText("Kept as candidate 2").waitFor();
    await candidate(2).waitFor();
  });

  it("keep any frame under the playhead", async () => {
    await browser.page.evaluate(`document.querySelector(".tour__video").currentTime = 1`);
    await section().getByRole("button", { name: "Keep this frame" }).click();
    await section().getByText("Kept as candidate 3").waitFor();
    await section().getByRole("button", { name: "Held frame at 1.0 s, chosen" }).waitFor();
    await candidate(3).waitFor();
  });
});
