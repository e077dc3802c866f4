// Gestures with a thing that hangs on a rope, breaks in two, or is a mirror, and the free seat that is offered.
import { limb } from "../pose.ts";
import { at, fist, WIDE, type GestureDesign } from "./gesture.ts";

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
