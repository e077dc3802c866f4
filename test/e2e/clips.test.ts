// Clips in the page: one sentence and a picture, several takes side by side, one kept, and an episode of it.
import { expect } from "chai";
import { join } from "node:path";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import { png } from "../support/episodes/ref-studio.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

const SENTENCE = "A lighthouse keeper lights the lamp as a storm rolls in over the bay.";

describe("clips", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  allInBrowser({}, (opened) => ({ studio, browser } = opened));

  const composer = () => browser.page.getByRole("region", { name: "New clip" });
  const clip = (text: string) => browser.page.getByRole("article", { name: text });

  it("are reached from the list of episodes", async () => {
    const { page } = browser;
    await page.goto(studio.url);
    await page.getByRole("button", { name: "Make a clip" }).click();
    await page.getByText("Each clip comes here, with its takes side by side.").waitFor();
    expect(await composer().getByRole("button", { name: "Make the clip" }).isDisabled()).to.equal(true);
  });

  it("are made of a sentence, by keys alone, with takes side by side", async () => {
    const { page } = browser;
    await composer().getByLabel("What does the clip show?").fill(SENTENCE);
    await composer().getByLabel("Length, s").fill("1");
    await composer().getByLabel("What does the clip show?").focus();
    await page.keyboard.press("Enter");
    await clip(SENTENCE).getByRole("button", { name: "Keep take 1" }).waitFor();
    await clip(SENTENCE).getByRole("button", { name: "Keep take 2" }).waitFor();
    expect(await composer().getByLabel("What does the clip show?").inputValue()).to.equal("");
  });

  it("are played, and the best is kept", async () => {
    const film = clip(SENTENCE).getByRole("button", { name: "Play take 2" });
    await film.focus();
    await browser.page.keyboard.press("Enter");
    await clip(SENTENCE).getByRole("button", { name: "Pause take 2" }).or(film).first().waitFor();
    await clip(SENTENCE).getByRole("button", { name: "Keep take 2" }).click();
    await clip(SENTENCE).getByRole("button", { name: "Kept take 2" }).waitFor();
  });

  it("begin from a picture that is dropped", async () => {
    const { page } = browser;
    const bytes = (await png(0xcc6633ff, 672, 384)).toString("base64");
    const data = await page.evaluateHandle(`(() => {
      const held = new DataTransfer();
      const bytes = Uint8Array.from(atob("${bytes}"), (letter) => letter.charCodeAt(0));
      held.items.add(new File([bytes], "dunes.png", { type: "image/png" }));
      return held;
    })()`);
    await composer().dispatchEvent("drop", { dataTransfer: data });
    await composer().getByRole("img", { name: "Begins from dunes.png" }).waitFor();
    await composer().getByLabel("What does the clip show?").fill("Wind moves over the dunes.");
    await page.keyboard.press("Enter");
    await clip("Wind moves over the dunes.").getByRole("button", { name: "Keep take 1" }).waitFor();
    await composer().getByText("Drop a picture or two, or").waitFor();
  });

  it("become an episode with a script, their takes and what was kept", async () => {
    const { page } = browser;
    await clip(SENTENCE).getByRole("button", { name: "Make it an episode…" }).click();
    const dialog = page.getByRole("dialog", { name: "Make it an episode" });
    await dialog.getByLabel("Title of the show").fill("Storm");
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "detached" });
    await page
      .getByRole("button", { name: /clip01/ })
      .first()
      .waitFor();
    expect(decodeURIComponent(page.url())).to.include(join("storm", "ep01"));
    expect(await page.getByRole("navigation", { name: "Rooms" }).getByRole("button").allTextContents()).to.deep.equal([
      "Write",
      "Shots",
      "Refs",
      "Deliver",
    ]);
  });

  it("are no cause for complaint", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
