// The menu of a shot and a take, every command by its name, the trash and imported films, as a person does it.
import { expect } from "chai";
import { allInBrowser, drawAll } from "../support/page/in-browser.ts";
import type { OpenBrowser } from "../support/page/open-browser.ts";
import { smallFilm } from "../support/media/small-film.ts";

describe("the menu, the palette and the trash", () => {
  let browser: OpenBrowser;

  allInBrowser({}, async (opened) => {
    ({ browser } = opened);
    await drawAll(opened);
  });

  const take = (number: number) => browser.page.locator(`[data-take="${number}"]`);
  const focused = () => browser.page.locator(":focus").textContent();

  it("opens on the shot that has the focus, is walked by keys, and gives the focus back", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh020] .shot-row").focus();
    await page.keyboard.press("Shift+F10");
    const menu = page.getByRole("menu", { name: "sh020" });
    await menu.waitFor();
    expect(await focused()).to.equal("RenderR");
    await page.locator(".shot-item--selected[data-shot=sh020]").waitFor();
    await page.keyboard.press("ArrowUp");
    expect(await focused()).to.equal("Last picture to sh030");
    await page.keyboard.press("l");
    expect(await focused()).to.equal("Lock");
    await page.keyboard.press("Enter");
    await page.locator("[data-shot=sh020]").getByText("Locked").first().waitFor();
    expect(await focused()).to.match(/^sh020/);
    await page.keyboard.press("Shift+F10");
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "detached" });
    await take(1).click({ button: "right" });
    await page.getByRole("menuitem", { name: "Use take 1" }).hover();
    await page.getByText("The cut plays it already.").waitFor();
    await page.keyboard.press("Escape");
  });

  it("acts on several shots at once, by mouse and by keys", async () => {
    const { page } = browser;
    const row = (shot: string) => page.locator(`[data-shot=${shot}] .shot-row`);
    await row("sh010").click();
    await row("sh030").click({ modifiers: ["Shift"] });
    const bar = page.getByRole("group", { name: "Selected shots" });
    await bar.getByText("3 shots").waitFor();
    await row("sh020").click({ modifiers: ["Control"] });
    await bar.getByText("2 shots").waitFor();
    await page.keyboard.press("m");
    await page.getByRole("button", { name: "Undo: Flag 2 shots (Ctrl Z)" }).click();
    await row("sh030").click({ button: "right" });
    await page.getByRole("menu", { name: "2 shots" }).getByRole("menuitem", { name: "Leave out: 2 shots" }).click();
    await page.getByRole("button", { name: "Undo: Leave 2 shots out (Ctrl Z)" }).click();
    await page.keyboard.press("Control+a");
    await bar.getByRole("button", { name: "Target…" }).click();
    const targets = page.getByRole("dialog", { name: "Target of 3 shots" });
    await targets.getByRole("combobox", { name: "Target" }).selectOption({ index: 1 });
    await targets.getByRole("button", { name: "Set the target" }).click();
    await targets.waitFor({ state: "detached" });
    await page.keyboard.press("Escape");
    await bar.waitFor({ state: "detached" });
  });

  it("discards a take by the palette, and brings it back from the trash", async () => {
    const { page } = browser;
    await page.locator("[data-shot=sh010] .shot-row").click();
    for (const pressed of [1, 2]) {
      await page.keyboard.press("Control+k");
      await page.keyboard.type(`discard${pressed === 1 ? "" : " take"}`);
      await page.keyboard.press("Enter");
    }
    await take(1).waitFor({ state: "detached" });
    await page.keyboard.press("Control+k");
    await page.keyboard.type("trash");
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Trash" }).getByRole("button", { name: "Bring back" }).click();
    await page.getByText("Nothing was discarded.").waitFor();
    await page.keyboard.press("Escape");
    await take(1).getByText("In the cut").waitFor();
  });

  it("brings a film as a take, and says why it does not take a text", async () => {
    const { page } = browser;
    const film = await smallFilm({ frames: 12, width: 128, height: 72, fps: 24 });
    const importFilm = async (name: string, buffer: Buffer) => {
      const chooser = page.waitForEvent("filechooser");
      await page
        .locator("[data-shot=sh010]")
        .getByRole("button", { name: /^More for sh010 / })
        .click();
      await page.getByRole("menuitem", { name: "Bring a file as a take…" }).click();
      await (await chooser).setFiles({ name, mimeType: "video/mp4", buffer });
    };
    await importFilm("quay.mp4", film);
    await take(2).getByText("imported").waitFor();
    await importFilm("words.mp4", Buffer.from("no film at all"));
    const note = page.getByRole("alert").filter({ hasText: "words.mp4" });
    await note.getByRole("button", { name: "Dismiss" }).click();
  });

  it("says beside the shot why it does not take the file that is dropped there", async () => {
    const { page } = browser;
    const dataTransfer = await page.evaluateHandle(`(() => {
      const held = new DataTransfer();
      held.items.add(new File(["no film at all"], "dropped.mp4", { type: "video/mp4" }));
      return held;
    })()`);
    const row = page.locator("[data-shot=sh030]");
    await row.dispatchEvent("dragover", { dataTransfer });
    await page.locator("[data-shot=sh030].shot-item--over").waitFor();
    await row.dispatchEvent("drop", { dataTransfer });
    await row.getByRole("alert").filter({ hasText: "dropped.mp4" }).waitFor();
  });

  it("opens one drawer in place of the other, and episodes by their names from the list of all", async () => {
    const { page } = browser;
    const drawer = (name: string) => page.getByRole("complementary", { name });
    await page.keyboard.press("q");
    await drawer("Jobs").waitFor();
    await page.keyboard.press("Shift+N");
    await drawer("Issues").waitFor();
    expect(await drawer("Jobs").count()).to.equal(0);
    const opener = page.getByRole("button", { name: "Jobs" });
    await opener.focus();
    await page.keyboard.press("Enter");
    await drawer("Jobs").getByRole("button", { name: "Close (Esc)" }).press("Enter");
    await drawer("Jobs").waitFor({ state: "detached" });
    expect(await opener.evaluate((button) => button === button.ownerDocument.activeElement)).to.equal(true);
    await page.getByRole("link", { name: /all episodes$/ }).click();
    await page.getByRole("heading", { name: "Episodes" }).waitFor();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("low tide");
    await page.keyboard.press("Enter");
    await page.locator("[data-shot=sh010]").waitFor();
  });

  it("has heard no complaint from the page", () => {
    expect(browser.complaints).to.deep.equal([]);
  });
});
