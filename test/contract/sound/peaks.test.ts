// Sound to look at: docs/http.md "Sound", against the whole studio.
import { expect } from "chai";
import { chmod, mkdir, readFile, readdir, symlink, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { run } from "../../../src/machine/spawn.ts";
import { makeClip } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { allInStudio, openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { until } from "../../support/until.ts";

interface PeaksReply {
  duration: number;
  bins: number;
  peaks: number[];
  silent?: boolean;
  start: number;
  end: number;
}

const ffmpeg = anyTools().ffmpeg.path;

/** Silent for half a second, then a tone of half the full scale on one side alone. */
const makeSound = (path: string, ...encoding: string[]) => {
  const sound = "aevalsrc=0.5*sin(2*PI*1000*t)*gte(t\\,0.5)|0:s=48000:d=1";
  return run(ffmpeg, ["-nostdin", "-v", "error", "-f", "lavfi", "-i", sound, ...encoding, "-y", path]);
};

describe("peaks", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  const inside = (...names: string[]) => join(studio.ep, ...names);
  allInStudio(async (opened) => {
    studio = opened;
    await mkdir(inside("audio"));
  });

  const ask = (path: string, range: object = {}) => studio.get("/peaks", { ep: studio.ep, path, ...range });
  const read = async (path: string, range: object = {}) => (await ask(path, range).expect(200)).body as PeaksReply;
  const kept = async () => (await readdir(inside("_cache", "peaks"))).filter((name) => name.endsWith(".json"));
  const keptOf = async (path: string) => {
    const texts = await Promise.all((await kept()).map(async (name) => ({ name, text: await held(name) })));
    return texts.filter(({ text }) => text.includes(`"${path}"`)).map(({ name }) => name);
  };
  const held = (name: string) => readFile(inside("_cache", "peaks", name), "utf8").catch(() => "");
  const error = (body: unknown) => (body as { error: string }).error;

  for (const [name, ...encoding] of [
    ["u8.wav", "-c:a", "pcm_u8"],
    ["s16.wav", "-c:a", "pcm_s16le"],
    ["s24.wav", "-c:a", "pcm_s24le"],
    ["s32.wav", "-c:a", "pcm_s32le"],
    ["float.wav", "-c:a", "pcm_f32le"],
    ["double.wav", "-c:a", "pcm_f64le"],
    ["long.wav", "-c:a", "pcm_f64le", "-rf64", "always"],
    ["line.flac", "-sample_fmt", "s16"],
    ["line.mp3", "-b:a", "192k"],
    ["line.m4a", "-b:a", "192k"],
    ["line.ogg", "-c:a", "libvorbis"],
    ["line.opus", "-c:a", "libopus"],
  ] as const) {
    it(`are the same for every format (${name})`, async () => {
      await makeSound(inside("audio", name), ...encoding);
      const { duration, bins, peaks, start, end, silent } = await read(`audio/${name}`);
      expect(duration).to.be.closeTo(1, 0.06);
      expect([bins, start, end, silent]).to.deep.equal([Math.round(duration * 200), 0, duration, undefined]);
      const middle = peaks.slice(115, 185);
      expect(Math.min(...middle), "the tone").to.be.within(112, 142);
      expect(Math.max(...peaks.slice(5, 85)), "the silence").to.be.at.most(3);
    });
  }

  it("come in as many bins as are asked for, of a stretch", async () => {
    await makeSound(inside("audio", "s16.wav"));
    expect((await read("audio/s16.wav", { bins: 2 })).peaks).to.deep.equal([0, 128]);
    const part = await read("./audio//s16.wav", { start: 0.75, end: 9, bins: 5 });
    expect(part).to.deep.include({ start: 0.75, end: 1, bins: 5, duration: 1 });
    expect((await read("audio/s16.wav", { start: 0.25, end: 0.75 })).bins).to.equal(100);
  });

  it("refuse what no stretch of a file is", async () => {
    await makeSound(inside("audio", "s16.wav"));
    for (const range of [
      { start: 0.5, end: 0.5 },
      { start: 0.9, end: 0.1 },
      { start: 5 },
      { bins: 0 },
      { bins: 100_001 },
      { end: -3 },
    ]) {
      await ask("audio/s16.wav", range).expect(400);
    }
    for (const range of [{ start: -1 }, { end: "later" }, { bins: 1.5 }, { start: "NaN" }, { end: "NaN" }]) {
      await ask("audio/s16.wav", range).expect(400);
    }
    for (const end of ["Infinity", "1e999"]) {
      expect(error((await ask("audio/s16.wav", { end }).expect(400)).body)).to.equal("end must be a finite number");
    }
    await ask("audio/gone.wav").expect(404);
    await ask("audio").expect(404);
    await writeFile(join(dirname(studio.root), "out.wav"), "RIFF");
    await symlink(join(dirname(studio.root), "out.wav"), inside("audio", "link.wav"));
    for (const path of ["/etc/hostname", "../../out.wav", "audio/link.wav"]) await ask(path).expect(400);
    const sentence = error((await ask("tide.md").expect(400)).body);
    expect(sentence).to.include("tide.md").and.not.include(studio.root);
  });

  it("are silent for a film without sound, without a program", async () => {
    await makeClip(ffmpeg, inside("audio", "mute.mp4"), { frames: 12, tone: null });
    const mute = { duration: 0.5, bins: 0, peaks: [], silent: true, start: 0, end: 0.5 };
    expect(await read("audio/mute.mp4")).to.deep.equal(mute);
    expect(await read("audio/mute.mp4", { start: 0.25, bins: 7 })).to.deep.equal({ ...mute, start: 0.25 });
    await makeClip(ffmpeg, inside("audio", "loud.mp4"), { frames: 12 });
    expect((await read("audio/loud.mp4")).bins).to.be.within(100, 106);
  });

  it("are kept for each version of a file, and no longer", async () => {
    const path = inside("audio", "kept.wav");
    await makeSound(path);
    const [before] = await Promise.all([read("audio/kept.wav"), read("audio/kept.wav")]);
    const [entry, ...others] = await keptOf("audio/kept.wav");
    expect(others).to.deep.equal([]);
    expect(entry).to.match(/^[0-9a-f]{40}\.json$/);
    await run(ffmpeg, ["-nostdin", "-v", "error", "-f", "lavfi", "-i", "sine=500:d=1:r=48000", "-y", path]);
    await utimes(path, new Date(), new Date(Date.now() + 5000));
    expect((await read("audio/kept.wav")).peaks).not.to.deep.equal(before?.peaks);
    await until(async () => (await keptOf("audio/kept.wav")).length <= 1, "the old peaks were not removed", {
      every: 10,
    });
    const now = await keptOf("audio/kept.wav");
    expect(now.length).to.equal(1);
    expect(now).not.to.include(entry);
  });

  it("answer beside a cache that is broken or cannot be written to", async () => {
    await makeSound(inside("audio", "other.wav"));
    const first = await read("audio/other.wav");
    for (const name of await kept()) await writeFile(inside("_cache", "peaks", name), "{");
    expect(await read("audio/other.wav")).to.deep.equal(first);
    const other = await openRealStudio();
    try {
      await makeSound(join(other.ep, "line.wav"));
      await writeFile(join(other.ep, "_cache"), "in the way");
      await chmod(join(other.ep, "_cache"), 0o400);
      const { body } = await other.get("/peaks", { ep: other.ep, path: "line.wav" }).expect(200);
      expect(body).to.deep.include({ bins: 200 });
    } finally {
      await other.close();
    }
  });
});

describe("peaks without a media tool", () => {
  it("are those of plain samples and of silent films; else 500 says what to install", async () => {
    const studio = await openRealStudio({ env: { STUDIO_FFMPEG: "/nowhere/ffmpeg" } });
    try {
      await makeSound(join(studio.ep, "line.wav"));
      await makeSound(join(studio.ep, "line.mp3"));
      await makeClip(ffmpeg, join(studio.ep, "mute.mp4"), { frames: 12, tone: null });
      const ask = (path: string) => studio.get("/peaks", { ep: studio.ep, path });
      await ask("line.wav").expect(200);
      await ask("mute.mp4").expect(200);
      const { body } = await ask("line.mp3").expect(500);
      expect((body as { error: string }).error).to.include("STUDIO_FFMPEG");
    } finally {
      await studio.close();
    }
  });
});
