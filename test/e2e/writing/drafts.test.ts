// What is typed and not saved outlives the page, whatever the browser's own database does; where it cannot, the page warns in time.
import { expect } from "chai";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../../support/page/open-write-workspace.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";

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
  let opened: OpenWriteWorkspace;
  beforeEach(async () => {
    opened = await openWriteWorkspace();
  });
  afterEach(() => opened.close());

  const said = (words: string | RegExp) => opened.page.getByText(words).first().waitFor();
  const reload = async () => {
    await opened.page.reload();
    await opened.script.waitFor();
  };
  /** Time for the browser to write. */
  const stored = () => opened.page.waitForTimeout(300);

  it("is kept when the browser has closed its database meanwhile", async () => {
    await opened.typeAfter("dur:", "5");
    await stored();
    const gone = `new Promise((resolve) => (indexedDB.deleteDatabase("episode-studio").onsuccess = () => resolve("gone")))`;
    expect(await opened.page.evaluate(gone)).to.equal("gone");
    await opened.page.keyboard.type("7");
    await stored();
    await reload();
    await opened.script.getByText("dur: 157").waitFor();
  });

  it("is kept when the database opens only at the second try", async () => {
    await opened.page.addInitScript(SHY);
    await reload();
    await opened.typeAfter("dur:", "5");
    await stored();
    await reload();
    await opened.script.getByText("dur: 15").waitFor();
  });

  it("is told to be in danger when the browser does not keep it, until it does", async () => {
    await opened.page.addInitScript(FULL);
    await reload();
    await opened.page.evaluate("globalThis.isFull = true");
    await opened.typeAfter("dur:", "5");
    await said("This browser does not keep what you type here");
    await opened.page.evaluate("globalThis.isFull = false");
    await opened.page.keyboard.type("7");
    await opened.page.getByText("This browser does not keep").waitFor({ state: "detached" });
  });

  it("holds its episode open until a person lets go of it, when it is not kept", async () => {
    await writeEpisode(opened.studio.showPath, "ebb");
    await opened.page.addInitScript(`${FULL} globalThis.isFull = true;`);
    await reload();
    await opened.typeAfter("dur:", "5");
    await said("This browser does not keep");
    await opened.page.getByRole("link", { name: /all episodes/ }).click();
    await opened.dialog.getByText(/tide.md is neither saved nor kept/).waitFor();
    await opened.dialog.getByRole("button", { name: "Stay" }).click();
    await opened.page.waitForURL(/tide/);
    await opened.script.getByText("dur: 15").waitFor();
    await opened.page.goBack();
    await opened.dialog.getByRole("button", { name: "Stay" }).click();
    await opened.page.waitForURL(/tide/);
    await opened.page.getByRole("link", { name: /all episodes/ }).click();
    await opened.dialog.getByRole("button", { name: "Leave without it" }).click();
    await opened.page.waitForURL(/#\/$/);
    await opened.page.getByRole("button", { name: /ebb/ }).first().waitFor();
  });

  it("is asked about before the page is closed, in every room", async () => {
    await opened.typeAfter("dur:", "5");
    await opened.page.getByRole("button", { name: "Shots" }).click();
    await opened.page.locator("[data-shot=sh010]").waitFor();
    const asked = opened.page.waitForEvent("dialog");
    await opened.page.evaluate("setTimeout(() => location.reload())");
    const question = await asked;
    expect(question.type()).to.equal("beforeunload");
    await question.accept();
  });
});
