// Gestures with a thing that hangs on a rope, breaks in two, or is a mirror, and the free seat that is offered.
import { limb } from "../pose.ts";
import { at, fist, LUNGE, WIDE, type GestureDesign } from "./gesture.ts";

export const ROPES_AND_MIRRORS = {
  haul: {
    keys: [
      {
        ...{ near: fist(at("front", 1.25, 0.9, ["down", 0.3])), far: fist(at("front", 1.25, -0.5)) },
        ...{ bow: 14, nod: 4, legs: WIDE, effect: "rope", tilt: 0 },
      },
      {
        ...{ near: fist(at("front", 1.25, 0.2, ["down", 0.3])), far: fist(at("front", 1.25, 0.9)) },
        ...{ bow: 2, nod: 8, legs: WIDE, effect: "rope", tilt: 0 },
      },
    ],
    rate: 1.2,
    tool: "bucket",
    grip: 1.7,
  },
  bear_load: {
    keys: [{ near: at("front", 0.5, -1.2, ["out", 0.3]), far: at("front", 0.1, -1.2, ["out", 0.3]), bow: 6, nod: 4 }],
  },
  haul_line: {
    keys: [
      {
        ...{ near: fist(at("front", 2.1, 0.7, ["down", 0.3])), far: fist(at("front", 1.5, 0.75)) },
        ...{ bow: 16, nod: 4, legs: WIDE },
      },
      {
        ...{ near: fist(at("front", 1.3, 0.7, ["down", 0.3])), far: fist(at("front", 0.8, 0.75)) },
        ...{ bow: -14, lean: -6, nod: -4, legs: WIDE },
      },
    ],
    rate: 1.1,
  },
  haul_in: {
    ...{ apart: 5.2, apartNear: 3.4, other: "hauled_in", alone: "haul_in" },
    keys: [
      {
        ...{ near: fist(at("front", 1.9, 0.5, ["down", 0.3])), far: fist(at("front", 0.9, 0.75)) },
        ...{ bow: 8, lean: -4, nod: 2, legs: WIDE, isEmpty: true },
      },
      {
        ...{ near: fist(at("front", 0.9, 0.7, ["down", 0.3])), far: fist(at("front", 1.9, 0.55)) },
        ...{ bow: -4, lean: -10, nod: 0, legs: WIDE, isEmpty: true },
      },
    ],
    rate: 2.2,
  },
  hauled_in: {
    keys: [
      {
        ...{ far: fist(at("front", 1.9, 0.2)), near: fist(at("front", 1.6, 0.25, ["down", 0.3])) },
        ...{ lean: 18, bow: 4, nod: -14, legs: [limb(-8, -14, 4), limb(-24, -40, 4)] },
      },
    ],
  },
  quench: {
    keys: [
      { far: fist(at("front", 1.5, 0)), near: at("front", 0.9, 0.9, ["down", 0.3]), bow: 2, nod: 8, tilt: 20 },
      { far: fist(at("front", 1.8, 0.9)), near: at("front", 0.6, 1, ["down", 0.3]), bow: 22, nod: 14, tilt: 172 },
      { far: fist(at("front", 1.8, 1.4)), near: at("front", 0.6, 1, ["down", 0.3]), bow: 28, nod: 8, tilt: 176 },
      { far: fist(at("front", 1.75, 1.3)), near: at("front", 0.6, 0.9, ["down", 0.3]), bow: 24, nod: 2, tilt: 174 },
    ],
    holder: -1,
    grip: 0.12,
  },
  load_up: {
    keys: [
      {
        ...{ far: at("front", 1.2, 1.9), near: at("front", 0.9, 2, ["down", 0.3]) },
        ...{ bow: 36, nod: 4, legs: [limb(40, -30, 6), limb(20, -40, 6)] },
      },
      { far: at("front", 1.3, 0.7), near: at("front", 1, 0.8, ["down", 0.3]), bow: -6, lean: -4, nod: 0, legs: WIDE },
      { far: at("front", 1.6, -0.1), near: at("front", 1.4, 0, ["down", 0.3]), bow: 6, nod: -4, legs: WIDE },
      {
        ...{ far: at("front", 1.7, 0), near: at("front", 1.5, 0.2, ["down", 0.3]) },
        ...{ bow: 12, nod: 0, legs: WIDE, isEmpty: true },
      },
    ],
    holder: -1,
    grip: 0.2,
  },
  slide_floor: {
    keys: [
      { far: at("ground", 0.4, -0.5), bow: 70, nod: -12, legs: WIDE },
      { far: at("ground", 1.1, -0.5), near: at("knee", 0, -0.3), bow: 78, nod: -22, lean: 8, legs: LUNGE },
      {
        far: at("ground", 1.2, -0.9),
        near: at("knee", 0, -0.3),
        bow: 70,
        nod: -24,
        lean: 6,
        legs: LUNGE,
        isEmpty: true,
      },
    ],
    holder: -1,
    grip: 0.3,
  },
  wind_round: {
    keys: [
      {
        ...{ far: fist(at("waist", 0.75, -0.5, "out")), near: fist(at("waist", 1, -0.6, ["out", 0.5])) },
        ...{ bow: 6, nod: 18 },
      },
      {
        ...{ far: fist(at("waist", 0.5, -0.6, "out")), near: fist(at("waist", -0.2, -0.6, ["out", 0.6])) },
        ...{ bow: 2, nod: 16 },
      },
    ],
    rate: 1.2,
  },
  toss_back: {
    keys: [
      {
        ...{ near: at("front", 1.7, 0.9, ["down", 0.3]), far: at("front", 1.9, 0.7) },
        ...{ bow: 16, nod: 14 },
      },
      {
        ...{ near: at("shoulder", -0.6, -0.5, ["out", 0.4]), far: at("front", 1.5, 0.9) },
        ...{ bow: -2, nod: 0 },
      },
      {
        ...{ near: at("shoulder", -0.6, -0.5, ["out", 0.4]), far: at("front", 1.5, 0.9) },
        ...{ isEmpty: true, bow: -3, nod: 0 },
      },
    ],
    rate: 1.4,
    tool: "leaf",
    isAside: true,
  },
  snap: {
    keys: [
      {
        ...{ far: fist(at("front", 1.65, 0.4, "out")), near: fist(at("front", 0.35, 0.4, ["out", 0.2])) },
        ...{ tilt: 90, bow: 6, nod: 10 },
      },
      {
        ...{ far: fist(at("front", 1.8, 1.1, "out")), near: fist(at("front", 0.4, 1.1, ["out", 0.2])) },
        ...{ tilt: 90, bow: 24, nod: 8, legs: [limb(82, -8, 3), limb(-4, -10, 3)] },
      },
      {
        ...{ far: fist(at("front", 2.1, 0.9, "out")), near: fist(at("front", -0.3, 0.9, ["out", 0.2])) },
        ...{ tilt: 60, bow: 6, nod: 6, isTorn: true },
      },
    ],
    tool: "stick",
    grip: 0.5,
  },
  adjust_mirror: {
    keys: [
      { far: at("front", 1.5, 0.1, "down"), nod: -8, bow: 3 },
      { far: at("front", 1.4, 0, "down"), nod: -8, bow: 5 },
    ],
    rate: 1.2,
    tool: "mirror",
    grip: 0.05,
    holder: -1,
  },
  make_up: {
    keys: [
      { near: at("mouth", 0.62, 0.2, ["down", 0.2]), nod: -6, bow: 10, tilt: -70 },
      { near: at("mouth", 0.48, 0.24, ["down", 0.2]), nod: -6, bow: 10, tilt: -60 },
    ],
    rate: 2,
    tool: "lipstick",
    grip: 0.05,
  },
  offer_seat: {
    keys: [
      { far: at("front", 1.4, 0.9), nod: 6 },
      { far: at("front", -1.3, 1.15, ["out", 0.1]), near: at("chest", 0.1, 0.4), bow: 10, nod: 8 },
    ],
    rate: 0.5,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
