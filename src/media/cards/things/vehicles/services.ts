// Drawings of vehicles that are told by what is on their roof and side: taxi, police car, ambulance, fire engine.
import type { Drawing } from "../drawing.ts";
import type { Part } from "../../pen.ts";
import { PLAIN_VEHICLES } from "./plain-vehicles.ts";

/** A plain vehicle with more on it, as high as that needs. */
function marked(shape: string, top: number, more: readonly Part[]): Drawing {
  const { box = [-1.65, 0, 1.65, 1], parts = [] } = PLAIN_VEHICLES[shape] ?? {};
  return { box: [box[0], top, box[2], box[3]], parts: [...parts, ...more] };
}

export const SERVICES: Readonly<Record<string, Drawing>> = {
  taxi: marked("car", -0.24, [
    ["glow", "M0 0 L.04 -.14 L.36 -.14 L.4 0 Z", 0.02],
    [
      "dark",
      "M-.6 .54 L-.48 .54 L-.48 .6 L-.6 .6 Z M-.36 .54 L-.24 .54 L-.24 .6 L-.36 .6 Z M-.12 .54 L0 .54 L0 .6 L-.12 .6 Z M.28 .54 L.4 .54 L.4 .6 L.28 .6 Z M.52 .54 L.64 .54 L.64 .6 L.52 .6 Z M-.48 .6 L-.36 .6 L-.36 .66 L-.48 .66 Z M-.24 .6 L-.12 .6 L-.12 .66 L-.24 .66 Z M.4 .6 L.52 .6 L.52 .66 L.4 .66 Z",
      0,
    ],
  ]),
  police_car: marked("car", -0.24, [
    ["blue", "M-.1 .02 L-.08 -.12 L.16 -.12 L.16 .01 Z", 0.02],
    ["red", "M.18 .01 L.18 -.12 L.42 -.12 L.44 .02 Z", 0.02],
    ["blue", "M-1.5 .56 L1.52 .56 L1.54 .68 L-1.54 .68 Z", 0],
  ]),
  ambulance: marked("van", -0.44, [
    ["blue", "M-.6 -.3 L-.58 -.42 L-.2 -.42 L-.18 -.3 Z M1 -.3 L1.02 -.42 L1.3 -.42 L1.32 -.3 Z", 0.02],
    [
      "red",
      "M.38 -.2 L.54 -.2 L.54 -.08 L.68 -.08 L.68 .08 L.54 .08 L.54 .22 L.38 .22 L.38 .08 L.24 .08 L.24 -.08 L.38 -.08 Z",
      0,
    ],
    ["red", "M-1.5 .56 L1.54 .56 L1.54 .66 L-1.56 .66 Z", 0],
  ]),
  fire_engine: marked("truck", -0.62, [
    ["red", "M-.42 -.4 L1.6 -.4 L1.6 .72 L-.42 .72 Z", 0.1],
    ["metal", "M.1 .06 L.56 .06 L.56 .6 L.1 .6 Z M.7 .06 L1.16 .06 L1.16 .6 L.7 .6 Z", 0.02],
    [
      "line metal",
      "M.1 .2 L.56 .2 M.1 .34 L.56 .34 M.1 .48 L.56 .48 M.7 .2 L1.16 .2 M.7 .34 L1.16 .34 M.7 .48 L1.16 .48",
      0.8,
    ],
    [
      "stroke metal",
      "M-1 -.38 L1.58 -.5 M-1 -.5 L1.58 -.6 M-.8 -.39 L-.8 -.5 M-.4 -.41 L-.4 -.52 M0 -.43 L0 -.54 M.4 -.45 L.4 -.56 M.8 -.47 L.8 -.58 M1.2 -.48 L1.2 -.59",
      0.03,
    ],
    ["blue", "M-1.04 -.16 L-1.02 -.28 L-.8 -.28 L-.78 -.16 Z", 0.02],
  ]),
};
