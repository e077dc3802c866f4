import { expect } from "chai";
import { hourMark, isDropFrame, smpteTimecode } from "../../../src/core/time/timecode.ts";

describe("timecode of edit lists", () => {
  it("drops numbers at 29.97 and 59.94 only", () => {
    expect([29.97, 59.94, 30_000 / 1001].map(isDropFrame)).to.deep.equal([true, true, true]);
    expect([16, 23.976, 24, 25, 30, 50, 60, 47.952].map(isDropFrame)).to.deep.equal(Array(8).fill(false));
  });

  for (const [frame, fps, reported] of [
    [0, 29.97, "00:00:00;00"],
    [1799, 29.97, "00:00:59;29"],
    [1800, 29.97, "00:01:00;02"],
    [17_981, 29.97, "00:09:59;29"],
    [17_982, 29.97, "00:10:00;00"],
    [107_892, 29.97, "01:00:00;00"],
    [3599, 59.94, "00:00:59;59"],
    [3600, 59.94, "00:01:00;04"],
    [215_784, 59.94, "01:00:00;00"],
    [1440, 23.976, "00:01:00:00"],
    [86_400, 24, "01:00:00:00"],
    [17, 16, "00:00:01:01"],
  ] as const) {
    it(`calls frame ${frame} at ${fps} ${reported}`, () => {
      expect(smpteTimecode(frame, fps)).to.equal(reported);
    });
  }

  it("names every frame of an hour once, and the hour's mark is an hour", () => {
    for (const fps of [29.97, 59.94]) {
      const names = new Set<string>();
      for (let frame = 0; frame < 20 * 60 * Math.round(fps); frame++) names.add(smpteTimecode(frame, fps));
      expect(names.size).to.equal(20 * 60 * Math.round(fps));
    }
    for (const fps of [16, 23.976, 24, 25, 29.97, 30, 59.94]) {
      expect(smpteTimecode(hourMark(fps), fps)).to.match(/^01:00:00[:;]00$/);
    }
  });
});
