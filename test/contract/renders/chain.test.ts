// `stale: chain` as the status tells it: docs/http.md "Stale takes", against the whole studio.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("a take that was started from another", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  const recordPath = (shot: string) => join(studio.ep, "renders_proxy", shot, `${shot}_t01.json`);
  const recordOf = async (shot: string) => JSON.parse(await readFile(recordPath(shot), "utf8")) as Sidecar;
  const render = async (more: object = {}) => {
    await studio.post("/render", { ep: studio.ep, ...more }).expect(200);
    await studio.idle();
  };
  const stale = async () => {
    const { shots } = (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
    return shots.find(({ shot }) => shot === "sh020")?.takes[0]?.stale;
  };
  eachInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
    const { finished } = await recordOf("sh010");
    const from = { shot: "sh010", take: 1, pass: "proxy", via: "frames", overlap: 39, finished };
    const record = { ...(await recordOf("sh020")), continued_from: { ...from, video_steps: 12, audio_steps: 65 } };
    await writeFile(recordPath("sh020"), JSON.stringify(record));
    expect(await stale()).to.deep.equal([]);
  });

  it("is stale once the shot before plays another take, until that one is picked again", async () => {
    await render({ shots: ["sh010"], redo: true });
    expect(await stale()).to.deep.equal(["chain"]);
    await studio.put("/pick", { ep: studio.ep, shot: "sh010", take: 1 }).expect(200);
    expect(await stale()).to.deep.equal([]);
  });

  it("is stale once another shot stands before it", async () => {
    const entries = [{ shot: "sh010" }, { shot: "sh030" }, { shot: "sh020" }];
    await studio.put("/cut", { ep: studio.ep, entries }).expect(200);
    expect(await stale()).to.deep.equal(["chain"]);
  });

  it("is stale once that take was made again under its number", async () => {
    const again = { ...(await recordOf("sh010")), finished: "2031-01-01T10:00:00+01:00" };
    await writeFile(recordPath("sh010"), JSON.stringify(again));
    expect(await stale()).to.deep.equal(["chain"]);
  });
});
