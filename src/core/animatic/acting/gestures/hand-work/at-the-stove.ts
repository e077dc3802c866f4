// Gestures of cooking and eating with a thing in each hand: spoon and pot, knife and bread.
import { at, type GestureDesign } from "../gesture.ts";

export const AT_THE_STOVE = {
  scrape_into: {
    keys: [
      {
        ...{ far: at("table", 1.5, -1.25), near: at("table", 1.3, -0.15, ["down", 0.3]), bow: 6, nod: 14, tilt: 20 },
        ...{ secondAs: "open" },
      },
      {
        ...{ far: at("table", 1.4, -1.35), near: at("table", 1.3, -0.15, ["down", 0.3]), bow: 10, nod: 18, tilt: 64 },
        ...{ secondAs: "open", effect: "grains" },
      },
    ],
    rate: 1.6,
    tool: "chopping_board",
    grip: 0.1,
    second: { noun: "pot", grip: 0.12 },
    holder: -1,
  },
  stir: {
    keys: [
      {
        ...{ far: at("table", 1.5, -1.5), near: at("table", 1.3, -0.15, ["down", 0.3]), bow: 8, nod: 14, tilt: 165 },
        ...{ secondAs: "open", secondEffect: "smoke" },
      },
      {
        ...{ far: at("table", 1.1, -1.45), near: at("table", 1.3, -0.15, ["down", 0.3]), bow: 8, nod: 14, tilt: 195 },
        ...{ secondAs: "open", secondEffect: "smoke" },
      },
    ],
    rate: 3,
    tool: "spoon",
    grip: 0.12,
    second: { noun: "pot", grip: 0.12 },
    holder: -1,
  },
  taste: {
    keys: [
      { far: at("table", 1.3, -0.9), near: at("table", 1.3, -0.15, ["down", 0.3]), nod: 16, bow: 8, tilt: 165 },
      { far: at("mouth", 0.7, 0.16), near: at("table", 1.3, -0.15, ["down", 0.3]), nod: -4, bow: 4, tilt: -80 },
      { far: at("mouth", 0.62, 0.14), near: at("table", 1.3, -0.15, ["down", 0.3]), nod: -8, bow: 2, tilt: -80 },
    ],
    tool: "spoon",
    grip: 0.12,
    second: { noun: "bowl", grip: 0.12 },
    holder: -1,
  },
  slurp: {
    keys: [
      { far: at("front", 1.6, 0.02), near: at("front", 1.1, 0.6, ["down", 0.3]), nod: 16, bow: 6, tilt: -128 },
      {
        far: at("mouth", 0.68, 0.12),
        near: at("front", 1.1, 0.5, ["down", 0.3]),
        nod: 4,
        bow: 6,
        tilt: -70,
        effect: "strands",
      },
    ],
    rate: 1.2,
    tool: "spoon",
    grip: 0.15,
    second: { noun: "bowl", grip: 0.12 },
    holder: -1,
  },
  slice: {
    keys: [
      { near: at("table", 0.8, -0.75, ["out", 0.3]), far: at("table", 1.75, -0.2), bow: 12, nod: 16, tilt: 84 },
      { near: at("table", 1.05, -0.45, ["out", 0.3]), far: at("table", 1.75, -0.2), bow: 14, nod: 16, tilt: 98 },
    ],
    rate: 3.4,
    tool: "knife",
    grip: 0.12,
    second: { noun: "bread", grip: 0.35 },
  },
  peel: {
    keys: [
      { near: at("front", 0.85, 0.45, ["down", 0.3]), far: at("front", 1.45, 0.65), nod: 16, bow: 5, tilt: 70 },
      { near: at("front", 0.95, 0.75, ["down", 0.3]), far: at("front", 1.45, 0.6), nod: 16, bow: 6, tilt: 84 },
    ],
    rate: 2.4,
    tool: "knife",
    grip: 0.15,
    second: { noun: "orange", grip: 0.2 },
  },
  crack_egg: {
    keys: [
      { far: at("table", 1.3, -1.35), near: at("table", 1.3, -0.12, ["down", 0.3]), nod: 12, bow: 6 },
      { far: at("table", 1.25, -0.8), near: at("table", 1.3, -0.12, ["down", 0.3]), nod: 16, bow: 8 },
      {
        ...{ far: at("table", 1.3, -1.2), near: at("table", 1.3, -0.12, ["down", 0.3]), nod: 16, bow: 8 },
        ...{ as: "eggshell", effect: "yolk" },
      },
    ],
    tool: "egg",
    grip: 0.5,
    second: { noun: "bowl", grip: 0.12 },
    holder: -1,
  },
  pour: {
    keys: [
      { near: at("table", 0.75, -1.3, ["out", 0.3]), far: at("table", 1.62, -0.15), tilt: 20, nod: 12 },
      {
        ...{ near: at("table", 0.9, -1.5, ["out", 0.3]), far: at("table", 1.62, -0.15), tilt: 108, nod: 14 },
        ...{ effect: "stream", lands: [0.72, 0.78] },
      },
      {
        ...{ near: at("table", 0.9, -1.5, ["out", 0.3]), far: at("table", 1.62, -0.15), tilt: 114, nod: 16 },
        ...{ effect: "stream", lands: [0.72, 0.78] },
      },
    ],
    tool: "jug",
    grip: 0.6,
    second: { noun: "cup", grip: 0.12 },
  },
  sprinkle: {
    keys: [
      {
        ...{ near: at("table", 1.2, -1.3, ["out", 0.3]), far: at("table", 1.5, -0.12), nod: 14, bow: 6 },
        ...{ tilt: 140, effect: "grains" },
      },
      {
        ...{ near: at("table", 1.5, -1.2, ["out", 0.3]), far: at("table", 1.5, -0.12), nod: 14, bow: 6 },
        ...{ tilt: 150, effect: "grains" },
      },
    ],
    rate: 3,
    tool: "jar",
    grip: 0.4,
    second: { noun: "bowl", grip: 0.12 },
  },
  drain: {
    keys: [
      { near: at("mouth", 0.5, -0.3, ["down", 0.3]), nod: -26, bow: -7, tilt: -100 },
      { near: at("mouth", 0.42, -0.45, ["down", 0.3]), nod: -30, bow: -9, tilt: -125 },
    ],
    rate: 2.4,
    tool: "bottle",
    grip: 0.5,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
