// Gestures with weapons: aiming, drawing, swinging, fencing.
import { at, BRACED, LUNGE, WIDE, type GestureDesign } from "./gesture.ts";

const SWING = {
  keys: [
    { near: at("crown", -0.5, -0.5, ["out", 0.2]), far: at("front", 1.3, 0.5), bow: -10, legs: BRACED, tilt: -60 },
    { near: at("front", 1.4, 0.6, ["down", 0.3]), far: at("front", -0.8, 0.9), bow: 18, legs: LUNGE, tilt: 95 },
  ],
  rate: 2,
  grip: 0.1,
} as const satisfies GestureDesign;

export const WEAPONS = {
  aim: {
    keys: [{ near: at("front", 1.6, 0, ["down", 0.2]), far: at("front", 1.7, 0.05, "down"), legs: WIDE, bow: 3 }],
    tool: "gun",
  },
  aim_rifle: {
    prone: [{ near: at("shoulder", 0.2, -0.35, ["out", 0.3]), far: at("front", 0.75, -1.5, "down"), nod: 6, tilt: -4 }],
    keys: [
      { near: at("shoulder", 0.35, 0.1, ["out", 0.3]), far: at("front", 1.7, 0.1, "down"), legs: WIDE, bow: 6, nod: 8 },
    ],
    tool: "rifle",
  },
  draw_bow: {
    keys: [{ far: at("front", 2.3, -0.05), near: at("chin", -0.1, 0.25, ["out", 0.25]), legs: WIDE, bow: -3 }],
    tool: "bow",
    grip: 0.5,
    holder: -1,
  },
  shoot_bow: {
    keys: [
      { far: at("front", 2.3, -0.05), near: at("front", 1.4, 0.1, ["out", 0.25]), legs: WIDE, bow: -2 },
      { far: at("front", 2.3, -0.05), near: at("chin", -0.1, 0.25, ["out", 0.25]), legs: WIDE, bow: -3 },
      {
        ...{ far: at("front", 2.3, -0.05), near: at("chin", -0.9, 0.2, ["out", 0.25]), legs: WIDE, bow: -5 },
        isLoosed: true,
      },
    ],
    tool: "bow",
    grip: 0.5,
    holder: -1,
  },
  shield_up: {
    keys: [
      { far: at("front", 1.3, 0.1, ["down", 0.4]), near: at("crown", -0.3, 0.1, "out"), legs: WIDE, bow: 8, nod: 4 },
    ],
    tool: "shield",
    grip: 0.5,
    holder: -1,
  },
  swing: { ...SWING, tool: "sword" },
  hit_ball: { ...SWING, tool: "racket" },
  bat_ball: { ...SWING, tool: "bat" },
  fence: {
    keys: [
      { near: at("front", 0.9, 0.3, ["down", 0.3]), far: at("crown", -0.9, 0.3, "out"), legs: WIDE, tilt: 60 },
      { near: at("front", 1.8, 0, ["down", 0.3]), far: at("front", -1.4, 0.5), bow: 10, legs: LUNGE, tilt: 88 },
      { near: at("front", 1, -0.3, ["out", 0.3]), far: at("crown", -0.9, 0.3, "out"), legs: WIDE, tilt: 20 },
    ],
    rate: 3,
    tool: "sword",
    grip: 0.1,
  },
  stab: {
    keys: [
      { near: at("chest", -0.9, 0.2, ["back", 0.2]), bow: -4, legs: BRACED, tilt: 90 },
      { near: at("front", 1.6, 0.4, ["down", 0.3]), bow: 16, legs: LUNGE, tilt: 90 },
    ],
    rate: 2,
    tool: "knife",
    grip: 0.1,
  },
  draw_sword: {
    keys: [
      {
        near: at("waist", 0.35, 0.1, ["back", 0.3]),
        far: at("waist", 0.25, 0.3, "out"),
        isEmpty: true,
        bow: 4,
        nod: 4,
      },
      { near: at("front", 0.9, 0.2, ["out", 0.3]), legs: WIDE, tilt: 50 },
      { near: at("front", 1.2, 0.1, ["down", 0.3]), legs: WIDE, tilt: 55 },
    ],
    tool: "sword",
    grip: 0.1,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
