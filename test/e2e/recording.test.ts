// A recording imported and aligned with the script: what is missing is said, a try writes nothing, and then the windows are there.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { READ_SCRIPT, READ_SECONDS, READ_WORDS, recordingOf } from "../support/media/recorded-speech.ts";

describe("the recording window", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ script: READ_SCRIPT, env: { STUDIO_ALIGN_PYTHON: "/nowhere/python" } }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.setViewportSize({ width: 1280, height: 720 });
    await browser.page.goto(studio.episodeUrl);
  });

  const dialog = () => browser.page.getByRole("dialog", { name: "Recording" });
  const show = async () => {
    await browser.page.getByRole("button", { name: /Low Tide/ }).click();
    await browser.page.getByRole("button", { name: "Recording…" }).click();
  };
  const script = () => readFile(join(studio.episodePath, "tide.md"), "utf8");

  it("takes a file of this computer, and says what is missing to line it up", async () => {
    await show();
    const buffer = Buffer.from(recordingOf(READ_WORDS, READ_SECONDS));
    await dialog().getByLabel("Bring a recording…").setInputFiles({ name: "read.wav", mimeType: "audio/wav", buffer });
    await dialog().getByText("0 of 6 shots have a window on it: line the script up to finish.").waitFor();
    await dialog().getByText("It cannot be written down on this machine yet").waitFor();
    expect(await dialog().getByRole("button", { name: "Line up" }).isDisabled()).to.equal(true);
  });

  it("tries it without writing, and then writes", async () => {
    const { page } = browser;
    await writeFile(join(studio.episodePath, "audio", "read.wav.words.json"), JSON.stringify(READ_WORDS));
    await page.keyboard.press("Escape");
    await show();
    await dialog().getByText("It is written down already").waitFor();
    const before = await script();
    await dialog().getByRole("button", { name: "Try it" }).click();
    await dialog()
      .getByText(/of 6 shots would get a window/)
      .waitFor();
    expect(await script()).to.equal(before);
    await dialog().getByRole("button", { name: "Line up" }).click();
    await dialog()
      .getByText(/of 6 shots got a window/)
      .waitFor();
    expect(await script()).to.match(/^audio: \d+\.\d{3}/m);
    await dialog()
      .getByText(/[1-6] of 6 shots have a window on it\./)
      .waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
