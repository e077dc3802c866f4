// What is typed and not saved outlives the page, whatever the browser's own database does; where it cannot, a person is told in time.
import { expect } from "chai";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../support/page/open-write-workspace.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";

/** The database answers every write with a full disk, as long as `globalThis.isFull`. */
const FULL = `
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    if (globalThis.isFull) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, args);
  };`;
/** The first opening fails. */
const SHY = `
  const open = IDBFactory.prototype.open;
  IDBFactory.prototype.open = function (...args) {
    IDBFactory.prototype.open = open;
    const request = { error: new DOMException("not now", "UnknownError") };
    setTimeout(() => request.onerror());
    return request;
  };`;

describe("what is typed and not saved", () => {
  let room: OpenWriteWorkspace;
  beforeEach(async () => {
    room = await openWriteWorkspace();
  });
  afterEach(() => room.close());

  const said = (words: string | RegExp) => room.page.getByText(words).first().waitFor();
  const reload = async () => {
    await room.page.reload();
    await room.script.waitFor();
  };
  /** Time for the browser to write. */
  const kept = () => room.page.waitForTimeout(300);

  it("is kept when the browser has closed its database meanwhile", async () => {
    await room.typeAfter("dur:", "5");
    await kept();
    const gone = `new Promise((resolve) => (indexedDB.deleteDatabase("episode-studio").onsuccess = () => resolve("gone")))`;
    expect(await room.page.evaluate(gone)).to.equal("gone");
    await room.page.keyboard.type("7");
    await kept();
    await reload();
    await room.script.getByText("dur: 157").waitFor();
  });

  it("is kept when the database opens only at the second try", async () => {
    await room.page.addInitScript(SHY);
    await reload();
    await room.typeAfter("dur:", "5");
    await kept();
    await reload();
    await room.script.getByText("dur: 15").waitFor();
  });

  it("is told to be in danger when the browser does not keep it, until it does", async () => {
    await room.page.addInitScript(FULL);
    await reload();
    await room.page.evaluate("globalThis.isFull = true");
    await room.typeAfter("dur:", "5");
    await said("This browser does not keep what you type here");
    await room.page.evaluate("globalThis.isFull = false");
    await room.page.keyboard.type("7");
    await room.page.getByText("This browser does not keep").waitFor({ state: "detached" });
  });

  it("holds its episode open until a person lets go of it, when it is not kept", async () => {
    await writeEpisode(room.studio.showPath, "ebb");
    await room.page.addInitScript(`${FULL} globalThis.isFull = true;`);
    await reload();
    await room.typeAfter("dur:", "5");
    await said("This browser does not keep");
    await room.page.getByRole("link", { name: /all episodes/ }).click();
    await room.dialog.getByText(/tide.md is neither saved nor kept/).waitFor();
    await room.dialog.getByRole("button", { name: "Stay" }).click();
    await room.page.waitForURL(/tide/);
    await room.script.getByText("dur: 15").waitFor();
    await room.page.goBack();
    await room.dialog.getByRole("button", { name: "Stay" }).click();
    await room.page.waitForURL(/tide/);
    await room.page.getByRole("link", { name: /all episodes/ }).click();
    await room.dialog.getByRole("button", { name: "Leave without it" }).click();
    await room.page.waitForURL(/#\/$/);
    await room.page.getByRole("button", { name: /ebb/ }).first().waitFor();
  });

  it("is asked about before the page is closed, in every room", async () => {
    await room.typeAfter("dur:", "5");
    await room.page.getByRole("button", { name: "Shots" }).click();
    await room.page.locator("[data-shot=sh010]").waitFor();
    const asked = room.page.waitForEvent("dialog");
    await room.page.evaluate("setTimeout(() => location.reload())");
    const question = await asked;
    expect(question.type()).to.equal("beforeunload");
    await question.accept();
  });
});
