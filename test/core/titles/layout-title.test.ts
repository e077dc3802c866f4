import { expect } from "chai";
import fc from "fast-check";
import { layoutTitle, type TitlePlace } from "../../../src/core/titles/layout-title.ts";
import type { Measure } from "../../../src/core/animatic/overlay/fit-text.ts";

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => text.length * size * 0.5;
const FRAME: TitlePlace = { width: 1000, height: 500, size: 0.08, y: 0.5 };

const words = (count: number) => Array.from({ length: count }, () => "words").join(" ");

describe("the lines of a title", () => {
  it("are one, in the middle of the width, at the height that was asked for", () => {
    const [line, ...more] = layoutTitle("Low Tide", FRAME, measure);
    expect(more).to.deep.equal([]);
    expect(line).to.deep.include({ text: "Low Tide", x: 420, y: 250 });
    expect(line?.type).to.deep.include({ face: "strong", size: 40 });
    expect(layoutTitle("Low Tide", { ...FRAME, font: "own" }, measure)[0]?.type.font).to.equal("own");
  });

  it("become smaller before they become more", () => {
    const sizes = (count: number) => layoutTitle(words(count), FRAME, measure).map(({ type }) => Math.round(type.size));
    expect(sizes(7)).to.deep.equal([40]);
    expect(sizes(9)).to.deep.equal([32]);
    expect(sizes(11)).to.deep.equal([34, 34]);
    expect(sizes(25)).to.deep.equal([26, 26, 26]);
  });

  it("stay in the frame however much they say, wherever they are put", () => {
    const place = fc.record({
      ...{ width: fc.integer({ min: 64, max: 4096 }), height: fc.integer({ min: 64, max: 4096 }) },
      ...{ size: fc.double({ min: 0.01, max: 0.5, noNaN: true }), y: fc.double({ min: 0, max: 1, noNaN: true }) },
    });
    const text = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 60 });
    const check = (frame: TitlePlace, said: string) => {
      for (const { text: line, type, x, y } of layoutTitle(said, frame, measure)) {
        expect(x).to.be.at.least(0);
        expect(x + measure(line, type)).to.be.at.most(frame.width + 1e-6);
        expect(y - type.size / 2).to.be.at.least(0);
        expect(y + type.size / 2).to.be.at.most(frame.height);
      }
    };
    fc.assert(fc.property(place, text, (frame, parts) => check(frame, parts.join(" "))));
    expect(layoutTitle(words(400), FRAME, measure).at(-1)?.text).to.match(/…$/);
  });
});
