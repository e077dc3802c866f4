// Somebody helped up, carried, dragged, woken, tucked in, bent back in a dance; leaned over and guided by the hands.
import { at, BRACED, pointing, type GestureDesign } from "./gesture.ts";

export const BEARING = {
  wake_them: {
    ...{ apart: 2.4, apartNear: 2, otherPosture: "lie", otherMood: "asleep", alone: "reach" },
    otherLater: { posture: "lie", mood: "surprised" },
    keys: [
      {
        far: at("their_shoulder", 0, -0.2, ["down", 0.3]),
        near: at("their_shoulder", -0.4, -0.1, ["down", 0.4]),
        bow: 24,
        nod: 8,
      },
      {
        far: at("their_shoulder", 0.3, -0.1, ["down", 0.3]),
        near: at("their_shoulder", -0.1, 0, ["down", 0.4]),
        bow: 21,
        nod: 8,
      },
    ],
    rate: 2.1,
  },
  tuck_in: {
    ...{ apart: 2.4, apartNear: 2, otherPosture: "lie", otherMood: "glad", alone: "lean_over" },
    keys: [
      {
        far: at("their_waist", 0, -0.3, ["down", 0.3]),
        near: at("their_waist", -0.5, -0.2, ["down", 0.4]),
        bow: 26,
        nod: 10,
      },
      {
        far: at("their_chest", 0.2, -0.2, ["down", 0.3]),
        near: at("their_chest", -0.3, -0.1, ["down", 0.4]),
        bow: 28,
        nod: 10,
      },
    ],
    rate: 0.8,
  },
  uncover: {
    ...{ apart: 2.4, apartNear: 2, otherPosture: "lie", alone: "pull" },
    keys: [
      {
        ...{ far: at("their_chest", 0.1, -0.2, ["down", 0.3]), near: at("their_waist", -0.3, -0.2, ["down", 0.4]) },
        ...{ bow: 26, nod: 10, as: "bedsheet" },
      },
      {
        ...{ far: at("front", 1.5, 0.1, ["down", 0.3]), near: at("front", 1.1, 0.3, ["down", 0.4]) },
        ...{ lean: -12, nod: 4, as: "bedsheet" },
      },
    ],
    tool: "blanket",
    holder: -1,
    grip: 0.1,
  },
  over_shoulder: {
    ...{ apart: 1.5, apartNear: 1.25, stands: "behind", alone: "lean_over" },
    keys: [{ near: at("their_shoulder", 0, 0, ["down", 0.4]), bow: 20, nod: 14, lean: 5 }],
  },
  point_past: {
    ...{ apart: 1.5, apartNear: 1.25, stands: "behind", isOver: true, other: "look_on", alone: "point" },
    keys: [
      {
        far: pointing(at("front", 2.3, 0.15, ["out", 0.3])),
        near: at("their_shoulder", -0.3, 0, ["down", 0.5]),
        bow: 18,
        nod: 6,
        lean: 4,
      },
    ],
  },
  guide_hands: {
    ...{ apart: 1.2, apartNear: 1, stands: "behind", isOver: true, other: "hands_led", alone: "work" },
    keys: [
      {
        far: at("front", 2, 0.8, ["down", 0.4]),
        near: at("front", 1.7, 0.95, ["down", 0.6]),
        bow: 14,
        nod: 12,
        lean: 3,
      },
      {
        far: at("front", 2.1, 0.45, ["down", 0.4]),
        near: at("front", 1.8, 0.6, ["down", 0.6]),
        bow: 14,
        nod: 12,
        lean: 3,
      },
    ],
    rate: 1,
  },
  hands_led: {
    keys: [
      { far: at("front", 1.2, 0.9, ["down", 0.2]), near: at("front", 0.9, 1, ["down", 0.4]), nod: 10 },
      { far: at("front", 1.3, 0.6, ["down", 0.2]), near: at("front", 1, 0.7, ["down", 0.4]), nod: 10 },
    ],
    rate: 1,
  },
  pull_up: {
    ...{
      apart: 2.4,
      other: "hands_up_to",
      otherPosture: "sit_ground",
      otherLater: { gesture: "hold_hands", posture: "stand" },
    },
    keys: [
      {
        far: at("their_hand", 0, 0.4, ["down", 0.3]),
        near: at("their_hand", -0.2, 0.3, ["down", 0.5]),
        bow: 26,
        legs: BRACED,
      },
      {
        far: at("their_hand", -0.3, 0, ["down", 0.3]),
        near: at("their_hand", -0.5, 0, ["down", 0.5]),
        lean: -16,
        legs: BRACED,
      },
      {
        far: at("their_hand", -0.1, -0.2, ["down", 0.3]),
        near: at("their_hand", -0.3, -0.2, ["down", 0.5]),
        lean: -8,
        legs: BRACED,
      },
    ],
  },
  hands_up_to: {
    keys: [
      { far: at("their_hand", 0, 0.4, ["down", 0.2]), near: at("their_hand", -0.2, 0.5, ["down", 0.4]), nod: -10 },
    ],
  },
  bear_on_shoulders: {
    ...{ apart: 0.5, other: "none", otherPosture: "carried_shoulders", otherMood: "glad", alone: "carry" },
    keys: [{ far: at("chest", 0.3, 0, ["down", 0.2]), near: at("chest", 0.2, 0, ["down", 0.5]), nod: -3 }],
  },
  bear_over_shoulder: {
    ...{ apart: 0.5, other: "none", otherPosture: "carried_over", alone: "shoulder" },
    keys: [{ far: at("chest", 0.1, 0.2, ["down", 0.2]), near: at("front", 0.7, 0.9, ["down", 0.6]), bow: 8, nod: -4 }],
  },
  hold_on_lap: {
    ...{ apart: 0.5, other: "none", otherPosture: "carried_lap", otherMood: "glad", alone: "none" },
    keys: [{ far: at("front", 1.2, 0.9, ["down", 0.3]), near: at("front", 1, 1.1, ["down", 0.6]), nod: 10 }],
  },
  hug_leg: {
    ...{ apart: 1, apartNear: 1, isOver: true, stands: "behind", other: "look_on", alone: "cling" },
    keys: [
      {
        far: at("their_waist", 0.2, -0.2, ["down", 0.3]),
        near: at("their_waist", 0.3, 0, ["down", 0.5]),
        bow: 12,
        nod: -12,
        lean: 4,
      },
    ],
  },
  drag_person: {
    ...{ apart: 4.4, stands: "before", other: "none", otherPosture: "dragged", otherMood: "asleep", alone: "drag" },
    keys: [
      { far: at("front", -1.5, 1.7, ["back", 0.2]), near: at("front", -1.6, 1.8, ["back", 0.4]), lean: 18, bow: 4 },
      { far: at("front", -1.5, 1.8, ["back", 0.2]), near: at("front", -1.6, 1.9, ["back", 0.4]), lean: 24, bow: 6 },
    ],
    rate: 2,
  },
  drag_back: {
    ...{
      apart: 1.9,
      apartNear: 1.9,
      stands: "behind",
      isOver: true,
      other: "none",
      otherPosture: "hauled",
      otherMood: "asleep",
      alone: "drag",
    },
    keys: [
      {
        far: at("their_chest", -0.2, 0.1, ["down", 0.2]),
        near: at("their_chest", -0.1, 0.3, ["down", 0.5]),
        ...{ bow: 46, nod: -6, lean: -8 },
      },
      {
        far: at("their_chest", -0.2, 0, ["down", 0.2]),
        near: at("their_chest", -0.1, 0.2, ["down", 0.5]),
        ...{ bow: 40, nod: -4, lean: -16 },
      },
    ],
    rate: 1.6,
  },
  dip: {
    ...{ apart: 1.5, other: "none", otherPosture: "dipped", otherMood: "glad", isAside: true, alone: "dance_with" },
    keys: [
      {
        far: at("their_back", -0.3, 0.6, ["down", 0.3]),
        near: at("their_waist", 0, 0, ["down", 0.5]),
        bow: 30,
        nod: 8,
        legs: [
          { upper: [50, 3], lower: [-8, 3] },
          { upper: [-24, 3], lower: [-34, 3] },
        ],
      },
    ],
  },
  head_in_lap: {
    ...{
      apart: 4.7,
      apartNear: 1.4,
      stands: "before",
      other: "stroke_head",
      otherPosture: "sit_ground",
      otherMood: "glad",
      alone: "none",
    },
    keys: [{}],
  },
  stroke_head: {
    keys: [
      { far: at("lap", 0.2, -0.5, ["down", 0.3]), nod: 16 },
      { far: at("lap", 0.5, -0.4, ["down", 0.3]), nod: 16 },
    ],
    rate: 1,
  },
  unveil: {
    ...{ apart: 2, apartNear: 1.7, otherMood: "glad", alone: "put_on" },
    keys: [
      { far: at("their_face", -0.15, 0.3, ["down", 0.3]), near: at("their_face", -0.2, 0.4, ["down", 0.5]), nod: 2 },
      { far: at("their_head", -0.1, -0.25, ["out", 0.3]), near: at("their_head", -0.2, -0.15, ["out", 0.5]), nod: -4 },
    ],
    rate: 0.6,
  },
  turn_round: {
    ...{
      apart: 2,
      apartNear: 1.7,
      other: "turn_back",
      otherLater: { gesture: "none", mood: "surprised" },
      alone: "turn_back",
    },
    keys: [
      { far: at("their_shoulder", 0, 0.1, ["down", 0.3]), near: at("their_shoulder", 0.2, 0.2, ["down", 0.5]), bow: 6 },
      {
        far: at("their_shoulder", -0.1, 0.1, ["down", 0.3]),
        near: at("their_shoulder", 0.1, 0.2, ["down", 0.5]),
        bow: 4,
      },
    ],
  },
  bump_into: {
    ...{ apart: 2.5, apartNear: 2.3, other: "reel", otherMood: "surprised", alone: "startle" },
    keys: [
      { bow: 6, lean: 8, shift: -1.4 },
      { far: at("front", 0.7, 0.1, ["out", 0.3]), bow: 10, lean: 12, shift: 0.9 },
      {
        far: at("front", 0.8, -0.2, ["out", 0.3]),
        near: at("front", 0.4, 0, ["out", 0.4]),
        lean: -10,
        shift: -0.3,
        bow: -6,
        nod: -6,
      },
    ],
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
