// Things knocked over by mistake, and gestures of trades: prising, drilling a road up, painting a ceiling, wringing, threshing, felling, and reaching into an oven with a peel.
import { at, BRACED, fist, LUNGE, WIDE, type GestureDesign } from "../gesture.ts";

export const TRADE_WORK = {
  knock_over: {
    keys: [
      { near: at("table", 0.5, -0.3, ["out", 0.4]), far: at("front", 0.4, 1.1), bow: 8, nod: -6 },
      { near: at("table", 1.5, -0.45, ["out", 0.5]), far: at("front", 0.2, 1.1), bow: 16, nod: 4 },
      { near: at("front", 0.7, -0.1, ["out", 0.4]), far: at("front", 0.9, -0.3, ["out", 0.3]), lean: -6, nod: 14 },
      { near: at("front", 0.75, -0.2, ["out", 0.4]), far: at("front", 0.95, -0.4, ["out", 0.3]), lean: -6, nod: 16 },
    ],
  },
  topple_it: {
    keys: [
      { far: at("chest", 0.5, 0.2, "down"), near: at("chest", 0.3, 0.2, "out"), bow: -2, legs: BRACED },
      { far: at("front", 1.9, 0.6), near: at("front", 1.6, 0.7, ["out", 0.3]), bow: 24, nod: 8, legs: LUNGE },
      { far: at("front", 1.1, 0.2), near: at("front", 0.8, 0.4, ["out", 0.4]), bow: 6, nod: 16 },
      { far: at("front", 1.1, 0.2), near: at("front", 0.8, 0.4, ["out", 0.4]), bow: 4, nod: 18 },
    ],
  },
  pry: {
    keys: [
      {
        ...{ far: fist(at("front", 1.1, 0.1, "out")), near: fist(at("front", 1.5, 0.7, ["out", 0.3])) },
        ...{ bow: 10, nod: 10, tilt: 142, legs: WIDE },
      },
      {
        ...{ far: fist(at("front", 1.2, 1.4)), near: fist(at("front", 1.6, 1.4, ["out", 0.3])) },
        ...{ bow: 24, nod: 6, tilt: 98, legs: LUNGE },
      },
    ],
    ...{ rate: 1.3, tool: "crowbar", grip: 0.1, holder: -1 },
  },
  drill_down: {
    keys: [
      {
        ...{ near: fist(at("front", 0.8, 1, ["out", 0.4])), far: fist(at("front", 1.2, 1)) },
        ...{ bow: 16, nod: 10, tilt: 176, legs: WIDE },
      },
      {
        ...{ near: fist(at("front", 0.8, 1.14, ["out", 0.4])), far: fist(at("front", 1.2, 1.14)) },
        ...{ bow: 18, nod: 10, tilt: 180, legs: WIDE },
      },
    ],
    ...{ rate: 7, tool: "jackhammer", grip: 0.12 },
  },
  paint_up: {
    keys: [
      {
        ...{ far: fist(at("crown", 1.1, -0.9, "out")), near: fist(at("front", 0.9, -0.4, ["out", 0.3])) },
        ...{ bow: -6, nod: -26, tilt: 24, legs: WIDE },
      },
      {
        ...{ far: fist(at("crown", 0.2, -1.1, "out")), near: fist(at("front", 0.5, -0.6, ["out", 0.3])) },
        ...{ bow: -12, nod: -28, tilt: 4, legs: WIDE },
      },
    ],
    ...{ rate: 1.4, tool: "roller", grip: 0.06, holder: -1 },
  },
  wring: {
    keys: [
      {
        ...{ near: fist(at("front", 0.6, 0.6, ["out", 0.3])), far: fist(at("front", 1.7, 0.5)) },
        ...{ bow: 8, nod: 12, tilt: 90, effect: "drops" },
      },
      {
        ...{ near: fist(at("front", 0.9, 0.4, ["out", 0.3])), far: fist(at("front", 1.4, 0.75)) },
        ...{ bow: 12, nod: 12, tilt: 76, effect: "drops" },
      },
    ],
    ...{ rate: 1.6, tool: "cloth", grip: 0.15 },
  },
  beat_down: {
    keys: [
      {
        ...{ near: fist(at("crown", -0.1, -0.5, "out")), far: fist(at("crown", 0.2, -0.6, "out")) },
        ...{ bow: -8, nod: 2, tilt: -40, legs: BRACED },
      },
      {
        ...{ near: fist(at("front", 1, 1.5, ["out", 0.3])), far: fist(at("front", 1.3, 1.5)) },
        ...{ bow: 34, nod: 0, tilt: 112, legs: LUNGE },
      },
    ],
    ...{ rate: 1.6, tool: "stick", grip: 0.1 },
  },
  saw_trunk: {
    keys: [
      {
        ...{ near: fist(at("front", 0.7, 1.1, ["out", 0.3])), far: fist(at("front", 1.2, 1)) },
        ...{ bow: 22, nod: 6, tilt: 0, legs: LUNGE, shift: -2.1, effect: "grains" },
      },
      {
        ...{ near: fist(at("front", 0.95, 1.15, ["out", 0.3])), far: fist(at("front", 1.45, 1.05)) },
        ...{ bow: 26, nod: 6, tilt: 4, legs: LUNGE, shift: -2.1, effect: "grains" },
      },
    ],
    ...{ rate: 2.1, tool: "chainsaw", grip: 0.4 },
  },
  push_peel: {
    keys: [
      {
        ...{ near: fist(at("front", 0.2, 0.9, ["down", 0.3])), far: fist(at("front", 0.9, 0.8)) },
        ...{ bow: 8, nod: 8, tilt: 92, legs: WIDE },
      },
      {
        ...{ near: fist(at("front", 0.9, 0.8, ["down", 0.3])), far: fist(at("front", 1.6, 0.7)) },
        ...{ bow: 20, nod: 4, tilt: 90, legs: LUNGE },
      },
    ],
    ...{ rate: 0.9, tool: "baker_peel", grip: 0.1 },
  },
  ram_post: {
    keys: [
      {
        ...{ near: fist(at("front", 1.2, -0.3, ["out", 0.3])), far: fist(at("front", 1.4, 0.7)) },
        ...{ bow: 6, nod: 6, legs: WIDE, tilt: 3 },
      },
      {
        ...{ near: fist(at("front", 1.2, 0.6, ["out", 0.3])), far: fist(at("front", 1.4, 1.5)) },
        ...{ bow: 20, nod: 8, legs: WIDE, tilt: 3 },
      },
    ],
    ...{ rate: 1.4, tool: "pole", grip: 0.6 },
  },
  shut_up: {
    keys: [
      { far: at("front", 2, 1.2), near: at("front", 1.2, 1.2, ["out", 0.3]), bow: 18, nod: 14, legs: WIDE },
      { far: at("front", 1.3, 1.25), near: at("front", 1.5, 1.3, ["out", 0.3]), bow: 22, nod: 12, legs: WIDE },
    ],
    rate: 1.1,
  },
  lift_cover: {
    keys: [
      { far: at("front", 2, 1.4), near: at("front", 1.3, 1.4, ["out", 0.3]), bow: 24, nod: 10, legs: WIDE },
      { far: at("front", 2, 0.3), near: at("front", 1.3, 0.3, ["out", 0.3]), bow: 8, nod: 10, legs: WIDE },
      { far: at("front", 1.4, 0.3), near: at("front", 0.7, 0.3, ["out", 0.3]), bow: 6, nod: 14 },
    ],
  },
  drill_ahead: {
    keys: [
      {
        ...{ far: fist(at("front", 1.5, 0.2)), near: fist(at("front", 1.2, 0.5, ["out", 0.3])) },
        ...{ bow: 8, nod: 6, lean: 4, tilt: 0, legs: LUNGE, effect: "sparks" },
      },
      {
        ...{ far: fist(at("front", 1.65, 0.2)), near: fist(at("front", 1.35, 0.5, ["out", 0.3])) },
        ...{ bow: 10, nod: 6, lean: 6, tilt: 2, legs: LUNGE, effect: "sparks" },
      },
    ],
    ...{ rate: 2.2, tool: "drill", grip: 0.3, holder: -1 },
  },
  grind_up: {
    keys: [
      { near: fist(at("table", 1.3, -1.2, ["out", 0.3])), far: at("table", 1.6, -0.3), nod: 16, bow: 6, tilt: 168 },
      { near: fist(at("table", 1.45, -1, ["out", 0.3])), far: at("table", 1.6, -0.3), nod: 18, bow: 12, tilt: 190 },
    ],
    ...{ rate: 2.2, tool: "woodenspoon", grip: 0.7 },
    second: { noun: "mortar", grip: 0.1 },
  },
  ladle_out: {
    keys: [
      { near: fist(at("front", 1.7, 1.6, ["out", 0.3])), far: at("front", 1.1, 0.9), bow: 26, nod: 8, tilt: 150 },
      { near: fist(at("front", 1.5, 0.6, ["out", 0.3])), far: at("front", 1.1, 0.9), bow: 10, nod: 12, tilt: 120 },
      {
        ...{ near: fist(at("front", 1.9, 0.7, ["out", 0.3])), far: at("front", 1.1, 0.9), bow: 16, nod: 10 },
        ...{ tilt: 170, effect: "stream", lands: [0.5, 1.4] },
      },
    ],
    ...{ rate: 1.1, tool: "ladle", grip: 0.1 },
  },
  blow_glass: {
    keys: [
      { far: fist(at("mouth", 0.5, 0.42, ["down", 0.2])), near: fist(at("front", 1.3, 0.4)), nod: 6, tilt: 118 },
      {
        far: fist(at("mouth", 0.5, 0.42, ["down", 0.2])),
        near: fist(at("front", 1.35, 0.5)),
        nod: 10,
        bow: 4,
        tilt: 118,
      },
    ],
    ...{ rate: 0.8, tool: "blowpipe", grip: 0.14, holder: -1 },
  },
  tip_barrow: {
    keys: [
      {
        ...{ near: fist(at("front", 0.7, 1.7, ["down", 0.3])), far: fist(at("front", 0.9, 1.7)) },
        ...{ bow: 22, nod: 4, legs: BRACED },
      },
      {
        ...{ near: fist(at("front", 1.1, 0.5, ["down", 0.3])), far: fist(at("front", 1.3, 0.5)) },
        ...{ bow: 10, nod: 8, legs: LUNGE },
      },
      {
        ...{ near: fist(at("front", 1.3, 0.1, ["down", 0.3])), far: fist(at("front", 1.5, 0.1)) },
        ...{ bow: 8, nod: 10, legs: LUNGE },
      },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
