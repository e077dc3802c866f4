// Gestures with somebody: hands go to the other's hand, shoulder, face or back.
import { limb } from "../pose.ts";
import { at, type GestureDesign, type Key } from "./gesture.ts";

/** A hand in theirs, the other one on their back. */
const HELD_TO_DANCE: Pick<Key, "far" | "near"> = {
  far: at("their_hand", 0.1, -1.4, ["down", 0.3]),
  near: at("their_back", 0, 0.4, ["down", 0.4]),
};
/** They turn under it. */
const ARM_UP = limb(142, 150, 8);

export const TOGETHER = {
  hug: {
    kneels: true,
    apart: 1.2,
    apartNear: 0.4,
    other: "hug",
    keys: [
      {
        far: at("their_back", -0.05, 0.3, ["out", 0.3]),
        near: at("their_back", -0.1, -0.15, ["out", 0.5]),
        bow: 6,
        nod: 0,
        lean: 3,
      },
    ],
  },
  kiss: {
    apart: 2.1,
    apartNear: 0.72,
    other: "kiss",
    keys: [
      {
        far: at("their_shoulder", -0.1, 0.2, ["down", 0.3]),
        near: at("their_back", -0.1, 0.2, ["out", 0.5]),
        ...{ bow: 8, nod: 2, lean: 5 },
      },
    ],
  },
  shake_hands: {
    ...{ apart: 3.7, apartNear: 3.3, isAside: true },
    other: "shake_hands",
    keys: [
      { far: at("their_hand", 0, -0.75, ["down", 0.3]), bow: 6 },
      { far: at("their_hand", 0, -0.4, ["down", 0.3]), bow: 6 },
    ],
    rate: 4,
  },
  hold_hands: { apart: 2.2, other: "hold_hands", keys: [{ far: at("their_hand", 0, 0.3, ["down", 0.3]), nod: 2 }] },
  high_five: {
    ...{ apart: 2.7, apartNear: 2.5, isAside: true, other: "high_five", otherMood: "glad" },
    keys: [
      { far: at("front", 0.7, -1, ["down", 0.2]), nod: -4, lean: -3 },
      { far: at("their_hand", -0.06, -2.75, ["down", 0.2]), nod: -10, lean: 3 },
      { far: at("their_hand", -0.04, -2.75, ["down", 0.2]), nod: -10, lean: 3 },
    ],
    rate: 1.6,
  },
  clink: {
    apart: 2.7,
    other: "clink",
    keys: [{ far: at("their_hand", -0.12, -1.15, ["down", 0.2]), nod: 0 }],
    tool: "glass",
    holder: -1,
  },
  hand_over: {
    apart: 2.9,
    other: "receive",
    keys: [
      { far: at("front", 0.9, 0.9) },
      { far: at("their_hand", 0, -0.1, ["down", 0.2]), bow: 7 },
      { far: at("their_hand", -0.2, 0, ["down", 0.2]), bow: 5, isEmpty: true },
    ],
    holder: -1,
  },
  receive: {
    keys: [
      { far: at("front", 1, 1), isEmpty: true },
      { far: at("their_hand", 0, 0.05, ["down", 0.2]), bow: 5, isEmpty: true },
      { far: at("front", 0.9, 0.6), nod: 6 },
    ],
    holder: -1,
  },
  pat: {
    apart: 2.1,
    keys: [
      { far: at("their_shoulder", 0, -0.1, ["down", 0.3]), bow: 4 },
      { far: at("their_shoulder", 0, -0.35, ["down", 0.3]), bow: 4 },
    ],
    rate: 3,
  },
  dance_with: {
    ...{ apart: 1.9, apartNear: 1.5 },
    other: "dance_led",
    keys: [
      { ...HELD_TO_DANCE, legs: [limb(24, 6, 6), limb(-20, -34, 4)], shift: 0.55, lean: 4 },
      { ...HELD_TO_DANCE, legs: [limb(-18, -30, 4), limb(26, 8, 6)], shift: -0.55, lean: -4 },
      { far: ARM_UP, near: at("waist", -0.5, 0.1, ["back", 0.3]), legs: [limb(10, -2, 6), limb(-10, -14, 6)] },
      { far: ARM_UP, near: at("front", -0.6, 1.1, ["back", 0.3]), legs: [limb(-8, -14, 6), limb(12, 0, 6)] },
    ],
    rate: 1.5,
  },
  // The other one of a pair: goes back where the first one comes, and turns under the arm.
  dance_led: {
    ...{ apart: 1.9, apartNear: 1.5 },
    other: "dance_with",
    keys: [
      { ...HELD_TO_DANCE, legs: [limb(-20, -34, 4), limb(22, 4, 6)], shift: -0.55, lean: -4 },
      { ...HELD_TO_DANCE, legs: [limb(26, 8, 6), limb(-18, -30, 4)], shift: 0.55, lean: 4 },
      { far: limb(164, 172, 8), near: limb(30, 40, 40), legs: [limb(4, 0, 4), limb(30, -50, 14)], isTurned: true },
      { far: limb(164, 172, 8), near: limb(40, 60, 46), legs: [limb(20, -40, 10), limb(-4, -8, 4)] },
    ],
    rate: 1.5,
  },
  groom: {
    keys: [
      { far: at("their_chest", 0, -0.4, ["down", 0.3]), near: at("their_chest", -0.5, 0.2, ["down", 0.4]), bow: 8 },
      { far: at("their_chest", 0, 0.4, ["down", 0.3]), near: at("their_chest", -0.5, 0.2, ["down", 0.4]), bow: 10 },
    ],
    rate: 1.6,
    tool: "scrubbrush",
    grip: 0.2,
    holder: -1,
  },
  shear: {
    keys: [
      { far: at("their_chest", 0, -0.2, ["down", 0.3]), near: at("their_chest", -0.5, -0.1, ["down", 0.3]), bow: 20 },
      { far: at("their_chest", 0, 0.4, ["down", 0.3]), near: at("their_chest", -0.5, -0.1, ["down", 0.3]), bow: 24 },
    ],
    rate: 2.4,
    tool: "shears",
    grip: 0.1,
    holder: -1,
  },
  support: {
    ...{ apart: 1.5, stands: "beside", isOver: true },
    keys: [
      { far: at("their_back", 0.1, 0.4, ["down", 0.2]), near: at("their_hand", -0.2, 0.2, ["down", 0.3]), lean: -3 },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
