// Gestures of boxers, wrestlers and children: fists before the chin, a head under an arm, pillows that strike in turn, and who counts over who lies.
import { at, BRACED, fist, LUNGE, pointing, WIDE, type GestureDesign, type Key } from "../gesture.ts";
import type { SCUFFLE_GESTURES } from "./names.ts";

/** A pillow goes up, comes down on the other one, is drawn back, and its owner ducks. */
const PILLOWS: readonly Key[] = [
  { near: at("crown", -0.6, -0.7, ["out", 0.3]), far: at("front", 1.2, 0.4), bow: -12, legs: BRACED, tilt: -50 },
  { near: at("front", 1.9, -0.4, ["down", 0.3]), far: at("front", -0.6, 0.8), bow: 18, legs: LUNGE, tilt: 80 },
  { near: at("front", 0.9, 1.2, ["down", 0.3]), far: at("front", 0.9, 0.2), bow: 10, legs: LUNGE, tilt: 130 },
  {
    near: at("front", -0.6, 1, ["back", 0.3]),
    far: at("brow", 0.5, -0.2, "out"),
    bow: 26,
    nod: 16,
    legs: WIDE,
    tilt: 150,
  },
];
const PILLOW_FIGHT = { rate: 2.3, apart: 2.7, apartNear: 2.2, tool: "pillow", grip: 0.1, isAside: true } as const;

export const SCUFFLES: Readonly<Record<(typeof SCUFFLE_GESTURES)[number], GestureDesign>> = {
  count_over: {
    ...{ apart: 4.2, apartNear: 3 },
    keys: [
      { far: pointing(at("crown", 1.2, -0.5, "out")), near: at("knee", 0.1, -0.3), bow: 34, nod: -6, legs: BRACED },
      { far: pointing(at("front", 1.8, 1.5)), near: at("knee", 0.1, -0.3), bow: 46, nod: -2, legs: BRACED },
    ],
    rate: 1.4,
    isAside: true,
  },
  huddle: {
    ...{ apart: 1.45, apartNear: 1.2, alone: "spread_arms" },
    keys: [
      { far: at("front", 2.2, 0.3), near: at("front", -2.1, 0.3, ["down", 0.3]), bow: 8, nod: 10 },
      { far: at("front", 2.2, 0.2), near: at("front", -2.1, 0.2, ["down", 0.3]), bow: 12, nod: 12 },
    ],
    rate: 0.8,
  },
  guard_up: {
    ...{ apart: 2.6, apartNear: 2.1, alone: "guard_up" },
    keys: [
      { far: fist(at("chin", 0.75, 0.05)), near: fist(at("chin", 0.4, 0.3, ["down", 0.4])), bow: 8, legs: WIDE },
      { far: fist(at("chin", 0.85, 0.15)), near: fist(at("chin", 0.45, 0.15, ["down", 0.4])), bow: 10, legs: LUNGE },
    ],
    rate: 2,
    isAside: true,
  },
  headlock: {
    ...{ apart: 1.3, apartNear: 1.1, other: "in_headlock", otherMood: "angry", isAside: true },
    keys: [
      {
        far: fist(at("front", 1.2, 0.55, "out")),
        near: fist(at("front", 0.9, 0.75, ["down", 0.5])),
        bow: 18,
        legs: BRACED,
      },
      {
        far: fist(at("front", 1.2, 0.75, "out")),
        near: fist(at("front", 0.9, 0.95, ["down", 0.5])),
        bow: 26,
        legs: BRACED,
      },
    ],
    rate: 1.6,
  },
  in_headlock: {
    keys: [
      { far: at("front", 1, 1.3), near: at("front", 0.8, 1.4, ["down", 0.4]), bow: 62, nod: 8, legs: BRACED },
      { far: at("front", 0.8, 1), near: at("front", 1, 1.5, ["down", 0.4]), bow: 68, nod: 4, legs: LUNGE },
    ],
    rate: 2.4,
    isAside: true,
  },
  pillow_blow: {
    ...PILLOW_FIGHT,
    keys: PILLOWS,
    other: "pillow_back",
    isShared: true,
    otherMood: "glad",
    alone: "swing",
  },
  pillow_back: { ...PILLOW_FIGHT, keys: [...PILLOWS.slice(2), ...PILLOWS.slice(0, 2)] },
};
