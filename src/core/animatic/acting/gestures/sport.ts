// Gestures of sport: swings from the ground and from the air, throws at a board or a hoop, what is rolled, hit over a net or bounced.
import { at, BRACED, LUNGE, SQUAT, WIDE, type GestureDesign, type Key } from "./gesture.ts";

/** Four keys in 2.1 seconds; the ball is struck with the third. */
const STROKES = 4 / 2.1;

const READY: Key = { near: at("front", 0.9, 0.9), far: at("front", 1, 1), bow: 8, legs: WIDE, tilt: 20 };
const BACK: Key = {
  near: at("crown", -0.7, -0.1, ["out", 0.2]),
  far: at("front", 1.3, 0.2),
  bow: -6,
  legs: BRACED,
  tilt: -40,
};
const STRUCK: Key = {
  near: at("front", 1.4, -0.5, ["down", 0.3]),
  far: at("front", -0.6, 0.8),
  bow: 12,
  legs: LUNGE,
  tilt: 50,
};
const THROUGH: Key = {
  near: at("front", 1, 1.4, ["down", 0.3]),
  far: at("front", -0.4, 0.9),
  bow: 16,
  legs: LUNGE,
  tilt: 110,
};
const PALM_BACK: Key = {
  near: at("crown", -0.5, -0.9, ["out", 0.2]),
  far: at("front", 1.2, -0.8),
  bow: -8,
  legs: BRACED,
};
const PALM_STRUCK: Key = { near: at("crown", 1.1, -1, ["up", 0.2]), far: at("front", 0.2, 0.9), bow: 6, legs: LUNGE };

const TEE: Key = { near: at("front", 1, 2.1), far: at("front", 1.1, 1.9), bow: 22, nod: 10, legs: WIDE, tilt: 155 };

