import { expect } from "chai";
import { readSelfMotion } from "../../../../src/core/animatic/movers/read-self-motion.ts";

describe("what is watched", () => {
  it("is no watch that drops", () => {
    const found = readSelfMotion("The cat sits on the sill and watches the drops on the glass.", () => undefined);
    expect(found).to.deep.equal([]);
  });
});
