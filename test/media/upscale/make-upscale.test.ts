import { expect } from "chai";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DELIVERS, sizeSteps } from "../../../src/core/upscale/sizes.ts";
import { run } from "../../../src/machine/spawn.ts";
import { readClipFacts } from "../../../src/media/read-clip.ts";
import { makeUpscale } from "../../../src/media/upscale/make-upscale.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { likeness } from "./made-pictures.ts";
import { FFMPEG, framesOf, PLAIN, sampleFilm, soundOf, upscaleOrder, type SampleFilm } from "./sample-films.ts";

const message = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (thrown: Error) => thrown.message,
  );
/** Means of brightness and of both colours. */
const coloursOf = (frame: Uint8Array) => {
  const whole = (frame.length * 2) / 3;
  const parts = [frame.subarray(0, whole), frame.subarray(whole, whole * 1.25), frame.subarray(whole * 1.25)];
  return parts.map((plane) => plane.reduce((sum, value) => sum + value, 0) / plane.length);
};
const UP = { width: 256, height: 144 };
const BT709 = "tv bt709 bt709 bt709";

describe("the film of an upscale", function () {
  this.timeout(120_000);
  const folder = scratchFolder();
  const path = (name: string) => join(folder(), name);
  const film = (name: string, sample: Partial<SampleFilm> = {}) =>
    sampleFilm(path(name), { size: "128x72", frames: 10, ...sample });

  const sources = ["853x481", "480x854", "1344x768"];
  for (const fit of ["crop", "pad"] as const) {
    it(`has exactly the size that is delivered, by ${fit}, whatever the take's is`, async () => {
      for (const source of sources) {
        const take = await film(`${source}.mp4`, { size: source, frames: 1 });
        for (const [width, height] of [...Object.values(DELIVERS), [720, 1280] as const]) {
          const [from, to] = [source.split("x").map(Number), [width, height]] as unknown as [number, number][];
          const steps = [{ scale: 2, align: 2, isFixed: false, name: "lanczos" }];
          const sized = sizeSteps(from!, steps, { size: to!, fit });
          if (!sized.ok) continue; // a delivery that is smaller than the take is refused before
          const output = path("up.mp4");
          const deliver = { width, height, fit };
          const made = await makeUpscale(upscaleOrder({ take, output, made: sized.value[0]!, deliver }));
          const measured = await measureFilm(output);
          expect(made, source).to.deep.include({ width, height, frames: 1, encoder: "libx264" });
          expect(measured, source).to.deep.include({ width, height, frames: 1, colour: BT709 });
        }
      }
    });
  }

  it("has every frame of the take at its rate, in time", async () => {
    const take = await film("take.mp4", { frames: 31, fps: 25 });
    const reported: string[] = [];
    const onFrame = (done: number, total: number) => reported.push(`${done}/${total}`);
    const made = await makeUpscale(upscaleOrder({ take, output: path("up.mp4"), fps: 25 }), { onFrame });
    expect(made.frames).to.equal(31);
    const measured = await measureFilm(path("up.mp4"));
    expect(measured).to.deep.include({ frames: 31, rate: "25/1" });
    expect(measured.times).to.deep.equal(Array.from({ length: 31 }, (_, frame) => frame / 25));
    expect(reported.at(-1)).to.equal("31/31");
  });

  it("shows what the take shows, enlarged", async () => {
    const take = await film("take.mp4", { source: "mandelbrot", frames: 3 });
    await makeUpscale(upscaleOrder({ take, output: path("up.mp4"), quality: "master" }));
    const filter = "scale=256:144:flags=lanczos+accurate_rnd:in_h_chr_pos=0:out_h_chr_pos=0";
    await run(FFMPEG, ["-v", "error", "-i", take, "-vf", filter, "-c:v", "ffv1", "-y", path("right.mkv")]);
    const [made, right] = [framesOf(path("up.mp4"), UP), framesOf(path("right.mkv"), UP)];
    for (const [at, frame] of made.entries()) expect(likeness(frame, right[at]!)).to.be.above(38);
  });

  it("keeps the take's colour under a model's picture that has another", async () => {
    const take = await film("take.mp4", { source: "mandelbrot", frames: 4 });
    const cast = "lutyuv=y=val+10:u=val-9:v=val+12";
    const model = await film("model.mp4", { source: "mandelbrot", size: "256x144", frames: 4, filter: cast });
    const made = async (name: string, finish: object) => {
      await makeUpscale(upscaleOrder({ take, model, output: path(name), finish: { ...PLAIN, ...finish } }));
      return coloursOf(framesOf(path(name), UP)[3]!);
    };
    const right = coloursOf(framesOf(take, { width: 128, height: 72 })[3]!);
    const [kept, left] = [await made("kept.mp4", {}), await made("left.mp4", { frequency_split: false })];
    for (const [index, value] of right.entries()) {
      expect(kept[index]).to.be.closeTo(value, 0.7);
      expect(Math.abs(left[index]! - value)).to.be.above(5);
    }
  });

  it("is the same again, grain and all, with other grain in every frame and for another seed", async () => {
    const take = await film("take.mp4", { filter: "lutyuv=126:128:128", frames: 3 });
    const grainy = async (name: string, seed: string) => {
      const finish = { ...PLAIN, grain: 0.1 };
      await makeUpscale(upscaleOrder({ take, output: path(name), seed, finish, quality: "master" }));
      return framesOf(path(name), UP);
    };
    const [one, again, other] = [await grainy("1.mp4", "7"), await grainy("2.mp4", "7"), await grainy("3.mp4", "8")];
    expect(one).to.deep.equal(again);
    expect(likeness(one[0]!, one[1]!)).to.be.below(30);
    expect(likeness(one[0]!, other[0]!)).to.be.below(30);
  });

  it("holds the last frame of a model's film that ends a little early, and says so", async () => {
    const take = await film("take.mp4", { frames: 10 });
    const short = await film("short.mp4", { size: "256x144", frames: 7 });
    const made = await makeUpscale(upscaleOrder({ take, model: short, output: path("up.mp4") }));
    expect(made).to.deep.include({ frames: 10 });
    expect(made.notes).to.deep.equal(["the model's film ends 3 of 10 frames early: its last one is held"]);
    const shorter = await film("shorter.mp4", { size: "256x144", frames: 1 });
    const words = await message(makeUpscale(upscaleOrder({ take, model: shorter, output: path("none.mp4") })));
    expect(words).to.equal("the model's film has 1 of 10 frames: make it again");
  });

  it("can stand beside another one of the same settings in a film that is not encoded again", async () => {
    const [one, two] = [await film("a.mp4", { frames: 1 }), await film("b.mp4", { source: "mandelbrot", frames: 40 })];
    await makeUpscale(upscaleOrder({ take: one, output: path("a_up.mp4") }));
    await makeUpscale(upscaleOrder({ take: two, output: path("b_up.mp4"), finish: { ...PLAIN, grain: 0.05 } }));
    const facts = [await readClipFacts(path("a_up.mp4")), await readClipFacts(path("b_up.mp4"))];
    expect(facts.map(({ why }) => why)).to.deep.equal(["", ""]);
    expect(facts[0]?.plain?.headers.key).to.equal(facts[1]?.plain?.headers.key);
  });

  describe("its sound", () => {
    const upscaled = async (take: string) => {
      await makeUpscale(upscaleOrder({ take, output: path("up.mp4") }));
      return path("up.mp4");
    };

    it("is the take's, packet for packet and sample for sample", async () => {
      const take = await film("take.mp4", { frames: 30 });
      expect(soundOf(await upscaled(take))).to.deep.equal(soundOf(take));
    });

    it("begins where the take's begins, by its edit list", async () => {
      const take = await film("take.mp4", { frames: 30 });
      const late = ["-i", take, "-itsoffset", "0.25", "-i", take, "-map", "0:v", "-map", "1:a", "-c", "copy"];
      await run(FFMPEG, ["-v", "error", ...late, "-y", path("late.mp4")]);
      await run(FFMPEG, ["-v", "error", "-ss", "0.3", "-i", take, "-c", "copy", "-y", path("cut.mp4")]);
      for (const name of ["late.mp4", "cut.mp4"]) {
        expect(soundOf(await upscaled(path(name))), name).to.deep.equal(soundOf(path(name)));
      }
      expect(soundOf(path("late.mp4")).samples).not.to.equal(soundOf(take).samples);
    });

    it("is absent where the take's is", async () => {
      const measured = await measureFilm(await upscaled(await film("mute.mp4", { isMute: true })));
      expect(measured).to.deep.include({ samples: 0, frames: 10 });
    });
  });

  describe("when something goes wrong", () => {
    it("leaves nothing behind when it is cancelled, and ends with the reason", async () => {
      const take = await film("take.mp4", { size: "640x360", frames: 240, isMute: true });
      const deliver = { width: 1920, height: 1080, fit: "crop" as const };
      for (const model of [null, take]) {
        const cancel = new AbortController();
        let frames = 0;
        const onFrame = (done: number) => {
          frames = done;
          cancel.abort(new Error("cancelled by the writer"));
        };
        const order = upscaleOrder({ take, model, made: [1920, 1080], deliver, output: path("up.mp4") });
        expect(await message(makeUpscale(order, { signal: cancel.signal, onFrame }))).to.equal(
          "cancelled by the writer",
        );
        expect(frames).to.be.within(1, 200);
        expect(await readdir(folder())).to.deep.equal(["take.mp4"]);
      }
    });

    it("names a film that cannot be read", async () => {
      await writeFile(path("take.mp4"), "this is no film");
      const words = await message(makeUpscale(upscaleOrder({ take: path("take.mp4"), output: path("up.mp4") })));
      expect(words).to.match(/^take\.mp4 cannot be read as a film \(.*\): make it again$/);
      const take = await film("good.mp4");
      const model = path("take.mp4");
      expect(await message(makeUpscale(upscaleOrder({ take, model, output: path("up.mp4") })))).to.match(
        /^take\.mp4 cannot/,
      );
      expect(await readdir(folder())).to.have.members(["take.mp4", "good.mp4"]);
    });

    it("says what to do where a hardware encoder is forced and there is none", async () => {
      const take = await film("take.mp4", { frames: 1 });
      const [order, program] = [upscaleOrder({ take, output: path("up.mp4"), encoder: "hw" }), path("no-hardware")];
      await writeFile(program, '#!/bin/sh\necho "no such encoder" >&2\nexit 1\n', { mode: 0o755 });
      const words = await message(makeUpscale({ ...order, ffmpeg: program }));
      expect(words).to.equal("no hardware encoder of H.264 works here for 256x144: choose the encoder auto or sw");
    });
  });
});
