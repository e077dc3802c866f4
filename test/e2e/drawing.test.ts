// Drawing on the film in the viewer: by hand and by keys, shown on its frame, gone on the next one, and there again from the list.
import { expect } from "chai";
import type { Issue } from "../../src/contracts/routes/issues.ts";
import { allInBrowser, drawAll } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import type { TestStudio } from "../support/episodes/open-test-studio.ts";
import { until } from "../support/until.ts";

describe("drawing on what is on screen", () => {
  let studio: TestStudio;
  let browser: OpenBrowser;
  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
  });

  const viewer = () => browser.page.getByRole("region", { name: "Viewer" });
  const surface = () => viewer().getByRole("application", { name: /^Drawing on the picture/ });
  const drawn = () => viewer().getByRole("img", { name: /^Drawn with the note/ });
  const list = async () => {
    const query = new URLSearchParams({ ep: studio.episodePath, pass: "proxy" });
    const reply = await fetch(`${studio.url}/studio/issues?${query.toString()}`);
    return ((await reply.json()) as { issues: Issue[] }).issues;
  };

  it("takes a pen, an arrow and a box from the keys alone", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh020] .shot-row").click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("d");
    await surface().waitFor();
    for (const key of ["Enter", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await page.keyboard.press("a");
    for (const key of [" ", "Shift+ArrowLeft", "Enter"]) await page.keyboard.press(key);
    await page.keyboard.press("r");
    for (const key of ["Enter", "Shift+ArrowUp", "Shift+ArrowRight", "Enter"]) await page.keyboard.press(key);
    expect(await surface().locator("path:not(.drawing__cursor)").count()).to.equal(3);
    await page.keyboard.press("Control+z");
    expect(await surface().locator("path:not(.drawing__cursor)").count()).to.equal(2);
    await page.keyboard.press("Escape");
    await page.keyboard.type("the hand is torn");
    await page.keyboard.press("Enter");
    await drawn().waitFor();
    const [issue] = await list();
    expect(issue).to.deep.include({ shot: "sh020", take: 1, frame: 1, note: "00:00:00:01 the hand is torn" });
    expect(issue?.marks).to.deep.equal([
      { kind: "stroke", d: "M 0.5 0.5 L 0.51 0.5 L 0.51 0.51", color: "#ff3b30" },
      { kind: "arrow", d: "M 0.51 0.51 L 0.46 0.51", color: "#ff3b30" },
    ]);
  });

  it("shows the drawing over its frame and over no other, and again when its note is chosen", async () => {
    const { page } = browser;
    expect(await drawn().locator("path").count()).to.equal(2);
    await page.keyboard.press("ArrowRight");
    await drawn().waitFor({ state: "detached" });
    await page.locator("[data-shot=sh030] .shot-row").click();
    await page.keyboard.press("Shift+N");
    await page.getByRole("button", { name: /the hand is torn.*with a drawing/s }).click();
    await drawn().waitFor();
    await viewer().getByText("frame 2 of").waitFor();
  });

  it("goes from the note to its line of the script", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: /^Open in Write.*the note on sh020$/ }).click();
    const line = (await list())[0]?.line;
    expect(line).to.be.a("number");
    await page.getByText(`Ln ${line}`, { exact: true }).waitFor();
    await page.getByRole("button", { name: "Close (Esc)" }).click();
    await page.getByRole("button", { name: "Shots", exact: true }).click();
  });

  it("is done with a pointer in a chosen colour, for as many frames as the note says", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh010] .shot-row").click();
    await page.keyboard.press("n");
    await viewer().getByRole("button", { name: "Box" }).click();
    await viewer().getByRole("radio", { name: "Green" }).check();
    const box = await surface().boundingBox();
    if (!box) throw new Error("there is nothing to draw on");
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
    await page.mouse.move(...at(0.25, 0.25));
    await page.mouse.down();
    await page.mouse.move(...at(0.5, 0.4), { steps: 4 });
    await page.mouse.move(...at(0.75, 0.75));
    await page.mouse.up();
    await viewer()
      .getByRole("button", { name: /^One frame on/ })
      .click();
    await surface().waitFor({ state: "detached" });
    await viewer().getByRole("checkbox").check();
    await surface().waitFor();
    await viewer().getByRole("button", { name: "Keep" }).click();
    await until(async () => (await list()).length === 2, "the note was not kept");
    const issue = (await list()).at(-1);
    expect(issue).to.deep.include({ shot: "sh010", frame: 0, span: 2, note: "00:00:00:00 (a drawing)" });
    const [mark] = issue?.marks ?? [];
    expect(mark).to.deep.include({ kind: "box", color: "#34c759" });
    const corners = (mark?.d?.match(/[\d.]+/g) ?? []).map(Number);
    for (const [index, part] of [0.25, 0.25, 0.75, 0.25, 0.75, 0.75, 0.25, 0.75].entries()) {
      expect(corners[index]).to.be.closeTo(part, 0.01);
    }
    expect(browser.complaints).to.deep.equal([]);
  });
});
