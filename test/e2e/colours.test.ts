// The colours of a take matched, and looked at before and after.
import { expect } from "chai";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { allInBrowser, drawAll } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { FFMPEG } from "../support/media/measure-film.ts";

/**
 * Even squares of many colours: what lies in the middle of one has no neighbour to mix with. Little blue: without a graphics card Chromium itself
 * shows strong blues a few steps off.
 */
const SQUARES =
  "nullsrc=s=128x72:r=24,geq=lum='40+20*floor(X/16)+floor(Y/18)*8':cb='128+6*sin(floor(X/16)*1.7)':cr='128+30*cos(floor(Y/18)*1.3)'";
const TAGS = ["-color_range", "tv", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"];

interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel. */
  readonly data: readonly number[];
}

/** Run in the page. */
const READ_CANVAS = `(async () => {
  const canvas = document.querySelector(".graded-picture");
  const image = new Image();
  image.src = canvas.toDataURL();
  await image.decode();
  const { width, height } = canvas;
  const flat = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
  flat.drawImage(image, 0, 0);
  return { width, height, data: [...flat.getImageData(0, 0, width, height).data] };
})()`;

describe("the colours of a take", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  const stem = () => join(studio.episodePath, "renders_proxy/sh010/sh010_t01");
  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const corrected = () => viewer().getByRole("img", { name: "Colours matched" });

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
    const encode = ["-c:v", "libx264", "-crf", "4", "-pix_fmt", "yuv420p", "-bf", "0", ...TAGS];
    const source = ["-f", "lavfi", "-i", `${SQUARES},trim=end_frame=24`];
    await run(FFMPEG, ["-v", "error", ...source, ...encode, "-y", `${stem()}.mp4`]);
    // The page may hold the film that was there before.
    await browser.page.reload();
    await browser.page.locator('[data-take="1"]').waitFor();
  });

  it("are matched in a window that the take's menu opens, and say what was done", async () => {
    const { page } = browser;
    await page.locator('[data-take="1"]').click({ button: "right" });
    await page.getByRole("menuitem", { name: "Match the colours of take 1" }).click();
    const window = page.getByRole("dialog", { name: "Colours of sh010 take 1" });
    await window.getByRole("button", { name: "The plate" }).click();
    await window.getByRole("button", { name: "Match", exact: true }).click();
    await window.getByText("Its place names no plate").waitFor();
    await window.getByRole("button", { name: "A shot" }).click();
    await window.getByRole("combobox").selectOption("sh030");
    await window.getByRole("button", { name: "Match", exact: true }).click();
    await window.waitFor({ state: "detached" });
    await viewer().getByRole("group", { name: "Colours" }).waitFor();
  });

  it("are drawn in the viewer as ffmpeg corrects them, to within two steps of 255", async () => {
    const { page } = browser;
    await page.locator('[data-take="1"]').getByRole("button", { name: "Play take 1" }).click();
    await page.keyboard.press("k");
    await page.keyboard.press("Home");
    await viewer().locator(".graded-picture[data-drawn]").waitFor();
    const drawn = await page.evaluate<DrawnPicture>(READ_CANVAS);
    expect([drawn.width, drawn.height]).to.deep.equal([128, 72]);
    const exact = "scale=flags=accurate_rnd+full_chroma_int+full_chroma_inp";
    const filters = `${exact},format=gbrp16le,lut3d=file=sh010_t01.cube,format=rgb48le,format=rgb24`;
    const chunks: Buffer[] = [];
    const args = ["-v", "error", "-i", `${stem()}.mp4`, "-vf", filters, "-frames:v", "1", "-f", "rawvideo", "pipe:1"];
    await run(FFMPEG, args, {
      cwd: join(studio.episodePath, "renders_proxy/sh010"),
      onOutput: (chunk) => void chunks.push(chunk),
    });
    const wanted = Buffer.concat(chunks);
    const off: number[] = [];
    for (let y = 9; y < 72; y += 18) {
      for (let x = 8; x < 128; x += 16) {
        const at = y * 128 + x;
        for (let one = 0; one < 3; one++)
          off.push(Math.abs((drawn.data[4 * at + one] ?? 0) - (wanted[3 * at + one] ?? 0)));
      }
    }
    expect(off).to.have.length(96);
    expect(Math.max(...off)).to.be.at.most(2);
  });

  it("are seen before and after, and by a line that keys move", async () => {
    const { page } = browser;
    const choice = viewer().getByRole("group", { name: "Colours" });
    await choice.getByRole("button", { name: "Before" }).click();
    await corrected().waitFor({ state: "detached" });
    await choice.getByRole("button", { name: "Wipe" }).click();
    await corrected().waitFor();
    const line = viewer().getByRole("slider", { name: "Before and after" });
    await line.focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press("ArrowRight");
    expect(await line.getAttribute("aria-valuetext")).to.equal("60 percent of before");
    expect(await corrected().getAttribute("style")).to.include("60%");
    if (process.env["SHOT"]) await page.screenshot({ path: process.env["SHOT"] });
  });

  it("are the take's own again when the match is taken away", async () => {
    const { page } = browser;
    await page.locator('[data-take="1"]').click({ button: "right" });
    await page.getByRole("menuitem", { name: "Match the colours of take 1" }).click();
    const window = page.getByRole("dialog", { name: "Colours of sh010 take 1" });
    await window.getByText("Its colours are matched to sh030 in each film").waitFor();
    await window.getByRole("button", { name: "Take the match away" }).click();
    await viewer().getByRole("group", { name: "Colours" }).waitFor({ state: "detached" });
    expect(await corrected().count()).to.equal(0);
  });
});
