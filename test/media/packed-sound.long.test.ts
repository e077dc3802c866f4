// The sound of a film joined of pieces: it is decoded to as many samples as one encode's, at the same places, with nothing heard at the
// seams, and what did not change is not encoded again.
import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../../src/machine/clock.ts";
import { run } from "../../src/machine/spawn.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { ClipCache } from "../../src/media/film/clip-cache.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { type Clip, soundOf, whole } from "./cut-clips.ts";
import { decodeSound, makeClip } from "./test-clips.ts";
import { toolSets } from "./tool-sets.ts";

const RATE = 48_000;
/** Frames of a clip at 24 a second; each has its own stretch of a long recording. */
const LENGTHS = [150, 131, 157, 143, 149, 139, 151, 162];
/** Tones that swell, with hard beginnings, and a hiss that differs between the sides. */
const SOUND = [
  "0.4*sin(2*PI*220*t)*abs(sin(0.7*t))*gte(mod(t\\,0.83)\\,0.05)+0.03*random(0)",
  "0.3*sin(2*PI*331*t)*abs(sin(1.1*t))+0.03*random(1)",
].join("|");

for (const { name, tools } of toolSets) {
  describe(`the sound of a film in pieces, ${name}`, function () {
    this.timeout(60_000);
    const folder = suiteFolder();
    const { path: ffmpeg } = tools.ffmpeg;
    let [mp4, wav, other, number] = ["", "", "", 0];
    before(async () => {
      mp4 = await makeClip(ffmpeg, join(folder(), "take.mp4"), { frames: 170, size: "32x32", tone: null });
      wav = await record("long.wav", SOUND);
      other = await record("other.wav", "0.2*sin(2*PI*700*t)|0.2*random(0)");
    });

    const record = async (file: string, sound: string) => {
      const path = join(folder(), file);
      const form = ["-c:a", "pcm_s16le", "-y", path];
      await run(ffmpeg, ["-nostdin", "-v", "error", "-f", "lavfi", "-i", `aevalsrc=${sound}:s=${RATE}:d=60`, ...form]);
      return path;
    };
    const cut = (changed?: { readonly index: number; readonly frames?: number; readonly file?: string }): Clip[] =>
      LENGTHS.map((frames, index) => {
        const isChanged = changed?.index === index;
        const length = isChanged ? (changed.frames ?? frames) : frames;
        const sound = { ...soundOf(isChanged ? (changed.file ?? wav) : wav), start: index * 7 };
        return whole(`sh${index}`, mp4, 170, { trimOut: 170 - length, length, sound });
      });
    const openKept = () => {
      const place = join(folder(), `kept${++number}`);
      return { place, kept: new ClipCache({ folder: place, clock: systemClock }) };
    };
    const assemble = async (clips: readonly Clip[], kept?: ClipCache) => {
      const output = join(folder(), `film${++number}.mp4`);
      const order = { clips, fps: 24, width: 32, height: 32, output, scratch: join(folder(), `scratch${number}`) };
      const reported = await assembleFilm(tools, order, kept && { cache: kept });
      return { output, reported, ...(await decodeSound(ffmpeg, output)) };
    };
    /** What was encoded, as the film's own samples. */
    const receivedFrom = async (clips: readonly Clip[]) => {
      const sources = new Map<string, Float32Array>();
      for (const path of [wav, other]) sources.set(path, (await decodeSound(ffmpeg, path)).left);
      const samples = clips.reduce((sum, { length }) => sum + length, 0) * 2000;
      const audible = new Float32Array(samples);
      let at = 0;
      for (const { sound, length } of clips) {
        const from = (sound?.start ?? 0) * RATE;
        audible.set((sources.get(sound?.file ?? "") ?? new Float32Array()).subarray(from, from + length * 2000), at);
        at += length * 2000;
      }
      return audible;
    };
    const packsIn = async (place: string) =>
      (await readdir(place, { recursive: true })).filter((file) => file.endsWith(".aac"));

    it("is the sample that was recorded, at its place, and no seam is louder than the codec's own noise", async () => {
      const { kept } = openKept();
      await assemble(cut(), kept);
      const changed = cut({ index: 4, file: other });
      const film = await assemble(changed, kept);
      const audible = await receivedFrom(changed);
      expect(film.left.length - audible.length).to.be.within(0, 1023);
      const noise = Array.from({ length: Math.floor(audible.length / 1024) }, (_, frame) =>
        noiseIn(film.left, audible, frame * 1024),
      );
      const whole = await assembleInOne(changed);
      expect(whole.left.length).to.equal(film.left.length);
      const usual = Array.from(noise.keys(), (frame) => noiseIn(whole.left, audible, frame * 1024));
      const sorted = usual.toSorted((a, b) => a - b);
      for (const [frame, level] of noise.entries()) {
        const around = Math.max(...usual.slice(Math.max(0, frame - 3), frame + 4), sorted[sorted.length >> 1] ?? 0);
        expect(level, `frame ${frame}`).to.be.at.most(2 * around);
      }
    });

    /** The same sound encoded in one piece. */
    const assembleInOne = async (clips: readonly Clip[]) => {
      const raw = join(folder(), "whole.f32");
      const audible = await receivedFrom(clips);
      await writeFile(raw, new Uint8Array(doubled(audible).buffer));
      const output = join(folder(), "whole.m4a");
      const input = ["-f", "f32le", "-ar", String(RATE), "-ac", "2", "-i", raw];
      await run(ffmpeg, [
        "-nostdin",
        "-v",
        "error",
        ...input,
        "-c:a",
        "aac",
        "-b:a",
        "192k",
        "-aac_coder",
        "fast",
        "-y",
        output,
      ]);
      return decodeSound(ffmpeg, output);
    };

    it("is encoded again only where it changed", async () => {
      const { place, kept } = openKept();
      const first = await assemble(cut(), kept);
      const before = await packsIn(place);
      expect(before).to.have.length(6);
      const again = await assemble(cut(), kept);
      expect((await readFile(again.output)).equals(await readFile(first.output))).to.equal(true);
      expect(await packsIn(place)).to.have.members(before);
      await assemble(cut({ index: 0, file: other }), kept);
      expect((await packsIn(place)).length - before.length).to.equal(1);
    });

    it("stays at its place behind a clip of another length", async () => {
      const { place, kept } = openKept();
      await assemble(cut(), kept);
      const before = await packsIn(place);
      const changed = cut({ index: 6, frames: 150 });
      const film = await assemble(changed, kept);
      const audible = await receivedFrom(changed);
      expect(film.left.length - audible.length).to.be.within(0, 1023);
      for (let second = 0; second < Math.floor(audible.length / RATE); second++) {
        expect(noiseIn(film.left, audible, second * RATE, RATE), `second ${second}`).to.be.below(0.03);
      }
      expect((await packsIn(place)).length - before.length).to.be.within(1, 2);
    });

    it("is the same with nothing kept, and when what is kept is damaged", async () => {
      const { place, kept } = openKept();
      const first = await assemble(cut(), kept);
      for (const file of await packsIn(place)) await writeFile(join(place, file), "no packets");
      const mended = await assemble(cut(), kept);
      const bare = await assemble(cut());
      expect((await readFile(mended.output)).equals(await readFile(first.output))).to.equal(true);
      expect((await readFile(bare.output)).equals(await readFile(first.output))).to.equal(true);
    });

    it("tells of a sound that cannot be read every time, and keeps the others", async () => {
      const { place, kept } = openKept();
      const broken = join(folder(), "broken.wav");
      await writeFile(broken, "this is no sound");
      const clips = cut({ index: 1, file: broken });
      for (const _ of [1, 2]) {
        const { reported } = await assemble(clips, kept);
        expect(reported.warnings.filter((line) => line.includes("silence is laid there"))).to.have.length(1);
        expect((await packsIn(place)).length).to.be.within(2, 5);
      }
    });
  });
}

function doubled(mono: Float32Array): Float32Array {
  const both = new Float32Array(mono.length * 2);
  for (const [index, sample] of mono.entries()) both.fill(sample, index * 2, index * 2 + 2);
  return both;
}

/** The mean difference of two sounds over some samples. */
function noiseIn(audible: Float32Array, wanted: Float32Array, from: number, length = 1024): number {
  let sum = 0;
  for (let at = from; at < from + length; at++) sum += Math.abs((audible[at] ?? 0) - (wanted[at] ?? 0));
  return sum / length;
}
