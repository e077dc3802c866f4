import { expect } from "chai";
import { join } from "node:path";
import { bedLevel, duckingGains } from "../../src/core/levels/music-bed.ts";
import { run } from "../../src/machine/spawn.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import type { AssembleOrder } from "../../src/media/film/assemble-run.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { type Clip, soundOf, whole } from "./cut-clips.ts";
import { decodeSound, loudest, makeClip, toneIn } from "./test-clips.ts";
import { anyTools, toolSets } from "./tool-sets.ts";

const judge = anyTools().ffmpeg.path;

for (const { name, tools } of toolSets) {
  describe(`the sound that a film is delivered with, by ${name}`, () => {
    const folder = suiteFolder();
    let number = 0;
    let mp4 = "";
    before(async () => {
      mp4 = await makeClip(judge, join(folder(), "take.mp4"), { frames: 96, size: "32x18", tone: null });
    });

    const wav = async (expression: string, seconds: number) => {
      const path = join(folder(), `sound${++number}.wav`);
      const source = ["-f", "lavfi", "-i", `aevalsrc='${expression}':s=48000:d=${seconds}`];
      await run(judge, ["-nostdin", "-v", "error", ...source, "-c:a", "pcm_f32le", "-f", "wav", path]);
      return path;
    };
    const clipWith = (sound: string | null): Clip =>
      whole("sh010", mp4, 96, { sound: sound === null ? null : soundOf(sound) });
    const deliver = async (clips: readonly Clip[], delivery: NonNullable<AssembleOrder["delivery"]>) => {
      const output = join(folder(), `film${++number}.mp4`);
      const order = { clips, fps: 24, width: 32, height: 18, output, scratch: join(folder(), "making"), delivery };
      const film = await assembleFilm(tools, order);
      const { left, right } = await decodeSound(judge, output);
      expect(left.length - 192_000, "samples over").to.be.within(0, 1023);
      return { ...film, left, right };
    };

    it("is made louder by one factor while its peaks allow", async () => {
      const quiet = await wav("0.05*sin(2*PI*997*t)", 4);
      const { loudness, left } = await deliver([clipWith(quiet)], {
        loudness: { lufs: -16, truePeak: -1 },
        music: null,
      });
      expect(loudness?.before.lufs).to.be.closeTo(-26, 0.3);
      expect(loudness?.level).to.deep.include({ limit: null });
      expect(loudness?.after?.lufs).to.be.closeTo(-16, 0.2);
      expect(toneIn(left.subarray(48_000, 144_000), 997)).to.be.closeTo(0.158, 0.004);
    });

    it("is limited where its peaks would be too high, at its place to the sample", async () => {
      const spiky = await wav("0.05*sin(2*PI*997*t)+0.7*sin(2*PI*400*t)*gte(t,2)*lt(t,2.05)", 4);
      const { loudness, left } = await deliver([clipWith(spiky)], {
        loudness: { lufs: -14, truePeak: -2 },
        music: null,
      });
      expect(loudness?.level.limit).to.equal(-2.5);
      expect(loudness?.after?.lufs).to.be.closeTo(-14, 0.5);
      expect(loudness?.after?.truePeak).to.be.at.most(-2);
      const onset = left.findIndex((sample) => Math.abs(sample) > 0.45);
      expect(onset).to.be.closeTo(96_000, 120);
    });

    it("is left as it is when there is none", async () => {
      const { loudness, warnings } = await deliver([clipWith(null)], {
        loudness: { lufs: -16, truePeak: -1 },
        music: null,
      });
      expect(loudness).to.equal(null);
      expect(warnings).to.deep.equal(["the film is silent: it has no loudness that could be set"]);
    });

    it("has its music as loud, bin for bin, as the page draws it", async () => {
      const speech = await wav("(0.3*gte(t,1)*lt(t,1.6)+0.03*gte(t,2.4)*lt(t,3))*sin(2*PI*300*t)", 4);
      const file = await wav("0.2*sin(2*PI*1500*t)", 4);
      const film = await deliver([clipWith(speech)], {
        loudness: null,
        music: { file, gain: 1, duck: true, isMono: true },
      });
      const rate = 200;
      const peaks = Float32Array.from({ length: 4 * rate }, (_, bin) =>
        bin >= 200 && bin < 320 ? 0.3 : bin >= 480 && bin < 600 ? 0.03 : 0,
      );
      const gains = duckingGains(peaks, rate);
      for (const second of [0.3, 0.9, 1.1, 1.5, 1.7, 1.9, 2.1, 2.35, 2.5, 2.9, 3.2, 3.6]) {
        const found = toneIn(film.left.subarray((second - 0.01) * 48_000, (second + 0.01) * 48_000), 1500);
        const drawn = 0.2 * gains[Math.round(second * rate)]! * bedLevel(second, 4);
        expect(20 * Math.log10(found / drawn), `dB at ${second} s`).to.be.closeTo(0, 1);
      }
    });

    it("has music below it, as often as needed, which steps back under speech and fades at both ends", async () => {
      const speech = await wav("0.3*sin(2*PI*300*t)*gte(t,1.5)*lt(t,2.5)", 4);
      const file = await wav("0.2*sin(2*PI*1500*t)", 1.3);
      const music = { file, gain: 0.5, duck: true, isMono: true };
      const film = await deliver([clipWith(speech)], { loudness: null, music });
      const musicAt = (second: number) => toneIn(film.left.subarray(second * 48_000, (second + 0.2) * 48_000), 1500);
      expect(musicAt(1)).to.be.closeTo(0.1, 0.02);
      expect(musicAt(2)).to.be.below(0.045);
      expect(musicAt(3.7)).to.be.above(0.06);
      expect(toneIn(film.left.subarray(79_200, 115_200), 300)).to.be.closeTo(0.3, 0.01);
      expect(loudest(film.right.subarray(0, 400))).to.be.below(0.02);
      expect(loudest(film.right.subarray(191_600, 192_000))).to.be.below(0.02);
      const even = await deliver([clipWith(speech)], { loudness: null, music: { ...music, duck: false } });
      expect(toneIn(even.left.subarray(96_000, 105_600), 1500)).to.be.closeTo(0.1, 0.02);
    });

    it("says which music cannot be read", async () => {
      const music = { file: join(folder(), "gone.wav"), gain: 1, duck: true, isMono: true };
      const failure = await deliver([clipWith(null)], { loudness: null, music }).then(() => "", String);
      expect(failure).to.contain("the sound of the film cannot be mixed").and.to.contain("gone.wav");
    });
  });
}
