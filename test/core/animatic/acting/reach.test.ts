import { expect } from "chai";
import type { JointedLimb, Skeleton } from "../../../../src/core/animatic/acting/figure-joints.ts";
import { at } from "../../../../src/core/animatic/acting/gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../../../../src/core/animatic/acting/gestures/gestures.ts";
import { GESTURES } from "../../../../src/core/animatic/acting/gestures/names.ts";
import type { ArmPose } from "../../../../src/core/animatic/acting/pose.ts";
import { STANDING_POSE } from "../../../../src/core/animatic/acting/postures/plain-bodies.ts";
import { reachArm, rotated, seen, stooped, type Reacher } from "../../../../src/core/animatic/acting/reach.ts";

const BONES: Skeleton = {
  ...{ shoulder: 0.75, hip: 0.3, shoulderAt: 1.6, hipAt: 3.7, upperArm: 1.12, forearm: 0.9, thigh: 1.6, shin: 1.5 },
};
const TURN = (-36 * Math.PI) / 180;
const REACHER: Reacher = {
  ...{ view: { cos: Math.cos(TURN), sin: Math.sin(TURN) }, bones: BONES, pose: STANDING_POSE, share: 1, ground: 7.1 },
  ...{ knee: [0.3, 5.3, 0], ankle: [0.3, 6.8, 0] },
};
const HANGS: JointedLimb = { root: [0.75, 1.6, 0], middle: [0.9, 2.7, 0], end: [0.95, 3.6, 0.1] };
const reach = (arm: ArmPose, more: Partial<Reacher> = {}) => reachArm({ ...REACHER, ...more }, 1, arm, HANGS);
const distance = (a: readonly number[], b: readonly number[]) =>
  Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)));

describe("an arm that reaches", () => {
  it("keeps the length of its bones in every gesture", () => {
    for (const gesture of GESTURES)
      for (const { far, near } of GESTURE_DESIGNS[gesture].keys)
        for (const arm of [far, near])
          if (arm) {
            const { root, middle, end } = reach(arm);
            expect(distance(root, middle), gesture).to.be.closeTo(BONES.upperArm, 1e-6);
            expect(distance(middle, end), gesture).to.be.closeTo(BONES.forearm, 1e-6);
          }
  });

  it("brings the hand to the place, and points at what is too far", () => {
    const [x, y] = seen(REACHER.view, reach(at("mouth")).end);
    expect(Math.hypot(x + 0.27, y - 0.84)).to.be.lessThan(0.45);
    const far = reach(at("front", 9));
    expect(distance(far.root, far.end)).to.be.greaterThan(1.99);
  });

  it("goes to whom it is done with, and not below the picture", () => {
    const theirs = reach(at("their_face"), { partner: () => [-1.4, 1] });
    expect(seen(REACHER.view, theirs.end)[0]).to.be.lessThan(-0.6);
    const low = seen(REACHER.view, reach(at("front", 0.5, 2), { lowest: 2.2 }).end);
    expect(low[1]).to.be.lessThan(2.35);
    const bowed = { ...STANDING_POSE, bow: 40 };
    const end = seen(REACHER.view, reach(at("front", 1.2, 1.4), { pose: bowed, lowest: 2.2 }).end);
    expect(rotated([end[0], end[1]], [0, BONES.hipAt], -40)[1]).to.be.lessThan(2.45);
  });

  const push = at("front", 2, 0.3);
  const most = push.at;
  /** Of a hand in the picture, when the trunk is bowed. */
  const shown = (arm: ArmPose, thing: Reacher["thing"]) => {
    const asked: Reacher = { ...REACHER, pose: { ...STANDING_POSE, arms: [arm, arm] }, thing };
    const pose = stooped(asked);
    const { middle, end } = reach(arm, { thing, pose });
    const [elbow, wrist] = [middle, end].map((place) => seen(REACHER.view, place));
    const hand = [0, 1].map((axis) => {
      const [from, to] = [elbow?.[axis] ?? 0, wrist?.[axis] ?? 0];
      return to + (to - from) * (0.28 / BONES.forearm);
    });
    return { pose, hand: rotated(hand as [number, number], [0, BONES.hipAt], -pose.bow) };
  };

  it("puts the hand on the side of a thing that is as high", () => {
    const { pose, hand } = shown(push, { edge: -1.4, middle: -2.6, top: 0.5, foot: 7.1, most });
    expect(pose.bow).to.equal(STANDING_POSE.bow);
    expect(hand[0]).to.be.closeTo(-1.52, 0.15);
    expect(hand[1]).to.be.closeTo(1.9, 0.15);
  });

  it("bows down to a thing that is low, and puts the hand on top of it", () => {
    const { pose, hand } = shown(push, { edge: -1.4, middle: -2.2, top: 4.8, foot: 7.1, most });
    expect(pose.bow).to.be.greaterThan(40);
    expect(hand[0]).to.be.closeTo(-1.8, 0.25);
    expect(hand[1]).to.be.closeTo(4.75, 0.25);
  });

  it("leaves a hand that is near the body where it is", () => {
    const thing = { edge: -1.4, middle: -2.2, top: 5.6, foot: 7.1, most };
    expect(reach(at("front", 0.8, 0.9), { thing })).to.deep.equal(reach(at("front", 0.8, 0.9)));
    expect(stooped({ ...REACHER, thing })).to.equal(REACHER.pose);
  });

  it("goes half of the way between two places", () => {
    const [from, to] = [at("front", 1, -1), at("front", 1, 1)];
    const half = reach({ from, to, part: 0.5 }).end;
    const [one, other] = [reach(from).end, reach(to).end];
    expect(half[1]).to.be.within(one[1], other[1]);
  });
});
