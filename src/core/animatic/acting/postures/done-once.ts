// Postures that are done once, from one pose to the next: leaps, falls, kicks.
import { at } from "../gestures/gesture.ts";
import { limb, type Cycle } from "../pose.ts";
import { guard, jumping } from "./free-bodies.ts";
import { JUMPED } from "./from-heights.ts";
import { KNEELING, RESTING, STANDING_POSE } from "./plain-bodies.ts";

export const DONE_ONCE = {
  jump: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(-50, -30), limb(-50, -30)],
        legs: [limb(58, -40, 4), limb(62, -38, 4)],
        bow: 34,
        nod: -24,
      },
      { ...jumping, shift: 1 },
      {
        ...STANDING_POSE,
        arms: [limb(50, 70, 20), limb(40, 60, 20)],
        legs: [limb(74, -30, 6), limb(60, -44, 6)],
        bow: 30,
        nod: -16,
        shift: 2,
      },
    ],
    rate: 0,
    isOnce: true,
  },
  jump_down: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(-40, -20, 10), limb(-40, -20, 10)],
        legs: [limb(64, -40, 6), limb(66, -38, 6)],
        ...{ bow: 34, nod: -10, lift: JUMPED.down },
      },
      {
        ...STANDING_POSE,
        arms: [limb(150, 164, 30), limb(140, 158, 34)],
        legs: [limb(52, -34, 8), limb(20, -50, 8)],
        ...{ bow: 6, nod: 6, lift: JUMPED.down * 0.92, shift: 2 },
      },
      {
        ...STANDING_POSE,
        arms: [limb(70, 90, 24), limb(60, 84, 28)],
        legs: [limb(96, -36, 10), limb(88, -40, 10)],
        ...{ bow: 32, nod: -16, shift: JUMPED.along },
      },
      { ...STANDING_POSE, shift: JUMPED.along },
    ],
    rate: 0,
    isOnce: true,
  },
  drop_down: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(170, 174, 10), limb(166, 172, 12)],
        legs: [limb(10, -10, 4), limb(-6, -24, 4)],
        ...{ nod: 14, lift: 0.9 },
      },
      {
        ...STANDING_POSE,
        arms: [limb(70, 90, 24), limb(60, 84, 28)],
        legs: [limb(96, -36, 10), limb(88, -40, 10)],
        ...{ bow: 32, nod: -16 },
      },
      STANDING_POSE,
    ],
    rate: 0,
    isOnce: true,
  },
  dive: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(-60, -50), limb(-60, -50)],
        legs: [limb(60, -40, 4), limb(64, -36, 4)],
        bow: 40,
        nod: -24,
      },
      {
        ...STANDING_POSE,
        arms: [limb(172, 176, 4), limb(172, 176, 4)],
        legs: [limb(-4, -8), limb(-6, -12)],
        lean: 92,
        nod: 4,
        lift: 2.2,
        shift: 1.6,
      },
      {
        ...STANDING_POSE,
        arms: [limb(176, 178, 3), limb(176, 178, 3)],
        legs: [limb(-2, -4), limb(-4, -8)],
        lean: 148,
        nod: 10,
        lift: 0.4,
        shift: 3,
      },
    ],
    rate: 0,
    isOnce: true,
  },
  dive_flat: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [limb(60, 80), limb(50, 70)],
        legs: [limb(60, -36, 6), limb(20, -50, 6)],
        ...{ lean: 14, bow: 22, nod: -26 },
      },
      {
        ...STANDING_POSE,
        arms: [limb(166, 172, 10), limb(158, 166, 14)],
        legs: [limb(6, -10, 6), limb(-14, -40, 8)],
        ...{ lean: 66, nod: -34, lift: 1.3, shift: 1.6 },
      },
      {
        ...STANDING_POSE,
        arms: [limb(168, 172, 8), limb(162, 168, 10)],
        legs: [limb(2, -6, 6), limb(-2, -50, 6)],
        ...{ lean: 86, nod: -34, shift: 3 },
      },
    ],
    rate: 0,
    isOnce: true,
  },
  tumble: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("front", 1.6, -0.3, "out"), at("front", -1.4, -0.2, ["out", 0.3])],
        legs: [limb(-30, -90, 3), limb(16, -10, 3)],
        lean: 18,
        bow: 10,
        nod: -16,
      },
      {
        ...STANDING_POSE,
        arms: [limb(120, 130, 14), limb(110, 120, 14)],
        legs: [limb(-4, -30, 6), limb(14, -40, 8)],
        lean: 56,
        nod: -28,
        lift: 0.3,
        shift: 0.8,
      },
      {
        ...STANDING_POSE,
        arms: [limb(180, 180, 12), limb(178, 178, 14)],
        legs: [limb(2, -6, 6), limb(-2, -50, 6)],
        lean: 88,
        nod: -12,
        shift: 1.6,
      },
    ],
    rate: 0,
    isOnce: true,
  },
  fall_back: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("front", 1.6, -0.2, "out"), at("front", 0.4, -0.9, ["out", 0.3])],
        legs: [limb(40, 20, 4), limb(-10, -40, 4)],
        lean: -24,
        bow: -4,
        nod: 10,
      },
      {
        ...STANDING_POSE,
        arms: [limb(120, 130, 20), limb(90, 100, 24)],
        legs: [limb(60, 40, 8), limb(30, 10, 8)],
        ...{ lean: -58, nod: 20, lift: 0.3, shift: -1 },
      },
      {
        ...RESTING,
        arms: [limb(120, 150, 30), limb(60, 90, 30)],
        legs: [limb(30, 10, 8), limb(50, -20, 8)],
        shift: -2,
      },
    ],
    rate: 0,
    isOnce: true,
  },
  collapse: {
    poses: [
      {
        ...STANDING_POSE,
        arms: [at("brow", 0.02, 0.05, ["out", 0.2]), limb(-20, -10, 20)],
        legs: [limb(10, -20, 4), limb(0, -16, 6)],
        lean: -10,
        nod: -10,
      },
      { ...KNEELING, arms: [limb(20, 10, 14), limb(14, 6, 12)], bow: 30, nod: 30 },
      RESTING,
    ],
    rate: 0,
    isOnce: true,
  },
  kick: {
    poses: [
      { ...guard, legs: [limb(-40, -90, 3), limb(4, -8, 4)], bow: 10, isEmpty: true },
      {
        ...guard,
        arms: [limb(-40, -30, 24), limb(50, 80, 20)],
        legs: [limb(70, 62, 3), limb(-4, -10, 4)],
        ...{ lean: -14, bow: 0, isEmpty: true, isKicking: true },
      },
      { ...guard, legs: [limb(44, 20, 3), limb(-10, -16, 4)], lean: -4, bow: 4, isEmpty: true, isKicking: true },
    ],
    rate: 0,
    isOnce: true,
  },
} as const satisfies Readonly<Record<string, Cycle>>;
