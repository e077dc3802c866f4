import { expect } from "chai";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { hasSoundFile } from "../../src/media/has-sound.ts";
import { makeClip, makeWav } from "./test-clips.ts";
import { anyTools, toolSets } from "./tool-sets.ts";

const ffmpeg = anyTools().ffmpeg.path;
/** What a cut may name as sound, beside WAV: the encoder that makes it. */
const KINDS = { mp3: "libmp3lame", flac: "flac", ogg: "libvorbis", m4a: "aac", aac: "aac", opus: "libopus" };

describe("whether a file has sound", () => {
  let folder: string;
  let wav: string;
  const inside = (name: string) => join(folder, name);
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), "studio-hear-"));
    wav = await makeWav(ffmpeg, inside("sound.wav"), 0.1, 0.4);
    await makeClip(ffmpeg, inside("clip.mp4"), { frames: 5 });
    await makeClip(ffmpeg, inside("mute.mp4"), { frames: 5, tone: null });
    for (const [kind, encoder] of Object.entries(KINDS)) {
      await run(ffmpeg, ["-nostdin", "-v", "error", "-i", wav, "-c:a", encoder, "-y", inside(`sound.${kind}`)]);
    }
  });
  after(() => rm(folder, { recursive: true }));

  const noProgram = () => Promise.reject(new Error("no program is needed for this"));
  const ask = (name: string) => hasSoundFile(inside(name), noProgram);

  it("is told by an MP4 and a WAV themselves", async () => {
    expect(await ask("clip.mp4")).to.equal(true);
    expect(await ask("mute.mp4")).to.equal(false);
    expect(await ask("sound.wav")).to.equal(true);
    expect(await ask("sound.m4a")).to.equal(true);
  });

  it("is told by a WAV whose samples stand far behind what a recorder noted", async () => {
    const bytes = await readFile(wav);
    const data = bytes.indexOf("data");
    const note = Buffer.alloc(8 + 70_001 + 1);
    note.write("bext");
    note.writeUInt32LE(70_001, 4);
    await writeFile(inside("noted.wav"), Buffer.concat([bytes.subarray(0, data), note, bytes.subarray(data)]));
    expect(await ask("noted.wav")).to.equal(true);
    const mute = Buffer.from(bytes.subarray(0, data + 8));
    mute.writeUInt32LE(0, data + 4);
    await writeFile(inside("mute.wav"), mute);
    expect(await ask("mute.wav")).to.equal(false);
  });

  for (const { name, tools } of toolSets) {
    for (const kind of Object.keys(KINDS)) {
      it(`is heard in ${kind} (${name})`, async () => {
        expect(await hasSoundFile(inside(`sound.${kind}`), async () => tools)).to.equal(true);
      });
    }

    it(`is not heard in what is empty, broken, or no sound (${name})`, async () => {
      await writeFile(inside("empty.mp3"), "");
      await writeFile(inside("words.mp3"), "only words");
      await writeFile(inside("cut.mp4"), (await readFile(inside("clip.mp4"))).subarray(0, 200));
      await run(ffmpeg, ["-nostdin", "-v", "error", "-i", inside("mute.mp4"), "-c", "copy", "-y", inside("mute.mkv")]);
      for (const each of ["empty.mp3", "words.mp3", "cut.mp4", "mute.mkv"]) {
        expect(await hasSoundFile(inside(each), async () => tools), each).to.equal(false);
      }
    });
  }

  it("is nobody's guess when ffprobe cannot be run: it throws", async () => {
    const gone = { ffprobe: { ...anyTools().ffprobe, path: inside("gone") } };
    for (const tools of [async () => gone, noProgram]) {
      expect(await hasSoundFile(inside("sound.mp3"), tools).then(String, () => "thrown")).to.equal("thrown");
    }
    expect(await ask("gone.mp4").then(String, () => "thrown")).to.equal("thrown");
  });
});
