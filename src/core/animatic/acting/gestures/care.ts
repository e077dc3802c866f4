// What is done to somebody's body and clothes: dressed, fed, combed, bandaged, woken, taught, carried, helped up.
import { limb } from "../pose.ts";
import { at, BRACED, fist, type GestureDesign } from "./gesture.ts";

export const CARE = {
  caress: {
    ...{ apart: 1.9, apartNear: 1.5, kneels: true, otherMood: "glad" },
    keys: [
      { far: at("their_face", 0.38, 0.1, ["down", 0.3]), nod: 4, bow: 5 },
      { far: at("their_face", 0.32, 0.28, ["down", 0.3]), nod: 4, bow: 5 },
    ],
    rate: 1.2,
  },
  wipe_face: {
    ...{ apart: 1.9, apartNear: 1.6, kneels: true, otherMood: "tearful", alone: "wipe_tears" },
    keys: [
      {
        far: at("their_face", 0.36, 0, ["down", 0.3]),
        near: at("their_shoulder", 0, 0.1, ["down", 0.5]),
        nod: 4,
        bow: 6,
      },
      {
        far: at("their_face", 0.3, 0.24, ["down", 0.3]),
        near: at("their_shoulder", 0, 0.1, ["down", 0.5]),
        nod: 4,
        bow: 6,
      },
    ],
    rate: 2,
  },
  feed: {
    ...{ apart: 2.3, apartNear: 2, kneels: true, otherMood: "chewing" },
    keys: [
      { far: at("their_hand", -0.3, -0.4, ["down", 0.3]), near: at("front", 0.8, 0.9, ["down", 0.4]) },
      {
        far: at("their_face", -0.5, 0.42, ["down", 0.3]),
        near: at("front", 0.9, 0.8, ["down", 0.4]),
        bow: 6,
        tilt: 62,
      },
    ],
    rate: 1,
    tool: "spoon",
    holder: -1,
    grip: 0.1,
  },
  tie_theirs: {
    ...{ apart: 1.9, apartNear: 1.6, kneels: true, other: "chin_up", alone: "tie" },
    keys: [
      {
        far: at("their_neck", -0.1, 0.28, ["down", 0.3]),
        near: at("their_neck", -0.2, 0.5, ["down", 0.5]),
        bow: 6,
        nod: 6,
      },
      {
        far: at("their_neck", -0.25, 0.5, ["down", 0.3]),
        near: at("their_neck", 0.05, 0.3, ["down", 0.5]),
        bow: 6,
        nod: 6,
      },
    ],
    rate: 1.8,
  },
  fasten_behind: {
    ...{ apart: 1.75, apartNear: 1.5, stands: "behind", isOver: true, other: "chin_up", alone: "tie" },
    keys: [
      {
        ...{ far: at("their_back", -0.75, 0.1, ["down", 0.4]), near: at("their_back", -0.8, 0.5, ["down", 0.5]) },
        ...{ bow: 10, nod: 14 },
      },
      {
        ...{ far: at("their_back", -0.75, -0.5, ["down", 0.4]), near: at("their_back", -0.8, 0.2, ["down", 0.5]) },
        ...{ bow: 8, nod: 10 },
      },
    ],
    rate: 1,
  },
  fit_on_them: {
    ...{ apart: 2.5, apartNear: 2.1, other: "arms_held_out", alone: "work" },
    keys: [
      {
        ...{ near: at("their_chest", -0.75, 0.1, ["down", 0.4]), far: at("their_chest", -0.4, 0.5, ["down", 0.3]) },
        ...{ bow: 8, nod: 8, tilt: 0 },
      },
      {
        ...{ near: at("their_chest", -0.6, 0.05, ["down", 0.4]), far: at("their_chest", -0.2, 0.1, ["down", 0.3]) },
        ...{ bow: 12, nod: 8, tilt: 0 },
      },
    ],
    ...{ rate: 1.2, grip: 0.5 },
  },
  lace_behind: {
    ...{ apart: 2.9, apartNear: 2.6, stands: "behind", isOver: true, alone: "tie" },
    keys: [
      {
        ...{
          far: fist(at("their_back", -0.6, 0.1, ["down", 0.4])),
          near: fist(at("their_back", -0.75, 0.3, ["down", 0.5])),
        },
        ...{ bow: 10, nod: 10, legs: BRACED },
      },
      {
        ...{
          far: fist(at("their_back", -1.5, 0, ["down", 0.4])),
          near: fist(at("their_back", -1.7, 0.2, ["down", 0.5])),
        },
        ...{ lean: -14, bow: -4, nod: 6, legs: BRACED },
      },
    ],
    rate: 1.1,
  },
  chin_up: { keys: [{ nod: -9, bow: -2 }] },
  tie_their_shoe: {
    ...{ apart: 3.9, other: "foot_forward", alone: "tie_shoe" },
    keys: [
      {
        far: at("their_foot", -0.2, -0.2, ["down", 0.3]),
        near: at("their_foot", -0.4, -0.1, ["down", 0.5]),
        bow: 38,
        nod: 12,
      },
      {
        far: at("their_foot", -0.45, -0.35, ["down", 0.3]),
        near: at("their_foot", -0.1, -0.3, ["down", 0.5]),
        bow: 36,
        nod: 12,
      },
    ],
    rate: 2,
  },
  foot_forward: { keys: [{ legs: [limb(34, 16, 3), limb(-8, -12, 3)], nod: 18, bow: 4 }] },
  wrap_round: {
    ...{ apart: 1.8, apartNear: 1.55, kneels: true, other: "chin_up", otherMood: "glad", alone: "tie" },
    keys: [
      { far: at("their_neck", 0, 0.1, ["down", 0.3]), near: at("their_neck", 0.3, 0.05, ["out", 0.5]), bow: 8, nod: 4 },
      {
        far: at("their_neck", -0.1, 0.3, ["down", 0.3]),
        near: at("their_neck", 0.1, 0.25, ["out", 0.5]),
        bow: 8,
        nod: 6,
      },
    ],
    rate: 1.4,
    tool: "scarf",
    holder: -1,
    grip: 0.9,
  },
  coat_round: {
    ...{
      apart: 1.35,
      apartNear: 1.15,
      stands: "behind",
      isOver: true,
      other: "hug_self",
      otherMood: "glad",
      alone: "dress",
    },
    keys: [
      { far: at("their_shoulder", 0.4, -0.75, ["down", 0.4]), near: at("their_back", -0.7, -1, ["out", 0.5]), bow: 4 },
      {
        far: at("their_shoulder", 0.35, -0.05, ["down", 0.4]),
        near: at("their_shoulder", 0.1, 0.05, ["out", 0.6]),
        bow: 10,
        nod: 6,
      },
    ],
    tool: "coat",
    holder: -1,
    grip: 0.93,
  },
  ring_on: {
    ...{ apart: 2.5, apartNear: 2.1, other: "give_hand", otherMood: "glad", alone: "put_on" },
    keys: [
      {
        far: at("their_hand", -0.35, -0.8, ["down", 0.2]),
        near: at("their_hand", 0.1, -0.2, ["down", 0.5]),
        nod: 10,
        bow: 6,
      },
      {
        far: at("their_hand", -0.08, -0.68, ["down", 0.2]),
        near: at("their_hand", 0.1, -0.2, ["down", 0.5]),
        nod: 12,
        bow: 6,
      },
    ],
    tool: "ring",
    holder: -1,
    grip: 0.1,
  },
  propose: {
    ...{ apart: 2.9, apartNear: 2.4, other: "cover_mouth", otherMood: "surprised", alone: "open_lid" },
    keys: [
      {
        ...{ far: at("front", 1.7, -0.35, ["down", 0.3]), near: at("front", 1.4, 0, ["down", 0.4]) },
        ...{ nod: -16, as: "openringbox" },
      },
    ],
    tool: "ring",
    holder: -1,
    grip: 0.1,
  },
  bandage: {
    ...{ apart: 2.3, apartNear: 2, other: "arm_out", otherPosture: "sit", kneels: true },
    keys: [
      {
        far: at("their_hand", 0.35, -0.95, ["down", 0.3]),
        near: at("their_hand", 0.15, -0.35, ["down", 0.5]),
        bow: 12,
        nod: 14,
      },
      {
        far: at("their_hand", 0.4, -0.45, ["down", 0.3]),
        near: at("their_hand", 0.2, -0.85, ["down", 0.5]),
        bow: 12,
        nod: 14,
      },
    ],
    rate: 1.8,
    tool: "bandage",
    holder: -1,
  },
  arm_out: { keys: [{ far: at("their_hand", -0.25, -0.65, ["down", 0.2]), nod: 10, bow: 2 }] },
  light_theirs: {
    ...{ apart: 2.5, apartNear: 2.1, other: "take_light", alone: "light" },
    keys: [
      {
        far: at("their_face", -0.75, 0.42, ["down", 0.3]),
        near: at("their_face", -0.5, 0.75, ["down", 0.5]),
        bow: 6,
        effect: "flame",
      },
      {
        far: at("their_face", -0.7, 0.36, ["down", 0.3]),
        near: at("their_face", -0.5, 0.75, ["down", 0.5]),
        bow: 6,
        effect: "flame",
      },
    ],
    rate: 2,
    tool: "match",
    holder: -1,
    grip: 0.1,
  },
  take_light: {
    keys: [{ near: at("mouth", 0.14, 0.1, ["down", 0.3]), bow: 10, nod: 4, tilt: 80 }],
    tool: "cigarette",
    grip: 0.2,
  },
  lift_arm: {
    ...{ apart: 2.5, apartNear: 2.2, other: "arm_led", alone: "raise" },
    keys: [
      { far: at("their_hand", 0, -0.9, ["down", 0.3]), nod: -4 },
      { far: at("their_hand", 0, -2, ["down", 0.3]), nod: -8 },
    ],
    holder: -1,
    grip: 0.1,
  },
  arm_led: {
    keys: [
      { far: at("their_hand", 0, -1, ["down", 0.2]), nod: -2 },
      { far: at("their_hand", 0, -2.1, ["down", 0.2]), nod: -4 },
    ],
  },
  douse: {
    ...{ apart: 3.1, apartNear: 3, other: "doused", otherMood: "surprised", alone: "pour" },
    keys: [
      { far: at("front", 0.9, -0.2, ["down", 0.3]), bow: -4 },
      { far: at("their_face", -1.6, 0.2, ["down", 0.3]), bow: 8, lean: 4, tilt: 84, effect: "spray" },
    ],
    tool: "cup",
    holder: -1,
  },
  doused: {
    keys: [
      { bow: -2 },
      { far: at("front", 0.8, 0.1, ["out", 0.3]), near: at("front", 0.3, 0.1, ["out", 0.4]), lean: -8, nod: 14 },
    ],
  },
  cover_their_eyes: {
    ...{ apart: 1.25, apartNear: 1.05, stands: "behind", isOver: true, otherMood: "surprised", alone: "cover_eyes" },
    keys: [
      {
        far: at("their_face", 0.62, -0.12, ["down", 0.4]),
        near: at("their_face", 0.5, -0.1, ["out", 0.6]),
        ...{ bow: 8, nod: 6, lean: 4 },
      },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
