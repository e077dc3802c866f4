import { expect } from "chai";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { receiveTake, type RenderedFiles } from "../../src/media/finish/receive-take.ts";
import { measureFilm } from "../support/media/measure-film.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { decodeFrames, greyOf, makeClip } from "./test-clips.ts";
import { anyTools } from "./tool-sets.ts";

describe("a film that arrives from a host", function () {
  this.timeout(30_000);
  const scratch = scratchFolder();
  const tools = anyTools();

  async function arrive(
    request: Parameters<typeof makeClip>[2],
    more: Partial<RenderedFiles> = {},
    name = "sh010_t01.mp4",
  ) {
    const video = await makeClip(tools.ffmpeg.path, join(scratch(), name), request);
    return receive({ video, ...more });
  }
  const receive = (more: Partial<RenderedFiles> & Pick<RenderedFiles, "video">) => {
    const stem = join(scratch(), "sh010_t01");
    const plain = { stem, fps: 24, overlap: 0, length: 25, keepsFrames: false };
    return receiveTake(tools, { ...plain, ...more }, new AbortController().signal);
  };
  const mp4 = () => join(scratch(), "sh010_t01.mp4");

  for (const [fps, frames, reported] of [
    [48, 50, 48],
    [12, 12, 12],
    [16, 17, 16],
    ["30000/1001", 30, 29.97],
  ] as const) {
    it(`of ${fps} frames a second keeps them all, and its record tells that rate`, async () => {
      const received = await arrive({ frames, fps, timescale: 30_000 * 16 });
      expect(received).to.deep.include({ frames, fps: reported });
      expect(received.notes.join()).to.equal(
        `it plays at ${reported} frames a second, and 24 were asked for: the cut goes by its time`,
      );
    });
  }

  it("of the rate that was asked for says nothing", async () => {
    expect(await arrive({ frames: 25 })).to.deep.include({ frames: 25, fps: 24, notes: [] });
  });

  it("of a rate that varies is brought to the one asked for, as long as before, with its sound", async () => {
    const steady = await makeClip(tools.ffmpeg.path, join(scratch(), "steady.mp4"), { frames: 36 });
    const setpts = "setpts='if(lt(N,12),N/24,12/24+(N-12)/12)/TB'";
    const uneven = ["-vf", setpts, "-vsync", "vfr", "-an", "-video_track_timescale", "24000", "-y"];
    const video = join(scratch(), "sh010_t01.mp4");
    await run(tools.ffmpeg.path, ["-v", "error", "-i", steady, ...uneven, video]);
    const received = await receive({ video });
    expect(received.notes.join()).to.match(/not evenly timed: they were brought to 24 a second/);
    const { rate, seconds, frames } = await measureFilm(mp4());
    expect({ rate, frames }).to.deep.equal({ rate: "24/1", frames: received.frames });
    expect(seconds).to.be.closeTo(0.5 + 24 / 12, 1 / 12);
  });

  it("that carries on leaves away what was held by its time, to the frame", async () => {
    const received = await arrive({ frames: 60, fps: 48, timescale: 48_000 }, { overlap: 5, length: 25 });
    expect(received).to.deep.include({ frames: 50, fps: 48 });
    const shown = await decodeFrames(tools.ffmpeg.path, mp4());
    expect(shown).to.have.length(50);
    expect(shown[0]?.centre).to.be.closeTo(greyOf(10), 2);
  });
});
