// The page in a small window, on a small screen and at 200 %: every bar shows all that it holds, and what does not fit is scrolled to.
import { expect } from "chai";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";

/** Bars that hold more than they show, and how far the page itself is too wide. */
const LOOK = `(() => {
  const bars = [...document.querySelectorAll(".top-bar, .panel__bar, .panel__foot, .transport, .bulk-bar")];
  const cut = bars.filter((bar) => bar.checkVisibility() && bar.scrollWidth > bar.clientWidth + 1);
  const thin = [...document.querySelectorAll("main p, main span, main b")].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return one.children.length === 0 && one.textContent.trim().length > 6 && width > 1 && width < 14 && height > 60;
  });
  return {
    cut: cut.map((bar) => bar.className + ": " + bar.textContent.slice(0, 60)),
    thin: thin.map((one) => one.textContent.slice(0, 60)),
    beyond: document.scrollingElement.scrollWidth - innerWidth,
  };
})()`;

describe("the page in a small window", function () {
  this.timeout(60_000);
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ browser } = opened);
    await drawAll(opened);
  });

  for (const [about, width, height] of [
    ["a small screen", 1024, 768],
    ["200 % of a laptop's", 640, 400],
    ["a low window", 1280, 480],
  ] as const) {
    it(`has nothing out of reach on ${about}`, async () => {
      const { page } = browser;
      await page.setViewportSize({ width, height });
      for (const name of ["Write", "Refs", "Deliver", "Shots"]) {
        await page.getByRole("button", { name, exact: true }).click();
        await page.waitForTimeout(400);
        expect(await page.evaluate(LOOK), name).to.deep.equal({ cut: [], thin: [], beyond: 0 });
      }
      const assemble = page.getByRole("button", { name: "Assemble", exact: true });
      await assemble.scrollIntoViewIfNeeded();
      await assemble.click({ trial: true });
    });
  }
});
