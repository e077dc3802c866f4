// Gestures that part a thing, bore into it, wrap it, send it against a wall or the ground, or have it over a fire; bailing, feeding a baby, planing, plucking, and dialling.
import { at, BRACED, LUNGE, pointing, WIDE, type GestureDesign } from "../gesture.ts";

export const CUTTING_AND_WRAPPING = {
  cut_through: {
    keys: [
      {
        ...{ near: at("front", 0.55, -0.1, ["out", 0.3]), far: at("front", 1.6, 0.35), nod: 10, tilt: 30 },
        ...{ secondAs: "tautrope", secondTilt: 0 },
      },
      {
        ...{ near: at("front", 1.05, 0.25, ["out", 0.3]), far: at("front", 1.6, 0.35), nod: 14, bow: 6, tilt: 70 },
        ...{ secondAs: "tautrope", secondTilt: 0 },
      },
      {
        ...{ near: at("front", 0.9, 0.75, ["out", 0.3]), far: at("front", 1.75, 0.3), nod: 14, bow: 10, tilt: 84 },
        ...{ secondAs: "cutrope", secondTilt: 0 },
      },
    ],
    tool: "knife",
    grip: 0.12,
    second: { noun: "rope", grip: 0.5 },
  },
  wrap_up: {
    keys: [
      { far: at("table", 1.4, -0.2), near: at("table", 0.75, -0.75, ["out", 0.3]), nod: 14, bow: 6, tilt: 0 },
      {
        ...{ far: at("table", 1.4, -0.2), near: at("table", 1.15, -0.8, ["out", 0.3]), nod: 18, bow: 8, tilt: 0 },
        as: "parcel",
      },
      {
        ...{ far: at("table", 1.4, -0.2), near: at("table", 1.4, -1.15, ["out", 0.3]), nod: 16, bow: 6, tilt: 0 },
        as: "parcel",
      },
    ],
    tool: "box",
    holder: -1,
    grip: 0.2,
  },
  hurl_at: {
    keys: [
      { far: at("crown", -0.7, -0.4, "out"), near: at("front", 1.4, 0.1), lean: -12, bow: -12, legs: BRACED },
      {
        ...{ far: at("front", 1.7, -0.9, "out"), near: at("front", -0.8, 0.9), lean: 6, bow: 12, legs: LUNGE },
        isEmpty: true,
      },
      {
        ...{ far: at("front", 1.7, 0.6), near: at("front", -0.9, 0.7), lean: 10, bow: 20, legs: LUNGE },
        ...{ isEmpty: true, nod: -14 },
      },
    ],
    holder: -1,
  },
  dash_down: {
    keys: [
      { far: at("crown", 0.5, -0.5, "out"), near: at("front", 0.6, 0.6, ["out", 0.3]), bow: -8, nod: -6, legs: WIDE },
      {
        ...{ far: at("ground", 1, -1.6), near: at("front", -0.3, 0.9, ["out", 0.3]), bow: 38, nod: -10, legs: WIDE },
        isEmpty: true,
      },
      {
        ...{ far: at("front", 1.3, 1.2), near: at("front", -0.2, 1, ["out", 0.3]), bow: 22, nod: 6, legs: WIDE },
        isEmpty: true,
      },
    ],
    holder: -1,
  },
  bore: {
    keys: [
      {
        ...{ near: at("table", 0.7, -0.95, ["out", 0.3]), far: at("table", 1.8, -0.5), nod: 14, bow: 8 },
        ...{ tilt: 84, effect: "glints" },
      },
      {
        ...{ near: at("table", 0.85, -0.95, ["out", 0.3]), far: at("table", 1.8, -0.5), nod: 16, bow: 12 },
        ...{ tilt: 88, effect: "glints" },
      },
    ],
    rate: 2.2,
    tool: "drill",
    grip: 0.3,
    second: { noun: "log", grip: 0.5 },
  },
  bail: {
    keys: [
      {
        far: at("ground", 0.7, -0.5),
        near: at("front", 0.2, 1.4, ["down", 0.3]),
        bow: 62,
        nod: -14,
        legs: WIDE,
        tilt: 60,
      },
      {
        ...{ far: at("front", 2, 0.5), near: at("front", 0.4, 1, ["down", 0.3]), bow: 14, nod: -2, legs: WIDE },
        ...{ tilt: 100, effect: "stream" },
      },
    ],
    rate: 1.3,
    tool: "bucket",
    holder: -1,
    grip: 0.5,
    isAside: true,
  },
  hold_over_fire: {
    keys: [
      { near: at("front", 1.1, 0.55, ["down", 0.3]), nod: 8, tilt: 80 },
      { near: at("front", 1.15, 0.65, ["down", 0.3]), nod: 8, tilt: 86 },
    ],
    rate: 0.8,
    tool: "stick",
    grip: 0.1,
  },
  bottle_feed: {
    keys: [
      { near: at("chest", 1.75, 0.3, ["out", 0.35]), far: at("chest", 0.6, 0.85, "down"), nod: 18, tilt: -84, bow: 2 },
      { near: at("chest", 1.7, 0.38, ["out", 0.35]), far: at("chest", 0.55, 0.9, "down"), nod: 20, tilt: -78, bow: 4 },
    ],
    rate: 0.9,
    tool: "babybottle",
    grip: 0.3,
    second: { noun: "baby", grip: 0.3 },
  },
  spoon_feed: {
    keys: [
      { near: at("chest", 1.5, 1.1, ["out", 0.35]), far: at("chest", 0.6, 0.85, "down"), nod: 16, tilt: -20 },
      { near: at("chest", 1.5, 0.2, ["out", 0.35]), far: at("chest", 0.6, 0.85, "down"), nod: 18, tilt: -70, bow: 3 },
      { near: at("chest", 1.45, 0.24, ["out", 0.35]), far: at("chest", 0.6, 0.85, "down"), nod: 18, tilt: -76, bow: 3 },
    ],
    rate: 1.2,
    tool: "spoon",
    grip: 0.1,
    second: { noun: "baby", grip: 0.3 },
  },
  plane_wood: {
    keys: [
      {
        near: at("table", 0.75, -0.75, ["out", 0.3]),
        far: at("table", 1.5, -0.45),
        nod: 14,
        bow: 8,
        tilt: 0,
        secondTilt: 0,
      },
      {
        near: at("table", 1.7, -0.75, ["out", 0.3]),
        far: at("table", 1.5, -0.45),
        nod: 10,
        bow: 16,
        tilt: 0,
        secondTilt: 0,
      },
    ],
    rate: 1.7,
    tool: "handplane",
    grip: 0.5,
    second: { noun: "plank", grip: 0.5 },
  },
  pluck_bird: {
    keys: [
      { near: at("table", 1.35, -0.7, ["out", 0.3]), far: at("table", 1.6, -0.25), nod: 16, bow: 6, tilt: 20 },
      { near: at("table", 0.9, -1.5, ["out", 0.3]), far: at("table", 1.6, -0.25), nod: 12, bow: 4, tilt: -20 },
    ],
    rate: 1.7,
    tool: "feather",
    grip: 0.1,
    second: { noun: "roast_chicken", grip: 0.3 },
  },
  dial: {
    keys: [
      { near: at("front", 0.85, 0.35, ["down", 0.2]), far: pointing(at("front", 1.15, 0.25)), nod: 18, bow: 4 },
      { near: at("front", 0.85, 0.35, ["down", 0.2]), far: pointing(at("front", 1.02, 0.5)), nod: 20, bow: 4 },
      { near: at("ear", -0.02, 0.16, ["out", 0.15]), nod: 4, as: "handset" },
    ],
    tool: "phone",
    grip: 0.4,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
