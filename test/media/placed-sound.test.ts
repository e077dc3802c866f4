// Films whose clips play sounds of their own choice, measured sample by sample.
import { expect } from "chai";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { type Clip, soundOf, whole } from "./cut-clips.ts";
import { decodeSound, loudest, makeClip, toneIn } from "./test-clips.ts";
import { anyTools, toolSets } from "./tool-sets.ts";

const judge = anyTools().ffmpeg.path;

/** How loud a tone of the sounds below is while it is heard. */
const LOUD = 0.2;

for (const { name, tools } of toolSets) {
  describe(`sound laid under clips with ${name}`, () => {
    let folder: string;
    let mp4: string;
    let film = 0;
    const inside = (file: string) => join(folder, file);
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), "studio-laid-"));
      mp4 = await makeClip(judge, inside("picture.mp4"), { frames: 48, tone: 3000 });
      // Each second of it has a tone of its own: 500 Hz in the first, 700 Hz in the second, and so on.
      const tones = "0.2*sin(2*PI*(500+200*floor(t))*t)";
      await run(judge, [
        "-nostdin",
        "-v",
        "error",
        "-f",
        "lavfi",
        "-i",
        `aevalsrc=${tones}:s=48000:d=8`,
        "-y",
        inside("tones.wav"),
      ]);
      for (const [kind, encoder] of [
        ["mp3", "libmp3lame"],
        ["flac", "flac"],
        ["m4a", "aac"],
      ] as const) {
        const made = ["-i", inside("tones.wav"), "-c:a", encoder, "-b:a", "192k", "-y", inside(`tones.${kind}`)];
        await run(judge, ["-nostdin", "-v", "error", ...made]);
      }
    });
    after(() => rm(folder, { recursive: true }));

    const clip = (sound: Partial<NonNullable<Clip["sound"]>> | null, changes: Partial<Clip> = {}): Clip =>
      whole(`sh${film}`, mp4, 48, { sound: sound && { ...soundOf(inside("tones.wav")), ...sound }, ...changes });
    /** The film's sound in seconds from its start. */
    const receive = async (...clips: Clip[]) => {
      const output = inside(`film${++film}.mp4`);
      const order = { clips, fps: 24, width: 128, height: 72, output, scratch: inside(`scratch${film}`) };
      const { warnings } = await assembleFilm(tools, order);
      expect(warnings).to.deep.equal([]);
      const { left } = await decodeSound(judge, output);
      return (from: number, to: number) => left.subarray(Math.round(from * 48_000), Math.round(to * 48_000));
    };
    /** Only the tone of that second of the source is heard in the middle of the stretch, as loud as it should be. */
    const expectSecond = (sound: Float32Array, second: number, gain = 1) => {
      const middle = sound.subarray(2400, -2400);
      expect(toneIn(middle, 500 + 200 * second)).to.be.closeTo(LOUD * gain, 0.02);
      for (const other of [0, 1, 2, 3, 4, 5, 6, 7].filter((each) => each !== second)) {
        expect(toneIn(middle, 500 + 200 * other), `second ${other}`).to.be.below(0.02);
      }
      expect(toneIn(middle, 3000), "the take's own sound").to.be.below(0.01);
    };

    for (const kind of ["wav", "mp3", "flac", "m4a"]) {
      it(`begins at its start, near or far (${kind})`, async () => {
        const file = inside(`tones.${kind}`);
        const sound = await receive(clip({ file, start: 1 }), clip({ file, start: 5.5 }));
        expectSecond(sound(0, 1), 1);
        expectSecond(sound(1, 2), 2);
        expectSecond(sound(2, 2.5), 5);
        expectSecond(sound(2.5, 3.5), 6);
        expectSecond(sound(3.5, 4), 7);
      });
    }

    it("comes later by its offset, and earlier by one below zero", async () => {
      const sound = await receive(clip({ offset: 0.5, start: 3 }), clip({ offset: -1, start: 3 }));
      expect(loudest(sound(0, 0.49))).to.be.below(0.01);
      expectSecond(sound(0.5, 1.5), 3);
      expectSecond(sound(1.5, 2), 4);
      expectSecond(sound(2, 3), 4);
      expectSecond(sound(3, 4), 5);
      const onset = sound(0, 2).findIndex((sample) => Math.abs(sample) > 0.1);
      expect(onset).to.be.closeTo(24_000, 100);
    });

    it("is cut by trims by the time of its picture", async () => {
      const trims = { trimIn: 12, trimOut: 12, length: 24 };
      const sound = await receive(clip({ start: 2.5 }, trims), clip({ offset: 0.75 }, trims), clip(null));
      expectSecond(sound(0, 1), 3);
      expect(loudest(sound(1.01, 1.24))).to.be.below(0.01);
      expectSecond(sound(1.25, 2), 0);
      expect(loudest(sound(2.05, 4))).to.be.below(0.01);
    });

    it("is as loud as its gain says", async () => {
      const sound = await receive(clip({ gain: 0.5 }), clip({ gain: 2, start: 4 }), clip({ gain: 0 }));
      expectSecond(sound(0, 1), 0, 0.5);
      expectSecond(sound(2, 3), 4, 2);
      expect(loudest(sound(4.05, 6))).to.be.below(0.001);
    });

    it("is silent behind its file's end, and before it begins", async () => {
      const sound = await receive(
        clip({ start: 7 }),
        clip({ start: 80_000 }),
        clip({ offset: 80_000 }),
        clip({ start: 2 }),
      );
      expectSecond(sound(0, 1), 7);
      expect(loudest(sound(1.05, 5.95))).to.be.below(0.01);
      expectSecond(sound(6, 7), 2);
    });
  });
}
