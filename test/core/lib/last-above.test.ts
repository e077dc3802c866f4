import { expect } from "chai";
import fc from "fast-check";
import { lastAbove } from "../../../src/core/lib/text-lines.ts";

describe("the part that a line belongs to", () => {
  it("is the last one that begins at or above it", () => {
    const lines = fc.uniqueArray(fc.nat(60)).map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(lines, fc.nat(70), (all, line) => {
        const parts = all.map((each) => ({ line: each }));
        expect(lastAbove(parts, line)).to.equal(parts.findLast((part) => part.line <= line));
      }),
    );
  });

  it("is found by halving", () => {
    let asked = 0;
    const parts = Array.from({ length: 4096 }, (_, n) => ({
      get line() {
        asked += 1;
        return n;
      },
    }));
    lastAbove(parts, 1234);
    expect(asked).to.be.at.most(13);
  });
});
