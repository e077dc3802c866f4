import { expect } from "chai";
import { planInterpolation } from "../../../../src/core/upscale/graphs/interpolation.ts";
import { vsrLevelOf } from "../../../../src/core/upscale/graphs/pixel.ts";
import { alignedSize, chunkFrames, scaledSize } from "../../../../src/core/upscale/graphs/sizes.ts";
import { startStepOf } from "../../../../src/core/upscale/graphs/start-step.ts";
import { registry } from "../../../support/servers/shipped-targets.ts";
import type { VideoTarget } from "../../../../src/contracts/files/target.ts";

const said = ({ width, height }: { readonly width: number; readonly height: number }) => `${width}x${height}`;

describe("sizes on a grid", () => {
  it("are the nearest, or cover, or stay inside", () => {
    const size = { width: 1920, height: 1080 };
    expect(said(alignedSize(size, 32))).to.equal("1920x1088");
    expect(said(alignedSize(size, 32, "inside"))).to.equal("1920x1056");
    expect(said(alignedSize({ width: 1921, height: 1080 }, 2, "cover"))).to.equal("1922x1080");
    expect(said(alignedSize({ width: 1344 * 1.1, height: 10 }, 32, "cover"))).to.equal("1504x32");
  });
  it("of a fixed upsampler are exactly those of the source's own grid", () => {
    expect(said(scaledSize({ width: 768, height: 448 }, 2, { align: 32, isFixed: true }))).to.equal("1536x896");
    expect(said(scaledSize({ width: 770, height: 449 }, 2, { align: 32, isFixed: true }))).to.equal("1536x896");
    expect(said(scaledSize({ width: 640, height: 352 }, 1.5, { align: 32 }))).to.equal("960x544");
    expect(said(scaledSize({ width: 641, height: 353 }, 1.5, { align: 2 }))).to.equal("962x530");
  });
});

describe("frames of a temporal chunk", () => {
  it("are 61 at 1080p, 33 at 1440p and 13 at 4K, and always 4n+1", () => {
    const sizes = [
      [1920, 1080],
      [2560, 1440],
      [3840, 2160],
      [8192, 4320],
    ] as const;
    expect(sizes.map(([width, height]) => chunkFrames({ width, height }))).to.deep.equal([61, 33, 13, 5]);
    for (let width = 64; width < 4096; width += 173) {
      expect((chunkFrames({ width, height: 720 }) - 1) % 4, String(width)).to.equal(0);
    }
  });
});

describe("the step at which a take is sampled again", () => {
  const of = (id: string, steps: number, more: { detail?: number; exact?: number; split?: number } = {}) => {
    const { upscale } = registry.find(id) as VideoTarget;
    return startStepOf(upscale!, { steps, detail: more.detail ?? 0, exact: more.exact ?? null, split: more.split });
  };

  it("is the seventh of eight, the third of four, the last of a schedule of its own", () => {
    expect(of("minimax_h3_ref2va", 8)).to.equal(7);
    expect(of("ltx2_ingredients", 8)).to.equal(7);
    expect(of("wan22_i2v", 4, { split: 0.5 })).to.equal(3);
    expect(of("wan22_ti2v", 20)).to.equal(15);
    expect(of("ltx2", 8)).to.equal(2);
    expect(of("minimax_h3_fl2va", 4)).to.equal(3);
    expect(of("minimax_h3_fl2va", 1)).to.equal(0);
  });
  it("is earlier by the detail, but never before the model at hand takes over", () => {
    expect(of("minimax_h3_ref2va", 8, { detail: 2 })).to.equal(5);
    expect(of("ltx2", 8, { detail: 2 })).to.equal(0);
    expect(of("wan22_i2v", 4, { detail: 2, split: 0.5 })).to.equal(2);
  });
  it("is the one that somebody names, within the schedule", () => {
    expect(of("minimax_h3_ref2va", 8, { exact: 3, detail: 2 })).to.equal(3);
    expect(of("minimax_h3_ref2va", 8, { exact: 99 })).to.equal(7);
  });
});

describe("frames between frames", () => {
  const plan = (fps: number, target: number, frames = 81) => planInterpolation({ frames, fps }, target);

  it("are as many as the two rates have in common, of which every so-manieth stays", () => {
    expect(plan(16, 32)).to.deep.equal({ multiplier: 2, made: 161, every: 1 });
    expect(plan(16, 24)).to.deep.equal({ multiplier: 3, made: 241, every: 2 });
    expect(plan(24, 60)).to.deep.equal({ multiplier: 5, made: 401, every: 2 });
    expect(plan(16, 30)).to.deep.equal({ multiplier: 15, made: 1201, every: 8 });
  });
  it("are picked by their time where the rates have nothing in common in reach", () => {
    expect(plan(16, 25)).to.deep.equal({ multiplier: 4, made: 321, every: 0 });
    expect(plan(24, 24000 / 1001)).to.equal(null);
  });
  it("are none where there are enough frames already, or no two", () => {
    expect([plan(24, 24), plan(24, 16), plan(16, 24, 1)]).to.deep.equal([null, null, null]);
  });
});

describe("the host's super-resolution node", () => {
  it("is named with or without a level", () => {
    expect(["vsr_node", "vsr_node:high", "VSR_NODE:low", "RealESRGAN_x2.pth"].map(vsrLevelOf)).to.deep.equal([
      "ULTRA",
      "HIGH",
      "LOW",
      null,
    ]);
    expect(vsrLevelOf("vsr_node:best")).to.equal(undefined);
  });
});
