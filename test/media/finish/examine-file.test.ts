import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pngOf } from "../../support/media/one-colour.ts";
import { readEnvironment } from "../../../src/environment.ts";
import { run } from "../../../src/machine/spawn.ts";
import { examineFile, type ExaminedFile } from "../../../src/media/finish/examine-file.ts";
import { findTools, type Tools } from "../../../src/media/tools.ts";
import { latentFile } from "../../support/media/latent-file.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";

describe("a file that a host handed over", () => {
  const folder = suiteFolder();
  let tools: Tools;
  before(async () => {
    const { path, ffmpeg } = readEnvironment(process.env, process.platform, folder());
    tools = await findTools({ path, userDir: folder(), ...(ffmpeg && { ffmpeg }) });
  });

  const at = (name: string) => join(folder(), name);
  const examine = (role: ExaminedFile["role"], name: string, asked?: number) =>
    examineFile(
      tools,
      { role, path: at(name), ...(asked !== undefined && { requestedFrames: asked }) },
      new AbortController().signal,
    );

  /** 48 frames of 24 a second, its tables before its pictures, as hosts write it. */
  async function film(name: string, ...more: string[]): Promise<Buffer> {
    const source = ["-f", "lavfi", "-i", "testsrc=size=64x48:rate=24", "-frames:v", "48", "-pix_fmt", "yuv420p"];
    await run(tools.ffmpeg.path, ["-v", "error", "-y", ...source, ...more, at(name)]);
    return readFile(at(name));
  }
  const half = async (bytes: Buffer, name: string) => writeFile(at(name), bytes.subarray(0, (bytes.length * 3) / 4));

  it("is whole with the frames that its header promises, whatever was asked for", async () => {
    await film("whole.mp4", "-movflags", "+faststart");
    expect(await examine("video", "whole.mp4")).to.equal(undefined);
    expect(await examine("video", "whole.mp4", 49)).to.equal(undefined);
  });

  it("is not, when it ends before them: that it can be played says nothing", async () => {
    await half(await film("fast.mp4", "-movflags", "+faststart"), "short.mp4");
    expect(await examine("video", "short.mp4")).to.match(/^it holds \d+ of 48 frames$/);
    await half(await film("film.mkv", "-g", "12"), "short.mkv");
    expect(await examine("video", "film.mkv")).to.equal(undefined);
    expect(await examine("video", "short.mkv")).to.match(/^it holds \d+ of 47 frames$/);
  });

  it("has the frames that were asked for, where its header promises none", async () => {
    const live = ["-f", "matroska", "-live", "1", "-g", "12"];
    await film("live.mkv", ...live);
    expect(await examine("video", "live.mkv", 48)).to.equal(undefined);
    expect(await examine("video", "live.mkv", 60)).to.equal("it holds 48 of 60 frames");
    expect(await examine("video", "live.mkv")).to.equal(undefined);
  });

  it("is of its kind", async () => {
    await writeFile(at("page.mp4"), "<!DOCTYPE html><html><body>Bad gateway</body></html>");
    await writeFile(at("noise.mp4"), Buffer.alloc(4096, 7));
    await writeFile(at("ada.png"), pngOf(0x3366ccff, 8, 8));
    await run(tools.ffmpeg.path, ["-v", "error", "-y", "-f", "lavfi", "-i", "sine=duration=0.2", at("tone.wav")]);
    await writeFile(at("kept.latent"), latentFile([1, 2, 2, 2, 2], 1));
    expect(await examine("video", "page.mp4")).to.equal("it is a web page");
    expect(await examine("image", "page.mp4")).to.equal("it is a web page");
    expect(await examine("video", "noise.mp4")).to.equal("it cannot be read as a film");
    expect(await examine("video", "tone.wav")).to.equal("it holds no picture");
    expect(await examine("image", "ada.png")).to.equal(undefined);
    expect(await examine("image", "tone.wav")).to.equal("it cannot be read as a picture");
    expect(await examine("audio", "tone.wav")).to.equal(undefined);
    expect(await examine("audio", "noise.mp4")).to.equal("it cannot be read as sound");
    expect(await examine("latent", "kept.latent")).to.equal(undefined);
    expect(await examine("latent", "noise.mp4")).to.equal("it is no latent");
  });
});
