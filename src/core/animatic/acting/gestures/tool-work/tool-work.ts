// Gestures with a tool at something, and with a thing that is waved, tied or carried in its own way.
import { at, fist, LUNGE, WIDE, type GestureDesign } from "../gesture.ts";

export const TOOL_WORK = {
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
