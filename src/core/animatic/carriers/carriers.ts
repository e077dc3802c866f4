// What carries people: where they sit on it or in it, how they do, what of them it hides, and on what it runs. Vehicles, boats, beasts and things that
// are ridden, by the shape that is drawn.
import type { SubjectLook } from "../looks/look.ts";
import type { ThingShape } from "../looks/object-look.ts";
import type { Gesture } from "../acting/gestures/names.ts";
import type { Posture } from "../acting/deeds/deed.ts";
import { seatsIn, type Runs, type Seat } from "./seat.ts";

export interface Carrier {
  /** The first is who drives, rows or holds the reins. */
  readonly seats: readonly Seat[];
  /** From end to end, in its heights. */
  readonly long: number;
  readonly runs: Runs;
  /** Who pushes it stands behind it. */
  readonly isPushed?: boolean;
  /** So long that its ends may be outside of the picture. */
  readonly isEndless?: boolean;
}

type Written = readonly [runs: Runs, long: number, seats: string, more?: "pushed" | "endless"];

/** Seats as "forward up posture", heights of the carrier from its middle and its ground; "under" is painted before it, "rim" is cut off at the hips. */
const WRITTEN: Readonly<Record<string, Written>> = {
  car: ["wheels", 2.87, "0.1 0.2 drive under, -0.42 0.2 sit under, -0.04 0.23 sit under far"],
  vintage_car: ["wheels", 2.5, "-0.04 0.33 drive under, -0.52 0.33 sit under, 0.06 0.36 sit under far"],
  convertible: ["wheels", 3.3, "0.02 0.3 drive under, -0.3 0.34 sit under far, -0.62 0.3 sit under"],
  jeep: ["wheels", 2.1, "0.02 0.34 drive under, -0.26 0.38 sit under far, -0.5 0.34 sit under"],
  van: ["wheels", 2.2, "0.5 0.3 drive under, 0.6 0.33 sit under far"],
  truck: ["wheels", 2.2, "0.56 0.36 drive under, 0.66 0.38 sit under far"],
  pickup: ["wheels", 3.2, "-0.02 0.22 drive under, 0.1 0.25 sit under far, -1 0.5 sit under"],
  bus: [
    "wheels",
    2.19,
    "0.72 0.34 drive under, 0.38 0.34 sit under, 0.02 0.34 sit under, -0.34 0.34 sit under, -0.7 0.34 sit under",
  ],
  tram: [
    "rails",
    2,
    "0.68 0.28 drive under, 0.3 0.28 sit under, -0.02 0.28 sit under, -0.36 0.28 sit under, -0.66 0.28 sit under",
  ],
  train: ["rails", 4.6, "0.4 0.36 sit under, -0.1 0.36 sit under, -0.6 0.36 sit under, -1.1 0.36 sit under", "endless"],
  boxcar: ["rails", 3, "-0.18 0.22 sit, 0.2 0.22 sit"],
  steam_train: ["rails", 4.6, "-0.34 0.36 sit under, -0.98 0.36 sit under, -1.62 0.36 sit under", "endless"],
  motorbike: ["wheels", 2.09, "-0.2 0.68 ride, -0.5 0.7 ride"],
  sidecar: ["wheels", 2.09, "-0.26 0.62 ride, -0.3 0.4 sit rim, -0.5 0.62 ride"],
  bicycle: ["wheels", 2.09, "-0.34 0.84 pedal, -0.6 0.68 ride"],
  kick_scooter: ["wheels", 0.9, "-0.12 0.16 deck"],
  rickshaw: ["wheels", 1.75, "0.34 0.56 pedal, -0.42 0.42 sit under, -0.26 0.44 sit under far"],
  tuktuk: ["wheels", 1.55, "0.18 0.33 drive under, -0.3 0.36 sit under, -0.16 0.38 sit under far"],
  coach: ["hooves", 3, "-0.28 0.72 drive, -0.82 0.36 sit under", "endless"],
  chariot: ["hooves", 2.5, "-0.78 0.6 stand under, -0.92 0.66 stand under"],
  horse_cart: ["hooves", 2.7, "-0.34 0.5 drive under, -0.58 0.5 sit under, -0.9 0.44 sit under"],
  cart: ["wheels", 2.35, "0.1 0.55 drive under, -0.3 0.5 sit under, -0.62 0.5 sit under"],
  sleigh: ["hooves", 3, "-0.58 0.36 drive under, -0.88 0.36 sit under"],
  horse_sleigh: ["hooves", 3, "-0.58 0.36 drive under, -0.88 0.36 sit under"],
  sled: ["snow", 2.6, "0.5 0.5 sit_ground, -0.3 0.5 sit_ground, 1.1 0.5 sit_ground"],
  tractor: ["wheels", 1.7, "-0.2 0.42 drive under"],
  digger: ["wheels", 2.13, "-0.27 0.36 drive under"],
  bulldozer: ["wheels", 1.73, "-0.41 0.42 drive under"],
  harvester: ["wheels", 1.9, "0.25 0.44 drive under"],
  mobile_crane: ["wheels", 1.16, "0.36 0.08 drive under"],
  racing_car: ["wheels", 3.8, "-0.12 0.22 drive under"],
  tank: ["wheels", 1.9, "0.06 0.74 stand under"],
  forklift: ["wheels", 1.25, "-0.12 0.36 drive under"],
  golf_cart: ["wheels", 1.6, "-0.08 0.4 drive under, -0.24 0.42 sit under far"],
  quad_bike: ["wheels", 1.9, "-0.2 0.68 ride, -0.46 0.7 ride"],
  dog_sled: ["snow", 3.65, "-1.52 0.66 stand, -0.78 0.4 sit_ground"],
  steamroller: ["wheels", 1.9, "-0.36 0.46 drive under"],
  bumper_car: ["wheels", 0.79, "-0.1 0.2 drive under, -0.02 0.21 sit under far"],
  rover: ["wheels", 1.9, "0.16 0.5 drive under, -0.12 0.5 sit under"],
  boat: ["water", 3.16, "0.1 0.42 row under, -0.82 0.46 sit under, 0.84 0.46 sit under"],
  canoe: ["water", 4.6, "-0.6 0.5 paddle rim, 0.8 0.42 sit under, -0.1 0.42 sit under"],
  gondola: ["water", 3.1, "-0.92 0.98 punt under, 0.24 0.42 sit under, 0 0.42 sit under"],
  raft: ["water", 2.6, "-0.5 0.16 sit_ground, 0.5 0.16 sit_ground, -0.9 0.16 sit_ground"],
  longship: [
    "water",
    2.4,
    "-0.98 0.38 stand under, 0.34 0.22 row under, 0.06 0.22 row under, -0.22 0.22 row under, -0.5 0.22 row under, 0.62 0.22 row under, -0.74 0.22 row under, 0.9 0.22 row under",
  ],
  sailboat: ["water", 1.04, "-0.3 0.27 drive under, 0.16 0.27 sit under"],
  tall_ship: ["water", 1.08, "-0.36 0.3 stand under, 0.1 0.22 stand under, -0.1 0.22 stand under"],
  speedboat: ["water", 3.3, "-0.14 0.52 drive under, -0.52 0.52 sit under"],
  jet_ski: ["water", 2.1, "-0.24 0.64 ride, -0.5 0.64 ride"],
  trawler: ["water", 1.6, "0.1 0.5 stand under, -0.4 0.5 stand under"],
  liner: ["water", 3, "0.2 0.56 stand under", "endless"],
  submarine: ["water", 2.2, "0 0.84 stand under"],
  plane: ["air", 2.4, "0.62 0.4 drive under"],
  biplane: ["air", 2.1, "-0.12 0.46 drive under, 0.2 0.46 sit under"],
  airliner: ["air", 3.2, "1.2 0.4 sit under", "endless"],
  helicopter: ["air", 2.2, "0.42 0.4 drive under, 0.1 0.4 sit under"],
  spaceship: ["air", 2.8, "0.6 0.5 drive under"],
  saucer: ["air", 2.7, "0 0.42 sit under"],
  satellite: ["air", 3.4, "0 0.86 stand under"],
  airship: ["air", 4, "0.1 0.06 stand under, -0.1 0.06 stand under"],
  air_balloon: ["air", 0.78, "0 0.14 stand rim, 0.05 0.14 stand rim, -0.05 0.14 stand rim"],
  flying_broom: ["air", 4.2, "-0.1 0.62 ride, -0.7 0.62 ride"],
  fighter_jet: ["air", 3.4, "0.62 0.46 drive under"],
  hang_glider: ["air", 2, "0.1 0.3 fly"],
  zip_line: ["air", 2.4, "0 0.36 hang", "endless"],
  jet_pack: ["air", 2, "0 0.42 fly under"],
  stilts: ["hooves", 0.3, "0 1.5 stride"],
  hop_sack: ["hops", 0.6, "0 0.92 stride under"],
  walking_frame: ["wheels", 0.9, "0 0.5 sit", "pushed"],
  float_basket: ["water", 2, "0 0.8 lie"],
  swim_ring: ["water", 3.6, "-0.1 0.5 sit_ground under"],
  float_bird: ["water", 1.2, "-0.1 0.2 sit_ground under"],
  air_mattress: ["water", 9.6, "0 1 lie"],
  float_log: ["water", 6.6, "0.4 0.7 ride, -1.4 0.7 ride"],
  float_board: ["water", 11, "0.5 0.8 sit_ground, -3 0.8 sit_ground"],
  iceberg: ["water", 1.7, "0 0.5 sit_ground"],
  ice_floe: ["water", 6, "0 0.6 sit_ground, -1.6 0.6 sit_ground"],
  taxi: ["wheels", 2.66, "0.02 0.19 drive under, -0.4 0.19 sit under, 0.11 0.21 sit under far"],
  police_car: ["wheels", 2.66, "0.02 0.19 drive under, 0.11 0.21 sit under far, -0.4 0.19 sit under"],
  ambulance: ["wheels", 2.05, "0.48 0.28 drive under, 0.56 0.3 sit under far"],
  fire_engine: ["wheels", 2.2, "0.56 0.36 drive under, 0.66 0.38 sit under far"],
  hover_bike: ["air", 1.84, "-0.16 0.66 ride, -0.44 0.66 ride"],
  carpet: ["air", 4.6, "0.3 0.7 sit_ground, -0.7 0.7 sit_ground"],
  rocket: ["air", 0.7, "0 0.5 sit under"],
  wheelchair: ["wheels", 0.95, "-0.02 0.52 sit under", "pushed"],
  pram: ["wheels", 1, "0 0.4 lie under", "pushed"],
  stretcher: ["wheels", 2.2, "0.1 0.7 lie, 0 0.7 lie", "pushed"],
  minecart: ["rails", 1.8, "0 0.5 sit under", "pushed"],
  coveredcart: ["wheels", 2.6, "-0.5 0.4 drive"],
  wheelbarrow: ["wheels", 1.9, "0.1 0.6 sit under", "pushed"],
  trolley: ["wheels", 1, "0 0.5 sit under", "pushed"],
  swing: ["swing", 1, "0 0.16 swing"],
  seesaw: ["still", 2.6, "0.98 0.44 ride, -0.98 0.74 ride"],
  carousel_horse: ["still", 0.85, "-0.06 0.44 ride"],
  cabin: ["still", 0.8, "0.16 0.27 sit under, -0.18 0.27 sit under"],
  chairlift: ["still", 0.96, "-0.1 0.21 sit, 0.16 0.21 sit, -0.3 0.21 sit"],
  horse: ["hooves", 1.5, "-0.08 0.62 ride, -0.26 0.62 ride"],
  cow: ["hooves", 1.5, "-0.08 0.7 ride, -0.3 0.7 ride"],
  deer: ["hooves", 1.3, "-0.08 0.6 ride"],
  pig: ["hooves", 1.5, "-0.08 0.8 ride"],
  wolf: ["hooves", 1.5, "-0.08 0.72 ride"],
  bear: ["hooves", 1.5, "-0.1 0.76 ride, -0.36 0.76 ride"],
  lion: ["hooves", 1.5, "-0.1 0.7 ride"],
  camel: ["hooves", 1.35, "0 0.84 ride, -0.22 0.72 ride"],
  elephant: ["hooves", 1.75, "0.2 0.92 ride, -0.12 0.94 ride, -0.42 0.9 ride"],
  dragon: ["air", 2.2, "0.28 0.5 ride, 0.06 0.52 ride"],
  toycar: ["wheels", 2, "0 0.62 sit"],
  griffin: ["air", 1.5, "-0.02 0.62 ride, -0.24 0.62 ride"],
  eagle: ["air", 1.5, "0.1 0.7 ride, -0.2 0.66 ride"],
  goose: ["air", 1.5, "0.02 0.56 ride, -0.24 0.54 ride"],
  swan: ["air", 1.5, "0.02 0.44 ride, -0.22 0.42 ride"],
  ostrich: ["hooves", 1, "-0.1 0.52 ride"],
  tyrannosaurus: ["hooves", 1.9, "0 0.72 ride"],
  dinosaur: ["hooves", 1.6, "0.02 0.42 ride, -0.16 0.42 ride"],
  snail: ["hooves", 1.7, "0.05 0.86 ride"],
  whale: ["water", 2.4, "0 0.8 ride"],
  dolphin: ["water", 2.2, "0 0.7 ride"],
  turtle: ["water", 1.7, "0 0.8 ride"],
};

