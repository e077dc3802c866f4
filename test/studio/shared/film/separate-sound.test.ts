// The sound that a cut lays under a shot, from the request to the decoded sound of the film.
import { expect } from "chai";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { CutFile } from "../../../../src/contracts/files/cut.ts";
import type { EpisodeStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { run } from "../../../../src/machine/spawn.ts";
import { decodeSound, loudest, toneIn } from "../../../media/test-clips.ts";
import { anyTools } from "../../../media/tool-sets.ts";
import { openRealStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";

const ffmpeg = anyTools().ffmpeg.path;

describe("a sound that the cut lays under a shot", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  before(async () => {
    studio = await openRealStudio();
    await mkdir(join(studio.ep, "audio"));
    const tone = "0.2*sin(2*PI*(500+200*floor(t))*t)";
    const made = ["-f", "lavfi", "-i", `aevalsrc=${tone}:s=44100:d=4`, "-c:a", "libmp3lame"];
    await run(ffmpeg, ["-nostdin", "-v", "error", ...made, join(studio.ep, "audio", "line.mp3")]);
    await studio.post("/render", { ep: studio.ep, shots: ["sh010"] }).expect(200);
    await studio.idle();
  });
  after(() => studio.close());

  it("is heard from its start, at its place, as loud as it was asked for", async () => {
    const audio = { source: "file", path: "audio/line.mp3", start: 2, offset: 0.5, gain: 0.5 };
    await studio.put("/cut", { ep: studio.ep, entries: [{ shot: "sh010", audio }] }).expect(200);
    const { shots } = (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
    expect(shots[0]?.cut).to.deep.include({ audio, audio_file: "audio/line.mp3", audio_why: "line.mp3" });
    const { output, report } = (await studio.post("/assemble", { ep: studio.ep }).expect(200)).body as {
      output: string;
      report: string;
    };
    expect(report).not.to.contain("sound");
    const { left } = await decodeSound(ffmpeg, output);
    expect(loudest(left.subarray(0, 23_000))).to.be.below(0.01);
    expect(toneIn(left.subarray(26_000, 46_000), 900)).to.be.closeTo(0.1, 0.015);
    expect(toneIn(left.subarray(26_000, 46_000), 500)).to.be.below(0.01);
  });

  it("goes over to the other pass, and away, by itself", async () => {
    const audio = { source: "file", path: "audio/line.mp3" };
    const entries = [{ shot: "sh010", trim_in: 2, audio }, { shot: "sh030" }];
    await studio.put("/cut", { ep: studio.ep, entries }).expect(200);
    const passes = { from: "proxy", to: "final" };
    const copied = await studio.post("/cut/copy", { ep: studio.ep, ...passes, what: "audio" }).expect(200);
    const { cut } = copied.body as { cut: CutFile };
    expect(cut.final).to.deep.equal([{ shot: "sh010", audio }, { shot: "sh020" }, { shot: "sh030" }]);
    const put = await studio.post("/cut/reset", { ep: studio.ep, pass: "proxy", what: "audio" }).expect(200);
    expect((put.body as { cut: CutFile }).cut.proxy).to.deep.equal([{ shot: "sh010", trim_in: 2 }, { shot: "sh030" }]);
  });

  it("is refused when its file has no sound", async () => {
    const audio = { source: "file", path: "tide.md" };
    const { body } = await studio.put("/cut", { ep: studio.ep, entries: [{ shot: "sh010", audio }] }).expect(400);
    expect((body as { error: string }).error).to.equal("the sound of sh010: tide.md has no sound");
  });
});
