// Two against each other: grips, blows, falls, weapons held to somebody, arrests; and how the other one takes it.
import { at, BRACED, fist, LUNGE, pointing, type GestureDesign } from "./gesture.ts";
import { limb } from "../pose.ts";

export const STRUGGLE = {
  reel: {
    keys: [
      { bow: -4 },
      {
        far: at("front", 1.6, -0.3, ["out", 0.3]),
        near: at("front", 0.9, -0.7, ["out", 0.4]),
        ...{ lean: -20, bow: -8, nod: -20, shift: -0.6, legs: [limb(40, 20, 3), limb(-14, -40, 3)] },
      },
    ],
  },
  double_up: {
    keys: [
      {},
      {
        far: at("belly", 0, 0, ["down", 0.2]),
        near: at("belly", 0, 0.1, ["down", 0.4]),
        ...{ bow: 42, nod: 10, shift: -0.5, legs: BRACED },
      },
    ],
  },
  struck: {
    keys: [
      { bow: -3 },
      { bow: -3, nod: -4, head: "away" },
      {
        near: at("ear", 0.2, 0.3, ["down", 0.3]),
        ...{ lean: -8, bow: -2, nod: 6, head: "away", shift: -0.2 },
      },
    ],
  },
  grab: {
    ...{ apart: 1.9, apartNear: 1.75, other: "gripped", otherMood: "afraid" },
    keys: [
      {
        far: fist(at("their_neck", -0.1, 0.5, ["down", 0.3])),
        near: fist(at("their_neck", 0, 0.65, ["down", 0.5])),
        ...{ bow: 12, lean: 4, legs: LUNGE },
      },
    ],
  },
  gripped: {
    keys: [
      { bow: -4 },
      {
        far: at("front", -0.5, 1.2, ["back", 0.3]),
        near: at("front", -0.3, 0.9, ["out", 0.5]),
        ...{ lean: -10, bow: -8, nod: -10, legs: BRACED },
      },
    ],
  },
  seize_arm: {
    ...{ apart: 2.5, apartNear: 2.2, other: "pull_free", otherMood: "afraid", alone: "take" },
    keys: [
      {
        far: fist(at("their_hand", 0.1, -0.55, ["down", 0.3])),
        near: fist(at("their_hand", -0.2, -0.4, ["down", 0.5])),
        ...{ lean: -8, bow: 4, legs: BRACED },
      },
    ],
  },
  pull_free: {
    keys: [
      { far: at("their_hand", 0.1, -0.5, ["down", 0.3]), bow: 4 },
      {
        far: at("their_hand", 0, -0.6, ["down", 0.3]),
        near: at("front", -0.6, 0.2, ["out", 0.5]),
        ...{ lean: -14, nod: -6, legs: BRACED },
      },
    ],
  },
  hand_on_chest: {
    ...{ apart: 2.4, apartNear: 2.1, other: "lean_away", otherMood: "surprised", alone: "touch_heart" },
    keys: [{ far: at("their_chest", 0.05, -0.35, ["down", 0.4]), bow: 4, nod: -2 }],
  },
  pull_ear: {
    ...{ apart: 2.1, apartNear: 1.9, other: "ear_pulled", otherMood: "afraid", alone: "pull" },
    keys: [
      { far: fist(at("their_face", 0.72, 0.05, ["down", 0.4])), bow: 4, nod: 6 },
      { far: fist(at("their_face", 0.66, -0.12, ["down", 0.4])), bow: 2, nod: 4 },
    ],
    rate: 1.6,
  },
  ear_pulled: {
    keys: [
      { far: at("front", 0.6, 0.2, ["out", 0.3]), near: at("front", 0.2, 0.3, ["out", 0.4]), nod: -6, lean: -4 },
      { far: at("front", 0.6, 0, ["out", 0.3]), near: at("front", 0.2, 0.1, ["out", 0.4]), nod: -10, lean: -6 },
    ],
    rate: 1.6,
  },
  tug_sleeve: {
    ...{ apart: 2.4, apartNear: 2.1, other: "look_on", alone: "pull" },
    keys: [
      {
        far: fist(at("their_hand", 0.25, -0.1, ["down", 0.3])),
        near: fist(at("their_hand", 0.1, 0.1, ["down", 0.5])),
        nod: -12,
      },
      {
        far: fist(at("their_hand", -0.1, 0.2, ["down", 0.3])),
        near: fist(at("their_hand", -0.25, 0.4, ["down", 0.5])),
        nod: -12,
        lean: -8,
      },
    ],
    rate: 2.4,
  },
  grapple: {
    ...{ apart: 2.7, apartNear: 1.5, other: "grapple", otherMood: "angry", isAside: true, alone: "flex" },
    keys: [
      {
        far: at("their_shoulder", 0, 0.1, ["down", 0.3]),
        near: at("their_shoulder", 0, 0.5, ["down", 0.5]),
        ...{ bow: 34, nod: -14, lean: 6, legs: LUNGE },
      },
      {
        far: at("their_shoulder", 0.2, 0.4, ["down", 0.3]),
        near: at("their_shoulder", 0.1, 0, ["out", 0.5]),
        ...{ bow: 26, nod: -8, lean: -4, legs: LUNGE },
      },
    ],
    rate: 1.8,
  },
  hip_throw: {
    ...{ apart: 1.6, apartNear: 1.4, other: "none", otherPosture: "carried_over", otherMood: "surprised" },
    ...{ otherLater: { posture: "fall_back", mood: "surprised" }, alone: "ram" },
    keys: [
      { far: at("chest", 0.3, 0.3, ["down", 0.2]), near: at("front", 0.7, 0.9, ["down", 0.5]), bow: 16, legs: LUNGE },
      {
        ...{ far: at("front", 1.3, 1.1, ["down", 0.3]), near: at("front", 1, 1.2, ["down", 0.5]) },
        ...{ bow: 44, nod: -6, legs: LUNGE },
      },
    ],
  },
  tackle: {
    ...{ apart: 1.7, apartNear: 1.3, other: "none", otherPosture: "fall_back", otherMood: "surprised", alone: "ram" },
    keys: [
      {
        far: at("their_waist", 0.2, -0.9, ["down", 0.3]),
        near: at("their_waist", 0.1, -0.7, ["down", 0.5]),
        ...{ bow: 40, nod: -18, lean: 16, legs: LUNGE },
      },
      {
        far: at("their_waist", 0.2, 0, ["down", 0.3]),
        near: at("their_waist", 0.1, 0.2, ["down", 0.5]),
        ...{ bow: 54, nod: -24, lean: 30, shift: 0.6, legs: LUNGE },
      },
    ],
  },
  strangle: {
    ...{ apart: 1.9, apartNear: 1.7, other: "throttled", otherMood: "afraid" },
    keys: [
      {
        far: fist(at("their_neck", 0, -0.02, ["down", 0.3])),
        near: fist(at("their_neck", 0.1, 0.06, ["out", 0.5])),
        ...{ bow: 14, legs: LUNGE },
      },
    ],
  },
  throttled: {
    keys: [
      {
        far: at("neck", 0.35, 0.3, ["down", 0.2]),
        near: at("front", -0.4, 0.2, ["out", 0.4]),
        ...{ nod: -22, bow: -12, lean: -6, legs: BRACED },
      },
    ],
  },
  trip_up: {
    ...{ apart: 2.6, other: "none", otherPosture: "tumble", otherMood: "surprised", alone: "none" },
    keys: [{ legs: [limb(46, 34, 3), limb(-4, -8, 2)], lean: -12, near: at("front", -0.8, 0.6, ["out", 0.4]), nod: 6 }],
  },
  shove: {
    ...{ apart: 2.2, other: "reel", otherMood: "surprised" },
    keys: [
      { far: at("chest", 0.4, 0, "down"), near: at("chest", 0.2, 0, "out"), bow: -4, legs: BRACED },
      {
        far: at("their_chest", 0, 0, ["down", 0.3]),
        near: at("their_chest", -0.1, 0, ["down", 0.4]),
        bow: 20,
        legs: LUNGE,
      },
      { far: at("front", 2.3, 0.2), near: at("front", 2, 0.1), bow: 22, legs: LUNGE },
    ],
  },
  slap: {
    ...{ apart: 2.2, apartNear: 1.9, other: "struck", otherMood: "surprised" },
    keys: [
      { far: at("crown", -0.5, 0.3, "out"), bow: -8, legs: BRACED },
      { far: at("their_face", 0.22, 0.12, ["out", 0.4]), bow: 10, legs: LUNGE },
      { far: at("front", 0.95, 0.35, ["out", 0.4]), bow: 12, legs: LUNGE },
    ],
  },
  slap_hand: {
    ...{ apart: 2.5, apartNear: 2.2, other: "hand_slapped", otherMood: "surprised", alone: "bang" },
    holder: -1,
    keys: [
      { far: at("front", 1.1, -0.7, ["out", 0.4]), bow: 2, nod: 8 },
      { far: at("their_hand", 0.15, -0.5, ["out", 0.4]), bow: 12, nod: 14, legs: LUNGE },
      { far: at("front", 1.5, 1.3, ["down", 0.4]), bow: 14, nod: 14, legs: LUNGE },
    ],
  },
  hand_slapped: {
    keys: [
      { far: at("their_hand", 0.6, -0.4, ["down", 0.3]), bow: 6, nod: 8 },
      { far: at("front", 1.2, 1.2, ["down", 0.3]), bow: 2, nod: 10 },
      {
        ...{ far: at("chest", 0.25, 0.1, ["down", 0.3]), near: at("chest", 0.35, 0, ["out", 0.4]) },
        ...{ bow: -6, lean: -8, nod: 4, legs: BRACED },
      },
    ],
  },
  poke_chest: {
    ...{ apart: 2.3, apartNear: 2, other: "lean_away", otherMood: "afraid", alone: "wag" },
    keys: [
      { far: pointing(at("their_chest", -0.1, -0.5, ["down", 0.4])), bow: 14, nod: -4, legs: LUNGE },
      { far: pointing(at("their_chest", -0.6, -0.6, ["down", 0.4])), bow: 10, nod: -4, legs: LUNGE },
    ],
    rate: 2,
  },
  lean_away: {
    keys: [{ bow: -12, lean: -6, nod: -6, far: at("front", 0.6, 0.3), near: at("front", 0.3, 0.5, ["out", 0.4]) }],
  },
  pin_arm: {
    ...{
      apart: 2.9,
      apartNear: 2.4,
      other: "arm_pinned",
      otherPosture: "sit",
      otherMood: "afraid",
      alone: "slam_table",
    },
    isAside: true,
    keys: [
      {
        far: fist(at("their_hand", -0.05, -0.6, ["down", 0.2])),
        near: fist(at("front", 0.9, 1.1, ["down", 0.4])),
        ...{ bow: 18, nod: -4, lean: 4 },
      },
      {
        far: fist(at("their_hand", -0.05, -0.1, ["down", 0.2])),
        near: fist(at("front", 1, 1, ["down", 0.4])),
        ...{ bow: 26, nod: -12, lean: 8 },
      },
    ],
  },
  arm_pinned: {
    isAside: true,
    keys: [
      {
        far: fist(at("their_hand", 0.05, -0.5, ["down", 0.2])),
        near: at("front", 0.9, 1.1, ["down", 0.4]),
        bow: 14,
        nod: 6,
      },
      {
        far: at("their_hand", 0.15, 0.1, ["down", 0.2]),
        near: at("front", 0.6, 1, ["out", 0.5]),
        ...{ bow: 20, nod: 18, lean: -8 },
      },
    ],
  },
  arm_wrestle: {
    ...{ apart: 2.9, apartNear: 2.4, other: "arm_wrestle", otherPosture: "sit", otherMood: "angry", alone: "flex" },
    isAside: true,
    keys: [
      {
        far: fist(at("their_hand", -0.05, -1.3, ["down", 0.2])),
        near: fist(at("front", 0.9, 1.1, ["down", 0.4])),
        bow: 12,
        nod: -4,
      },
      {
        far: fist(at("their_hand", -0.05, -1.15, ["down", 0.2])),
        near: fist(at("front", 0.9, 1.1, ["down", 0.4])),
        bow: 15,
        nod: -2,
      },
    ],
    rate: 1.6,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
