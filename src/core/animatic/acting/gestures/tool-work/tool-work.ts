// Gestures with a tool at something, and with a thing that is waved, tied or carried in its own way.
import { at, BRACED, CROSSED, fist, LUNGE, SQUAT, WIDE, type GestureDesign } from "../gesture.ts";

export const TOOL_WORK = {
  hew_at: {
    keys: [
      {
        ...{ near: fist(at("crown", -0.7, 0, "out")), far: fist(at("crown", -0.3, -0.3, "out")) },
        ...{ bow: -10, nod: 4, tilt: -62, legs: BRACED },
      },
      {
        ...{ near: fist(at("front", 0.9, 0.55, ["out", 0.3])), far: fist(at("front", 1.25, 0.4)) },
        ...{ bow: 14, nod: 0, tilt: 84, legs: LUNGE, effect: "sparks" },
      },
    ],
    rate: 1.3,
    tool: "axe",
    grip: 0.12,
  },
  heave_up: {
    keys: [
      {
        ...{ far: fist(at("front", 1.3, 1.3)), near: fist(at("front", 0.5, 1.3, ["out", 0.3])), bow: 22, nod: 6 },
        legs: SQUAT,
      },
      {
        ...{ far: fist(at("front", 1.5, 0.2)), near: fist(at("front", 0.7, 0.2, ["out", 0.3])), bow: -6, nod: -8 },
        legs: WIDE,
      },
      {
        ...{ far: fist(at("crown", 1.7, -0.5, "out")), near: fist(at("crown", 1, -0.5, ["out", 0.3])), bow: 4 },
        ...{ nod: -20, legs: LUNGE },
      },
      {
        ...{ far: fist(at("crown", 2, -0.7, "out")), near: fist(at("crown", 1.3, -0.7, ["out", 0.3])), bow: 8 },
        ...{ nod: -22, legs: LUNGE },
      },
    ],
    grip: 0.06,
  },
  stow_up: {
    keys: [
      {
        far: fist(at("front", 1.5, 0.5)),
        near: fist(at("front", 0.8, 0.5, ["out", 0.3])),
        bow: -4,
        nod: -4,
        legs: WIDE,
      },
      { far: fist(at("crown", 1.5, 0.1, "out")), near: fist(at("crown", 0.9, 0.1, ["out", 0.3])), bow: 2, nod: -16 },
      {
        ...{ far: fist(at("crown", 1.8, -1.2, "out")), near: fist(at("crown", 1.3, -1.2, ["out", 0.3])), bow: 6 },
        ...{ nod: -22, legs: LUNGE },
      },
      { far: at("crown", 1.2, 0, "out"), near: at("front", 1.1, 0.9, ["down", 0.3]), nod: -16, isEmpty: true },
      { far: at("front", 0.9, 1.5), near: at("front", 0.5, 1.5, ["down", 0.3]), nod: -14, isEmpty: true },
    ],
    grip: 0.06,
  },
  sweep_off: {
    keys: [
      { near: at("table", 0.7, -0.25, ["out", 0.3]), far: at("back", 0, 0.2), bow: 16, nod: 12, tilt: 0, legs: WIDE },
      {
        ...{ near: at("table", 1.7, -0.35, ["out", 0.4]), far: at("back", -0.2, 0.4), bow: 26, nod: 8, tilt: 20 },
        legs: LUNGE,
      },
      {
        ...{ near: at("front", 2.3, 0.4, ["out", 0.5]), far: at("back", -0.4, 0.4), bow: 24, nod: 2, legs: LUNGE },
        isEmpty: true,
      },
      {
        ...{ near: at("front", 2.3, 0.4, ["out", 0.5]), far: at("back", -0.4, 0.4), bow: 22, nod: 4, legs: LUNGE },
        isEmpty: true,
      },
    ],
    tool: "papers",
    grip: 0.1,
  },
  brush_clear: {
    keys: [
      { near: at("ground", 0.56, -1.4), far: at("ground", 0.05, -2.1, "out"), bow: 66, nod: -30, tilt: 150 },
      { near: at("ground", 0.56, -1.4), far: at("ground", -0.35, -1.2, "out"), bow: 64, nod: -30, tilt: 200 },
    ],
    rate: 2.4,
    tool: "paintbrush",
    holder: -1,
    grip: 0.2,
    second: { noun: "", grip: 0.92 },
  },
  tend_foot: {
    keys: [
      {
        ...{ far: at("foot", 0.3, -0.35, "out"), near: at("foot", -0.1, -0.1, "out"), bow: 22, nod: 18 },
        seatedLegs: CROSSED,
      },
      {
        ...{ far: at("foot", 0.15, 0.2, "out"), near: at("foot", 0.25, -0.3, "out"), bow: 24, nod: 20 },
        seatedLegs: CROSSED,
      },
    ],
    rate: 1.8,
    grip: 0.5,
  },
  wave_it: {
    keys: [
      { near: at("front", 1.8, -1, ["out", 0.2]), tilt: 46, nod: -6 },
      { near: at("front", 1.1, -1.5, ["out", 0.2]), tilt: -34, nod: -6 },
    ],
    rate: 3,
  },
  fan_with: {
    keys: [
      { near: at("front", 1.7, -0.5, ["out", 0.2]), far: at("front", 0.6, 0.3, "out"), tilt: -58, nod: 10, bow: 6 },
      { near: at("front", 1.4, -1.2, ["out", 0.2]), far: at("front", 0.6, 0, "out"), tilt: -8, nod: 2, bow: 0 },
    ],
    rate: 3.4,
    tool: "teatowel",
  },
  roll_out: {
    keys: [
      { near: fist(at("table", 0.6, -0.4, ["out", 0.3])), far: at("table", 1, -0.3), bow: 8, nod: 16, tilt: 90 },
      { near: fist(at("table", 1.5, -0.4, ["out", 0.3])), far: at("table", 1.5, -0.3), bow: 24, nod: 8, tilt: 90 },
    ],
    rate: 2.2,
    tool: "rollingpin",
    grip: 0.5,
    second: { noun: "dough", grip: 0.3 },
  },
  tie_to: {
    keys: [
      { near: fist(at("front", 1.2, 0.7, ["out", 0.3])), far: fist(at("front", 1.8, 0.5)), bow: 10, nod: 12 },
      { near: fist(at("front", 0.7, 0.4, ["out", 0.3])), far: fist(at("front", 1.9, 0.8)), bow: 4, nod: 10 },
    ],
    rate: 1.6,
    tool: "rope",
    grip: 0.7,
  },
  under_arm: { keys: [{ near: at("waist", 0.55, -0.85, ["back", 0.25]), tilt: 72 }], grip: 0.4 },
  on_back: {
    keys: [{ near: fist(at("shoulder", -0.4, 0.15, ["down", 0.4])), bow: 14, nod: -4, tilt: -112 }],
    grip: 0,
  },
  paint_face: {
    ...{ apart: 2.5, apartNear: 2.1, alone: "paint" },
    keys: [
      { far: at("their_face", -0.55, 0.15, ["down", 0.3]), bow: 6, tilt: 72 },
      { far: at("their_face", -0.5, -0.2, ["down", 0.3]), bow: 6, tilt: 96 },
    ],
    rate: 1.8,
    tool: "paintbrush",
    holder: -1,
    grip: 0.1,
  },
  lift_bar: {
    keys: [
      {
        ...{ far: fist(at("ground", 1, -0.9)), near: fist(at("ground", 0, -0.9, ["out", 0.3])) },
        ...{ bow: 58, nod: -34, legs: SQUAT, tilt: 0 },
      },
      {
        ...{ far: fist(at("chest", 0.9, 0, "down")), near: fist(at("chest", -0.4, 0.1, ["down", 0.4])) },
        ...{ bow: -2, nod: -8, legs: SQUAT, tilt: 0 },
      },
      {
        ...{ far: fist(at("crown", 0.9, -0.9, "out")), near: fist(at("crown", -0.5, -0.9, ["out", 0.3])) },
        ...{ nod: -10, legs: WIDE, tilt: 0 },
      },
      {
        ...{ far: fist(at("crown", 0.9, -1, "out")), near: fist(at("crown", -0.5, -1, ["out", 0.3])) },
        ...{ nod: -12, legs: WIDE, tilt: 0 },
      },
    ],
    tool: "barbell",
    grip: 0.5,
  },
  lean_on_tool: {
    keys: [
      {
        ...{ near: fist(at("front", 0.9, 0.2, ["out", 0.3])), far: fist(at("front", 0.95, 0.05, "out")) },
        ...{ lean: 8, bow: 16, nod: 8, legs: BRACED, tilt: -6 },
      },
    ],
    ...{ tool: "spade", grip: 0.96 },
  },
  shovel_up: {
    keys: [
      { near: at("front", 0.9, 1.1), far: at("front", 1.3, 2), bow: 36, nod: -8, tilt: -30, legs: LUNGE },
      { near: at("front", 0.5, 0.5), far: at("front", 1.5, 0.5), bow: 0, nod: 2, tilt: -100, legs: BRACED },
    ],
    rate: 1.2,
    tool: "spade",
    grip: 0.92,
  },
  pitch: {
    keys: [
      { near: at("front", 0.9, 1.2), far: at("front", 1.4, 1.9), bow: 34, nod: -4, tilt: 150, legs: LUNGE },
      { near: at("front", 0.4, 0.5), far: at("front", 1.3, -0.3), bow: -6, nod: -6, tilt: 52, legs: BRACED },
    ],
    rate: 1.2,
    tool: "pitchfork",
    grip: 0.2,
  },
  touch_toes: {
    keys: [
      { far: at("crown", 0.2, -1.4, "out"), near: at("crown", 0, -1.4, ["out", 0.3]), bow: -6 },
      { far: at("foot", 0.1, -0.3, ["out", 0.1]), near: at("foot", -0.1, -0.3, ["out", 0.3]), bow: 104, nod: 20 },
      { far: at("foot", 0.1, -0.3, ["out", 0.1]), near: at("foot", -0.1, -0.3, ["out", 0.3]), bow: 108, nod: 24 },
    ],
    rate: 1,
  },
  scythe: {
    keys: [
      {
        ...{ near: fist(at("front", 0.2, 1, ["out", 0.3])), far: fist(at("front", 0.9, 1.3)) },
        ...{ bow: 12, nod: 12, tilt: 118, legs: WIDE },
      },
      {
        ...{ near: fist(at("front", 0.5, 1.3, ["out", 0.3])), far: fist(at("front", 1.3, 1.7)) },
        ...{ bow: 30, nod: 2, tilt: 142, legs: LUNGE },
      },
      {
        ...{ near: fist(at("front", 0.1, 1.3, ["out", 0.3])), far: fist(at("front", 0.7, 1.7)) },
        ...{ bow: 28, nod: 4, tilt: 168, legs: LUNGE },
      },
    ],
    rate: 1.5,
    tool: "scythe",
    grip: 0.28,
  },
  hurl_spear: {
    keys: [
      {
        far: at("crown", -0.9, -0.1, "out"),
        near: at("front", 1.6, -0.3),
        lean: -14,
        bow: -12,
        legs: BRACED,
        tilt: 66,
      },
      {
        ...{ far: at("front", 1.7, -1.1, "out"), near: at("front", -0.8, 0.9) },
        ...{ lean: 8, bow: 14, legs: LUNGE, isEmpty: true, tilt: 72 },
      },
      {
        ...{ far: at("front", 1.7, 1.2), near: at("front", -0.9, 0.7) },
        ...{ lean: 10, bow: 26, nod: -16, legs: LUNGE, isEmpty: true, tilt: 72 },
      },
    ],
    ...{ tool: "spear", grip: 0.5, holder: -1 },
  },
  over_head: {
    keys: [
      { far: at("crown", 0.6, -0.35, "out"), near: at("crown", -0.1, -0.35, ["out", 0.3]), bow: 8, nod: 10, tilt: 90 },
    ],
    grip: 0.5,
  },
  hose_down: {
    keys: [
      { far: at("front", 1.3, 0.7), near: at("front", 0.5, 1, ["down", 0.3]), tilt: 60, effect: "spray", legs: LUNGE },
      { far: at("front", 1.4, 0.3), near: at("front", 0.6, 0.8, ["down", 0.3]), tilt: 76, effect: "spray", legs: WIDE },
    ],
    rate: 1.4,
    tool: "hose",
    holder: -1,
    grip: 0.5,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
