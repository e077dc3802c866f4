// The page of a review in a browser whose network is cut, opened from its file: notes, drawing, keys, and the file that goes back.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import type { ReviewNotes } from "../../../src/contracts/files/delivery/review.ts";
import type { ReviewReply } from "../../../src/contracts/routes/delivery/review.ts";
import { allInBrowser, drawAll } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";
import { until } from "../../support/until.ts";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";

describe("a review by itself", function () {
  this.timeout(60_000);
  let studio: TestStudio;
  let browser: OpenBrowser;
  allInBrowser({}, async (opened) => {
    ({ studio, browser } = opened);
    await drawAll(opened);
    const made = await post<ReviewReply>("/export/review", {});
    await browser.page.context().setOffline(true);
    await browser.page.goto(pathToFileURL(made.page).href);
    const film = browser.page.locator("video");
    const isThere = () => film.evaluate(({ videoWidth }) => videoWidth > 0);
    await until(isThere, "the film was not loaded", { every: 20 });
  });

  const post = async <Reply>(path: string, body: object): Promise<Reply> => {
    const headers = { "content-type": "application/json" };
    const sent = JSON.stringify({ ep: studio.episodePath, ...body });
    const reply = await fetch(new URL(`/studio${path}`, studio.url), { method: "POST", headers, body: sent });
    return (await reply.json()) as Reply;
  };
  const place = () => browser.page.locator(".screen__place").textContent();

  it("goes by frames and by shots, with the editor's keys", async () => {
    const { page } = browser;
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
    expect(await place()).to.equal("00:00:00:03  sh010, take 1");
    await page.keyboard.press("]");
    expect(await place()).to.contain("sh020, take 1");
    await page.keyboard.press("[");
    expect(await place()).to.equal("00:00:00:00  sh010, take 1");
  });

  it("takes a note that is drawn with keys alone, keeps it in the browser, and saves it as a file", async () => {
    const { page } = browser;
    await page.getByLabel("Reviewer").fill("Ada");
    await page.locator("h1").click();
    await page.keyboard.press("ArrowRight");
    for (const key of ["r", "Enter", "ArrowRight", "ArrowDown", "Enter"]) await page.keyboard.press(key);
    await page.getByLabel("What is to change").fill("</script><b>too dark</b>");
    await page.keyboard.press("Control+Enter");
    await page.reload();
    await page.getByText("</script><b>too dark</b>").first().waitFor();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save notes" }).click();
    const text = await readFile(await (await saved).path(), "utf8");
    const [note] = (JSON.parse(text) as ReviewNotes).notes;
    expect(note).to.deep.include({ shot: "sh010", take: 1, frame: 1, by: "Ada", note: "</script><b>too dark</b>" });
    expect(note?.marks?.map(({ kind }) => kind)).to.deep.equal(["box"]);
    expect(await post("/issues/import", { text })).to.deep.include({ added: 1 });
    expect(await post("/issues/import", { text })).to.deep.include({ added: 0, known: 1 });
  });

  it("shows the drawing with its note, and asked for nothing that it does not carry", async () => {
    const { page, complaints } = browser;
    await page.locator(".note__go").first().click();
    expect(await page.locator(".drawing path").count()).to.equal(1);
    await page.keyboard.press("ArrowRight");
    expect(await page.locator(".drawing path").count()).to.equal(0);
    expect(complaints).to.deep.equal([]);
  });

  it("comes back to the studio by a dropped file and by a pasted text, and lands on its frame", async () => {
    const { page } = browser;
    await page.context().setOffline(false);
    await page.goto(studio.episodeUrl.replace(/\/shots$/, "/deliver?pass=proxy&step=review"));
    const back = page.getByRole("region", { name: "Notes that come back" });
    const came = page.getByRole("region", { name: "What came back" });
    await back.evaluate(
      (zone, text) => {
        const { DataTransfer, DragEvent, File } = globalThis as unknown as DropWindow;
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "notes.json"));
        zone.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }) as never);
      },
      notesOf(basename(studio.episodePath), "too fast"),
    );
    await came.getByText("sh020: too fast").waitFor();
    await back.getByLabel("Notes as a text").fill("no notes at all");
    await back.getByRole("button", { name: "Take the notes" }).click();
    await back.getByText(/no notes/).waitFor();
    await back.getByLabel("Notes as a text").fill(`Hello!\n${notesOf(basename(studio.episodePath), "too slow")}`);
    await back.getByRole("button", { name: "Take the notes" }).click();
    await came.getByText("Changed").waitFor();
    await page.getByRole("region", { name: "Open notes" }).getByText("too slow").click();
    await page.waitForURL(/\/shots\/sh020/);
  });
});

interface DropWindow {
  readonly DataTransfer: new () => { readonly items: { add: (file: unknown) => void } };
  readonly DragEvent: new (type: string, init: object) => object;
  readonly File: new (parts: readonly string[], name: string) => object;
}

function notesOf(episode: string, note: string): string {
  const one = { id: "note-one", shot: "sh020", take: 1, frame: 3, note, when: "2026-01-01T00:00:00.000Z" };
  return JSON.stringify({ format: "episode-studio-notes", version: 1, episode, pass: "proxy", notes: [one] });
}