export const SPORT = {
  golf_swing: {
    keys: [
      {
        near: at("crown", -0.5, -0.5, ["out", 0.2]),
        far: at("crown", -0.3, -0.3),
        bow: 4,
        nod: 8,
        legs: WIDE,
        tilt: -75,
      },
      {
        near: at("front", -0.2, 1.2, ["out", 0.2]),
        far: at("front", 0.1, 1.2),
        bow: 16,
        nod: 10,
        legs: WIDE,
        tilt: -150,
      },
      TEE,
      { near: at("crown", 0.9, -0.4, ["up", 0.2]), far: at("crown", 0.8, -0.2), bow: -8, legs: LUNGE, tilt: -30 },
    ],
    ...{ rate: STROKES, tool: "golf_club", grip: 0.06 },
  },
  putt: {
    keys: [
      { near: at("front", 0.4, 1.9), far: at("front", 0.6, 1.8), bow: 26, nod: 14, legs: WIDE, tilt: 196 },
      { near: at("front", 0.2, 1.9), far: at("front", 0.4, 1.8), bow: 26, nod: 14, legs: WIDE, tilt: 206 },
      { near: at("front", 0.9, 2), far: at("front", 1.1, 1.9), bow: 26, nod: 10, legs: WIDE, tilt: 160 },
      { near: at("front", 1.2, 1.9), far: at("front", 1.3, 1.8), bow: 24, nod: 4, legs: WIDE, tilt: 140 },
    ],
    ...{ rate: STROKES, tool: "golf_club", grip: 0.06 },
  },
  bat_swing: {
    keys: [
      { near: at("shoulder", -0.5, -0.2, ["out", 0.3]), far: at("shoulder", -0.2, 0.1), bow: 4, legs: WIDE, tilt: -20 },
      {
        near: at("shoulder", -0.7, -0.4, ["out", 0.3]),
        far: at("shoulder", -0.4, -0.1),
        bow: -4,
        legs: BRACED,
        tilt: -50,
      },
      { near: at("front", 1.4, 0.7, ["down", 0.3]), far: at("front", 1.2, 0.8), bow: 14, legs: LUNGE, tilt: 92 },
      { near: at("crown", 0.5, 0.2, ["out", 0.3]), far: at("crown", 0.5, 0.4), bow: 4, legs: LUNGE, tilt: -60 },
    ],
    ...{ rate: STROKES, tool: "baseball_bat", grip: 0.06 },
  },
  rally: { keys: [READY, BACK, STRUCK, THROUGH], ...{ rate: STROKES, tool: "racket", grip: 0.1 } },
  rally_back: { keys: [STRUCK, THROUGH, READY, BACK], ...{ rate: STROKES, tool: "racket", grip: 0.1 } },
  spike: { keys: [READY, PALM_BACK, PALM_STRUCK, PALM_STRUCK], rate: STROKES },
  spike_back: { keys: [PALM_STRUCK, PALM_STRUCK, READY, PALM_BACK], rate: STROKES },
  cue_shot: {
    keys: [
      {
        near: at("front", -0.7, 1.1, ["back", 0.3]),
        far: at("front", 2.1, 1.3),
        bow: 46,
        nod: -26,
        legs: LUNGE,
        tilt: 92,
      },
      {
        near: at("front", -0.9, 1.1, ["back", 0.3]),
        far: at("front", 2.1, 1.3),
        bow: 46,
        nod: -26,
        legs: LUNGE,
        tilt: 92,
      },
      {
        near: at("front", 0.3, 1.2, ["back", 0.3]),
        far: at("front", 2.1, 1.3),
        bow: 50,
        nod: -28,
        legs: LUNGE,
        tilt: 92,
      },
      {
        near: at("front", 0.3, 1.2, ["back", 0.3]),
        far: at("front", 2.1, 1.3),
        bow: 50,
        nod: -28,
        legs: LUNGE,
        tilt: 92,
      },
    ],
    ...{ rate: STROKES, tool: "pool_cue", grip: 0.12, isAside: true },
  },
  roll_ball: {
    keys: [
      { near: at("front", -0.9, 1.7, ["back", 0.2]), far: at("front", 1.1, 0.9), bow: 24, legs: BRACED },
      { near: at("front", 1.5, 2.6), far: at("front", -0.6, 1.1), bow: 50, nod: -20, legs: LUNGE, isEmpty: true },
      { near: at("front", 1.7, 1.6), far: at("front", -0.7, 1.1), bow: 36, nod: -14, legs: LUNGE, isEmpty: true },
    ],
    isAside: true,
  },
  basket_shot: {
    keys: [
      { near: at("front", 0.9, 0.1), far: at("front", 0.9, 0.2), bow: 6, legs: WIDE, nod: -8 },
      {
        near: at("crown", 0.8, -1, ["up", 0.2]),
        far: at("crown", 1, -0.8, ["up", 0.2]),
        lift: 0.5,
        nod: -14,
        isEmpty: true,
      },
      { near: at("crown", 1, -0.8, ["up", 0.2]), far: at("crown", 1, -0.6, ["up", 0.2]), nod: -14, isEmpty: true },
    ],
  },
  dunk: {
    keys: [
      { near: at("front", 0.9, 0.6), far: at("front", 0.8, 0.7), bow: 22, legs: SQUAT, nod: -16 },
      { near: at("crown", 1.2, -1, ["up", 0.2]), far: at("front", 1.4, -0.2), lift: 1.5, nod: -20, legs: LUNGE },
      {
        near: at("crown", 1.3, -0.5, ["up", 0.2]),
        far: at("front", 1.2, -0.2),
        ...{ lift: 1.2, nod: -16, legs: BRACED, isEmpty: true },
      },
      { near: at("front", 1, 0.9), far: at("front", 0.9, 0.8), bow: 20, legs: SQUAT, isEmpty: true },
    ],
  },
  dart_throw: {
    keys: [
      { near: at("ear", 0.3, 0, ["up", 0.3]), far: at("front", 0.3, 1.3), legs: WIDE, tilt: 90 },
      { near: at("front", 1.9, -0.4, ["down", 0.3]), far: at("front", 0.1, 1.3), bow: 8, legs: LUNGE, isEmpty: true },
      { near: at("front", 1.9, -0.2, ["down", 0.3]), far: at("front", 0.1, 1.3), bow: 8, legs: LUNGE, isEmpty: true },
    ],
  },
  dribble: {
    keys: [
      { near: at("front", 1.2, 1), far: at("front", 0.5, 1.2, "out"), bow: 12, isEmpty: true },
      { near: at("front", 1.2, 1.9), far: at("front", 0.5, 1.2, "out"), bow: 16, isEmpty: true },
    ],
    rate: 3,
  },
} as const satisfies Readonly<Record<string, GestureDesign>>;
