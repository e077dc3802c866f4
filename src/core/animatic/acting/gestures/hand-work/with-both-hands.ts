// Gestures with a thing in each hand: the tool in one, what is worked on in the other, so that both are seen at any size of the shot.
import { at, type GestureDesign } from "../gesture.ts";

export const WITH_BOTH_HANDS = {
  write: {
    prone: [
      ...Array.from({ length: 9 }, (_, key) => ({
        ...{ near: at("front", 2.7, key % 2 === 0 ? -0.2 : -0.45, ["down", 0.3]), far: at("front", 2.7, -0.95) },
        ...{ nod: 16, tilt: key % 2 === 0 ? -28 : -40, secondAs: `written${Math.floor(key / 3)}` },
      })),
    ],
    keys: Array.from({ length: 12 }, (_, key) => ({
      ...{ near: at("table", 1.05 + (key % 2) * 0.3 + key * 0.02, -0.3, ["down", 0.3]), far: at("table", 1.9, -0.05) },
      ...{ nod: 22, bow: 10, tilt: key % 2 === 0 ? -28 : -40, secondAs: `written${Math.floor(key / 4)}` },
    })),
    tool: "pen",
    grip: 0.1,
    second: { noun: "paper", grip: 0.12 },
  },
  stamp_it: {
    keys: [
      { near: at("table", 1.3, -1.5, ["out", 0.3]), far: at("table", 1.55, -0.1), nod: 14, bow: 4, tilt: 180 },
      { near: at("table", 1.4, -0.6, ["out", 0.3]), far: at("table", 1.55, -0.1), nod: 18, bow: 12, tilt: 180 },
    ],
    rate: 1.6,
    tool: "stamp",
    grip: 0.3,
    second: { noun: "paper", grip: 0.12 },
  },
  sew: {
    keys: [
      { far: at("chest", 0.95, 0.55, "down"), near: at("chest", 0.75, 0.35, ["out", 0.3]), nod: 22, bow: 8, tilt: 60 },
      { far: at("chest", 0.95, 0.55, "down"), near: at("chest", 0.1, -0.4, ["out", 0.3]), nod: 20, bow: 8, tilt: -40 },
    ],
    rate: 1.5,
    tool: "needle",
    grip: 0.2,
    second: { noun: "cloth", grip: 0.7 },
  },
  repair: {
    keys: [
      { near: at("table", 0.75, -1.05, ["out", 0.3]), far: at("table", 1.75, -0.6), nod: 16, bow: 8, tilt: 96 },
      { near: at("table", 0.9, -0.85, ["out", 0.3]), far: at("table", 1.75, -0.6), nod: 18, bow: 10, tilt: 116 },
    ],
    rate: 2.1,
    tool: "screwdriver",
    grip: 0.2,
    second: { noun: "", grip: 0.35 },
  },
  solder: {
    keys: [
      {
        ...{ near: at("table", 0.85, -0.8, ["out", 0.3]), far: at("table", 1.65, -0.2), nod: 20, bow: 14, tilt: 110 },
        ...{ secondEffect: "smoke" },
      },
      {
        ...{ near: at("table", 0.9, -0.7, ["out", 0.3]), far: at("table", 1.65, -0.2), nod: 20, bow: 14, tilt: 118 },
        ...{ secondEffect: "smoke" },
      },
    ],
    rate: 1.6,
    tool: "screwdriver",
    grip: 0.2,
    second: { noun: "device", grip: 0.35 },
  },
  paint_it: {
    keys: [
      { near: at("front", 0.85, 0.3, ["out", 0.3]), far: at("front", 1.5, 0.6), nod: 16, bow: 5, tilt: 80 },
      { near: at("front", 0.95, 0.6, ["out", 0.3]), far: at("front", 1.5, 0.6), nod: 16, bow: 5, tilt: 95 },
    ],
    rate: 2,
    tool: "brush",
    grip: 0.15,
    second: { noun: "mask", grip: 0.2 },
  },
  polish: {
    keys: [
      { far: at("front", 1.2, 0.1), near: at("front", 1.2, 0.6, ["down", 0.3]), nod: 16, bow: 4 },
      { far: at("front", 1.55, 0.35), near: at("front", 1.2, 0.6, ["down", 0.3]), nod: 16, bow: 4 },
    ],
    rate: 4,
    tool: "cloth",
    grip: 0.85,
    holder: -1,
    second: { noun: "", grip: 0.15 },
  },
  wash_dish: {
    keys: [
      {
        ...{ near: at("table", 1, -0.55, ["out", 0.3]), far: at("table", 1.4, -0.35), nod: 18, bow: 10 },
        ...{ secondEffect: "foam" },
      },
      {
        ...{ near: at("table", 1.4, -0.3, ["out", 0.3]), far: at("table", 1.4, -0.35), nod: 18, bow: 12 },
        ...{ secondEffect: "foam" },
      },
    ],
    rate: 4,
    tool: "soap",
    grip: 0.5,
    second: { noun: "plate", grip: 0.12 },
  },
  sharpen: {
    keys: [
      {
        ...{ near: at("table", 0.6, -0.85, ["out", 0.3]), far: at("table", 1.55, -0.45), nod: 16, bow: 8, tilt: 80 },
        ...{ secondEffect: "glints" },
      },
      { near: at("table", 1.1, -0.6, ["out", 0.3]), far: at("table", 1.55, -0.45), nod: 16, bow: 10, tilt: 72 },
    ],
    rate: 3,
    tool: "knife",
    grip: 0.12,
    second: { noun: "stone", grip: 0.5 },
  },
  file_down: {
    keys: [
      { near: at("table", 0.6, -0.75, ["out", 0.3]), far: at("table", 1.55, -0.45), nod: 16, bow: 8, tilt: 84 },
      { near: at("table", 1.2, -0.7, ["out", 0.3]), far: at("table", 1.55, -0.45), nod: 16, bow: 12, tilt: 84 },
    ],
    rate: 3,
    tool: "rasp",
    grip: 0.12,
    second: { noun: "iron_bar", grip: 0.3 },
  },
  iron: {
    keys: [
      {
        ...{ near: at("table", 0.9, -0.12, ["out", 0.3]), far: at("table", 1.8, -0.02), nod: 14, bow: 12 },
        ...{ secondTilt: -86, effect: "smoke" },
      },
      {
        ...{ near: at("table", 1.55, -0.12, ["out", 0.3]), far: at("table", 1.8, -0.02), nod: 12, bow: 16 },
        ...{ secondTilt: -86, effect: "smoke" },
      },
    ],
    rate: 1.8,
    tool: "clothesiron",
    grip: 0.7,
    second: { noun: "shirt", grip: 0.5 },
  },
  light_candle: {
    keys: [
      { near: at("front", 0.7, 0.4, ["down", 0.3]), far: at("front", 1.6, 0.75), nod: 12, tilt: 10, effect: "flame" },
      { near: at("front", 1.2, -0.15, ["down", 0.3]), far: at("front", 1.6, 0.75), tilt: 60, effect: "flame", nod: 6 },
      {
        ...{ near: at("front", 0.9, 0.25, ["down", 0.3]), far: at("front", 1.6, 0.75), tilt: 20, effect: "flame" },
        ...{ nod: 4, secondEffect: "flame" },
      },
    ],
    tool: "match",
    grip: 0.1,
    second: { noun: "", grip: 0.12 },
  },
  open_bottle: {
    keys: [
      { near: at("table", 1.4, -1.35, ["out", 0.3]), far: at("table", 1.45, -0.4), nod: 14, bow: 8, tilt: 180 },
      { near: at("table", 1.4, -1.5, ["out", 0.3]), far: at("table", 1.45, -0.3), nod: 12, bow: 4, tilt: 180 },
      { near: at("front", 0.9, -0.5, ["out", 0.3]), far: at("table", 1.5, -0.3), nod: 4, bow: -4, tilt: 160 },
    ],
    tool: "corkscrew",
    grip: 0.5,
    second: { noun: "bottle", grip: 0.35 },
  },
  nail_in: {
    keys: [
      { near: at("front", 0.3, -0.8, ["out", 0.3]), far: at("front", 1.8, 0.1), nod: 4, tilt: -30 },
      {
        ...{ near: at("front", 1.1, 0.05, ["out", 0.3]), far: at("front", 1.8, 0.1), bow: 10, nod: 2, tilt: 70 },
        ...{ secondEffect: "glints" },
      },
    ],
    rate: 3,
    tool: "hammer",
    grip: 0.1,
    second: { noun: "nail", grip: 0.5 },
  },
  swallow: {
    keys: [
      { near: at("front", 1, 0.3, ["down", 0.3]), far: at("front", 1.4, 0.6), nod: 14 },
      { near: at("mouth", 0.16, 0.1, ["down", 0.3]), far: at("front", 1.3, 0.5), nod: -14, bow: -4 },
      {
        ...{ near: at("front", 0.7, 0.7, ["down", 0.3]), far: at("mouth", 0.45, 0.06), nod: -22, bow: -5 },
        ...{ isEmpty: true, secondTilt: -74 },
      },
    ],
    tool: "pills",
    grip: 0.5,
    second: { noun: "glass", grip: 0.3 },
  },
  open_letter: {
    keys: [
      { near: at("front", 1, 0.05, ["out", 0.3]), far: at("front", 1.4, 0.55), nod: 14, isEmpty: true },
      { near: at("front", 1.15, -0.2, ["out", 0.3]), far: at("front", 1.4, 0.65), nod: 12, secondAs: "open" },
      { near: at("front", 0.9, 0.1, ["out", 0.3]), far: at("front", 1.5, 0.75), nod: 14, secondAs: "open" },
    ],
    tool: "paper",
    grip: 0.3,
    second: { noun: "letter", grip: 0.4 },
  },
  pack_in: {
    keys: [
      { near: at("table", 1.2, -1.7, ["out", 0.3]), far: at("table", 1.8, -0.15), nod: 14, secondAs: "open" },
      { near: at("table", 1.45, -1.05, ["out", 0.3]), far: at("table", 1.8, -0.15), nod: 18, bow: 8, secondAs: "open" },
      {
        ...{ near: at("table", 1.35, -0.85, ["out", 0.3]), far: at("table", 1.8, -0.15), nod: 20, bow: 8 },
        ...{ secondAs: "open", isEmpty: true },
      },
    ],
    second: { noun: "", grip: 0.12 },
  },
  take_out: {
    keys: [
      {
        ...{ near: at("table", 1.45, -0.8, ["out", 0.3]), far: at("table", 1.8, -0.15), nod: 20, bow: 10 },
        ...{ secondAs: "open", isEmpty: true },
      },
      { near: at("table", 1.4, -1.15, ["out", 0.3]), far: at("table", 1.8, -0.15), nod: 16, bow: 6, secondAs: "open" },
      { near: at("front", 1.1, -0.1, ["out", 0.3]), far: at("table", 1.8, -0.15), nod: 8, secondAs: "open" },
    ],
    second: { noun: "", grip: 0.12 },
  },
  tuck_under: {
    keys: [
      { near: at("table", 0.7, -0.6, ["out", 0.3]), far: at("table", 1.8, -0.75), nod: 14, bow: 6 },
      { near: at("table", 1.3, -0.12, ["out", 0.3]), far: at("table", 1.8, -0.75), nod: 18, bow: 12 },
      { near: at("table", 0.8, -0.2, ["out", 0.3]), far: at("table", 1.5, -0.3), nod: 16, bow: 10, isEmpty: true },
    ],
    second: { noun: "pillow", grip: 0.2 },
  },
  weigh: {
    keys: [
      { near: at("table", 1.1, -1.5, ["out", 0.3]), far: at("table", 1.7, -0.1), nod: 10 },
      { near: at("table", 1.25, -0.95, ["out", 0.3]), far: at("table", 1.7, -0.1), nod: 14, bow: 6 },
      { near: at("table", 1.2, -1.1, ["out", 0.3]), far: at("table", 1.7, -0.1), nod: 16, bow: 8 },
    ],
    tool: "pouch",
    grip: 0.5,
    second: { noun: "scales", grip: 0.1 },
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
