// Gestures of hands at the own body: face, head, chest, hips.
import { at, pointing, type GestureDesign } from "./gesture.ts";

export const SELF_GESTURES = {
  finger_to_lips: { keys: [{ near: pointing(at("mouth", 0.1, 0.5, ["down", 0.2])), nod: 4 }] },
  whistle: { keys: [{ near: pointing(at("mouth", 0.32, 0.2, ["out", 0.2])), bow: -3, nod: -6 }] },
  cover_mouth: { keys: [{ near: at("mouth", 0.02, 0.02, ["down", 0.2]), nod: -4, bow: -5 }] },
  hold_cheek: { keys: [{ near: at("ear", 0.2, 0.3, ["down", 0.2]), nod: 10, bow: 5 }] },
  cover_eyes: {
    keys: [{ far: at("eyes", 0.05, 0.02, ["down", 0.25]), near: at("eyes", 0.02, 0.02, ["down", 0.25]), nod: 8 }],
  },
  cover_ears: {
    keys: [{ far: at("ear", 0.04, 0, ["out", 0.2]), near: at("ear", 0, 0, ["out", 0.2]), nod: 14, bow: 8 }],
  },
  cover: {
    keys: [
      { far: at("eyes", 0.05, 0.2, ["down", 0.25]), near: at("eyes", 0, 0.2, ["down", 0.25]), nod: 24, bow: 14 },
      { far: at("eyes", 0.05, 0.24, ["down", 0.25]), near: at("eyes", 0, 0.24, ["down", 0.25]), nod: 30, bow: 19 },
    ],
    rate: 2.4,
  },
  wipe_tears: {
    keys: [
      { near: at("eyes", -0.02, 0.1, ["down", 0.2]), nod: 14, bow: 5 },
      { near: at("mouth", 0.02, -0.12, ["down", 0.2]), nod: 16, bow: 6 },
    ],
    rate: 2,
  },
  scratch: {
    keys: [
      { near: at("crown", -0.25, 0.12, ["out", 0.15]), nod: 6 },
      { near: at("crown", -0.4, 0.3, ["out", 0.15]), nod: 8 },
    ],
    rate: 5,
  },
  cough: {
    keys: [
      { near: at("mouth", 0.14, 0.06, ["down", 0.2]), bow: 4, nod: 4 },
      { near: at("mouth", 0.1, 0.06, ["down", 0.2]), bow: 22, nod: 16 },
    ],
    rate: 2.1,
  },
  startle: {
    keys: [{ far: at("front", 1.35, 0.75), near: at("front", -0.95, 0.9, ["down", 0.2]), bow: -7, nod: -2 }],
  },
  think: {
    keys: [
      { near: at("chin", 0.06, 0.08, ["down", 0.2]), far: at("belly", -0.25, -0.35, ["down", 0.2]), nod: 6, bow: 2 },
    ],
  },
  despair: {
    keys: [{ far: at("ear", 0.02, -0.3, ["out", 0.2]), near: at("ear", 0, -0.3, ["out", 0.2]), nod: 26, bow: 16 }],
  },
  facepalm: { keys: [{ near: at("brow", 0.04, 0.08, ["down", 0.25]), nod: 20, bow: 4 }] },
  listen: { keys: [{ near: at("ear", 0.02, 0, ["out", 0.2]), bow: 10, nod: -2, lean: 3 }] },
  call: {
    keys: [
      { far: at("crown", 1.2, -0.1, "out"), near: at("mouth", 0.5, 0.25, ["down", 0.2]), bow: 8, nod: -12 },
      { far: at("crown", 0.9, -0.4, "out"), near: at("mouth", 0.5, 0.25, ["down", 0.2]), bow: 12, nod: -16 },
    ],
    rate: 2.4,
  },
  yawn: {
    keys: [
      { near: at("mouth", 0.1, 0.04, ["down", 0.2]), far: at("crown", 1.5, -0.2, "out"), nod: -18, bow: -8 },
      { near: at("mouth", 0.1, 0.04, ["down", 0.2]), far: at("crown", 1.2, -0.7, "out"), nod: -26, bow: -13 },
    ],
    rate: 0.8,
  },
  shade_eyes: { keys: [{ near: at("brow", 0.14, -0.02, ["out", 0.2]), bow: 6, nod: -4 }] },
  check_watch: {
    keys: [{ far: at("chest", 0.55, 0.25, "out"), near: at("chest", -0.1, 0.95, "down"), nod: 16, bow: 3 }],
  },
  comb: {
    keys: [
      { near: at("crown", -0.1, 0.06, ["out", 0.25]), tilt: 80 },
      { near: at("ear", -0.12, 0.4, ["out", 0.25]), tilt: 60 },
    ],
    rate: 2,
    tool: "comb",
  },
  doff: {
    keys: [
      { near: at("crown", 0.2, 0.06, ["out", 0.2]), isEmpty: true },
      { near: at("crown", 0.9, -0.5, ["out", 0.2]), bow: 10, nod: 8, isEmpty: true, isHatOff: true },
      { near: at("chest", 0.5, 0.4), bow: 16, nod: 12, isEmpty: true, isHatOff: true },
    ],
  },
  don: { keys: [{ far: at("ear", 0.1, -0.4, ["out", 0.2]), near: at("ear", 0, -0.42, ["out", 0.2]), nod: 6 }] },
  touch_heart: { keys: [{ near: at("chest", -0.1, 0.1, ["down", 0.15]), nod: 4 }] },
  hold_neck: {
    keys: [{ far: at("neck", 0.05, 0, ["down", 0.2]), near: at("neck", 0, 0, ["down", 0.2]), nod: -16, bow: -6 }],
  },
  rub_neck: {
    keys: [
      { near: at("nape", -0.06, 0.1, ["up", 0.1]), nod: 14 },
      { near: at("nape", -0.1, 0.22, ["up", 0.1]), nod: 16 },
    ],
    rate: 2,
  },
  rub_arm: {
    keys: [
      { near: at("waist", 0.3, -0.3, ["back", 0.1]), far: at("upper_arm", -0.1, 0.85, ["out", 0.4]), bow: 6, nod: 18 },
      { near: at("waist", 0.3, -0.3, ["back", 0.1]), far: at("upper_arm", -0.05, 0.4, ["out", 0.4]), bow: 8, nod: 20 },
    ],
    rate: 2,
  },
  clutch_belly: {
    keys: [{ far: at("belly", 0, 0, ["down", 0.2]), near: at("belly", -0.05, 0.05, ["down", 0.2]), bow: 26, nod: 12 }],
  },
  at_attention: {
    keys: [
      { far: at("waist", 0.02, 1.05, ["back", 0]), near: at("waist", -0.02, 1.05, ["back", 0]), nod: -4, bow: -2 },
    ],
  },
  in_pockets: {
    keys: [{ far: at("waist", 0.02, 0.55, ["back", 0.05]), near: at("waist", -0.02, 0.55, ["back", 0.15]), nod: 2 }],
  },
  behind_head: {
    keys: [
      { far: at("nape", -0.05, -0.55, ["up", -0.6]), near: at("nape", -0.05, -0.55, ["up", -0.6]), nod: -6, bow: -4 },
    ],
  },
  akimbo: { keys: [{ far: at("waist", 0, 0, ["out", 0.05]), near: at("waist", 0, 0, ["out", 0.1]), nod: -2 }] },
  cross: {
    keys: [
      { far: at("upper_arm", 0.02, 0.18, ["down", 0.2]), near: at("upper_arm", -0.1, 0.3, ["out", 0.35]), nod: -2 },
    ],
  },
  hug_self: {
    keys: [
      {
        far: at("upper_arm", 0.05, -0.5, ["down", 0.2]),
        near: at("upper_arm", -0.3, -0.4, ["down", 0.3]),
        bow: 12,
        nod: 14,
      },
      {
        far: at("upper_arm", 0.05, -0.3, ["down", 0.2]),
        near: at("upper_arm", -0.3, -0.6, ["down", 0.3]),
        bow: 14,
        nod: 17,
      },
    ],
    rate: 6.6,
  },
  shrug: {
    keys: [
      { far: at("waist", 0.9, -0.55, "down"), near: at("waist", -0.75, -0.55, "down"), nod: 0 },
      { far: at("waist", 0.95, -0.75, "down"), near: at("waist", -0.8, -0.75, "down"), nod: 8 },
    ],
    rate: 1.2,
  },
  stretch: {
    keys: [
      { far: at("crown", 0.7, -1, "out"), near: at("crown", -0.8, -1, "out"), bow: -6, nod: -14 },
      { far: at("crown", 0.5, -1.2, "out"), near: at("crown", -0.6, -1.2, "out"), bow: -10, nod: -18 },
    ],
    rate: 0.9,
  },
  flex: { keys: [{ far: at("ear", 0.75, 0.1, "out"), near: at("ear", -0.65, 0.1, "out"), nod: -4 }] },
  pray: {
    keys: [
      { far: at("chest", 0.32, -0.35, ["down", 0.1]), near: at("chest", 0.26, -0.35, ["down", 0.2]), nod: 22, bow: 6 },
    ],
  },
  shake_head: {
    keys: [{ head: "camera" }, {}, { head: "away" }, {}],
    rate: 3.6,
  },
  nod: { keys: [{ nod: -6 }, { nod: 24 }], rate: 2.4 },
  laugh: {
    keys: [
      { near: at("belly", -0.1, -0.1, ["out", 0.2]), far: at("front", 1.3, 0.6), nod: -26, bow: -16 },
      { near: at("belly", -0.1, -0.05, ["out", 0.2]), far: at("knee", 0.1, -0.3), nod: -14, bow: 22 },
    ],
    rate: 3.6,
  },
  scream: {
    keys: [{ far: at("ear", 0.3, 0.3, ["out", 0.2]), near: at("ear", -0.25, 0.3, ["out", 0.2]), nod: -14, bow: -8 }],
  },
  sing: {
    keys: [
      { far: at("front", 1.1, 0.5, "down"), near: at("front", -0.7, 0.6, "down"), nod: -12, bow: -4 },
      { far: at("front", 1.3, -0.1, "down"), near: at("front", -0.9, 0.1, "down"), nod: -16, bow: -6 },
    ],
    rate: 0.9,
  },
  gasp: {
    keys: [{ far: at("chest", 0.15, -0.1, "out"), near: at("mouth", 0.1, 0.14, ["down", 0.2]), bow: -8, nod: -4 }],
  },
  recoil: {
    keys: [
      { bow: -2 },
      {
        far: at("front", 1, 0.1),
        near: at("front", 0.5, -0.1, ["out", 0.2]),
        bow: -18,
        nod: 4,
        lean: -6,
        head: "camera",
      },
      { far: at("front", 0.9, 0.3), near: at("front", 0.5, 0.1, ["out", 0.2]), bow: -14, nod: 8, lean: -5 },
    ],
  },
  shield: {
    keys: [{ far: at("brow", 0.6, -0.15, ["out", 0.1]), near: at("crown", 0.2, -0.05, ["out", 0.2]), bow: 8, nod: 20 }],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
