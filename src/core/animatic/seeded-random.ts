// Seeded pseudo-random numbers, and ridge lines drawn from them. The same text gives the same numbers on every machine.
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

/** Height, about -1 to 1, at a place counted in widths of the picture. */
export type RidgeLine = (place: number) => number;

export interface RidgeStyle {
  /** Points per width of the coarsest wave. */
  readonly waves: number;
  /** Times that finer waves of half the height are added. */
  readonly detail: number;
  /** Sharp crests instead of round ones. */
  readonly sharp: boolean;
}

const POINTS = 64;

/** Smooth random lines of land: sums of ever finer waves between fixed points. */
export function ridgeLine(random: SeededRandom, style: RidgeStyle): RidgeLine {
  const layers = Array.from({ length: style.detail + 1 }, () => Array.from({ length: POINTS }, () => random() * 2 - 1));
  return (place) => {
    let height = 0;
    let share = 1;
    let waves = style.waves;
    for (const points of layers) {
      const value = smoothAt(points, place * waves);
      height += share * (style.sharp ? 1 - 2 * Math.abs(value) : value);
      share *= 0.48;
      waves *= 2.1;
    }
    return height / 1.7;
  };
}

/** Between two points of an endless ring, with an even slope at each. */
function smoothAt(points: readonly number[], place: number): number {
  const left = Math.floor(place);
  const part = place - left;
  const from = points[wrapped(left)] ?? 0;
  const to = points[wrapped(left + 1)] ?? 0;
  return from + (to - from) * part * part * (3 - 2 * part);
}

function wrapped(index: number): number {
  return ((index % POINTS) + POINTS) % POINTS;
}

/** A steady share of 0 to 1 that belongs to one trait of whoever has the id. */
export function traitShare(id: string, trait: string): number {
  return (hashOf(`${id} ${trait}`) % 1009) / 1008;
}
