import { expect } from "chai";
import { pngOf } from "../support/media/one-colour.ts";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TakeMeter } from "../../src/core/takes/check/take-meter.ts";
import { filmFacts } from "../../src/media/probe.ts";
import { meanColour } from "../../src/media/mean-colour.ts";
import { makeStills } from "../../src/media/stills.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { type ClipOptions, makeClip, makeWav } from "./test-clips.ts";
import { toolSets } from "./tool-sets.ts";

for (const { name, tools } of toolSets) {
  describe(`what one decode tells of a take with ${name}`, () => {
    const folder = suiteFolder();
    let made = 0;

    async function measure(request: ClipOptions, sound?: string) {
      const at = (ending: string) => join(folder(), `take_${made}${ending}`);
      made += 1;
      const mp4 = await makeClip(tools.ffmpeg.path, at(".mp4"), request);
      const meter = new TakeMeter();
      const look = { sound, onOutput: (bytes: Buffer) => meter.add(bytes) };
      await makeStills(tools, { mp4, thumbnail: at(".jpg"), strip: at("_strip.jpg"), look });
      return { ...meter.result(), facts: await filmFacts(async () => tools, mp4) };
    }

    it("counts every picture at a broken rate, and finds it moving", async () => {
      const { picture, sound, facts } = await measure({ frames: 30, fps: "30000/1001" });
      expect(picture.frames).to.equal(30);
      expect(picture.still?.frames ?? 1).to.be.at.most(2);
      expect(sound?.peak_db).to.be.within(-24, -12);
      expect(sound?.clipped).to.equal(0);
      expect(facts).to.include({ frames: 30, width: 128, height: 72, hasSound: true });
      expect(facts.fps).to.be.closeTo(29.97, 0.001);
    });

    it("finds black, standing and silent takes", async () => {
      const black = await measure({ frames: 12, source: "color=c=black:s=128x72:r=24", tone: null });
      expect(black.picture.black).to.deep.equal({ from: 0, frames: 12 });
      expect(black.picture.still).to.deep.equal({ from: 0, frames: 12 });
      expect(black.sound).to.equal(null);
      const still = await measure({ frames: 30, source: "testsrc=s=128x72:r=24,loop=-1:1" });
      expect(still.picture.still).to.deep.equal({ from: 0, frames: 30 });
      expect(still.picture.black).to.equal(null);
    });

    it("hears a sound that stands in a file of its own, and one that is cut off", async () => {
      const wav = await makeWav(tools.ffmpeg.path, join(folder(), "quiet.wav"), 0.1, 0.4);
      const { sound } = await measure({ frames: 12, tone: null }, wav);
      expect(sound).to.deep.equal({ peak_db: -6, clipped: 0 });
      const loud = join(folder(), "loud.wav");
      const samples = Int16Array.from({ length: 48_000 }, (_, at) => (at % 100 < 50 ? 32_767 : -32_768));
      await writeFile(loud, wavOf(samples));
      expect((await measure({ frames: 12, tone: null }, loud)).sound?.clipped).to.be.above(40_000);
    });

    it("reads the colour of a picture and of the first frame alike", async () => {
      const png = join(folder(), "key.png");
      await writeFile(png, pngOf(0xc02040ff, 64, 36));
      const source =
        "color=c=0xC02040:s=128x72:r=24,format=rgb24,scale=out_color_matrix=bt709:out_range=tv,format=yuv420p";
      const { picture } = await measure({ frames: 2, source, tone: null });
      const [key, first] = [await meanColour(tools, png), picture.first];
      for (const part of [0, 1, 2]) expect(key[part]).to.be.closeTo(first?.[part] ?? 9, 0.02);
    });
  });
}

/** A stereo wav with the same samples on both sides. */
function wavOf(samples: Int16Array): Buffer {
  const header = Buffer.alloc(44);
  const bytes = samples.length * 4;
  header.write("RIFF", 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write("WAVEfmt ", 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(2, 22);
  header.writeUInt32LE(48_000, 24);
  header.writeUInt32LE(192_000, 28);
  header.writeUInt16LE(4, 32);
  header.writeUInt16LE(16, 34);
  header.write("data", 36);
  header.writeUInt32LE(bytes, 40);
  const both = Int16Array.from({ length: samples.length * 2 }, (_, at) => samples[Math.floor(at / 2)] ?? 0);
  return Buffer.concat([header, Buffer.from(both.buffer)]);
}
