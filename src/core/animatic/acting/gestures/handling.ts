// Gestures with a thing in the hands: eating, reading, carrying, throwing, playing an instrument, aiming.
import { at, BRACED, LUNGE, WIDE, type GestureDesign } from "./gesture.ts";

export const HANDLING = {
  hold: { keys: [{ near: at("front", 0.75, 0.95, ["down", 0.2]) }] },
  show: { keys: [{ near: at("front", 1.2, -0.2, ["down", 0.2]), nod: -2 }] },
  lift: {
    keys: [
      { far: at("front", 1.3, 1), near: at("front", 1, 1, ["down", 0.3]), bow: 14, nod: 10 },
      { far: at("front", 1.35, 0.1), near: at("front", 1.05, 0.1, ["down", 0.3]), nod: -2 },
      { far: at("front", 1.35, -0.25), near: at("front", 1.05, -0.25, ["down", 0.3]), nod: -8, bow: -4 },
    ],
  },
  lift_over: {
    keys: [
      { far: at("crown", 1, -0.5, "out"), near: at("crown", 0.4, -0.5, ["out", 0.3]), nod: -14, legs: WIDE },
      { far: at("crown", 1, -0.75, "out"), near: at("crown", 0.4, -0.75, ["out", 0.3]), nod: -18, legs: WIDE },
    ],
    rate: 1.2,
  },
  raise: { keys: [{ far: at("front", 1.45, -1.45), nod: -8 }], holder: -1 },
  toast: { keys: [{ far: at("front", 1.5, -0.35, "down"), nod: -6 }], tool: "wineglass", holder: -1, grip: 0.1 },
  examine: {
    keys: [{ near: at("front", 1, -0.2, ["down", 0.2]), far: at("front", 0.5, 1.05, "down"), nod: 4, bow: 4 }],
  },
  cradle: {
    keys: [
      { near: at("chest", 0.15, 0.55, ["out", 0.2]), far: at("chest", 0.6, 0.75, "down"), nod: 20, bow: 4 },
      { near: at("chest", 0.05, 0.6, ["out", 0.2]), far: at("chest", 0.5, 0.8, "down"), nod: 20, bow: 2 },
    ],
    rate: 0.9,
  },
  clutch: {
    keys: [{ near: at("chest", 0, 0.15, ["out", 0.2]), far: at("chest", 0.3, 0.35, ["down", 0.15]), nod: 8, bow: 4 }],
  },
  carry: {
    keys: [{ near: at("front", 0.95, 0.95, ["down", 0.3]), far: at("front", 1.3, 0.95, "down"), lean: -5, bow: -2 }],
    grip: 0.2,
  },
  shoulder: { keys: [{ near: at("shoulder", -1.3, -0.1, ["down", 0.4]), bow: 8, nod: 4, tilt: -55 }], grip: 0.1 },
  give: {
    keys: [
      { far: at("front", 0.9, 0.9) },
      { far: at("front", 2.1, 0.6), bow: 8, nod: -2 },
      { far: at("front", 2.1, 0.6), bow: 8 },
    ],
    holder: -1,
  },
  take: {
    keys: [
      { far: at("front", 2.1, 0.9), bow: 12, isEmpty: true },
      { far: at("front", 1.5, 0.7), bow: 5 },
      { far: at("front", 0.8, 0.8) },
    ],
    holder: -1,
  },
  pick_up: {
    keys: [
      { far: at("ground", 0.3, -0.4), bow: 74, nod: -20, legs: WIDE, isEmpty: true },
      { far: at("ground", 0.3, -0.5), bow: 70, nod: -10, legs: WIDE },
      { far: at("front", 1.1, 0.7), nod: 10 },
    ],
    holder: -1,
  },
  stoop_work: {
    keys: [
      { far: at("ground", 0.5, -0.3), near: at("ground", 0.1, -0.5, ["down", 0.3]), bow: 76, nod: -14, legs: WIDE },
      { far: at("ground", 0.6, -1.2), near: at("ground", 0, -1, ["down", 0.3]), bow: 60, nod: -6, legs: WIDE },
    ],
    isAside: true,
    rate: 1.4,
  },
  pluck: {
    keys: [
      { far: at("crown", 1.1, -0.8), nod: -14, isEmpty: true },
      { far: at("crown", 1, -0.6), nod: -12 },
      { far: at("front", 0.9, 0.6), nod: 12 },
    ],
    holder: -1,
  },
  put_down: {
    keys: [
      { far: at("front", 1.3, 0.8), bow: 4, nod: 8 },
      { far: at("ground", 0.5, -0.5), bow: 72, nod: -10, legs: WIDE },
      { far: at("ground", 0.4, -0.9), bow: 66, nod: -6, legs: WIDE, isEmpty: true },
      { isEmpty: true, nod: 10 },
    ],
    holder: -1,
  },
  set_on_table: {
    keys: [
      { far: at("front", 1.3, 0.5), bow: 2, nod: 8 },
      { far: at("front", 1.9, 1.25), bow: 14, nod: 8 },
      { far: at("front", 1, 0.9), bow: 4, nod: 10, isEmpty: true },
    ],
    holder: -1,
  },
  drop: {
    keys: [
      { far: at("front", 1.4, 0.5) },
      { far: at("front", 1.5, 0.3), bow: -4, nod: 14, isEmpty: true },
      { far: at("front", 1.5, 0.3), bow: -2, nod: 20, isEmpty: true },
    ],
    holder: -1,
  },
  throw: {
    keys: [
      { far: at("crown", -0.7, -0.4, "out"), near: at("front", 1.4, 0.1), lean: -12, bow: -12, legs: BRACED },
      {
        far: at("front", 1.7, -1.1, "out"),
        near: at("front", -0.8, 0.9),
        lean: 6,
        bow: 12,
        legs: LUNGE,
        isEmpty: true,
      },
      {
        far: at("front", 1.7, 1.2),
        near: at("front", -0.9, 0.7),
        lean: 10,
        bow: 24,
        legs: LUNGE,
        isEmpty: true,
        nod: -14,
      },
    ],
    holder: -1,
  },
  toss_up: {
    keys: [
      { far: at("front", 1.2, 0.7), near: at("front", 0.9, 0.7, ["down", 0.3]), bow: 10, nod: 4 },
      { far: at("crown", 1.3, -0.4, "out"), near: at("crown", 0.2, -0.7, ["out", 0.3]), nod: -20, isEmpty: true },
      { far: at("crown", 1.4, -0.2, "out"), near: at("crown", 0.1, -0.6, ["out", 0.3]), nod: -22, isEmpty: true },
    ],
  },
  catch: {
    keys: [
      {
        far: at("front", 1.6, -0.7, "down"),
        near: at("front", 1.3, -0.8, "down"),
        bow: -4,
        nod: -12,
        legs: WIDE,
        isEmpty: true,
      },
      { far: at("chest", 0.6, 0.1, "down"), near: at("chest", 0.3, 0.1, "out"), bow: 8, nod: 10, legs: WIDE },
    ],
  },
  juggle: {
    keys: [
      { far: at("front", 1.3, 0.2, "down"), near: at("front", -0.1, 0.9, "down"), nod: -16, isEmpty: true },
      { far: at("front", 1.1, 0.9, "down"), near: at("front", 0.1, 0.2, "down"), nod: -16, isEmpty: true },
    ],
    rate: 4,
    tool: "ball",
  },
  eat: {
    keys: [
      { near: at("mouth", 0.22, 0.19, ["down", 0.2]), nod: 5, bow: 3 },
      { near: at("front", 0.8, 0.9, ["down", 0.2]), nod: 6 },
    ],
    rate: 1.1,
    tool: "bread",
    grip: 0.3,
  },
  drink: {
    keys: [
      { near: at("front", 0.8, 0.6, ["down", 0.2]), nod: 4, tilt: 0 },
      { near: at("mouth", 0.3, 0.06, ["down", 0.2]), nod: -20, bow: -5, tilt: -70 },
      { near: at("mouth", 0.3, 0.04, ["down", 0.2]), nod: -24, bow: -7, tilt: -80 },
    ],
    rate: 1.1,
    tool: "cup",
    grip: 0.4,
  },
  pocket: {
    keys: [
      { near: at("front", 0.8, 0.5, ["down", 0.2]), nod: 6 },
      { near: at("waist", 0.15, 0.35, ["back", 0.2]), nod: 12, isEmpty: true },
    ],
  },
  behind_back: { keys: [{ far: at("back", 0, 0, ["out", 0]), near: at("back", -0.1, 0.05, ["back", 0]), nod: -2 }] },
  rattle: {
    keys: [
      { near: at("front", 0.9, -0.1, ["down", 0.2]), nod: 4 },
      { near: at("front", 0.9, 0.4, ["down", 0.2]), nod: 6 },
    ],
    rate: 6,
  },
  blow: {
    keys: [
      { near: at("front", 0.9, -0.35, "down"), nod: 4, bow: 6 },
      { near: at("front", 0.9, -0.35, "down"), nod: 10, bow: 12 },
    ],
    rate: 1.2,
  },
  smoke: {
    keys: [
      { near: at("mouth", 0.12, 0.1, ["down", 0.2]), nod: -4, tilt: 80, effect: "smoke" },
      { near: at("front", 0.9, 0.4, ["down", 0.2]), nod: -10, tilt: 30, effect: "smoke" },
    ],
    rate: 0.6,
    tool: "cigarette",
    grip: 0.2,
  },
  read: {
    prone: [{ near: at("front", 2.2, -0.7, ["down", 0.15]), far: at("front", 2.2, -1.3, "down"), nod: 14 }],
    keys: [{ near: at("front", 0.95, 0.45, ["down", 0.15]), far: at("front", 1.35, 0.55, "down"), nod: 18, bow: 3 }],
    tool: "paper",
    grip: 0.3,
  },
  phone: { keys: [{ near: at("ear", -0.02, 0.16, ["out", 0.15]), nod: 5, as: "handset" }], tool: "phone", grip: 0.4 },
  text: {
    keys: [
      { near: at("front", 0.85, 0.5, ["down", 0.2]), far: at("front", 1.1, 0.62, "down"), nod: 22, bow: 5 },
      { near: at("front", 0.85, 0.5, ["down", 0.2]), far: at("front", 1, 0.55, "down"), nod: 22, bow: 5 },
    ],
    rate: 4,
    tool: "phone",
    grip: 0.3,
  },
  film: {
    keys: [{ near: at("front", 1.1, -0.75, ["down", 0.2]), far: at("front", 1.4, -0.7, "down"), nod: -2 }],
    tool: "phone",
    grip: 0.2,
  },
  photograph: {
    keys: [
      {
        near: at("eyes", 0.28, 0.12, ["out", 0.2]),
        far: at("eyes", 0.4, 0.16, ["out", 0.1]),
        nod: 2,
        bow: 4,
        legs: WIDE,
      },
    ],
    tool: "camera",
    grip: 0.5,
  },
  spy: {
    prone: [{ near: at("eyes", 0.3, -0.15, ["out", 0.2]), far: at("eyes", 0.4, -0.1, ["out", 0.1]), nod: -2 }],
    keys: [{ near: at("eyes", 0.2, 0.06, ["out", 0.2]), far: at("eyes", 0.35, 0.1, ["out", 0.1]), bow: 5, nod: -4 }],
    tool: "binoculars",
    grip: 0.5,
  },
  tear: {
    keys: [
      { far: at("front", 1.35, 0.3), near: at("front", 0.95, 0.3, ["out", 0.3]), nod: 14 },
      { far: at("front", 1.6, 0.15), near: at("front", 0.6, 0.4, ["out", 0.3]), nod: 10, isTorn: true },
      { far: at("front", 1.8, 0.4), near: at("front", 0.4, 0.55, ["out", 0.3]), nod: 8, isTorn: true },
    ],
    tool: "paper",
    grip: 0.25,
  },
  cut: {
    keys: [
      { near: at("front", 1, 0.6, ["out", 0.2]), far: at("front", 1.5, 0.6, "down"), nod: 14, tilt: 80 },
      { near: at("front", 1.1, 0.55, ["out", 0.2]), far: at("front", 1.5, 0.6, "down"), nod: 14, tilt: 95 },
    ],
    rate: 3,
    tool: "scissors",
    grip: 0.15,
    second: { noun: "", grip: 0.5 },
  },
  hang_up: {
    keys: [
      { far: at("front", 1.5, 0, "down"), near: at("front", 1.1, 0, ["down", 0.3]), nod: 2, tilt: 0 },
      { far: at("crown", 1.5, -0.6, "out"), near: at("crown", 0.9, -0.5, ["out", 0.3]), nod: -16, tilt: 0 },
      { far: at("crown", 1.5, -0.9, "out"), near: at("crown", 1, -0.6, ["out", 0.3]), nod: -18, tilt: 0 },
      { far: at("front", 1.4, 0.4), near: at("front", 0.9, 0.9, ["down", 0.3]), nod: -12, isEmpty: true },
      { nod: -8, isEmpty: true },
    ],
    holder: -1,
    grip: 0.92,
  },
  press_face: { keys: [{ far: at("front", 1, -0.3, "out"), near: at("front", 0.9, -0.3, "out"), bow: 10, nod: -4 }] },
  drag: {
    keys: [{ near: at("front", -1.5, 1.5, ["down", 0.3]), far: at("front", -0.6, 1.5), bow: 34, nod: -10 }],
    grip: 0.9,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
