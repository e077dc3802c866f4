import { expect } from "chai";
import fc from "fast-check";
import { framingOf } from "../../../../web_ext/store/bin/framing.ts";
import {
  parseTrim,
  formatDuration,
  formatAge,
  formatRunningTime,
  formatDateTime,
  formatOrdinal,
  formatSeed,
  formatTrim,
  asSentence,
} from "../../../../web_ext/store/base/format.ts";

describe("how values are said", () => {
  it("rounds a duration to what a person would say", () => {
    expect([0, 0.4, 41.4, 89, 90, 740, 5400, 7800].map(formatDuration)).to.deep.equal([
      "1 s",
      "1 s",
      "41 s",
      "89 s",
      "2 min",
      "12 min",
      "1 h 30 min",
      "2 h 10 min",
    ]);
  });

  it("gives running time without frames", () => {
    expect([32, 59.6, 312, 3725].map(formatRunningTime)).to.deep.equal(["0:32", "1:00", "5:12", "1:02:05"]);
  });

  it("gives an age, and nothing for a time that is not there", () => {
    const now = Date.UTC(2026, 0, 3, 12);
    const ages = [now - 20_000, now - 12 * 60_000, now - 3 * 3_600_000, now - 50 * 3_600_000];
    expect(ages.map((time) => formatAge(new Date(time).toISOString(), now))).to.deep.equal([
      "just now",
      "12 min ago",
      "3 h ago",
      "2 d ago",
    ]);
    expect([formatAge(null, now), formatAge("soon", now)]).to.deep.equal(["", ""]);
  });

  it("gives a moment on the reader's clock, and what is no moment as it is", () => {
    expect(formatDateTime(new Date(2026, 2, 1, 8, 5, 9).toISOString())).to.equal("2026-03-01 08:05:09");
    expect(formatDateTime("soon")).to.equal("soon");
  });

  it("counts places", () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102, 111].map(formatOrdinal)).to.deep.equal([
      "1st",
      "2nd",
      "3rd",
      "4th",
      "11th",
      "12th",
      "13th",
      "21st",
      "102nd",
      "111th",
    ]);
  });

  it("shows the end of a seed without ever reading it as a number", () => {
    expect(formatSeed("9223372036854775807")).to.equal("…5807");
    expect(formatSeed("42")).to.equal("42");
  });

  it("begins a sentence with a capital, but never an id or a path", () => {
    expect(asSentence("the build stopped")).to.equal("The build stopped.");
    expect(asSentence("sh030 is locked: unlock it first")).to.equal("sh030 is locked: unlock it first.");
    expect(asSentence("/shows/ep01 is not an episode")).to.equal("/shows/ep01 is not an episode.");
    expect(asSentence("  is it? ")).to.equal("Is it?");
  });
});

describe("a trim", () => {
  it("is read back as it was written, at every rate", () => {
    const rates = fc.constantFrom(12, 16, 23.976, 24, 25, 29.97, 30, 60);
    fc.assert(
      fc.property(fc.nat(100_000), rates, (frames, fps) => {
        expect(parseTrim(formatTrim(frames, fps), fps)).to.equal(frames);
        expect(parseTrim(`+${formatTrim(frames, fps)}`, fps)).to.equal(frames);
      }),
    );
  });

  it("may be typed as plain frames", () => {
    expect([parseTrim("30", 24), parseTrim(" −10 ", 24), parseTrim("1:06", 24)]).to.deep.equal([30, 10, 30]);
  });

  it("is nothing else", () => {
    for (const text of ["", "1.5", "1:2:3", "ten", "--3", "1e3", "0x10"])
      expect(parseTrim(text, 24), text).to.equal(undefined);
  });
});

describe("a size word", () => {
  it("is known in every spelling and shown as written when it is not", () => {
    expect(["medium close-up", "MCU", "Medium_Close-Up"].map((size) => framingOf(size).short)).to.deep.equal([
      "MCU",
      "MCU",
      "MCU",
    ]);
    expect(framingOf("dutch")).to.deep.equal({ short: "dutch", long: "dutch" });
  });
});
