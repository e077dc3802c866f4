// All drawings of vehicles, by shape.
import type { Drawing } from "../drawing.ts";
import { BOATS } from "./boats.ts";
import { DRAWN_BY_BEASTS } from "./drawn-by-beasts.ts";
import { FLYERS } from "./flyers.ts";
import { FLOATS_AND_WINGS } from "./floats-and-wings.ts";
import { PLAIN_VEHICLES } from "./plain-vehicles.ts";
import { RIDES } from "./rides.ts";
import { ROAD_VEHICLES } from "./road-vehicles.ts";
import { SERVICES } from "./services.ts";
import { SMALL_AND_SLOW } from "./small-and-slow.ts";
import { TRAINS } from "./trains.ts";
import { WAGONS } from "./wagons.ts";
import { WORK_VEHICLES } from "./work-vehicles.ts";

export const VEHICLES: Readonly<Record<string, Drawing>> = {
  ...PLAIN_VEHICLES,
  ...ROAD_VEHICLES,
  ...SERVICES,
  ...SMALL_AND_SLOW,
  ...WORK_VEHICLES,
  ...TRAINS,
  ...WAGONS,
  ...DRAWN_BY_BEASTS,
  ...BOATS,
  ...FLYERS,
  ...FLOATS_AND_WINGS,
  ...RIDES,
};
