// What a shot would be made with if nothing were set for it: docs/http.md "Shot detail".
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor } from "../../support/episodes/sample-episodes.ts";

describe("the built values of a shot", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
    await writeFile(join(studio.ep, "series.json"), JSON.stringify(seriesFor()));
    await studio.post("/build", { ep: studio.ep }).expect(200);
  });
  after(() => studio.close());

  const detail = async (more: object = {}) =>
    (await studio.get("/shot", { ep: studio.ep, shot: "sh010", pass: "proxy", ...more }).expect(200))
      .body as ShotDetail;
  const set = (fields: object) =>
    studio.put("/override", { ep: studio.ep, shot: "sh010", pass: "proxy", fields }).expect(200);

  it("are those of the built target when the shot is retargeted, and absent when nothing is set", async () => {
    const before = await detail();
    expect(before).not.to.have.property("built_values");
    await set({ target: "ltx2" });
    const moved = await detail();
    expect([moved.target, moved.target_source]).to.deep.equal(["ltx2", "override"]);
    expect(moved.effective.target).to.equal("ltx2");
    const { sources: _sources, ...built } = before.effective;
    expect(moved.built_values).to.deep.equal(built);
    await set({ steps: 7 });
    expect((await detail()).built_values).to.deep.equal(built);
    await studio.delete("/override", { ep: studio.ep, shot: "sh010" }).expect(200);
    expect(await detail()).not.to.have.property("built_values");
  });
});
