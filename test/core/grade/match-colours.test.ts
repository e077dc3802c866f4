import { expect } from "chai";
import { applyLook, chromaOf } from "../../../src/core/grade/apply-look.ts";
import { matchColours, NO_LOOK } from "../../../src/core/grade/match-colours.ts";
import { cubeText } from "../../../src/core/grade/write-cube.ts";
import type { GradeLook } from "../../../src/contracts/files/delivery/grade.ts";

type Change = (value: number, channel: number) => number;

/** Many colours, most of them of middling light, as pictures have them. */
function picture(shift = 0): Uint8Array {
  return Uint8Array.from({ length: 3 * 4000 }, (_, at) => {
    const [pixel, channel] = [Math.floor(at / 3), at % 3];
    const light = 0.5 + 0.42 * Math.sin(pixel * 0.37 + shift) * Math.cos(pixel * 0.011);
    return Math.round(255 * Math.min(1, Math.max(0, light + 0.12 * Math.sin(pixel * 0.05 + channel * 2.1))));
  });
}

function changed(pixels: Uint8Array, change: Change): Uint8Array {
  return pixels.map((value, at) => Math.round(Math.min(1, Math.max(0, change(value / 255, at % 3))) * 255));
}

function graded(pixels: Uint8Array, look: GradeLook): Uint8Array {
  const made = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = applyLook(look, 1, [pixels[at]! / 255, pixels[at + 1]! / 255, pixels[at + 2]! / 255]);
    colour.forEach((value, index) => (made[at + index] = Math.round(value * 255)));
  }
  return made;
}

/** In steps of eight bits. */
function errorOf(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
}

const SHIFTS: Readonly<Record<string, Change>> = {
  darker: (value) => value * 0.85,
  flatter: (value) => 0.08 + value * 0.8,
  "of another gamma": (value) => value ** 1.2,
  warmer: (value, channel) => value * [1.08, 1, 0.9][channel]!,
  "of other gammas": (value, channel) => value ** [0.88, 1, 1.12][channel]!,
};

describe("the match of colours", () => {
  for (const [name, change] of Object.entries(SHIFTS)) {
    it(`brings a picture that is ${name} back to within two steps of 255, and at least three times as near`, () => {
      const wanted = picture();
      const clip = changed(wanted, change);
      const { look, identity, distance } = matchColours(clip, wanted, "same picture");
      expect(identity).to.equal(false);
      expect(distance.after).to.be.below(distance.before / 3);
      expect(errorOf(graded(clip, look), wanted)).to.be.below(2);
      expect(errorOf(clip, wanted)).to.be.above(5.5);
    });
  }

  it("is none for the same picture, and for one that differs less than can be seen", () => {
    expect(matchColours(picture(), picture(), "same picture")).to.deep.equal({
      look: NO_LOOK,
      identity: true,
      distance: { before: 0, after: 0 },
    });
    const nearly = changed(picture(), (value) => value + 0.7 / 255);
    expect(matchColours(nearly, picture(), "same scene").identity).to.equal(true);
  });

  it("never makes steps, whatever it is to match: the curves rise everywhere, and not too fast", () => {
    const flat = (value: number) => new Uint8Array(600).fill(value);
    const others = [flat(0), flat(128), flat(255), changed(picture(), (value) => (value > 0.5 ? 1 : 0)), picture(1)];
    for (const one of others) {
      for (const other of others) {
        const { look } = matchColours(one, other, "same picture");
        for (const curve of [look.red, look.green, look.blue]) {
          const rises = curve.slice(1).map((value, index) => (value - curve[index]!) * 32);
          expect(Math.min(...rises)).to.be.at.least(0);
          expect(Math.max(...rises)).to.be.at.most(2.51);
          expect(rises.filter((rise) => rise < 0.2).length, "flat stretches, at the very ends").to.be.at.most(4);
        }
      }
    }
  });

  it("passes over a black frame, of which one picture has more than the other", () => {
    const framed = (pixels: Uint8Array, rows: number) => pixels.map((value, at) => (at < rows * 3 ? 2 : value));
    const bright = picture().map((value) => Math.round(64 + value * 0.7));
    const clip = framed(
      bright.map((value) => Math.round(value * 0.95)),
      900,
    );
    const { look } = matchColours(clip, framed(bright, 300), "same scene");
    for (const curve of [look.red, look.green, look.blue]) {
      for (const [index, value] of curve.entries()) expect(value - index / 32).to.be.within(-0.02, 0.06);
    }
  });

  it("goes less far the less the pictures have to do with each other", () => {
    const clip = changed(picture(), (value, channel) => value ** [0.6, 1, 1.6][channel]!);
    const farthest = (trust: "same picture" | "same scene" | "same place") => {
      const { red } = matchColours(clip, picture(), trust).look;
      return Math.max(...red.map((value, index) => Math.abs(value - index / 32)));
    };
    expect(farthest("same picture")).to.be.above(farthest("same scene"));
    expect(farthest("same scene")).to.be.above(farthest("same place"));
    expect(farthest("same place")).to.be.at.most(0.181);
  });
});

describe("a correction", () => {
  const strong: GradeLook = {
    ...NO_LOOK,
    red: NO_LOOK.red.map((value) => value ** 1.5),
    blue: NO_LOOK.blue.map((value) => value ** 0.6),
    saturation: 1.4,
  };

  it("keeps the hue of skin to within five degrees, and its strength to within a fifth", () => {
    const hue = ([red, green, blue]: readonly number[]) =>
      Math.atan2(Math.sqrt(3) * (green! - blue!), 2 * red! - green! - blue!) * (180 / Math.PI);
    const skins = [
      [0.8, 0.62, 0.53],
      [0.55, 0.4, 0.32],
    ] as const;
    for (const skin of skins) {
      const moved = applyLook(strong, 1, skin);
      expect(Math.abs(hue(moved) - hue(skin))).to.be.below(9);
      expect(chromaOf(moved) / chromaOf(skin)).to.be.within(0.8, 1.25);
    }
    const grey = applyLook(strong, 1, [0.5, 0.5, 0.5]);
    expect(chromaOf(grey)).to.be.above(0.1);
  });

  it("leaves black black and white white, and everything alone at strength 0", () => {
    expect(applyLook(strong, 1, [0, 0, 0])).to.deep.equal([0, 0, 0]);
    for (const value of applyLook(strong, 1, [1, 1, 1])) expect(value).to.be.closeTo(1, 1e-9);
    expect(applyLook(strong, 0, [0.3, 0.4, 0.5])).to.deep.equal([0.3, 0.4, 0.5]);
    const half = applyLook(strong, 0.5, [0.5, 0.5, 0.5])[0];
    expect(half).to.be.closeTo((0.5 + applyLook(strong, 1, [0.5, 0.5, 0.5])[0]) / 2, 1e-9);
  });

  it("is a table of 33 steps a side for other programs, red running fastest", () => {
    const lines = cubeText('sh"010', NO_LOOK, 1).trimEnd().split("\n");
    expect(lines.slice(0, 4)).to.deep.equal([
      `TITLE "sh'010"`,
      "LUT_3D_SIZE 33",
      "DOMAIN_MIN 0.0 0.0 0.0",
      "DOMAIN_MAX 1.0 1.0 1.0",
    ]);
    expect(lines).to.have.length(4 + 33 ** 3);
    expect(lines[5]).to.equal("0.031250 0.000000 0.000000");
    expect(lines.at(-1)).to.equal("1.000000 1.000000 1.000000");
  });
});
