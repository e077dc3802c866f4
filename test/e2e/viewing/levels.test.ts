// Levels of clips as a person sets them: by mouse on the timeline, by keys and in the inspector; seen, kept by the service, and taken back.
import { expect } from "chai";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { until } from "../../support/until.ts";

describe("gain and fades of clips", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
  });

  const clip = (shot: string) => browser.page.getByRole("button", { name: new RegExp(`^${shot} t1`) });
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await browser.page.keyboard.press(key);
  };
  const readLevels = async () => {
    const query = new URLSearchParams({ ep: studio.episodePath, pass: "proxy" });
    const reply = await fetch(`${studio.url}/studio/episode?${query.toString()}`);
    const { shots } = (await reply.json()) as EpisodeStatus;
    const { gain, fade_in, fade_out, sound_fade_in, sound_fade_out } = shots[0]!.cut;
    return JSON.stringify({ gain, fade_in, fade_out, sound_fade_in, sound_fade_out });
  };
  const arrives = (wanted: object) =>
    until(async () => (await readLevels()) === JSON.stringify(wanted), `the levels are not ${JSON.stringify(wanted)}`);
  const drag = async (selector: string, right: number, up: number) => {
    const { page } = browser;
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} is not drawn`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + right, y - up, { steps: 4 });
    await page.mouse.up();
  };

  it("sets them by keys at the playhead, shows the black of the fade, and undoes them", async () => {
    const { page } = browser;
    await clip("sh010").click();
    for (let i = 0; i < 12; i++) await press("ArrowRight");
    await press("t", "h", "Alt+ArrowDown");
    await arrives({ gain: 0.8913, fade_in: 12, sound_fade_in: 12 });
    await press("Home");
    const shade = page.locator(".stage__shade");
    await until(async () => (await shade.getAttribute("style")) === "opacity: 1;", "the first frame is not black");
    await press("Control+z", "Control+z", "Control+z");
    await arrives({});
    expect(await shade.count()).to.equal(0);
  });

  it("drags fades at the corners and the line of the gain, and puts the line back by a double-click", async () => {
    await clip("sh010").click();
    await drag('[data-fade="fade_in"]', 30, 0);
    await drag('[data-fade="sound_fade_out"]', -30, 0);
    await drag(".gain-line--held", 0, -10);
    await until(async () => (await readLevels()).includes('"gain"'), "the gain did not arrive");
    const { gain, fade_in, sound_fade_out } = JSON.parse(await readLevels()) as Record<string, number>;
    expect(gain).to.be.within(0.2, 0.3);
    expect(fade_in).to.be.above(0);
    expect(sound_fade_out).to.equal(fade_in);
    await browser.page.locator(".gain-line--held").dblclick();
    await until(async () => !(await readLevels()).includes('"gain"'), "the gain is not what it was");
  });

  it("has them as fields, and offers who would split a clip what can be done", async () => {
    const { page } = browser;
    const inspector = page.getByRole("region", { name: "Inspector" });
    await inspector.getByLabel("Gain").fill("-6");
    await press("Enter");
    await until(async () => (await readLevels()).includes('"gain":0.5012'), "the gain did not arrive");
    await inspector.getByLabel("Picture fades out").fill("9");
    await press("Enter");
    await until(async () => (await readLevels()).includes('"fade_out":9'), "the fade did not arrive");
    await clip("sh010").click({ button: "right" });
    await page.getByRole("menuitem", { name: "Split the clip at the playhead…" }).click();
    const dialog = page.getByRole("dialog", { name: "Split sh010" });
    await dialog.getByText("A cut plays each shot once").waitFor();
    await dialog.getByRole("button", { name: "Show in script" }).click();
    await page.getByRole("textbox", { name: "Script" }).waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
