// The cut as a person makes it on the timeline: by keys, by mouse, and taken back. What the service has of it is read over its route.
import { expect } from "chai";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import { allInBrowser, drawAll } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { until } from "../support/until.ts";

/** A clip as the service keeps it: `sh010 +4 -2` is trimmed by 4 frames at its start and 2 at its end. */
const UNTOUCHED = "sh010 +0 -0, sh020 +0 -0, sh030 +0 -0";

describe("cutting on the timeline", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
  });

  const clip = (shot: string) => browser.page.getByRole("button", { name: new RegExp(`^${shot} t1`) });
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await browser.page.keyboard.press(key);
  };
  const readCut = async () => {
    const query = new URLSearchParams({ ep: studio.episodePath, pass: "proxy" });
    const reply = await fetch(`${studio.url}/studio/episode?${query.toString()}`);
    const { shots } = (await reply.json()) as EpisodeStatus;
    return shots.map(({ shot, cut }) => `${shot} +${cut.trim_in} -${cut.trim_out}`).join(", ");
  };
  /** What is shown at once arrives a moment later. */
  const arrives = (wanted: string) =>
    until(async () => (await readCut()) === wanted, `the cut did not become ${wanted}`, { every: 50 });
  const boxOf = async (shot: string) => {
    const box = await clip(shot).boundingBox();
    if (!box) throw new Error(`${shot} is not drawn`);
    return { left: box.x, right: box.x + box.width, middle: box.y + box.height / 2 };
  };
  const shownOrder = async () => {
    const names = await browser.page.getByRole("list", { name: "Clips of the cut" }).locator("b").allTextContents();
    return names.map((name) => name.trim());
  };

  it("trims two clips and moves one by keys, takes it all back, and does it again after a reload", async () => {
    const { page } = browser;
    await clip("sh010").click();
    await press("ArrowRight", 4);
    await press("i");
    await press("]", 2);
    await press("ArrowLeft", 3);
    await press("o");
    await press("Alt+ArrowRight");
    const edited = "sh010 +4 -0, sh030 +0 -0, sh020 +0 -2";
    await clip("sh010")
      .and(page.getByRole("button", { name: "start trimmed by 4 frames" }))
      .waitFor();
    expect(await shownOrder()).to.deep.equal(["sh010", "sh030", "sh020"]);
    await arrives(edited);

    await page.reload();
    await page.getByRole("button", { name: "Undo: Move sh020" }).waitFor();
    await press("Control+z", 3);
    await page.getByRole("button", { name: "Redo: Trim sh010" }).waitFor();
    await arrives(UNTOUCHED);

    await page.reload();
    await page.getByRole("button", { name: "Redo: Trim sh010" }).waitFor();
    expect(await shownOrder()).to.deep.equal(["sh010", "sh020", "sh030"]);
    await press("Control+y", 2);
    await press("Control+Shift+z");
    await arrives(edited);
    await press("Control+z", 3);
    await arrives(UNTOUCHED);
  });

  it("drags an edge frame by frame, with its frame in the viewer, and a clip to another place", async () => {
    const { page } = browser;
    const viewer = page.getByRole("region", { name: "Viewer" });
    const long = await boxOf("sh020");
    await page.mouse.move(long.right - 4, long.middle);
    await page.mouse.down();
    await page.mouse.move(long.left + 40, long.middle, { steps: 6 });
    await page.mouse.move(long.left + (long.right - long.left) / 2, long.middle, { steps: 6 });
    await viewer.getByText(/^frame 1\d of 1\d$/).waitFor();
    const tip = page.getByText(/^Out −0:1\d/);
    const frames = Number(/0:(\d+)/.exec((await tip.textContent()) ?? "")?.[1]);
    expect((await boxOf("sh030")).left, "the clips stand still").to.equal(long.right + 2);
    await page.mouse.up();
    await arrives(`sh010 +0 -0, sh020 +0 -${frames}, sh030 +0 -0`);

    const [first, last] = [await boxOf("sh010"), await boxOf("sh030")];
    const carry = async () => {
      await page.mouse.move(first.left + 30, first.middle);
      await page.mouse.down();
      await page.mouse.move(last.right - 10, first.middle, { steps: 6 });
      await page.getByText("Behind sh030").waitFor();
    };
    await carry();
    await press("Escape");
    await page.getByText("Behind sh030").waitFor({ state: "detached" });
    await page.mouse.up();
    expect(await shownOrder()).to.deep.equal(["sh010", "sh020", "sh030"]);
    await carry();
    await page.mouse.up();
    await arrives(`sh020 +0 -${frames}, sh030 +0 -0, sh010 +0 -0`);
    await press("Control+z", 2);
    await arrives(UNTOUCHED);
  });

  it("does not move a locked clip, and overwrites nothing that was done elsewhere", async () => {
    const { page } = browser;
    await clip("sh020").click();
    await page.getByLabel("Lock", { exact: true }).check();
    const pressed = await boxOf("sh020");
    await page.mouse.move(pressed.left + 30, pressed.middle);
    await page.mouse.down();
    await page.mouse.move(pressed.right + 60, pressed.middle, { steps: 4 });
    await page.locator(".drag-tip").getByText("sh020 is locked: unlock it").waitFor();
    await page.mouse.up();
    await page.getByLabel("Lock", { exact: true }).uncheck();
    await press(".", 3);
    await arrives("sh010 +0 -0, sh020 +3 -0, sh030 +0 -0");
    const entries = [{ shot: "sh010" }, { shot: "sh020", trim_in: 7 }, { shot: "sh030" }];
    const body = JSON.stringify({ ep: studio.episodePath, pass: "proxy", entries });
    await fetch(`${studio.url}/studio/cut`, { method: "PUT", headers: { "Content-Type": "application/json" }, body });
    await page.getByText("The cut was changed elsewhere").waitFor();
    await press("Control+z");
    await arrives("sh010 +0 -0, sh020 +7 -0, sh030 +0 -0");
  });

  it("goes from clip to clip by keys, one stop of the Tab key", async () => {
    const { page } = browser;
    const list = page.getByRole("list", { name: "Clips of the cut" });
    expect(await list.locator("button[tabindex='0']").count()).to.equal(1);
    await clip("sh010").click();
    await clip("sh010").focus();
    await press("]");
    const focused = () => page.evaluate("document.activeElement.ariaLabel");
    expect(await focused()).to.match(/^sh020 t1, .*start trimmed by 7 frames/);
    await press("m");
    await list.getByRole("button", { name: /^sh020.*flagged/ }).waitFor();
    await press("[");
    await press("Shift+M");
    expect(await focused()).to.match(/^sh020/);
  });

  it("runs back from the end and on again by keys", async () => {
    const { page } = browser;
    const time = page.getByRole("region", { name: "Viewer" }).getByRole("timer");
    await press("End");
    const end = (await time.textContent()) ?? "";
    await press("j");
    await page.getByText("−1×", { exact: true }).waitFor();
    await time.filter({ hasText: "00:00:00:" }).waitFor();
    await press("l");
    await time.filter({ hasText: end }).waitFor();
    await page.getByRole("button", { name: "Play (Space)" }).waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
