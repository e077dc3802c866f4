// Weapons held to somebody or used, arrests; who stands before somebody, and who hides behind.
import { at, BRACED, fist, LUNGE, WIDE, type GestureDesign } from "./gesture.ts";

export const THREATS = {
  arrest: {
    ...{
      apart: 2.1,
      apartNear: 1.9,
      stands: "behind",
      isOver: true,
      other: "hands_bound",
      otherMood: "sad",
      alone: "take",
    },
    keys: [
      {
        far: at("their_back", -0.4, 0.35, ["down", 0.4]),
        near: at("their_shoulder", -0.5, 0.1, ["down", 0.5]),
        ...{ bow: 8, nod: 10, lean: 4 },
      },
    ],
    tool: "handcuffs",
    grip: 0.5,
    holder: -1,
  },
  hands_bound: {
    keys: [
      { far: at("back", -0.4, -0.55, ["back", 0]), near: at("back", -0.45, -0.5, ["back", 0.2]), bow: 16, nod: 16 },
    ],
  },
  tie_up: {
    ...{
      apart: 1.5,
      apartNear: 1.35,
      stands: "behind",
      isOver: true,
      other: "hands_bound",
      otherPosture: "sit",
      otherMood: "afraid",
      alone: "tie",
    },
    keys: [
      {
        far: at("their_chest", 0.5, 0.3, ["down", 0.4]),
        near: at("their_back", -0.2, 0.4, ["down", 0.5]),
        bow: 22,
        nod: 10,
      },
      {
        far: at("their_back", -0.6, 0, ["down", 0.4]),
        near: at("their_back", -0.8, 0.1, ["down", 0.5]),
        bow: 10,
        nod: 10,
        lean: -6,
      },
    ],
    rate: 1.2,
    tool: "rope",
    holder: -1,
  },
  hold_at_gunpoint: {
    ...{ apart: 3.4, apartNear: 2.9, other: "surrender", otherMood: "afraid", alone: "aim" },
    keys: [{ far: at("their_face", -1.25, 0.15, ["down", 0.3]), lean: 5, bow: 3, legs: LUNGE }],
    tool: "gun",
    holder: -1,
  },
  hold_hostage: {
    ...{ apart: 1.7, apartNear: 1.6, stands: "behind", isOver: true, other: "held_round", otherMood: "afraid" },
    alone: "aim",
    keys: [
      {
        ...{ far: at("their_chest", 0.3, 0, ["down", 0.4]), near: at("their_neck", -0.6, 0.3, ["down", 0.6]) },
        ...{ bow: 4, lean: 3 },
      },
    ],
    tool: "gun",
    grip: 0.2,
  },
  hold_at_knifepoint: {
    ...{ apart: 2.3, apartNear: 2.1, other: "surrender", otherMood: "afraid", alone: "stab" },
    keys: [{ far: at("their_neck", -0.5, 0.15, ["down", 0.4]), lean: 6, bow: 8, legs: LUNGE, tilt: 74 }],
    tool: "knife",
    holder: -1,
    grip: 0.12,
  },
  stab_them: {
    ...{
      apart: 2.1,
      apartNear: 1.9,
      other: "double_up",
      otherMood: "afraid",
      otherLater: { posture: "collapse" },
      alone: "stab",
    },
    keys: [
      { far: at("crown", 0.1, -0.2, ["out", 0.3]), bow: -8, legs: BRACED, tilt: 60 },
      { far: at("their_chest", -0.15, 0.3, ["down", 0.4]), bow: 18, lean: 8, legs: LUNGE, tilt: 84 },
    ],
    tool: "knife",
    holder: -1,
    grip: 0.12,
  },
  stab_back: {
    ...{
      apart: 2.2,
      apartNear: 1.9,
      stands: "behind",
      isOver: true,
      other: "reel",
      otherMood: "afraid",
      otherLater: { posture: "collapse" },
      alone: "stab",
    },
    keys: [
      { far: at("crown", -0.1, -0.3, ["out", 0.3]), bow: -8, legs: BRACED, tilt: 100 },
      { far: at("their_back", -0.9, -0.2, ["down", 0.4]), bow: 16, lean: 8, legs: LUNGE, tilt: 96 },
    ],
    tool: "knife",
    holder: -1,
    grip: 0.12,
  },
  shoot_them: {
    ...{
      apart: 5.4,
      apartNear: 3.3,
      other: "shot",
      otherMood: "afraid",
      otherLater: { posture: "fall_back" },
      alone: "shoot",
    },
    keys: [
      {
        far: at("front", 1.8, 0.1, ["down", 0.3]),
        near: at("front", 1.5, 0.25, ["down", 0.4]),
        legs: LUNGE,
        lean: 3,
        effect: "flash",
      },
      {
        far: at("front", 1.7, -0.25, ["down", 0.3]),
        near: at("front", 1.4, 0, ["down", 0.4]),
        legs: LUNGE,
        lean: -2,
        effect: "smoke",
      },
    ],
    tool: "gun",
    holder: -1,
  },
  shot: {
    keys: [
      { bow: -2 },
      {
        far: at("chest", 0, 0, ["down", 0.2]),
        near: at("chest", 0, 0.1, ["down", 0.4]),
        lean: -14,
        nod: -14,
        shift: -0.3,
        legs: BRACED,
      },
    ],
  },
  disarm: {
    ...{ apart: 2.4, apartNear: 2.1, other: "disarmed", otherMood: "surprised", alone: "take" },
    keys: [
      {
        far: fist(at("their_hand", 0.25, -1.3, ["down", 0.3])),
        near: at("their_hand", 0.1, -0.6, ["down", 0.5]),
        bow: 10,
        legs: LUNGE,
      },
      {
        far: fist(at("their_hand", 0.25, 0.1, ["down", 0.3])),
        near: at("their_hand", 0.3, -0.5, ["down", 0.5]),
        bow: 16,
        legs: LUNGE,
      },
    ],
  },
  disarmed: {
    keys: [
      { far: at("their_hand", 0.1, -1.5, ["down", 0.3]), bow: 2, legs: BRACED },
      { far: at("their_hand", 0, 0, ["down", 0.3]), lean: -12, legs: BRACED, isEmpty: true },
    ],
    tool: "knife",
    holder: -1,
  },
  guard_them: {
    ...{
      apart: 1.9,
      apartNear: 1.5,
      stands: "before",
      isOver: true,
      other: "cower",
      otherMood: "afraid",
      alone: "shield",
    },
    keys: [{ far: at("front", 1.7, 0, ["out", 0.2]), near: at("front", -1.2, 0.5, ["out", 0.4]), legs: WIDE, bow: 4 }],
  },
  cower: {
    keys: [
      {
        far: at("their_back", 0, 0, ["down", 0.3]),
        near: at("chin", 0.2, 0.3, ["down", 0.4]),
        bow: 26,
        nod: -6,
        legs: WIDE,
      },
    ],
  },
  hide_behind: {
    ...{ apart: 1.35, apartNear: 1.1, stands: "behind", other: "none", alone: "peek" },
    keys: [
      {
        far: at("their_back", -0.2, 0.3, ["down", 0.3]),
        near: at("their_waist", -0.4, 0, ["down", 0.4]),
        bow: 16,
        nod: -10,
      },
    ],
  },
  dub: {
    ...{ apart: 3.2, apartNear: 2.9, other: "pray", otherPosture: "kneel", alone: "raise" },
    keys: [
      { far: at("their_shoulder", -1.7, -0.5, ["down", 0.3]), nod: 8, bow: 4, tilt: 78 },
      { far: at("their_shoulder", -1.7, -0.15, ["down", 0.3]), nod: 10, bow: 6, tilt: 92 },
    ],
    rate: 0.8,
    tool: "sword",
    holder: -1,
    grip: 0.08,
  },
  hold_pads: {
    ...{ apart: 3.3, apartNear: 2.7, alone: "stop" },
    keys: [{ far: at("front", 1.2, -0.75, ["down", 0.3]), near: at("front", 1, -0.35, ["out", 0.5]), bow: 4 }],
  },
  aim_at: {
    ...{ apart: 5.6, apartNear: 3.8, other: "surrender", otherMood: "afraid", alone: "aim" },
    keys: [{ near: at("front", 1.6, 0, ["down", 0.2]), far: at("front", 1.7, 0.05, "down"), lean: 3, legs: LUNGE }],
    tool: "gun",
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
