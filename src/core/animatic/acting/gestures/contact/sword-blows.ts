// Blows and thrusts with weapons at somebody, and how they are met or dodged.
import { at, BRACED, fist, LUNGE, WIDE, type GestureDesign } from "../gesture.ts";
import type { SWORD_BLOW_GESTURES } from "./names.ts";

const RAISED = {
  far: fist(at("crown", -0.3, -0.7, ["out", 0.3])),
  near: at("front", 0.9, 0.6),
  ...{ bow: -8, lean: -4, legs: BRACED, tilt: -20 },
} as const;
const STRUCK = {
  far: fist(at("front", 1.6, 0.1, ["down", 0.4])),
  near: at("front", -0.5, 0.9),
  ...{ bow: 16, lean: 6, legs: LUNGE, tilt: 72 },
} as const;
const ARMED = { tool: "sword", holder: -1, grip: 0.1 } as const;

export const SWORD_BLOWS: Readonly<Record<(typeof SWORD_BLOW_GESTURES)[number], GestureDesign>> = {
  sword_blow: {
    ...{ apart: 4, apartNear: 3.2, other: "ducks_blow", otherMood: "afraid", alone: "swing" },
    ...{ keys: [RAISED, STRUCK], rate: 1.6, ...ARMED },
  },
  cut_down: {
    ...{ apart: 3.6, apartNear: 3, other: "none", otherPosture: "fall_back", otherMood: "surprised", alone: "swing" },
    ...{ keys: [RAISED, STRUCK, { ...STRUCK, bow: 24, tilt: 120 }], ...ARMED },
  },
  thrust_them: {
    ...{ apart: 4.6, apartNear: 3.6, other: "reel", otherMood: "surprised", alone: "stab" },
    keys: [
      {
        ...{ far: fist(at("chest", -0.6, 0.3, ["back", 0.3])), near: at("crown", -0.9, 0.3, "out") },
        ...{ bow: -4, legs: BRACED, tilt: 86 },
      },
      {
        ...{ far: fist(at("front", 1.9, 0.1, ["down", 0.3])), near: at("front", -1.4, 0.5) },
        ...{ bow: 12, lean: 6, legs: LUNGE, tilt: 88 },
      },
      {
        ...{ far: fist(at("front", 1.9, 0.1, ["down", 0.3])), near: at("front", -1.4, 0.5) },
        ...{ bow: 12, lean: 6, legs: LUNGE, tilt: 88 },
      },
    ],
    ...ARMED,
  },
  parry: {
    keys: [
      {
        ...{ far: fist(at("crown", 0.8, -0.1, ["out", 0.3])), near: at("front", 0.9, 0.7) },
        ...{ bow: -4, lean: -6, nod: -6, legs: BRACED, tilt: -70 },
      },
      {
        ...{ far: fist(at("crown", 0.7, 0.1, ["out", 0.3])), near: at("front", 0.9, 0.7) },
        ...{ bow: 2, lean: -8, nod: -4, legs: BRACED, tilt: -76 },
      },
    ],
    rate: 1.6,
    ...ARMED,
  },
  dodge: {
    keys: [
      { far: at("front", 0.9, 0.3), near: at("front", 0.7, 0.5), bow: 10, legs: WIDE },
      {
        ...{ far: at("front", 1.5, -0.5, ["out", 0.3]), near: at("front", 0.4, -0.6, ["out", 0.4]) },
        ...{ lean: -26, bow: -10, nod: 4, lift: 0.5, shift: -1.6, legs: LUNGE },
      },
      {
        ...{ far: at("front", 1.3, -0.1, ["out", 0.3]), near: at("front", -0.6, -0.2, ["out", 0.4]) },
        ...{ lean: -14, bow: 14, nod: -10, shift: -2.4, legs: BRACED },
      },
    ],
  },
};
