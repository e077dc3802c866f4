// The sound that an entry of the cut plays in place of its take's own: docs/format.md "cut.json", against the whole studio.
import { expect } from "chai";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { CutFile } from "../../../src/contracts/files/cut.ts";
import type { CutView, EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { run } from "../../../src/machine/spawn.ts";
import { decodeFrames, decodeSound, greyOf, makeClip } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { makeSidecar } from "../../support/values/make-take.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { writeTakeFiles } from "../../support/episodes/write-files.ts";

const ffmpeg = anyTools().ffmpeg.path;
const FRAMES = 24;
/** Samples of a frame at 24 frames a second. */
const FRAME = 2000;

describe("the sounds of a cut", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  const inside = (...names: string[]) => join(studio.ep, ...names);

  /** A take of numbered frames, and beside it the sound that it plays: a burst of a tenth of a second. */
  const makeTake = async (shot: string, take: number, burstAt: number | null) => {
    const stem = `${shot}_t0${take}`;
    const fields = { shot, take, frames: FRAMES, length: FRAMES, fps: 24, width: 128, height: 72 };
    await writeTakeFiles(studio.ep, { [`${stem}.json`]: makeSidecar(fields) }, shot);
    const at = (ending: string) => inside("renders_proxy", shot, `${stem}${ending}`);
    await makeClip(ffmpeg, at(".mp4"), { frames: FRAMES, tone: null });
    if (burstAt !== null) await makeBursts(at("_audio.wav"), [burstAt], 1);
  };
  const makeBursts = (path: string, times: readonly number[], seconds: number) => {
    const gates = times.map((time) => `between(t\\,${time}\\,${time + 0.1 - 1e-6})`).join("+");
    const sound = ["-f", "lavfi", "-i", `aevalsrc=0.5*cos(2*PI*1000*t)*(${gates}):s=48000:d=${seconds}`];
    return run(ffmpeg, ["-nostdin", "-v", "error", ...sound, "-c:a", "pcm_s16le", "-y", path]);
  };

  allInStudio(async (opened) => {
    studio = opened;
    await makeTake("sh010", 1, 0.25);
    await makeTake("sh010", 2, 0.75);
    await makeTake("sh020", 1, 0.5);
    await makeTake("sh030", 1, null);
    await mkdir(inside("audio"));
    await makeBursts(inside("audio", "line.wav"), [1, 2.5], 4);
  });
  afterEach(() => studio.put("/cut", { ep: studio.ep, entries: [] }).expect(200));

  const put = (entries: object[], pass = "proxy") => studio.put("/cut", { ep: studio.ep, pass, entries });
  const stored = async (entries: object[]) => ((await put(entries).expect(200)).body as { cut: CutFile }).cut.proxy;
  const view = async (shot: string): Promise<CutView | undefined> => {
    const { shots } = (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
    return shots.find((each) => each.shot === shot)?.cut;
  };
  const take = (shot: string, number: number, more: object = {}) => ({ source: "take", shot, take: number, ...more });
  const line = (more: object = {}) => ({ source: "file", path: "audio/line.wav", ...more });

  it("are stored in one form", async () => {
    const entries = await stored([
      { shot: "sh010", audio: take("sh020", 1, { start: 0, offset: 0, gain: 1 }) },
      { shot: "sh020", audio: line({ gain: 0.5, offset: -1, start: 0 }) },
      { shot: "sh030", audio: { source: "none" } },
    ]);
    expect(entries.map(({ audio }) => audio)).to.deep.equal([
      take("sh020", 1, { pass: "proxy" }),
      line({ offset: -1, gain: 0.5 }),
      { source: "none" },
    ]);
  });

  it("are told with the file that they come from, or with what is missing", async () => {
    await put([
      { shot: "sh010", audio: take("sh010", 2) },
      { shot: "sh020", audio: line() },
      { shot: "sh030", audio: { source: "none" } },
    ]).expect(200);
    const file = "renders_proxy/sh010/sh010_t02_audio.wav";
    expect(await view("sh010")).to.include({ audio_file: file, audio_why: "sh010 t02" });
    await studio.get("/peaks", { ep: studio.ep, path: file }).expect(200);
    expect(await view("sh020")).to.include({ audio_file: "audio/line.wav", audio_why: "line.wav" });
    expect(await view("sh030")).to.include({ audio_file: null, audio_why: "silent" });
    await rename(inside("audio"), inside("away"));
    await rename(inside("renders_proxy", "sh010"), inside("renders_proxy", "gone"));
    try {
      expect(await view("sh020")).to.include({ audio_file: null, audio_why: "line.wav (missing)" });
      expect(await view("sh010")).to.include({ audio_file: null, audio_why: "sh010 t02 (missing)" });
    } finally {
      await rename(inside("away"), inside("audio"));
      await rename(inside("renders_proxy", "gone"), inside("renders_proxy", "sh010"));
    }
    await put([{ shot: "sh010" }]).expect(200);
    expect(await view("sh010")).to.include({ audio: null, audio_file: null, audio_why: null });
  });

  it("are refused by the name of their shot", async () => {
    const wrong: object[] = [
      { source: "radio" },
      { source: "none", gain: 1 },
      { source: "take", shot: "sh010" },
      { source: "take", take: 1 },
      take("sh010", 0),
      take("sh010", 1.5),
      { source: "take", shot: "sh010", take: "one" },
      take("sh010", 1, { pass: "draft" }),
      take("sh010", 1, { path: "audio/line.wav" }),
      take("sh010", 9),
      take("sh999", 1),
      take("sh010", 1, { pass: "final" }),
      take("sh030", 1),
      line({ take: 1 }),
      line({ surplus: 1 }),
      line({ path: "/etc/hostname" }),
      line({ path: "../../x.wav" }),
      line({ path: "audio/gone.wav" }),
      line({ path: "tide.md" }),
      line({ start: -1 }),
      line({ start: 86_401 }),
      line({ offset: -86_401 }),
      line({ gain: 4.1 }),
      line({ gain: -0.1 }),
      line({ gain: null }),
      line({ start: "1" }),
    ];
    for (const audio of wrong) {
      const { body } = await put([{ shot: "sh010" }, { shot: "sh020", audio }]).expect(400);
      expect((body as { error: string }).error, JSON.stringify(audio)).to.include("sh020");
    }
  });

  it("are put back and copied by a word of their own, but for what is locked", async () => {
    const own = { shot: "sh020", locked: true, audio: { source: "none" } };
    const entries = [{ shot: "sh010", trim_in: 1, audio: take("sh010", 2) }, own, { shot: "sh030", audio: line() }];
    await put(entries).expect(200);
    const passes = { from: "proxy", to: "final" };
    await put([{ shot: "sh030", locked: true }], "final").expect(200);
    const copy = async (what: string) =>
      ((await studio.post("/cut/copy", { ep: studio.ep, ...passes, what }).expect(200)).body as { cut: CutFile }).cut
        .final;
    expect((await copy("trims")).map(({ audio }) => audio)).to.deep.equal([undefined, undefined, undefined]);
    const sounds = new Map((await copy("audio")).map(({ shot, audio }) => [shot, audio]));
    expect(sounds.get("sh010")).to.deep.equal(take("sh010", 2, { pass: "proxy" }));
    expect(sounds.get("sh030")).to.equal(undefined);
    const reset = async (what: string) =>
      ((await studio.post("/cut/reset", { ep: studio.ep, what }).expect(200)).body as { cut: CutFile }).cut.proxy;
    for (const what of ["order", "trims"]) expect((await reset(what))[0]?.audio, what).to.not.equal(undefined);
    expect(await reset("audio")).to.deep.equal([{ shot: "sh010" }, own, { shot: "sh030" }]);
    await put(entries).expect(200);
    expect(await reset("all")).to.deep.equal([{ shot: "sh010" }, own, { shot: "sh030" }]);
    await put([], "final").expect(200);
  });

  it("have a level and fades that are stored, told, refused by name, put back and copied", async () => {
    const levels = { gain: 0.5, fade_in: 4, fade_out: 2, sound_fade_in: 6, sound_fade_out: 12 };
    const none = { gain: 1, fade_in: 0, fade_out: 0, sound_fade_in: 0, sound_fade_out: 0 };
    expect(
      await stored([
        { shot: "sh010", ...levels },
        { shot: "sh020", ...none },
      ]),
    ).to.deep.equal([{ shot: "sh010", ...levels }, { shot: "sh020" }]);
    expect(await view("sh010")).to.include(levels);
    expect(await view("sh020")).to.not.have.any.keys(...Object.keys(levels));
    for (const wrong of [
      ...[{ gain: 4.1 }, { gain: -0.1 }, { gain: "1" }, { fade_in: -1 }, { sound_fade_out: 1.5 }, { fade: 3 }],
      ...[
        { fade_in: 20, fade_out: 5 },
        { sound_fade_in: FRAMES - 3, trim_in: 4 },
      ],
    ]) {
      const { body } = await put([{ shot: "sh010" }, { shot: "sh020", ...wrong }]).expect(400);
      expect((body as { error: string }).error, JSON.stringify(wrong)).to.include("sh020");
    }
    const copying = { ep: studio.ep, from: "proxy", to: "final", what: "audio" };
    const copied = ((await studio.post("/cut/copy", copying).expect(200)).body as { cut: CutFile }).cut.final;
    expect(copied.find(({ shot }) => shot === "sh010")).to.deep.equal({
      ...{ shot: "sh010", gain: 0.5, sound_fade_in: 6, sound_fade_out: 12 },
    });
    const { body } = await studio.post("/cut/reset", { ep: studio.ep, what: "audio" }).expect(200);
    expect((body as { cut: CutFile }).cut.proxy[0]).to.deep.equal({ shot: "sh010", fade_in: 4, fade_out: 2 });
    await put([], "final").expect(200);
  });

  it("are played by the film, to the sample", async () => {
    await put([
      { shot: "sh010", take: 1, audio: take("sh010", 2) },
      { shot: "sh020", trim_in: 6, audio: line({ start: 0.5, offset: 0.125, gain: 0.5 }) },
      { shot: "sh030", audio: line({ start: 1, offset: -1 }) },
    ]).expect(200);
    const { body } = await studio.post("/assemble", { ep: studio.ep }).expect(200);
    const { ok, output } = body as { ok: boolean; output: string };
    expect(ok, JSON.stringify(body)).to.equal(true);
    const frames = await decodeFrames(ffmpeg, output);
    const shown = [...Array(FRAMES).keys(), ...Array.from({ length: 18 }, (_, at) => at + 6), ...Array(FRAMES).keys()];
    expect(frames.length).to.equal(shown.length);
    for (const [at, { centre }] of frames.entries()) expect(centre).to.be.closeTo(greyOf(shown[at] ?? 0), 2);
    const { left } = await decodeSound(ffmpeg, output);
    const second = FRAMES * FRAME;
    const third = second + 18 * FRAME;
    // In the second clip 0.25 s are trimmed: its line begins 0.5 s in, 0.125 s late, so its burst comes at 0.375 s.
    const expected = [0.75 * 48_000, second + 0.375 * 48_000, third + 0.5 * 48_000];
    const onsets = onsetsIn(left);
    expect(onsets.length).to.equal(expected.length);
    for (const [at, onset] of onsets.entries()) expect(onset).to.be.closeTo(expected[at] ?? 0, 64);
    const loudAt = (from: number) => Math.max(...left.subarray(from + 500, from + 4000));
    expect(loudAt(onsets[1] ?? 0)).to.be.closeTo(loudAt(onsets[0] ?? 0) / 2, 0.03);
  });
});

/** Where bursts begin: samples. The encoder's forerunners are quieter than half of the quietest. */
function onsetsIn(sound: Float32Array): number[] {
  const found: number[] = [];
  let last = -Infinity;
  for (const [at, sample] of sound.entries()) {
    if (Math.abs(sample) < 0.12) continue;
    if (at - last > 2400) found.push(at);
    last = at;
  }
  return found;
}
