import { expect } from "chai";
import fc from "fast-check";
import { neededSeconds, type SpeakerLine } from "../../../src/core/story/pacing.ts";
import { timeLines } from "../../../src/core/story/time-lines.ts";
import type { Pace } from "../../../src/core/lib/format-words.ts";

function lines(...spoken: string[]): SpeakerLine[] {
  return spoken.map((text) => {
    const [speaker = "", line = ""] = text.split(": ");
    return { speaker, line };
  });
}

function rounded(spoken: readonly SpeakerLine[], seconds: number, pace: Pace = "normal"): number[][] {
  return timeLines(spoken, seconds, pace).map(({ start, end }) =>
    [start, end].map((at) => Math.round(at * 1000) / 1000),
  );
}

const SHORTEST = 0.6 - 1e-9;

describe("when lines are spoken", () => {
  const spoken = lines("a: We should leave before the tide turns.", "b: Fine.", "b: You carry the crate.");

  it("with room: after a breath, at the pace's rate, pauses between; the rest stays at the end", () => {
    expect(rounded(spoken, 10)).to.deep.equal([
      [0.35, 2.168],
      [2.468, 3.068],
      [3.218, 4.355],
    ]);
  });

  it("the same lines take longer at a slower pace", () => {
    expect(rounded(lines("a: Perhaps nobody noticed the ladder."), 9, "slow")).to.deep.equal([[0.35, 3.406]]);
  });

  it("a shot that is a little short hurries the speech, not the shortest caption, and keeps the pauses", () => {
    expect(rounded(spoken, 4.2)).to.deep.equal([
      [0.35, 1.888],
      [2.188, 2.788],
      [2.938, 3.9],
    ]);
  });

  it("a shot with hardly any room gives up its pauses before a caption is cut short", () => {
    expect(rounded(spoken, 2)).to.deep.equal([
      [0.064, 0.664],
      [0.718, 1.318],
      [1.345, 1.945],
    ]);
  });

  it("a shot without room shares itself out equally", () => {
    expect(rounded(spoken, 0.9)).to.deep.equal([
      [0, 0.3],
      [0.3, 0.6],
      [0.6, 0.9],
    ]);
    expect(rounded(spoken, 0)).to.deep.equal([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  it("a line without syllables gets its time too", () => {
    expect(rounded(lines("a: …", "b: 1984!"), 5)).to.deep.equal([
      [0.35, 0.95],
      [1.25, 1.85],
    ]);
  });

  it("no lines, no times", () => expect(timeLines([], 3, "normal")).to.deep.equal([]));

  it("never overlap, never pass the end, and are long enough to read while the shot has room", () => {
    const text = fc.oneof(
      fc.constantFrom("Ha.", "…", "We should leave before the tide turns.", "我们走吧"),
      fc.string(),
    );
    const line = fc.record({ speaker: fc.constantFrom("a", "b"), line: text });
    const pace = fc.constantFrom<Pace>("slow", "normal", "fast");
    const seconds = fc.double({ min: 0, max: 60, noNaN: true });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), seconds, pace, (some, length, rate) => {
        const times = timeLines(some, length, rate);
        expect(times).to.have.length(some.length);
        let before = 0;
        for (const { start, end } of times) {
          expect(start).to.be.at.least(before);
          expect(end).to.be.at.least(start);
          before = end;
          if (length >= 0.6 * some.length) expect(end - start).to.be.at.least(SHORTEST);
        }
        expect(before).to.be.at.most(length);
      }),
      { numRuns: 2000 },
    );
  });

  it("lines that are paced right use their shot to the tail", () => {
    const spokenAlone = lines("a: Perhaps nobody noticed the ladder.");
    const [time] = timeLines(spokenAlone, neededSeconds(spokenAlone, "normal"), "normal");
    expect(time?.end).to.be.closeTo(neededSeconds(spokenAlone, "normal") - 0.3, 1e-9);
  });
});
