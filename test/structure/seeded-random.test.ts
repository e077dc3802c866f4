// The seed of all property tests, loaded by mocha before any of them.
import { expect } from "chai";
import fc from "fast-check";

describe("chance", () => {
  it("draws the same examples in every run", () => {
    const draw = () => {
      const drawn: number[] = [];
      fc.assert(fc.property(fc.integer(), (value) => void drawn.push(value)));
      return drawn;
    };
    expect(draw()).to.deep.equal(draw());
  });
});
