// Chance that is no chance: numbers drawn from a text, the same on every machine.
import { sha1 } from "../lib/hash.ts";

/** Gives the next number, 0 to just under 1. */
export type SeededRandom = () => number;

/** A whole number of 32 bits that belongs to a text. */
export function hashOf(text: string): number {
  return Number.parseInt(sha1(text).slice(0, 8), 16);
}

/** An endless series of numbers that belongs to a text. */
export function seededRandom(text: string): SeededRandom {
  let state = hashOf(text);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return mixBits(state) / 2 ** 32;
  };
}

/** A number between two bounds. */
export function between(random: SeededRandom, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One of a list that is not empty. */
export function oneOf<T>(random: SeededRandom, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Spreads neighbouring states over all 32 bits. */
function mixBits(state: number): number {
  let bits = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return (bits ^ (bits >>> 15)) >>> 0;
}
