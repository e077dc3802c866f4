// Gestures that tell somebody something: waving, pointing, calling over, cheering, giving up.
import { at, fist, LUNGE, pointing, SQUAT, thumbUp, WIDE, type GestureDesign } from "./gesture.ts";

export const SIGNS = {
  none: { keys: [] },
  point: { keys: [{ far: pointing(at("front", 3, -0.5)), nod: -2, bow: 6 }] },
  point_up: {
    keys: [{ far: pointing(at("crown", 2, -0.7, "out")), nod: -16 }],
    supine: [{ far: pointing(at("front", 2, -0.4)), nod: 4 }],
  },
  point_down: { keys: [{ far: pointing(at("front", 1.9, 1.15)), bow: 8, nod: 12 }] },
  reach: { keys: [{ far: at("front", 2.2, 0.15), bow: 12, legs: LUNGE, nod: -4 }] },
  wave: {
    keys: [
      { far: at("crown", 1.7, -0.1, "down"), bow: 3 },
      { far: at("crown", 0.8, -0.75, "out"), bow: -3 },
    ],
    rate: 3.6,
  },
  wag: {
    keys: [
      { far: pointing(at("front", 1.5, -0.35)), bow: 6 },
      { far: pointing(at("front", 1, -0.5)), bow: 4 },
    ],
    rate: 4,
  },
  blow_kiss: {
    keys: [
      { near: at("mouth", 0.1, 0.1, ["down", 0.2]), nod: 2 },
      { near: at("front", 1.6, -0.6, ["down", 0.2]), bow: 4 },
    ],
    rate: 1.2,
  },
  beckon: {
    keys: [{ far: at("front", 1.9, 0.1) }, { far: at("front", 1, -0.35) }],
    rate: 2.4,
  },
  stop: { keys: [{ far: at("front", 2, -0.35), bow: -3 }] },
  hitch: { keys: [{ far: thumbUp(at("front", 2.9, 0.6)), nod: 2 }] },
  thumb: { keys: [{ far: thumbUp(at("front", 1.4, 0.25)) }] },
  shake_fist: {
    keys: [{ far: fist(at("crown", 0.8, -0.2, "out")) }, { far: fist(at("crown", 1.1, 0.35, "out")) }],
    rate: 4,
  },
  cheer: {
    keys: [
      { far: at("crown", 0.9, -1, "out"), near: at("crown", -0.9, -1, "out"), nod: -14 },
      { far: at("crown", 1.2, -0.5, "out"), near: at("crown", -1.2, -0.5, "out"), nod: -10, lift: 0.12 },
    ],
    rate: 3.4,
  },
  surrender: { keys: [{ far: at("crown", 1, -0.05, "down"), near: at("crown", -1, -0.05, "down"), bow: -3 }] },
  salute: { keys: [{ near: at("brow", 0, 0, ["out", 0.2]), nod: -4 }] },
  clap: {
    keys: [
      { far: at("front", 1.4, 0.1, ["down", 0]), near: at("front", 1.2, 0.1, ["down", 0.1]), bow: 4 },
      { far: at("front", 1.6, -0.6, ["down", 0]), near: at("front", 0.7, 0.7, ["down", 0.2]), bow: -2 },
    ],
    rate: 6.6,
  },
  plead: {
    keys: [{ far: at("chest", 0.9, -0.1, "down"), near: at("chest", 0.8, -0.05, "down"), bow: 14, nod: -14 }],
  },
  spread_arms: {
    keys: [
      { far: at("front", 2, -0.5, "out"), near: at("front", -1.9, -0.5, ["out", 0.4]), bow: -8, nod: -14 },
      { far: at("front", 2, -0.75, "out"), near: at("front", -1.9, -0.75, ["out", 0.4]), bow: -11, nod: -18 },
    ],
    supine: [{ far: at("front", 0.9, -1.7, "out"), near: at("front", -0.25, -1.9, ["out", 0.3]), nod: 4 }],
    rate: 0.8,
  },
  at_window: {
    keys: [{ far: at("front", 1.45, -0.35, "down"), near: at("back", 0.1, 0, ["back", 0]), bow: 4, lean: 4 }],
  },
  hold_hat: { keys: [{ near: at("crown", -0.1, 0.02, ["out", 0.25]), bow: 8, nod: 8 }] },
  sleep_on_table: {
    keys: [
      { far: at("chin", 0.5, 0.5, ["out", 0.2]), near: at("chin", 0.1, 0.5, ["out", 0.3]), bow: 78, nod: 34 },
      { far: at("chin", 0.5, 0.5, ["out", 0.2]), near: at("chin", 0.1, 0.5, ["out", 0.3]), bow: 82, nod: 34 },
    ],
    rate: 0.6,
  },
  turn_back: {
    keys: [
      {
        ...{ far: at("upper_arm", 0.02, 0.18, ["down", 0.2]), near: at("upper_arm", -0.1, 0.3, ["out", 0.35]) },
        isTurned: true,
        nod: -6,
      },
    ],
  },
  argue: {
    keys: [
      { far: at("front", 1.5, 0.1), near: at("waist", -0.6, -0.4, "out"), bow: 8, nod: -2 },
      { far: at("front", 1, 0.7), near: at("waist", -0.3, -0.5, "out"), bow: 3, nod: 0 },
    ],
    rate: 2.1,
  },
  talk: {
    keys: [
      { far: at("front", 1.2, 0.9), near: at("belly", -0.1, -0.1) },
      { far: at("front", 1, 0.55), near: at("belly", 0, 0) },
    ],
    rate: 1.2,
  },
  conduct: {
    keys: [
      { far: at("front", 1.5, -0.5, "out"), near: at("front", -0.6, -0.5, "out"), tilt: 60 },
      { far: at("front", 1, 0.7, "out"), near: at("front", -0.2, 0.7, "out"), tilt: 95 },
    ],
    rate: 2.4,
    tool: "stick",
    grip: 0.08,
    holder: -1,
  },
  press: {
    keys: [
      { far: pointing(at("front", 1.7, -0.35)), bow: 4 },
      { far: pointing(at("front", 2.1, -0.4)), bow: 7 },
    ],
    rate: 1.4,
  },
  knock: {
    keys: [
      { far: fist(at("front", 1.2, -0.15, "down")) },
      { far: fist(at("front", 1.75, -0.2, "down")), effect: "thud" },
    ],
    rate: 5,
  },
  bang: {
    keys: [
      { far: fist(at("front", 1.5, -0.6, "out")), near: at("front", 1.2, -0.5, "out"), bow: 4 },
      { far: fist(at("front", 2, -0.2, "out")), near: at("front", 1.7, -0.1, "out"), bow: 12, effect: "thud" },
    ],
    rate: 4,
  },
  warm: {
    keys: [
      { far: at("front", 1.6, 0.5), near: at("front", 1.2, 0.6, ["down", 0.2]), bow: 10, nod: 8 },
      { far: at("front", 1.4, 0.7), near: at("front", 1.4, 0.4, ["down", 0.2]), bow: 10, nod: 8 },
    ],
    rate: 1.4,
  },
  peek: { keys: [{ far: at("front", 1.4, 0.1), near: at("lap", 0.1, 0), bow: 30, nod: -8, lean: 4 }] },
  reach_up: {
    keys: [
      { far: at("crown", 1.25, -0.6), nod: -18, bow: 2 },
      { far: at("crown", 1.3, -0.95), nod: -20, bow: 4, lift: 0.16 },
    ],
    rate: 1.2,
  },
  grip_bars: {
    keys: [{ far: fist(at("front", 1.4, 0.05)), near: fist(at("front", 1, 0.05, ["down", 0.2])), bow: 8, nod: -2 }],
  },
  peek_over: {
    keys: [
      { far: at("front", 0.9, -0.3), near: at("front", 0.6, -0.3, ["down", 0.3]), nod: 6, legs: SQUAT },
      { far: at("front", 0.9, -0.35), near: at("front", 0.6, -0.35, ["down", 0.3]), nod: -4 },
      { far: at("front", 0.9, -0.35), near: at("front", 0.6, -0.35, ["down", 0.3]), nod: -6, bow: 6 },
    ],
  },
  scoop_hands: {
    keys: [
      { far: at("ground", 0.6, -0.4), near: at("ground", 0.2, -0.4, ["out", 0.3]), bow: 62, nod: -4, legs: WIDE },
      { far: at("front", 1.35, 0.5), near: at("front", 1.05, 0.55, ["down", 0.3]), bow: 4, nod: 16 },
      { far: at("front", 1.35, 0.1), near: at("front", 1.05, 0.15, ["down", 0.3]), nod: 14 },
    ],
  },
  on_toes: {
    keys: [
      { nod: -4 },
      { lift: 0.45, nod: -8, far: at("front", 0.9, 1.2), near: at("front", 0.6, 1.3, ["down", 0.3]) },
    ],
    rate: 0.8,
  },
  touch_ground: {
    keys: [
      { far: at("ground", 1.3, -0.9), near: at("knee", 0.1, -0.2), bow: 34, nod: 10 },
      { far: at("ground", 1.3, -0.15), near: at("knee", 0.1, -0.2), bow: 44, nod: 8 },
      { far: at("ground", 1.05, -0.15), near: at("knee", 0.1, -0.2), bow: 44, nod: 8 },
    ],
    rate: 1,
  },
  elbows_on_knees: {
    keys: [{ far: at("knee", 0.5, -0.3), near: at("knee", 0.4, -0.2, ["down", 0.2]), bow: 44, nod: 30 }],
  },
  zip_flap: {
    keys: [
      { far: fist(at("crown", 1.3, -0.3)), near: fist(at("front", 1.1, -0.4, ["out", 0.3])), nod: -14 },
      { far: fist(at("front", 1.7, -0.3)), near: fist(at("front", 1.4, 0.4, ["down", 0.3])), nod: 4, bow: 10 },
      { far: fist(at("front", 1.7, 0.6)), near: fist(at("front", 1.5, 1.5, ["down", 0.3])), nod: 12, bow: 34 },
      {
        far: fist(at("front", 1.6, 1.4)),
        near: fist(at("front", 1.5, 2.2, ["down", 0.3])),
        nod: 14,
        bow: 52,
        legs: WIDE,
      },
    ],
  },
  shake_bars: {
    keys: [
      { far: fist(at("front", 1.5, -0.3)), near: fist(at("front", 1.15, -0.3, ["down", 0.2])), bow: 20, nod: -8 },
      { far: fist(at("front", 1.7, -0.3)), near: fist(at("front", 1.35, -0.3, ["down", 0.2])), bow: -10, nod: -16 },
    ],
    rate: 4,
  },
  touch_wall: { keys: [{ far: at("front", 1.9, -0.2), near: at("front", 1.5, -0.3), bow: 6 }] },
  open: {
    keys: [
      { far: at("front", 1.9, 1), bow: 8 },
      { far: at("front", 1.2, 1), bow: -4, lean: -3 },
    ],
  },
  close: {
    keys: [
      { far: at("front", 1.1, 0.9), bow: 2 },
      { far: at("front", 1.9, 0.9), bow: 12, legs: LUNGE },
    ],
  },
  push: {
    keys: [
      { far: at("front", 1.8, 0.3), near: at("front", 1.6, 0.2), bow: 16, lean: 12, legs: LUNGE, nod: -6 },
      { far: at("front", 2.1, 0.3), near: at("front", 1.9, 0.2), bow: 22, lean: 14, legs: LUNGE, nod: 4 },
    ],
    rate: 1.6,
  },
  push_with: {
    ...{ apart: 1.5, apartNear: 1.4, stands: "behind", alone: "push" },
    keys: [
      { far: at("front", 1.6, 0.1), near: at("front", 1.4, 0), bow: 20, lean: 14, legs: LUNGE, nod: -6 },
      { far: at("front", 1.9, 0.1), near: at("front", 1.7, 0), bow: 26, lean: 16, legs: LUNGE, nod: 4 },
    ],
    rate: 1.6,
  },
  pull: {
    keys: [
      { far: at("front", 1.9, 0.7), near: at("front", 1.6, 0.8), lean: -8, bow: 2, legs: WIDE, tilt: 90 },
      { far: at("front", 1, 1), near: at("front", 0.7, 1.1), lean: -20, bow: -4, legs: WIDE, tilt: 90 },
    ],
    rate: 1.3,
  },
  cling: { keys: [{ far: at("crown", 0.7, -0.7, "down"), near: at("crown", 0.4, -0.9, "down"), nod: -8 }] },
} as const satisfies Readonly<Record<string, GestureDesign>>;
