// Bodies that go: the drawings of a step with each leg, by how they go.
import { at } from "../gestures/gesture.ts";
import { limb, type FigurePose, type LimbPose } from "../pose.ts";

const stride = (swing: number, bend: number): LimbPose => limb(swing, swing - bend, 1);

/** Six drawings of a step with each leg. `reach`: how far the thighs swing; `bend`: how far the knee of the free leg does. */
function gait(
  count: number,
  style: { reach: number; bend: number; arm: number; elbow: number; lean: number; hop: number },
): FigurePose[] {
  return Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count;
    const leg = (phase: number) =>
      stride(
        style.reach * Math.sin(turn + phase) + style.lean * 0.4,
        style.bend * Math.max(0.08, Math.cos(turn + phase)),
      );
    const arm = (phase: number) => {
      const upper = style.arm * Math.sin(turn + phase);
      return limb(upper, upper + style.elbow, 6, 2);
    };
    return {
      arms: [arm(Math.PI), arm(0)],
      legs: [leg(0), leg(Math.PI)],
      lean: style.lean,
      bow: style.lean * 0.3,
      nod: -style.lean * 0.5,
      lift: style.hop * Math.abs(Math.cos(turn)),
    };
  });
}

export const WALK = gait(6, { reach: 25, bend: 38, arm: 22, elbow: 14, lean: 2, hop: 0 });
export const RUN = gait(6, { reach: 46, bend: 92, arm: 48, elbow: 82, lean: 13, hop: 0.22 });
const climbing = (up: number): FigurePose => {
  const [high, low] = [at("front", 0.75, -2.1 + up), at("front", 0.85, -0.7 - up)];
  const [bent, straight] = [limb(88 - up * 30, -6, 4), limb(14 + up * 30, -18, 4)];
  return {
    ...{ arms: [high, low], legs: [straight, bent] },
    ...{ lean: 2, bow: 0, nod: -22, lift: 0 },
  };
};
const swapped = ({ arms: [right, left], legs: [first, second], ...pose }: FigurePose): FigurePose => ({
  ...pose,
  arms: [left, right],
  legs: [second, first],
});
export const CLIMB: readonly FigurePose[] = [climbing(0), climbing(0.6), swapped(climbing(0)), swapped(climbing(0.6))];
export const CRAWL = gait(4, { reach: 22, bend: 24, arm: 18, elbow: 0, lean: 0, hop: 0 }).map((pose, at) => ({
  ...pose,
  arms: [limb(at % 2 ? 98 : 74), limb(at % 2 ? 74 : 98)] as const,
  legs: [limb(at % 2 ? 20 : -8, -84, 3), limb(at % 2 ? -8 : 20, -84, 3)] as const,
  bow: 78,
  nod: -62,
}));

export const SNEAK = gait(6, { reach: 30, bend: 66, arm: 0, elbow: 0, lean: 0, hop: 0 }).map(
  (pose, turn): FigurePose => ({
    ...pose,
    arms: [at("front", turn < 3 ? 1.3 : 0.9, 0.25, "down"), at("front", turn < 3 ? 0.4 : 0.8, 0.3, ["down", 0.3])],
    bow: 30,
    nod: -16,
  }),
);
export const STAGGER = gait(6, { reach: 22, bend: 40, arm: 0, elbow: 0, lean: 0, hop: 0 }).map(
  (pose, turn): FigurePose => ({
    ...pose,
    arms: [
      at("front", turn < 3 ? 1.6 : 0.6, turn < 3 ? 0.3 : 1.3, "out"),
      at("front", turn < 3 ? -1.2 : -1.5, turn < 3 ? 1 : 0.4, ["out", 0.3]),
    ],
    lean: turn < 3 ? 14 : -10,
    bow: turn < 3 ? 16 : 4,
    nod: 18,
  }),
);
export const MARCH = gait(6, { reach: 42, bend: 10, arm: 52, elbow: 8, lean: -2, hop: 0 });
export const BACKING = gait(6, { reach: 20, bend: 30, arm: 0, elbow: 0, lean: 0, hop: 0 })
  .map((pose): FigurePose => ({
    ...pose,
    arms: [at("front", 1.4, -0.1, "down"), at("front", 0.9, -0.2, ["down", 0.3])],
    lean: -8,
    bow: -6,
  }))
  .toReversed();
export const STAIRS = gait(6, { reach: 34, bend: 66, arm: 20, elbow: 26, lean: 5, hop: 0 });

/** On one leg that bears, the other one stiff and drawn after it; the hand at the thigh that hurts. */
export const LIMP = [0, 1, 2, 3].map((turn): FigurePose => {
  const [fore, back] = [limb(24, 10, 3), limb(-24, -42, 3)];
  const [sound, hurt] = turn < 2 ? [fore, limb(-30, -32, 2)] : [back, limb(14, 12, 2)];
  return {
    arms: [limb(turn < 2 ? 26 : 4, turn < 2 ? 50 : 24, 16), at("waist", 0.35, 0.75, ["back", 0.3])],
    legs: [sound, hurt],
    ...{ lean: turn < 2 ? 10 : -4, bow: turn < 2 ? 26 : 10, nod: turn < 2 ? 2 : -4, lift: 0 },
  };
});

/** Heavy feet, the shoulders bent, the head down. */
export const TRUDGE = gait(6, { reach: 20, bend: 30, arm: 12, elbow: 18, lean: 6, hop: 0 }).map((pose): FigurePose => ({
  ...pose,
  bow: 20,
  nod: 16,
}));
