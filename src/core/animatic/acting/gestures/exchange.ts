// Things between two: taken, snatched, refused, swapped, poured, shown; and what is carried by both.
import { at, BRACED, type GestureDesign } from "./gesture.ts";

export const EXCHANGE = {
  snatch: {
    ...{ apart: 2.6, apartNear: 2.3, other: "robbed", isShared: true, otherMood: "surprised", alone: "take" },
    keys: [
      { far: at("their_hand", 0.35, -0.45, ["down", 0.3]), bow: 14, isEmpty: true },
      {
        far: at("front", 0.7, 0.2, ["down", 0.3]),
        near: at("front", 0.5, 0.5, ["down", 0.4]),
        lean: -12,
        bow: -4,
        legs: BRACED,
      },
    ],
    holder: -1,
  },
  robbed: {
    keys: [
      { far: at("front", 0.9, 0.5, ["down", 0.2]), nod: 4 },
      {
        far: at("front", 1.9, 0.1, ["down", 0.2]),
        near: at("front", 1.5, 0.4, ["down", 0.4]),
        bow: 14,
        lean: 6,
        isEmpty: true,
      },
    ],
    holder: -1,
  },
  take_from: {
    ...{ apart: 2.7, apartNear: 2.4, other: "hand_over", isShared: true, alone: "take" },
    keys: [
      { far: at("front", 1, 1), isEmpty: true },
      { far: at("their_hand", 0, -0.45, ["down", 0.2]), bow: 6, isEmpty: true },
      { far: at("front", 0.9, 0.5), nod: 8 },
    ],
    holder: -1,
  },
  refuse: {
    ...{ apart: 2.9, apartNear: 2.6, other: "offer", isShared: true, alone: "stop" },
    keys: [
      {
        far: at("front", 1.25, -0.35, ["down", 0.4]),
        near: at("front", 0.95, -0.1, ["out", 0.5]),
        bow: -6,
        lean: -6,
        nod: -4,
        isEmpty: true,
      },
      {
        far: at("front", 1.5, -0.3, ["down", 0.4]),
        near: at("front", 1.2, -0.05, ["out", 0.5]),
        bow: -4,
        lean: -5,
        nod: -2,
        isEmpty: true,
      },
    ],
    rate: 1.6,
  },
  offer: { keys: [{ far: at("their_hand", 0, -0.45, ["down", 0.2]), bow: 6 }], holder: -1 },
  swap: {
    ...{ apart: 3, apartNear: 2.6, other: "swap", isShared: true, alone: "show" },
    keys: [
      { far: at("front", 1.1, 0.6, ["down", 0.2]), near: at("front", 0.6, 0.9, ["down", 0.4]) },
      { far: at("their_hand", -0.15, -0.6, ["down", 0.2]), near: at("their_hand", -0.2, 0.3, ["down", 0.4]), bow: 6 },
    ],
    rate: 0.7,
    holder: -1,
  },
  show_them: {
    ...{ apart: 2.7, apartNear: 2.4, other: "look_on", alone: "show" },
    keys: [
      { far: at("their_hand", -0.3, -0.9, ["down", 0.2]), near: at("front", 0.7, 0.6, ["down", 0.4]), bow: 4, nod: -2 },
    ],
    holder: -1,
  },
  pour_for: {
    ...{ apart: 3, apartNear: 2.9, other: "hold_out_cup", alone: "pour" },
    keys: [
      { near: at("their_hand", -1.1, -0.85, ["out", 0.35]), far: at("front", 0.6, 1.1), nod: 8, tilt: 14 },
      {
        ...{ near: at("their_hand", -0.9, -1.1, ["out", 0.35]), far: at("front", 0.6, 1.1), nod: 12, tilt: 106 },
        ...{ effect: "stream", lands: [1, 0.62] },
      },
    ],
    tool: "jug",
  },
  hold_out_cup: { keys: [{ far: at("their_hand", -0.1, -0.2, ["down", 0.2]), nod: 8 }], tool: "cup", holder: -1 },
  carry_together: {
    ...{ apart: 3.8, apartNear: 3, other: "bear_end", alone: "carry", grip: 0.75 },
    keys: [
      {
        far: at("their_hand", -0.35, -0.25, ["down", 0.2]),
        near: at("their_hand", 0, -0.1, ["down", 0.4]),
        lean: -4,
        bow: 8,
      },
    ],
  },
  bear_end: {
    keys: [
      {
        far: at("their_hand", -0.7, -0.2, ["down", 0.2]),
        near: at("their_hand", -0.8, -0.05, ["down", 0.4]),
        lean: -4,
        bow: 8,
      },
    ],
  },
  read_to: {
    ...{
      apart: 2.1,
      apartNear: 1.7,
      stands: "beside",
      isOver: true,
      other: "look_on",
      otherPosture: "sit",
      otherMood: "glad",
      alone: "read",
    },
    keys: [{ far: at("front", 1, 0.8, ["down", 0.2]), near: at("front", 0.55, 0.95, ["down", 0.4]), nod: 12, bow: 4 }],
    tool: "book",
    holder: -1,
  },
  slide_to: {
    ...{ apart: 3.2, apartNear: 2.9, other: "receive", isShared: true, alone: "slide" },
    keys: [
      { far: at("front", 1, 0.75, ["down", 0.4]), nod: 8, tilt: 0 },
      { far: at("their_hand", -0.15, -0.35, ["down", 0.4]), bow: 5, lean: 5, nod: 6, tilt: 0 },
      { far: at("their_hand", -0.5, -0.2, ["down", 0.4]), bow: 4, nod: 2, isEmpty: true },
    ],
    holder: -1,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
