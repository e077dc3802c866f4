// What hands do at meals and with writing: water out of cupped hands, through a straw, out of a hose, a bite out of a bag, a lick, a page by torchlight.
import { at, type GestureDesign } from "../gesture.ts";

const STRAW = [
  { near: at("mouth", 0.5, 0.6, ["down", 0.2]), nod: 8, bow: 4, tilt: 0 },
  { near: at("mouth", 0.46, 0.54, ["down", 0.2]), nod: 12, bow: 6, tilt: 0 },
] as const;

const BY_LIGHT = {
  near: at("front", 0.72, -0.05, ["down", 0.25]),
  far: at("front", 1.75, 0.75, "down"),
  nod: 14,
  bow: 3,
} as const;

/** Open before the chest. */
const ON_PAD = { nod: 18, bow: 4, secondAs: "written1" } as const;

export const MEALS = {
  scoop_drink: {
    keys: [
      { far: at("front", 1.5, 2), near: at("front", 1.3, 2.1, ["down", 0.3]), bow: 40, nod: 10, isEmpty: true },
      { far: at("front", 1.3, 0.9), near: at("front", 1.1, 1, ["down", 0.3]), bow: 22, nod: 10 },
      { far: at("mouth", 0.3, 0.3), near: at("mouth", 0.25, 0.36, ["down", 0.3]), bow: 10, nod: -4 },
      { far: at("mouth", 0.3, 0.26), near: at("mouth", 0.25, 0.32, ["down", 0.3]), bow: 8, nod: -12 },
    ],
    rate: 1.6,
    tool: "waterhandful",
    grip: 0.62,
  },
  drink_jet: {
    keys: [
      { far: at("front", 1.85, 0.4), near: at("front", 1.6, 0.55, ["down", 0.3]), bow: 26, nod: 6 },
      { far: at("mouth", 0.25, 0.2), near: at("mouth", 0.2, 0.26, ["down", 0.3]), bow: 24, nod: -4 },
      { far: at("mouth", 0.25, 0.16), near: at("mouth", 0.2, 0.22, ["down", 0.3]), bow: 24, nod: -10 },
    ],
    rate: 1.3,
  },
  sip_straw: { keys: STRAW.map((key) => ({ ...key, as: "strawcup" })), rate: 0.8, tool: "strawcup", grip: 0.4 },
  sip_coconut: { keys: STRAW.map((key) => ({ ...key, as: "cutcoconut" })), rate: 0.8, tool: "cutcoconut", grip: 0.4 },
  drink_hose: {
    keys: [
      {
        ...{ near: at("front", 1.05, -0.25, ["down", 0.25]), nod: -8, bow: 6, tilt: -60 },
        ...{ effect: "stream", lands: [-0.65, 0.1] },
      },
      {
        ...{ near: at("front", 1.05, -0.35, ["down", 0.25]), nod: -12, bow: 8, tilt: -60 },
        ...{ effect: "stream", lands: [-0.65, 0.16] },
      },
    ],
    rate: 1.2,
    tool: "hose",
    grip: 0.4,
  },
  eat_from: {
    keys: [
      { near: at("front", 0.85, 0.95, ["down", 0.25]), far: at("front", 1, 0.5), nod: 14, bow: 3 },
      { near: at("front", 0.85, 0.95, ["down", 0.25]), far: at("mouth", 0.12, 0.1), nod: 2, bow: 3 },
    ],
    rate: 1.5,
    tool: "bowl",
    grip: 0.3,
  },
  lick: {
    keys: [
      { near: at("mouth", 0.74, 0.66, ["down", 0.2]), nod: 6, bow: 3, tilt: 0 },
      { near: at("mouth", 0.6, 0.54, ["down", 0.2]), nod: -2, bow: 3, tilt: -6 },
    ],
    rate: 1.8,
    tool: "icecream",
    grip: 0.12,
  },
  write_pad: {
    keys: [
      { far: at("front", 1.3, 0.75), near: at("front", 0.95, 0.35, ["down", 0.3]), ...ON_PAD, tilt: -28 },
      { far: at("front", 1.3, 0.75), near: at("front", 1.15, 0.45, ["down", 0.3]), ...ON_PAD, tilt: -40 },
    ],
    rate: 3.2,
    tool: "pen",
    grip: 0.1,
    second: { noun: "notebook", grip: 0.12 },
  },
  write_hand: {
    keys: [
      { far: at("front", 1.25, 0.6), near: at("front", 1, 0.2, ["down", 0.3]), nod: 18, bow: 4, tilt: -28 },
      { far: at("front", 1.25, 0.6), near: at("front", 1.1, 0.28, ["down", 0.3]), nod: 18, bow: 4, tilt: -40 },
    ],
    rate: 3.2,
    tool: "pen",
    grip: 0.1,
  },
  type_lap: {
    prone: [
      { far: at("front", 2.4, -0.75), near: at("front", 2.4, -0.3, ["down", 0.2]), nod: 10 },
      { far: at("front", 2.4, -0.55), near: at("front", 2.4, -0.5, ["down", 0.2]), nod: 10 },
    ],
    keys: [
      { far: at("front", 1.5, 1.3), near: at("front", 1.3, 1.5, ["down", 0.2]), bow: 8, nod: 14 },
      { far: at("front", 1.5, 1.5), near: at("front", 1.3, 1.3, ["down", 0.2]), bow: 8, nod: 14 },
    ],
    rate: 6.6,
  },
  /** One hand on the keys, something in the other. */
  type_one_hand: {
    keys: [
      { far: at("table", 1.85, -0.26, "back"), near: at("front", 0.7, 0.45, ["down", 0.25]), bow: 6, nod: 8 },
      { far: at("table", 1.95, -0.06, "back"), near: at("front", 0.7, 0.45, ["down", 0.25]), bow: 6, nod: 8 },
    ],
    rate: 6.6,
  },
  /** On the flat hand beside the shoulder. */
  tray_up: { keys: [{ far: at("front", 1.5, -0.25, ["down", 0.2]), nod: -3, lean: -2 }], holder: -1, grip: 0.02 },
  /** By the brim, before the belly. */
  hat_in_hands: {
    keys: [
      {
        ...{ near: at("front", 0.75, 0.95, ["down", 0.25]), far: at("front", 1.2, 0.95, "down") },
        ...{ worn: "off", tilt: 24 },
      },
    ],
    grip: 0.3,
  },
  /** One hand over the other. */
  hold_both: {
    keys: [{ near: at("front", 0.9, 0.7, ["down", 0.25]), far: at("front", 1.05, 0.45, "down") }],
  },
  /** One thing in each hand. */
  hold_each: {
    keys: [{ far: at("front", 1.55, 0.5, ["down", 0.2]), near: at("front", 0.6, 0.75, ["down", 0.25]) }],
    holder: -1,
    second: { noun: "", grip: 0.16 },
  },
  /** To somebody who is not seen. */
  hold_out: { keys: [{ far: at("front", 2.1, 0.3), bow: 5, nod: -2 }], holder: -1, grip: 0.16 },
  /** A small glass, emptied at once. */
  knock_back: {
    keys: [
      { near: at("front", 0.8, 0.6, ["down", 0.2]), nod: 4, tilt: 0 },
      { near: at("mouth", 0.3, 0.02, ["down", 0.2]), nod: -28, bow: -8, tilt: -98 },
      { near: at("mouth", 0.28, -0.02, ["down", 0.2]), nod: -32, bow: -10, tilt: -112 },
    ],
    rate: 1.2,
    tool: "whiskyglass",
    grip: 0.4,
  },
  read_lit: {
    prone: [
      { near: at("front", 0.8, -1.5, ["down", 0.15]), far: at("front", 1.1, -0.85, "down"), nod: 14, effect: "beam" },
    ],
    keys: [{ ...BY_LIGHT, effect: "beam" }],
    tool: "torch",
    grip: 0.5,
    second: { noun: "paper", grip: 0.3 },
  },
  read_candle: { keys: [BY_LIGHT], tool: "candle", grip: 0.3, second: { noun: "paper", grip: 0.3 } },
} as const satisfies Readonly<Record<string, GestureDesign>>;
