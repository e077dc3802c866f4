// The sounds of a voice in a real browser: waveforms, hearing by keys, one after another, A and B, and trimming by hand and by keys.
import { expect } from "chai";
import request from "supertest";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { recordingOf, saidFrom } from "../../support/media/recorded-speech.ts";
import { until } from "../../support/until.ts";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";

describe("the sounds of a voice", () => {
  let studio: RealStudio;
  let browser: OpenBrowser;
  const refs = onRefs(() => studio);

  before(async () => {
    studio = await openRealStudio({ series: seriesFor(), script: threeShots });
    for (const [start, end] of [
      [0.2, 1.4],
      [1, 1.9],
    ] as const) {
      const form = request(studio.url).post("/studio/refs/import").field("ep", studio.ep).field("ref", "voice:ada");
      const wav = Buffer.from(recordingOf(saidFrom(start, end, "so it is"), 2));
      await form.attach("file", wav, "ada.wav").expect(200);
    }
    await studio.put("/refs/pick", { ep: studio.ep, ref: "voice:ada", take: 1 }).expect(200);
    browser = await openBrowser();
    await browser.page.goto(`${studio.url}/#/ep/${encodeURIComponent(studio.ep)}/refs?ref=voice:ada`);
  });
  after(async () => {
    await browser.close();
    await studio.close();
  });

  const row = (of: number | "live") => browser.page.locator(`[data-voice="${of}"]`);
  const slider = (name: string) => browser.page.getByRole("slider", { name, exact: true });
  const at = async (name: string) => Number(await slider(name).getAttribute("aria-valuenow"));
  const isChosen = (of: number | "live") => browser.page.locator(`[data-voice="${of}"][aria-selected=true]`).waitFor();
  const pause = () => browser.page.getByRole("button", { name: "Pause", exact: true }).waitFor();
  const play = () => browser.page.getByRole("button", { name: "Play", exact: true }).waitFor();

  it("have a waveform each, drawn from what is in the file", async () => {
    const { page } = browser;
    await row("live").getByText("2.00 s").waitFor();
    await row(2).getByText("imported, 2.00 s").waitFor();
    await page.locator(".voice-wave canvas").nth(2).waitFor();
    // The second begins in silence: its bars are lower on the left than on the right.
    const heights = `(() => {
      const canvas = document.querySelector("[data-voice='2'] canvas");
      const { width, height } = canvas;
      const pen = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
      pen.drawImage(canvas, 0, 0);
      const { data } = pen.getImageData(0, 0, width, height);
      const inked = (from, to) => {
        let sum = 0;
        for (let y = 0; y < height; y++)
          for (let x = Math.floor(width * from); x < width * to; x++) if (data[(y * width + x) * 4 + 3] > 0) sum += 1;
        return sum;
      };
      return inked(0.6, 0.9) > inked(0.1, 0.4) * 4;
    })()`;
    await until(() => page.evaluate<boolean>(heights), "the waveform is not that of the file");
  });

  it("are played and paused by Space, and run to their end", async () => {
    const { page } = browser;
    await isChosen("live");
    await page.keyboard.press(" ");
    await pause();
    await until(async () => (await at("Place in Live sample")) > 0.2, "the playhead did not move");
    await page.keyboard.press(" ");
    await play();
    const where = await at("Place in Live sample");
    expect(where).to.be.within(0.2, 2);
    await page.keyboard.press(" ");
    await pause();
    await play();
    expect(await at("Place in Live sample")).to.equal(0);
  });

  it("are swapped at the same place, and heard one after another", async () => {
    const { page } = browser;
    await row(2).getByText("Candidate 2").click();
    await isChosen(2);
    await slider("Place in Candidate 2").focus();
    for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
    expect(await at("Place in Candidate 2")).to.be.closeTo(0.2, 0.001);
    await page.keyboard.press("b");
    await isChosen("live");
    expect(await at("Place in Live sample")).to.be.closeTo(0.2, 0.001);
    await page.keyboard.press("a");
    await page.getByRole("button", { name: "Hear all", pressed: true }).waitFor();
    await isChosen(1);
    await isChosen(2);
    await page.getByRole("button", { name: "Hear all", pressed: false }).waitFor();
    await play();
  });

  it("are trimmed by keys where the playhead stands, and the stretch is saved as a candidate", async () => {
    const { page } = browser;
    await row("live").getByText("Live sample").click();
    await slider("Place in Live sample").focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("i");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("o");
    await row("live").getByText("0.50 to 1.00 s: 0.50 s").waitFor();
    await slider("End of Live sample").focus();
    await page.keyboard.press("ArrowRight");
    await row("live").getByText("0.50 to 1.05 s: 0.55 s").waitFor();
    await page.keyboard.press("s");
    await row(3).getByText("trimmed from the live sample, 0.55 s").waitFor();
    const { takes, picked } = await refs.one("voice:ada");
    expect(takes[2]?.trim).to.include({ take: null, start: 0.5, end: 1.05 });
    expect(picked).to.equal(1);
  });

  it("are trimmed by dragging their edges", async () => {
    const { page } = browser;
    const wave = await row(2).locator(".voice-wave").boundingBox();
    const handle = await slider("Start of Candidate 2").boundingBox();
    const y = (wave?.y ?? 0) + 20;
    await page.mouse.move((handle?.x ?? 0) + (handle?.width ?? 0) / 2, y);
    await page.mouse.down();
    await page.mouse.move((wave?.x ?? 0) + (wave?.width ?? 0) / 2, y, { steps: 5 });
    await page.mouse.up();
    expect(await at("Start of Candidate 2")).to.be.closeTo(1, 0.02);
    await row(2).getByRole("button", { name: "Play Candidate 2" }).click();
    await isChosen(2);
    await until(async () => (await at("Place in Candidate 2")) >= 1, "it does not play from its start");
    await play();
    await row(2).getByRole("button", { name: "Save stretch" }).click();
    await row(4).getByText("trimmed from 2").waitFor();
    await row(2).getByText("to 2.00 s").waitFor({ state: "detached" });
  });

  it("gain a line from a take of a shot that the character is in", async () => {
    const { page } = browser;
    await studio.post("/render", { ep: studio.ep, pass: "proxy", shots: ["sh020"] }).expect(200);
    await studio.idle();
    await page.getByLabel("A line from a take").selectOption("sh020, take 1");
    await page.locator("[data-voice=sh020][aria-selected=true]").waitFor();
    await page
      .locator("[data-voice=sh020]")
      .getByText(/^0.00 to /)
      .waitFor();
    const end = slider("End of sh020 take 1");
    await end.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("s");
    await row(5).getByText("from a take").waitFor();
    await row(5).getByRole("button", { name: "Discard Candidate 5" }).click();
    await page.getByRole("button", { name: "Take sh020 take 1 off the list" }).click();
    await page.locator("[data-voice=sh020]").waitFor({ state: "detached" });
  });

  it("are picked and put away, and what is heard stops with its row", async () => {
    const { page } = browser;
    await row(3).getByRole("button", { name: "Use" }).click();
    await row("live").getByText("0.55 s").waitFor();
    await row(4).getByRole("button", { name: "Discard Candidate 4" }).click();
    await row(4).waitFor({ state: "detached" });
    await page.getByRole("navigation", { name: "Groups of references" }).getByText("Cast", { exact: true }).click();
    await row("live").waitFor({ state: "detached" });
    expect(browser.complaints).to.deep.equal([]);
  });
});
