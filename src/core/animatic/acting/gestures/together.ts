// Gestures with somebody: hands go to the other's hand, shoulder, face or back.
import { at, BRACED, LUNGE, type GestureDesign } from "./gesture.ts";

export const TOGETHER = {
  hug: {
    apart: 1.75,
    apartNear: 0.92,
    other: "hug",
    keys: [
      {
        far: at("their_back", -0.05, 0.3, ["out", 0.3]),
        near: at("their_back", -0.1, -0.1, ["out", 0.5]),
        bow: 8,
        nod: 10,
        lean: 4,
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
    apart: 2.7,
    other: "shake_hands",
    keys: [
      { far: at("their_hand", 0, -0.1, ["down", 0.3]), bow: 5 },
      { far: at("their_hand", 0, 0.16, ["down", 0.3]), bow: 5 },
    ],
    rate: 4,
  },
  hold_hands: { apart: 2.2, other: "hold_hands", keys: [{ far: at("their_hand", 0, 0.3, ["down", 0.3]), nod: 2 }] },
  high_five: { apart: 2.6, other: "high_five", keys: [{ far: at("their_head", -0.85, -0.5, ["out", 0.2]), nod: -8 }] },
  clink: {
    apart: 2.7,
    other: "clink",
    keys: [{ far: at("their_hand", -0.12, -0.7, ["down", 0.2]), nod: 0 }],
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
  arm_round: { apart: 1.7, keys: [{ far: at("their_shoulder", 0.3, -0.05, ["out", 0.3]), bow: 4, nod: 6, lean: 3 }] },
  caress: {
    apart: 1.9,
    keys: [
      { far: at("their_face", 0, 0.1, ["down", 0.3]), nod: 4, bow: 3 },
      { far: at("their_face", -0.05, 0.3, ["down", 0.3]), nod: 4, bow: 3 },
    ],
    rate: 1.2,
  },
  slap: {
    apart: 2.2,
    other: "recoil",
    keys: [
      { far: at("crown", -0.4, 0.3, "out"), bow: -8, legs: BRACED },
      { far: at("their_face", 0.1, 0.1, ["out", 0.3]), bow: 12, legs: LUNGE },
      { far: at("their_face", 0.3, 0.6, ["out", 0.3]), bow: 14, legs: LUNGE },
    ],
  },
  grab: {
    apart: 2.0,
    other: "recoil",
    keys: [
      {
        far: at("their_chest", -0.1, 0, ["down", 0.3]),
        near: at("their_chest", -0.2, -0.1, ["out", 0.4]),
        bow: 12,
        legs: LUNGE,
      },
    ],
  },
  strangle: {
    apart: 1.9,
    other: "recoil",
    keys: [
      {
        far: at("their_shoulder", 0, -0.35, ["down", 0.3]),
        near: at("their_shoulder", 0, -0.35, ["out", 0.4]),
        bow: 14,
        legs: LUNGE,
      },
    ],
  },
  shove: {
    apart: 2.2,
    other: "recoil",
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
  whisper: {
    apart: 1.9,
    keys: [{ far: at("their_face", -0.35, 0.2, ["down", 0.3]), bow: 12, nod: 2, lean: 5 }],
  },
  feed: {
    apart: 2.2,
    keys: [{ far: at("front", 1, 0.8) }, { far: at("their_face", -0.25, 0.3, ["down", 0.3]), bow: 5 }],
    rate: 1,
    tool: "spoon",
    holder: -1,
    grip: 0.1,
  },
  dance_with: {
    apart: 1.3,
    other: "dance_with",
    keys: [
      { far: at("their_hand", 0.2, -2, ["down", 0.1]), near: at("their_back", 0, 0.4, ["down", 0.4]), lean: 3 },
      { far: at("their_hand", 0.5, -1.8, ["down", 0.1]), near: at("their_back", 0, 0.4, ["down", 0.4]), lean: -3 },
    ],
    rate: 1.6,
  },
  bandage: {
    apart: 2,
    keys: [
      {
        far: at("their_chest", -0.1, 0.3, ["down", 0.2]),
        near: at("their_chest", -0.35, 0.1, ["out", 0.4]),
        bow: 14,
        nod: 14,
      },
      {
        far: at("their_chest", 0, 0.1, ["out", 0.2]),
        near: at("their_chest", -0.3, 0.4, ["down", 0.4]),
        bow: 14,
        nod: 14,
      },
    ],
    rate: 1.6,
  },
  do_hair: {
    apart: 1.7,
    keys: [
      {
        far: at("their_head", -0.1, 0.5, ["down", 0.3]),
        near: at("their_head", -0.4, 0.3, ["down", 0.4]),
        nod: 10,
        bow: 4,
      },
      {
        far: at("their_head", -0.1, 1, ["down", 0.3]),
        near: at("their_head", -0.4, 0.4, ["down", 0.4]),
        nod: 14,
        bow: 4,
      },
    ],
    rate: 1.6,
    tool: "comb",
    holder: -1,
  },
  trim_hair: {
    apart: 1.8,
    keys: [
      {
        far: at("their_head", -0.2, 0.7, ["down", 0.3]),
        near: at("their_head", -0.5, 0.5, ["down", 0.4]),
        nod: 8,
        tilt: 70,
      },
      {
        far: at("their_head", -0.1, 0.9, ["down", 0.3]),
        near: at("their_head", -0.5, 0.5, ["down", 0.4]),
        nod: 10,
        tilt: 90,
      },
    ],
    rate: 2.4,
    tool: "scissors",
    grip: 0.15,
    holder: -1,
  },
  groom: {
    keys: [
      { far: at("their_chest", 0, -0.4, ["down", 0.3]), near: at("their_chest", -0.5, 0.2, ["down", 0.4]), bow: 8 },
      { far: at("their_chest", 0, 0.4, ["down", 0.3]), near: at("their_chest", -0.5, 0.2, ["down", 0.4]), bow: 10 },
    ],
    rate: 1.6,
    tool: "brush",
    grip: 0.2,
    holder: -1,
  },
  support: {
    apart: 1.5,
    keys: [
      { far: at("their_back", 0.1, 0.4, ["down", 0.2]), near: at("their_hand", -0.2, 0.2, ["down", 0.3]), lean: -3 },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
