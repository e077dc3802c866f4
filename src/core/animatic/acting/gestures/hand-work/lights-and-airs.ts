// Gestures with one thing that acts on what is around: a torch, a bell, a kite, bubbles, an umbrella, something that is smashed or pointed.
import { at, fist, LUNGE, WIDE, type GestureDesign } from "../gesture.ts";

export const LIGHTS_AND_AIRS = {
  draw_floor: {
    keys: [
      { far: at("ground", 1.1, -0.2), near: at("ground", 0.1, -0.15), bow: 60, nod: -26, tilt: -30 },
      { far: at("ground", 0.6, -0.2), near: at("ground", 0.1, -0.15), bow: 58, nod: -26, tilt: -45 },
    ],
    rate: 2.1,
    tool: "crayon",
    holder: -1,
    grip: 0.1,
  },
  ring_bell: {
    keys: [
      { near: at("front", 1.25, -0.25, ["down", 0.3]), nod: -2, tilt: -30 },
      { near: at("front", 1.4, -0.15, ["down", 0.3]), nod: -2, tilt: 35 },
    ],
    rate: 5,
    tool: "bell",
    grip: 0.95,
  },
  shine: {
    keys: [
      { near: at("front", 1.45, 0.1, ["down", 0.3]), nod: 6, bow: 6, effect: "beam" },
      { near: at("front", 1.45, 0, ["down", 0.3]), nod: 4, bow: 4, effect: "beam" },
    ],
    rate: 0.7,
    tool: "flashlight",
    grip: 0.5,
  },
  sight: {
    keys: [
      { near: at("eyes", 0.4, 0.36, ["down", 0.3]), far: at("front", 1.9, -0.5, "down"), bow: 6, nod: 8, tilt: 0 },
      { near: at("eyes", 0.38, 0.34, ["down", 0.3]), far: at("front", 1.9, -0.52, "down"), bow: 8, nod: 10, tilt: 0 },
    ],
    rate: 0.6,
    tool: "rifle",
    isAside: true,
  },
  reach_out_of: {
    keys: [
      { far: at("front", 1.7, 1, "down"), near: at("front", 1, 0.5, ["down", 0.2]), bow: 36, nod: -8, isEmpty: true },
      { far: fist(at("front", 1.2, 0.6)), bow: 14, nod: 8, isEmpty: true },
      { far: fist(at("front", 1.1, 0)), nod: 8, isEmpty: true },
    ],
    isAside: true,
  },
  reload: {
    keys: [
      { near: at("front", 0.9, 0.4, ["down", 0.3]), far: fist(at("front", 1.3, 1)), nod: 20, bow: 4 },
      { near: at("front", 0.9, 0.4, ["down", 0.3]), far: fist(at("front", 1.15, 0.55)), nod: 20, bow: 4 },
    ],
    rate: 2.4,
    tool: "gun",
  },
  blow_bubbles: {
    keys: [
      { near: at("mouth", 0.8, 0.3, ["down", 0.3]), nod: -2, bow: 3, effect: "bubbles" },
      { near: at("mouth", 0.72, 0.26, ["down", 0.3]), nod: -6, bow: 6, effect: "bubbles" },
    ],
    rate: 1,
    tool: "bubblewand",
    grip: 0.2,
  },
  fly_kite: {
    keys: [
      {
        ...{ near: at("front", 0.9, -0.1, ["down", 0.3]), far: at("front", 1.3, -0.4), nod: -20, bow: -6, tilt: 58 },
        ...{ effect: "string", legs: WIDE },
      },
      {
        ...{ near: at("front", 0.6, 0.1, ["down", 0.3]), far: at("front", 1.1, -0.2), nod: -20, bow: -9, tilt: 64 },
        ...{ effect: "string", legs: WIDE },
      },
    ],
    rate: 1,
    tool: "kite",
    grip: -1.1,
  },
  shake_out: {
    keys: [
      { near: at("front", 1.2, 0.2, ["down", 0.3]), far: at("front", 1, 0.7), nod: 8, tilt: 10, effect: "drops" },
      { near: at("front", 1.6, 0.7, ["down", 0.3]), far: at("front", 1, 0.7), nod: 10, tilt: 30, effect: "drops" },
    ],
    rate: 5,
    tool: "umbrella",
  },
  raise_umbrella: {
    keys: [
      { near: at("front", 1, 0.5, ["down", 0.3]), far: at("front", 1.2, 0.9), nod: 6, as: "shut" },
      { near: at("crown", 0.55, 0.6, ["down", 0.3]), far: at("front", 0.9, 0.1), nod: -6 },
      { near: at("crown", 0.5, 0.75, ["down", 0.3]), nod: 0 },
    ],
    tool: "umbrella",
    grip: 0.1,
  },
  deal: {
    keys: [
      { far: at("table", 1.1, -0.9), near: at("table", 0.75, -0.85, ["down", 0.3]), nod: 12 },
      { far: at("table", 2, -0.25), near: at("table", 0.75, -0.85, ["down", 0.3]), nod: 12, bow: 8 },
    ],
    rate: 2.4,
    tool: "cards",
    grip: 0.3,
  },
  blow_out: {
    keys: [
      { near: at("front", 1.35, 0.4, ["down", 0.3]), nod: 4, bow: 2, effect: "flame" },
      { near: at("front", 1.35, 0.4, ["down", 0.3]), nod: 8, bow: 12, effect: "flame" },
      { near: at("front", 1.35, 0.4, ["down", 0.3]), nod: 6, bow: 8, effect: "smoke" },
    ],
    tool: "candle",
    grip: 0.12,
  },
  light_smoke: {
    keys: [
      { near: at("front", 0.7, 0.6, ["down", 0.3]), far: at("mouth", 0.16, 0.06, ["down", 0.1]), secondTilt: 84 },
      {
        ...{ near: at("mouth", 0.72, 0.36, ["down", 0.3]), far: at("mouth", 0.16, 0.06, ["down", 0.1]) },
        ...{ secondTilt: 84, effect: "flame", nod: 6 },
      },
      {
        ...{ near: at("mouth", 0.72, 0.36, ["down", 0.3]), far: at("mouth", 0.16, 0.06, ["down", 0.1]) },
        ...{ secondTilt: 84, effect: "flame", secondEffect: "smoke", nod: 8 },
      },
      {
        ...{ near: at("front", 0.6, 1.1, ["down", 0.3]), far: at("front", 1.1, 0.1, ["down", 0.1]) },
        ...{ secondTilt: 30, secondEffect: "smoke", nod: -8 },
      },
    ],
    tool: "lighter",
    grip: 0.1,
    second: { noun: "cigarette", grip: 0.2 },
  },
  snuff: {
    keys: [
      { near: at("front", 1.15, 0.55, ["down", 0.3]), nod: 6, effect: "flame" },
      { near: at("front", 1.15, 0.55, ["down", 0.3]), far: at("front", 1.3, -0.55), nod: 8, effect: "flame" },
      { near: at("front", 1.15, 0.55, ["down", 0.3]), far: fist(at("front", 1.22, -0.3)), nod: 10, effect: "smoke" },
      { near: at("front", 1.15, 0.55, ["down", 0.3]), far: at("front", 1.6, 0.3), nod: 6, effect: "smoke" },
    ],
    tool: "candle",
    grip: 0.12,
  },
  inflate: {
    keys: [
      { near: at("mouth", 0.2, -0.1, ["down", 0.2]), far: at("mouth", 0.3, 0.2), nod: -8, bow: -5, tilt: 92 },
      { near: at("mouth", 0.2, -0.1, ["down", 0.2]), far: at("mouth", 0.3, 0.2), nod: 2, bow: 4, tilt: 92 },
    ],
    rate: 1.1,
    tool: "balloon",
    grip: 0.64,
  },
  chime_glass: {
    keys: [
      { near: at("front", 0.75, -0.15, ["down", 0.3]), far: at("front", 1.5, 0.25), tilt: 40 },
      { near: at("front", 0.95, -0.02, ["down", 0.3]), far: at("front", 1.5, 0.25), tilt: 66 },
    ],
    rate: 3.6,
    tool: "fork",
    grip: 0.2,
    second: { noun: "glass", grip: 0.25 },
  },
  blow_on: {
    keys: [
      { near: at("front", 1.1, 0.1, ["down", 0.3]), far: at("front", 1.3, 0.2), nod: 6, bow: 4, effect: "smoke" },
      { near: at("front", 1.1, 0.1, ["down", 0.3]), far: at("front", 1.3, 0.2), nod: 14, bow: 12, effect: "smoke" },
    ],
    rate: 1.2,
    grip: 0.12,
  },
  smash_down: {
    keys: [
      {
        near: at("crown", 0.2, -0.6, ["out", 0.3]),
        far: at("crown", 0.6, -0.6, "out"),
        bow: -10,
        legs: WIDE,
        tilt: -30,
      },
      {
        ...{ near: at("ground", 1.1, -0.9, ["out", 0.3]), far: at("ground", 0.8, -1), bow: 52, nod: -16, legs: WIDE },
        ...{ tilt: 120, effect: "glints" },
      },
    ],
    rate: 1.6,
    grip: 0.1,
  },
  point_with: {
    keys: [
      { near: at("front", 1.75, -0.15, ["down", 0.3]), bow: 6, legs: LUNGE, tilt: 82 },
      { near: at("front", 1.85, -0.1, ["down", 0.3]), bow: 8, legs: LUNGE, tilt: 84 },
    ],
    rate: 0.8,
    grip: 0.1,
  },
  stub_out: {
    keys: [
      { near: at("front", 1.2, 0.3, ["out", 0.3]), nod: 10, effect: "smoke" },
      { near: at("table", 1.5, -0.25, ["out", 0.3]), nod: 16, bow: 14, tilt: 170, effect: "smoke" },
      { near: at("table", 1.55, -0.15, ["out", 0.3]), nod: 16, bow: 16, tilt: 165 },
      { near: at("front", 0.9, 0.8, ["down", 0.3]), nod: 8, isEmpty: true },
    ],
    tool: "cigarette",
    grip: 0.3,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
