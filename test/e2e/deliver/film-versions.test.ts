// Versions of the film: an upright one whose middle is moved by hand and by keys, one in another language, and the film that is made.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FilmVersion } from "../../../src/contracts/files/delivery/film-version.ts";
import { allInBrowser } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { until } from "../../support/until.ts";

describe("versions of the film in the page", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await placeTakes({ ep: studio.episodePath });
    await browser.page.goto(studio.episodeUrl.replace(/\/shots$/, "/deliver?pass=proxy&step=versions"));
  });

  const stored = async (id: string) =>
    JSON.parse(await readFile(join(studio.episodePath, "versions", `${id}.json`), "utf8")) as FilmVersion;
  const panel = () => browser.page.getByRole("region", { name: "Versions of the film" });
  const stage = () => browser.page.getByRole("region", { name: "The version" });

  it("begin with a shape, and show what is seen of each shot", async () => {
    await stage().getByText("One film, many forms").waitFor();
    await panel().getByRole("button", { name: "Upright" }).click();
    await stage().getByRole("slider", { name: "Middle of sh010" }).waitFor();
    const still = stage().locator(".versions__still img").first();
    const width = () => still.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await until(async () => (await width()) > 0, "there is no picture of the shot");
    expect(await stored("vertical")).to.deep.equal({ version: 1, ratio: "9:16", label: "Upright" });
  });

  it("move a shot's middle by keys and by a click on its picture, each into the file", async () => {
    const slider = stage().getByRole("slider", { name: "Middle of sh010" });
    await slider.focus();
    await browser.page.keyboard.press("Home");
    await until(async () => (await stored("vertical")).crops?.["sh010"]?.[0] === 0, "the key moved nothing");
    const picture = stage().locator(".versions__picture").nth(1);
    const box = await picture.boundingBox();
    await picture.click({ position: { x: (box?.width ?? 0) * 0.75, y: 10 } });
    await until(async () => (await stored("vertical")).crops?.["sh020"] !== undefined, "the click moved nothing");
    expect((await stored("vertical")).crops?.["sh020"]?.[0]).to.be.closeTo(0.75, 0.03);
  });

  it("make the film, which plays beside them", async () => {
    await panel().getByRole("button", { name: "Make this film" }).click();
    const film = panel().locator("video");
    await film.waitFor();
    const shape = () => film.evaluate(({ videoWidth, videoHeight }) => [videoWidth, videoHeight]);
    await until(async () => (await shape())[0] === 40, "the film is not upright");
    expect(await shape()).to.deep.equal([40, 72]);
  });

  it("take lines in another language beside the script's own", async () => {
    const { page } = browser;
    await panel().getByRole("textbox", { name: "Language" }).fill("de");
    await page.keyboard.press("Enter");
    const line = stage().getByRole("group", { name: "Lines in de" }).getByRole("textbox").first();
    await line.fill("Die Flut stimmt nicht.");
    await page.keyboard.press("Tab");
    const texts = async () =>
      Object.values((await stored("de")).lines ?? {}).flatMap((lines) => lines.map(({ text }) => text));
    await until(async () => (await texts()).includes("Die Flut stimmt nicht."), "the line was not written");
    await panel().getByRole("button", { name: "Remove this version" }).click();
    await panel().getByRole("button", { name: /^de/ }).waitFor({ state: "detached" });
  });
});
