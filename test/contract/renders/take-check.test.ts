// What the status tells of takes that were measured when they arrived, against the whole studio.
import { expect } from "chai";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { openHostStudio } from "../../support/servers/host-studio.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

async function takesOf(studio: RealStudio, shot: string): Promise<TakeSummary[]> {
  const { body } = await studio.get("/episode", { ep: studio.ep }).expect(200);
  return (body as EpisodeStatus).shots.find((each) => each.shot === shot)?.takes ?? [];
}

describe("the check of a drawn take", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio((opened) => (studio = opened));

  it("has its numbers and nothing to say, of a still shot and of a spoken one", async () => {
    await studio.post("/render", { ep: studio.ep }).expect(200);
    await studio.idle();
    for (const shot of ["sh010", "sh020", "sh030"]) {
      const [take] = await takesOf(studio, shot);
      expect(take?.check?.findings, shot).to.deep.equal([]);
      const { frames, fps, width, height } = take ?? {};
      expect(take?.check?.measured, shot).to.include({ frames, fps, width, height, first_distance: null });
    }
  });

  it("is null for a take from before checks", async () => {
    const path = join(studio.ep, "renders_proxy/sh030/sh030_t01.json");
    const { check: _check, ...record } = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>;
    await writeFile(path, JSON.stringify(record));
    expect((await takesOf(studio, "sh030"))[0]).to.include({ status: "ok", check: null });
  });
});

describe("the check of a model's take", function () {
  this.timeout(30_000);

  it("says what differs from what was asked for, and fails nothing", async () => {
    const at = await openHostStudio("wan22_i2v");
    try {
      await at.allPictures();
      await at.picture("refs/shots/sh010/first.png");
      await at.render();
      await at.studio.idle();
      const [take] = await takesOf(at.studio, "sh010");
      expect(take).to.include({ status: "ok", frames: 12 });
      const kinds = take?.check?.findings.map(({ kind }) => kind) ?? [];
      expect(kinds).to.include.members(["length", "size", "first"]).and.not.to.include.members(["silent"]);
      expect(take?.check?.measured?.first_distance).to.be.above(12);
      expect((await at.sidecar()).check).to.deep.equal(take?.check);
      // Another picture than the take was started from says nothing of it.
      await rm(join(at.studio.ep, "refs/shots/sh010/first.png"));
    } finally {
      await at.close();
    }
  });
});
