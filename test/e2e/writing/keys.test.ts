// The keyboard in the Write workspace: it belongs to the texts, and does nothing of the Shots workspace there.
import { expect } from "chai";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../../support/page/open-write-workspace.ts";

describe("the keys of the Write workspace", () => {
  let room: OpenWriteWorkspace;
  beforeEach(async () => {
    room = await openWriteWorkspace();
  });
  afterEach(() => room.close());

  it("render, pick and discard nothing while no text has the focus", async () => {
    const changes: string[] = [];
    room.page.on("request", (request) => {
      if (/\/studio\/(render|pick|cut|discard)\b/.test(request.url())) changes.push(request.url());
    });
    await room.page.getByRole("heading", { name: "This edit" }).click();
    for (const key of ["r", "Shift+R", "5", "x", "x", "m", "/", "Space"]) await room.page.keyboard.press(key);
    await room.page.keyboard.press("q");
    await room.page.getByRole("complementary", { name: "Jobs" }).getByText("nothing open").waitFor();
    expect(changes).to.deep.equal([]);
  });

  it("are told by the help, and those of the Shots workspace are not", async () => {
    await room.page.getByRole("button", { name: "Keys (?)" }).click();
    await room.dialog.getByText("Save and build").waitFor();
    expect(await room.dialog.getByText("Render this shot").count()).to.equal(0);
  });

  it("type at the place that a press in the outline or in the check went to", async () => {
    await room.outlined("sh020").click();
    await room.page.keyboard.press("End");
    await room.page.keyboard.type("b");
    await room.script.getByText("## sh020b").waitFor();
    await room.page.keyboard.press("Control+z");
    await room.typeAfter("dur:", "oo");
    await room.outlined("sh030").click();
    await room
      .region("Check")
      .getByText(/^Line 8/)
      .click();
    await room.page.keyboard.press("End");
    await room.page.keyboard.press("Backspace");
    await room.script.getByText("dur: 1o", { exact: true }).waitFor();
  });

  it("go on where they were when somebody comes back from another room: caret, undo and scrolling", async () => {
    const { page } = room;
    const longTail = Array.from({ length: 200 }, (_, index) => `// line ${index}\n`).join("");
    await room.writeDisk(`${await room.onDisk()}${longTail}`);
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await room.script.getByText("// line 0", { exact: true }).waitFor();
    await room.typeAfter("dur: auto", "5");
    await page.keyboard.press("Control+End");
    await room.script.getByText("// line 199").waitFor();
    await page.getByRole("button", { name: "Shots" }).click();
    await page.getByRole("button", { name: "Write" }).click();
    await room.script.getByText("// line 199").waitFor();
    await page.getByText("Ln 223").waitFor();
    await room.script.focus();
    await page.keyboard.type("here");
    await room.script.getByText("here", { exact: true }).waitFor();
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await room.script.getByText("dur: auto", { exact: true }).waitFor();
    await page.getByText("All saved").waitFor();
  });

  it("close a menu by Esc, though it was opened by mouse while a text has the focus", async () => {
    const { page } = room;
    await room.script.click();
    const menu = page.getByRole("group", { name: "Episodes" });
    const button = page.getByRole("button", { name: /tide/ }).first();
    await button.click();
    await menu.waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await page.locator(".episode-menu:focus").waitFor();
    await page.getByRole("heading", { name: "This edit" }).click();
    await button.click();
    await menu.waitFor();
    await page.getByRole("heading", { name: "This edit" }).click();
    await menu.waitFor({ state: "detached" });
  });

  it("move the caret, and the outline and the page's shot with it", async () => {
    await room.script.getByText("## sh010").click();
    await room.page.locator("[data-outline=sh010][aria-current=location]").waitFor();
    for (let line = 0; line < 7; line++) await room.page.keyboard.press("ArrowDown");
    await room.page.locator("[data-outline=sh020][aria-current=location]").waitFor();
    await room.page.waitForURL(/write\/sh020/);
    await room.page.keyboard.press("Control+End");
    await room.page.waitForURL(/write\/sh030/);
    await room.outlined("sh030").getByText("0.5 s").waitFor();
  });
});
