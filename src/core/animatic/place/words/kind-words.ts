// All tables of words for kinds of place. Another language brings tables of its own.
import type { KindWords } from "../place-kinds.ts";
import { CARE_AND_WILD } from "./care-and-wild.ts";
import { FURTHER_INSIDE } from "./further-inside.ts";
import { FURTHER_OUTSIDE } from "./further-outside.ts";
import { GRAND_AND_ROOFED } from "./grand-and-roofed.ts";
import { GROUNDS_AND_RIMS } from "./grounds-and-rims.ts";
import { INSIDE } from "./inside.ts";
import { LOCATION_LIST } from "./location-list.ts";
import { OUTSIDE } from "./outside.ts";
import { ROADSIDE_AND_FUTURE } from "./roadside-and-future.ts";
import { SPECIAL_ROOMS } from "./special-rooms.ts";
import { WORKS_AND_SITTINGS } from "./works-and-sittings.ts";
import { YARDS_AND_STAGES } from "./yards-and-stages.ts";

export const KIND_WORDS: readonly KindWords[] = [
  INSIDE,
  SPECIAL_ROOMS,
  OUTSIDE,
  FURTHER_OUTSIDE,
  FURTHER_INSIDE,
  WORKS_AND_SITTINGS,
  ROADSIDE_AND_FUTURE,
  CARE_AND_WILD,
  GRAND_AND_ROOFED,
  YARDS_AND_STAGES,
  LOCATION_LIST,
  GROUNDS_AND_RIMS,
];
