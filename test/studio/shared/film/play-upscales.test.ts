// A film of upscales: fresh ones are played at their size, takes without one are scaled up.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { sha1 } from "../../../../src/core/lib/hash.ts";
import { decodeFrames, makeClip } from "../../../media/test-clips.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { placeTakes } from "../../../support/media/drawn-takes.ts";
import { openRealStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";

const ffmpeg = anyTools().ffmpeg.path;

describe("a film of upscales", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  const takes = new Map<string, string>();
  before(async () => {
    studio = await openRealStudio();
    await placeTakes(studio);
    const { shots } = (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
    for (const { shot, takes: made } of shots) takes.set(shot, join(studio.ep, made[0]?.mp4 ?? ""));
  });
  after(() => studio.close());

  const upscale = async (shot: string, frames: number, changes: object = {}) => {
    const mp4 = takes.get(shot) ?? "";
    const stem = mp4.replace(/\.mp4$/, "");
    await makeClip(ffmpeg, `${stem}.up.mp4`, {
      frames,
      size: "256x144",
      tone: null,
      source: "color=c=white:s=256x144:r=24",
    });
    const record = { status: "ok", made_from: sha1(await readFile(mp4)), ...changes };
    await writeFile(`${stem}.up.json`, JSON.stringify(record));
  };
  const assemble = async () =>
    (await studio.post("/assemble", { ep: studio.ep, upscaled: true }).expect(200)).body as Record<string, string>;

  it("is refused while no take has a fresh one", async () => {
    expect(await assemble()).to.deep.include({ ok: false, output: null });
    await upscale("sh010", 24, { made_from: "another picture" });
    expect((await assemble())["error"]).to.contain("no take in the cut has a fresh upscale");
  });

  it("plays what is fresh at its size, and scales up and names the others", async () => {
    await upscale("sh010", 24);
    await upscale("sh020", 24, { status: "failed" });
    const film = await assemble();
    expect(film["error"]).to.equal(undefined);
    expect(film["output"]).to.equal(join(studio.ep, "renders_proxy", "tide_proxy_up.mp4"));
    expect(film["report"])
      .to.contain("sh020: take 1 has an upscale that failed; it is scaled up")
      .and.to.contain("sh030: take 1 has no upscale; it is scaled up")
      .and.not.to.contain("sh010: take 1 has");
    const list = await readFile(join(studio.ep, "renders_proxy", "tide_proxy_up_shots.txt"), "utf8");
    expect(list.match(/sh\d+.*\tupscaled$/gm)).to.have.length(1);
    expect(list).to.match(/^00:00:00:00\tsh010\t.*\tupscaled\n/);
    const frames = await decodeFrames(ffmpeg, film["output"] ?? "", 256, 144);
    for (const { centre, corner } of frames.slice(0, 24)) expect([centre, corner]).to.deep.equal([235, 235]);
    expect(frames[30]?.centre).not.to.equal(235);
  });

  it("corrects the colours of an upscale as those of its take", async () => {
    const takes = [{ shot: "sh010", take: 1 }];
    await studio.post("/grade", { ep: studio.ep, takes, match: "shot:sh030" }).expect(200);
    const report = (await assemble())["report"];
    expect(report).to.contain("sh010 was encoded again: its colours are matched");
  });
});
