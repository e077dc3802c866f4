import { expect } from "chai";
import fc from "fast-check";
import { frameOf, framingOf } from "../../../src/core/animatic/frame.ts";
import { blockSubjects } from "../../../src/core/animatic/blocking/block-subjects.ts";
import { type BlockedSubject } from "../../../src/core/animatic/blocking/blocked.ts";

const frame = frameOf(1344, 768);
const someone = (index: number, kind: BlockedSubject["kind"] = "person"): BlockedSubject => ({
  id: `s${index}`,
  name: `S${index}`,
  kind,
  index,
});
const SIZES = ["ecu", "cu", "mcu", "ms", "cowboy", "mws", "fs", "ws", "ews"];

describe("framing", () => {
  it("knows sizes in every spelling, and draws an unknown one like a medium shot", () => {
    expect(framingOf("Extreme Close-Up").label).to.equal("ECU");
    expect(framingOf("long shot").label).to.equal("WS");
    expect(framingOf("bird's eye")).to.include({ label: "BIRD'S EYE", family: "medium" });
    expect(framingOf("").label).to.equal("MS");
  });
  it("shows people smaller from each size to the next wider one", () => {
    const heads = SIZES.map((size) => blockSubjects([someone(0)], framingOf(size), frame)[0]?.head ?? 0);
    expect(heads).to.deep.equal(heads.toSorted((a, b) => b - a));
    expect(new Set(heads).size).to.equal(SIZES.length);
  });
});

describe("staging", () => {
  it("puts eyes on the upper third, and the soles of a wide shot on the floor", () => {
    const [close] = blockSubjects([someone(0)], framingOf("cu"), frame);
    expect(((close?.top ?? 0) + (close?.head ?? 0) * 0.47) / 768).to.be.closeTo(0.375, 1e-9);
    const [wide] = blockSubjects([someone(0)], framingOf("ws"), frame);
    expect((wide?.base ?? 0) / 768).to.be.closeTo(0.885, 1e-9);
  });
  it("leaves a lone person room to look into", () => {
    for (const index of [0, 1]) {
      const [spot] = blockSubjects([someone(index)], framingOf("ms"), frame);
      expect(Math.sign(672 - (spot?.x ?? 0))).to.equal(spot?.facing);
    }
  });
  it("turns two people to each other, in script order from the left", () => {
    const [left, right] = blockSubjects([someone(3), someone(1)], framingOf("ms"), frame);
    expect([left?.standing.index, left?.facing, right?.standing.index, right?.facing]).to.deep.equal([3, 1, 1, -1]);
    expect(left?.x).to.be.lessThan(right?.x ?? 0);
  });
  it("paints vehicles first and things last", () => {
    const spots = blockSubjects([someone(0, "prop"), someone(1), someone(2, "vehicle")], framingOf("ws"), frame);
    expect(spots.map(({ standing }) => standing.kind)).to.deep.equal(["vehicle", "person", "prop"]);
  });
  it("lays things higher where captions take the lower third", () => {
    const baseOf = (isSpoken: boolean) =>
      blockSubjects([someone(0), { ...someone(1, "prop"), tall: 0.1 }], framingOf("ms"), frame, {
        seed: "1",
        isSpoken,
      })[1]?.base ?? 0;
    expect(baseOf(false)).to.equal(0.87 * 768);
    expect(baseOf(true)).to.equal(0.79 * 768);
  });
  it("keeps every middle in the frame and heads apart, for any number of subjects in any frame", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...SIZES),
        fc.constantFrom([1344, 768], [512, 896], [64, 36], [2, 2]),
        (count, size, [width = 2, height = 2]) => {
          const spots = blockSubjects(
            Array.from({ length: count }, (_, index) => someone(index)),
            framingOf(size),
            frameOf(width, height),
          );
          const xs = spots.map(({ x }) => x);
          expect(xs).to.deep.equal(xs.toSorted((a, b) => a - b));
          for (const [at, spot] of spots.entries()) {
            expect(spot.x).to.be.within(0, width);
            expect(spot.x - (spots[at - 1]?.x ?? -1e9)).to.be.at.least(0.75 * spot.head);
          }
        },
      ),
    );
  });
});
