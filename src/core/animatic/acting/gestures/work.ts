// Gestures of work with tools, two hands at it and the whole body in it.
import { at, BRACED, LUNGE, WIDE, type GestureDesign } from "./gesture.ts";

/** Where water out of a can lands, from the hand. */
const WATERED: readonly [forward: number, down: number] = [2.4, 3];

export const WORK = {
  work: {
    keys: [
      { far: at("front", 1, 1.3), near: at("front", 0.7, 1.4), bow: 12, nod: 12 },
      { far: at("front", 1.2, 1.1), near: at("front", 0.9, 1.5), bow: 14, nod: 14 },
    ],
    rate: 2.1,
  },
  sweep: {
    keys: [
      { near: at("front", 0.35, 0.75), far: at("front", 0.75, 1.7), bow: 12, nod: 8, tilt: -26, legs: WIDE },
      { near: at("front", 0.75, 0.75), far: at("front", 0.55, 1.7), bow: 14, nod: 8, tilt: 14, legs: WIDE },
    ],
    rate: 1.9,
    tool: "broom",
    grip: 0.82,
  },
  dig: {
    keys: [
      { near: at("front", 0.9, 1.1), far: at("front", 1.2, 2), bow: 38, nod: -8, tilt: -22, legs: LUNGE },
      { near: at("front", 0.4, 0.7), far: at("front", 1.4, 0.9), bow: 4, nod: 4, tilt: -96, legs: BRACED },
    ],
    rate: 1.1,
    tool: "spade",
    grip: 0.92,
  },
  /** On the knees, with something short or the bare hands. */
  dig_low: {
    keys: [
      { near: at("ground", 1.1, -0.7), far: at("ground", 0.75, -0.15, ["down", -0.2]), bow: 54, nod: -18, tilt: -14 },
      { near: at("ground", 1.5, -0.4), far: at("ground", 0.75, -0.15, ["down", -0.2]), bow: 58, nod: -20, tilt: -40 },
      { near: at("ground", 1.7, -1.9), far: at("ground", 0.6, -0.5, ["down", -0.2]), bow: 28, nod: -4, tilt: -100 },
    ],
    rate: 1.5,
    grip: 0.85,
  },
  scatter: {
    keys: [
      { far: at("front", 0.9, 0.9), near: at("belly", 0, 0.1, ["down", 0.2]), bow: 4, nod: 6 },
      { far: at("front", 2.1, 0.2), near: at("belly", 0, 0.1, ["down", 0.2]), bow: 8, nod: 2, effect: "grains" },
    ],
    rate: 1.6,
    tool: "morsel",
    holder: -1,
    grip: 0.4,
  },
  rake: {
    keys: [
      { near: at("front", 0.7, 1), far: at("front", 1.5, 1.4), bow: 18, nod: 2, tilt: -48, legs: LUNGE },
      { near: at("front", 0, 0.8), far: at("front", 0.8, 1.5), bow: 4, nod: 4, tilt: -30, legs: BRACED },
    ],
    rate: 1.3,
    tool: "rake",
    grip: 0.82,
  },
  hammer: {
    keys: [
      {
        ...{ far: at("crown", 0.5, -0.35, "out"), near: at("front", 1.2, 1.4), bow: 2, nod: 12, tilt: -30 },
        secondTilt: 84,
      },
      {
        ...{ far: at("front", 1.8, 1, "out"), near: at("front", 1.2, 1.4), bow: 22, nod: 12, tilt: 85 },
        ...{ effect: "sparks", secondTilt: 84 },
      },
    ],
    rate: 3.6,
    tool: "hammer",
    grip: 0.1,
    holder: -1,
    second: { noun: "", grip: 0.12 },
  },
  chop: {
    keys: [
      {
        near: at("crown", -0.5, -0.5, "out"),
        far: at("crown", -0.2, -0.6, "out"),
        bow: -10,
        nod: 4,
        tilt: -70,
        legs: WIDE,
      },
      { near: at("front", 1.1, 1.5), far: at("front", 1.3, 1.5), bow: 38, nod: 0, tilt: 100, legs: WIDE },
    ],
    rate: 1.3,
    tool: "axe",
    grip: 0.08,
  },
  saw: {
    keys: [
      {
        ...{ near: at("table", 1.05, -0.75, ["out", 0.3]), far: at("table", 1.95, -0.5), bow: 14, nod: 12 },
        ...{ tilt: 116, secondTilt: 0, legs: LUNGE },
      },
      {
        ...{ near: at("table", 0.25, -1, ["out", 0.3]), far: at("table", 1.95, -0.5), bow: 6, nod: 14 },
        ...{ tilt: 112, secondTilt: 0, legs: LUNGE },
      },
    ],
    rate: 2.1,
    tool: "saw",
    grip: 0.1,
    second: { noun: "plank", grip: 0.5 },
  },
  wipe: {
    keys: [
      { far: at("front", 1.9, 0.2), bow: 10, nod: 0 },
      { far: at("front", 1.2, 0.5), bow: 6, nod: 2 },
    ],
    rate: 3.6,
    tool: "cloth",
    holder: -1,
    grip: 0.5,
  },
  scrub: {
    keys: [
      { far: at("ground", 1, -0.15), near: at("ground", 0, -0.1), bow: 66, nod: -34 },
      { far: at("ground", 0.1, -0.15), near: at("ground", 0, -0.1), bow: 60, nod: -28 },
    ],
    rate: 3.6,
    tool: "cloth",
    holder: -1,
    grip: 0.5,
  },
  wash: {
    keys: [
      { far: at("front", 1, 1.3), near: at("front", 0.8, 1.5), bow: 14, nod: 16 },
      { far: at("front", 0.8, 1.5), near: at("front", 1, 1.3), bow: 14, nod: 16 },
    ],
    rate: 4,
  },
  tie: {
    keys: [
      { far: at("chest", 0.5, 0.5, "down"), near: at("chest", 0.25, 0.5, "out"), nod: 20, bow: 8 },
      { far: at("chest", 0.75, 0.35, "out"), near: at("chest", 0, 0.4, "out"), nod: 20, bow: 8 },
    ],
    rate: 2,
  },
  tie_shoe: {
    keys: [
      { far: at("foot", 0.2, -0.2, "out"), near: at("foot", 0.1, -0.2, "out"), bow: 30, nod: 12 },
      { far: at("foot", 0.45, -0.4, "out"), near: at("foot", -0.15, -0.4, "out"), bow: 30, nod: 12 },
    ],
    rate: 2,
    grip: 0.9,
  },
  fold: {
    keys: [
      { far: at("front", 1.55, 0.35), near: at("front", 0.35, 0.35, ["down", 0.3]), nod: 12, tilt: 0 },
      { far: at("front", 0.95, 0.5), near: at("front", 0.75, 0.5, ["down", 0.3]), nod: 16, tilt: 0 },
    ],
    rate: 0.9,
    tool: "cloth",
    grip: 0.8,
  },
  row: {
    keys: [
      { far: at("front", 1.7, 0.8), near: at("front", 1.4, 0.8), bow: 30, nod: -18, tilt: -62 },
      { far: at("front", 0.6, 0.5), near: at("front", 0.4, 0.5), bow: -18, nod: 4, tilt: -84 },
    ],
    rate: 1.2,
    tool: "oar",
    grip: 0.85,
  },
  steer: {
    keys: [
      { far: at("front", 1.2, 0.2), near: at("front", 1, 0.6) },
      { far: at("front", 1.1, 0.6), near: at("front", 1.1, 0.2) },
    ],
    rate: 0.9,
  },
  turn_key: {
    keys: [
      { far: at("front", 1.5, 1), bow: 10, nod: 8, tilt: 90 },
      { far: at("front", 1.5, 1), bow: 12, nod: 10, tilt: 60 },
    ],
    rate: 1.6,
    tool: "key",
    holder: -1,
  },
  paint: {
    keys: [
      { far: at("front", 1.7, -0.6), near: at("belly", 0, -0.1), tilt: 60, nod: -4 },
      { far: at("front", 1.7, 0.6), near: at("belly", 0, -0.1), tilt: 75, nod: 2 },
    ],
    rate: 1.3,
    tool: "brush",
    holder: -1,
    grip: 0.3,
  },
  type: {
    keys: [
      { far: at("table", 1.85, -0.26, "back"), near: at("table", 1.6, 0, ["out", 0.2]), bow: 6, nod: 8 },
      { far: at("table", 1.85, -0.06, "back"), near: at("table", 1.6, -0.22, ["out", 0.2]), bow: 6, nod: 8 },
    ],
    rate: 6.6,
  },
  water: {
    keys: [
      { far: at("front", 1.5, 0.9), bow: 12, nod: 16, tilt: 30, effect: "stream", lands: WATERED },
      { far: at("front", 1.6, 0.8), bow: 16, nod: 16, tilt: 44, effect: "stream", lands: WATERED },
    ],
    rate: 0.8,
    tool: "wateringcan",
    holder: -1,
    grip: 0.9,
  },
  light: {
    keys: [
      { far: at("front", 1.3, 0.55), near: at("front", 0.7, 0.85), nod: 12, bow: 6, tilt: 20, effect: "flame" },
      { far: at("front", 1.15, 0.5), near: at("front", 0.75, 0.7), nod: 14, bow: 8, tilt: 40, effect: "flame" },
    ],
    rate: 1,
    tool: "match",
    holder: -1,
    grip: 0.1,
  },
  fish: {
    keys: [
      { far: at("front", 1.2, 0.9), near: at("front", 0.7, 1.1), tilt: 52, lean: -3 },
      { far: at("front", 1.2, 0.7), near: at("front", 0.7, 0.9), tilt: 40, lean: -6 },
    ],
    rate: 0.7,
    tool: "rod",
    grip: 0.06,
  },
  fish_up: {
    keys: [
      { far: at("front", 1.3, 1.1), near: at("front", 0.8, 1.3), tilt: 70, bow: 10, legs: LUNGE },
      { far: at("front", 1.1, 0.1), near: at("front", 0.6, 0.4), tilt: 44, lean: -12, bow: -4, nod: -6, legs: BRACED },
      { far: at("front", 1.1, 0.2), near: at("front", 0.6, 0.5), tilt: 46, lean: -8, nod: -4, legs: BRACED },
    ],
    tool: "rod",
    grip: 0.06,
  },
  shave: {
    keys: [
      { near: at("mouth", 0.8, 0.05, ["down", 0.2]), nod: -8, tilt: -80 },
      { near: at("mouth", 0.7, 0.5, ["down", 0.2]), nod: -12, tilt: -80 },
    ],
    rate: 1.8,
    grip: 0.05,
  },
  brush_teeth: {
    keys: [
      { near: at("mouth", 0.75, 0.1, ["down", 0.2]), tilt: -85 },
      { near: at("mouth", 0.5, 0.12, ["down", 0.2]), tilt: -85 },
    ],
    rate: 6.6,
    tool: "toothbrush",
    grip: 0.05,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
