// The Write workspace as a person uses it: what is typed is checked, measured, kept, saved and built.
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Locator } from "playwright-core";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../../support/page/open-write-workspace.ts";

describe("writing", () => {
  let opened: OpenWriteWorkspace;
  beforeEach(async () => {
    opened = await openWriteWorkspace();
  });
  afterEach(() => opened.close());

  it("marks a mistake while it is typed, and lets go of it when it is mended", async () => {
    await opened.outlined("sh010").click();
    await opened.page.keyboard.press("End");
    await opened.typeAfter("dur:", "oo");
    await opened.region("Check").getByText("1 error").waitFor();
    await opened
      .region("Check")
      .getByText(/^Line \d+/)
      .first()
      .waitFor();
    await opened.page.locator(".cm-lint-marker-error").first().waitFor();
    await opened.outlined("sh010").getByText("has an error").waitFor();
    await opened.page.keyboard.press("Backspace");
    await opened.page.keyboard.press("Backspace");
    await opened
      .region("Check")
      .getByText(/0 errors|Nothing to say/)
      .waitFor();
  });

  it("says what an edit would do, saves it by keys, and builds", async () => {
    await opened.typeAfter("dur:", "5");
    await opened
      .region("Impact")
      .getByText(/shots? changes?/)
      .waitFor();
    await opened.page.locator("[data-impact=sh010]").waitFor();
    const before = await opened.onDisk();
    await opened.page.keyboard.press("Control+s");
    await opened.page.getByText("All saved").waitFor();
    expect(await opened.onDisk()).to.not.equal(before);
    expect(await readdir(join(opened.studio.episodePath, "_history"))).to.have.length(1);
    await opened.page.getByRole("banner").getByText("Built").waitFor();
  });

  it("moves the caret and the page's shot together, both ways", async () => {
    await opened.outlined("sh030").click();
    await opened.page.locator("[data-outline=sh030][aria-current=location]").waitFor();
    await opened.page.waitForURL(/write\/sh030/);
    await opened.page.getByRole("button", { name: "Shots" }).click();
    await opened.page.locator("[data-shot=sh030].shot-item--selected").waitFor();
    await opened.page.locator("[data-shot=sh020]").click();
    await opened.page.getByRole("button", { name: "Write" }).click();
    await opened.page.locator("[data-outline=sh020][aria-current=location]").waitFor();
  });

  it("keeps what is typed through a reload", async () => {
    await opened.typeAfter("dur:", "5");
    await opened.page.getByText("1 file edited").waitFor();
    await opened.page.reload();
    await opened.page.getByText("1 file edited").waitFor();
    await opened.script
      .getByText(/dur: .*5$/)
      .first()
      .waitFor();
  });

  it("follows a file that changes on disk while nothing is typed", async () => {
    await opened.writeDisk(`${await opened.onDisk()}\n// by another hand\n`);
    await opened.touch();
    await opened.script.getByText("// by another hand").waitFor();
    await opened.page.getByText("All saved").waitFor();
  });

  it("sees what another program saved when somebody comes back to the window, or to the room", async () => {
    await opened.writeDisk(`${await opened.onDisk()}\n// by another hand\n`);
    await opened.page.evaluate("dispatchEvent(new Event('focus'))");
    await opened.script.getByText("// by another hand").waitFor();
    await opened.page.getByRole("button", { name: "Shots" }).click();
    await opened.writeDisk(`${await opened.onDisk()}// and again\n`);
    await opened.page.getByRole("button", { name: "Write" }).click();
    await opened.script.getByText("// and again").waitFor();
    await opened.page.getByText("All saved").waitFor();
  });

  it("saves the series config that is typed in, and the script alone while the config is half typed", async () => {
    const { page, series, studio } = opened;
    const config = () => readFile(join(studio.episodePath, "series.json"), "utf8");
    await series.getByText('"look":').click();
    await page.keyboard.press("End");
    await page.keyboard.type(',\n"camera": ');
    await opened.typeAfter("dur:", "5");
    await page.getByText("2 files edited").waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("Nothing was built: series.json is not saved").waitFor();
    expect(await opened.onDisk()).to.match(/^dur: 15$/m);
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
    const { page } = opened;
    await opened.typeAfter("dur:", "oo");
    await page.keyboard.press("Control+s");
    await page.getByText("The build stopped at line 8").waitFor();
    await opened.outlined("sh030").click();
    await page.getByRole("button", { name: "Go to line 8" }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Control+s");
    await page.getByText("The build stopped").waitFor({ state: "detached" });
    await page.getByRole("banner").getByText("Built").waitFor();
  });

  it("colours headings, keys, values, names and comments apart, in the script and in the config", async () => {
    const { page, script, series } = opened;
    await opened.typeAfter("The quay is empty.", "\n// later");
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
    await opened.send("PUT", "/override", { shot: "sh010", both: true, fields: { steps: 12 } });
    await opened.page.reload();
    await opened.page.getByRole("button", { name: "Promote 1 override…" }).click();
    await opened.dialog.getByText("+steps: 12").waitFor();
    await opened.dialog.getByRole("button", { name: "Write 1 override" }).click();
    await opened.script.getByText("steps: 12").waitFor();
    expect(await opened.onDisk()).to.include("steps: 12");
  });
});
