// Tenderness between two: embraces of all kinds, kisses on hand and brow, an arm round shoulders, a head on one, secrets, comfort.
import { at, BRACED, pointing, type GestureDesign } from "./gesture.ts";

const ROUND_SHOULDERS = { far: at("their_shoulder", 0.75, -0.1, ["down", 0.4]) };

export const AFFECTION = {
  hug_behind: {
    ...{
      apart: 1.05,
      apartNear: 0.85,
      stands: "behind",
      isOver: true,
      other: "held_round",
      otherMood: "glad",
      alone: "hug_self",
    },
    keys: [
      {
        far: at("their_chest", 0.65, 0.2, ["down", 0.5]),
        near: at("their_chest", 0.7, 0.45, ["down", 0.6]),
        ...{ bow: 9, nod: 6, lean: 5 },
      },
    ],
  },
  held_round: { keys: [{ far: at("chest", 0.1, 0.3), near: at("chest", 0, 0.45, ["down", 0.4]), bow: -3, nod: -4 }] },
  lift_hug: {
    ...{ apart: 0.6, other: "none", otherPosture: "carried_front", otherMood: "glad", alone: "hug_self" },
    keys: [
      {
        far: at("front", 1.25, 1.15, ["down", 0.3]),
        near: at("front", 1.35, 0.7, ["down", 0.6]),
        ...{ lean: -9, nod: -4, legs: BRACED },
      },
      {
        far: at("front", 1.25, 1, ["down", 0.3]),
        near: at("front", 1.35, 0.55, ["down", 0.6]),
        ...{ lean: -14, nod: -8, legs: BRACED },
      },
    ],
    rate: 0.8,
  },
  kiss_brow: {
    ...{ apart: 1.6, apartNear: 0.68, isAside: true, kneels: true, otherMood: "glad", alone: "blow_kiss" },
    keys: [
      {
        far: at("their_shoulder", -0.1, 0.2, ["down", 0.3]),
        near: at("their_shoulder", 0, 0.1, ["down", 0.5]),
        ...{ bow: 17, nod: 4, lean: 7 },
      },
    ],
  },
  kiss_cheek: {
    ...{ apart: 1.75, apartNear: 0.6, isAside: true, kneels: true, other: "cheek_kissed", otherMood: "glad" },
    alone: "blow_kiss",
    keys: [
      { far: at("their_shoulder", -0.1, 0.2, ["down", 0.3]), nod: -2 },
      {
        far: at("their_shoulder", -0.1, 0.2, ["down", 0.3]),
        near: at("their_shoulder", 0, 0.3, ["down", 0.5]),
        ...{ bow: 6, nod: 0, lean: 7 },
      },
      {
        far: at("their_shoulder", -0.1, 0.2, ["down", 0.3]),
        near: at("their_shoulder", 0, 0.3, ["down", 0.5]),
        ...{ bow: 6, nod: 0, lean: 7 },
      },
    ],
  },
  cheek_kissed: { keys: [{ head: "camera", nod: 0 }] },
  row_arms: {
    keys: [
      { far: at("front", 1.75, 0, ["out", 0.2]), near: at("front", -1.75, 0, ["out", 0.4]), bow: 4, nod: 8 },
      { far: at("front", 1.7, 0.05, ["out", 0.2]), near: at("front", -1.7, 0.05, ["out", 0.4]), bow: 8, nod: 12 },
    ],
    rate: 1,
  },
  row_hands: {
    keys: [
      { far: at("front", 1.75, 1.65, "down"), near: at("front", -2.05, 1.6, "down"), nod: 2 },
      { far: at("front", 1.75, 1.5, "down"), near: at("front", -2.05, 1.45, "down"), nod: 2 },
    ],
    rate: 0.8,
  },
  kiss_hand: {
    ...{ apart: 3.3, apartNear: 2.7, isAside: true, other: "give_hand", otherMood: "glad", alone: "blow_kiss" },
    keys: [
      {
        far: at("their_hand", 0.15, -0.85, ["down", 0.3]),
        near: at("their_hand", 0.05, -0.75, ["down", 0.5]),
        ...{ bow: 38, nod: 14, lean: 8 },
      },
    ],
  },
  give_hand: { keys: [{ far: at("their_hand", 0.05, -0.95, ["down", 0.2]), nod: 4 }] },
  hand_in_hand: {
    ...{ apart: 2.3, apartNear: 2, stands: "beside", other: "hand_in_hand", otherMood: "glad", alone: "none" },
    keys: [{ near: at("their_hand", 0, 0.35, ["down", 0.5]) }],
  },
  arm_in_arm: {
    ...{ apart: 1.5, apartNear: 1.35, stands: "beside", other: "none", alone: "none" },
    keys: [{ far: at("their_hand", 0.3, -0.3, ["down", 0.3]), near: at("front", 0.9, 1.1, ["down", 0.5]) }],
  },
  arm_round: {
    ...{ apart: 1.75, apartNear: 1.5, stands: "beside", isOver: true, otherMood: "glad" },
    keys: [{ ...ROUND_SHOULDERS, bow: 4, nod: 4, lean: 4 }],
  },
  hand_on_shoulder: {
    ...{ apart: 2.5, apartNear: 2.1, kneels: true, alone: "reach" },
    keys: [{ far: at("their_shoulder", 0.05, -0.12, ["down", 0.4]), bow: 6, nod: 4, lean: 2 }],
  },
  comfort: {
    ...{
      apart: 1.9,
      apartNear: 1.75,
      stands: "beside",
      isOver: true,
      other: "cover",
      otherMood: "crying",
      alone: "reach",
    },
    keys: [
      { ...ROUND_SHOULDERS, near: at("their_shoulder", 0, 1, ["down", 0.5]), bow: 9, nod: 10, lean: 5 },
      { ...ROUND_SHOULDERS, near: at("their_shoulder", 0.1, 0.8, ["down", 0.5]), bow: 9, nod: 10, lean: 5 },
    ],
    rate: 1,
  },
  head_on_shoulder: {
    ...{ apart: 1.9, apartNear: 0.95, stands: "beside", isOver: true, other: "none", alone: "none" },
    keys: [{ far: at("their_hand", 0, -0.3, ["down", 0.3]), bow: 14, nod: 24, lean: 12 }],
  },
  whisper: {
    ...{ apart: 1.5, apartNear: 1.15, stands: "behind", isOver: true, otherMood: "surprised" },
    keys: [
      {
        far: at("mouth", 0.42, -0.05, ["down", 0.4]),
        near: at("their_shoulder", 0.1, 0.1, ["down", 0.5]),
        bow: 13,
        nod: 4,
        lean: 6,
      },
    ],
  },
  bless: {
    ...{ apart: 2.3, apartNear: 2, other: "none", otherMood: "sad", alone: "pray" },
    keys: [{ far: at("their_head", -0.15, -0.05, ["down", 0.3]), bow: 4, nod: 10 }],
  },
  ruffle_hair: {
    ...{ apart: 1.9, apartNear: 1.7, otherMood: "glad", alone: "comb" },
    keys: [
      { far: at("their_head", 0, -0.22, ["out", 0.3]), bow: 14, nod: 8 },
      { far: at("their_head", 0.4, -0.15, ["out", 0.3]), bow: 16, nod: 8 },
    ],
    rate: 3.4,
  },
  pat_back: {
    ...{ apart: 1.9, apartNear: 1.95, stands: "behind", isOver: true, alone: "reach" },
    keys: [
      { far: at("their_shoulder", 0.2, 0.4, ["down", 0.6]), bow: 6 },
      { far: at("their_shoulder", -0.2, 0.05, ["down", 0.6]), bow: 4 },
    ],
    rate: 3,
  },
  tap_shoulder: {
    ...{ apart: 2.4, apartNear: 2, stands: "behind", isOver: true, other: "none", alone: "press" },
    otherLater: { gesture: "look_behind", mood: "surprised" },
    keys: [
      { far: pointing(at("their_shoulder", 0.05, -0.15, ["down", 0.4])), bow: 6 },
      { far: pointing(at("their_shoulder", -0.35, -0.45, ["down", 0.4])), bow: 3 },
    ],
    rate: 3,
  },
  look_behind: { keys: [{ head: "over_shoulder", bow: -4 }] },
  look_on: { keys: [{ bow: 9, nod: 10 }] },
  greet: {
    ...{ apart: 3, other: "greet", otherMood: "glad", alone: "wave" },
    keys: [
      { far: at("front", 1.5, -0.9, ["out", 0.3]), near: at("front", 0.6, 0.8, ["out", 0.3]), lean: 3 },
      { far: at("front", 1.7, -0.5, ["out", 0.3]), near: at("front", 0.7, 0.6, ["out", 0.3]), lean: 4 },
    ],
    rate: 1.6,
  },
  bump_fists: {
    ...{ apart: 2.9, apartNear: 2.5, other: "bump_fists", otherMood: "glad", alone: "flex" },
    keys: [{ far: { ...at("their_hand", -0.12, -1.25, ["down", 0.2]), fingers: "fist" }, bow: 6 }],
  },
  pinky_promise: {
    ...{ apart: 2.4, apartNear: 2, other: "pinky_promise", alone: "point_up" },
    keys: [{ far: pointing(at("their_hand", -0.06, -1.55, ["down", 0.2])), bow: 6, nod: 6 }],
  },
  offer_hand: {
    ...{ apart: 3.2, apartNear: 2.7, other: "none", otherLater: { gesture: "take_hand", mood: "glad" }, alone: "give" },
    keys: [{ far: at("their_hand", -0.25, -0.35, ["down", 0.2]), bow: 7, nod: 2 }],
  },
  take_hand: { keys: [{ far: at("their_hand", -0.2, -0.4, ["down", 0.2]), bow: 3 }] },
  join_hands: {
    keys: [{ far: at("front", 1.2, 0.8, ["down", 0.3]), near: at("front", 0.8, 0.9, ["down", 0.4]), nod: 10, bow: 6 }],
  },
  clasp_hands: {
    ...{ apart: 2.3, apartNear: 1.9, other: "clasp_hands", alone: "pray" },
    keys: [
      {
        far: at("their_hand", 0.05, -0.6, ["down", 0.2]),
        near: at("their_hand", -0.1, -0.4, ["down", 0.4]),
        ...{ bow: 6, nod: 4 },
      },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
