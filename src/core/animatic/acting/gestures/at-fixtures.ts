// Gestures at what stands before somebody: doors, lids, drawers, wheels, levers, boards. Their hands are where the drawings of fixtures have handles.
import { limb } from "../pose.ts";
import type { FIXTURE_GESTURES } from "./fixture-names.ts";
import { at, BRACED, fist, LUNGE, pointing, WIDE, type GestureDesign } from "./gesture.ts";

export const AT_FIXTURES: Readonly<Record<(typeof FIXTURE_GESTURES)[number], GestureDesign>> = {
  pull_open: {
    keys: [
      { far: fist(at("front", 1.95, 0.5)), bow: 8, nod: 4 },
      { far: fist(at("front", 1.3, 0.6)), lean: -6, bow: 2, nod: 4, legs: BRACED },
    ],
  },
  push_shut: {
    keys: [
      { far: at("front", 1.6, 0.3), bow: 4 },
      { far: at("front", 2.1, 0.45), near: at("front", 1.6, 0.7, ["down", 0.2]), bow: 12, legs: LUNGE },
    ],
  },
  slam_shut: {
    keys: [
      { far: at("front", 0.9, -0.5, "out"), bow: -10, lean: -8, legs: BRACED },
      {
        far: at("front", 2.2, 0.1),
        near: at("front", 1.9, 0.4, ["down", 0.2]),
        bow: 18,
        lean: 14,
        nod: -6,
        legs: LUNGE,
      },
    ],
  },
  ram: {
    keys: [
      { far: fist(at("chest", 0.2, 0.1)), near: fist(at("chest", 0, 0.3)), lean: -10, legs: BRACED, shift: -0.8 },
      {
        far: fist(at("chest", 0.4, 0.1)),
        near: fist(at("chest", 0.1, 0.4)),
        lean: 22,
        bow: 10,
        legs: LUNGE,
        shift: 0.6,
      },
    ],
    rate: 1.4,
  },
  lower_flap: {
    keys: [
      { far: fist(at("front", 1.9, 0.7)), bow: 14, nod: 8, legs: WIDE },
      { far: fist(at("front", 1.9, 1.5)), near: at("knee", 0, -0.2), bow: 38, nod: -2, legs: WIDE },
    ],
  },
  raise_flap: {
    keys: [
      { far: fist(at("front", 1.9, 1.5)), bow: 38, nod: 2, legs: WIDE },
      { far: at("front", 1.9, 0.7), bow: 12, nod: 8 },
    ],
  },
  pull_drawer: {
    keys: [
      { far: fist(at("front", 1.95, 0.75)), bow: 12, nod: 12 },
      { far: fist(at("front", 1.3, 0.85)), near: at("front", 1.7, 0.75, ["down", 0.25]), bow: 10, lean: -4, nod: 18 },
    ],
  },
  push_drawer: {
    keys: [
      { far: at("front", 1.3, 0.85), bow: 6, nod: 14 },
      { far: at("front", 2, 0.75), bow: 14, nod: 8, legs: LUNGE },
    ],
  },
  lift_lid: {
    keys: [
      { far: at("front", 1.6, 1.25), near: at("front", 1.3, 1.35, ["down", 0.3]), bow: 26, nod: 8 },
      { far: at("front", 1.7, 0.05), near: at("front", 1.2, 1.2, ["down", 0.3]), bow: 22, nod: 14 },
    ],
  },
  push_lid: {
    keys: [
      { far: at("front", 1.7, 0), near: at("front", 1.2, 0.9, ["down", 0.3]), bow: 14, nod: 10 },
      { far: at("front", 1.7, 1.15), near: at("front", 1.3, 1.2, ["down", 0.3]), bow: 30, nod: 4 },
    ],
  },
  lift_floor: {
    keys: [
      { far: at("ground", 0.7, -0.3), near: at("ground", 0.3, -0.3), bow: 70, nod: -16, legs: WIDE },
      { far: at("front", 1.5, 1.6), near: at("front", 1.2, 1.7, ["down", 0.3]), bow: 40, nod: 6, legs: WIDE },
    ],
  },
  raise_sash: {
    keys: [
      { far: at("front", 1.8, 0.9), near: at("front", 1.4, 0.9, ["down", 0.2]), bow: 14, nod: 4 },
      { far: at("front", 1.7, -1), near: at("front", 1.3, -1, ["down", 0.2]), bow: -2, nod: -8 },
    ],
  },
  lower_sash: {
    keys: [
      { far: at("front", 1.7, -1), near: at("front", 1.3, -1, ["down", 0.2]), nod: -8 },
      { far: at("front", 1.8, 0.7), near: at("front", 1.4, 0.7, ["down", 0.2]), bow: 14, nod: 6 },
    ],
  },
  draw_cloth: {
    keys: [
      { far: fist(at("front", 2.1, -0.9)), near: fist(at("front", 1.5, -0.6, ["down", 0.2])), bow: 4, nod: -4 },
      { far: fist(at("front", 2.3, -0.7)), near: fist(at("front", 0.3, -0.3, ["out", 0.4])), nod: -2, legs: WIDE },
    ],
  },
  pull_down: {
    keys: [
      { far: fist(at("front", 1.6, -1.5)), nod: -14, bow: -4 },
      { far: fist(at("front", 1.6, 0.6)), bow: 16, nod: 6, legs: BRACED },
    ],
  },
  reach_mirror: {
    keys: [
      { far: at("front", 1.75, -1.1), nod: -8 },
      { far: at("front", 1.85, -1.15), nod: -10, bow: 3 },
    ],
    rate: 1.2,
  },
  lift_cloth: {
    keys: [
      { far: at("front", 1.5, 1), near: at("front", 1.1, 1.1, ["down", 0.25]), bow: 18, nod: 8 },
      { far: fist(at("front", 1.3, -0.1)), near: fist(at("front", 0.9, 0, ["down", 0.25])), bow: 4, nod: 16 },
    ],
  },
  wash_face: {
    keys: [
      { far: at("front", 1.6, 0.8), near: at("front", 1.3, 0.9, ["down", 0.25]), bow: 26, nod: 6 },
      { far: at("eyes", 0.3, 0.3), near: at("eyes", 0.15, 0.4, ["down", 0.25]), bow: 24, nod: 12 },
    ],
    rate: 1.4,
  },
  pull_rope: {
    keys: [
      { far: fist(at("front", 1.65, -1.5)), near: fist(at("front", 1.6, -0.9, ["down", 0.2])), nod: -14, bow: -4 },
      {
        far: fist(at("front", 1.65, 0.6)),
        near: fist(at("front", 1.6, 1.1, ["down", 0.2])),
        bow: 18,
        nod: 2,
        legs: BRACED,
      },
    ],
    rate: 0.9,
  },
  look_under: {
    keys: [
      { far: at("ground", 0.5, -0.2), near: at("ground", 0.1, -0.2), bow: 60, nod: -30 },
      { far: at("ground", 0.7, -0.2), near: at("ground", 0.3, -0.2), bow: 68, nod: -22 },
    ],
    rate: 0.6,
  },
  spread_sheet: {
    keys: [
      { far: at("front", 1.7, 0.4), near: at("front", 1.2, 0.4, ["out", 0.2]), bow: 6, nod: 8 },
      { far: at("front", 2, 1.4), near: at("front", 1.5, 1.5, ["out", 0.2]), bow: 34, nod: 2, legs: LUNGE },
    ],
    rate: 0.8,
  },
  overturn: {
    keys: [
      { far: at("front", 1.6, 1.5), near: at("front", 1.3, 1.5, ["down", 0.2]), bow: 22, nod: 2, legs: WIDE },
      { far: at("front", 1.9, -0.5), near: at("front", 1.5, -0.5, ["down", 0.2]), bow: -6, lean: 8, legs: LUNGE },
    ],
  },
  press_keys: {
    keys: [
      { far: pointing(at("front", 1.65, 0.1)), bow: 5 },
      { far: pointing(at("front", 2, 0.1)), bow: 9, nod: 2 },
    ],
    rate: 1.2,
  },
  turn_dial: {
    keys: [
      { far: at("front", 1.75, 0.3), near: at("front", 1.3, 0.8, ["down", 0.2]), bow: 16, nod: 2 },
      { far: at("front", 1.95, 0.6), near: at("front", 1.3, 0.8, ["down", 0.2]), bow: 18, nod: 4 },
    ],
    rate: 1.8,
  },
  turn_wheel: {
    keys: [
      { far: fist(at("front", 2.1, -0.5)), near: fist(at("front", 1.2, 1, ["down", 0.2])), bow: 8, legs: WIDE },
      { far: fist(at("front", 2, 1)), near: fist(at("front", 1.2, -0.6, ["out", 0.2])), bow: 14, lean: 4, legs: WIDE },
    ],
    rate: 1.1,
  },
  pump_handle: {
    keys: [
      { far: fist(at("front", 1.7, -0.5)), near: fist(at("front", 1.3, -0.4, ["down", 0.2])), bow: 2, legs: WIDE },
      {
        far: fist(at("front", 1.7, 1)),
        near: fist(at("front", 1.3, 1.1, ["down", 0.2])),
        bow: 28,
        nod: -4,
        legs: WIDE,
      },
    ],
    rate: 1.5,
  },
  feed_cloth: {
    keys: [
      { far: at("front", 1.5, 1), near: at("front", 1.1, 1.1, ["down", 0.25]), bow: 16, nod: 16 },
      { far: at("front", 1.8, 0.95), near: at("front", 1.4, 1.05, ["down", 0.25]), bow: 18, nod: 16 },
    ],
    rate: 2.2,
  },
  shape_clay: {
    keys: [
      { far: at("front", 1.85, 0.9), near: at("front", 1.25, 1, ["out", 0.25]), bow: 20, nod: 14 },
      { far: at("front", 1.8, 0.6), near: at("front", 1.3, 0.7, ["out", 0.25]), bow: 18, nod: 12 },
    ],
    rate: 1,
  },
  hold_nozzle: { keys: [{ far: fist(at("front", 1.3, 0.9)), near: at("waist"), nod: 4 }] },
  look_down: {
    keys: [
      { far: at("front", 1.5, 0.75), near: at("front", 1.2, 0.9, ["down", 0.25]), bow: 30, nod: 4 },
      { far: at("front", 1.6, 0.65), near: at("front", 1.2, 0.9, ["down", 0.25]), bow: 32, nod: 6 },
    ],
    rate: 0.8,
  },
  look_along: {
    keys: [{ far: at("front", 1.6, -0.6), near: at("front", 1, -0.5, ["down", 0.25]), bow: 12, nod: -8 }],
  },
  write_wall: {
    keys: [
      { far: at("front", 1.75, -0.8), near: at("waist"), nod: -6 },
      { far: at("front", 2.05, -0.5), near: at("waist"), nod: -4 },
    ],
    rate: 2.4,
    tool: "pen",
    grip: 0.1,
    holder: -1,
  },
  point_wall: { keys: [{ far: pointing(at("front", 2.1, -0.5)), bow: 4, nod: -2 }] },
  take_down: {
    keys: [
      { far: at("front", 1.8, -1.1), nod: -10, isEmpty: true },
      { far: at("front", 1.5, -0.7), nod: -6 },
      { far: at("front", 0.95, 0.3), near: at("front", 0.9, 0.5, ["down", 0.3]), nod: 10 },
    ],
    holder: -1,
  },
  touch_glass: { keys: [{ far: at("front", 1.9, -0.2), bow: 6, nod: -2 }] },
  wipe_glass: {
    keys: [
      { far: at("front", 1.9, -0.9), bow: 4, nod: -6 },
      { far: at("front", 2, 0.3), bow: 8, nod: -2 },
    ],
    rate: 2.6,
  },
  at_glass: { keys: [{ far: at("front", 1.5, 0.9), near: at("front", 1, 1, ["down", 0.3]), bow: 12, nod: -4 }] },
  throw_in: {
    keys: [
      { far: at("front", 0.9, 0.2), nod: 6 },
      { far: at("front", 2, 0.9), bow: 16, nod: 8, isEmpty: true, legs: LUNGE },
    ],
    holder: -1,
  },
  post_letter: {
    keys: [
      { far: at("front", 1.2, 0.2), nod: 2, tilt: 90 },
      { far: at("front", 1.75, 0.15), bow: 6, nod: 2, tilt: 90 },
    ],
    rate: 0.7,
    holder: -1,
  },
  put_in: {
    keys: [
      { far: at("front", 1.2, 0.6), near: at("front", 0.9, 0.8, ["down", 0.25]), bow: 8, nod: 10 },
      { far: at("front", 2.1, 0.8), near: at("front", 1.7, 0.9, ["down", 0.25]), bow: 24, nod: 4, legs: LUNGE },
    ],
    rate: 0.8,
    holder: -1,
  },
  look_in: {
    keys: [
      { far: at("front", 1.8, -0.3), near: at("knee", 0, -0.4), bow: 26, nod: -4 },
      { far: at("front", 1.8, -0.3), near: at("knee", 0, -0.4), bow: 30, nod: 2 },
    ],
    rate: 0.7,
  },
  hold_open: { keys: [{ far: at("front", 1.9, 0.2), near: at("waist"), bow: 4, lean: 3 }] },
  rock_cradle: {
    keys: [
      { far: at("front", 1.9, 1.9), near: at("waist"), bow: 22, nod: 4 },
      { far: at("front", 1.5, 2), near: at("waist"), bow: 26, nod: 6 },
    ],
    rate: 1.4,
  },
  lean_door: {
    keys: [
      {
        ...{ far: at("back", -0.7, -0.2), near: at("waist", -0.6, 0.1, ["back", 0.3]), isTurned: true, shift: -2.5 },
        ...{ lean: -9, nod: -8, legs: [limb(16, 4, 3), limb(24, 14, 3)] },
      },
    ],
  },
};
