// The maker of each effect.
import type { EffectName } from "../../../../core/animatic/soundscape/effects.ts";
import { ANIMAL_EFFECTS } from "./animal-effects.ts";
import { MACHINE_EFFECTS } from "./machine-effects.ts";
import type { Maker } from "../synth/shapes.ts";
import { PEOPLE_EFFECTS } from "./people-effects.ts";
import { ROOM_EFFECTS } from "./room-effects.ts";
import { WEATHER_EFFECTS } from "./weather-effects.ts";

export const MAKERS: Readonly<Record<EffectName, Maker>> = {
  ...WEATHER_EFFECTS,
  ...ANIMAL_EFFECTS,
  ...PEOPLE_EFFECTS,
  ...ROOM_EFFECTS,
  ...MACHINE_EFFECTS,
};
