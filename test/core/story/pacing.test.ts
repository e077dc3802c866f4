import { expect } from "chai";
import { neededSeconds, pacing, type SpeakerLine } from "../../../src/core/story/pacing.ts";
import { framesNear } from "../../../src/core/time/rate.ts";
import type { Pace } from "../../../src/core/lib/format-words.ts";

/** The grid of 5, 22, 39, ... frames that the vectors were made on. */
function snap(frames: number): number {
  return frames <= 5 ? 5 : 17 * Math.ceil((frames - 5) / 17) + 5;
}

function lines(...spoken: [speaker: string, line: string][]): SpeakerLine[] {
  return spoken.map(([speaker, line]) => ({ speaker, line }));
}

interface Vector {
  readonly what: string;
  readonly lines: SpeakerLine[];
  /** Seconds asked, or null for `dur: auto`. */
  readonly dur: number | null;
  readonly pace: Pace;
  readonly frames: number;
  readonly need: number;
  readonly held: number;
  readonly forced: number;
  readonly fits: number;
  readonly syllables: number;
  readonly holds: number;
  readonly verdict: string;
}

const VECTORS: Vector[] = [
  {
    what: "three lines that set the length",
    lines: lines(["a", "We should leave before the tide turns."], ["b", "Fine."], ["b", "You carry the crate."]),
    dur: null,
    pace: "normal",
    frames: 107,
    need: 4.282,
    held: 4.46,
    forced: 4.2,
    fits: 4.46,
    syllables: 14,
    holds: 14,
    verdict: "ok",
  },
  {
    what: "far too much, even fast",
    lines: lines(["a", "Every single passenger on this ferry wants their luggage returned immediately!"], ["c", "Ha."]),
    dur: 1.62,
    pace: "fast",
    frames: 39,
    need: 5.58,
    held: 1.62,
    forced: 37,
    fits: 5.88,
    syllables: 25,
    holds: 3,
    verdict: "CRAMMED",
  },
  {
    what: "a slow line in a short shot",
    lines: lines(["a", "Perhaps nobody noticed the ladder."]),
    dur: 3.04,
    pace: "slow",
    frames: 73,
    need: 3.706,
    held: 3.04,
    forced: 4.6,
    fits: 3.75,
    syllables: 11,
    holds: 8,
    verdict: "tight",
  },
  {
    what: "a line in a window on the recording",
    lines: lines(["n", "By winter the harbour had forgotten them entirely."]),
    dur: 1.8,
    pace: "normal",
    frames: 56,
    need: 4.059,
    held: 2.33,
    forced: 8.9,
    fits: 4.46,
    syllables: 15,
    holds: 7,
    verdict: "CRAMMED",
  },
  {
    what: "one word",
    lines: lines(["a", "Wait!"]),
    dur: 1.5,
    pace: "normal",
    frames: 39,
    need: 0.877,
    held: 1.62,
    forced: 1,
    fits: 0.92,
    syllables: 1,
    holds: 4,
    verdict: "ok",
  },
];

describe("pacing", () => {
  for (const vector of VECTORS) {
    it(`${vector.what}: ${vector.verdict}`, () => {
      const asked = vector.dur ?? neededSeconds(vector.lines, vector.pace);
      const frames = snap(framesNear(asked, 24));
      expect(frames).to.equal(vector.frames);
      const found = pacing(vector.lines, { frames, fps: 24, pace: vector.pace, snap });
      const { syllables, holds, verdict } = vector;
      expect(found).to.include({ syllables, holds, verdict });
      expect(found.need).to.be.closeTo(vector.need, 0.0005);
      expect(found.held).to.be.closeTo(vector.held, 0.0051);
      expect(found.forced).to.be.closeTo(vector.forced, 0.051);
      expect(found.fits).to.be.closeTo(vector.fits, 0.0051);
    });
  }

  it("fast lifts what is tight to 5.55, and never what is crammed", () => {
    const spoken = lines(["a", Array.from({ length: 55 }, () => "so").join(" ")]);
    const at = (seconds: number) => pacing(spoken, { frames: seconds * 100, fps: 100, pace: "fast", snap }).verdict;
    expect(at(55 / 5.5 + 0.65)).to.equal("ok");
    expect(at(55 / 5.7 + 0.65)).to.equal("tight");
    expect(at(55 / 5.9 + 0.65)).to.equal("CRAMMED");
  });

  it("lines without syllables need nothing and are never hurried", () => {
    const found = pacing(lines(["a", "24!"], ["b", "…"]), { frames: 5, fps: 24, pace: "normal", snap });
    expect(found).to.deep.equal({
      held: 5 / 24,
      syllables: 0,
      need: 0,
      forced: 0,
      fits: 5 / 24,
      holds: 0,
      verdict: "ok",
    });
  });

  it("voices that are not seen count like all others", () => {
    expect(neededSeconds(lines(["a", "Wait!"], ["a", "Wait!"]), "normal")).to.be.closeTo(2 / 4.4 + 0.8, 1e-9);
  });
});
