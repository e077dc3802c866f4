import { expect } from "chai";
import fc from "fast-check";
import { planCaptions } from "../../../../src/core/animatic/overlay/caption-layout.ts";

describe("caption times", () => {
  it("shows a line for the frames it is spoken", () => {
    expect(
      planCaptions(
        [
          { start: 0.5, end: 2 },
          { start: 2.5, end: 4 },
        ],
        120,
        24,
      ),
    ).to.deep.equal([
      { from: 12, to: 48 },
      { from: 60, to: 96 },
    ]);
  });
  it("holds a short word for six tenths of a second", () => {
    expect(planCaptions([{ start: 1, end: 1.1 }], 48, 24)).to.deep.equal([{ from: 24, to: 39 }]);
  });
  it("takes the time from before when the shot ends", () => {
    expect(planCaptions([{ start: 1.9, end: 2 }], 48, 24)).to.deep.equal([{ from: 33, to: 48 }]);
  });
  it("shares out a shot that is too short for all", () => {
    expect(
      planCaptions(
        [
          { start: 0, end: 1 },
          { start: 0, end: 1 },
          { start: 0, end: 1 },
        ],
        12,
        24,
      ),
    ).to.deep.equal([
      { from: 0, to: 4 },
      { from: 4, to: 8 },
      { from: 8, to: 12 },
    ]);
  });
  it("keeps captions apart, inside the shot and readable while there is room", () => {
    const line = fc.record({
      start: fc.double({ min: 0, max: 9, noNaN: true }),
      length: fc.double({ min: 0, max: 4, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 8 }),
        fc.integer({ min: 1, max: 240 }),
        fc.constantFrom(12, 23.976, 24, 60),
        (lines, length, fps) => {
          const times = lines
            .map(({ start, length: long }) => ({ start, end: start + long }))
            .toSorted((a, b) => a.start - b.start);
          const windows = planCaptions(times, length, fps);
          const least = Math.min(Math.ceil(0.6 * fps), Math.floor(length / Math.max(1, lines.length)));
          let edge = 0;
          for (const { from, to } of windows) {
            expect(from).to.be.at.least(edge);
            expect(to).to.be.at.most(length);
            expect(to - from).to.be.at.least(least);
            edge = to;
          }
        },
      ),
    );
  });
});
