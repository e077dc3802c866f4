// Panoramas of a place in a real browser: what is said of them, looking round by keys and by mouse, and the view that becomes a plate.
import { expect } from "chai";
import { Jimp } from "jimp";
import request from "supertest";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";

/** A picture whose colour says the direction: red grows to the right, green upwards; `torn` has edges that do not meet. */
async function panorama(width: number, height: number, torn = false): Promise<Buffer> {
  const picture = new Jimp({ width, height });
  for (let at = 0; at < width * height; at++) {
    const turn = (at % width) / width;
    const right = torn ? turn * 255 : (1 - Math.cos(turn * 2 * Math.PI)) * 127;
    const down = Math.floor(at / width) / height;
    picture.bitmap.data.set(
      [Math.round(right), Math.round(255 * (1 - down)), Math.abs(turn - 0.5) < 0.25 ? 200 : 90, 255],
      at * 4,
    );
  }
  return picture.getBuffer("image/png");
}

describe("the panoramas of a place", () => {
  let studio: RealStudio;
  let browser: OpenBrowser;
  const refs = onRefs(() => studio);

  before(async () => {
    studio = await openRealStudio({ series: seriesFor(), script: threeShots });
    const files = [
      ["round.png", await panorama(512, 256)],
      ["torn.png", await panorama(512, 256, true)],
      ["flat.png", await panorama(300, 200)],
    ] as const;
    for (const [name, bytes] of files) {
      const form = request(studio.url).post("/studio/refs/import").field("ep", studio.ep);
      await form.field("ref", "location:quay").field("view", "pano").attach("file", bytes, name).expect(200);
    }
    browser = await openBrowser();
    const { page } = browser;
    await page.goto(`${studio.url}/#/ep/${encodeURIComponent(studio.ep)}/refs?ref=location:quay`);
  });
  after(async () => {
    await browser.close();
    await studio.close();
  });

  const section = () => browser.page.getByRole("region", { name: "Panoramas" });
  const row = (take: number) => section().locator(`[data-pano="${take}"]`);
  const viewer = (take: number) => browser.page.getByRole("dialog", { name: `quay: panorama ${take}` });
  const gaze = (words: string) =>
    browser.page.getByLabel("Where the camera looks").getByText(words, { exact: true }).waitFor();
  const opened = async (take: number) => {
    await row(take).getByRole("button", { name: "look round" }).click();
    await viewer(take).locator("[role=application][aria-busy=false]").waitFor();
  };

  it("say whether they are 2:1 and whether their edges meet", async () => {
    await row(1).getByText("2:1, its edges meet", { exact: true }).waitFor();
    await row(2).getByText("2:1, its edges do not meet: a seam shows behind the camera").waitFor();
    await row(3).getByText("300 × 200, not 2:1").waitFor();
  });

  it("are not fetched, nor their viewer, before one is opened", async () => {
    const asked = await browser.page.evaluate<string[]>(
      "performance.getEntriesByType('resource').map(({ name }) => name)",
    );
    expect(asked.filter((name) => /pannellum|studio\/file/.test(name))).to.deep.equal([]);
  });

  it("are turned in by keys, and the view on screen is the plate that S saves", async () => {
    const { page } = browser;
    await opened(1);
    await gaze("ahead, level, 75° wide");
    for (let press = 0; press < 6; press++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("+");
    await gaze("29° right, 10° up, 70° wide");
    const canvas = viewer(1).locator("canvas");
    const screen = await Jimp.fromBuffer(await canvas.screenshot());
    await page.keyboard.press("s");
    await viewer(1).getByText("Saved as candidate 1").waitFor();
    const { takes } = await refs.one("location:quay");
    expect(takes.map(({ source, pano_view: view }) => [source, view?.yaw, view?.pitch, view?.fov])).to.deep.equal([
      ["imported", 29, 10, 70],
    ]);
    const candidate = page.locator(".ref-candidate[aria-label^='Candidate 1']");
    await candidate.getByText("360 view").waitFor();
    expect(await candidate.getAttribute("title")).to.include("view of panorama 1: 29° right, 10° up, 70° wide");
    const saved = await Jimp.fromBuffer(await refs.bytes(takes[0]?.image ?? ""));
    const colour = (picture: { bitmap: { width: number; height: number; data: Buffer } }, x: number, y: number) => {
      const { width, height, data } = picture.bitmap;
      const at = (Math.floor(height * y) * width + Math.floor(width * x)) * 4;
      return [...data.subarray(at, at + 3)];
    };
    for (const [x, y] of [
      [0.5, 0.5],
      [0.08, 0.1],
      [0.92, 0.1],
      [0.08, 0.88],
      [0.92, 0.88],
    ] as const) {
      const [seen, kept] = [colour(screen, x, y), colour(saved, x, y)];
      for (const part of [0, 1, 2])
        expect(seen[part], `at ${x}, ${y}: ${seen.join()} on screen, ${kept.join()} saved`).to.be.closeTo(
          kept[part]!,
          6,
        );
    }
  });

  it("are turned in by the mouse and straightened by 0, and a second view can be saved", async () => {
    const { page } = browser;
    await page.keyboard.press("0");
    await gaze("ahead, level, 75° wide");
    const box = await viewer(1).locator("canvas").boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 120, y, { steps: 4 });
    await page.mouse.up();
    await viewer(1).getByLabel("Where the camera looks").getByText(/left/).waitFor();
    await page.keyboard.press("S");
    await viewer(1).getByText("Saved as candidates 1, 2").waitFor();
  });

  it("keep the focus inside, and Esc gives it back to what opened the window", async () => {
    const { page } = browser;
    await page.keyboard.press("Escape");
    await viewer(1).waitFor({ state: "detached" });
    await row(1).getByRole("button", { name: "look round" }).focus();
    await page.keyboard.press("Enter");
    await viewer(1).locator("[role=application][aria-busy=false]:focus").waitFor();
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      const where = "document.activeElement === document.body || document.activeElement.closest('dialog') !== null";
      expect(await page.evaluate<boolean>(where)).to.equal(true);
    }
    await page.keyboard.press("Escape");
    await viewer(1).waitFor({ state: "detached" });
    const name = await page.evaluate<string>("document.activeElement.getAttribute('aria-label')");
    expect(name).to.equal("Panorama 1: look round (V)");
  });

  it("open by a key, the newest first, and a view of what is not 2:1 is refused in a sentence", async () => {
    const { page } = browser;
    await page.keyboard.press("v");
    await viewer(3).locator("[role=application][aria-busy=false]").waitFor();
    await page.keyboard.press("s");
    await viewer(3)
      .getByText(/is 300x200 and no panorama/)
      .waitFor();
    await page.keyboard.press("Escape");
    await viewer(3).waitFor({ state: "detached" });
  });

  it("are put away", async () => {
    await row(3).getByRole("button", { name: "Discard panorama 3" }).click();
    await row(3).waitFor({ state: "detached" });
    expect(browser.complaints).to.deep.equal([]);
  });
});
