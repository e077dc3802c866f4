// Gestures at somebody's face, nails and falls; a thing that two pull at, who parts two that fight, a portrait of somebody.
import { at, BRACED, fist, LUNGE, WIDE, type GestureDesign } from "../gesture.ts";
import { AT_THE_FACE } from "./at-the-face.ts";
import { BLOWS } from "./blows.ts";
import { BY_TWO } from "./by-two.ts";
import type { CONTACT_GESTURES } from "./names.ts";
import { SWORD_BLOWS } from "./sword-blows.ts";
import { TENDING } from "./tending.ts";

export const CONTACT: Readonly<Record<(typeof CONTACT_GESTURES)[number], GestureDesign>> = {
  ...AT_THE_FACE,
  ...BLOWS,
  ...BY_TWO,
  ...SWORD_BLOWS,
  ...TENDING,
  kiss_thing: {
    keys: [{ near: at("mouth", 0.3, 0.1, ["down", 0.2]), far: at("mouth", 0.2, 0.45, "down"), bow: 8, nod: 12 }],
    grip: 0.5,
  },
  kiss_baby: {
    isAside: true,
    keys: [
      { near: at("mouth", 0.7, 0.8, ["down", 0.3]), far: at("mouth", 0.6, 1.3, "down"), bow: 4, nod: 4 },
      { near: at("mouth", 0.36, 0.6, ["down", 0.3]), far: at("mouth", 0.3, 1.1, "down"), bow: 8, nod: 16 },
    ],
    rate: 1,
    grip: 0.5,
  },
  cover_their_mouth: {
    ...{ apart: 1.25, apartNear: 1.05, stands: "behind", isOver: true, otherMood: "afraid", alone: "cover_mouth" },
    keys: [
      {
        far: at("their_face", 0.5, 0.26, ["down", 0.4]),
        near: at("their_chest", 0.5, 0.1, ["down", 0.6]),
        ...{ bow: 8, nod: 6, lean: 4 },
      },
    ],
  },
  look_in_mouth: {
    ...{ apart: 2.2, apartNear: 1.9, other: "mouth_open", otherMood: "screaming", alone: "examine" },
    keys: [
      {
        ...{ far: at("their_face", -0.45, 0.28, ["down", 0.3]), near: at("their_face", -0.05, 0.5, ["down", 0.5]) },
        ...{ bow: 12, nod: 6, tilt: 82, as: "spoon" },
      },
      {
        ...{ far: at("their_face", -0.35, 0.2, ["down", 0.3]), near: at("their_face", -0.05, 0.5, ["down", 0.5]) },
        ...{ bow: 15, nod: 8, tilt: 74, as: "spoon" },
      },
    ],
    rate: 1,
    tool: "spoon",
    holder: -1,
    grip: 0.1,
  },
  mouth_open: { keys: [{ nod: -16, bow: -6 }] },
  shine_in_eye: {
    ...{ apart: 2.5, apartNear: 2.2, otherMood: "surprised", alone: "shine" },
    keys: [
      {
        ...{ far: at("their_face", -0.85, -0.02, ["down", 0.3]), near: at("front", 0.8, 0.6, ["down", 0.4]) },
        ...{ bow: 8, nod: 2 },
      },
      {
        ...{ far: at("their_face", -0.75, -0.1, ["down", 0.3]), near: at("front", 0.8, 0.6, ["down", 0.4]) },
        ...{ bow: 10, nod: 2 },
      },
    ],
    rate: 0.8,
    tool: "flashlight",
    holder: -1,
    grip: 0.5,
  },
  paint_nails: {
    ...{ apart: 3.5, apartNear: 3, other: "hand_held_out", otherPosture: "sit", alone: "work" },
    keys: [
      {
        ...{ far: at("their_hand", -0.1, -0.75, ["down", 0.3]), near: at("their_hand", -0.15, -0.2, ["down", 0.5]) },
        ...{ bow: 12, nod: 18, tilt: 60, as: "artbrush" },
      },
      {
        ...{ far: at("their_hand", 0.12, -0.72, ["down", 0.3]), near: at("their_hand", -0.15, -0.2, ["down", 0.5]) },
        ...{ bow: 12, nod: 18, tilt: 48, as: "artbrush" },
      },
    ],
    rate: 1.6,
    tool: "brush",
    holder: -1,
    grip: 0.3,
  },
  hand_held_out: { keys: [{ far: at("their_hand", -0.05, -0.3, ["down", 0.2]), nod: 4 }] },
  necklace_on: {
    ...{ apart: 1.45, apartNear: 1.3, stands: "behind", isOver: true, other: "chin_up", otherMood: "glad" },
    alone: "put_on",
    keys: [
      {
        ...{ far: at("their_neck", 0.75, -0.5, ["down", 0.5]), near: at("their_neck", -0.3, -0.5, ["out", 0.6]) },
        ...{ bow: 6, nod: 6 },
      },
      {
        ...{ far: at("their_neck", 0.1, -0.02, ["down", 0.5]), near: at("their_neck", -0.35, -0.1, ["out", 0.6]) },
        ...{ bow: 10, nod: 12 },
      },
    ],
    tool: "necklace",
    holder: -1,
    grip: 0.9,
  },
  hat_on_them: {
    ...{ apart: 2, apartNear: 1.8, otherMood: "glad", alone: "put_on" },
    keys: [
      {
        ...{ far: at("their_head", 0, -0.9, ["down", 0.3]), near: at("their_head", -0.35, -0.75, ["down", 0.4]) },
        ...{ bow: 2, nod: -4 },
      },
      {
        ...{ far: at("their_head", 0, -0.2, ["down", 0.3]), near: at("their_head", -0.35, -0.1, ["down", 0.4]) },
        ...{ bow: 6, nod: 2 },
      },
    ],
    tool: "hat",
    holder: -1,
    grip: 0.1,
  },
  pin_on_them: {
    ...{ apart: 2.2, apartNear: 1.9, otherMood: "glad", alone: "show" },
    keys: [
      {
        ...{ far: at("their_chest", -0.5, -0.5, ["down", 0.3]), near: at("their_chest", -0.6, 0, ["down", 0.4]) },
        ...{ bow: 4, nod: 6 },
      },
      {
        ...{ far: at("their_chest", 0, -0.3, ["down", 0.3]), near: at("their_chest", -0.15, -0.05, ["down", 0.4]) },
        ...{ bow: 8, nod: 10 },
      },
    ],
    tool: "medal",
    holder: -1,
    grip: 0.9,
  },
  tickle: {
    ...{ apart: 1.9, apartNear: 1.7, other: "tickled", otherMood: "laughing", kneels: true, alone: "none" },
    keys: [
      {
        ...{ far: at("their_waist", 0.1, -0.5, ["down", 0.3]), near: at("their_chest", -0.1, 0.3, ["down", 0.5]) },
        ...{ bow: 16, nod: -4 },
      },
      {
        ...{ far: at("their_chest", 0, 0.3, ["down", 0.3]), near: at("their_waist", 0, -0.3, ["down", 0.5]) },
        ...{ bow: 20, nod: -4 },
      },
    ],
    rate: 4,
  },
  tickled: {
    keys: [
      {
        ...{ far: at("belly", 0.1, 0, ["down", 0.2]), near: at("belly", 0, 0.1, ["down", 0.4]) },
        ...{ bow: 14, nod: -18, lean: -8 },
      },
      {
        ...{ far: at("belly", 0.1, 0, ["down", 0.2]), near: at("front", 0.6, -0.2, ["out", 0.4]) },
        ...{ bow: -8, nod: -26, lean: -12, legs: BRACED },
      },
    ],
    rate: 3,
  },
  tattoo_them: {
    ...{ apart: 2.1, apartNear: 1.9, otherPosture: "sit", alone: "work" },
    keys: [
      {
        ...{ far: at("their_shoulder", -0.35, 0.15, ["down", 0.3]), near: at("their_shoulder", 0, 0.6, ["down", 0.5]) },
        ...{ bow: 14, nod: 12, tilt: 120 },
      },
      {
        ...{ far: at("their_shoulder", -0.3, 0.3, ["down", 0.3]), near: at("their_shoulder", 0, 0.6, ["down", 0.5]) },
        ...{ bow: 14, nod: 12, tilt: 112 },
      },
    ],
    rate: 2,
    tool: "pen",
    holder: -1,
    grip: 0.6,
  },
  massage_them: {
    ...{ apart: 1.5, apartNear: 1.35, stands: "behind", isOver: true, otherPosture: "sit", otherMood: "asleep" },
    alone: "work",
    keys: [
      {
        ...{ far: at("their_shoulder", 0, -0.1, ["down", 0.4]), near: at("their_shoulder", -0.5, -0.1, ["out", 0.6]) },
        ...{ bow: 8, nod: 10 },
      },
      {
        ...{ far: at("their_shoulder", 0.1, 0.2, ["down", 0.4]), near: at("their_shoulder", -0.4, 0.2, ["out", 0.6]) },
        ...{ bow: 13, nod: 10 },
      },
    ],
    rate: 2,
  },
  take_theirs: {
    ...{ apart: 2.2, apartNear: 1.9, other: "look_on", otherMood: "surprised", alone: "take_off" },
    keys: [
      { far: at("their_face", -0.1, 0, ["down", 0.3]), bow: 6, isEmpty: true },
      { far: at("front", 1.2, 0, ["down", 0.3]), bow: 2, nod: 2 },
    ],
    holder: -1,
    grip: 0.3,
  },
  dangle: {
    ...{ apart: 3.2, apartNear: 2.7, other: "none", otherMood: "asleep", alone: "show" },
    keys: [
      { far: at("their_face", -1.25, -0.5, ["down", 0.3]), near: at("front", 0.9, -0.1, ["out", 0.4]), tilt: 156 },
      { far: at("their_face", -1.25, -0.5, ["down", 0.3]), near: at("front", 0.9, -0.1, ["out", 0.4]), tilt: 204 },
    ],
    rate: 2,
    tool: "watch",
    holder: -1,
    grip: 0.05,
  },
  catch_falling: {
    ...{ apart: 1.5, other: "none", otherPosture: "dipped", otherMood: "asleep", isAside: true, alone: "reach" },
    keys: [
      {
        far: at("their_back", -0.3, 0.6, ["down", 0.3]),
        near: at("their_waist", 0, 0, ["down", 0.5]),
        bow: 26,
        nod: 8,
        legs: LUNGE,
      },
    ],
  },
  swoon: {
    keys: [
      { near: at("brow", 0.1, -0.05, ["out", 0.3]), nod: -10, bow: -6 },
      { near: at("brow", 0.1, -0.05, ["out", 0.3]), nod: -24, bow: -14, lean: -10, legs: BRACED },
    ],
  },
  tug_over: {
    ...{ apart: 3.5, apartNear: 3.2, other: "tug_back", otherMood: "angry", alone: "pull" },
    keys: [
      {
        ...{ far: fist(at("their_hand", 0.05, -0.55, "down")), near: fist(at("their_hand", -0.3, -0.35, "down")) },
        ...{ lean: -16, bow: 2, legs: BRACED },
      },
      {
        ...{ far: fist(at("their_hand", 0.3, -0.55, "down")), near: fist(at("their_hand", -0.05, -0.35, "down")) },
        ...{ lean: -5, bow: 8, legs: BRACED },
      },
    ],
    rate: 1.8,
    holder: -1,
    grip: 0.5,
  },
  tug_back: {
    keys: [
      {
        ...{ far: fist(at("their_hand", 0.05, -0.5, "down")), near: fist(at("their_hand", -0.3, -0.3, "down")) },
        ...{ lean: -5, bow: 8, legs: BRACED },
      },
      {
        ...{ far: fist(at("their_hand", -0.2, -0.5, "down")), near: fist(at("their_hand", -0.55, -0.3, "down")) },
        ...{ lean: -16, bow: 2, legs: BRACED },
      },
    ],
    rate: 1.8,
  },
  part_them: {
    alone: "spread_arms",
    keys: [
      {
        ...{ far: at("front", 1.85, -0.1, ["out", -0.4]), near: at("front", -1.7, -0.05, ["out", 0.9]) },
        ...{ lean: 0, nod: -2, legs: WIDE, head: "camera" },
      },
      {
        ...{ far: at("front", 1.95, -0.15, ["out", -0.4]), near: at("front", -1.85, -0.1, ["out", 0.9]) },
        ...{ lean: 2, nod: -2, legs: WIDE, head: "camera" },
      },
    ],
    rate: 1.2,
  },
  selfie: {
    ...{ apart: 1.75, apartNear: 1.5, stands: "beside", isOver: true, other: "beside_selfie", otherMood: "glad" },
    alone: "film",
    keys: [{ near: at("front", -1.25, -0.95, ["out", 0.4]), nod: -8, lean: 2, head: "camera", tilt: 8 }],
    tool: "phone",
    grip: 0.2,
  },
  beside_selfie: { keys: [{ near: at("front", 0.75, -0.5, ["out", 0.4]), nod: -4, lean: 5, head: "camera" }] },
  paint_portrait: {
    ...{ apart: 7.4, apartNear: 4.8, alone: "paint" },
    keys: [
      { far: at("front", 1.7, -0.6), near: at("belly", 0, -0.1), tilt: 60, nod: -4 },
      { far: at("front", 1.7, 0.6), near: at("belly", 0, -0.1), tilt: 75, nod: 2 },
    ],
    rate: 1.5,
    tool: "brush",
    holder: -1,
    grip: 0.3,
  },
};
