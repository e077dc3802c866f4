// What feelings and the body itself make hands do: a brow wiped, nails bitten, hands rubbed warm, a call through cupped hands, out of breath, sick.
import { at, fist, LUNGE, type GestureDesign, type Key } from "../gesture.ts";
import { limb } from "../../pose.ts";

const SPENT: Key = { far: at("knee", 0.15, -0.05), near: at("knee", 0.1, 0, ["down", 0.3]), nod: -16 };
const FEET_APART = [limb(34, -10, 8), limb(14, -26, 10)] as const;

export const FEELINGS = {
  wipe_brow: {
    keys: [
      { near: at("brow", -0.16, -0.06, ["out", 0.25]), nod: -4, bow: -4 },
      { near: at("brow", -0.62, -0.12, ["out", 0.25]), nod: -14, bow: -8 },
    ],
    rate: 1.3,
  },
  call_out: {
    keys: [
      { far: at("mouth", 0.46, 0.16, ["down", 0]), near: at("mouth", 0.36, 0.2, ["down", 0.32]), bow: 2, nod: -12 },
      { far: at("mouth", 0.5, 0.16, ["down", 0]), near: at("mouth", 0.4, 0.2, ["down", 0.32]), bow: 14, nod: -16 },
    ],
    rate: 1.3,
  },
  hands_on_knees: {
    keys: [
      { ...SPENT, bow: 50, legs: FEET_APART },
      { ...SPENT, bow: 60, legs: FEET_APART },
    ],
    rate: 2.4,
    isAside: true,
  },
  be_sick: {
    keys: [
      { near: at("belly", 0, 0, ["down", 0.3]), far: at("knee", 0.1, -0.1), bow: 54, nod: 4, legs: FEET_APART },
      { near: at("belly", 0, 0, ["down", 0.3]), far: at("knee", 0.1, -0.1), bow: 74, nod: 16, legs: FEET_APART },
    ],
    rate: 2,
    isAside: true,
  },
  bite_nails: {
    keys: [
      { near: at("mouth", 0.14, 0.16, ["down", 0.2]), far: at("mouth", 0.3, 0.3, ["down", 0.1]), nod: 6, bow: 4 },
      { near: at("mouth", 0.1, 0.12, ["down", 0.2]), far: at("mouth", 0.34, 0.34, ["down", 0.1]), nod: 9, bow: 5 },
    ],
    rate: 4,
  },
  rub_hands: {
    keys: [
      { far: at("front", 1.05, 0.05, ["down", 0.05]), near: at("front", 0.95, 0.35, ["down", 0.15]), bow: 5, nod: 8 },
      { far: at("front", 1, 0.35, ["down", 0.05]), near: at("front", 1.05, 0.05, ["down", 0.15]), bow: 5, nod: 8 },
    ],
    rate: 5,
  },
  gulp: {
    keys: [
      { near: at("neck", 0.12, 0.16, ["down", 0.2]), nod: -12, bow: -3 },
      { near: at("neck", 0.22, 0.3, ["down", 0.2]), nod: 6, bow: 2 },
    ],
    rate: 1.3,
  },
  sigh: {
    keys: [
      { far: at("chest", 0.3, 0.2, "out"), bow: -8, nod: -18, lift: 0.08 },
      { bow: 16, nod: 24 },
      { bow: 18, nod: 26 },
    ],
  },
  breathe_out: {
    keys: [
      { bow: -8, nod: -10, far: at("front", -0.9, 0.9, ["back", 0.1]), near: at("front", 1.2, 0.7) },
      { bow: 12, nod: -8, far: at("front", -1.2, 0.8, ["back", 0.1]), near: at("front", 1.4, 0.6), legs: LUNGE },
      { bow: 14, nod: -8, far: at("front", -1.2, 0.8, ["back", 0.1]), near: at("front", 1.4, 0.6), legs: LUNGE },
    ],
  },
  pat_top: {
    keys: [
      { far: at("front", 1.9, 0.95), near: at("front", 1.5, 0.9, ["down", 0.3]), bow: 12, nod: 10 },
      { far: at("front", 1.9, 1.3), near: at("front", 1.5, 1.3, ["down", 0.3]), bow: 16, nod: 12 },
    ],
    rate: 3,
  },
  blow_theirs: {
    keys: [
      { bow: 6, nod: -6 },
      { bow: 20, nod: 2 },
      { bow: 16, nod: 0 },
    ],
  },
  keep_alight: {
    keys: [{ near: at("front", 1.35, 0.4, ["down", 0.3]), effect: "flame" }],
    grip: 0.12,
  },
  burn_down: {
    keys: [
      { near: at("front", 1.35, 0.4, ["down", 0.3]), effect: "flame" },
      { near: at("front", 1.35, 0.4, ["down", 0.3]), nod: 2, effect: "flame" },
      { near: at("front", 1.35, 0.4, ["down", 0.3]), nod: 6, effect: "smoke" },
    ],
    grip: 0.12,
  },
  wheel_round: {
    keys: [
      { isTurned: true, far: at("front", 0.5, 1.4), near: at("front", -0.4, 1.4, ["back", 0.2]) },
      {
        ...{ far: at("front", 1.5, 0.6, "out"), near: at("front", -1.5, 0.8, ["out", 0.3]), legs: LUNGE },
        ...{ lean: 6, bow: 8, nod: -6 },
      },
      { far: at("front", 1.1, 1, "out"), near: at("front", -1, 1.1, ["out", 0.3]), legs: LUNGE, bow: 6, nod: -4 },
    ],
  },
  tow: {
    keys: [
      {
        ...{ far: fist(at("chest", 0.2, -0.1, "down")), near: fist(at("chest", 0.1, 0.3, ["down", 0.2])) },
        ...{ bow: 26, lean: 10, nod: -10 },
      },
    ],
    isAside: true,
  },
  hold_cheeks: {
    keys: [
      { far: at("mouth", 0.05, -0.02, ["out", 0.1]), near: at("ear", 0.16, 0.28, ["out", 0.25]), nod: 10, bow: 3 },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
