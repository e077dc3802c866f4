import { expect } from "chai";
import fc from "fast-check";
import { fitSize, legalSize, snapLength } from "../../../src/core/targets/grid.ts";
import { framesNear } from "../../../src/core/time/rate.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const videos = shipped.files.filter((file) => file.kind === "video");
const template = (id: string) => videos.find((file) => file.id === id)!.template;

describe("length grids", () => {
  const snapped = (id: string, seconds: number) => snapLength(template(id).frames, framesNear(seconds, 24));
  const vectors: [string, number, number][] = [
    ["minimax_h3_ref2va", 2.5, 73],
    ["minimax_h3_ref2va", 1.62, 39],
    ["minimax_h3_ref2va", 3.04, 73],
    ["minimax_h3_ref2va", 3.6, 90],
    ["minimax_h3_ref2va", 1.0, 39],
    ["minimax_h3_ref2va", 2.04, 56],
    ["minimax_h3_ref2va", 4.04, 107],
    ["ltx2", 3.977, 97],
    ["ltx2", 2.5, 65],
    ["ltx2", 3.04, 73],
  ];
  for (const [id, seconds, frames] of vectors) {
    it(`${id} makes ${frames} frames for ${seconds} s`, () => {
      expect(snapped(id, seconds)).to.deep.equal({ ok: true, value: frames });
    });
  }

  it("refuses a length past the longest one, which it names", () => {
    const over = snapLength(template("ltx2").frames, 482);
    expect(over).to.deep.equal({ ok: false, sentence: "482 frames are more than the 481 that it can make" });
    expect(snapLength({ step: 17, base: 5, max: 30 }, 23)).to.have.property(
      "sentence",
      "23 frames are more than the 22 that it can make",
    );
  });

  it("makes the shortest length of the grid that holds what was asked, and refuses only what none holds", () => {
    const shipping = fc.constantFrom(...videos).map(({ template: { frames } }) => frames);
    const anyGrid = fc
      .record({ step: fc.integer({ min: 1, max: 40 }), base: fc.integer({ min: 1, max: 40 }), over: fc.nat(400) })
      .map(({ step, base, over }) => ({ step, base, max: base + over }));
    fc.assert(
      fc.property(fc.oneof(shipping, anyGrid), fc.integer({ min: 1, max: 8000 }), ({ step, base, max }, asked) => {
        const lengths: number[] = [];
        for (let length = base; length <= max; length += step) lengths.push(length);
        const shortest = lengths.find((length) => length >= asked);
        const made = snapLength({ step, base, max }, asked);
        expect(made.ok ? made.value : undefined).to.equal(shortest);
      }),
    );
  });
});

describe("size grids", () => {
  it("fits sizes onto 64 pixels", () => {
    const fit = (width: number, height: number) => fitSize(template("ltx2"), { width, height });
    expect(fit(480, 272)).to.deep.equal({ width: 448, height: 256 });
    expect(fit(960, 544)).to.deep.equal({ width: 960, height: 512 });
    expect(fit(512, 288)).to.deep.equal({ width: 512, height: 256 });
  });

  it("names the nearest legal size where a target does not fit sizes", () => {
    expect(legalSize(template("minimax_h3_ref2va"), { width: 1340, height: 760 })).to.deep.equal({
      ok: false,
      sentence: "1340x760 is off the grid: sides must be multiples of 32; nearest is 1344x768",
    });
  });

  it("always gives sides on the grid and within the target's limits", () => {
    const side = fc.integer({ min: 1, max: 4096 });
    fc.assert(
      fc.property(fc.constantFrom(...videos), side, side, (target, width, height) => {
        const { size_multiple: step, max_size: limit } = target.template;
        const made = fitSize(target.template, { width, height });
        const inLimits =
          Math.max(made.width, made.height) <= (limit?.long_side ?? Infinity) &&
          made.width * made.height <= (limit?.pixels ?? Infinity);
        const legal = legalSize(target.template, made);
        return made.width % step === 0 && made.height % step === 0 && inLimits && legal.ok;
      }),
    );
  });
});
