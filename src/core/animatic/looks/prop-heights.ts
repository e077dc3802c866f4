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
  steam_train: 2,
  train: 2,
  coach: 1.35,
  chariot: 0.98,
  horse_cart: 1.05,
  sleigh: 0.92,
  horse_sleigh: 1.02,
  rickshaw: 1,
  tuktuk: 1.06,
  kick_scooter: 0.6,
  longship: 2.4,
  gondola: 0.72,
  canoe: 0.4,
  raft: 0.95,
  speedboat: 0.72,
  jet_ski: 0.62,
  liner: 6,
  submarine: 2,
  biplane: 1.5,
  airliner: 3,
  spaceship: 1.7,
  saucer: 1.9,
  hover_bike: 0.62,
  carpet: 0.2,
  tank: 1.3,
  forklift: 1.22,
  rover: 1.1,
  bumper_car: 1.18,
  jeep: 1,
  convertible: 0.72,
  vintage_car: 0.98,
  seesaw: 0.62,
  swing: 1.6,
  carousel_horse: 1.5,
  cabin: 1.35,
  chairlift: 1.6,
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
  air_balloon: 3,
  flying_broom: 0.28,
  stretcher: 0.58,
  wheelbarrow: 0.42,
  taxi: 0.93,
  police_car: 0.93,
  ambulance: 1.28,
  fire_engine: 1.75,
};

export function thingHeight(shape: string): number {
  return propFacts(shape)?.tall ?? HEIGHTS[shape] ?? 0.2;
}

export function gripOf(shape: string): Grip {
  return hasWay(shape, "up") ? "up" : hasWay(shape, "down") ? "down" : "flat";
}
