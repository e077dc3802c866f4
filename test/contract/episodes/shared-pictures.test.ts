// A new episode whose pictures go into the show's folder: nothing of it is there when that folder cannot be made.
import { expect } from "chai";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

describe("a new episode with shared pictures", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
  });
  after(() => studio.close());

  it("is made whole or not at all", async () => {
    const parent = join(studio.root, "harbour");
    await mkdir(parent);
    const { ada, crate } = smallSeries.subjects;
    const config = { ...smallSeries, subjects: { ada: { ...ada, sheet: "../refs/ada.png" }, crate } };
    await writeEpisode(parent, "ep01", threeShots, config);
    await writeFile(join(parent, "refs"), "no folder");
    const { body } = await studio.post("/episode/new", { parent, name: "ep02" }).expect(409);
    expect((body as { error: string }).error).to.include("is a file");
    expect((await readdir(parent)).toSorted()).to.deep.equal(["ep01", "refs"]);
    await rm(join(parent, "refs"));
    await studio.post("/episode/new", { parent, name: "ep02" }).expect(200);
    expect((await readdir(parent)).toSorted()).to.deep.equal(["ep01", "ep02", "refs"]);
  });
});
