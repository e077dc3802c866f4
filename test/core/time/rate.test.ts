import { expect } from "chai";
import {
  framesCovering,
  framesNear,
  rateText,
  rescaleFrames,
  samplesOf,
  secondsOf,
} from "../../../src/core/time/rate.ts";
import { timecode } from "../../../src/core/time/timecode.ts";

describe("time", () => {
  it("reads the television rates as n*1000/1001", () => {
    expect([23.976, 29.97, 59.94, 24, 12.5].map(rateText)).to.deep.equal([
      "24000/1001",
      "30000/1001",
      "60000/1001",
      "24",
      "12500/1000",
    ]);
  });
  it("rounds a tie to the even frame", () => {
    expect([framesNear(0.3125, 24), framesNear(0.1875, 24)]).to.deep.equal([8, 4]);
  });
  it("covers a time with as few frames as can be", () => {
    const covered = [
      [0.6, 24],
      [0.6, 25],
      [1.001, 23.976],
      [1.0011, 23.976],
      [0, 24],
    ] as const;
    expect(covered.map(([seconds, fps]) => framesCovering(seconds, fps))).to.deep.equal([15, 15, 24, 25, 0]);
  });
  it("rescales through the exact rates", () => {
    expect(rescaleFrames(81, 16, 24)).to.equal(122);
    expect(rescaleFrames(1001, 24, 23.976)).to.equal(1000);
  });
  it("gives a second of 24 frames 48000 samples", () => {
    expect([samplesOf(24, 24, 48000), secondsOf(24, 24)]).to.deep.equal([48000, 1]);
  });
  it("writes timecode", () => {
    expect(timecode(24 * 62 + 13, 24)).to.equal("00:01:02:13");
  });
});
