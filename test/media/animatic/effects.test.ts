import { expect } from "chai";
import { readPlace } from "../../../src/core/animatic/place/read-place.ts";
import { seededRandom } from "../../../src/core/animatic/seeded-random.ts";
import { EFFECT_NAMES, EFFECTS } from "../../../src/core/animatic/soundscape/effects.ts";
import { planSoundscape } from "../../../src/core/animatic/soundscape/plan-soundscape.ts";
import { MAKERS } from "../../../src/media/animatic/sound/effects/effect-makers.ts";
import { mixSoundscape } from "../../../src/media/animatic/sound/mix-soundscape.ts";

const RATE = 48_000;
const decibels = (value: number) => 20 * Math.log10(value);
const meanOf = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
const peakOf = (samples: Float32Array) => samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);

describe("the makers of effects", () => {
  it("make every effect, the same for the same seed, and never anything that is no number", () => {
    for (const name of EFFECT_NAMES) {
      const length = Math.round(RATE * (EFFECTS[name].seconds ?? 1.5));
      const made = MAKERS[name](length, seededRandom(`a ${name}`));
      expect(made.length, name).to.be.at.most(length);
      expect(made.every(Number.isFinite), name).to.equal(true);
      if (EFFECTS[name].kind === "hit") expect(peakOf(made), name).to.be.above(0.01);
      expect(MAKERS[name](length, seededRandom(`a ${name}`)), name).to.deep.equal(made);
    }
  });

  it("survive a length of nearly nothing", () => {
    for (const name of EFFECT_NAMES)
      expect(MAKERS[name](7, seededRandom(name)).every(Number.isFinite), name).to.equal(true);
  });
});

describe("the mix of a soundscape", () => {
  const mix = (
    sound: string,
    more: { music?: string; lines?: { start: number; end: number }[]; shot?: string } = {},
  ) => {
    const scape = planSoundscape({
      scene: readPlace({ id: "p", description: "" }),
      place: "",
      weather: "",
      action: "",
      sound,
      music: more.music ?? null,
      seconds: 4,
    });
    const [length, lines] = [4 * RATE, more.lines ?? []];
    return mixSoundscape({
      scape,
      length,
      sceneSeed: "s",
      musicAt: 0,
      shotSeed: more.shot ?? "t",
      speech: new Float32Array(length),
      lines,
    }).left;
  };

  it("brings beds under speech and hits under full scale", () => {
    expect(decibels(meanOf(mix("rain")))).to.be.within(-35, -29);
    expect(decibels(meanOf(mix("silence", { music: "warm piano" })))).to.be.within(-38, -32);
    expect(decibels(peakOf(mix("a gunshot, an explosion, thunder")))).to.be.within(-8, -1);
  });

  it("keeps a bed's character over the cuts of a scene, and lies lower while somebody speaks", () => {
    expect(mix("rain", { shot: "u" })).to.deep.equal(mix("rain"));
    const spoken = mix("rain", { lines: [{ start: 1, end: 3 }] });
    const level = (from: number, to: number) => decibels(meanOf(spoken.subarray(from * RATE, to * RATE)));
    expect(level(1.3, 2.7)).to.be.below(level(3.4, 4) - 2);
  });
});
