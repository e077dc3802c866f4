// What is held to somebody's mouth, behind their head or by its corners with them, and a hand at the own hair.
import { at, BRACED, fist, type GestureDesign } from "../gesture.ts";

export const AT_THE_FACE = {
  hold_to_mouth: {
    ...{ apart: 2.1, apartNear: 1.75, kneels: true, alone: "raise" },
    keys: [
      {
        ...{ far: at("their_face", -0.62, 0.5, ["down", 0.3]), near: at("front", 0.9, 0.7, ["down", 0.4]) },
        ...{ bow: 6, tilt: 66 },
      },
      {
        ...{ far: at("their_face", -0.42, 0.38, ["down", 0.3]), near: at("front", 0.9, 0.7, ["down", 0.4]) },
        ...{ bow: 8, tilt: 60 },
      },
    ],
    rate: 0.8,
    tool: "spoon",
    holder: -1,
    grip: 0.1,
  },
  hold_mirror: {
    ...{ apart: 2.7, apartNear: 2.5, stands: "behind", otherMood: "glad", alone: "raise" },
    keys: [
      { far: at("their_head", -1.05, 0.75, ["down", 0.3]), near: at("front", 0.6, 1, ["down", 0.4]), bow: 4, nod: 2 },
    ],
    tool: "mirror",
    holder: -1,
    grip: 0.15,
  },
  fold_between: {
    ...{ apart: 5.2, apartNear: 4.2, other: "hold_corners", alone: "fold_away" },
    keys: [
      { far: at("their_hand", -0.95, -0.7, ["down", 0.2]), near: at("their_hand", -1.1, -0.2, ["down", 0.4]), bow: 4 },
      { far: at("their_hand", -0.8, -1.2, ["down", 0.2]), near: at("their_hand", -0.95, -0.7, ["down", 0.4]), bow: 8 },
    ],
    rate: 0.9,
    holder: -1,
    grip: 0.5,
  },
  hold_corners: {
    keys: [
      { far: at("their_hand", -0.95, -0.7, ["down", 0.2]), near: at("their_hand", -1.1, -0.2, ["down", 0.4]), bow: 4 },
      { far: at("their_hand", -0.8, -1.2, ["down", 0.2]), near: at("their_hand", -0.95, -0.7, ["down", 0.4]), bow: 8 },
    ],
    rate: 0.9,
  },
  piano_beside: {
    ...{ apart: 1.5, apartNear: 1.4, stands: "behind", alone: "piano" },
    keys: [
      { far: at("front", 1.9, 1), near: at("front", 1.6, 1.15), bow: 12, nod: 8 },
      { far: at("front", 1.7, 1.15), near: at("front", 1.8, 0.95), bow: 8, nod: 4 },
    ],
    rate: 4,
  },
  pull_ahead: {
    ...{ apart: 2.5, apartNear: 2.2, stands: "before", isAside: true, alone: "pull" },
    keys: [
      {
        ...{ far: fist(at("front", 1.7, 0.7, ["down", 0.3])), near: fist(at("front", 1.2, 0.75, ["down", 0.4])) },
        ...{ lean: -8, bow: 2, legs: BRACED, tilt: 90, as: "pulledrope" },
      },
      {
        ...{ far: fist(at("front", 1.1, 0.8, ["down", 0.3])), near: fist(at("front", 0.6, 0.85, ["down", 0.4])) },
        ...{ lean: -22, bow: -2, legs: BRACED, tilt: 90, as: "pulledrope" },
      },
    ],
    rate: 1.2,
    grip: 0.5,
    holder: -1,
  },
  pull_behind: {
    isAside: true,
    keys: [
      {
        ...{ far: fist(at("front", 1.7, 0.7, ["down", 0.3])), near: fist(at("front", 1.2, 0.75, ["down", 0.4])) },
        ...{ lean: -8, bow: 2, legs: BRACED },
      },
      {
        ...{ far: fist(at("front", 1.1, 0.8, ["down", 0.3])), near: fist(at("front", 0.6, 0.85, ["down", 0.4])) },
        ...{ lean: -22, bow: -2, legs: BRACED },
      },
    ],
    rate: 1.2,
  },
  give_bottle: {
    ...{ apart: 2.1, apartNear: 1.9, kneels: true, otherMood: "chewing" },
    keys: [
      {
        ...{ near: at("front", 1.75, 0.42, ["down", 0.3]), far: at("front", 1.5, 0.6, ["down", 0.4]) },
        ...{ bow: 6, tilt: 94 },
      },
      {
        ...{ near: at("front", 1.85, 0.34, ["down", 0.3]), far: at("front", 1.6, 0.5, ["down", 0.4]) },
        ...{ bow: 8, tilt: 98 },
      },
    ],
    rate: 0.9,
    tool: "babybottle",
    grip: 0.3,
  },
  pat_hair: {
    keys: [
      { near: at("ear", -0.25, -0.25, ["out", 0.3]), nod: -4 },
      { near: at("ear", -0.4, -0.02, ["out", 0.3]), nod: -6 },
    ],
    rate: 1.4,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
