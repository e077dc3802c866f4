// Gestures that move, dress or examine somebody, and games of two.
import { at, type GestureDesign } from "./gesture.ts";

export const WITH_SOMEBODY = {
  hold_beside: {
    apart: 2.4,
    keys: [{ far: at("their_face", -0.75, -0.1, ["down", 0.3]), nod: -2, bow: 3 }],
    holder: -1,
    grip: 0.3,
  },
  shelter: {
    apart: 1.8,
    keys: [{ far: at("their_head", -0.55, 0, ["down", 0.2]), nod: -4 }],
    holder: -1,
    tool: "umbrella",
  },
  crown_them: {
    apart: 2.4,
    otherPosture: "kneel",
    keys: [
      {
        far: at("their_head", -0.1, -1, ["down", 0.3]),
        near: at("their_head", -0.5, -0.8, ["down", 0.4]),
        ...{ bow: 2, nod: 8 },
      },
      {
        far: at("their_head", -0.1, -0.7, ["down", 0.3]),
        near: at("their_head", -0.5, -0.55, ["down", 0.4]),
        ...{ bow: 6, nod: 12 },
      },
    ],
    tool: "crown",
    holder: -1,
    grip: 0.1,
  },
  piggyback: {
    apart: 0.5,
    other: "arm_round",
    otherPosture: "carried_back",
    keys: [{ far: at("waist", 0.5, 0.35, "back"), near: at("waist", 0.3, 0.4, ["back", 0.4]), bow: 24, nod: -18 }],
  },
  carry_person: {
    apart: 0.5,
    other: "arm_round",
    otherPosture: "carried_arms",
    keys: [{ far: at("front", 1.5, 1.1), near: at("front", 0.9, 1.25, ["down", 0.5]), lean: -7, nod: 8 }],
  },
  palms_meet: {
    apart: 2.3,
    other: "palms_meet",
    keys: [{ far: at("their_hand", 0, -1.7, ["down", 0.3]), bow: 4, nod: -2 }],
  },
  examine_them: {
    apart: 1.9,
    keys: [
      {
        far: at("their_chest", 0.1, -0.6, ["down", 0.2]),
        near: at("front", 0.7, 0.7, ["down", 0.3]),
        bow: 8,
        nod: 4,
        tilt: -52,
        as: "chestpiece",
      },
      {
        far: at("their_chest", 0.1, -0.25, ["down", 0.2]),
        near: at("front", 0.7, 0.7, ["down", 0.3]),
        bow: 10,
        nod: 6,
        tilt: -52,
        as: "chestpiece",
      },
    ],
    rate: 0.8,
    tool: "stethoscope",
    holder: -1,
    grip: 0.06,
  },
  board_game: {
    apart: 4.2,
    other: "board_game",
    otherPosture: "sit",
    keys: [
      { far: at("table", 1.4, -0.5), near: at("chin", 0.06, 0.1, ["down", 0.3]), bow: 14, nod: 12 },
      { far: at("table", 2, -0.75), near: at("chin", 0.06, 0.1, ["down", 0.3]), bow: 18, nod: 12 },
    ],
    rate: 0.8,
    tool: "chess",
    holder: -1,
    grip: 0.5,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
