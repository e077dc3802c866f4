// GET /studio/episode answered again and again: a client is told anew only what changed, at once, and of odd files in the right place.
import { expect } from "chai";
import { mkdir, readFile, rename, rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("the status of an episode", () => {
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio, { again: true });
  });

  const ask = (tag?: string) => {
    const asked = studio.get("/episode", { ep: studio.ep });
    return tag === undefined ? asked : asked.set("If-None-Match", tag);
  };
  const status = async () => (await ask().expect(200)).body as EpisodeStatus;
  const take = async (shot: string, number: number) => {
    const row = (await status()).shots.find((each) => each.shot === shot);
    return row?.takes.find((each) => each.take === number);
  };
  const file = (shot: string, name: string) => join(studio.ep, "renders_proxy", shot, `${shot}_${name}`);
  it("is known to whoever has it, until a take changes", async () => {
    const first = await ask().expect(200);
    const tag = first.headers["etag"] as string;
    expect(tag).to.match(/^W\/"/);
    await ask(tag).expect(304);
    const path = file("sh010", "t01.json");
    const record = JSON.parse(await readFile(path, "utf8")) as object;
    for (const note of ["one", "two", "six"]) {
      await writeFile(path, JSON.stringify({ ...record, note }));
      await ask(tag).expect(200);
      expect((await take("sh010", 1))?.note).to.equal(note);
    }
    await writeFile(path, JSON.stringify(record));
  });
  it("has the words of the script, for whoever looks for a shot", async () => {
    const [first, second] = (await status()).shots;
    expect(first).to.include({ plate: "quay", camera: "slow push in" });
    expect(first).to.not.have.any.keys("dialogue", "action_whole");
    expect(second?.dialogue).to.deep.equal(["ada: It is wet."]);
  });
  it("notices each thing it is told from", async () => {
    const tag = async () => (await ask().expect(200)).headers["etag"] as string;
    const changes: (() => Promise<unknown>)[] = [
      () => studio.put("/pick", { ep: studio.ep, shot: "sh010", take: 1 }).expect(200),
      () => studio.put("/override", { ep: studio.ep, shot: "sh020", fields: { seed: "77" } }).expect(200),
      () => writeFile(join(studio.ep, "tide.md"), threeShots.replace("Ada walks", "Ada runs")),
      () => studio.post("/build", { ep: studio.ep }).expect(200),
      () => rm(file("sh030", "t01.jpg")),
    ];
    for (const change of changes) {
      const before = await tag();
      await ask(before).expect(304);
      await change();
      if (change === changes[2]) continue; // the text alone changes no build
      expect(await tag(), String(change)).to.not.equal(before);
    }
  });
  it("says of odd files what they are, in their place, and removes none", async () => {
    await truncate(file("sh010", "t02.mp4"), 100);
    await writeFile(file("sh010", "t01.json"), "");
    await writeFile(file("sh020", "t01.json"), '{"version": 1, "sta');
    await truncate(file("sh030", "t01.mp4"), 0);
    expect(await take("sh010", 1)).to.include({ status: "queued", has_video: true, seed: null });
    expect(await take("sh010", 2)).to.include({ status: "ok", has_video: true, audio: null });
    expect(await take("sh020", 1)).to.include({ status: "queued", has_video: true });
    expect(await take("sh030", 1)).to.include({ status: "ok", has_video: true, audio: null, thumb: null });
    for (const [shot, name] of [
      ["sh010", "t02.mp4"],
      ["sh010", "t01.json"],
      ["sh020", "t01.json"],
      ["sh030", "t01.mp4"],
    ] as const) {
      expect((await readFile(file(shot, name))).length).to.be.at.most(100);
    }
  });
  it("says at a shot that its takes cannot be read, and why", async () => {
    const folder = join(studio.ep, "renders_proxy", "sh030");
    const errors = async () => (await status()).shots.map((row) => row.takes_error);
    expect(await errors()).to.deep.equal([undefined, undefined, undefined]);
    await rename(folder, `${folder}_away`);
    await writeFile(folder, "");
    const rows = (await status()).shots;
    const [wrong] = rows.filter((row) => row.takes_error !== undefined);
    expect(wrong).to.include({ shot: "sh030" }).and.have.property("takes").that.is.empty;
    expect(wrong?.takes_error).to.equal(
      "the folder of takes renders_proxy/sh030 cannot be read, because a file stands in its place: move that file away",
    );
    await rm(folder);
    await rename(`${folder}_away`, folder);
    expect(await errors()).to.deep.equal([undefined, undefined, undefined]);
  });
  it("knows nothing of a bare video, also where no build has its shot any more", async () => {
    await mkdir(join(studio.ep, "renders_proxy", "old010"), { recursive: true });
    await writeFile(file("old010", "t01.mp4"), "");
    const cut = { episode: "tide", final: [], proxy: [{ shot: "old010" }] };
    await writeFile(join(studio.ep, "cut.json"), JSON.stringify(cut));
    const row = (await status()).shots.find(({ shot }) => shot === "old010");
    expect(row).to.include({ orphan: true });
    expect(row?.takes[0]).to.include({ take: 1, status: "ok", target: null, fps: null, seed: null });
    expect(row?.takes[0]?.stale).to.deep.equal(["unknown"]);
  });
});
