// Gestures with what is worn, and with a thing at the own body: glasses, hats, coats, gloves, veils, perfume, a needle.
import { at, fist, type GestureDesign } from "../gesture.ts";

export const DRESSING = {
  take_off: {
    keys: [
      { far: at("ear", 0.1, -0.1, ["out", 0.1]), near: at("ear", 0, -0.1, ["out", 0.2]), isEmpty: true, worn: "on" },
      { near: at("front", 1.3, -0.35, ["down", 0.3]), far: at("front", 1.2, 0.4), nod: 4, worn: "off" },
      { near: at("front", 1.2, 0.25, ["down", 0.3]), nod: 12, worn: "off" },
    ],
  },
  put_on: {
    keys: [
      { near: at("front", 1.2, 0.1, ["down", 0.3]), far: at("front", 1.5, 0.2), nod: 12, worn: "off" },
      { far: at("ear", 0.15, -0.15, ["out", 0.2]), near: at("ear", 0.3, -0.2, ["out", 0.3]), nod: 6, worn: "off" },
      {
        ...{ far: at("ear", 0.1, -0.1, ["out", 0.2]), near: at("ear", 0, -0.1, ["out", 0.3]), nod: -2 },
        ...{ worn: "on", isEmpty: true },
      },
    ],
    grip: 0.3,
  },
  coat_off: {
    keys: [
      {
        ...{ far: at("shoulder", -0.2, 0, ["out", 0.2]), near: at("shoulder", 0.5, 0, ["out", 0.3]), bow: 4, nod: 10 },
        ...{ worn: "on", isEmpty: true },
      },
      {
        ...{ far: at("front", 0.9, 1), near: at("front", -1.3, 0.6, ["back", 0.3]), bow: -4, nod: 8 },
        ...{ worn: "off" },
      },
      { near: at("front", 1.5, 0.3, ["down", 0.3]), nod: 8, worn: "off" },
    ],
    tool: "coat",
    grip: 0.9,
  },
  coat_on: {
    keys: [
      { near: at("front", 1.5, 0.1, ["down", 0.3]), far: at("front", 1.8, 0.2), nod: 6, worn: "off" },
      { near: at("front", -1.2, 0, ["back", 0.3]), far: at("front", 1.5, 0), bow: 4, nod: 8, worn: "off" },
      {
        ...{ near: at("chest", 0.3, -0.1, ["out", 0.3]), far: at("chest", 0.7, -0.1, "out"), nod: 8 },
        ...{ worn: "on", isEmpty: true },
      },
    ],
    tool: "coat",
    grip: 0.9,
  },
  gloves_on: {
    keys: [
      { far: at("front", 1.6, 0.1), near: at("front", 1.35, 0.05, ["out", 0.3]), nod: 14, worn: "off" },
      {
        far: fist(at("front", 1.6, 0)),
        near: at("front", 1.05, 0.2, ["out", 0.3]),
        nod: 14,
        isEmpty: true,
        worn: "on",
      },
      { far: at("front", 1.6, -0.1), near: at("front", 0.9, 0.35, ["out", 0.3]), nod: 12, isEmpty: true, worn: "on" },
    ],
    tool: "glove",
    grip: 0.3,
  },
  gloves_off: {
    keys: [
      { far: at("front", 1.6, 0.1), near: at("front", 1.2, 0.15, ["out", 0.3]), nod: 14, isEmpty: true, worn: "on" },
      { far: at("front", 1.5, 0.2), near: at("front", 1.1, -0.15, ["out", 0.3]), nod: 12, worn: "off" },
      { far: at("front", 1.4, 0.5), near: at("front", 0.9, 0.1, ["out", 0.3]), nod: 12, worn: "off" },
    ],
    tool: "glove",
    grip: 0.3,
  },
  shoe_off: {
    keys: [
      { far: at("foot", 0.2, -0.2, "out"), near: at("foot", 0.1, -0.2, "out"), bow: 30, nod: 12, isEmpty: true },
      { far: at("foot", 0.3, -0.6, "out"), near: at("foot", 0.6, -1.1, "out"), bow: 24, nod: 10, worn: "off" },
      { near: at("front", 1.6, 0.35, ["down", 0.3]), bow: 8, nod: 12, worn: "off" },
    ],
    tool: "shoe",
    grip: 0.5,
  },
  lift_veil: {
    keys: [
      { near: at("crown", 0.5, 0, ["out", 0.3]), far: at("crown", 0.7, 0.2, "out"), nod: 6 },
      { near: at("crown", 0.2, -0.7, ["out", 0.3]), far: at("crown", 0.6, -0.5, "out"), nod: -2 },
      { near: at("crown", -0.7, -0.1, ["out", 0.3]), nod: -6 },
    ],
    tool: "veil",
    grip: 0.97,
  },
  perfume: {
    keys: [
      { near: at("front", 1.2, -0.4, ["down", 0.3]), nod: -14, bow: -3, effect: "mist" },
      { near: at("front", 1.1, -0.25, ["down", 0.3]), nod: -16, bow: -3 },
    ],
    rate: 2,
    tool: "perfume",
    grip: 0.3,
  },
  inject: {
    keys: [
      { far: at("front", 1.7, 0.55), near: at("front", 1, -0.1, ["out", 0.3]), nod: 16, tilt: 140 },
      { far: at("front", 1.7, 0.55), near: at("front", 1.1, 0.15, ["out", 0.3]), nod: 18, bow: 4, tilt: 140 },
      { far: at("front", 1.7, 0.55), near: at("front", 1.1, 0.2, ["out", 0.3]), nod: 18, bow: 4, tilt: 140 },
    ],
    tool: "syringe",
    grip: 0.1,
  },
  bandage_self: {
    keys: [
      { far: fist(at("front", 1.5, 0.4)), near: at("front", 1.15, 0.1, ["out", 0.3]), nod: 16, bow: 3 },
      { far: fist(at("front", 1.5, 0.4)), near: at("front", 1.35, 0.7, ["out", 0.3]), nod: 16, bow: 3 },
    ],
    rate: 2.2,
    tool: "bandage",
    grip: 0.5,
  },
  blow_nose: {
    keys: [
      { near: at("mouth", 0.16, -0.05, ["down", 0.3]), far: at("mouth", 0.4, 0, "down"), nod: 10, bow: 5 },
      { near: at("mouth", 0.12, -0.05, ["down", 0.3]), far: at("mouth", 0.34, 0, "down"), nod: 20, bow: 16 },
    ],
    rate: 3,
    tool: "tissue",
    grip: 0.7,
  },
  roll_sleeves: {
    keys: [
      { far: at("front", 1.6, 0.3), near: at("front", 1.15, 0.4, ["out", 0.3]), nod: 14 },
      { far: at("front", 1.6, 0.3), near: at("front", 0.75, 0.5, ["out", 0.3]), nod: 14 },
    ],
    rate: 1.6,
  },
  smell: {
    keys: [
      { near: at("mouth", 0.6, 0.2, ["down", 0.3]), nod: 4, bow: 3 },
      { near: at("mouth", 0.34, 0.02, ["down", 0.3]), nod: -10, bow: -2 },
    ],
    rate: 1,
    grip: 0.3,
  },
  look_mirror: {
    keys: [
      { near: at("front", 1.35, 0, ["down", 0.3]), far: at("ear", 0.3, 0.1, "out"), nod: 2 },
      { near: at("front", 1.35, 0, ["down", 0.3]), far: at("ear", 0.2, -0.3, "out"), nod: -2, bow: 2 },
    ],
    rate: 0.9,
    tool: "mirror",
    grip: 0.1,
  },
  beside_face: { keys: [{ far: at("front", 1.1, -0.45), nod: 0, head: "camera" }], holder: -1, grip: 0.15 },
  lower_mask: {
    keys: [
      { near: at("front", 0.7, 0.7, ["down", 0.25]), isEmpty: true, worn: "on" },
      { near: at("mouth", 0.1, 0.05, ["out", 0.25]), far: at("mouth", 0.4, 0.1), isEmpty: true, worn: "on", nod: -4 },
      { near: at("neck", 0.3, 0.35, ["down", 0.25]), far: at("neck", 0.5, 0.4), isEmpty: true, worn: "off", nod: -2 },
      { near: at("front", 0.7, 0.9, ["down", 0.25]), isEmpty: true, worn: "off", nod: -4 },
    ],
    tool: "mask",
  },
  wipe_hands: {
    keys: [
      { far: at("front", 1.5, 0.7), near: at("front", 1.15, 0.55, ["out", 0.3]), nod: 16 },
      { far: at("front", 1.3, 0.55), near: at("front", 1.35, 0.75, ["out", 0.3]), nod: 18, tilt: 30 },
    ],
    rate: 2.2,
    tool: "cloth",
    grip: 0.9,
  },
  fix_tie: {
    keys: [
      {
        ...{ near: at("neck", 0.35, 0.75, ["out", 0.3]), far: at("neck", 0.4, 0.15), nod: 4 },
        ...{ isEmpty: true, worn: "on" },
      },
      {
        ...{ near: at("neck", 0.4, 1.1, ["out", 0.3]), far: at("neck", 0.35, 0.1), nod: -8 },
        ...{ isEmpty: true, worn: "on" },
      },
    ],
    rate: 1.6,
    tool: "tie",
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
