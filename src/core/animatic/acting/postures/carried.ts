// Bodies whose weight somebody else bears: on the back, in the arms, on the shoulders, over one, on the lap; dragged, or bent back in a dance.
import { at } from "../gestures/gesture.ts";
import { limb, type Cycle } from "../pose.ts";
import { lying, seated, STANDING_POSE } from "./plain-bodies.ts";

export const CARRIED_CYCLES = {
  carried_back: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("front", 0.9, 0.2), at("front", 0.7, 0.3, ["down", 0.4])],
        legs: [limb(84, 20, 8), limb(78, 10, 10)],
        ...{ bow: 14, nod: -6 },
      },
    ],
    rate: 0,
  },
  carried_arms: {
    poses: [
      lying({
        arms: [limb(70, 110, 10), limb(10, 30, 8)],
        legs: [limb(40, -30, 4), limb(52, -24, 4)],
        nod: 14,
      }),
    ],
    rate: 0,
  },
  carried_shoulders: {
    poses: [0, 5].map((sway) => ({
      ...STANDING_POSE,
      arms: [at("front", 0.8, 1.1 - sway * 0.03), at("front", 0.6, 1.2 + sway * 0.03, ["down", 0.4])] as const,
      legs: [limb(86, 2, 8), limb(80, -4, 12)] as const,
      ...{ bow: 8, nod: sway },
    })),
    rate: 1.4,
  },
  carried_over: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(160, 176, 8), limb(150, 168, 12)],
        legs: [limb(20, 6, 3), limb(10, -6, 5)],
        ...{ bow: 128, nod: 24, isTurned: true },
      },
    ],
    rate: 0,
  },
  carried_front: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("front", 1.1, -0.4), at("front", 1, -0.2, ["down", 0.4])],
        legs: [limb(-14, -64, 4), limb(-26, -84, 8)],
        ...{ bow: 8, nod: -6, isTurned: true },
      },
    ],
    rate: 0,
  },
  carried_overhead: {
    poses: [0, 4].map((sway) =>
      lying({
        arms: [limb(150, 160 + sway, 30), limb(40, 60, 60)],
        legs: [limb(-12 - sway, -16, 6), limb(28, -30, 8)],
        ...{ bow: -14, nod: -10 },
      }),
    ),
    rate: 0.8,
  },
  carried_lap: {
    poses: [seated({ arms: [limb(20, 60, 8, -6), limb(24, 66, 8, -6)], legs: [limb(80, 0, 6), limb(72, -8, 8)] })],
    rate: 0,
  },
  dragged: {
    poses: [
      lying({
        arms: [limb(168, 172, 8), limb(160, 170, 12)],
        legs: [limb(6, -4, 5), limb(16, -10, 7)],
        ...{ nod: 18, isTurned: true },
      }),
    ],
    rate: 0,
  },
  hauled: {
    poses: [
      seated({
        arms: [limb(40, 10, 14), limb(50, 14, 18)],
        legs: [limb(32, 20, 5), limb(40, 8, 8)],
        ...{ lean: -48, bow: 6, nod: 22 },
      }),
    ],
    rate: 0,
  },
  dipped: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("their_shoulder", 0, -0.2, ["down", 0.3]), limb(-60, -70, 12)],
        legs: [limb(40, -20, 3), limb(96, 20, 3)],
        ...{ lean: -50, bow: -14, nod: -18 },
      },
    ],
    rate: 0,
  },
} as const satisfies Readonly<Record<string, Cycle>>;
