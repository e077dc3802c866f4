// What a chain cuts: the end of the take before, and the held head of the take that carries on.
import { expect } from "chai";
import { copyFile, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutTail, type TailRequest } from "../../src/media/film/cut-tail.ts";
import { trimHead } from "../../src/media/film/trim-head.ts";
import { measureFilm } from "../support/media/measure-film.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { decodeFrames, decodeSound, greyOf, loudest, makeClip, makeWav, toneIn } from "./test-clips.ts";
import { toolSets } from "./tool-sets.ts";

for (const { name, tools } of toolSets) {
  describe(`held frames with ${name}`, () => {
    const folder = suiteFolder();
    let counting = "";
    before(async () => {
      counting = await makeClip(tools.ffmpeg.path, join(folder(), "counting.mp4"), { frames: 48 });
    });
    const ask = (changes: Partial<TailRequest> = {}): TailRequest => ({
      ...{ mp4: counting, mp4Fps: 24, sound: counting, frames: 22, fps: 24, width: 128, height: 72 },
      folder: join(folder(), "held"),
      ...changes,
    });
    const lights = async (path: string, width?: number, height?: number) =>
      (await decodeFrames(tools.ffmpeg.path, path, width, height)).map(({ centre }) => centre);

    it("are the last ones of the take, each as it was", async () => {
      const { clip } = await cutTail(tools, ask());
      const found = await lights(clip);
      expect(found).to.deep.equal((await lights(counting)).slice(26));
      expect(found).to.have.length(22);
      expect(await measureFilm(clip)).to.include({ frames: 22, rate: "24/1", colour: "tv bt709 bt709 bt709" });
    });

    it("come with as much sound, to the sample", async () => {
      const wav = await makeWav(tools.ffmpeg.path, join(folder(), "late.wav"), 1.5, 0.5);
      const { sound } = await cutTail(tools, ask({ sound: wav }));
      const { left } = await decodeSound(tools.ffmpeg.path, sound ?? "");
      expect(left).to.have.length((22 / 24) * 48_000);
      const silence = Math.round((1.5 - 26 / 24) * 48_000);
      expect(loudest(left.subarray(0, silence))).to.be.below(0.01);
      expect(loudest(left.subarray(silence, silence + 480))).to.be.above(0.3);
    });

    it("have silence where the sound ends early, and none where there is no sound", async () => {
      const wav = await makeWav(tools.ffmpeg.path, join(folder(), "short.wav"), 0, 1.5);
      const { sound } = await cutTail(tools, ask({ sound: wav }));
      const { left } = await decodeSound(tools.ffmpeg.path, sound ?? "");
      expect(left).to.have.length((22 / 24) * 48_000);
      expect(loudest(left.subarray(left.length - 20_000))).to.be.below(0.001);
      expect((await cutTail(tools, ask({ sound: null }))).sound).to.equal(null);
    });

    it("take the size and the rate of the shot that holds them", async () => {
      const { clip } = await cutTail(tools, ask({ width: 96, height: 96 }));
      expect(await measureFilm(clip)).to.include({ frames: 22, width: 96, height: 96 });
      expect((await lights(clip, 96, 96)).at(-1)).to.be.closeTo(greyOf(47), 2);
      const slow = await makeClip(tools.ffmpeg.path, join(folder(), "slow.mp4"), { frames: 32, fps: 16 });
      const { clip: quick } = await cutTail(tools, ask({ mp4: slow, mp4Fps: 16, sound: slow, frames: 5 }));
      expect(await measureFilm(quick)).to.include({ frames: 5, rate: "24/1" });
      expect((await lights(quick)).at(-1)).to.be.closeTo(greyOf(31), 2);
    });

    it("are refused of a take that has too few, or is none", async () => {
      const short = await refusalOf(cutTail(tools, ask({ frames: 56 })));
      expect(short.message).to.equal("counting.mp4 has 48 frames, and 56 are to be held");
      const broken = join(folder(), "broken.mp4");
      await writeFile(broken, (await readFile(counting)).subarray(0, 2000));
      expect((await refusalOf(cutTail(tools, ask({ mp4: broken, sound: null })))).message).to.contain("broken.mp4");
    });

    it("are left away at the head of the take that held them, with their sound", async () => {
      const mp4 = join(folder(), "take.mp4");
      await copyFile(counting, mp4);
      expect(await trimHead(tools, { mp4, drop: 39, fps: 24 })).to.equal(9);
      const found = await lights(mp4);
      expect(found).to.have.length(9);
      for (const [index, light] of found.entries()) expect(light).to.be.closeTo(greyOf(39 + index), 2);
      const { left } = await decodeSound(tools.ffmpeg.path, mp4);
      expect(left.length).to.be.within((9 / 24) * 48_000, (9 / 24) * 48_000 + 1024);
      expect(toneIn(left.subarray(2000, 14_000), 440)).to.be.above(0.05);
      expect(await measureFilm(mp4)).to.include({ frames: 9, rate: "24/1", colour: "tv bt709 bt709 bt709" });
      expect((await readdir(folder())).filter((file) => file.endsWith(".part"))).to.deep.equal([]);
    });

    it("are left away of a silent take, and nothing is where none are held", async () => {
      const mp4 = await makeClip(tools.ffmpeg.path, join(folder(), "silent.mp4"), { frames: 20, tone: null });
      const before = await readFile(mp4);
      expect(await trimHead(tools, { mp4, drop: 0, fps: 24 })).to.equal(20);
      expect((await readFile(mp4)).equals(before)).to.equal(true);
      expect(await trimHead(tools, { mp4, drop: 5, fps: 24 })).to.equal(15);
      expect((await measureFilm(mp4)).frames).to.equal(15);
    });

    it("stay when nothing would be left of the take", async () => {
      const mp4 = join(folder(), "all-held.mp4");
      await copyFile(counting, mp4);
      expect((await refusalOf(trimHead(tools, { mp4, drop: 48, fps: 24 }))).message).to.equal(
        "all-held.mp4 has 48 frames, of which 48 are held: nothing stays",
      );
      expect((await readFile(mp4)).equals(await readFile(counting))).to.equal(true);
    });
  });
}
