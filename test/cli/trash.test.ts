// Discarded takes from the command line: the list, and one of them brought back.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describeBothWays } from "../support/episodes/both-ways.ts";
import { makeSidecar } from "../support/values/make-take.ts";
import { runHere } from "../support/episodes/run-here.ts";
import { writeEpisode } from "../support/episodes/sample-episodes.ts";
import { writeFiles } from "../support/episodes/write-files.ts";

describeBothWays("the trash on the command line", (way) => {
  const folder = way.scratchFolder();
  let ep: string;
  const run = (...args: string[]) => runHere(join(folder(), "user"), "trash", ep, ...args);
  /** `at`: the folder of a set, relative to the episode. */
  const discard = (at: string, take: number) =>
    writeFiles(join(ep, at), {
      [`sh030_t0${take}.json`]: makeSidecar({ shot: "sh030", take, note: "too dark" }),
      [`sh030_t0${take}.mp4`]: "film",
    });
  beforeEach(async () => {
    ep = await writeEpisode(folder());
  });

  it("lists what lies there by its id, and says when it is empty", async () => {
    expect((await run()).stdout).to.equal("the trash is empty\n");
    await discard("renders_proxy/_trash/sh030", 1);
    await discard("renders_proxy/_trash/sh030/20261102-101403", 1);
    expect((await run()).stdout.split("\n").map((line) => line.split(/ {2,}/))).to.deep.equal([
      ["proxy/sh030_t01", "ok", "animatic", "too dark"],
      ["proxy/sh030_t01@20261102-101403", "ok", "animatic", "too dark"],
      [""],
    ]);
    const { takes } = JSON.parse((await run("--json")).stdout) as { takes: { id: string; take: number }[] };
    expect(takes.map(({ id, take }) => [id, take])).to.deep.equal([
      ["proxy/sh030_t01", 1],
      ["proxy/sh030_t01@20261102-101403", 1],
    ]);
  });

  it("brings one back under its name", async () => {
    await discard("renders_proxy/_trash/sh030", 1);
    await discard("renders_proxy/_trash/sh030", 2);
    const back = await run("--restore", "proxy/sh030_t02");
    expect([back.code, back.stdout]).to.deep.equal([
      0,
      "sh030 take 2 (proxy) is back; the cut plays it once you pick it\n",
    ]);
    expect(await readdir(join(ep, "renders_proxy/sh030"))).to.have.members(["sh030_t02.json", "sh030_t02.mp4"]);
    expect((await run("--restore", "sh030_t01")).code).to.equal(0);
    expect((await run()).stdout).to.equal("the trash is empty\n");
  });

  it("brings a candidate of a reference back", async () => {
    const record = {
      version: 1,
      ref: "location:quay",
      view: null,
      take: 2,
      status: "ok",
      source: "imported",
      note: "wet",
    };
    await writeFiles(join(ep, "refs/_takes/_trash/location__quay"), {
      "location__quay_t02.json": {
        ...record,
        queued: "2026-11-02T10:14:03+00:00",
        save_notes: "",
        width: 8,
        height: 8,
      },
      "location__quay_t02.png": "picture",
    });
    expect((await run()).stdout).to.equal("refs/location__quay_t02  ok  wet\n");
    const back = await run("--restore", "location__quay_t02");
    expect([back.code, back.stdout, back.stderr]).to.deep.equal([
      0,
      "location:quay take 2 is back; shots get it once you pick it\n",
      "",
    ]);
    expect(await readdir(join(ep, "refs/_takes/location__quay"))).to.have.length(2);
  });

  it("refuses an id of which there is none, and one that means several", async () => {
    await discard("renders_proxy/_trash/sh030/20261102-101403", 1);
    await discard("renders/_trash/sh030", 1);
    const none = await run("--restore", "sh010_t01");
    expect([none.code, none.stderr]).to.deep.equal([
      1,
      "there is no sh010_t01 in the trash: without --restore, the trash lists its ids\n",
    ]);
    const several = await run("--restore", "sh030_t01");
    expect([several.code, several.stderr]).to.deep.equal([
      1,
      "the trash holds sh030_t01 more than once: name final/sh030_t01 or proxy/sh030_t01@20261102-101403\n",
    ]);
  });
});
