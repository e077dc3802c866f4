// The References workspace as a person uses it on the first evening: nothing is there, everything is drawn, compared, picked, brought.
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TestStudio } from "../../support/episodes/open-test-studio.ts";
import { png } from "../../support/episodes/ref-studio.ts";
import { allInBrowser } from "../../support/page/in-browser.ts";
import type { OpenBrowser } from "../../support/page/open-browser.ts";

describe("the References workspace", function () {
  this.timeout(60_000);
  let studio: TestStudio;
  let browser: OpenBrowser;

  allInBrowser({ target: "minimax_h3_ref2va" }, async (opened) => {
    ({ studio, browser } = opened);
    await browser.page.goto(studio.episodeUrl.replace("/shots", "/refs"));
    await browser.page.locator("[data-ref='subject:ada']").waitFor();
  });

  const tile = (ref: string) => browser.page.locator(`[data-ref='${ref}']`);
  const group = (name: string) => browser.page.getByRole("button", { name: new RegExp(`^${name} \\d`) });

  it("shows what is missing, and makes all of it once it was looked at", async () => {
    const { page } = browser;
    await page.getByText("3 missing").waitFor();
    await page.getByRole("button", { name: "Generate missing…" }).click();
    const dialog = page.getByRole("dialog", { name: "Generate missing references" });
    await dialog.getByText("drawn by card").first().waitFor();
    expect(await dialog.getByRole("row").count()).to.equal(6);
    await dialog.getByRole("button", { name: "Generate 6" }).click();
    await tile("subject:ada").getByText("Live").waitFor();
    await page.getByText("Nothing missing").waitFor();
    await tile("subject:ada").getByRole("img").first().waitFor();
  });

  it("has a second candidate beside the live picture, under a wipe, and picked by its number", async () => {
    const { page } = browser;
    await group("Places").click();
    await tile("location:quay").getByText("Live").waitFor();
    await page.keyboard.press("g");
    await page.getByRole("button", { name: "Candidate 2", exact: true }).waitFor();
    await page.getByRole("button", { name: "Use candidate 2" }).waitFor();
    await page.keyboard.press("w");
    await page.getByRole("slider", { name: "Wipe between the live picture and the candidate" }).waitFor();
    await page.keyboard.press("w");
    await page.keyboard.press("2");
    await page.getByText("Picked: candidate 2").waitFor();
    await page.keyboard.press("1");
    await page.getByText("Picked: candidate 1").waitFor();
  });

  it("discards the candidate on screen, and brings it back", async () => {
    const { page } = browser;
    await page.getByRole("button", { name: "Candidate 2", exact: true }).click();
    await tile("location:quay").focus();
    await page.keyboard.press("x");
    await page.getByText("Candidate 2 is in the trash.").waitFor();
    await page.getByRole("button", { name: "Candidate 2", exact: true }).waitFor({ state: "detached" });
    await page.keyboard.press("z");
    await page.getByRole("button", { name: "Candidate 2", exact: true }).waitFor();
    await page.getByText("Candidate 2 is in the trash.").waitFor({ state: "detached" });
  });

  it("takes a file as a candidate, and several by their names", async () => {
    const { page } = browser;
    const [one, two] = [join(studio.showPath, "quay_v2.png"), join(studio.showPath, "crate.png")];
    await writeFile(one, await png(0x2266aaff, 320, 180));
    await writeFile(two, await png(0xaa6622ff, 200, 200));
    await page.locator(".panel__foot input[type=file]").setInputFiles(one);
    await page.getByRole("button", { name: "Candidate 3", exact: true }).waitFor();
    const dropped = await page.evaluateHandle(
      `(() => { const all = new DataTransfer(); for (const name of ["quay_v2.png", "crate.png", "mystery.png"]) all.items.add(new File(["x"], name)); return all; })()`,
    );
    await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
    const dialog = page.getByRole("dialog", { name: "Match files" });
    await dialog.getByText("no reference has such a name").waitFor();
    await dialog.getByRole("button", { name: "Import 2" }).waitFor();
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
  });

  it("keeps a prompt of one's own, and says of what is asked for what it cannot do", async () => {
    const { page } = browser;
    await page.getByRole("textbox", { name: "Prompt" }).fill("A quay in heavy rain.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("override", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.getByText("series.json").first().waitFor();
    await page.getByRole("textbox", { name: "What to change" }).fill("make it night");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("can edit pictures").waitFor();
  });

  it("walks a character's views by keys, and shows the four of its sheet", async () => {
    const { page } = browser;
    await group("Cast").click();
    await tile("subject:ada").waitFor();
    await page.getByText("4 of 4 picked").waitFor();
    await page.getByRole("button", { name: /^Back ?: candidate 1/ }).click();
    await page.getByRole("button", { name: "Back", exact: true, pressed: true }).waitFor();
    await tile("subject:ada").focus();
    await page.keyboard.press("[");
    await page.getByRole("button", { name: "Side", exact: true, pressed: true }).waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("nobody");
    await page.getByText("No cast").waitFor();
    await page.getByRole("searchbox", { name: "Filter cast" }).fill("");
  });

  it("writes a value for all views, which each of them tells, and takes it away again", async () => {
    const { page } = browser;
    const steps = page.getByRole("textbox", { name: "Steps" });
    const views = page.getByRole("group", { name: "View" });
    await views.getByText("Sheet").click();
    await steps.fill("1.5");
    await page.keyboard.press("Enter");
    await page.getByText("the steps are a whole number").waitFor();
    await steps.fill("9");
    await page.keyboard.press("Enter");
    await page.locator("[data-value='steps']").getByText("override").waitFor();
    await views.getByText("Face").click();
    await page.locator("[data-value='steps']").getByText("character").waitFor();
    expect(await steps.inputValue()).to.equal("9");
    await views.getByText("Sheet").click();
    await page.getByRole("button", { name: "Reset all" }).click();
    await page.locator("[data-value='steps']").getByText("override").waitFor({ state: "detached" });
  });

  it("asks for an edit with another reference in the picture, turned from another view", async () => {
    const { page } = browser;
    await page.getByRole("group", { name: "View" }).getByText("Back").click();
    await tile("subject:ada").focus();
    await page.keyboard.press("e");
    await page.keyboard.type("in a red coat");
    await page.getByLabel("Another reference in the picture").selectOption({ label: "Quay" });
    await page.getByText("2: Quay").waitFor();
    await page.getByLabel("Turn the figure from another view").selectOption({ label: "Turn from side" });
    const sent = page.waitForRequest((request) => request.url().endsWith("/refs/generate"));
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    const body = (await sent).postDataJSON() as Record<string, unknown>;
    expect(body).to.deep.include({ ref: "subject:ada", view: "03_back", prompt: "in a red coat" });
    expect(body["edit"]).to.deep.equal({
      ...{ take: null, with: [{ ref: "location:quay" }], wrap: true },
      ...{ from_view: "02_side", turn: true },
    });
    await page.getByRole("alert").getByText("can edit pictures").waitFor();
  });

  it("speaks a voice", async () => {
    const { page } = browser;
    await group("Voices").click();
    await tile("voice:ada").waitFor();
    await page.keyboard.press("g");
    await page.getByRole("button", { name: "Use", exact: true }).click();
    await page.getByRole("option", { name: "Live sample" }).waitFor();
  });
});
