import { expect } from "chai";
import { PEAK_BITS, PeakMeter, isSameSound, seamOf } from "../../../../src/core/media/peaks/peak-meter.ts";
import { fitPeaks, soundDuration, showPeaks } from "../../../../src/core/media/peaks/show-peaks.ts";

/** Samples as a file holds them, from fractions of the loudest. */
function bytesOf(bits: number, fractions: readonly number[]): Uint8Array {
  const width = bits / 8;
  const bytes = Buffer.alloc(fractions.length * width);
  for (const [index, fraction] of fractions.entries()) {
    const sample = Math.round(fraction * (2 ** (bits - 1) - 1));
    if (bits === 8) bytes.writeUInt8(sample + 128, index);
    else bytes.writeIntLE(sample, index * width, width);
  }
  return bytes;
}

describe("peaks of samples", () => {
  for (const bits of PEAK_BITS) {
    it(`are the loudest of all channels in each bin, whatever the chunks (${bits} bits)`, () => {
      const frames = 5; // samples a bin at 1000 Hz
      const loud = [0, 0.25, 1, 0.5];
      const fractions = loud.flatMap((peak) =>
        Array.from({ length: frames * 2 }, (_, at) => (at === 3 ? -peak : peak / 4)),
      );
      const bytes = bytesOf(bits, [...fractions, 0.75]);
      for (const size of [1, 7, bytes.length]) {
        const meter = new PeakMeter({ hertz: 1000, channels: 2, bits });
        for (let at = 0; at < bytes.length; at += size) meter.add(bytes.subarray(at, at + size));
        const peaks = [...meter.finish()];
        expect(peaks.length).to.equal(5);
        for (const [bin, peak] of [...loud, 0.75].entries()) expect(peaks[bin]).to.be.closeTo(peak * 255, 1.5);
      }
    });
  }

  it("take the lowest sample for full", () => {
    const meter = new PeakMeter({ hertz: 200, channels: 1, bits: 16 });
    meter.add(new Uint8Array([0x00, 0x80, 0xff, 0x7f, 0x01, 0x80]));
    expect([...meter.finish()]).to.deep.equal([255, 255, 255]);
  });

  it("are 200 a second at any rate", () => {
    for (const hertz of [8000, 11_025, 44_100, 48_000]) {
      const meter = new PeakMeter({ hertz, channels: 1, bits: 8 });
      for (let second = 0; second < 3; second++) meter.add(new Uint8Array(hertz).fill(128));
      expect(meter.bins, `${hertz}`).to.equal(600);
      expect(meter.seconds).to.equal(3);
    }
  });
});

describe("peaks that are shown", () => {
  const peaks = Uint8Array.from({ length: 400 }, (_, at) => at % 200);
  const held = { duration: 2, silent: false, peaks };

  it("are those that are kept, when nothing else is asked for", () => {
    expect(showPeaks(held, {})).to.deep.equal({ duration: 2, bins: 400, peaks: [...peaks], start: 0, end: 2 });
    const half = showPeaks(held, { start: 0.5, end: 1 });
    expect(half).to.deep.include({ bins: 100, start: 0.5, end: 1, peaks: [...peaks.subarray(100, 200)] });
  });

  it("are the loudest of every bin that a stretch overlaps", () => {
    expect(showPeaks(held, { bins: 4 })?.peaks).to.deep.equal([99, 199, 99, 199]);
    expect(showPeaks(held, { bins: 1, start: 0.001, end: 0.006 })?.peaks).to.deep.equal([1]);
    expect(showPeaks(held, { bins: 1, start: 0.004, end: 0.016 })?.peaks).to.deep.equal([3]);
  });

  it("repeat the nearest bin where more are asked for than there are", () => {
    expect(showPeaks(held, { bins: 8, end: 0.02 })?.peaks).to.deep.equal([0, 0, 1, 1, 2, 2, 3, 3]);
  });

  it("are clamped to the file, and never of nothing", () => {
    expect(showPeaks(held, { start: 1.5, end: 99 })).to.deep.include({ bins: 100, start: 1.5, end: 2 });
    for (const request of [{ start: 1, end: 1 }, { start: 1, end: 0.5 }, { start: 2 }, { end: 0 }]) {
      expect(showPeaks(held, request), JSON.stringify(request)).to.equal(undefined);
    }
    const mute = { duration: 2, silent: true, peaks: new Uint8Array(0) };
    expect(showPeaks(mute, { start: 1 })).to.deep.equal({
      ...{ duration: 2, bins: 0, peaks: [], silent: true, start: 1, end: 2 },
    });
    expect(showPeaks({ ...mute, duration: 0 }, {})).to.deep.include({ bins: 0, start: 0, end: 0 });
  });

  it("are as long as the file, not as a decoder's last packet", () => {
    expect(soundDuration(2, 2.02, false)).to.equal(2);
    expect([soundDuration(5, 2, true), soundDuration(5, 2, false), soundDuration(1, 2, true)]).to.deep.equal([5, 2, 2]);
    expect([...fitPeaks(new Uint8Array([1, 2, 3]), 0.01)]).to.deep.equal([1, 2]);
    expect([...fitPeaks(new Uint8Array([1]), 0.011)]).to.deep.equal([1, 0, 0]);
  });
});

describe("the seam of two parts", () => {
  it("is at a whole second of what is long enough", () => {
    expect([seamOf(59), seamOf(60), seamOf(1801.5)]).to.deep.equal([undefined, 30, 900]);
  });

  it("holds where both heard the same, but for what a decoder makes up", () => {
    const spoken = Uint8Array.from({ length: 200 }, (_, at) => 60 + 50 * Math.sin(at / 9));
    const other = spoken.map((peak, at) => peak + (at % 2 === 0 ? 3 : -3));
    const later = Uint8Array.from({ length: 200 }, (_, at) => spoken[(at + 20) % 200] ?? 0);
    expect(isSameSound(spoken, spoken)).to.equal(true);
    expect(isSameSound(spoken, other)).to.equal(true);
    expect(isSameSound(spoken, later)).to.equal(false);
    expect(isSameSound(spoken, spoken.subarray(1))).to.equal(false);
    expect(isSameSound(new Uint8Array(0), new Uint8Array(0))).to.equal(false);
    expect(isSameSound(new Uint8Array(200), new Uint8Array(200))).to.equal(true);
  });
});
