// The shelf in a real browser: put there, taken newer after a look at what goes stale, taken as a copy, packed and unpacked.
import { expect } from "chai";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { openBrowser, type OpenBrowser } from "../../support/page/open-browser.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";

describe("the shelf in the page", function () {
  this.timeout(40_000);
  let at: HostStudio;
  let browser: OpenBrowser;
  let other: string;

  before(async () => {
    at = await openHostStudio("minimax_h3_ref2va");
    await at.allPictures();
    await at.render().expect(200);
    await at.studio.idle();
    const series = seriesFor();
    const pier = { description: "A wooden pier", plate: "refs/pier.png" };
    const subjects = { tom: { kind: "prop", name: "Tom's lamp", design: "A brass lamp", sheet: "refs/tom.png" } };
    other = await writeEpisode(at.studio.root, "other", threeShots, { ...series, subjects, locations: { pier } });
    await writeFiles(other, { "refs/pier.png": await png(0x225588ff, 160, 90), "refs/tom.png": await png(0x885522ff) });
    browser = await openBrowser();
    await browser.page.goto(`${at.studio.url}/#/ep/${encodeURIComponent(at.studio.ep)}/refs?ref=subject:ada`);
  });
  after(async () => {
    await browser.close();
    await at.close();
  });

  const shelf = () => browser.page.getByRole("dialog", { name: "The shelf" });
  const row = (id: string) => shelf().locator(`[data-shelf="${id}"]`);
  const section = () => browser.page.getByRole("region", { name: "On the shelf" });
  const post = (path: string, body: object) => at.studio.post(path, body).expect(200);

  it("has a character by a press", async () => {
    await section().getByText("Ada is not on the shelf.").waitFor();
    await section().getByRole("button", { name: "Put on the shelf" }).click();
    await section().getByText("Ada is on the shelf.").waitFor();
  });

  it("is opened by a key, and says what this show has of it, with pictures", async () => {
    const { page } = browser;
    await post("/shelf/put", { ep: other, ref: "location:pier" });
    await page.keyboard.press("l");
    await row("ada").getByText("This show has it as subject:ada").waitFor();
    await row("pier")
      .getByText(/^location pier, of Low Tide \(other\), put /)
      .waitFor();
    const isDrawn = "document.querySelector('[data-shelf=pier] img').naturalWidth === 160";
    await row("pier").getByRole("img").waitFor();
    expect(
      await page.evaluate<boolean>(`document.querySelector('[data-shelf=pier] img').decode().then(() => ${isDrawn})`),
    ).to.equal(true);
  });

  it("gives a copy of what the show does not have, without a question", async () => {
    await row("pier").getByRole("button", { name: "Take a copy" }).click();
    await row("pier").getByText("This show has it as location:pier").waitFor();
    const { locations } = JSON.parse(await readFile(join(at.studio.ep, "series.json"), "utf8"));
    expect(locations.pier.description).to.equal("A wooden pier");
  });

  it("asks before a newer one takes the place of what is there, naming the takes that go stale", async () => {
    const { page } = browser;
    await post("/shelf/take", { ep: other, id: "ada" });
    const config = JSON.parse(await readFile(join(other, "series.json"), "utf8"));
    await writeFile(join(other, config.subjects.ada.sheet), await png(0xff00ffff, 256, 64));
    await post("/shelf/put", { ep: other, ref: "subject:ada" });
    await page.keyboard.press("Escape");
    await shelf().waitFor({ state: "detached" });
    await page.keyboard.press("l");
    await row("ada").getByText("This show has an older one as subject:ada").waitFor();
    await row("ada").getByRole("button", { name: "Take the newer one…" }).click();
    const asked = page.getByRole("dialog", { name: "Take Ada from the shelf?" });
    await asked.getByRole("listitem").getByText("sh010 (proxy): take 1", { exact: true }).waitFor();
    await asked.getByRole("button", { name: "Keep mine" }).click();
    await asked.waitFor({ state: "detached" });
    await row("ada").getByRole("button", { name: "Take the newer one…" }).click();
    await asked.getByRole("button", { name: "Take it" }).click();
    await row("ada").getByText("This show has it as subject:ada").waitFor();
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" }).expect(200);
    const shot = body.shots.find(({ shot: id }: { shot: string }) => id === "sh010");
    expect(shot.takes[0].stale).to.include("ref");
  });

  it("is carried as a zip, and unpacked where it lacks", async () => {
    const { page } = browser;
    expect(await shelf().getByRole("button", { name: "Pack 0" }).isDisabled()).to.equal(true);
    await shelf().getByRole("checkbox", { name: "Pack Ada" }).check();
    const downloading = page.waitForEvent("download");
    await shelf().getByRole("button", { name: "Pack 1" }).click();
    const downloaded = await downloading;
    expect(downloaded.suggestedFilename()).to.match(/\.zip$/);
    const zip = await readFile(await downloaded.path());
    const send = () =>
      shelf().getByLabel("Unpack…").setInputFiles({ name: "ada.zip", mimeType: "application/zip", buffer: zip });
    await send();
    await shelf().getByText("ada was left: the shelf has this very version").waitFor();
    await rm(join(at.studio.root, "_cast/ada"), { recursive: true });
    await send();
    await shelf().getByText("Unpacked ada").waitFor();
    await row("ada").getByText("This show has it as subject:ada").waitFor();
    await shelf()
      .getByLabel("Unpack…")
      .setInputFiles({ name: "no.zip", mimeType: "application/zip", buffer: Buffer.from("no") });
    await shelf()
      .getByRole("alert")
      .getByText(/no\.zip cannot be unpacked/)
      .waitFor();
    expect(browser.complaints).to.deep.equal([]);
  });
});
