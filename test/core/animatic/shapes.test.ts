import { expect } from "chai";
import { between, seededRandom, hashOf, oneOf } from "../../../src/core/animatic/seeded-random.ts";
import { cutOut } from "../../../src/core/animatic/cut-out.ts";
import { evenBox, evenSize, frameOf } from "../../../src/core/animatic/frame.ts";
import { traceLimb } from "../../../src/core/animatic/limb-outline.ts";

describe("chance", () => {
  it("draws the same numbers from the same text, evenly between 0 and 1", () => {
    const [a, b] = [seededRandom("x"), seededRandom("x")];
    const drawn = Array.from({ length: 2000 }, () => a());
    expect(Array.from({ length: 2000 }, () => b())).to.deep.equal(drawn);
    expect(drawn.reduce((sum, value) => sum + value, 0) / 2000).to.be.closeTo(0.5, 0.03);
    expect(Math.min(...drawn)).to.be.at.least(0);
    expect(Math.max(...drawn)).to.be.lessThan(1);
    expect(hashOf("x")).not.to.equal(hashOf("y"));
  });
  it("keeps to its bounds and its list", () => {
    const random = seededRandom("z");
    for (let draw = 0; draw < 50; draw++) {
      expect(between(random, -2, 3)).to.be.within(-2, 3);
      expect(oneOf(random, ["a", "b"])).to.match(/^[ab]$/);
    }
  });
});

describe("frame measures", () => {
  it("have even boxes that stay inside, however the box was given", () => {
    const frame = frameOf(64, 36);
    for (const box of [
      { x: -5, y: -5, width: 3, height: 3 },
      { x: 61.5, y: 35, width: 40, height: 40 },
      { x: 3, y: 3, width: 0, height: 0 },
    ]) {
      const { x, y, width, height } = evenBox(box, frame);
      expect([x % 2, y % 2, width % 2, height % 2]).to.deep.equal([0, 0, 0, 0]);
      expect(x).to.be.at.least(0);
      expect(x + width).to.be.at.most(64);
      expect(y + height).to.be.at.most(36);
    }
    expect([evenSize(0), evenSize(3), evenSize(5.2)]).to.deep.equal([2, 4, 6]);
  });
  it("call a frame tall when it is much higher than wide", () => {
    expect([frameOf(512, 896).tall, frameOf(512, 512).tall, frameOf(512, 600).tall]).to.deep.equal([
      true,
      false,
      false,
    ]);
    expect(frameOf(1024, 576).unit).to.equal(576);
  });
});

describe("shapes", () => {
  it("trace a limb from its first station to its last", () => {
    const limb = {
      stations: [
        [0, 0, 0.2],
        [1, 1, 0.3],
        [1, 2, 0.1],
      ] as const,
    };
    const trace = traceLimb(limb);
    expect(trace[0]).to.deep.equal([0, 0, 0.2]);
    expect(trace[9]).to.deep.equal([1, 1, 0.3]);
    for (const [axis, value] of [1, 2, 0.1].entries()) expect(trace.at(-1)?.[axis]).to.be.closeTo(value, 1e-9);
  });
});

describe("cutting a figure out of its reference picture", () => {
  /** A picture of one colour with a square of another, and a spot of the first inside it. */
  const picture = (edge: number) => {
    const data = new Uint8ClampedArray(20 * 20 * 4);
    for (let y = 0; y < 20; y++) {
      for (let x = 0; x < 20; x++) {
        const inside = x >= 6 && x < 14 && y >= 6 && y < 14;
        const spot = x === 10 && y === 10;
        const value = inside && !spot ? 40 : 240 - (inside ? 0 : edge * (x % 2) * 30);
        data.set([value, value, value, 255], (y * 20 + x) * 4);
      }
    }
    return { width: 20, height: 20, data };
  };
  const alpha = ({ data }: { data: Uint8ClampedArray }, x: number, y: number) => data[(y * 20 + x) * 4 + 3];
  it("clears a plain background and keeps what the figure encloses", () => {
    const plain = picture(0);
    expect(cutOut(plain)).to.equal(true);
    expect([alpha(plain, 0, 0), alpha(plain, 5, 5), alpha(plain, 6, 6), alpha(plain, 10, 10)]).to.deep.equal([
      0, 0, 255, 255,
    ]);
  });
  it("leaves a picture without a plain background alone", () => {
    const busy = picture(1);
    const before = busy.data.slice();
    expect(cutOut(busy)).to.equal(false);
    expect(busy.data).to.deep.equal(before);
  });
});
