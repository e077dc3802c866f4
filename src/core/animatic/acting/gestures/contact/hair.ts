// Somebody's hair is combed, braided or cut by who stands behind them.
import { at, type GestureDesign } from "../gesture.ts";

export const HAIR = {
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
  trim_hair: {
    ...{ apart: 2, apartNear: 1.8, stands: "behind", isOver: true, otherPosture: "sit" },
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
