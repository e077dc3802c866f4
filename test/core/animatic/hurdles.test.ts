// Who runs over hurdles is in the air where one stands, and on the ground between them.
import { expect } from "chai";
import { overHurdles } from "../../../src/core/animatic/acting/set-pieces/hurdles.ts";

describe("a run over hurdles", () => {
  it("is in the air over each, and on the ground between two", () => {
    const [second, third] = [0.4, 0.775].map(overHurdles);
    expect(second).to.be.closeTo(0.2, 0.001);
    expect(third).to.be.closeTo(0.2, 0.001);
    expect(overHurdles(0.59)).to.equal(0);
  });
});
