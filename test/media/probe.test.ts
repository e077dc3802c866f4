import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { countFrames, probeMedia } from "../../src/media/probe.ts";
import { readClipFacts, readMovie } from "../../src/media/read-clip.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { BT709, makeClip, makeWav } from "./test-clips.ts";
import { anyTools, toolSets } from "./tool-sets.ts";

const ffmpeg = anyTools().ffmpeg.path;

describe("reading media files", () => {
  const folder = suiteFolder();
  let mp4: string;
  let mute: string;
  let wav: string;
  before(async () => {
    mp4 = await makeClip(ffmpeg, join(folder(), "clip.mp4"), { frames: 31, fps: "24000/1001" });
    mute = await makeClip(ffmpeg, join(folder(), "mute.mp4"), { frames: 5, tone: null });
    wav = await makeWav(ffmpeg, join(folder(), "sound.wav"), 0.1, 0.4);
  });

  for (const { name, tools } of toolSets) {
    it(`tells what a clip holds (${name})`, async () => {
      const { seconds, video, audio } = await probeMedia(tools, mp4);
      expect(seconds).to.be.closeTo((31 * 1001) / 24_000, 0.03);
      expect(video).to.deep.include({
        ...{ codec: "h264", profile: "High", width: 128, height: 72, frames: 31, pixelFormat: "yuv420p" },
        rate: { num: 24_000, den: 1001 },
        pixelAspect: { num: 1, den: 1 },
        timeBase: { num: 1, den: 24_000 },
        colour: { range: "tv", space: "bt709", primaries: "bt709", transfer: "bt709" },
      });
      expect(video?.headerHash).to.match(/^MD5:[0-9a-f]{32}$/);
      expect(audio).to.deep.include({ codec: "aac", hertz: 48_000, channels: 2 });
      expect((await probeMedia(tools, mute)).audio).to.equal(null);
      expect(await probeMedia(tools, wav)).to.deep.equal({
        seconds: 0.5,
        video: null,
        audio: { codec: "pcm_s16le", hertz: 48_000, channels: 1, samples: 24_000 },
      });
    });

    it(`counts frames that a container does not count (${name})`, async () => {
      const mkv = join(folder(), "clip.mkv");
      await run(ffmpeg, ["-nostdin", "-v", "error", "-i", mp4, "-c", "copy", "-y", mkv]);
      const fragmented = join(folder(), "fragmented.mp4");
      await run(ffmpeg, [
        "-nostdin",
        "-v",
        "error",
        "-i",
        mp4,
        "-c",
        "copy",
        "-movflags",
        "empty_moov+frag_keyframe",
        "-y",
        fragmented,
      ]);
      expect([
        await countFrames(tools, mp4),
        await countFrames(tools, mkv),
        await countFrames(tools, fragmented),
      ]).to.deep.equal([31, 31, 31]);
    });

    it(`says in a sentence that a file is broken (${name})`, async () => {
      const text = join(folder(), "words.mp4");
      await writeFile(text, "only words");
      const failure = await probeMedia(tools, text).then(() => "", String);
      expect(failure).to.match(/words\.mp4 cannot be read as a film or a sound \(.+\): make it again or replace it/);
      const cut = join(folder(), "cut.mp4");
      await writeFile(cut, (await readFile(mp4)).subarray(0, 200));
      expect(await countFrames(tools, cut).then(() => "", String)).to.contain("cut.mp4 cannot be read");
    });
  }

  it("reads the same from an mp4 whose tables come last", async () => {
    const late = join(folder(), "late.mp4");
    await run(ffmpeg, ["-nostdin", "-v", "error", "-i", mp4, "-c", "copy", "-y", late]);
    const [one, two] = [await readMovie(mp4), await readMovie(late)];
    const sizes = (movie: typeof one) => movie?.tracks.map(({ samples }) => [...samples.sizes]);
    expect(sizes(two)).to.deep.equal(sizes(one));
    expect((await readClipFacts(late)).plain?.headers.key).to.equal((await readClipFacts(mp4)).plain?.headers.key);
  });

  it("knows clips whose picture cannot be copied, and why", async () => {
    const why = async (name: string, ...changes: string[]) => {
      const path = join(folder(), `${name}.mp4`);
      await run(ffmpeg, ["-nostdin", "-v", "error", "-i", mp4, ...changes, ...BT709, "-y", path]);
      return (await readClipFacts(path)).why;
    };
    expect(await why("plain", "-c", "copy")).to.equal("");
    expect(await why("swapped", "-map", "0:a", "-map", "0:v", "-c", "copy")).to.equal(
      "its picture is not the first track",
    );
    expect(await why("sound", "-vn", "-c", "copy")).to.equal("it has no picture");
    expect(await why("fragments", "-c", "copy", "-movflags", "empty_moov+frag_keyframe")).to.equal(
      "its file is fragmented",
    );
    expect(await why("old", "-c:v", "mpeg4")).to.equal("its picture is mp4v, not one kind of H.264");
    expect(await why("aspect", "-c:v", "libx264", "-vf", "setsar=4/3")).to.equal("its pixels are not square");
    expect(await why("wide", "-c:v", "libx264", "-pix_fmt", "yuv444p")).to.equal(
      "its picture is not 8-bit 4:2:0, progressive",
    );
    const uneven = ["-vf", "setpts='if(gt(N,9),PTS+3003,PTS)'", "-vsync", "vfr"];
    expect(await why("uneven", "-c:v", "libx264", ...uneven)).to.equal("its frames are not evenly timed");
    // A copy that starts inside a group keeps the frames before the start and hides them in its edit list.
    expect(await why("middle", "-ss", "0.5", "-c", "copy", "-copyinkf")).to.not.equal("");
  });
});
