// Everyday deeds: a baby is laid into arms, a cheek shaved, an arm injected, a heart massaged, somebody searched, let by or stopped; a plug is pulled.
import { at, BRACED, fist, WIDE, type GestureDesign } from "../gesture.ts";
import type { EVERYDAY_GESTURES } from "./names.ts";

const WITH_SOMEBODY = {
  give_baby: {
    ...{ apart: 2.5, apartNear: 2.1, other: "take_baby", isShared: true, otherMood: "glad", alone: "cradle" },
    keys: [
      { near: at("chest", 0.15, 0.55, ["out", 0.2]), far: at("chest", 0.6, 0.75, "down"), nod: 16, bow: 4 },
      { near: at("their_hand", -0.45, -0.5, ["down", 0.3]), far: at("their_hand", -0.1, -0.3), nod: 10, bow: 12 },
      {
        ...{ near: at("their_hand", -0.8, 0.2, ["down", 0.3]), far: at("their_hand", -0.4, 0.2), nod: 8, bow: 8 },
        isEmpty: true,
      },
    ],
    grip: 0.4,
  },
  take_baby: {
    keys: [
      { near: at("front", 1, 0.7, ["down", 0.3]), far: at("front", 1.4, 0.7), nod: 8, isEmpty: true },
      {
        ...{ near: at("their_hand", -0.5, 0, ["down", 0.3]), far: at("their_hand", -0.1, 0.1), nod: 12, bow: 8 },
        isEmpty: true,
      },
      { near: at("chest", 0.15, 0.5, ["out", 0.2]), far: at("chest", 0.6, 0.7, "down"), nod: 20, bow: 4 },
    ],
    grip: 0.4,
  },
  feed_piece: {
    ...{ apart: 2.1, apartNear: 1.9, otherMood: "chewing" },
    keys: [
      {
        far: at("front", 1.05, 0.55, ["down", 0.3]),
        near: at("front", 0.8, 0.9, ["down", 0.4]),
        nod: 12,
        as: "morsel",
      },
      {
        far: at("their_face", -0.32, 0.3, ["down", 0.3]),
        near: at("front", 0.9, 0.8, ["down", 0.4]),
        bow: 6,
        as: "morsel",
      },
      {
        far: at("their_face", -0.26, 0.28, ["down", 0.3]),
        near: at("front", 0.9, 0.8, ["down", 0.4]),
        bow: 8,
        as: "morsel",
      },
    ],
    rate: 1,
    holder: -1,
    grip: 0.1,
  },
  shave_them: {
    ...{ apart: 2.2, apartNear: 1.95, other: "chin_up", otherPosture: "sit", alone: "shave" },
    keys: [
      {
        ...{ far: at("their_face", -0.45, 0.3, ["down", 0.3]), near: at("their_shoulder", -0.3, 0.3, ["down", 0.5]) },
        ...{ bow: 8, nod: 6, tilt: 76 },
      },
      {
        ...{ far: at("their_face", -0.45, 0.72, ["down", 0.3]), near: at("their_shoulder", -0.3, 0.3, ["down", 0.5]) },
        ...{ bow: 8, nod: 8, tilt: 84 },
      },
    ],
    rate: 1.4,
    tool: "razor",
    holder: -1,
    grip: 0.1,
  },
  inject_them: {
    ...{ apart: 2.3, apartNear: 2, kneels: true, otherMood: "afraid", alone: "inject" },
    keys: [
      {
        ...{
          far: at("their_shoulder", -0.95, -0.25, ["down", 0.3]),
          near: at("front", 0.8, 1, ["down", 0.5]),
        },
        ...{ bow: 6, nod: 8, tilt: 96 },
      },
      {
        ...{ far: at("their_shoulder", -0.5, -0.1, ["down", 0.3]), near: at("front", 0.8, 1, ["down", 0.5]) },
        ...{ bow: 8, nod: 10, tilt: 96 },
      },
    ],
    tool: "syringe",
    holder: -1,
    grip: 0.1,
  },
  press_chest: {
    ...{ apart: 2.4, apartNear: 1.2, otherPosture: "lie", otherMood: "asleep", alone: "pump" },
    keys: [
      {
        far: fist(at("their_chest", 0.1, -0.9)),
        near: fist(at("their_chest", 0, -0.95, ["down", 0.3])),
        bow: 26,
        nod: 6,
      },
      {
        far: fist(at("their_chest", 0.1, -0.35)),
        near: fist(at("their_chest", 0, -0.4, ["down", 0.3])),
        bow: 40,
        nod: 2,
      },
    ],
    rate: 3.2,
  },
  pat_down: {
    ...{ apart: 2.1, apartNear: 1.8, other: "arms_held_out", alone: "work" },
    keys: [
      {
        ...{ far: at("their_chest", -0.1, -0.1, ["down", 0.3]), near: at("their_chest", -0.2, 0.5, ["down", 0.5]) },
        ...{ bow: 10, nod: 8 },
      },
      {
        ...{ far: at("their_waist", -0.1, -0.1, ["down", 0.3]), near: at("their_waist", -0.2, 0.4, ["down", 0.5]) },
        ...{ bow: 22, nod: 6 },
      },
    ],
    rate: 1.4,
  },
  arms_held_out: {
    keys: [{ far: at("front", 1.7, 0, ["out", -0.4]), near: at("front", -1.3, 0, ["out", 0.9]), nod: -4, legs: WIDE }],
  },
  take_pulse: {
    ...{ apart: 2.4, apartNear: 2.1, other: "arm_out", kneels: true, alone: "check_watch" },
    keys: [
      {
        ...{ far: at("their_hand", 0.25, -0.2, ["down", 0.3]), near: at("front", 0.75, 0.15, ["down", 0.4]) },
        ...{ nod: 14, bow: 6 },
      },
    ],
  },
  measure_them: {
    ...{ apart: 2.2, apartNear: 1.9, other: "arms_held_out", alone: "work" },
    keys: [
      {
        ...{ far: at("their_shoulder", 0.05, 0.1, ["down", 0.3]), near: at("their_chest", -0.1, 0.1, ["down", 0.5]) },
        ...{ bow: 6, nod: 6, tilt: 178, as: "measuretape" },
      },
      {
        ...{ far: at("their_waist", 0, -0.4, ["down", 0.3]), near: at("their_chest", -0.1, 0.3, ["down", 0.5]) },
        ...{ bow: 12, nod: 8, tilt: 178, as: "measuretape" },
      },
    ],
    rate: 0.9,
    tool: "sellotape",
    holder: -1,
    grip: 0.03,
  },
  free_them: {
    ...{ apart: 2.3, apartNear: 2, kneels: true, alone: "tie" },
    ...{ other: "wrists_out", otherLater: { gesture: "warm", mood: "glad" } },
    keys: [
      {
        ...{ far: at("their_hand", 0.1, -0.45, ["down", 0.3]), near: at("their_hand", 0, 0.05, ["down", 0.5]) },
        ...{ bow: 8, nod: 14, tilt: 50 },
      },
      {
        ...{ far: at("their_hand", 0.2, -0.15, ["down", 0.3]), near: at("their_hand", 0, 0.05, ["down", 0.5]) },
        ...{ bow: 8, nod: 14, tilt: 80 },
      },
      { far: at("front", 0.9, 0.2), near: at("front", 0.5, 0.8, ["down", 0.4]), nod: 4 },
    ],
    tool: "rope",
    holder: -1,
    grip: 0.5,
  },
  wrists_out: {
    keys: [
      {
        ...{ far: fist(at("their_hand", -0.1, 0)), near: fist(at("their_hand", -0.1, 0.1, ["down", 0.4])) },
        ...{ nod: 12, bow: 4 },
      },
    ],
  },
  make_way: {
    ...{ apart: 3.2, apartNear: 2.6, otherPosture: "walk" },
    keys: [
      { nod: -2 },
      {
        ...{ far: at("front", 1, 1.1, ["out", 0.6]), near: at("front", 0.5, 0.9, ["out", 0.9]) },
        ...{ shift: -1.2, lean: -6, bow: 8, nod: 8, legs: BRACED },
      },
    ],
  },
  bar_way: {
    ...{ apart: 3.5, apartNear: 3.1, otherMood: "surprised", alone: "spread_arms" },
    keys: [
      {
        ...{ far: at("front", 1.75, 0.25, ["out", -0.4]), near: at("front", -1.25, 0.3, ["out", 0.9]) },
        ...{ lean: 2, nod: 2, legs: WIDE },
      },
    ],
  },
  push_chair: {
    keys: [{ far: fist(at("front", 1.65, 1.1)), near: fist(at("front", 1.35, 1.15, ["down", 0.3])), lean: 6, bow: 8 }],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;

const ALONE = {
  ear_at_door: {
    keys: [
      {
        ...{ far: at("front", 1.35, -0.6, ["up", 0.1]), near: at("front", 1.2, 0.5, ["down", 0.3]) },
        ...{ bow: 16, lean: 8, nod: 4, shift: 1.8, head: "camera" },
      },
    ],
  },
  plug_in: {
    keys: [
      { far: at("front", 1.2, 1, ["down", 0.2]), bow: 20, nod: 14, effect: "cable" },
      { far: at("front", 1.9, 1.3, ["down", 0.2]), near: at("knee", 0.1, -0.2), bow: 34, nod: 4, effect: "cable" },
    ],
    tool: "plug",
    holder: -1,
    grip: 0.3,
  },
  unplug: {
    keys: [
      { far: at("front", 1.9, 1.3, ["down", 0.2]), near: at("knee", 0.1, -0.2), bow: 34, nod: 4, effect: "cable" },
      { far: at("front", 1.1, 0.4, ["down", 0.2]), near: at("knee", 0.1, -0.2), bow: 8, nod: 14, effect: "cable" },
    ],
    tool: "plug",
    holder: -1,
    grip: 0.3,
  },
  pull_loose: {
    keys: [
      {
        far: fist(at("front", 2, 0, ["down", 0.2])),
        near: at("front", 1.6, 0.5),
        bow: 12,
        as: "plug",
        effect: "cable",
      },
      { far: fist(at("front", 2, 0, ["down", 0.2])), near: at("front", 1.6, 0.5), bow: -6, legs: BRACED, as: "plug" },
      { far: fist(at("front", 1.2, 0, "down")), nod: 8, bow: -12, legs: BRACED, as: "plug", effect: "cable" },
    ],
    holder: -1,
    grip: 0.3,
  },
  slam_down: {
    keys: [
      { far: fist(at("crown", 0.9, -0.1, "out")), bow: -6, nod: -4 },
      { far: fist(at("table", 1.75, -0.3, "out")), bow: 22, nod: 12, effect: "thud" },
      { far: fist(at("table", 1.75, -0.3, "out")), bow: 20, nod: 6 },
      { far: at("front", 1.3, 0.5, "out"), bow: 4, nod: 4, isEmpty: true },
    ],
    holder: -1,
    grip: 0.1,
  },
  put_up: {
    keys: [
      { far: at("front", 1, 0.4), near: at("front", 0.8, 0.6, ["down", 0.3]), nod: 2 },
      { far: at("front", 1.75, -1), nod: -14, bow: -2, lift: 0.1 },
    ],
    rate: 0.7,
    holder: -1,
  },
  pay_out: {
    keys: [
      { far: fist(at("front", 1.3, 0.6)), near: fist(at("front", 0.9, 0.9, ["down", 0.3])), bow: 16, nod: 16 },
      { far: fist(at("front", 1.5, 1)), near: fist(at("front", 1, 0.6, ["down", 0.3])), bow: 20, nod: 16 },
    ],
    rate: 0.8,
  },
  ring_off: {
    keys: [
      {
        ...{ far: at("front", 1.05, 0.1, ["out", 0.1]), near: at("front", 0.95, 0.2, ["down", 0.3]) },
        ...{ nod: 16, bow: 4, isEmpty: true },
      },
      { far: at("front", 1.3, -0.1, ["out", 0.1]), near: at("front", 0.8, 0.3, ["down", 0.3]), nod: 12, bow: 2 },
    ],
    tool: "ring",
    holder: -1,
    grip: 0.1,
  },
  hands_low: { keys: [{ far: at("front", 0.85, 1.15), near: at("front", 0.3, 1.3, ["down", 0.35]), nod: -2 }] },
  hide_at_back: {
    isAside: true,
    keys: [{ near: at("waist", -0.75, 0.1, ["back", 0.3]), nod: -6, bow: -4 }],
    grip: 0.5,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;

export const EVERYDAY: Readonly<Record<(typeof EVERYDAY_GESTURES)[number], GestureDesign>> = {
  ...WITH_SOMEBODY,
  ...ALONE,
};
