import { expect } from "chai";
import type { Track } from "../../../src/core/media/mp4/movie.ts";
import { steadyRate } from "../../../src/core/media/steady-rate.ts";

/** A track whose frames last so many ticks each. */
function track(timescale: number, ...durations: number[]): Track {
  const samples = { count: durations.length, durations: durations.map((value) => ({ count: 1, value })), delays: [] };
  return { timescale, samples } as unknown as Track;
}
const even = (timescale: number, ticks: number, frames: number) =>
  track(timescale, ...Array<number>(frames).fill(ticks));

describe("the rate that a film plays at", () => {
  for (const [fps, timescale, ticks] of [
    [48, 12288, 256],
    [12, 12288, 1024],
    [16, 16000, 1000],
    [29.97, 30000, 1001],
    [23.976, 24000, 1001],
    [24, 24000, 1000],
    [12.5, 12800, 1024],
  ] as const) {
    it(`is ${fps}`, () => {
      for (const frames of [2, 12, 500]) expect(steadyRate(even(timescale, ticks, frames))).to.equal(fps);
    });
  }

  it("is found where a file counts in milliseconds", () => {
    const times = Array.from({ length: 51 }, (_, frame) => Math.round((frame * 1000) / 48));
    const durations = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(steadyRate(track(1000, ...durations))).to.equal(48);
  });

  it("does not ask how long the last frame lasts, and takes what was asked for where there is only one", () => {
    expect(steadyRate(track(24, 1, 1, 1, 9))).to.equal(24);
    expect(steadyRate(track(24, 1), 16)).to.equal(16);
    expect(steadyRate(track(24, 1))).to.equal(undefined);
  });

  it("is none where frames are not evenly timed", () => {
    expect(steadyRate(track(24, 1, 1, 1, 2, 2, 2, 2))).to.equal(undefined);
    expect(steadyRate(track(24, 1, 1, 1, 12, 1, 1))).to.equal(undefined);
    expect(steadyRate(track(24, 0, 0, 0))).to.equal(undefined);
  });
});
