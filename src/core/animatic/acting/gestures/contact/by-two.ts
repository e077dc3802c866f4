// Games and feats of two, a rope that two tug at, who is boosted up, and a palm that is read.
import { at, BRACED, fist, LUNGE, pointing, type GestureDesign } from "../gesture.ts";
import type { BY_TWO_GESTURES } from "./names.ts";

/** Close, both looking the same way. */
const SIDE_BY_SIDE = { apart: 1.7, apartNear: 1.5, stands: "beside", isOver: true } as const;

export const BY_TWO: Readonly<Record<(typeof BY_TWO_GESTURES)[number], GestureDesign>> = {
  lift_overhead: {
    ...{ apart: 0.5, other: "held_overhead", otherPosture: "carried_overhead", otherMood: "glad", alone: "cheer" },
    keys: [
      {
        ...{ far: at("crown", 0.35, -1.2, ["out", 0.3]), near: at("crown", -0.25, -1.2, ["out", 0.5]) },
        ...{ nod: -16, bow: -4 },
      },
      {
        ...{ far: at("crown", 0.35, -1.25, ["out", 0.3]), near: at("crown", -0.25, -1.25, ["out", 0.5]) },
        ...{ nod: -20, bow: -6 },
      },
    ],
    rate: 0.8,
  },
  held_overhead: { keys: [{}] },
  noose_on: {
    ...{ apart: 2.1, apartNear: 1.8, otherMood: "sad", alone: "hold" },
    keys: [
      {
        ...{ far: at("their_head", 0.2, -0.7, ["down", 0.3]), near: at("their_head", -0.4, -0.6, ["down", 0.4]) },
        ...{ bow: 2, nod: -4 },
      },
      {
        ...{ far: at("their_neck", 0.15, 0.1, ["down", 0.3]), near: at("their_neck", -0.35, 0.15, ["down", 0.4]) },
        ...{ bow: 6, nod: 4 },
      },
    ],
    tool: "noose",
    holder: -1,
    grip: 0.9,
  },
  clap_together: {
    ...{ apart: 2.4, apartNear: 2.1, isAside: true, other: "clap_together", otherMood: "glad", alone: "clap" },
    keys: [
      { far: at("their_hand", -0.05, -1.55, ["down", 0.2]), near: at("their_hand", -0.05, -1.3, ["down", 0.4]) },
      { far: at("chest", 0.6, 0.1, ["down", 0.2]), near: at("chest", 0.55, 0.15, ["down", 0.4]) },
    ],
    rate: 3,
  },
  tug_rope: {
    ...{ apart: 5.4, apartNear: 4, other: "tug_back", otherMood: "angry", isAside: true, alone: "pull" },
    keys: [
      {
        ...{ far: fist(at("front", 1.75, 0.75, ["down", 0.3])), near: fist(at("front", 1.3, 0.8, ["down", 0.4])) },
        ...{ lean: -18, bow: 2, tilt: 90, as: "pulledrope" },
      },
      {
        ...{ far: fist(at("front", 1.95, 0.75, ["down", 0.3])), near: fist(at("front", 1.5, 0.8, ["down", 0.4])) },
        ...{ lean: -8, bow: 6, tilt: 90, as: "pulledrope" },
      },
    ],
    rate: 1.8,
    holder: -1,
    grip: 0.25,
  },
  brush_theirs: {
    ...{ apart: 2, apartNear: 1.7, kneels: true, other: "mouth_open", alone: "brush_teeth" },
    keys: [
      {
        ...{ far: at("their_face", -0.3, 0.28, ["down", 0.3]), near: at("their_head", -0.1, 0.6, ["down", 0.5]) },
        ...{ bow: 10, nod: 6, tilt: 84 },
      },
      {
        ...{ far: at("their_face", -0.12, 0.24, ["down", 0.3]), near: at("their_head", -0.1, 0.6, ["down", 0.5]) },
        ...{ bow: 10, nod: 6, tilt: 84 },
      },
    ],
    rate: 4,
    tool: "toothbrush",
    holder: -1,
    grip: 0.15,
  },
  help_to_seat: {
    ...{ apart: 1.9, apartNear: 1.7, otherLater: { posture: "sit" }, alone: "reach" },
    keys: [
      {
        ...{ far: at("their_back", -0.2, 0.3, ["down", 0.3]), near: at("their_hand", 0, -0.2, ["down", 0.5]) },
        ...{ bow: 8, nod: 4 },
      },
      {
        ...{ far: at("their_back", -0.2, 0.1, ["down", 0.3]), near: at("their_shoulder", -0.1, 0.6, ["down", 0.5]) },
        ...{ bow: 24, nod: 8 },
      },
    ],
  },
  lower_them: {
    ...{ apart: 2.4, apartNear: 2, otherPosture: "lie", alone: "put_down" },
    keys: [
      {
        ...{ far: at("their_chest", 0.1, -0.3, ["down", 0.3]), near: at("their_waist", -0.3, -0.2, ["down", 0.4]) },
        ...{ bow: 34, nod: 12 },
      },
      {
        ...{ far: at("their_shoulder", 0.1, -0.2, ["down", 0.3]), near: at("their_chest", -0.2, -0.1, ["down", 0.4]) },
        ...{ bow: 24, nod: 12 },
      },
    ],
  },
  set_on_feet: {
    ...{ apart: 1.9, apartNear: 1.7, other: "none", otherPosture: "stand", alone: "put_down" },
    keys: [
      {
        ...{ far: at("their_waist", -0.1, 0.1, ["down", 0.3]), near: at("their_waist", -0.2, 0.3, ["down", 0.4]) },
        ...{ bow: 24, nod: 10 },
      },
      {
        ...{
          far: at("their_shoulder", -0.1, 0.1, ["down", 0.3]),
          near: at("their_shoulder", -0.2, 0.4, ["down", 0.4]),
        },
        ...{ bow: 12, nod: 8 },
      },
    ],
  },
  pin_down: {
    ...{ apart: 2.4, apartNear: 1.6, otherPosture: "lie", otherMood: "afraid", alone: "press" },
    keys: [
      {
        ...{ far: fist(at("their_shoulder", 0.1, -0.3, ["down", 0.3])), near: fist(at("their_chest", 0, -0.3)) },
        ...{ bow: 34, nod: 8 },
      },
      {
        ...{ far: fist(at("their_shoulder", 0, -0.1, ["down", 0.3])), near: fist(at("their_chest", 0.1, -0.1)) },
        ...{ bow: 38, nod: 8 },
      },
    ],
    rate: 1.6,
  },
  boost: {
    ...{ apart: 2.1, apartNear: 1.9, alone: "lift" },
    keys: [
      {
        ...{ far: at("their_waist", -0.2, 0.6, ["down", 0.3]), near: at("their_waist", -0.4, 0.9, ["down", 0.5]) },
        ...{ bow: 30, nod: -6 },
      },
      {
        ...{ far: at("their_waist", -0.2, -0.5, ["down", 0.3]), near: at("their_waist", -0.4, -0.2, ["down", 0.5]) },
        ...{ bow: 6, nod: -18 },
      },
    ],
  },
  push_from_below: {
    ...{ apart: 2, apartNear: 1.8, stands: "behind", isOver: true, alone: "raise" },
    keys: [
      {
        ...{ far: at("front", 1.7, 0.35, ["down", 0.3]), near: at("front", 1.5, 0.6, ["down", 0.5]) },
        ...{ nod: -16, bow: 14, lean: 10, legs: LUNGE },
      },
      {
        ...{ far: at("front", 1.75, -0.35, ["down", 0.3]), near: at("front", 1.55, -0.1, ["down", 0.5]) },
        ...{ nod: -26, bow: 6, lean: 14, legs: LUNGE },
      },
    ],
    rate: 1.3,
  },
  read_palm: {
    ...{ apart: 2.5, apartNear: 2.1, other: "palm_up", alone: "examine" },
    keys: [
      {
        ...{ near: at("their_hand", -0.15, -0.4, ["down", 0.5]), bow: 14, nod: 18 },
        far: { ...at("their_hand", -0.1, -0.8, ["down", 0.3]), fingers: "point" },
      },
      {
        ...{ near: at("their_hand", -0.15, -0.4, ["down", 0.5]), bow: 14, nod: 18 },
        far: { ...at("their_hand", 0.15, -0.75, ["down", 0.3]), fingers: "point" },
      },
    ],
    rate: 1.4,
  },
  steady_ladder: {
    ...{ apart: 2.3, apartNear: 2, stands: "beside" },
    keys: [
      {
        ...{ near: fist(at("front", 1.5, 0.7, ["out", 0.3])), far: fist(at("front", 1.5, -0.2, ["out", 0.3])) },
        ...{ nod: -22, bow: 4, legs: BRACED },
      },
    ],
  },
  cover_cup: {
    keys: [
      { near: at("front", 1.4, 0.95, ["down", 0.4]), far: at("front", 1, 0.7, ["down", 0.3]), nod: 8 },
      { near: at("front", 1.4, 0.95, ["down", 0.4]), far: at("front", 1.25, 0.4, ["down", 0.3]), nod: 12, bow: 4 },
      { near: at("front", 1.4, 0.95, ["down", 0.4]), far: at("front", 1.25, 0.43, ["down", 0.3]), nod: -2, bow: 4 },
    ],
    tool: "cup",
    grip: 0.4,
  },
  turn_under: {
    ...{
      apart: 1.7,
      apartNear: 1.5,
      other: "turned_under",
      otherPosture: "twirl",
      otherMood: "glad",
      alone: "dance_with",
    },
    keys: [
      { far: at("their_head", -0.1, -1, ["out", 0.3]), near: at("front", 0.7, 0.9, ["down", 0.4]), nod: -8, lean: 3 },
      {
        far: at("their_head", 0.1, -0.95, ["out", 0.3]),
        near: at("front", 0.7, 0.8, ["down", 0.4]),
        nod: -8,
        lean: -3,
      },
    ],
    rate: 1.2,
  },
  turned_under: {
    keys: [{ far: at("crown", 0.1, -0.75, ["out", 0.3]), near: at("front", 0.5, 1.1, ["out", 0.4]), nod: -6 }],
  },
  covered: { keys: [{}] },
  palm_up: { keys: [{ far: at("their_hand", -0.05, -0.55, ["down", 0.2]), nod: 8, bow: 3 }] },
  read_together: {
    ...{ ...SIDE_BY_SIDE, other: "read_beside", alone: "read" },
    keys: [{ near: at("front", 1, 0.5, ["down", 0.15]), far: at("front", 1.5, 0.6, "down"), nod: 18, bow: 4 }],
    tool: "paper",
    grip: 0.3,
  },
  read_beside: {
    keys: [
      { far: at("front", 0.75, 0.5, ["down", 0.3]), nod: 18, bow: 2, lean: -5 },
      { far: pointing(at("front", 0.4, 0.4, ["down", 0.3])), nod: 20, bow: 2, lean: -5 },
    ],
    rate: 0.8,
  },
  eat_together: {
    ...{ ...SIDE_BY_SIDE, other: "eat_beside", alone: "eat_from" },
    keys: [
      { near: at("front", 1.1, 0.85, ["down", 0.25]), far: at("front", 1.2, 0.4), nod: 12, bow: 3 },
      { near: at("front", 1.1, 0.85, ["down", 0.25]), far: at("mouth", 0.12, 0.1), nod: 2, bow: 3 },
    ],
    rate: 1.5,
    tool: "bowl",
    grip: 0.3,
  },
  eat_beside: {
    keys: [
      { near: at("mouth", 0.12, 0.1, ["down", 0.2]), nod: 2, bow: 3 },
      { near: at("front", 0.1, 0.5, ["down", 0.4]), nod: 12, bow: 2, lean: -4 },
    ],
    rate: 1.5,
  },
  share_umbrella: {
    ...{ ...SIDE_BY_SIDE, other: "under_umbrella", alone: "hold" },
    keys: [{ near: fist(at("front", 0.75, -0.1, ["down", 0.3])), nod: 0, tilt: -4 }],
    tool: "umbrella",
  },
  under_umbrella: { keys: [{ near: at("front", 0.9, 0.35, ["down", 0.3]), lean: 3, nod: 2 }] },
};
