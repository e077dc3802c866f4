// Films read back: each frame names the frame of the take that it shows, each sound its beginning.
import { expect } from "chai";
import { basename, join } from "node:path";
import { planAssemble } from "../../src/core/cut/assemble-plan.ts";
import { resolveCut } from "../../src/core/cut/resolve.ts";
import { rateOf, rateText, samplesOf } from "../../src/core/time/rate.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { makeCutFacts } from "../support/values/make-cut-facts.ts";
import { makeTake } from "../support/values/make-take.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { whole } from "./cut-clips.ts";
import { decodeFrames, decodeSound, loudest, makeClip, makeWav, toneIn } from "./test-clips.ts";
import { anyTools } from "./tool-sets.ts";

const tools = anyTools();
const { path: ffmpeg } = tools.ffmpeg;

/** Takes of every rate and shape, with how many frames they have. */
const TAKES = [
  { shot: "a", fps: 24, frames: 31, size: "64x36" },
  { shot: "b", fps: 23.976, frames: 29, size: "64x36" },
  { shot: "c", fps: 25, frames: 40, size: "48x48", tone: null },
  { shot: "d", fps: 30, frames: 45, size: "96x36" },
  { shot: "e", fps: 24, frames: 24, size: "64x36" },
  { shot: "f", fps: 25, frames: 33, size: "64x36", tone: null },
];
const ENTRIES = [
  { shot: "d", trim_in: 5, trim_out: 2 },
  { shot: "a" },
  { shot: "c", trim_in: 1 },
  { shot: "b" },
  { shot: "e", trim_out: 3 },
  { shot: "f" },
];
/** Dialogue windows, in frames of the cut. */
const WINDOWS = new Map([
  ["b", 20],
  ["f", 27],
]);

/** Each frame ten steps lighter than the one before, from dark again after twenty. */
function lightnessOf(frame: number): number {
  return 24 + 10 * (frame % 20);
}

describe("a film of takes of every rate and shape", function () {
  this.timeout(60_000);
  const folder = suiteFolder();
  const files = new Map<string, string>();
  before(async () => {
    for (const { shot, fps, ...request } of TAKES) {
      const rate = Number.isInteger(fps) ? fps : rateText(fps);
      const source = `nullsrc=s=${request.size}:r=${rate},geq=lum='24+10*mod(N,20)':cb=128:cr=128`;
      files.set(shot, await makeClip(ffmpeg, join(folder(), `${shot}.mp4`), { ...request, fps: rate, source }));
    }
  });

  const plan = (fps: number) => {
    const takes = TAKES.map(({ shot, ...reported }) =>
      makeTake({ shot, take: 1, reported: { fps: reported.fps, frames: reported.frames } }),
    );
    const facts = makeCutFacts({ takes, fps, windows: WINDOWS, script: TAKES.map(({ shot }) => shot) });
    const planned = planAssemble(resolveCut(ENTRIES, facts.script), facts, false);
    if (!planned.ok) throw new Error(planned.error);
    const fileOf = (path: string) => files.get(basename(path).slice(0, 1)) ?? "";
    return planned.plan.clips.map((clip) => ({
      ...clip,
      mp4: fileOf(clip.mp4),
      sound: clip.sound && { ...clip.sound, file: fileOf(clip.sound.file) },
    }));
  };

  for (const fps of [24, 23.976, 25, 30]) {
    it(`shows each frame at its time, at ${fps} a second`, async () => {
      const clips = plan(fps);
      const output = join(folder(), `film-${fps}.mp4`);
      const order = { clips, fps, width: 64, height: 36, output, scratch: join(folder(), "making") };
      const made = await assembleFilm(tools, order);
      expect(made.warnings).to.deep.equal([]);
      const frames = await decodeFrames(ffmpeg, output, 64, 36);
      const wanted = clips.flatMap(shownFrames(fps));
      expect(frames.length).to.equal(wanted.length);
      for (const [index, { centre }] of frames.entries()) {
        expect(centre, `frame ${index}`).to.be.closeTo(lightnessOf(wanted[index]!), 4.5);
      }
      const { left } = await decodeSound(ffmpeg, output);
      expect(left.length - samplesOf(frames.length, fps, 48_000)).to.be.within(0, 1023);
      let at = 0;
      for (const { shot, length } of clips) {
        const audible = left.subarray(samplesOf(at, fps, 48_000) + 2000, samplesOf((at += length), fps, 48_000) - 2000);
        if (shot === "c" || shot === "f") expect(loudest(audible), shot).to.be.below(0.01);
        else expect(toneIn(audible, 440), shot).to.be.above(0.08);
      }
    });
  }

  it("begins every sound within a frame over ten minutes", async () => {
    const fps = 23.976;
    const mp4 = await makeClip(ffmpeg, join(folder(), "long.mp4"), {
      ...{
        frames: 723,
        fps: rateText(fps),
        size: "32x18",
        tone: null,
        source: `color=c=gray:s=32x18:r=${rateText(fps)}`,
      },
    });
    const wav = await makeWav(ffmpeg, join(folder(), "onset.wav"), 1, 0.25);
    const clips = Array.from({ length: 20 }, (_, index) =>
      whole(`sh${index}`, mp4, 723, { fps, sound: { file: wav, start: 0, offset: (index % 7) / 3, gain: 1 } }),
    );
    const output = join(folder(), "long-film.mp4");
    const order = { clips, fps, width: 32, height: 18, output, scratch: join(folder(), "making") };
    expect((await assembleFilm(tools, order)).frames).to.equal(20 * 723);
    const { left } = await decodeSound(ffmpeg, output);
    expect(left.length - samplesOf(20 * 723, fps, 48_000)).to.be.within(0, 1023);
    for (const index of clips.keys()) {
      const [from, to] = [samplesOf(index * 723, fps, 48_000), samplesOf((index + 1) * 723, fps, 48_000)];
      const onset = left.subarray(from, to).findIndex((sample) => Math.abs(sample) > 0.2);
      expect(onset, `clip ${index}`).to.be.closeTo(48_000 * (1 + (index % 7) / 3), 100);
    }
  });
});

/** Which frame of its take each frame of a clip shows: the last that has begun, by times rounded to the film's frames. */
function shownFrames(fps: number) {
  return ({ shot, trimIn, length }: { readonly shot: string; readonly trimIn: number; readonly length: number }) => {
    const take = TAKES.find((each) => each.shot === shot)!;
    const [to, from] = [rateOf(fps), rateOf(take.fps)];
    const begins = (frame: number) => Math.round((frame * to.num * from.den) / (to.den * from.num));
    return Array.from({ length }, (_, index) => {
      let shown = 0;
      while (shown + 1 < take.frames && begins(shown + 1) <= trimIn + index) shown += 1;
      return shown;
    });
  };
}
