// Films with clips that fade, judged frame by frame and by the loudness of a tone.
import { expect } from "chai";
import { join } from "node:path";
import { assembleFilm } from "../../../src/media/film/assemble-film.ts";
import { suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { type Clip, soundOf, whole } from "../cut-clips.ts";
import { decodeFrames, decodeSound, loudest, makeClip, toneIn } from "../test-clips.ts";
import { anyTools, toolSets } from "../tool-sets.ts";

const judge = anyTools().ffmpeg.path;

for (const { name, tools } of toolSets) {
  describe(`fades in a film with ${name}`, () => {
    const folder = suiteFolder();
    const own = { a: "", c: "" };
    let white = "";
    let number = 0;

    before(async () => {
      const { path } = tools.ffmpeg;
      const source = "color=c=white:s=128x72:r=24";
      [own.a, own.c, white] = await Promise.all([
        makeClip(path, join(folder(), "a.mp4"), { frames: 36, tone: 440 }),
        makeClip(path, join(folder(), "c.mp4"), { frames: 20, tone: 1320 }),
        makeClip(path, join(folder(), "white.mp4"), { frames: 48, source, tone: 440 }),
      ]);
    });

    async function assemble(clips: readonly Clip[]) {
      const output = join(folder(), `film${++number}.mp4`);
      const order = { clips, fps: 24, width: 128, height: 72, output, scratch: join(folder(), `scratch${number}`) };
      return { ...(await assembleFilm(tools, order)), output };
    }

    it("fades picture and sound of one clip, and copies its neighbours", async () => {
      const ends = { fades: { in: 12, out: 24 }, soundFades: { in: 12, out: 24 } };
      const clips = [whole("sh010", own.a, 36), whole("sh020", white, 48, ends), whole("sh030", own.c, 20)];
      const film = await assemble(clips);
      expect(film.copied).to.deep.equal(["sh010", "sh030"]);
      expect(film.reasons).to.deep.equal({ sh020: "its picture fades" });
      const luma = (await decodeFrames(judge, film.output)).slice(36, 84).map(({ centre }) => centre);
      const levels = luma.map((value) => (value - 16) / 219);
      const wanted = luma.map((_, at) => Math.min(1, at / 12, (47 - at) / 24));
      for (const [at, level] of levels.entries()) expect(level, `frame ${at}`).to.be.closeTo(wanted[at]!, 0.03);
      expect([luma[0], luma[47]]).to.deep.equal([16, 16]);
      const { left } = await decodeSound(judge, film.output);
      const tone = (frame: number) =>
        toneIn(left.subarray((36 + frame) * 2000 - 1000, (36 + frame) * 2000 + 1000), 440);
      const full = tone(18);
      for (const [frame, level] of [
        [3, 0.25],
        [6, 0.5],
        [9, 0.75],
        [35.5, 0.5],
        [41.5, 0.25],
      ] as const)
        expect(tone(frame) / full, `sound at frame ${frame}`).to.be.closeTo(level, 0.06);
    });

    it("copies a clip whose sound alone fades", async () => {
      const film = await assemble([whole("sh010", own.a, 36, { soundFades: { in: 24, out: 0 } })]);
      expect(film.copied).to.deep.equal(["sh010"]);
      const { left } = await decodeSound(judge, film.output);
      expect(loudest(left.subarray(0, 200))).to.be.below(0.01);
      expect(toneIn(left.subarray(22_000, 26_000), 440)).to.be.closeTo(
        toneIn(left.subarray(60_000, 70_000), 440) / 2,
        0.02,
      );
    });

    it("fades a sound that a clip was given by the time of the film, at its gain, between neighbours that stay", async () => {
      const sound = { ...soundOf(own.c), offset: 0.25, gain: 0.5 };
      const given = whole("sh020", white, 48, { sound, soundFades: { in: 12, out: 0 } });
      const late = whole("sh030", white, 48, {
        sound: { ...soundOf(white), gain: 0.5 },
        soundFades: { in: 0, out: 48 },
      });
      const film = await assemble([whole("sh010", own.a, 36), given, late, whole("sh040", own.a, 36)]);
      expect(film.copied).to.deep.equal(["sh010", "sh020", "sh030", "sh040"]);
      const { left } = await decodeSound(judge, film.output);
      const tone = (hertz: number, frame: number) =>
        toneIn(left.subarray((frame - 0.5) * 2000, (frame + 0.5) * 2000), hertz);
      const full = tone(440, 18);
      expect(tone(440, 35)).to.be.closeTo(full, 0.01);
      expect(tone(440, 134)).to.be.closeTo(full, 0.01);
      // The fade counts from the start of the clip: half of it has passed when the sound sets in after six frames.
      expect(loudest(left.subarray(36 * 2000 + 2100, 41 * 2000))).to.be.below(0.01);
      for (const [frame, level] of [
        [44, 8 / 12],
        [46, 10 / 12],
        [52, 1],
        [58, 1],
      ] as const)
        expect(tone(1320, frame) / full, `the sound it was given, at frame ${frame}`).to.be.closeTo(level / 2, 0.04);
      for (const [frame, level] of [
        [96, 0.75],
        [108, 0.5],
        [120, 0.25],
      ] as const)
        expect(tone(440, frame) / full, `its own sound, at frame ${frame}`).to.be.closeTo(level / 2, 0.04);
    });
  });
}
