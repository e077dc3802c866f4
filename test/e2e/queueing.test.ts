// The queue under a person's hands: a lane held, waiting jobs moved by mouse and by keys, and one tried again.
import { expect } from "chai";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { until } from "../support/until.ts";

describe("the queue on the page", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ theme: "light" }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.setViewportSize({ width: 1280, height: 720 });
    await browser.page.goto(studio.episodeUrl);
  });

  const drawer = () => browser.page.getByRole("complementary", { name: "Jobs" });
  const rows = () =>
    drawer()
      .getByRole("region", { name: /waiting job/ })
      .locator("li b");
  const shown = async () => rows().allTextContents();
  const shows = (order: readonly string[]) =>
    until(async () => (await shown()).join() === order.join(), `the page did not show ${order.join()}`, { every: 20 });
  const stored = async () => {
    const { jobs } = (await (await fetch(`${studio.url}/studio/jobs`)).json()) as {
      jobs: { status: string; title: string }[];
    };
    return jobs.filter(({ status }) => status === "queued").map(({ title }) => title.slice(0, 5));
  };

  /** The page shows an order at once, and has it stored then. */
  const stores = (order: readonly string[]) =>
    until(async () => (await stored()).join() === order.join(), `${order.join()} was not stored`, { every: 20 });

  it("holds a lane, so that jobs wait", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Jobs" }).click();
    await drawer().getByRole("button", { name: "Pause" }).click();
    await drawer().getByText("Paused").first().waitFor();
    await page.getByRole("button", { name: "Render missing 3" }).click();
    await shows(["sh010", "sh020", "sh030"]);
  });

  it("moves a job by keys, and the focus goes with it", async () => {
    const { page } = browser;
    const up = drawer().getByRole("button", { name: /^Move sh030 .* up$/ });
    await up.focus();
    await page.keyboard.press("Enter");
    await shows(["sh010", "sh030", "sh020"]);
    await page.keyboard.press("Enter");
    await shows(["sh030", "sh010", "sh020"]);
    await page.locator("[aria-label^='Move sh030'][aria-label$=' up']:focus").waitFor();
    await drawer()
      .getByRole("status")
      .getByText(/sh030 .* is number 1 of 3/)
      .waitFor({ state: "attached" });
    await page.keyboard.press("Enter");
    expect(await shown()).to.deep.equal(["sh030", "sh010", "sh020"]);
    await stores(["sh030", "sh010", "sh020"]);
  });

  it("moves a job by dragging it, and keeps the order over a reload", async () => {
    const { page } = browser;
    await rows().getByText("sh020").dragTo(rows().getByText("sh030"));
    await shows(["sh020", "sh030", "sh010"]);
    await stores(["sh020", "sh030", "sh010"]);
    await page.reload();
    await page.getByRole("button", { name: "Jobs" }).click();
    await shows(["sh020", "sh030", "sh010"]);
  });

  it("cancels one, and tries it again behind the others", async () => {
    const { page } = browser;
    await drawer()
      .getByRole("button", { name: /^Cancel sh030/ })
      .click();
    await shows(["sh020", "sh010"]);
    await drawer()
      .getByRole("button", { name: /^Retry sh030/ })
      .click();
    await shows(["sh020", "sh010", "sh030"]);
    await drawer().getByRole("button", { name: "Go on" }).click();
    await page.getByRole("status", { name: "Pass" }).getByText("3/3").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
