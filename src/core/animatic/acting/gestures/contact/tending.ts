// What is done to a body that needs it: bandaged legs, made-up faces, washed hair, belts done up, coats taken, water poured over a head; who sits up in bed.
import { limb } from "../../pose.ts";
import { at, fist, type GestureDesign } from "../gesture.ts";
import type { TENDING_GESTURES } from "./names.ts";

/** Legs of one who sits, straight out over somebody's lap. */
const LEVEL = limb(86, 78, 4);
const LEVEL_TOO = limb(90, 84, 6);

export const TENDING: Readonly<Record<(typeof TENDING_GESTURES)[number], GestureDesign>> = {
  tend_leg: {
    ...{ apart: 2.9, apartNear: 2.6, otherPosture: "sit_ground", otherMood: "afraid", alone: "bandage_self" },
    keys: [
      {
        ...{ far: at("their_knee", 0.1, 0.3, ["down", 0.3]), near: at("their_knee", -0.2, 0.6, ["down", 0.5]) },
        ...{ bow: 34, nod: 14 },
      },
      {
        ...{ far: at("their_knee", -0.2, 0.65, ["down", 0.3]), near: at("their_knee", 0.1, 0.35, ["down", 0.5]) },
        ...{ bow: 36, nod: 14 },
      },
    ],
    rate: 1.6,
    tool: "bandage",
    holder: -1,
  },
  prop_up: {
    ...{ apart: 2.1, apartNear: 1.8, otherPosture: "lie", otherLater: { posture: "sit_bed" }, alone: "lean_over" },
    keys: [
      {
        ...{ far: at("their_back", -0.1, 0.4, ["down", 0.3]), near: at("their_shoulder", -0.1, 0.3, ["down", 0.5]) },
        ...{ bow: 24, nod: 8 },
      },
      {
        ...{ far: at("their_back", -0.1, 0.1, ["down", 0.3]), near: at("their_shoulder", -0.1, 0, ["down", 0.5]) },
        ...{ bow: 16, nod: 8 },
      },
    ],
    rate: 0.7,
  },
  wash_hair: {
    ...{ apart: 1.75, apartNear: 1.5, stands: "behind", isOver: true, otherPosture: "sit", otherMood: "asleep" },
    alone: "comb",
    keys: [
      {
        ...{ far: at("their_head", -0.3, 0.2, ["down", 0.4]), near: at("their_head", -0.55, 0.6, ["down", 0.5]) },
        ...{ bow: 8, nod: 8, tilt: 60, effect: "foam" },
      },
      {
        ...{ far: at("their_head", -0.6, 0.5, ["down", 0.4]), near: at("their_head", -0.25, 0.25, ["down", 0.5]) },
        ...{ bow: 10, nod: 10, tilt: 60, effect: "foam" },
      },
    ],
    rate: 2.4,
    tool: "soap",
    holder: -1,
  },
  make_up_them: {
    ...{ apart: 2.1, apartNear: 1.7, otherPosture: "sit", otherMood: "asleep", alone: "make_up" },
    keys: [
      {
        ...{ far: at("their_face", -0.5, 0.1, ["down", 0.3]), near: at("front", 0.9, 0.9, ["down", 0.4]) },
        ...{ bow: 10, nod: 4, tilt: 60, as: "artbrush" },
      },
      {
        ...{ far: at("their_face", -0.42, 0.32, ["down", 0.3]), near: at("front", 0.9, 0.9, ["down", 0.4]) },
        ...{ bow: 11, nod: 5, tilt: 78, as: "artbrush" },
      },
    ],
    rate: 2,
    tool: "brush",
    holder: -1,
    grip: 0.2,
  },
  coat_off_them: {
    ...{ apart: 1.5, apartNear: 1.3, stands: "behind", isOver: true, other: "look_behind", alone: "coat_off" },
    keys: [
      {
        ...{ far: at("their_shoulder", 0.2, 0, ["down", 0.4]), near: at("their_shoulder", 0.1, 0.1, ["out", 0.6]) },
        ...{ bow: 8, nod: 6 },
      },
      {
        ...{ far: at("their_back", -0.5, 0.3, ["down", 0.4]), near: at("their_back", -0.7, 0.5, ["out", 0.6]) },
        ...{ bow: 6, nod: 8, lean: -4 },
      },
      { far: at("front", 1.1, 0.9, ["down", 0.4]), near: at("front", 0.9, 1, ["out", 0.6]), bow: 0, nod: 4, lean: -4 },
    ],
    tool: "coat",
    holder: -1,
    grip: 0.93,
  },
  buckle_in: {
    ...{ apart: 1.9, apartNear: 1.6, alone: "tie" },
    keys: [
      {
        ...{ far: at("their_shoulder", -0.1, 0.3, ["down", 0.3]), near: at("their_waist", -0.4, -0.4, ["down", 0.5]) },
        ...{ bow: 20, nod: 8, lean: 4 },
      },
      {
        ...{ far: at("their_waist", 0, -0.2, ["down", 0.3]), near: at("their_waist", -0.3, -0.1, ["down", 0.5]) },
        ...{ bow: 26, nod: 14, lean: 4 },
      },
    ],
    rate: 0.8,
  },
  pour_over: {
    ...{ apart: 2.2, apartNear: 1.9, otherMood: "asleep", alone: "pour" },
    keys: [
      { far: at("their_head", -0.75, -0.9, ["down", 0.3]), bow: 4, tilt: 30 },
      { far: at("their_head", -0.6, -0.75, ["down", 0.3]), bow: 8, nod: 4, tilt: 108, effect: "stream" },
      { far: at("their_head", -0.55, -0.7, ["down", 0.3]), bow: 9, nod: 4, tilt: 118, effect: "stream" },
    ],
    rate: 0.8,
    tool: "jug",
    holder: -1,
    grip: 0.4,
  },
  wash_feet: {
    ...{ apart: 2.9, apartNear: 2.6, otherPosture: "sit", alone: "wash" },
    keys: [
      {
        ...{ far: at("their_foot", 0.1, -0.3, ["down", 0.3]), near: at("their_foot", -0.3, -0.1, ["down", 0.5]) },
        ...{ bow: 36, nod: 12 },
      },
      {
        ...{ far: at("their_foot", -0.2, -0.05, ["down", 0.3]), near: at("their_foot", 0, -0.35, ["down", 0.5]) },
        ...{ bow: 38, nod: 12 },
      },
    ],
    rate: 1.6,
    tool: "cloth",
    holder: -1,
  },
  feet_in_lap: {
    ...{ apart: 3.6, apartNear: 3.2, other: "rub_feet", otherPosture: "sit", otherMood: "glad", alone: "none" },
    keys: [{ ...{ lean: -14, bow: -6, nod: 4 }, seatedLegs: [LEVEL, LEVEL_TOO] }],
  },
  rub_feet: {
    keys: [
      { far: at("lap", 0.4, -0.5, ["down", 0.3]), near: at("lap", 0.2, -0.4, ["down", 0.5]), nod: 14, bow: 6 },
      { far: at("lap", 0.2, -0.4, ["down", 0.3]), near: at("lap", 0.45, -0.5, ["down", 0.5]), nod: 14, bow: 6 },
    ],
    rate: 1.8,
  },
  spill_on: {
    ...{ apart: 2.5, apartNear: 2.2, other: "none", otherPosture: "sit", otherMood: "surprised", alone: "pour" },
    otherLater: { gesture: "drenched", posture: "stand", mood: "surprised" },
    keys: [
      { far: at("front", 1.2, 0.7, ["down", 0.3]), nod: 4 },
      { far: at("their_waist", -1, -0.6, ["down", 0.3]), bow: 16, nod: 12, tilt: 96, effect: "stream" },
      {
        ...{ far: at("their_waist", -1, -0.5, ["down", 0.3]), near: at("mouth", 0.25, 0, ["down", 0.4]) },
        ...{ bow: 12, nod: 12, tilt: 112, effect: "drops" },
      },
    ],
    tool: "cup",
    holder: -1,
    grip: 0.5,
  },
  drenched: {
    keys: [
      {
        ...{ far: at("front", 1.3, -0.2, ["out", 0.3]), near: at("front", 0.9, -0.1, ["out", 0.4]) },
        ...{ bow: 14, nod: 22, lean: -6 },
      },
      {
        ...{ far: at("waist", 0.5, 0.2, ["out", 0.3]), near: at("waist", 0.4, 0.1, ["out", 0.4]) },
        ...{ bow: 18, nod: 26, lean: -4 },
      },
    ],
  },
  from_behind_ear: {
    ...{ apart: 2.2, apartNear: 1.9, otherMood: "surprised", alone: "show" },
    keys: [
      { far: at("front", 1, -0.2, ["down", 0.3]), near: at("front", 0.6, 0.9, ["down", 0.4]), isEmpty: true },
      { far: at("their_face", 0.5, 0, ["down", 0.3]), bow: 10, isEmpty: true },
      { far: at("their_face", -0.6, -0.5, ["down", 0.3]), near: at("front", 0.7, 0.2, ["out", 0.4]), nod: -2 },
    ],
    holder: -1,
    grip: 0.3,
  },
  tuck_behind_ear: {
    ...{ apart: 2.1, apartNear: 1.8, otherMood: "glad", alone: "hold" },
    keys: [
      { far: at("front", 1, -0.1, ["down", 0.3]), near: at("front", 0.5, 0.9, ["down", 0.4]), nod: 6 },
      { far: at("their_face", 0.42, -0.15, ["down", 0.4]), bow: 6 },
      { far: at("their_face", 0.4, -0.1, ["down", 0.4]), bow: 6 },
    ],
    holder: -1,
    grip: 0.2,
  },
  cover_knees: {
    ...{ apart: 2.6, apartNear: 2.3, otherPosture: "sit", otherMood: "glad", alone: "spread_sheet" },
    keys: [
      {
        ...{ far: at("their_waist", -0.6, -0.2, ["down", 0.3]), near: at("their_waist", -0.9, 0, ["down", 0.5]) },
        ...{ bow: 16, nod: 8 },
      },
      {
        ...{ far: at("their_waist", -0.2, 0.3, ["down", 0.3]), near: at("their_waist", -0.6, 0.5, ["down", 0.5]) },
        ...{ bow: 28, nod: 12 },
      },
    ],
    tool: "blanket",
    holder: -1,
    grip: 0.9,
  },
  pass_over_them: {
    ...{ apart: 2.2, apartNear: 1.9, alone: "work" },
    keys: [
      {
        ...{ far: at("their_waist", -0.1, -0.7, ["down", 0.3]), near: at("their_chest", -0.1, 0, ["down", 0.5]) },
        ...{ bow: 14, nod: 12, tilt: 100 },
      },
      {
        ...{ far: at("their_waist", 0, -0.2, ["down", 0.3]), near: at("their_chest", -0.1, 0, ["down", 0.5]) },
        ...{ bow: 17, nod: 12, tilt: 90 },
      },
    ],
    rate: 1,
    tool: "remote",
    holder: -1,
    grip: 0.6,
  },
  tap_knee: {
    ...{ apart: 2.7, apartNear: 2.4, otherPosture: "sit", otherMood: "surprised", alone: "press" },
    keys: [
      { far: at("their_waist", -1, 0, ["down", 0.3]), near: at("front", 0.7, 1, ["down", 0.4]), bow: 20, tilt: 30 },
      { far: at("their_waist", -0.9, 0.6, ["down", 0.3]), near: at("front", 0.7, 1, ["down", 0.4]), bow: 26, tilt: 96 },
    ],
    rate: 2,
    tool: "hammer",
    holder: -1,
    grip: 0.15,
  },
  touch_brow: {
    ...{ apart: 2, apartNear: 1.7, alone: "bless" },
    keys: [
      { far: at("their_face", -0.2, -0.35, ["down", 0.3]), bow: 6, nod: 2 },
      { far: at("their_face", -0.15, -0.1, ["down", 0.3]), bow: 6, nod: 4 },
      { far: at("their_face", -0.3, -0.22, ["down", 0.3]), bow: 6, nod: 2 },
    ],
    rate: 1.6,
  },
  hold_feet: {
    ...{ apart: 3.4, apartNear: 3, alone: "work" },
    keys: [
      {
        ...{ far: at("their_foot", 0, -0.1, ["down", 0.3]), near: at("their_foot", -0.3, 0, ["down", 0.5]) },
        ...{ bow: 30, nod: -6 },
      },
    ],
  },
  draw_out_of_them: {
    ...{ apart: 2.2, apartNear: 1.9, otherPosture: "sit", otherMood: "screaming", kneels: true, alone: "pull" },
    keys: [
      {
        ...{ far: at("their_shoulder", -0.4, 0.35, ["down", 0.3]), near: at("their_shoulder", 0, 0.7, ["down", 0.5]) },
        ...{ bow: 14, nod: 12, tilt: 100 },
      },
      {
        ...{ far: at("their_shoulder", -0.3, 0.25, ["down", 0.3]), near: at("their_shoulder", 0, 0.7, ["down", 0.5]) },
        ...{ bow: 16, nod: 12, tilt: 92 },
      },
      {
        ...{ far: at("their_shoulder", -1, -0.5, ["down", 0.3]), near: at("their_shoulder", 0, 0.7, ["down", 0.5]) },
        ...{ bow: 4, nod: 4, tilt: 80 },
      },
    ],
    tool: "tweezers",
    holder: -1,
    grip: 0.2,
  },
  draw_out_of_own: {
    keys: [
      {
        near: at("shoulder", 0.15, 0.3, ["down", 0.3]),
        far: fist(at("waist", 0.4, -0.1, ["out", 0.3])),
        nod: 16,
        tilt: 250,
      },
      {
        near: at("shoulder", 0.2, 0.2, ["down", 0.35]),
        far: fist(at("waist", 0.4, -0.1, ["out", 0.3])),
        nod: 10,
        lean: -4,
        tilt: 240,
      },
      { near: at("front", 1, -0.3, ["down", 0.4]), far: at("shoulder", 0.1, 0.3, ["down", 0.3]), nod: 2, tilt: 30 },
    ],
    tool: "tweezers",
    grip: 0.3,
  },
};