/** Beasts with the back of another one. */
const LIKE: Readonly<Record<string, string>> = {
  horse: "donkey zebra unicorn",
  cow: "bull sheep goat rhino hippo",
  deer: "stag moose llama",
  pig: "boar",
  wolf: "dog hound husky shepherd collie fox",
  lion: "tiger leopard cat",
  bear: "panda",
  goose: "duck hen rooster pigeon crow gull",
  swan: "heron flamingo",
  eagle: "owl phoenix parrot bird",
  dolphin: "shark fish",
  turtle: "frog",
};

const ALL: Readonly<Record<string, Written>> = {
  ...WRITTEN,
  ...Object.fromEntries(
    Object.entries(LIKE).flatMap(([own, others]) =>
      others.split(" ").flatMap((one) => (WRITTEN[own] ? [[one, WRITTEN[own]] as const] : [])),
    ),
  ),
};

export const CARRIERS: ReadonlyMap<string, Carrier> = new Map(
  Object.entries(ALL).map(([shape, [runs, long, seats, more]]) => [
    shape,
    {
      ...{ runs, long, seats: seatsIn(seats) },
      ...(more === "pushed" && { isPushed: true }),
      ...(more === "endless" && { isEndless: true }),
    },
  ]),
);

/** What flies when somebody is on it is drawn another way than at rest, and is so high. */
export const RIDDEN: Readonly<Record<string, readonly [shape: ThingShape, tall: number]>> = {
  broom: ["flying_broom", 0.28],
};

