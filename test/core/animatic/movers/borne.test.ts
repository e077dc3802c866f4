// Things that water or air bears: along, down, away.
import { expect } from "chai";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { drifting, rising, sinking, soaring } from "../../../../src/core/animatic/movers/happenings/borne.ts";
import { readSelfMotion } from "../../../../src/core/animatic/movers/read-self-motion.ts";

const ROOM = { frame: frameOf(512, 288), unit: 20, isNear: false, card: { seconds: 4 } };

describe("what water or air bears", () => {
  for (const [action, motion] of [
    ["A paper lantern floats down the river.", "drifts"],
    ["The bottle bobs on the waves.", "drifts"],
    ["A feather floats down onto Mara's hand.", "sinks"],
    ["The balloon floats away over the roofs.", "rises"],
    ["A paper plane flies across the classroom.", "soars"],
    ["A lantern floats above the table.", "floats"],
  ] as const)
    it(`${action} ${motion}`, () =>
      expect(readSelfMotion(action, () => undefined).map(({ motions }) => motions[0])).to.deep.equal([motion]));

  it("goes along on the water, down to where it is, and up out of the picture", () => {
    expect(drifting(4, ROOM).dx).to.be.above(drifting(0, ROOM).dx);
    expect(Math.abs(drifting(2, ROOM).dy)).to.be.below(ROOM.unit);
    expect(sinking(0, ROOM, 250).dy).to.be.below(-200);
    expect(sinking(4, ROOM, 250).dy).to.be.closeTo(0, 0.01);
    expect(soaring(4, ROOM, { x: 100, y: 250 }).dx).to.be.above(soaring(0, ROOM, { x: 100, y: 250 }).dx);
    expect(rising(4, ROOM, 250).dy).to.be.below(-240);
  });
});
