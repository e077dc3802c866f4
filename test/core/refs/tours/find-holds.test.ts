import { expect } from "chai";
import { findHolds } from "../../../../src/core/refs/tours/find-holds.ts";
import { motionBetween, sharpnessOf } from "../../../../src/core/refs/tours/measure-motion.ts";

const FPS = 24;
const frames = (count: number, motion: number) => Array.from({ length: count }, () => motion);
const holdsOf = (motion: readonly number[], sharp: Readonly<Record<number, number>> = {}) => {
  const sharpness = motion.map((_, frame) => sharp[frame] ?? 1);
  return findHolds({ motion, sharpness, fps: FPS }).map(({ kind, frame }) => `${kind} ${frame}`);
};

describe("the holds of a tour", () => {
  it("begin with its first frame, whatever moves", () => {
    expect(holdsOf(frames(48, 5))).to.deep.equal(["opening 0"]);
    expect(holdsOf(frames(48, 0))).to.deep.equal(["opening 0"]);
    expect(holdsOf([0])).to.deep.equal(["opening 0"]);
    expect(holdsOf([])).to.deep.equal([]);
  });

  it("are the sharpest frame of each run in which little moves", () => {
    const motion = [...frames(20, 5), ...frames(8, 0.1), ...frames(20, 5), ...frames(9, 0.1), ...frames(20, 5)];
    expect(holdsOf(motion, { 24: 9, 51: 4, 56: 3, 40: 99 })).to.deep.equal(["opening 0", "held 24", "held 51"]);
    const [, second] = findHolds({ motion, sharpness: motion.map(() => 1), fps: FPS });
    expect(second).to.deep.equal({ hold: 2, kind: "held", frame: 20, time: 20 / 24 });
  });

  it("last a quarter of a second at least", () => {
    const of = (count: number) => holdsOf([...frames(20, 5), ...frames(count, 0.1), ...frames(20, 5)]);
    expect(of(6)).to.deep.equal(["opening 0", "held 20"]);
    expect(of(5).filter((each) => each.startsWith("held"))).to.deep.equal([]);
  });

  it("stand still below half of the middle motion", () => {
    const of = (motion: number) => holdsOf([...frames(30, 4), ...frames(8, motion), ...frames(30, 4)]);
    expect(of(1.9)).to.deep.equal(["opening 0", "held 30"]);
    expect(of(2.1)).to.deep.equal(["opening 0"]);
  });

  it("have the run that the video opens with as the first one", () => {
    expect(holdsOf([...frames(12, 0.1), ...frames(30, 5)], { 6: 9 })).to.deep.equal(["opening 0"]);
  });

  it("are moments too at which a move slows down to turn, outside the runs", () => {
    const moving = frames(20, 6);
    const slower = (least: number) => [4, 2, least, 2, 4];
    expect(holdsOf([0, ...moving, ...slower(0.3), ...moving])).to.deep.equal(["opening 0", "turn 23"]);
    expect(holdsOf([0, ...moving, 5, 4, 3, 4, 5, ...moving])).to.deep.equal(["opening 0"]);
    const beside = [0, ...moving, ...frames(8, 0.1), 4, ...slower(0.3), ...moving];
    expect(holdsOf(beside)).to.deep.equal(["opening 0", "held 21"]);
  });

  it("are the end of a move that settles there", () => {
    expect(holdsOf([0, ...frames(20, 6), 5, 4, 3, 1.5, 0.5])).to.deep.equal(["opening 0", "turn 25"]);
  });

  it("never include noise at one level", () => {
    const noise = Array.from({ length: 120 }, (_, at) => 3 + Math.sin(at * 12.9898) * 0.8);
    expect(holdsOf(noise)).to.deep.equal(["opening 0"]);
  });
});

describe("the measures of a frame", () => {
  it("are the mean difference to the one before", () => {
    expect(motionBetween(Uint8Array.of(10, 20, 30, 40), Uint8Array.of(12, 20, 26, 50))).to.equal(4);
    expect(motionBetween(new Uint8Array(), new Uint8Array())).to.equal(0);
  });

  it("are greater for clear edges than for soft ones, and nothing for a flat picture", () => {
    const picture = (value: (x: number) => number) => Uint8Array.from({ length: 144 }, (_, at) => value(at % 12));
    const flat = sharpnessOf(
      picture(() => 90),
      12,
      12,
    );
    const soft = sharpnessOf(
      picture((x) => Math.min(255, Math.max(0, (x - 3) * 40))),
      12,
      12,
    );
    const clear = sharpnessOf(
      picture((x) => (x < 6 ? 0 : 255)),
      12,
      12,
    );
    expect(flat).to.equal(0);
    expect(clear).to.be.greaterThan(soft);
    expect(sharpnessOf(Uint8Array.of(1, 2), 2, 1)).to.equal(0);
  });
});
