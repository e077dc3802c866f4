import { expect } from "chai";
import { LEAST_DB, formatLevel, nextLevel, placeOf, SILENT } from "../../../../web_ext/store/playback/level-meter.ts";

const SAMPLES = 2048;
const flat = (value: number) => new Float32Array(SAMPLES).fill(value);
const sine = (height: number) =>
  Float32Array.from({ length: SAMPLES }, (_, index) => height * Math.sin((index * 2 * Math.PI * 16) / SAMPLES));

describe("a level meter", () => {
  it("shows a peak at once, and the average of a sine 3 dB below it after a third of a second", () => {
    let level = nextLevel(SILENT, sine(0.5), 16);
    expect(level.peak).to.be.closeTo(-6.02, 0.05);
    expect(level.rms, "it takes its time").to.be.lessThan(-15);
    for (let ms = 0; ms < 2000; ms += 16) level = nextLevel(level, sine(0.5), 16);
    expect(level.rms).to.be.closeTo(-9.03, 0.1);
  });

  it("falls 20 dB a second, and holds the highest peak for a second and a half", () => {
    let level = nextLevel(SILENT, sine(1), 10);
    for (let ms = 0; ms < 1000; ms += 10) level = nextLevel(level, flat(0), 10);
    expect(level.peak).to.be.closeTo(-20, 0.1);
    expect(level.held).to.be.closeTo(0, 0.01);
    for (let ms = 0; ms < 4000; ms += 10) level = nextLevel(level, flat(0), 10);
    expect([level.peak, level.held]).to.deep.equal([LEAST_DB, LEAST_DB]);
  });

  it("holds a new peak that is as high or higher", () => {
    const quiet = nextLevel(SILENT, flat(0.1), 10);
    expect(nextLevel({ ...quiet, heldFor: 900 }, flat(0.5), 10)).to.deep.include({ heldFor: 0 });
    expect(nextLevel(quiet, flat(0.5), 10).held).to.be.closeTo(-6.02, 0.01);
  });

  it("keeps its light on once a sample reached full scale, of 16 bits too", () => {
    expect(nextLevel(SILENT, flat(0.99), 10).isClipped).to.equal(false);
    const clipped = nextLevel(SILENT, flat(-32767 / 32768), 10);
    expect([clipped.isClipped, nextLevel(clipped, flat(0), 10).isClipped]).to.deep.equal([true, true]);
  });

  it("lays decibels out evenly, and says them", () => {
    expect([-60, -30, 0, 3].map(placeOf)).to.deep.equal([0, 0.5, 1, 1]);
    expect([-60, -12.4, -0.2, 0, 2].map(formatLevel)).to.deep.equal(["−∞", "−12", "0", "0", "2"]);
  });
});
