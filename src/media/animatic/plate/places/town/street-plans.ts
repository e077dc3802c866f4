// What a street is built like: by the region and the year of its place.
import type { PlaceScene, Region } from "../../../../../core/animatic/place/place-scene.ts";
import type { StreetPlan } from "../../parts/town.ts";

type Plan = Partial<StreetPlan>;

const BY_REGION: Readonly<Record<Region, Plan>> = {
  plain: {},
  north: { half: 5, kerb: 2.6, high: [5, 8], gables: true, walls: [0.5, 0.76, 0.11, [28, 80, 240, 90]] },
  europe: { half: 5.4, kerb: 2.8, high: [7, 12], gables: true, walls: [0.46, 0.7, 0.05, [35, 75, 45, 90]] },
  south: { half: 4.6, kerb: 2.4, high: [7, 11], walls: [0.68, 0.84, 0.08, [75, 55, 40, 90, 20]] },
  classical: { half: 4.6, kerb: 2.6, high: [5, 8], walls: [0.72, 0.86, 0.04, [80, 60]], arches: true },
  arab: { half: 4.2, kerb: 3, high: [5, 9], walls: [0.66, 0.8, 0.055, [75, 68, 82]], arches: true, flat: true },
  india: {
    half: 4.4,
    kerb: 2.8,
    high: [6, 10],
    walls: [0.6, 0.78, 0.11, [60, 30, 190, 340, 95]],
    flat: true,
    shops: true,
  },
  east: { half: 4.4, kerb: 2.8, high: [5, 8], walls: [0.36, 0.56, 0.05, [55, 40, 70]], gables: true, shops: true },
  africa: { half: 5.6, kerb: 3.4, high: [3.2, 5], walls: [0.6, 0.76, 0.09, [55, 45, 170, 80]], flat: true },
  latin: { half: 4.8, kerb: 2.6, high: [5, 9], walls: [0.64, 0.8, 0.12, [30, 85, 190, 340, 140]], flat: true },
  western: { half: 5, kerb: 3.4, high: [4, 6.5], walls: [0.46, 0.62, 0.06, [60, 75]], dirt: true },
};

const MODERN: StreetPlan = { half: 6.2, kerb: 3.4, high: [9, 17], from: 3.2, to: 70, shops: true };
const OLD: StreetPlan = { half: 5, kerb: 2.6, high: [5, 8], from: 3.2, to: 55, gables: true, shops: true };
const FUTURE: StreetPlan = { half: 6.6, kerb: 3.4, high: [24, 46], from: 3.2, to: 90, shops: true };
/** Great cities of the east look like great cities elsewhere. */
const MODERN_CITIES = ["tokyo", "shibuya", "seoul", "shanghai", "hong", "osaka", "beijing"];
const UNPAVED = 1500;
/** Until then houses of towns are of wood and plaster, in these regions. */
const TIMBER = 1760;
const TIMBERED: ReadonlySet<Region> = new Set(["plain", "europe", "north"]);

export function streetPlanOf({ region, year, era, things }: PlaceScene): StreetPlan {
  if (year >= 2050) return FUTURE;
  const isOld = era !== "modern";
  const base = isOld ? OLD : MODERN;
  const isCity = !isOld && region === "east" && MODERN_CITIES.some((city) => things.has(city));
  const dirt = year < UNPAVED || things.has("dirt") || things.has("unpaved") || things.has("muddy");
  return {
    ...{ ...base, ...(isCity ? {} : BY_REGION[region]), ...(dirt && { dirt }) },
    ...timberOf(region, year),
  };
}

function timberOf(region: Region, year: number): Plan {
  return year < TIMBER && TIMBERED.has(region) ? { timber: true, walls: [0.78, 0.88, 0.035, [80, 70, 90]] } : {};
}
