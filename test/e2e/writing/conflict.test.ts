// The script changes on disk while it is typed in: neither text is lost, and only a person decides which one goes on.
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../../support/page/open-write-workspace.ts";

const THEIRS = "// by another hand";

describe("writing, while another program writes too", () => {
  let opened: OpenWriteWorkspace;
  beforeEach(async () => {
    opened = await openWriteWorkspace();
  });
  afterEach(() => opened.close());

  /** Both type: the person a 5 after the first length, the other program a comment at the end. */
  const meet = async () => {
    await opened.typeAfter("dur:", "5");
    const theirs = `${await opened.onDisk()}\n${THEIRS}\n`;
    await opened.writeDisk(theirs);
    await opened.page.keyboard.press("Control+s");
    await opened.dialog.getByText("changed on disk").first().waitFor();
    expect(await opened.onDisk()).to.equal(theirs);
    return theirs;
  };
  const press = (name: string) => opened.dialog.getByRole("button", { name }).click();
  const said = (words: string) => opened.page.getByText(words).first().waitFor();

  it("goes on with what is typed when that is chosen, and keeps the other in _history", async () => {
    const theirs = await meet();
    await press("Go on with mine");
    await said("1 file edited");
    await opened.script.click();
    await opened.page.keyboard.press("Control+s");
    await said("All saved");
    expect(await opened.onDisk())
      .to.match(/dur: 15/)
      .and.not.include(THEIRS);
    const history = join(opened.studio.episodePath, "_history");
    const [copy = ""] = await readdir(history);
    expect(await readFile(join(history, copy), "utf8")).to.equal(theirs);
  });

  it("takes the disk's text when that is chosen, and the next save leaves it alone", async () => {
    const theirs = await meet();
    await press("Take the disk's text");
    await opened.dialog.waitFor({ state: "detached" });
    await opened.script.getByText(THEIRS).waitFor();
    await said("All saved");
    await opened.page.keyboard.press("Control+s");
    await opened.typeAfter(THEIRS, ", and mine");
    await opened.page.keyboard.press("Control+s");
    await said("All saved");
    expect(await opened.onDisk()).to.equal(theirs.replace(THEIRS, `${THEIRS}, and mine`));
  });

  it("brings what was typed back by undo after the disk's text was taken", async () => {
    await meet();
    await press("Take the disk's text");
    await opened.script.getByText(THEIRS).waitFor();
    await opened.script.click();
    await opened.page.keyboard.press("Control+z");
    await opened.script.getByText("dur: 15").waitFor();
    await said("1 file edited");
  });

  it("decides nothing by keys that were on their way, nor by closing the window", async () => {
    const theirs = await meet();
    const { page } = opened;
    for (const key of ["Space", "Enter", "5", "Escape"]) await page.keyboard.press(key);
    await opened.dialog.waitFor({ state: "detached" });
    await page.keyboard.type("0");
    await opened.script.getByText("dur: 150").waitFor();
    await said("1 file edited");
    await page.keyboard.press("Control+s");
    await said("Nothing was saved: tide.md changed on disk");
    expect(await opened.onDisk()).to.equal(theirs);
    await page.getByRole("button", { name: "Compare…" }).click();
    await opened.dialog.getByText(THEIRS).waitFor();
    await page.mouse.click(5, 450);
    await opened.dialog.waitFor({ state: "detached" });
    expect(await opened.onDisk()).to.equal(theirs);
  });

  it("keeps what is changed in the window, also when it is closed undecided", async () => {
    await meet();
    await opened.dialog.getByRole("textbox", { name: "Yours" }).getByText("dur: 15").click();
    await opened.page.keyboard.press("End");
    await opened.page.keyboard.type("7");
    await opened.page.keyboard.press("Escape");
    await opened.dialog.waitFor({ state: "detached" });
    await opened.script.getByText("dur: 157").waitFor();
    await opened.page.reload();
    await press("Go on with mine");
    await opened.script.getByText("dur: 157").waitFor();
  });

  it("shows what the disk holds now, when it changes once more under the open window", async () => {
    const theirs = await meet();
    await opened.writeDisk(`${theirs}// and again\n`);
    await opened.touch();
    await opened.dialog.getByRole("textbox", { name: "On disk" }).getByText("// and again").waitFor();
    await press("Take the disk's text");
    await opened.script.getByText("// and again").waitFor();
    await said("All saved");
  });

  it("is typed in with the usual keys: lines, undo and redo; Ctrl S saves nothing and stays with the page", async () => {
    const theirs = await meet();
    const { page } = opened;
    const yours = opened.dialog.getByRole("textbox", { name: "Yours" });
    await yours.getByText("dur: 15").click();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.keyboard.type("steps: 9");
    await yours.getByText("steps: 9").waitFor();
    await page.keyboard.press("Control+z");
    await yours.getByText("steps: 9").waitFor({ state: "detached" });
    await page.keyboard.press("Control+y");
    await yours.getByText("steps: 9").waitFor();
    const note = "(event) => setTimeout(() => (document.body.dataset.stayed = String(event.defaultPrevented)))";
    await page.evaluate(`addEventListener("keydown", ${note}, { capture: true })`);
    for (const side of ["Yours", "On disk"]) {
      await opened.dialog.getByRole("textbox", { name: side }).getByText("dur:").first().click();
      await page.evaluate("delete document.body.dataset.stayed");
      await page.keyboard.press("Control+s");
      await page.locator("body[data-stayed=true]").waitFor();
    }
    expect(await opened.onDisk()).to.equal(theirs);
    await opened.dialog.getByText("changed on disk").first().waitFor();
  });

  it("leaves the keys to somebody who types on, when the change is noticed meanwhile", async () => {
    const { page } = opened;
    await opened.typeAfter("dur:", "5");
    const theirs = `${await opened.onDisk()}\n${THEIRS}\n`;
    await opened.writeDisk(theirs);
    await opened.touch();
    await page.getByRole("button", { name: "Compare…" }).waitFor();
    await page.keyboard.type("7");
    await opened.script.getByText("dur: 157").waitFor();
    expect([await opened.dialog.count(), await opened.onDisk()]).to.deep.equal([0, theirs]);
  });
});
