// The Write room as a person uses it: what is typed is checked, measured, kept, saved and built.
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../support/page/open-write-workspace.ts";

describe("writing", () => {
  let room: OpenWriteWorkspace;
  beforeEach(async () => {
    room = await openWriteWorkspace();
  });
  afterEach(() => room.close());

  it("marks a mistake while it is typed, and lets go of it when it is mended", async () => {
    await room.outlined("sh010").click();
    await room.page.keyboard.press("End");
    await room.typeAfter("dur:", "oo");
    await room.region("Check").getByText("1 error").waitFor();
    await room
      .region("Check")
      .getByText(/^Line \d+/)
      .first()
      .waitFor();
    await room.page.locator(".cm-lint-marker-error").first().waitFor();
    await room.outlined("sh010").getByText("has an error").waitFor();
    await room.page.keyboard.press("Backspace");
    await room.page.keyboard.press("Backspace");
    await room
      .region("Check")
      .getByText(/0 errors|Nothing to say/)
      .waitFor();
  });

  it("says what an edit would do, saves it by keys, and builds", async () => {
    await room.typeAfter("dur:", "5");
    await room.region("Impact").getByText("shots change").waitFor();
    await room.page.locator("[data-impact=sh010]").waitFor();
    const before = await room.onDisk();
    await room.page.keyboard.press("Control+s");
    await room.page.getByText("All saved").waitFor();
    expect(await room.onDisk()).to.not.equal(before);
    expect(await readdir(join(room.studio.episodePath, "_history"))).to.have.length(1);
    await room.page.getByRole("banner").getByText("Built").waitFor();
  });

  it("moves the caret and the page's shot together, both ways", async () => {
    await room.outlined("sh030").click();
    await room.page.locator("[data-outline=sh030][aria-current=location]").waitFor();
    await room.page.waitForURL(/write\/sh030/);
    await room.page.getByRole("button", { name: "Shots" }).click();
    await room.page.locator("[data-shot=sh030].shot-item--selected").waitFor();
    await room.page.locator("[data-shot=sh020]").click();
    await room.page.getByRole("button", { name: "Write" }).click();
    await room.page.locator("[data-outline=sh020][aria-current=location]").waitFor();
  });

  it("keeps what is typed through a reload", async () => {
    await room.typeAfter("dur:", "5");
    await room.page.getByText("1 file edited").waitFor();
    await room.page.reload();
    await room.page.getByText("1 file edited").waitFor();
    await room.script
      .getByText(/dur: .*5$/)
      .first()
      .waitFor();
  });

  it("follows a file that changes on disk while nothing is typed", async () => {
    await room.writeDisk(`${await room.onDisk()}\n// by another hand\n`);
    await room.touch();
    await room.script.getByText("// by another hand").waitFor();
    await room.page.getByText("All saved").waitFor();
  });

  it("sees what another program saved when somebody comes back to the window, or to the room", async () => {
    await room.writeDisk(`${await room.onDisk()}\n// by another hand\n`);
    await room.page.evaluate("dispatchEvent(new Event('focus'))");
    await room.script.getByText("// by another hand").waitFor();
    await room.page.getByRole("button", { name: "Shots" }).click();
    await room.writeDisk(`${await room.onDisk()}// and again\n`);
    await room.page.getByRole("button", { name: "Write" }).click();
    await room.script.getByText("// and again").waitFor();
    await room.page.getByText("All saved").waitFor();
  });

  it("saves the series config that is typed in, and the script alone while the config is half typed", async () => {
    const { page, series, studio } = room;
    const config = () => readFile(join(studio.episodePath, "series.json"), "utf8");
    await series.getByText('"look":').click();
    await page.keyboard.press("End");
    await page.keyboard.type(',\n"camera": ');
    await room.typeAfter("dur:", "5");
    await page.getByText("2 files edited").waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("Nothing was built: series.json is not saved").waitFor();
    expect(await room.onDisk()).to.match(/^dur: 15$/m);
    expect(await config()).to.not.include("camera");
    await page.getByText("1 file edited").waitFor();
    await series.getByText('"camera":').click();
    await page.keyboard.press("End");
    await page.keyboard.type('"handheld"');
    await page.keyboard.press("Control+s");
    await page.getByText("All saved").waitFor();
    expect(JSON.parse(await config())).to.have.nested.property("style.camera", "handheld");
    await page.getByText("Nothing was built").waitFor({ state: "detached" });
  });

  it("says what stopped the build, and goes to its line", async () => {
    const { page } = room;
    await room.typeAfter("dur:", "oo");
    await page.keyboard.press("Control+s");
    await page.getByText("The build stopped at line 8").waitFor();
    await room.outlined("sh030").click();
    await page.getByRole("button", { name: "Go to line 8" }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Control+s");
    await page.getByText("The build stopped").waitFor({ state: "detached" });
    await page.getByRole("banner").getByText("Built").waitFor();
  });

  it("colours headings, keys, values, names and comments apart, in the script and in the config", async () => {
    const { page, script, series } = room;
    await room.typeAfter("The quay is empty.", "\n// later");
    const colourOf = (where: Locator, word: string) =>
      where
        .locator(".cm-line span")
        .getByText(word, { exact: true })
        .first()
        .evaluate((one) => one.ownerDocument.defaultView.getComputedStyle(one).color);
    const seen = await Promise.all([
      colourOf(script, "size"),
      colourOf(script, " ms"),
      colourOf(script, "ADA"),
      colourOf(script, "// later"),
      colourOf(script, "sh010"),
    ]);
    expect(new Set(seen).size, seen.join(", ")).to.equal(5);
    const config = await Promise.all(['"fps"', '"tide"', "24"].map((word) => colourOf(series, word)));
    expect(new Set(config).size, config.join(", ")).to.equal(3);
    await page.getByRole("button", { name: "Light theme" }).click();
    expect(await colourOf(script, "size"), "the theme's own").to.not.equal(seen[0]);
  });

  it("promotes an override into the script, with its diff first", async () => {
    await room.send("PUT", "/override", { shot: "sh010", both: true, fields: { steps: 12 } });
    await room.page.reload();
    await room.page.getByRole("button", { name: "Promote 1 override…" }).click();
    await room.dialog.getByText("+steps: 12").waitFor();
    await room.dialog.getByRole("button", { name: "Write 1 override" }).click();
    await room.script.getByText("steps: 12").waitFor();
    expect(await room.onDisk()).to.include("steps: 12");
  });
});
