import { expect } from "chai";
import { join } from "node:path";
import { makePost } from "../../../src/media/upscale/make-upscale.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { likeness } from "./made-pictures.ts";
import { framesOf, PLAIN, postOrder, sampleFilm, soundOf, type SampleFilm } from "./sample-films.ts";

describe("the film of a post", function () {
  this.timeout(60_000);
  const folder = scratchFolder();
  const path = (name: string) => join(folder(), name);
  const size = { width: 256, height: 144 };
  const film = (name: string, sample: Partial<SampleFilm> = {}) =>
    sampleFilm(path(name), { size: "256x144", frames: 12, ...sample });
  const frames = (name: string) => framesOf(path(name), size);
  const worst = (a: readonly Buffer[], b: readonly Buffer[]) =>
    Math.min(...a.map((frame, at) => likeness(frame, b[at]!)));

  it("is its upscale, where nothing is done to it: size, frames, sound", async () => {
    const source = await film("up.mp4", { source: "mandelbrot" });
    const made = await makePost(postOrder({ source, output: path("post.mp4"), quality: "master" }));
    expect(made).to.deep.include({ ...size, frames: 12, fps: 24 });
    expect(worst(frames("post.mp4"), frames("up.mp4"))).to.be.above(42);
    expect(soundOf(path("post.mp4"))).to.deep.equal(soundOf(source));
  });

  it("smears what moves by how long the shutter is open, and keeps every frame", async () => {
    const source = await film("up.mp4", {
      filter: "geq=lum='if(between(X-12*N,20,80)*between(Y,40,100),235,90+20*sin(X/9)*cos(Y/7))':cb=128:cr=128",
    });
    const order = postOrder({ source, output: path("post.mp4"), motion_blur: 1, quality: "master" });
    expect(await makePost(order)).to.deep.include({ ...size, frames: 12 });
    const soft = (frame: Buffer) =>
      frame.subarray(70 * 256, 71 * 256).filter((value) => value > 140 && value < 220).length;
    const [before, after] = [frames("up.mp4"), frames("post.mp4")];
    expect(soft(after[6]!)).to.be.within(soft(before[6]!) + 8, soft(before[6]!) + 26);
  });

  it("has the detail of a film that was enhanced, in the upscale's colour", async () => {
    const source = await film("up.mp4", { source: "mandelbrot", filter: "gblur=1.5" });
    const cast = "lutyuv=y=val-9:u=val-8:v=val+8";
    const enhanced = await film("enhanced.mp4", { source: "mandelbrot", size: "512x288", filter: cast });
    await film("right.mp4", { source: "mandelbrot" });
    await makePost(postOrder({ source, enhanced, output: path("post.mp4") }));
    const [made, right] = [frames("post.mp4"), frames("right.mp4")];
    expect(worst(made, right)).to.be.above(0.5 + worst(frames("up.mp4"), right));
  });

  it("is clearer by the draft, at the same size", async () => {
    const source = await film("up.mp4", { source: "testsrc2", filter: "gblur=0.8" });
    const order = postOrder({ source, output: path("post.mp4"), enhanced: "draft", quality: "master" });
    expect(await makePost(order)).to.deep.include({ ...size, frames: 12 });
    const edges = (frame: Buffer) => {
      let sum = 0;
      for (let at = 1; at < size.width * size.height; at++) sum += (frame[at]! - frame[at - 1]!) ** 2;
      return sum;
    };
    expect(edges(frames("post.mp4")[5]!)).to.be.above(1.03 * edges(frames("up.mp4")[5]!));
  });

  it("shows a film that was made smooth at its own rate, with the sound where it was", async () => {
    const source = await film("up.mp4", { fps: 16, frames: 16 });
    const smooth = { film: await film("smooth.mp4", { fps: 32, frames: 31, isMute: true }), made_fps: 32, fps: 32 };
    const made = await makePost(postOrder({ source, smooth, fps: 16, output: path("post.mp4") }));
    expect(made).to.deep.include({ ...size, frames: 31, fps: 32 });
    expect(await measureFilm(path("post.mp4"))).to.deep.include({ ...size, frames: 31, rate: "32/1" });
    expect(worst(frames("post.mp4"), frames("smooth.mp4"))).to.be.above(30);
    expect(soundOf(path("post.mp4"))).to.deep.equal(soundOf(source));
  });

  it("has the upscale's colour in every frame of a film that was made smooth of it and lost it", async () => {
    const source = await film("up.mp4", { source: "mandelbrot", fps: 16, frames: 8 });
    const cast = "fps=48,lutyuv=y=val+9:u=val-8:v=val+10";
    const smooth = {
      film: await film("smooth.mp4", { source: "mandelbrot", fps: 16, frames: 22, filter: cast }),
      made_fps: 48,
      fps: 48,
    };
    await makePost(postOrder({ source, smooth, fps: 16, output: path("post.mp4") }));
    const light = (frame: Buffer) => frame.subarray(0, 256 * 144).reduce((sum, value) => sum + value, 0) / (256 * 144);
    const [made, right] = [frames("post.mp4"), frames("up.mp4")];
    expect(made).to.have.length(22);
    for (const [at, frame] of made.entries()) {
      expect(light(frame), `frame ${at}`).to.be.closeTo(light(right[Math.floor(at / 3)]!), 1.5);
    }
  });

  it("shows of a film that was made smooth as many frames as the rate asks for, the nearest in time", async () => {
    const source = await film("up.mp4", { fps: 16, frames: 9 });
    const smooth = await film("smooth.mp4", { fps: 24, frames: 25, isMute: true });
    const shown = async (fps: number) => {
      const order = { source, smooth: { film: smooth, made_fps: 48, fps }, fps: 16, output: path("post.mp4") };
      return (await makePost(postOrder(order))).frames;
    };
    expect(await shown(24)).to.equal(13);
    expect(await shown(20)).to.equal(11);
  });

  it("has grain of its own, which no motion blur touches", async () => {
    const source = await film("up.mp4", { filter: "lutyuv=126:128:128", frames: 2 });
    const finish = { ...PLAIN, grain: 0.1 };
    const order = postOrder({ source, output: path("post.mp4"), finish, quality: "master" });
    await makePost(order);
    expect(worst(frames("post.mp4"), frames("up.mp4"))).to.be.within(22, 34);
    await makePost({ ...order, output: path("blurred.mp4"), motion_blur: 1 });
    expect(frames("blurred.mp4")).to.deep.equal(frames("post.mp4"));
  });
});
