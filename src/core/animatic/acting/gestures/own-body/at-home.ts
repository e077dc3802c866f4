// Gestures of washing, dressing and of what is done at home: trousers and shoes put on, hair put up, fingers sucked, water over the own head, a thing opened with the
// teeth, cushions beaten, lids put on, plates scraped.
import { limb, type LimbPose } from "../../pose.ts";
import { at, fist, WIDE, type GestureDesign } from "../gesture.ts";
import type { AT_HOME_GESTURES } from "./names.ts";

/** One foot up, into the leg of the trousers. */
const FOOT_UP: readonly [LimbPose, LimbPose] = [limb(-4, -10, 6), limb(78, 20, 8)];

export const AT_HOME: Readonly<Record<(typeof AT_HOME_GESTURES)[number], GestureDesign>> = {
  trousers_on: {
    keys: [
      {
        ...{ far: fist(at("knee", 0.3, 0.3, ["down", 0.2])), near: fist(at("knee", 0.1, 0.2, ["down", 0.4])) },
        ...{ bow: 40, nod: 10, legs: FOOT_UP },
      },
      {
        ...{ far: fist(at("lap", 0, 0.1, ["down", 0.2])), near: fist(at("lap", -0.2, 0.2, ["down", 0.4])) },
        ...{ bow: 16, nod: 14, legs: WIDE },
      },
    ],
    rate: 1,
    tool: "trousers",
    grip: 0.97,
  },
  shoe_on: {
    keys: [
      { near: at("front", 1.4, 0.6, ["down", 0.3]), far: at("knee", 0.1, 0), bow: 8, nod: 12, worn: "off" },
      { far: at("foot", 0.3, -0.4, "out"), near: at("foot", 0.4, -0.3, "out"), bow: 26, nod: 12, worn: "off" },
      {
        ...{ far: at("foot", 0.2, -0.4, "out"), near: at("foot", 0, -0.5, "out"), bow: 24, nod: 14 },
        ...{ isEmpty: true, worn: "on" },
      },
    ],
    tool: "shoe",
    grip: 0.5,
  },
  hair_up: {
    keys: [
      { far: at("nape", -0.2, -0.1, ["out", 0.1]), near: at("nape", -0.35, 0, ["out", 0.3]), nod: 12 },
      { far: at("crown", -0.5, 0.25, ["out", 0.1]), near: at("crown", -0.6, 0.35, ["out", 0.3]), nod: 16, bow: 4 },
    ],
    rate: 1.2,
  },
  hand_to_mouth: {
    keys: [
      { near: fist(at("mouth", 0.1, 0.2, ["down", 0.25])), far: at("front", 0.7, 0.5), nod: 8 },
      { near: fist(at("mouth", 0.06, 0.14, ["down", 0.25])), far: at("front", 0.7, 0.4), nod: 14, bow: 5 },
    ],
    rate: 1.6,
  },
  douse_self: {
    keys: [
      { far: at("front", 1.2, 0, ["out", 0.1]), near: at("front", 1, 0.1, ["out", 0.3]), bow: -2 },
      {
        ...{ far: at("crown", 0.55, -0.85, ["out", 0.1]), near: at("crown", 0.35, -0.8, ["out", 0.3]), nod: 14 },
        ...{ bow: 6, tilt: -110, effect: "stream", lands: [-0.5, 1.5] },
      },
      {
        ...{ far: at("crown", 0.5, -0.75, ["out", 0.1]), near: at("crown", 0.3, -0.7, ["out", 0.3]), nod: 18 },
        ...{ bow: 8, tilt: -140, effect: "stream", lands: [-0.5, 1.5] },
      },
    ],
    tool: "bucket",
    grip: 0.4,
  },
  with_teeth: {
    keys: [
      { near: fist(at("mouth", 0.2, 0.16, ["down", 0.25])), far: at("mouth", 0.5, 0.6, "down"), nod: 10, tilt: -24 },
      {
        ...{ near: fist(at("mouth", 0.5, 0.5, ["down", 0.25])), far: at("mouth", 0.6, 0.8, "down") },
        ...{ nod: -14, bow: -4, tilt: -44 },
      },
    ],
    rate: 1.6,
    grip: 0.4,
  },
  plump: {
    keys: [
      { far: at("front", 1.5, 0.5, ["down", 0]), near: fist(at("front", 0.9, -0.5, ["out", 0.5])), bow: 2, nod: 8 },
      { far: at("front", 1.5, 0.55, ["down", 0]), near: fist(at("front", 1.35, 0.3, ["out", 0.5])), bow: 8, nod: 12 },
    ],
    rate: 2.2,
    tool: "pillow",
    holder: -1,
    grip: 0.5,
  },
  put_lid: {
    keys: [
      { near: at("table", 1.1, -1.4, ["out", 0.3]), far: at("front", 0.7, 0.1, "out"), bow: -6, nod: 6, tilt: 0 },
      { near: at("table", 1.6, -0.62, ["out", 0.3]), far: at("front", 0.5, 0.5, "out"), bow: 12, nod: 10, tilt: 0 },
      { near: at("table", 1.6, -0.55, ["out", 0.3]), far: at("front", 0.5, 0.6, "out"), bow: 12, nod: 14, tilt: 0 },
    ],
    tool: "steel_lid",
    grip: 0.95,
  },
  scrape_out: {
    keys: [
      {
        ...{ near: at("front", 1.25, 0.55, ["down", 0.3]), far: fist(at("front", 1.2, 0.2, ["out", 0.1])) },
        ...{ tilt: 74, bow: 12, nod: 16 },
      },
      {
        ...{ near: at("front", 1.25, 0.6, ["down", 0.3]), far: fist(at("front", 1.75, 0.65, ["out", 0.1])) },
        ...{ tilt: 96, bow: 16, nod: 18 },
      },
    ],
    rate: 1.8,
    tool: "plate",
    grip: 0.5,
  },
  grate: {
    keys: [
      { near: fist(at("table", 1.35, -1.25, ["out", 0.4])), far: at("table", 1.6, -1.2), bow: 6, nod: 16, tilt: 0 },
      { near: fist(at("table", 1.35, -0.5, ["out", 0.4])), far: at("table", 1.6, -1.2), bow: 12, nod: 18, tilt: 0 },
    ],
    rate: 2.4,
    tool: "cheese",
    grip: 0.5,
    second: { noun: "grater", grip: 0.96 },
  },
  hold_against: {
    keys: [
      { near: fist(at("chest", 0.1, -0.4, ["out", 0.35])), far: fist(at("chest", 0.5, -0.4, ["down", 0.1])), nod: 14 },
      {
        near: fist(at("chest", 0.1, -0.34, ["out", 0.35])),
        far: fist(at("chest", 0.5, -0.34, ["down", 0.1])),
        lean: 5,
        nod: 10,
      },
    ],
    rate: 1,
    tool: "dress",
    grip: 0.97,
  },
  eye_drops: {
    keys: [
      {
        near: at("eyes", 0.12, -0.95, ["out", 0.3]),
        far: at("ear", 0.3, 0.2, ["down", 0.1]),
        nod: -30,
        bow: -10,
        tilt: 170,
      },
      {
        ...{ near: at("eyes", 0.12, -0.85, ["out", 0.3]), far: at("ear", 0.3, 0.2, ["down", 0.1]), nod: -32, bow: -10 },
        ...{ tilt: 175, effect: "drops" },
      },
    ],
    rate: 1,
    tool: "pipette",
    grip: 0.5,
  },
  spoon_in: {
    keys: [
      { near: at("front", 1.1, 0.2, ["down", 0.3]), nod: 4, tilt: 74 },
      { near: at("mouth", 0.5, 0.18, ["down", 0.3]), nod: 2, tilt: -64 },
    ],
    rate: 0.9,
    tool: "spoon",
    grip: 0.1,
  },
  dish_out: {
    keys: [
      { near: fist(at("front", 0.9, -0.1, ["out", 0.3])), far: at("front", 1.5, 0.7, ["down", 0]), nod: 12, tilt: 60 },
      { near: fist(at("front", 1.3, 0.1, ["out", 0.3])), far: at("front", 1.5, 0.7, ["down", 0]), nod: 18, tilt: 120 },
    ],
    rate: 1.3,
    tool: "spatula",
    grip: 0.1,
    second: { noun: "plate", grip: 0.2 },
  },
  hold_under: {
    keys: [
      { near: at("front", 1.45, 0.5, ["down", 0.3]), far: at("front", 1.65, 0.55, ["down", 0]), nod: -8 },
      { near: at("front", 1.45, 0.58, ["down", 0.3]), far: at("front", 1.65, 0.63, ["down", 0]), nod: -12 },
    ],
    rate: 1,
    tool: "bucket",
    grip: 0.3,
  },
  flip_pan: {
    keys: [
      { near: fist(at("front", 1.25, 0.55, ["down", 0.3])), far: at("front", 0.6, 0.9), bow: 4, nod: 12 },
      { near: fist(at("front", 1.35, 0.1, ["down", 0.3])), far: at("front", 0.6, 0.9), nod: 2, effect: "pancake" },
    ],
    rate: 1.5,
    tool: "pan",
    grip: 0.1,
  },
  dip_in_cup: {
    keys: [
      { near: at("front", 1.3, -0.1, ["down", 0.3]), far: at("front", 1.4, 0.75, ["down", 0]), nod: 12, tilt: 150 },
      { near: at("front", 1.42, 0.26, ["down", 0.3]), far: at("front", 1.4, 0.75, ["down", 0]), nod: 16, tilt: 165 },
    ],
    rate: 1.3,
    tool: "biscuit",
    grip: 0.9,
    second: { noun: "cup", grip: 0.3 },
  },
  sniff_arm: {
    keys: [
      { near: at("crown", -0.5, -0.7, ["out", 0.1]), far: at("front", 0.7, 0.9), nod: 10 },
      {
        near: at("crown", -0.5, -0.8, ["out", 0.1]),
        far: at("front", 0.7, 0.9),
        nod: 34,
        bow: 8,
        head: "over_shoulder",
      },
    ],
    rate: 0.9,
  },
  empty_shoe: {
    keys: [
      { near: at("front", 1.4, 0.35, ["down", 0.3]), far: at("front", 0.9, 0.9), nod: 18, tilt: 120 },
      { near: at("front", 1.4, 0.6, ["down", 0.3]), far: at("front", 0.9, 0.9), nod: 20, tilt: 165 },
    ],
    rate: 3,
    tool: "shoe",
    grip: 0.6,
  },
};
