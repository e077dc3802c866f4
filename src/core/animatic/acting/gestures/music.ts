// Gestures of playing an instrument, of singing with a microphone and of speaking into a radio.
import { at, type GestureDesign } from "./gesture.ts";

export const MUSIC = {
  play: {
    keys: [
      { far: at("front", 1.5, 0.55, "down"), near: at("belly", 0.1, -0.35, ["out", 0.3]), nod: 12 },
      { far: at("front", 1.5, 0.55, "down"), near: at("belly", 0, 0, ["out", 0.3]), nod: 14 },
    ],
    rate: 3.4,
    tool: "guitar",
  },
  fiddle: {
    keys: [
      { far: at("front", 1.7, -0.3), near: at("front", 0.9, -0.15, ["out", 0.4]), nod: 14, tilt: 80 },
      { far: at("front", 1.7, -0.3), near: at("front", 0.5, 0.7, ["out", 0.4]), nod: 16, tilt: 80 },
    ],
    rate: 2,
    tool: "violin",
    grip: 0.9,
    holder: -1,
  },
  bow_cello: {
    keys: [
      { near: at("front", 0.85, -0.25, ["out", 0.3]), far: at("front", 1.9, 1.35), nod: 12, bow: 6, tilt: -16 },
      { near: at("front", 0.85, -0.15, ["out", 0.3]), far: at("front", 1, 1.35, "out"), nod: 16, bow: 8, tilt: -16 },
    ],
    rate: 1.6,
    tool: "cello",
    grip: 0.86,
  },
  piano: {
    keys: [
      { far: at("front", 1.5, 1.1), near: at("front", 1, 1.25), bow: 10, nod: 8 },
      { far: at("front", 1.2, 1.25), near: at("front", 1.3, 1), bow: 5, nod: 4 },
    ],
    rate: 4,
  },
  drum: {
    keys: [
      { far: at("front", 1.3, 0.4, "out"), near: at("front", 0.9, 1.4, "out"), bow: 8 },
      { far: at("front", 1.3, 1.4, "out"), near: at("front", 0.9, 0.4, "out"), bow: 8 },
    ],
    rate: 6,
  },
  blow_horn: {
    keys: [
      { near: at("mouth", 0.55, 0.06, ["down", 0.2]), far: at("mouth", 0.9, 0.12, "out"), nod: -10, bow: -4 },
      { near: at("mouth", 0.55, 0.04, ["down", 0.2]), far: at("mouth", 0.9, 0.1, "out"), nod: -16, bow: -7 },
    ],
    rate: 1.4,
    tool: "trumpet",
  },
  play_pipe: {
    keys: [
      {
        near: at("mouth", 0.5, 0.5, ["down", 0.2]),
        far: at("mouth", 0.62, 0.95, "down"),
        nod: 4,
        as: "flute",
        tilt: -28,
      },
      {
        near: at("mouth", 0.5, 0.46, ["down", 0.2]),
        far: at("mouth", 0.66, 0.8, "down"),
        nod: 10,
        as: "flute",
        tilt: -28,
      },
    ],
    rate: 1.8,
    tool: "flute",
    grip: 0.55,
  },
  play_mouth_organ: {
    keys: [
      { near: at("mouth", 0.2, 0.12, ["down", 0.2]), far: at("mouth", 0.42, 0.16, "out"), nod: 2, as: "harmonica" },
      { near: at("mouth", 0.36, 0.12, ["down", 0.2]), far: at("mouth", 0.58, 0.16, "out"), nod: 10, as: "harmonica" },
    ],
    rate: 2,
    tool: "harmonica",
    grip: 0.3,
  },
  speak_radio: {
    keys: [
      { near: at("mouth", 0.34, 0.3, ["down", 0.2]), nod: 4, as: "walkie" },
      { near: at("mouth", 0.4, 0.34, ["down", 0.2]), nod: 10, bow: 3, as: "walkie" },
    ],
    rate: 1,
    tool: "walkie",
    grip: 0.25,
  },
  sing_mic: {
    keys: [
      { near: at("mouth", 0.28, 0.2, ["down", 0.2]), far: at("front", 1.2, 0.2), nod: -8 },
      { near: at("mouth", 0.28, 0.2, ["down", 0.2]), far: at("front", 1.4, -0.4), nod: -14, bow: -4 },
    ],
    rate: 1,
    tool: "microphone",
    grip: 0.4,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
