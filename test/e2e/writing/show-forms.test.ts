// A character, a place and the show's own facts as a person fills them in who knows no JSON: from an error in the script to its picture.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { png } from "../../support/episodes/ref-studio.ts";
import { openWriteWorkspace, type OpenWriteWorkspace } from "../../support/page/open-write-workspace.ts";

describe("the cast and places as forms", function () {
  this.timeout(60_000);
  let opened: OpenWriteWorkspace;
  beforeEach(async () => {
    opened = await openWriteWorkspace();
  });
  afterEach(() => opened.close());

  const config = () => join(opened.studio.episodePath, "series.json");
  const subjects = async () =>
    (JSON.parse(await readFile(config(), "utf8")) as { subjects: Record<string, object> }).subjects;

  it("mend an unknown name with a press, and describe who it is", async () => {
    const { page, region } = opened;
    const before = await readFile(config(), "utf8");
    await opened.typeAfter("dur:", "\nJONAH: Hello.\nADAA: Hello.");
    await region("Check").getByText("2 errors").waitFor();
    await opened.outlined("sh030").getByText("builds on its target").waitFor();
    await page.getByRole("button", { name: "Use ADA" }).click();
    await page.getByRole("button", { name: "Add Jonah as a character" }).click();
    await region("Check")
      .getByText(/^(0 errors|Nothing)/)
      .waitFor();
    await opened
      .outlined("sh010")
      .getByText(/builds on|has a warning/)
      .waitFor();
    await page.getByText("Jonah is in the show by name only").waitFor();
    await page.getByRole("button", { name: "Describe…" }).click();
    await page.getByRole("region", { name: "Jonah" }).waitFor();
    await page.getByRole("textbox", { name: "Look" }).fill("A thin diver of thirty in a patched suit");
    await page.getByRole("textbox", { name: "Colour" }).fill("rust");
    await page.reload();
    await page.getByRole("button", { name: "Cast and places…" }).click();
    await page.locator("[data-entry=jonah]").click();
    expect(await page.getByRole("textbox", { name: "Look" }).inputValue()).to.contain("patched suit");
    await page.getByRole("textbox", { name: "Panels" }).fill("many");
    await page.getByText("Panels must be a whole number from 1 to 16").first().waitFor();
    await page.getByRole("textbox", { name: "Panels" }).fill("4");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("All saved").waitFor();
    expect((await subjects())["jonah"]).to.deep.include({
      name: "Jonah",
      sheet_panels: 4,
      animatic: { colour: "rust" },
    });
    expect((await readFile(config(), "utf8")).startsWith(before.slice(0, 60)), "the rest as it was").to.equal(true);
  });

  it("mend it in the words over its mark as well", async () => {
    const { page, region } = opened;
    await opened.typeAfter("dur:", "\nADAA: Hello.");
    await region("Check").getByText("1 error").waitFor();
    await opened.script.locator(".cm-lintRange-error").first().hover();
    await page.locator(".cm-tooltip").getByRole("button", { name: "Use ADA" }).click();
    await opened.script.getByText("ADA: Hello.").waitFor();
  });

  it("take a place with its picture by drop, and a change on disk as a choice", async () => {
    const { page } = opened;
    await page.getByRole("button", { name: "Refs" }).click();
    await page.getByRole("button", { name: "Cast and places…" }).click();
    await page.getByRole("button", { name: "Add a place" }).click();
    await page.getByRole("textbox", { name: "Name of a place" }).fill("Light House");
    await page.keyboard.press("Enter");
    const file = { name: "rock.png", mimeType: "image/png", buffer: Buffer.from(await png(64, 36)) };
    await page.getByLabel("From a file…").setInputFiles(file);
    await page.getByText("rock.png is brought in with the next save").waitFor();
    await page.getByRole("textbox", { name: "Look" }).fill("A white lighthouse on a black rock, morning");
    await page.getByRole("button", { name: "Changes…" }).click();
    const changes = page.getByRole("dialog", { name: "What saving changes in series.json" });
    await changes.getByText(/\+.*"description": "A white lighthouse/).waitFor();
    await changes.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("All saved").waitFor();
    await page.locator(".show-picture img").waitFor();
    await page.getByRole("textbox", { name: "Look" }).fill("A red lighthouse");
    const text = await readFile(config(), "utf8");
    await writeFile(config(), text.replace(/"title": "[^"]*"/, '"title": "Elsewhere"'));
    await page.keyboard.press("Control+s");
    const dialog = page.getByRole("dialog", { name: "series.json changed on disk" });
    await dialog.getByRole("button", { name: "Take the disk's text" }).click();
    expect(await page.getByRole("textbox", { name: "Look" }).inputValue()).to.contain("white lighthouse");
    await page.getByRole("button", { name: "The show" }).click();
    expect(await page.getByRole("textbox", { name: "Title" }).inputValue()).to.equal("Elsewhere");
  });

  it("give somebody another id, once every line that it changes was seen", async () => {
    const { page } = opened;
    await page.getByRole("button", { name: "Refs" }).click();
    await page.getByRole("button", { name: "Cast and places…" }).click();
    await page.locator("[data-entry=ada]").click();
    await page.getByRole("button", { name: "Rename…" }).click();
    const dialog = page.getByRole("dialog", { name: "Another id for Ada" });
    await dialog.getByRole("textbox", { name: "Id" }).fill("inez");
    await page.keyboard.press("Enter");
    await dialog.getByText("+INEZ: It is wet.").waitFor();
    await dialog.getByRole("button", { name: "Rename in 2 files" }).click();
    await page.locator("[data-entry=inez]").waitFor();
    await page.getByText("in the script: who: inez").waitFor();
    expect(Object.keys(await subjects()))
      .to.include("inez")
      .and.not.include("ada");
    expect(await readFile(join(opened.studio.episodePath, "tide.md"), "utf8")).to.include("INEZ: It is wet.");
  });
});
