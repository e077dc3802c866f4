// Blows with a thing and with the fist that fells somebody, a foot on who lies there, shaking, and holding who wants to get away.
import { limb } from "../../pose.ts";
import { at, BRACED, fist, LUNGE, type GestureDesign } from "../gesture.ts";
import type { BLOW_GESTURES } from "./names.ts";

/** One foot up on what lies there. */
const FOOT_UP: GestureDesign["keys"][number]["legs"] = [limb(58, -6, 4), limb(-8, -12, 3)];

export const BLOWS: Readonly<Record<(typeof BLOW_GESTURES)[number], GestureDesign>> = {
  club_them: {
    ...{ apart: 2.7, apartNear: 2.3, other: "ducks_blow", otherMood: "afraid", alone: "smash_down" },
    keys: [
      { far: fist(at("crown", -0.4, -0.7, ["out", 0.3])), bow: -8, lean: -4, legs: BRACED, tilt: -30 },
      { far: fist(at("their_head", -0.7, 0.1, ["down", 0.4])), bow: 16, lean: 6, legs: LUNGE, tilt: 74 },
      { far: fist(at("their_head", -0.75, 0.45, ["down", 0.4])), bow: 18, lean: 6, legs: LUNGE, tilt: 84 },
    ],
    rate: 2,
    tool: "stick",
    holder: -1,
    grip: 0.2,
  },
  ducks_blow: {
    keys: [
      {
        ...{ far: at("crown", 0.3, -0.2, ["out", 0.3]), near: at("crown", 0.1, -0.15, ["out", 0.4]) },
        ...{ bow: 22, nod: 16, lean: -4, legs: BRACED },
      },
      {
        ...{ far: at("crown", 0.3, -0.05, ["out", 0.3]), near: at("crown", 0.1, 0, ["out", 0.4]) },
        ...{ bow: 32, nod: 22, lean: -6, legs: BRACED },
      },
    ],
    rate: 2,
  },
  knock_down: {
    ...{ apart: 2.3, apartNear: 2, other: "none", otherPosture: "fall_back", otherMood: "surprised", alone: "ram" },
    keys: [
      { far: fist(at("chest", -0.5, 0.3, ["out", 0.3])), near: fist(at("chin", 0.6, 0.3)), bow: -4, legs: BRACED },
      {
        ...{ far: fist(at("their_face", 0.1, 0.1, ["down", 0.3])), near: fist(at("chin", 0.5, 0.4)) },
        ...{ bow: 14, lean: 8, legs: LUNGE },
      },
      { far: fist(at("front", 1.8, -0.3, ["down", 0.3])), near: fist(at("chin", 0.5, 0.5)), bow: 10, legs: LUNGE },
    ],
  },
  foot_on_them: {
    ...{ apart: 2.6, apartNear: 2.6, other: "none", otherPosture: "lie", otherMood: "afraid", alone: "none" },
    keys: [
      { far: at("knee", 0.1, -0.2, ["down", 0.3]), near: at("waist", -0.4, 0.1, ["out", 0.4]), legs: FOOT_UP, nod: 12 },
    ],
  },
  shake_them: {
    ...{ apart: 1.9, apartNear: 1.7, other: "shaken", otherMood: "afraid", alone: "rattle" },
    keys: [
      {
        ...{
          far: fist(at("their_shoulder", 0.1, 0.15, ["down", 0.3])),
          near: fist(at("their_shoulder", 0, 0.3, ["down", 0.5])),
        },
        ...{ bow: 14, lean: 5, legs: LUNGE },
      },
      {
        ...{
          far: fist(at("their_shoulder", -0.3, 0.1, ["down", 0.3])),
          near: fist(at("their_shoulder", -0.4, 0.25, ["down", 0.5])),
        },
        ...{ bow: 4, lean: -5, legs: LUNGE },
      },
    ],
    rate: 3,
  },
  shaken: {
    keys: [
      { lean: -10, bow: -6, nod: -14, legs: BRACED },
      { lean: 4, bow: 8, nod: 16, legs: BRACED },
    ],
    rate: 3,
  },
  hold_back: {
    ...{ apart: 1.3, apartNear: 1.1, stands: "behind", isOver: true, other: "held_back", otherMood: "afraid" },
    alone: "hug_self",
    keys: [
      {
        ...{ far: at("their_chest", 0.6, 0.2, ["down", 0.5]), near: at("their_chest", 0.6, 0.7, ["down", 0.6]) },
        ...{ bow: 2, nod: 4, lean: -14, legs: BRACED },
      },
      {
        ...{ far: at("their_chest", 0.5, 0.25, ["down", 0.5]), near: at("their_chest", 0.5, 0.75, ["down", 0.6]) },
        ...{ bow: 6, nod: 4, lean: -6, legs: BRACED },
      },
    ],
    rate: 1.6,
  },
  held_back: {
    keys: [
      {
        ...{ far: at("front", 1.9, -0.1, ["out", 0.3]), near: at("front", 1.3, 0.5, ["out", 0.5]) },
        ...{ lean: 4, bow: 14, nod: -8, legs: LUNGE },
      },
      {
        ...{ far: at("front", 1.5, 0.4, ["out", 0.3]), near: at("front", 1.7, 0, ["out", 0.5]) },
        ...{ lean: -4, bow: 8, nod: -12, legs: LUNGE },
      },
    ],
    rate: 1.6,
  },
  slam_table: {
    isAside: true,
    keys: [
      {
        ...{ far: at("table", 1.3, -0.1, ["down", 0.3]), near: fist(at("crown", 0.9, -0.9, ["out", 0.5])) },
        ...{ bow: -4, nod: -4 },
      },
      {
        ...{ far: at("table", 1.5, -0.1, ["down", 0.3]), near: fist(at("table", 1.5, -0.3, ["out", 0.7])) },
        ...{ bow: 22, nod: -10, lean: 4, effect: "thud" },
      },
      {
        ...{ far: at("table", 1.5, -0.1, ["down", 0.3]), near: fist(at("table", 1.5, -0.3, ["out", 0.7])) },
        ...{ bow: 26, nod: -14, lean: 6, effect: "thud" },
      },
    ],
  },
  pound_table: {
    keys: [
      {
        ...{ far: fist(at("front", 1.1, -0.7, ["out", 0.3])), near: at("table", 1.2, 0.05, ["down", 0.5]) },
        ...{ bow: 6, nod: -4 },
      },
      {
        ...{ far: fist(at("table", 1.7, -0.02, ["down", 0.3])), near: at("table", 1.2, 0.05, ["down", 0.5]) },
        ...{ bow: 20, nod: -8, effect: "thud" },
      },
    ],
    rate: 1.7,
  },
  push_under: {
    ...{ apart: 1.9, apartNear: 1.7, other: "shaken", otherPosture: "crouch", otherMood: "afraid", alone: "push" },
    keys: [
      {
        ...{ far: at("their_head", 0, -0.1, ["down", 0.3]), near: at("their_head", -0.3, 0, ["down", 0.5]) },
        ...{ bow: 36, nod: 8, legs: LUNGE },
      },
      {
        ...{ far: at("their_head", 0, 0.1, ["down", 0.3]), near: at("their_head", -0.3, 0.2, ["down", 0.5]) },
        ...{ bow: 42, nod: 8, legs: LUNGE },
      },
    ],
    rate: 1.7,
  },
  flog: {
    ...{ apart: 3.2, apartNear: 2.8, stands: "behind", other: "ducks_blow", otherMood: "screaming", alone: "swing" },
    keys: [
      { far: fist(at("crown", -0.6, -0.6, ["out", 0.3])), bow: -10, lean: -6, legs: BRACED, tilt: -60 },
      { far: fist(at("their_back", -1.2, -0.6, ["down", 0.4])), bow: 18, lean: 6, legs: LUNGE, tilt: 80 },
    ],
    rate: 1.7,
    tool: "whip",
    holder: -1,
    grip: 0.1,
  },
  prod_along: {
    ...{ apart: 2.7, apartNear: 2.4, stands: "behind", isOver: true, other: "surrender", otherPosture: "walk" },
    ...{ otherMood: "afraid", alone: "stab" },
    keys: [
      { far: fist(at("their_back", -0.9, 0, ["down", 0.4])), bow: 6, tilt: 88 },
      { far: fist(at("their_back", -0.65, 0, ["down", 0.4])), bow: 9, tilt: 88 },
    ],
    rate: 1.7,
    tool: "sword",
    holder: -1,
    grip: 0.1,
  },
  hold_chin: {
    ...{ apart: 2.1, apartNear: 1.8, alone: "reach" },
    keys: [
      { far: at("their_face", -0.1, 0.42, ["down", 0.3]), bow: 8, nod: 2 },
      { far: at("their_face", -0.25, 0.3, ["down", 0.3]), bow: 10, nod: 2, lean: 3 },
    ],
    rate: 0.6,
  },
  led_away: {
    ...{
      apart: 1.7,
      apartNear: 1.5,
      stands: "beside",
      isOver: true,
      other: "hands_bound",
      otherMood: "sad",
      alone: "none",
    },
    keys: [
      {
        ...{
          far: fist(at("their_shoulder", 0.3, 0.9, ["down", 0.4])),
          near: fist(at("front", 0.8, 1.1, ["down", 0.4])),
        },
        ...{ nod: -2 },
      },
    ],
  },
  grab_from_behind: {
    ...{ apart: 2.5, apartNear: 2.2, stands: "behind", isOver: true, other: "pulled_from_behind", otherMood: "afraid" },
    alone: "take",
    keys: [
      { far: at("their_back", -1.4, -0.6, ["down", 0.4]), bow: 6, legs: LUNGE, lean: 6 },
      {
        ...{
          far: fist(at("their_back", -0.15, -0.4, ["down", 0.4])),
          near: fist(at("their_back", -0.3, 0.3, ["down", 0.6])),
        },
        ...{ bow: 6, lean: -4, legs: LUNGE },
      },
      {
        ...{
          far: fist(at("their_back", -0.3, -0.4, ["down", 0.4])),
          near: fist(at("their_back", -0.45, 0.3, ["down", 0.6])),
        },
        ...{ bow: 0, lean: -14, legs: BRACED },
      },
    ],
  },
  pulled_from_behind: {
    keys: [
      { bow: 6, lean: 4, legs: LUNGE },
      {
        ...{ far: at("front", 1.5, -0.2, ["out", 0.3]), near: at("front", 1.1, 0.2, ["out", 0.5]) },
        ...{ bow: 4, lean: -4, nod: -8, legs: LUNGE },
      },
      {
        ...{ far: at("front", 1.6, -0.5, ["out", 0.3]), near: at("front", 1.2, -0.2, ["out", 0.5]) },
        ...{ bow: -8, lean: -12, nod: -18, legs: LUNGE, head: "over_shoulder" },
      },
    ],
  },
};
