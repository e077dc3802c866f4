import { expect } from "chai";
import { STANDING, type Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { nearAt, travelAt, type Traveller } from "../../../../src/core/animatic/acting/travel.ts";
import { frameOf, framingOf } from "../../../../src/core/animatic/frame.ts";

const WALKER: Traveller = {
  ...{ x: 200, facing: 1, height: 175, head: 25, reach: 40 },
  ...{ framing: framingOf("ws"), frame: frameOf(512, 288) },
};
const at = (traveller: Traveller, beat: Partial<Beat>, seconds: number) =>
  travelAt(traveller, [{ from: 0, to: 4, beat: { ...STANDING, posture: "run", ...beat } }], seconds);

describe("moving across the picture", () => {
  it("stops before whom it goes to, and comes from behind", () => {
    const walker = { ...WALKER, goal: () => 60 };
    expect(at(walker, { way: "across", posture: "walk" }, 0)).to.be.below(0);
    expect(at(walker, { way: "across", posture: "walk" }, 3.6)).to.equal(60);
    expect(at(walker, { way: "across", posture: "walk" }, 4)).to.equal(60);
  });
  it("goes one way across in two beats, without a jump, and waits where that begins", () => {
    const beat = (from: number, way: Beat["way"]) => ({ from, beat: { ...STANDING, posture: "walk" as const, way } });
    const stretches = [
      { ...beat(0, "none"), to: 1 },
      { ...beat(1, "across"), to: 2 },
      { ...beat(2, "across"), to: 4 },
    ];
    const places = Array.from({ length: 81 }, (_, frame) => travelAt(WALKER, stretches, frame / 20));
    const steps = places.slice(1).map((place, frame) => place - (places[frame] ?? 0));
    expect(Math.max(...steps)).to.be.below(12);
    expect(Math.min(...steps)).to.be.at.least(0);
    expect((places.at(-1) ?? 0) - (places[0] ?? 0)).to.be.above(200);
  });
  it("goes on where a leap or a climb has ended", () => {
    const over = { ...STANDING, posture: "climb_over" as const };
    const stretches = [
      { from: 0, to: 1, beat: over },
      { from: 1, to: 2, beat: over },
      { from: 2, to: 4, beat: STANDING },
    ];
    expect(travelAt(WALKER, stretches, 1.5)).to.equal(0);
    expect(travelAt(WALKER, stretches, 3)).to.be.above(4 * WALKER.head);
  });
  it("leaves so that it is still seen for most of the time", () => {
    const gone = 512 - 200 + 40;
    expect(at(WALKER, { way: "out" }, 2)).to.be.below(gone * 0.65);
    expect(at(WALKER, { way: "out" }, 4)).to.equal(gone);
  });
  it("is as small as it has gone away, where it stops and turns", () => {
    const gone = { from: 0, to: 2, beat: { ...STANDING, posture: "walk" as const, gaze: { to: "beyond" as const } } };
    const waves = { from: 2, to: 4, beat: { ...STANDING, gesture: "wave" as const } };
    const far = nearAt(WALKER, [gone, waves], gone, 2);
    expect(far).to.be.below(0.5);
    expect(nearAt(WALKER, [gone, waves], waves, 3)).to.equal(far);
  });
  it("goes no further with others than all have room for", () => {
    const span = (travel: Traveller) => at(travel, { way: "across" }, 4) - at(travel, { way: "across" }, 0);
    expect(span({ ...WALKER, middle: 256, travel: 100 })).to.equal(100);
    expect(span({ ...WALKER, middle: 256 })).to.be.above(300);
  });
});
