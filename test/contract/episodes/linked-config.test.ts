// A series config that is a link: it holds where it stands, whatever it leads to, and is never read out of the roots.
import { expect } from "chai";
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { ImportReply } from "../../../src/contracts/routes/new-episodes.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

describe("a linked series config", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
  });
  after(() => studio.close());

  it("names files beside where it stands, not beside what it leads to", async () => {
    const { quay } = smallSeries.locations;
    const config = { ...smallSeries, locations: { quay: { ...quay, plate: "refs/quay.png" } } };
    const shared = join(studio.root, "shared");
    await mkdir(shared);
    await writeFile(join(shared, "series.json"), JSON.stringify(config));
    const ep = await writeEpisode(studio.root, "linked", threeShots.replace("= tide", "= linked"), null);
    await symlink("../shared/series.json", join(ep, "series.json"));
    await mkdir(join(ep, "refs"));
    await writeFile(join(ep, "refs", "quay.png"), "a picture");
    await studio.post("/build", { ep }).expect(200);
    const { body } = await studio.get("/shot", { ep, shot: "sh010", pass: "proxy" }).expect(200);
    const plate = (body as ShotDetail).refs_used.find(({ role }) => role === "plate");
    expect(plate).to.include({ path: "refs/quay.png", exists: true });
  });

  it("of a show is not taken over by an import when it leads out of the roots", async () => {
    const outside = await mkdtemp(join(tmpdir(), "studio outside "));
    try {
      const secret = { ...smallSeries, series: { ...smallSeries.series, title: "Not yours" } };
      await writeFile(join(outside, "series.json"), JSON.stringify(secret));
      const parent = join(studio.root, "show");
      await mkdir(parent);
      await symlink(join(outside, "series.json"), join(parent, "series.json"));
      const scripts = [
        { name: "one.md", text: threeShots.replace("= tide", "= one") },
        { name: "two.fountain", text: "INT. HUT - DAY\n\nADA\nBen?" },
      ];
      const { episodes } = (await studio.post("/import", { parent, scripts }).expect(200)).body as ImportReply;
      expect(episodes.map(({ name }) => name)).to.deep.equal(["one", "two"]);
      for (const { ep } of episodes) {
        expect(await readFile(join(ep, "series.json"), "utf8")).to.not.include("Not yours");
      }
    } finally {
      await rm(outside, { recursive: true, force: true });
    }
  });
});
