import { expect } from "chai";
import fc from "fast-check";
import { rateOf } from "../../../src/core/time/rate.ts";
import { makeEntry } from "../../support/values/make-shotlist.ts";
import { windowFrames } from "../../../src/core/cut/cut-facts.ts";
import { cutDown, leavesAFrame } from "../../../src/core/cut/cut-entry.ts";
import { clipLengths, type ClipTime } from "../../../src/core/cut/assemble-plan.ts";

const rates = fc.constantFrom(8, 12.5, 16, 23.976, 24, 25, 29.97, 30, 48, 59.94, 60);

describe("the clips' lengths on the film's clock", () => {
  const lengths = (clips: [number, number, number?][], fps = 24) =>
    clipLengths(
      clips.map(([frames, rate, trimmed = 0]) => ({ frames, fps: rate, trimmed })),
      fps,
    );

  it("are the frames themselves at the cut's rate, less the trims", () => {
    expect(
      lengths([
        [48, 24],
        [97, 24, 10],
        [1, 24],
      ]),
    ).to.deep.equal([48, 87, 1]);
  });
  it("share out what does not divide, so that the sum stays true", () => {
    expect(lengths(Array.from({ length: 6 }, () => [1, 10] as [number, number]))).to.deep.equal([2, 3, 2, 3, 2, 2]);
    expect(lengths(Array.from({ length: 4 }, () => [81, 16] as [number, number]))).to.deep.equal([122, 121, 122, 121]);
  });
  it("count television rates as they are", () => {
    expect(lengths([[24_000, 23.976]], 24)).to.deep.equal([24_024]);
    expect(lengths([[30_000, 30]], 29.97)).to.deep.equal([29_970]);
  });
  it("hold what is left with less than a frame for one", () => {
    expect(
      lengths([
        [1, 60],
        [1, 60],
        [10, 24, 10],
        [10, 24, 40],
        [48, 24],
      ]),
    ).to.deep.equal([1, 1, 1, 1, 48]);
    expect(lengths([[81, 16, 121]])).to.deep.equal([1]);
  });

  const clip = fc.record({ frames: fc.integer({ min: 1, max: 400 }), fps: rates, trimmed: fc.nat(60) });
  /** Exact time of a clip in units of a billionth of a frame of the cut. */
  const exact = ({ frames, fps, trimmed }: ClipTime, cut: number): bigint => {
    const [from, to] = [rateOf(fps), rateOf(cut)];
    const unit = 1_000_000_000n;
    const whole = (BigInt(frames) * BigInt(from.den) * BigInt(to.num) * unit) / (BigInt(from.num) * BigInt(to.den));
    const left = whole - BigInt(trimmed) * unit;
    return left < unit ? unit : left;
  };

  it("never drift: after every clip the film is within half a frame of the exact time", () => {
    fc.assert(
      fc.property(fc.array(clip, { maxLength: 80 }), rates, (clips, fps) => {
        let sum = 0n;
        let film = 0;
        for (const [index, length] of clipLengths(clips, fps).entries()) {
          film += length;
          sum += exact(clips[index]!, fps);
          const off = Number(BigInt(film) * 1_000_000_000n - sum) / 1e9;
          expect(Math.abs(off)).to.be.at.most(0.5 + 1e-6);
        }
      }),
    );
  });
  it("are never less than one frame", () => {
    fc.assert(
      fc.property(fc.array(clip, { maxLength: 80 }), rates, (clips, fps) => {
        expect(clipLengths(clips, fps).every((length) => length >= 1)).to.equal(true);
      }),
    );
  });
});

describe("trims", () => {
  it("cut down leave a frame and never grow, the end going first", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.nat(50), fc.integer({ min: 1, max: 60 }), (start, end, length) => {
        const cut = cutDown({ in: start, out: end }, length);
        expect(leavesAFrame(cut, length)).to.equal(true);
        expect([cut.in <= start, cut.out <= end]).to.deep.equal([true, true]);
        if (cut.in < start) expect(cut.out).to.equal(0);
        if (leavesAFrame({ in: start, out: end }, length)) expect(cut).to.deep.equal({ in: start, out: end });
      }),
    );
  });
  it("of a clip without frames are none", () => {
    expect(cutDown({ in: 3, out: 4 }, 0)).to.deep.equal({ in: 0, out: 0 });
  });
});

describe("dialogue windows", () => {
  const windows = (...edges: [number, number][]) => [
    ...windowFrames(
      edges.map(([audio_in, audio_out], i) => makeEntry({ id: `s${i}`, audio_in, audio_out })),
      24,
    ).values(),
  ];

  it("are counted from the first one, so that neighbours share an edge", () => {
    expect(windows([10.01, 11.03], [11.03, 12.07], [12.07, 13])).to.deep.equal([24, 25, 23]);
  });
  it("add up to the whole, however many there are", () => {
    const edges = fc.array(fc.double({ min: 0.05, max: 9, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 500, noNaN: true }), edges, (start, spans) => {
        const points = spans.reduce<number[]>((all, span) => [...all, (all.at(-1) ?? start) + span], [start]);
        const sum = windows(...spans.map((_, i) => [points[i]!, points[i + 1]!] as [number, number])).reduce(
          (a, b) => a + b,
          0,
        );
        expect(Math.abs(sum - (points.at(-1)! - start) * 24)).to.be.at.most(0.5 + 1e-6);
      }),
    );
  });
  it("are only those of shots that have one", () => {
    expect(windowFrames([makeEntry(), makeEntry({ id: "b", audio_in: 1 })], 24).size).to.equal(0);
  });
});
