// Gestures of turning a thing over or round, of reaching for what lies on a table, on the ground or inside something, and of showing the own hands and pockets.
import { at, fist, LUNGE, pointing, thumbUp, type GestureDesign } from "../gesture.ts";

export const TURNING_AND_REACHING = {
  turn_over: {
    keys: [
      { near: at("front", 1, 0.35, ["down", 0.3]), far: at("front", 1.2, 0.3), nod: 12, tilt: 0 },
      { near: at("front", 1.05, 0.2, ["down", 0.3]), far: at("front", 1.25, 0.15), nod: 10, tilt: 60 },
      { near: at("front", 1.05, 0.2, ["out", 0.3]), far: at("front", 1.25, 0.15), nod: 10, tilt: 120 },
      { near: at("front", 1, 0.35, ["out", 0.3]), far: at("front", 1.2, 0.3), nod: 14, tilt: 180 },
    ],
    grip: 0.5,
  },
  spin_on_table: {
    keys: [
      { far: at("table", 1.75, -1.05), near: at("table", 1.3, -0.1, ["down", 0.3]), bow: 6, nod: 14 },
      { far: at("table", 1.15, -0.8), near: at("table", 1.3, -0.1, ["down", 0.3]), bow: 8, nod: 16 },
    ],
    rate: 2.2,
    second: { noun: "globe", grip: 0.04 },
    holder: -1,
  },
  crank_it: {
    keys: [
      { far: fist(at("table", 1.4, -1.35)), near: at("table", 1.25, -0.15, ["down", 0.3]), bow: 6, nod: 14 },
      { far: fist(at("table", 1.75, -1.05)), near: at("table", 1.25, -0.15, ["down", 0.3]), bow: 9, nod: 14 },
      { far: fist(at("table", 1.4, -0.75)), near: at("table", 1.25, -0.15, ["down", 0.3]), bow: 10, nod: 14 },
      { far: fist(at("table", 1.05, -1.05)), near: at("table", 1.25, -0.15, ["down", 0.3]), bow: 7, nod: 14 },
    ],
    rate: 4.4,
    second: { noun: "box", grip: 0.06 },
    holder: -1,
  },
  look_up_from: {
    keys: [
      { near: at("front", 1, 0.2, ["down", 0.3]), far: at("front", 1.2, 0.25), nod: 22, bow: 4, as: "open" },
      { near: at("front", 0.9, 0.75, ["down", 0.3]), far: at("front", 1.1, 0.8), nod: -8, as: "open" },
    ],
    tool: "book",
    grip: 0.2,
  },
  look_in_cup: {
    keys: [
      { near: at("front", 1, 0.75, ["down", 0.25]), far: at("belly", 0.3, 0.3), nod: 6, tilt: 0 },
      { near: at("front", 0.95, 0.6, ["down", 0.25]), far: at("belly", 0.3, 0.3), nod: 14, bow: 3, tilt: 0 },
    ],
    tool: "glass",
    grip: 0.4,
  },
  rise_from: {
    keys: [
      { far: at("front", 1.6, 0.65), near: at("front", 1.2, 0.9, ["down", 0.25]), bow: 32, nod: 6 },
      { far: at("front", 1.6, 0.65), near: at("front", 1.2, 0.9, ["down", 0.25]), bow: 30, nod: 6 },
      { far: at("front", 1.4, 1), near: at("front", 1, 1.1, ["down", 0.25]), bow: 2, nod: -12 },
    ],
  },
  look_round: {
    keys: [{ nod: 0 }, { head: "over_shoulder", bow: -2 }, { head: "camera" }],
    rate: 0.9,
  },
  look_at_hands: {
    keys: [
      { far: at("front", 1.05, 0.95), near: at("front", 0.75, 0.95, ["down", 0.4]), nod: 8 },
      { far: at("front", 1.15, 0.2), near: at("front", 0.8, 0.2, ["down", 0.4]), nod: 16, bow: 2 },
      { far: at("front", 1.2, 0.12), near: at("front", 0.85, 0.12, ["down", 0.4]), nod: 18, bow: 3 },
    ],
  },
  peer_through: {
    keys: [
      { near: at("front", 0.95, 0, ["down", 0.3]), far: at("belly", 0.2, 0.3), nod: 8, bow: 6, tilt: 0 },
      { near: at("eyes", 0.6, 0.15, ["down", 0.3]), far: at("belly", 0.2, 0.3), nod: 8, bow: 10, tilt: 0 },
    ],
    tool: "magnifyingglass",
    grip: 0.1,
  },
  collar_up: {
    keys: [
      { far: at("chest", 0.15, -0.1, ["down", 0.2]), near: at("chest", -0.05, -0.1, ["down", 0.3]), nod: 4 },
      { far: fist(at("neck", 0.35, 0.25, ["down", 0.2])), near: fist(at("neck", 0, 0.25, ["down", 0.35])), nod: 8 },
      {
        ...{ far: fist(at("neck", 0.42, -0.05, ["down", 0.2])), near: fist(at("neck", 0.08, -0.05, ["down", 0.35])) },
        ...{ nod: 14, bow: 4 },
      },
    ],
  },
  pockets_out: {
    keys: [
      { far: at("waist", 0, 0.4, ["out", 0.2]), near: at("waist", 0, 0.4, ["out", 0.35]), nod: 14, isEmpty: true },
      {
        ...{ far: fist(at("waist", 0.55, 0.25, ["out", 0.3])), near: fist(at("waist", -0.45, 0.25, ["out", 0.4])) },
        ...{ nod: 10, tilt: 180, secondTilt: 180 },
      },
    ],
    tool: "handkerchief",
    grip: 0.05,
    second: { noun: "cloth", grip: 0.05 },
  },
  point_back: {
    keys: [
      { far: thumbUp(at("ear", -0.45, 0.25, ["out", 0.3])), nod: 0 },
      { far: thumbUp(at("ear", -0.75, 0.15, ["out", 0.3])), nod: -2, bow: -3 },
    ],
    rate: 1.6,
  },
  point_at_held: {
    keys: [
      { near: at("front", 0.95, 0.35, ["down", 0.25]), far: pointing(at("front", 1.75, -0.1)), nod: 14 },
      { near: at("front", 0.95, 0.35, ["down", 0.25]), far: pointing(at("front", 1.4, 0.05)), nod: 16 },
    ],
    rate: 1.2,
    grip: 0.3,
  },
  point_table: {
    keys: [
      { far: pointing(at("table", 1.75, -1.1)), near: at("waist"), bow: 12, nod: 12 },
      { far: pointing(at("table", 1.9, -0.75)), near: at("waist"), bow: 16, nod: 14 },
    ],
    rate: 1,
  },
  reach_table: { keys: [{ far: at("table", 2.1, -0.35), bow: 16, nod: 8 }] },
  reach_low: {
    keys: [
      { far: at("ground", -1.2, -0.35), near: at("knee", 0.1, -0.1, ["out", 0.3]), bow: 62, nod: -16, legs: LUNGE },
    ],
  },
  reach_in: {
    keys: [
      { far: at("front", 1.9, 0.5), near: at("knee", 0.1, -0.6, ["out", 0.3]), bow: 18, nod: 8, legs: LUNGE },
      { far: at("front", 2.2, 1.5), near: at("knee", 0.1, -0.3, ["out", 0.3]), bow: 36, nod: 4, legs: LUNGE },
    ],
  },
  reach_over: { keys: [{ far: at("front", 2.3, 0.9), near: at("front", 1, 0.8, ["out", 0.3]), bow: 26, nod: -6 }] },
  reach_inside_coat: {
    keys: [
      { far: at("chest", 0.2, 0.15, ["out", 0.3]), nod: 4 },
      { far: fist(at("chest", -0.35, 0.3, ["out", 0.2])), nod: 10, bow: 3 },
    ],
  },
  reach_in_pocket: {
    keys: [
      { far: at("belly", 0.3, 0.4, ["out", 0.2]), nod: 6 },
      { far: fist(at("waist", 0.05, 0.5, ["back", 0.1])), nod: 14 },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
