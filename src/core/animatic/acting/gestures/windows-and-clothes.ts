// Gestures at something that stands there: a window, a blind, a keyhole, a pole, a sink; and what is slid, pushed in, taken off and put on.
import { at, fist, LUNGE, pointing, WIDE, type GestureDesign } from "./gesture.ts";

export const WINDOWS_AND_CLOTHES = {
  lean_over: {
    keys: [{ far: at("front", 1.6, 1.6), near: at("front", 1.1, 1.7, ["down", 0.3]), bow: 30, nod: -14 }],
  },
  lean_out: {
    keys: [
      { far: at("front", 1.3, 1.35), near: at("front", 0.9, 1.4, ["down", 0.3]), bow: 36, nod: -22, lean: 4 },
      { far: at("front", 1.3, 1.35), near: at("front", 0.9, 1.4, ["down", 0.3]), bow: 44, nod: -18, lean: 6 },
    ],
    rate: 0.6,
  },
  part_blind: {
    keys: [
      {
        ...{ far: pointing(at("eyes", 1, -0.15)), near: pointing(at("eyes", 0.8, 0.25, ["down", 0.2])) },
        ...{ bow: 10, nod: -2 },
      },
    ],
  },
  keyhole: {
    keys: [{ far: at("front", 1.5, 0.2), near: at("knee", 0, -0.3), bow: 46, nod: -40, legs: LUNGE }],
  },
  look_into: {
    keys: [{ far: at("front", 1.2, 1.3), near: at("front", 0.8, 1.4, ["down", 0.3]), bow: 30, nod: 6 }],
  },
  hug_pole: {
    keys: [
      { far: fist(at("front", 1.15, -0.1)), near: fist(at("front", 1, 0.7, ["down", 0.3])), bow: 10, lean: 8, nod: 4 },
      { far: fist(at("front", 1.15, 0)), near: fist(at("front", 1, 0.8, ["down", 0.3])), bow: 14, lean: 9, nod: 8 },
    ],
    rate: 1.2,
  },
  slide: {
    apart: 4.2,
    apartNear: 3.3,
    keys: [
      { far: at("table", 1.2, -0.4), bow: 12, nod: 8 },
      { far: at("table", 2.1, -0.3), bow: 22, nod: -2, isEmpty: true },
      { far: at("table", 1.8, -0.3), bow: 16, nod: -4, isEmpty: true },
    ],
    holder: -1,
    grip: 0.15,
  },
  insert: {
    keys: [
      { far: at("front", 1.7, 0.2), near: at("front", 1.2, 1.3, ["down", 0.3]), nod: 16, bow: 8 },
      { far: at("front", 1.5, 1), near: at("front", 1.2, 1.3, ["down", 0.3]), nod: 20, bow: 12 },
    ],
    rate: 0.9,
    holder: -1,
    grip: 0.9,
  },
  release: {
    otherPosture: "fly",
    keys: [
      { far: at("chest", 0.8, -0.2), near: at("chest", 0.6, -0.2, ["down", 0.2]), nod: 6 },
      { far: at("crown", 1.2, -0.5, "out"), near: at("crown", 0.5, -0.8, "out"), nod: -18, bow: -6, isEmpty: true },
      { far: at("crown", 1.3, -0.3, "out"), near: at("crown", 0.4, -0.7, "out"), nod: -22, bow: -8, isEmpty: true },
    ],
  },
  on_face: {
    keys: [{ near: at("eyes", 0.35, 0.2, ["out", 0.3]), far: at("lap", 0.2, 0), nod: -14, tilt: 20 }],
    supine: [{ near: at("eyes", 0.4, 0.05, ["out", 0.3]), far: at("belly", 0.1, 0), tilt: 0 }],
    grip: 0.1,
  },
  on_belly: {
    keys: [{ near: at("belly", 0.4, 0.2, ["out", 0.3]), far: at("belly", 0.3, 0.4) }],
    supine: [{ near: at("belly", 0.5, 0.1, ["out", 0.3]), far: at("belly", 0.3, -0.3), tilt: 0 }],
    grip: 0.5,
  },
  sheet_on_face: {
    keys: [{ near: at("mouth", 0.4, 0.2, ["out", 0.3]), far: at("lap", 0.2, 0), nod: -14, tilt: 20 }],
    supine: [{ near: at("eyes", 0.42, 0.12, ["out", 0.3]), far: at("belly", 0.1, 0), tilt: 0, as: "tentsheet" }],
    grip: 0.3,
  },
  sheet_on_belly: {
    keys: [{ near: at("belly", 0.4, 0.2, ["out", 0.3]), far: at("belly", 0.3, 0.4) }],
    supine: [{ near: at("belly", 0.35, 0.1, ["out", 0.3]), far: at("belly", 0.3, -0.3), tilt: 0, as: "tentsheet" }],
    grip: 0.3,
  },
  on_head: {
    keys: [{ far: at("crown", 0.45, 0.1, "out"), near: at("crown", 0, -0.02, ["out", 0.2]), nod: -2 }],
    grip: 0.02,
  },
  lower: {
    keys: [
      { near: at("front", 1.4, 0.2, ["down", 0.2]), far: at("front", 1.7, 0.4), nod: 4 },
      { near: at("front", 0.9, 1.5, ["down", 0.2]), far: at("front", 0.9, 1.2), nod: 10, bow: 4 },
    ],
  },
  burn: {
    keys: [
      { far: at("front", 1.7, 0.1), near: at("front", 1.1, 0.9), nod: 10, effect: "flame" },
      { far: at("front", 1.7, 0), near: at("front", 1.1, 0.8), nod: 10, effect: "flame" },
    ],
    rate: 3,
    tool: "paper",
    holder: -1,
    grip: 0.05,
  },
  cast_spell: {
    keys: [
      { near: at("front", 2, -0.5, ["down", 0.2]), far: at("front", 1.2, 0.3), effect: "sparks" },
      { near: at("front", 2, -0.2, ["down", 0.2]), far: at("front", 1.2, 0.5), bow: 10, effect: "sparks" },
    ],
    rate: 2.4,
    tool: "wand",
    grip: 0.1,
  },
  shoot: {
    keys: [
      { near: at("front", 1.9, 0, ["down", 0.2]), far: at("front", 1.95, 0.05), legs: WIDE, bow: 3 },
      {
        near: at("front", 1.7, -0.2, ["down", 0.2]),
        far: at("front", 1.8, -0.15),
        legs: WIDE,
        bow: -4,
        effect: "flash",
      },
    ],
    rate: 2.1,
    tool: "gun",
  },
  weld: {
    keys: [
      { far: at("front", 1.7, 1), near: at("front", 1.3, 1.2), bow: 20, nod: 10, tilt: 100, effect: "sparks" },
      { far: at("front", 1.75, 1.05), near: at("front", 1.3, 1.2), bow: 22, nod: 10, tilt: 100, effect: "sparks" },
    ],
    rate: 5,
    tool: "wrench",
    holder: -1,
  },
  spray: {
    keys: [
      { far: at("front", 1.9, 0), bow: 6, tilt: 20, effect: "spray" },
      { far: at("front", 1.9, 0.4), bow: 8, tilt: 20, effect: "spray" },
    ],
    rate: 1.6,
    tool: "can",
    holder: -1,
  },
  milk: {
    keys: [
      { far: at("front", 1.5, 1.2), near: at("front", 1.3, 1.6, ["down", 0.3]), bow: 18, nod: 4 },
      { far: at("front", 1.5, 1.6), near: at("front", 1.3, 1.2, ["down", 0.3]), bow: 18, nod: 4 },
    ],
    rate: 3,
  },
  pump: {
    keys: [
      { far: at("front", 1.4, 0.4), near: at("front", 1.1, 0.4, ["down", 0.3]), bow: 8, legs: WIDE },
      { far: at("front", 1.4, 1.6), near: at("front", 1.1, 1.6, ["down", 0.3]), bow: 34, legs: WIDE },
    ],
    rate: 2.4,
  },
  fan: {
    keys: [
      { near: at("front", 1, -0.3, ["down", 0.2]), nod: -4, tilt: -20 },
      { near: at("front", 0.7, -0.2, ["down", 0.2]), nod: -6, tilt: 30 },
    ],
    rate: 5,
    tool: "fan",
    grip: 0.1,
  },
  plant: {
    keys: [
      { near: at("front", 1.2, -0.1, ["down", 0.3]), far: at("front", 1.4, 0.9), bow: 8, nod: 6, legs: WIDE, tilt: 4 },
      { near: at("front", 1.2, 0.4, ["down", 0.3]), far: at("front", 1.4, 1.3), bow: 18, nod: 8, legs: WIDE, tilt: 4 },
      {
        ...{ near: at("front", 0.8, 0.3, ["down", 0.3]), far: at("front", 0.8, 0.9), bow: 4, nod: 6 },
        isEmpty: true,
      },
    ],
    tool: "flag",
    grip: 0.45,
  },
  tap_down: {
    keys: [
      { near: at("front", 1.2, -0.1, ["down", 0.3]), far: at("front", 1.4, 0.9), bow: 8, nod: 6, legs: WIDE, tilt: 4 },
      { near: at("front", 1.2, 0.4, ["down", 0.3]), far: at("front", 1.4, 1.3), bow: 18, nod: 8, legs: WIDE, tilt: 4 },
    ],
    rate: 1.2,
    tool: "cane",
    grip: 0.45,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
