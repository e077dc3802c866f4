// Hair is combed, braided or cut: by who stands behind somebody, or one's own.
import { at, fist, type GestureDesign } from "../gesture.ts";

export const HAIR = {
  stroke_hair: {
    ...{ apart: 1.9, apartNear: 1.6, kneels: true, otherMood: "glad", alone: "comb" },
    keys: [
      { far: at("their_head", 0.36, 0.2, ["down", 0.3]), nod: 4, bow: 6 },
      { far: at("their_head", 0.4, 0.85, ["down", 0.3]), nod: 6, bow: 6 },
    ],
    rate: 1.2,
  },
  do_hair: {
    ...{ apart: 1.75, apartNear: 1.5, stands: "behind", isOver: true, otherPosture: "sit" },
    keys: [
      {
        far: at("their_head", -0.45, 0.5, ["down", 0.4]),
        near: at("their_head", -0.5, 0.9, ["down", 0.5]),
        nod: 8,
        bow: 6,
      },
      {
        far: at("their_head", -0.6, 1.1, ["down", 0.4]),
        near: at("their_head", -0.5, 0.7, ["down", 0.5]),
        nod: 10,
        bow: 6,
      },
    ],
    rate: 1.6,
    tool: "comb",
    holder: -1,
  },
  braid_hair: {
    ...{ apart: 1.75, apartNear: 1.5, stands: "behind", isOver: true, otherPosture: "sit", alone: "comb" },
    keys: [
      {
        far: at("their_head", -0.55, 0.9, ["down", 0.4]),
        near: at("their_head", -0.7, 1.15, ["down", 0.5]),
        nod: 10,
        bow: 6,
      },
      {
        far: at("their_head", -0.75, 1.25, ["down", 0.4]),
        near: at("their_head", -0.5, 0.9, ["down", 0.5]),
        nod: 12,
        bow: 6,
      },
    ],
    rate: 1.8,
  },
  cut_own_hair: {
    keys: [
      {
        far: fist(at("crown", 0.55, 0.1, ["out", 0.2])),
        near: at("crown", -0.35, 0.2, ["out", 0.35]),
        nod: 10,
        tilt: 62,
      },
      {
        far: fist(at("crown", 0.55, 0.1, ["out", 0.2])),
        near: at("crown", -0.1, 0.1, ["out", 0.35]),
        nod: 12,
        tilt: 80,
      },
    ],
    rate: 2,
    tool: "scissors",
    grip: 0.15,
  },
  trim_hair: {
    ...{ apart: 2, apartNear: 1.8, stands: "behind", isOver: true, otherPosture: "sit", alone: "cut_own_hair" },
    keys: [
      {
        far: at("their_head", -0.85, 0.75, ["down", 0.4]),
        near: at("their_head", -0.75, 1.15, ["down", 0.5]),
        nod: 8,
        bow: 6,
        tilt: 28,
      },
      {
        far: at("their_head", -0.95, 0.45, ["down", 0.4]),
        near: at("their_head", -0.8, 1, ["down", 0.5]),
        nod: 10,
        bow: 6,
        tilt: 52,
      },
    ],
    rate: 2.4,
    tool: "scissors",
    grip: 0.15,
    holder: -1,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
