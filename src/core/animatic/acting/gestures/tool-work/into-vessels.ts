// Gestures at an open vessel that stands before the hands: something is emptied into it, laid in, lifted out, dipped.
import { at, BRACED, fist, LUNGE, WIDE, type GestureDesign } from "../gesture.ts";

export const INTO_VESSELS = {
  tip_out: {
    keys: [
      { near: at("front", 1, 0.9, ["down", 0.3]), far: at("front", 1.6, 0.9), bow: 2, nod: 8, tilt: 0, legs: WIDE },
      { near: at("front", 1.3, 0.4, ["out", 0.3]), far: at("front", 1.9, 0.5), bow: 12, nod: 10, tilt: 62, legs: WIDE },
      {
        ...{ near: at("front", 1.3, 0.25, ["out", 0.3]), far: at("front", 1.9, 0.35), bow: 16, nod: 12, tilt: 122 },
        legs: LUNGE,
      },
      {
        ...{ near: at("front", 1.3, 0.2, ["out", 0.3]), far: at("front", 1.9, 0.3), bow: 18, nod: 12, tilt: 138 },
        legs: LUNGE,
      },
    ],
    ...{ tool: "bucket", grip: 0.5 },
  },
  put_into: {
    keys: [
      { near: at("front", 1.1, 0.5, ["out", 0.3]), far: at("front", 1.5, 0.55), bow: 2, nod: 8, tilt: 0 },
      { near: at("front", 1.6, 1.2, ["out", 0.3]), far: at("front", 2, 1.2), bow: 22, nod: 10, tilt: 0, legs: WIDE },
      { near: at("front", 1.7, 1.9, ["out", 0.3]), far: at("front", 2.1, 1.9), bow: 32, nod: 8, tilt: 0, legs: WIDE },
      {
        ...{ near: at("front", 1.4, 1.2, ["out", 0.3]), far: at("front", 1.8, 1.2), bow: 14, nod: 14, tilt: 0 },
        isEmpty: true,
      },
    ],
    ...{ tool: "book", grip: 0.3 },
  },
  lift_from: {
    keys: [
      {
        ...{ near: at("front", 1.7, 1.8, ["out", 0.3]), far: at("front", 2.1, 1.8), bow: 32, nod: 8, legs: WIDE },
        isEmpty: true,
      },
      { near: at("front", 1.6, 1.3, ["out", 0.3]), far: at("front", 2, 1.3), bow: 24, nod: 10, legs: WIDE },
      { near: at("front", 1.3, 0.4, ["out", 0.3]), far: at("front", 1.7, 0.4), bow: 4, nod: 8 },
      { near: at("front", 1.2, -0.1, ["out", 0.3]), far: at("front", 1.6, 0), bow: 0, nod: 0 },
    ],
    grip: 0.3,
  },
  shove_under: {
    keys: [
      { near: at("front", 1, 0.6, ["out", 0.3]), far: at("front", 1.6, 1.4), bow: 16, nod: 10, tilt: 20 },
      { near: at("front", 1.3, 1.4, ["out", 0.3]), far: at("front", 1.7, 1.1), bow: 28, nod: 10, tilt: 40, legs: WIDE },
      {
        ...{ near: at("front", 2.1, 1.7, ["out", 0.3]), far: at("front", 1.7, 1), bow: 34, nod: 10, tilt: 70 },
        legs: WIDE,
      },
      {
        ...{ near: at("front", 1.3, 1.5, ["out", 0.3]), far: at("front", 1.8, 1.5), bow: 28, nod: 12 },
        ...{ legs: WIDE, isEmpty: true },
      },
    ],
    grip: 0.3,
  },
  pull_from_under: {
    keys: [
      {
        ...{ near: at("front", 1.3, 1.4, ["out", 0.3]), far: at("front", 1.7, 1.4), bow: 28, nod: 10 },
        ...{ legs: WIDE, isEmpty: true },
      },
      {
        ...{ near: at("front", 2.1, 1.7, ["out", 0.3]), far: at("front", 1.7, 1), bow: 34, nod: 10 },
        ...{ legs: WIDE, isEmpty: true },
      },
      { near: at("front", 1.3, 1.1, ["out", 0.3]), far: at("front", 1.7, 1), bow: 22, nod: 12, tilt: 30, legs: WIDE },
      { near: at("front", 1.2, 0, ["out", 0.3]), far: at("front", 1.6, 1.2), bow: 4, nod: 12 },
    ],
    grip: 0.3,
  },
  dip_in: {
    keys: [
      { near: fist(at("front", 1.6, 0.5, ["out", 0.3])), far: at("front", 2, 0.55), bow: 10, nod: 10, effect: "drops" },
      { near: fist(at("front", 1.7, 1.8, ["out", 0.3])), far: at("front", 2.1, 1.8), bow: 30, nod: 8, legs: WIDE },
    ],
    ...{ rate: 0.8, tool: "cloth", grip: 0.8 },
  },
  swirl: {
    keys: [
      { near: fist(at("front", 0.9, 1)), far: fist(at("front", 1.5, 1)), bow: 18, nod: 18, tilt: 84 },
      { near: fist(at("front", 1.15, 1.2)), far: fist(at("front", 1.75, 1.15)), bow: 22, nod: 18, tilt: 98 },
      { near: fist(at("front", 1.4, 1)), far: fist(at("front", 2, 1)), bow: 18, nod: 18, tilt: 88 },
    ],
    rate: 2.6,
    tool: "pan",
    grip: 0.2,
  },
  fling_water: {
    keys: [
      {
        ...{ near: fist(at("front", 0, 1.2, ["out", 0.3])), far: at("front", 0.6, 1.2), bow: 10, nod: 0, tilt: -20 },
        legs: BRACED,
      },
      {
        ...{ near: fist(at("front", 1.6, 0.2, ["out", 0.3])), far: at("front", 2, 0.3), bow: 10, nod: -4, tilt: 78 },
        legs: LUNGE,
      },
      {
        ...{ near: fist(at("front", 1.7, 0, ["out", 0.3])), far: at("front", 2.1, 0.1), bow: 8, nod: -4, tilt: 96 },
        legs: LUNGE,
      },
    ],
    ...{ tool: "bucket", grip: 0.5 },
  },
  stir_vat: {
    keys: [
      {
        ...{ near: fist(at("front", 1.3, 0.3, ["out", 0.3])), far: fist(at("front", 1.6, 0.9)) },
        ...{ bow: 12, nod: 12, tilt: -26, legs: WIDE },
      },
      {
        ...{ near: fist(at("front", 1.9, 0.5, ["out", 0.3])), far: fist(at("front", 1.9, 1.1)) },
        ...{ bow: 24, nod: 8, tilt: 2, legs: WIDE },
      },
    ],
    ...{ rate: 1.3, tool: "pole", grip: 0.86 },
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
