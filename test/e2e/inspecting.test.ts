// The next render's values changed in place, as a person does it: what is typed stays whatever arrives, until it is saved. And the size
// of the inspector and its neighbours.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allInBrowser } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";

describe("the inspector", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.setViewportSize({ width: 1280, height: 720 });
    await browser.page.goto(studio.episodeUrl);
  });

  const inspector = () => browser.page.getByRole("region", { name: "Inspector" });
  const field = (name: string) => inspector().getByLabel(name);
  const size = () => field("Size").or(field("Size, not saved"));
  const press = (shot: string) => browser.page.locator(`[data-shot=${shot}]`).getByRole("button").first().click();
  const send = async (method: "POST" | "PUT", path: string, body: object) => {
    const reply = await fetch(`${studio.url}/studio${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ep: studio.episodePath, pass: "proxy", ...body }),
    });
    expect(reply.status).to.equal(200);
  };
  const stored = async () => {
    const query = new URLSearchParams({ ep: studio.episodePath, pass: "proxy", shot: "sh010" }).toString();
    const reply = await fetch(`${studio.url}/studio/shot?${query}`);
    return ((await reply.json()) as { override: Record<string, unknown> }).override;
  };

  it("keeps what is typed while a render finishes, over another shot and over a reload", async () => {
    const { page } = browser;
    await size().fill("64 x 36");
    await inspector().getByText("unsaved").waitFor({ state: "attached" });
    await send("POST", "/render", { shots: ["sh010"] });
    await page.locator(`[data-take="1"]`).getByText("In the cut").waitFor();
    expect(await size().inputValue()).to.equal("64 x 36");
    await press("sh020");
    await page.locator("[data-value=size]:not(.value-row--dirty)").waitFor();
    await press("sh010");
    await page.locator("[data-value=size].value-row--dirty").waitFor();
    await page.reload();
    await page.locator("[data-value=size].value-row--dirty").waitFor();
    expect(await size().inputValue()).to.equal("64 x 36");
    expect(await stored()).to.deep.equal({});
  });

  it("saves it before the take is queued, which is made with it", async () => {
    const { page } = browser;
    await inspector().getByRole("button", { name: "Queue" }).click();
    await page.locator(`[data-take="2"]`).getByText("In the cut").waitFor();
    await inspector().getByText("Built: 128 × 72").waitFor();
    expect(await stored()).to.deep.equal({ size: "64x36" });
    expect(await inspector().getByRole("button", { name: "Save", exact: true }).count()).to.equal(0);
  });

  it("loses neither value when another window stored one meanwhile", async () => {
    await size().fill("96x54");
    await send("PUT", "/override", { shot: "sh010", fields: { size: "80x45" } });
    const note = inspector().getByRole("alert").filter({ hasText: "Size was changed elsewhere" });
    await note.waitFor();
    expect(await note.textContent()).to.include("It is 80 × 45 now, and 96x54 here.");
    await note.getByRole("button", { name: "Go on with mine" }).click();
    await size().press("Control+s");
    await browser.page.locator("[data-value=size]:not(.value-row--dirty)").waitFor();
    expect(await stored()).to.deep.equal({ size: "96x54" });
    await inspector().getByRole("button", { name: "Use built size" }).click();
    await inspector().getByRole("button", { name: "Save", exact: true }).click();
    await inspector().getByRole("button", { name: "Save", exact: true }).waitFor({ state: "detached" });
    expect(await stored()).to.deep.equal({});
  });

  it("makes one take with values of its own, and leaves the shot's alone", async () => {
    const { page } = browser;
    await inspector().getByRole("button", { name: "New take…" }).click();
    const dialog = page.getByRole("dialog", { name: "New take of sh010" });
    await dialog.getByRole("button", { name: "Typed" }).click();
    await dialog.getByLabel("Typed seed").fill("4242");
    await dialog.getByLabel("Note").fill("the slow one");
    await dialog.getByLabel("Note").press("Enter");
    await page.locator(`[data-take="3"]`).getByText("In the cut").waitFor();
    await page.locator(`[data-take="3"] .take-row__seed`).getByText("4242").waitFor();
    expect(await stored()).to.deep.equal({});
  });

  it("draws a shot without words over it, or a single take with all of them", async () => {
    const { page } = browser;
    const setIn = async (take: number) => {
      const record = await readFile(join(studio.episodePath, `renders_proxy/sh010/sh010_t0${take}.json`), "utf8");
      return (JSON.parse(record) as { overrides: string[] }).overrides;
    };
    await field("Slate").selectOption({ label: "Nothing" });
    await inspector().getByText("Built: Slate and captions").waitFor();
    await inspector().getByRole("button", { name: "Queue" }).click();
    await page.locator(`[data-take="4"]`).getByText("In the cut").waitFor();
    expect([await stored(), await setIn(4)]).to.deep.equal([{ slate: "clean" }, ["slate"]]);
    await inspector().getByRole("button", { name: "New take…" }).click();
    const dialog = page.getByRole("dialog", { name: "New take of sh010" });
    await dialog.getByLabel("Slate").selectOption({ label: "Slate and captions" });
    await dialog.getByRole("button", { name: "Queue the take" }).click();
    await page.locator(`[data-take="5"]`).getByText("In the cut").waitFor();
    expect(await setIn(5)).to.deep.equal([]);
  });

  it("lets a clip sound like another take, or like nothing", async () => {
    const { page } = browser;
    const dialog = page.getByRole("dialog", { name: "Sound of sh010" });
    await inspector()
      .getByRole("button", { name: /^Sound/ })
      .click();
    await dialog.getByRole("button", { name: "A take" }).click();
    await dialog.getByLabel("Take", { exact: true }).selectOption("sh010 1");
    await dialog.getByLabel("Moved by").fill("0.25");
    await dialog.getByRole("button", { name: "Use this sound" }).click();
    await inspector().getByRole("button", { name: "Sound: sh010 t01" }).click();
    expect(await dialog.getByLabel("Moved by").inputValue()).to.equal("0.25");
    await dialog.getByRole("button", { name: "None" }).click();
    await dialog.getByRole("button", { name: "Use this sound" }).click();
    await inspector().getByRole("button", { name: "Sound: silent" }).waitFor();
  });

  it("takes the room that is drawn for it, by pointer or keys, and keeps it over a reload", async () => {
    const { page } = browser;
    const width = async () => (await inspector().boundingBox())?.width;
    const edge = (name: string) => page.getByRole("separator", { name });
    await edge("Width of the inspector").focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await width()).to.equal(360);
    await edge("Height of the timeline").dblclick();
    await page.getByRole("region", { name: "Timeline" }).waitFor({ state: "hidden" });
    await page.reload();
    await inspector().getByText("Next render").waitFor();
    expect(await width()).to.equal(360);
    expect(await page.getByRole("region", { name: "Timeline" }).isVisible()).to.equal(false);
    await edge("Height of the timeline").press("Enter");
    await page.getByRole("region", { name: "Timeline" }).waitFor();
    await edge("Width of the inspector").press("Home");
    expect(await width()).to.equal(328);
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
