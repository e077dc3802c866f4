// All gestures by name.
import type { GestureDesign } from "./gesture.ts";
import { HANDLING } from "./handling.ts";
import { MUSIC } from "./music.ts";
import { SELF_GESTURES } from "./self.ts";
import { SIGNS } from "./signs.ts";
import { TOGETHER } from "./together.ts";
import { WEAPONS } from "./weapons.ts";
import { WORK } from "./work.ts";

const ALL = { ...SIGNS, ...SELF_GESTURES, ...HANDLING, ...MUSIC, ...WEAPONS, ...WORK, ...TOGETHER } as const;

export type Gesture = keyof typeof ALL;

export const GESTURE_DESIGNS: Readonly<Record<Gesture, GestureDesign>> = ALL;

export const GESTURES: readonly Gesture[] = Object.keys(ALL) as Gesture[];
