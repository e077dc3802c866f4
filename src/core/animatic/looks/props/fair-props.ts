// Props of nurseries, beaches, feasts and processions: toys to ride or point, lamps of paper and pumpkins.
import type { Prop } from "./prop.ts";

export const FAIR_PROPS = {
  rockinghorse: ["rocking_horse hobby_horse", 0.46, "fixed", "camel"],
  toyplane: ["toy_plane model_plane toy_airplane model_airplane toy_aeroplane", 0.1, "flat", "red"],
  dollhouse: ["dollhouse doll_house dolls_house", 0.36, "fixed", "cream"],
  sandcastle: ["sandcastle sand_castle", 0.3, "fixed", "straw"],
  pinwheel: ["pinwheel toy_windmill", 0.24, "up", "red"],
  watergun: ["water_pistol water_gun squirt_gun", 0.13, "up long", "lime"],
  piggybank: ["piggy_bank money_pig", 0.11, "flat", "pink"],
  paperlantern: ["paper_lantern sky_lantern floating_lantern", 0.24, "down", "red"],
  pumpkinlantern: ["o_lantern pumpkin_lantern carved_pumpkin", 0.2, "two", "orange"],
  fairylights: ["fairy_lights string_lights christmas_lights string_bulbs", 0.2, "two"],
  candelabra: ["candelabra candelabrum menorah", 0.28, "up", "silver"],
} as const satisfies Readonly<Record<string, Prop>>;
