import { expect } from "chai";
import { createHash } from "node:crypto";
import { chmod, readdir, readFile, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { existsSync } from "node:fs";
import { samplesOf } from "../../../src/core/time/rate.ts";
import { parsePictureHeader } from "../../../src/core/media/picture-file.ts";
import { drawTake } from "../../../src/media/animatic/draw-take.ts";
import { FFMPEG, measureFilm } from "../../support/media/measure-film.ts";
import { sampleOrder, sampleShotlist, type SampleShot } from "../../support/media/sample-takes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

/** The bundled build, and the machine's own where there is one. */
const onPath = (process.env["PATH"] ?? "")
  .split(delimiter)
  .map((folder) => join(folder, "ffmpeg"))
  .find((path) => existsSync(path));
const PROGRAMS = [FFMPEG, ...(onPath ? [onPath] : [])];

describe("a take", function () {
  this.timeout(60_000);
  const folder = scratchFolder();
  const draw = (sample: SampleShot = {}, ffmpeg = FFMPEG) =>
    drawTake(sampleOrder({ ...sample, output: join(folder(), "take.mp4"), ffmpeg }));

  const kinds: readonly (SampleShot & { readonly rate: string })[] = [
    { width: 128, height: 72, fps: 24, length: 37, rate: "24/1" },
    { width: 64, height: 36, fps: 23.976, length: 25, rate: "24000/1001" },
    { width: 72, height: 128, fps: 29.97, length: 31, rate: "30000/1001" },
    { width: 96, height: 96, fps: 25, length: 1, rate: "25/1" },
    { width: 64, height: 48, fps: 12.5, length: 7, rate: "25/2" },
    { width: 2, height: 2, fps: 60, length: 2, rate: "60/1" },
  ];
  it("has pictures without words beside it where they are asked for, and none where it has no words itself", async () => {
    const order = {
      ...sampleOrder({ width: 256, height: 144, length: 24, output: join(folder(), "a.mp4"), ffmpeg: FFMPEG }),
      stills: true,
    };
    await drawTake(order);
    expect((await readdir(folder())).toSorted()).to.deep.equal(["a.mp4", "a_clean.jpg", "a_clean_strip.jpg"]);
    const sizeOf = async (name: string) => parsePictureHeader(await readFile(join(folder(), name)));
    expect(await sizeOf("a_clean.jpg")).to.include({ width: 256, height: 144 });
    expect(await sizeOf("a_clean_strip.jpg")).to.include({ width: 8 * 170, height: 96 });
    const clean = {
      ...order,
      shotlist: sampleShotlist({ width: 256, height: 144, length: 24, scene: { animatic: { slate: "clean" } } }),
    };
    await drawTake({ ...clean, output: join(folder(), "b.mp4") });
    expect(await readdir(folder())).to.have.length(4);
  });
  for (const ffmpeg of PROGRAMS) {
    it(`has exactly the frames, the rate, the size and the colours that were built: ${ffmpeg === FFMPEG ? "bundled" : "installed"} ffmpeg`, async () => {
      for (const { rate, ...sample } of kinds) {
        const drawn = await draw(sample, ffmpeg);
        const film = await measureFilm(join(folder(), "take.mp4"));
        const { width = 0, height = 0, fps = 0, length = 0 } = sample;
        expect(drawn).to.include({ frames: length, fps, width, height });
        expect(film).to.include({ frames: length, width, height, rate, colour: "tv bt709 bt709 bt709" });
        for (const [at, time] of film.times.entries())
          expect(time).to.be.closeTo((at * samplesOf(1e6, fps, 1)) / 1e6, 0.0005);
        expect(film.samples, `sound of ${length} frames at ${fps}`).to.be.at.most(samplesOf(length, fps, 48_000));
        expect(film.samples).to.be.greaterThan(samplesOf(length, fps, 48_000) - 1024);
        expect(await readdir(folder())).to.deep.equal(["take.mp4"]);
      }
    });
    it(`has the same bytes each time, at every size: ${ffmpeg === FFMPEG ? "bundled" : "installed"} ffmpeg`, async () => {
      const digest = async (sample: SampleShot) => {
        await draw(sample, ffmpeg);
        return createHash("sha1")
          .update(await readFile(join(folder(), "take.mp4")))
          .digest("hex");
      };
      for (const sample of [
        { width: 256, height: 144, length: 30 },
        { width: 90, height: 160, length: 20, shot: 1 },
      ]) {
        expect(await digest(sample)).to.equal(await digest(sample));
      }
      expect(await digest({ length: 3, shot: 1 })).not.to.equal(await digest({ length: 3, shot: 2 }));
    });
  }
  it("names what else its bytes depend on, and how long it took", async () => {
    const { madeWith, milliseconds, notes } = await draw({ length: 2 });
    expect(madeWith["canvas"]).to.match(/^@napi-rs\/canvas \d/);
    expect(milliseconds).to.be.within(1, 60_000);
    expect(notes).to.deep.equal([]);
  });
  it("tells its progress frame by frame, up to the last", async () => {
    const reported: string[] = [];
    await drawTake(sampleOrder({ length: 5, output: join(folder(), "take.mp4") }), {
      onFrame: (done, total) => reported.push(`${done}/${total}`),
    });
    expect(reported).to.deep.equal(["1/5", "2/5", "3/5", "4/5", "5/5"]);
  });
  it("can be called anything and say anything", async () => {
    const rude = `"; rm -rf / %d %{pts} \\ ' : , [in] <svg/> $HOME \u0000 \r\n`;
    const scene = { action: rude, camera: rude, text: rude, location: { id: rude, description: rude } };
    const drawn = await draw({
      length: 2,
      width: 256,
      height: 144,
      scene,
      entry: { id: rude, sequence: rude, size: rude },
    });
    expect(drawn.frames).to.equal(2);
  });
  it("refuses what cannot be filmed, in a sentence, and leaves nothing", async () => {
    const refusals: readonly (readonly [SampleShot, RegExp])[] = [
      [{ width: 65, height: 36 }, /^65x36 cannot be filmed: both sides of a frame must be even$/],
      [{ length: 0 }, /has no frames: give it a length/],
    ];
    for (const [sample, sentence] of refusals) {
      const error = await draw(sample).catch((thrown: unknown) => thrown);
      expect(error).to.be.instanceOf(Error).with.property("message").that.matches(sentence);
    }
    const empty = {
      ...sampleOrder({ output: join(folder(), "take.mp4") }),
      shotlist: { ...sampleShotlist(), shots: [] },
    };
    expect(await drawTake(empty).catch((thrown: Error) => thrown.message)).to.match(/holds no shot/);
    expect(await readdir(folder())).to.deep.equal([]);
  });
  it("fails with the encoder's own words, and leaves nothing", async function () {
    if (process.platform === "win32") this.skip();
    const ffmpeg = join(folder(), "ffmpeg");
    await writeFile(
      ffmpeg,
      '#!/bin/sh\nfor last; do :; done\necho half > "${last#file:}"\necho disk full >&2\nexit 1\n',
    );
    await chmod(ffmpeg, 0o755);
    const sentence = await draw({ length: 60, width: 256, height: 144 }, ffmpeg).catch(
      (thrown: Error) => thrown.message,
    );
    expect(sentence).to.equal("ffmpeg ended with code 1: disk full");
    expect(await readdir(folder())).to.deep.equal(["ffmpeg"]);
  });
  it("fails in a sentence where its encoder or its folder is not there, and leaves nothing", async () => {
    const missing = await draw({ length: 2 }, join(folder(), "ffmpeg")).catch((thrown: Error) => thrown.message);
    expect(missing).to.match(/could not start/);
    await writeFile(join(folder(), "in the way"), "a file");
    const order = sampleOrder({ output: join(folder(), "in the way", "take.mp4"), length: 2 });
    expect(await drawTake(order).catch((thrown: Error) => thrown.message)).to.match(/ENOTDIR|EEXIST/);
    expect(await readdir(folder())).to.deep.equal(["in the way"]);
  });
  it("stops when it is cancelled, with the reason, and leaves nothing", async () => {
    const cancel = new AbortController();
    const order = sampleOrder({ output: join(folder(), "take.mp4"), length: 400, width: 256, height: 144 });
    let last = 0;
    const onFrame = (done: number) => {
      last = done;
      if (done === 20) cancel.abort(new Error("enough"));
    };
    expect(await drawTake(order, { signal: cancel.signal, onFrame }).catch((thrown: Error) => thrown.message)).to.equal(
      "enough",
    );
    expect(last).to.be.within(20, 21);
    expect(await readdir(folder())).to.deep.equal([]);
  });
});