/** What a rider of each seat does, where the words do not say something else. */
export const SEATED_AS: Readonly<Record<string, { readonly posture: Posture; readonly gesture?: Gesture }>> = {
  drive: { posture: "drive" },
  sit: { posture: "sit" },
  sit_ground: { posture: "sit_ground" },
  ride: { posture: "ride" },
  pedal: { posture: "pedal" },
  stand: { posture: "stand" },
  deck: { posture: "stand", gesture: "push" },
  lie: { posture: "lie" },
  row: { posture: "sit", gesture: "row" },
  paddle: { posture: "sit", gesture: "row" },
  punt: { posture: "stand", gesture: "row" },
  swing: { posture: "swing" },
  fly: { posture: "fly" },
  hang: { posture: "hang" },
  stride: { posture: "walk" },
};

/** What a subject is as a carrier; undefined where it carries nobody. */
export function carrierOf(look: SubjectLook): Carrier | undefined {
  if (look.kind === "thing") {
    const carrier = CARRIERS.get(RIDDEN[look.look.shape]?.[0] ?? look.look.shape);
    return carrier && look.look.flies ? { ...carrier, runs: "air" } : carrier;
  }
  if (look.kind === "creature") return CARRIERS.get(look.look.shape);
  const beast = look.kind === "animal" ? CARRIERS.get(look.look.species) : undefined;
  return beast && look.kind === "animal" && look.look.isWinged === true ? { ...beast, runs: "air" } : beast;
}
