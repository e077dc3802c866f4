import { expect } from "chai";
import { RunningClock } from "../../../src/core/time/running-clock.ts";

describe("the running clock", () => {
  it("rounds a tie up, so that a whole frame always shows", () => {
    const clock = new RunningClock();
    clock.add(1, 48);
    expect(clock.frame(24)).to.equal(1);
    clock.add(1, 24);
    expect(clock.frame(24)).to.equal(2);
  });
  it("takes time away and knows when it is below zero", () => {
    const clock = new RunningClock();
    clock.add(2, 24);
    clock.add(-3, 24);
    expect([clock.isNegative(), clock.frame(24)]).to.deep.equal([true, -1]);
    clock.add(1, 24);
    expect([clock.isNegative(), clock.frame(24)]).to.deep.equal([false, 0]);
  });
  it("is exact after a million odd frames", () => {
    const clock = new RunningClock();
    for (let turn = 0; turn < 1001; turn++) clock.add(1000, 23.976);
    expect(clock.frame(24)).to.equal(1_002_001);
    expect(clock.frame(23.976)).to.equal(1_001_000);
  });
});
