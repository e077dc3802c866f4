// How large things are beside a grown person, and how a hand holds them.
import { hasWay, propFacts } from "./props/find-prop.ts";
import type { Grip } from "./props/prop.ts";

/** Heights of vehicles, in heights of a grown person; those of props stand in their tables. */
const HEIGHTS: Readonly<Record<string, number>> = {
  label: 0.16,
  van: 1.2,
  truck: 1.7,
  bus: 1.8,
  tram: 2,
  motorbike: 0.68,
  bicycle: 0.62,
  car: 0.86,
  rocket: 2.2,
  sailboat: 2.6,
  boat: 0.62,
  trawler: 2.6,
  cart: 0.9,
  tractor: 1.4,
  plane: 2,
  helicopter: 1.9,
  balloon: 3,
};

export function thingHeight(shape: string): number {
  return propFacts(shape)?.tall ?? HEIGHTS[shape] ?? 0.2;
}

export function gripOf(shape: string): Grip {
  return hasWay(shape, "up") ? "up" : hasWay(shape, "down") ? "down" : "flat";
}
