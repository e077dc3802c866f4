import { expect } from "chai";
import { symlink } from "node:fs/promises";
import { join } from "node:path";
import { isUsable, sidecarOf, takeStatus } from "../../../src/core/takes/take.ts";
import { takeNumberOf } from "../../../src/disk/takes/take-files.ts";
import { findTake, readTakes } from "../../../src/disk/takes/read-takes.ts";
import { episodeFolder } from "../../support/episodes/episode-folder.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { refusalOf } from "../../support/values/refusal-of.ts";
import { writeFiles, writeTakeFiles } from "../../support/episodes/write-files.ts";

describe("the takes of a shot on disk", () => {
  const ep = episodeFolder();
  const put = (files: Readonly<Record<string, unknown>>) => writeTakeFiles(ep(), files);
  const read = (shot = "sh010") => readTakes(ep(), { shot, pass: "proxy" });

  it("are none before the first render", async () => {
    expect(await read()).to.deep.equal([]);
  });
  it("come by number with their records and files", async () => {
    await put({
      "sh010_t10.json": makeSidecar({ take: 10 }),
      "sh010_t10.mp4": "video",
      "sh010_t02.json": makeSidecar({ take: 2 }),
      "sh010_t02.mp4": "video",
      "sh010_t02.jpg": "picture",
      "sh010_t02_strip.jpg": "picture",
      "sh010_t02.shotlist.json": "{}",
      "poster.png": "not a take's",
    });
    const [second, tenth] = await read();
    expect(second).to.deep.include({ shot: "sh010", take: 2, pass: "proxy", folder: "renders_proxy/sh010" });
    expect([...second!.files].toSorted()).to.deep.equal([
      "sh010_t02.jpg",
      "sh010_t02.json",
      "sh010_t02.mp4",
      "sh010_t02.shotlist.json",
      "sh010_t02_strip.jpg",
    ]);
    expect(sidecarOf(second!)).to.deep.equal(makeSidecar({ take: 2 }));
    expect(tenth?.take).to.equal(10);
  });
  it("include a bare video from before records", async () => {
    await put({ "sh010_t03.mp4": "video", "sh010_t04.jpg": "no take: neither record nor video" });
    const takes = await read();
    expect(takes.map(({ take, record }) => [take, record])).to.deep.equal([[3, "none"]]);
    expect(isUsable(takes[0]!)).to.equal(true);
    expect(takes[0]?.written).to.be.closeTo(Date.now(), 60_000);
  });
  for (const [name, content] of [
    ["empty", ""],
    ["cut off", '{"version": 1, "sh'],
    ["not an object", "[1]"],
    ["not UTF-8", Uint8Array.from([0x7b, 0xff, 0x7d])],
  ] as const) {
    it(`are queued while their record is ${name}`, async () => {
      await put({ "sh010_t01.json": content, "sh010_t01.mp4": "video" });
      const [take] = await read();
      expect(take?.record).to.equal("unreadable");
      expect(takeStatus(take!)).to.equal("queued");
    });
  }
  it("are read from records of other writers, seeds to the last digit", async () => {
    await put({
      "sh010_t01.json": '{"shot": "sh010", "status": "ok", "seed": 8828384270954910346, "mp4": "take one.mp4"}',
      "take one.mp4": "video",
    });
    const [take] = await read();
    expect(sidecarOf(take!)).to.include({ seed: "8828384270954910346", take: 1, pass: "proxy", frames: null });
    expect(isUsable(take!)).to.equal(true);
  });
  it("are told apart when two shots share one safe name", async () => {
    await put({});
    await writeFiles(ep(), {
      "renders_proxy/sh_1/sh_1_t01.json": makeSidecar({ shot: "sh/1", take: 1 }),
      "renders_proxy/sh_1/sh_1_t02.json": makeSidecar({ shot: "sh_1", take: 2 }),
    });
    expect((await read("sh/1")).map(({ take }) => take)).to.deep.equal([1]);
    expect((await read("sh_1")).map(({ take }) => take)).to.deep.equal([2]);
    expect(await findTake(ep(), { shot: "sh_1", take: 1, pass: "proxy" })).to.equal(undefined);
  });
  it("keep their shot's name when the folder was renamed by hand", async () => {
    await put({ "sh010_t01.json": makeSidecar({ shot: "old010" }) });
    expect(await read()).to.have.lengthOf(1);
  });
  it("pass by temp files, links and numbers that are not written the studio's way", async () => {
    await put({
      ".sh010_t01.json.0a1b2c.part": "{}",
      "sh010_t01.mp4.part": "half a video",
      "sh010_t1.json": "{}",
      "sh010_t007.json": "{}",
      "sh010_t00.json": "{}",
      "sh010_t99999999999.json": "{}",
      "other_t01.json": "{}",
    });
    await symlink("/etc/hostname", join(ep(), "renders_proxy", "sh010", "sh010_t05.mp4"));
    expect(await read()).to.deep.equal([]);
  });
  it("are refused when the folder of takes is a link out of the episode", async () => {
    await symlink("/tmp", join(ep(), "renders"));
    const refusal = await refusalOf(readTakes(ep(), { shot: "sh010", pass: "final" }));
    expect(refusal.kind).to.equal("outside-roots");
  });
  it("are found one by one", async () => {
    await put({ "sh010_t01.json": makeSidecar() });
    expect(await findTake(ep(), { shot: "sh010", take: 1, pass: "proxy" })).to.deep.equal((await read())[0]);
    expect(await findTake(ep(), { shot: "sh010", take: 2, pass: "proxy" })).to.equal(undefined);
    expect(await findTake(ep(), { shot: "sh010", take: 1, pass: "final" })).to.equal(undefined);
  });
});

describe("the number in a file's name", () => {
  for (const [name, shot, take] of [
    ["sh010_t03.json", "sh010", 3],
    ["sh010_t03_strip.jpg", "sh010", 3],
    ["sh010_t03.up.mp4", "sh010", 3],
    ["sh010_t100.mp4", "sh010", 100],
    ["sh010_t03", "sh010", 3],
    ["sh010_t3.json", "sh010", undefined],
    ["sh010_t003.json", "sh010", undefined],
    ["sh010.json", "sh010", undefined],
    ["sh0100_t03.json", "sh010", undefined],
    ["a_b_t01.mp4", "a/b", 1],
    ["sh01_t02_t03.json", "sh01_t02", 3],
  ] as const) {
    it(`${name} is ${take ?? "none"} for ${shot}`, () => {
      expect(takeNumberOf(name, shot)).to.equal(take);
    });
  }
});
