import { expect } from "chai";
import { soundsIn } from "../../../src/core/media/film/sound-segments.ts";
import { type ClipSound, type SoundedClip, planSounds } from "../../../src/core/media/film/sound-plan.ts";

describe("a sound laid under a clip", () => {
  const placed = (place: Partial<ClipSound>, clip: Partial<SoundedClip> = {}) => {
    const sound = { file: "line.wav", start: 0, offset: 0, gain: 1, ...place };
    const [piece] = planSounds([{ shot: "a", sound, trimIn: 0, length: 24, ...clip }], 24);
    return [piece?.lead, piece?.skip, piece?.length];
  };

  it("begins with the clip, from the file's start", () => {
    expect(placed({})).to.deep.equal([0, 0, 48_000]);
  });
  it("begins at its start", () => {
    expect(placed({ start: 2.5 })).to.deep.equal([0, 120_000, 48_000]);
  });
  it("comes later by its offset, after silence, and still begins at its start", () => {
    expect(placed({ offset: 0.25 })).to.deep.equal([12_000, 0, 48_000]);
    expect(placed({ offset: 0.25, start: 2 })).to.deep.equal([12_000, 96_000, 48_000]);
  });
  it("loses its beginning to an offset below zero, exactly as to more start", () => {
    expect(placed({ offset: -0.5, start: 2 })).to.deep.equal(placed({ start: 2.5 }));
  });
  it("is cut by a trim with its picture: first the silence before it, then itself", () => {
    expect(placed({}, { trimIn: 6, length: 18 })).to.deep.equal([0, 12_000, 36_000]);
    expect(placed({ offset: 0.5 }, { trimIn: 6, length: 18 })).to.deep.equal([12_000, 0, 36_000]);
    expect(placed({ offset: 0.25, start: 1 }, { trimIn: 12, length: 12 })).to.deep.equal([0, 60_000, 24_000]);
  });
  it("is silence for the whole clip when it begins behind its end", () => {
    expect(placed({ offset: 86_400 })).to.deep.equal([48_000, 0, 48_000]);
  });
  it("keeps its loudness", () => {
    const sound = { file: "line.wav", start: 0, offset: 0, gain: 0.5 };
    expect(planSounds([{ shot: "a", sound, trimIn: 0, length: 1 }], 24)[0]).to.include({ gain: 0.5, path: "line.wav" });
  });
  it("is kept for the next film under its gain and its fades, too", () => {
    const kept = (gain: number, soundFades?: SoundedClip["soundFades"]) => {
      const sound = { file: "line.wav", start: 0, offset: 0, gain };
      const pieces = planSounds([{ shot: "a", sound, trimIn: 0, length: 24, soundFades }], 24);
      return JSON.stringify(soundsIn(pieces, { from: 0, to: 48_000 }, (path) => path));
    };
    const keys = [
      kept(1),
      kept(0.5),
      kept(1, { in: 6, out: 0 }),
      kept(1, { in: 0, out: 6 }),
      kept(1, { in: 12, out: 0 }),
    ];
    expect(new Set(keys).size).to.equal(keys.length);
    expect(kept(1, { in: 0, out: 0 })).to.equal(kept(1));
  });
});
