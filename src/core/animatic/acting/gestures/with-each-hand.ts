// Two gestures at once, one with each hand: a phone at the ear and a wave.
import type { GestureDesign, Key } from "./gesture.ts";

function isOf({ keys, apart, second, rate }: GestureDesign, hand: "near" | "far", other: "near" | "far"): boolean {
  const isLasting = keys.length === 1 || (keys.length > 1 && rate !== undefined);
  return isLasting && apart === undefined && second === undefined && keys.every((key) => key[hand] && !key[other]);
}

/** The hand that holds things does the one, the other hand the other. */
export function areOfEachHand(near: GestureDesign, far: GestureDesign): boolean {
  return isOf(near, "near", "far") && isOf(far, "far", "near");
}

/** As the gesture of the near hand is done, with what the other hand does. */
export function withOtherHand(near: GestureDesign, far: GestureDesign | undefined): GestureDesign {
  if (!far) return near;
  const count = Math.max(near.keys.length, far.keys.length);
  const rate = far.rate ?? near.rate;
  return {
    ...near,
    keys: Array.from({ length: count }, (_, at) => both(keyOf(near, at), keyOf(far, at))),
    ...(rate !== undefined && { rate }),
  };
}

const keyOf = ({ keys }: GestureDesign, at: number): Key => keys[at % keys.length] ?? {};

const both = (near: Key, { far }: Key): Key => ({ ...near, ...(far && { far }) });
