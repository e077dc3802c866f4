// Draws what a place's words name where it belongs: in the sky, at the horizon, across the picture, on the ground, on the wall ahead,
// on the floor or under the ceiling. Everything stands inside what the framing shows, and beside the middle, where subjects stand.
import type { DetailName } from "../../../../core/animatic/place/details/detail-words.ts";
import type { PlaceDetail, PlaceScene } from "../../../../core/animatic/place/place-scene.ts";
import { traitsOf } from "../../../../core/animatic/place/place-kinds.ts";
import type { Painter, PlateCanvas } from "../plate-canvas.ts";
import { CEILING_DETAILS } from "./ceiling-details.ts";
import { CLOTH_DETAILS } from "./cloth-details.ts";
import { FAR_DETAILS } from "./far-details.ts";
import { FLOOR_DETAILS } from "./floor-details.ts";
import { LANDMARK_DETAILS } from "./landmark-details.ts";
import { FURNISHING_FLOORS, FURNISHING_WALLS } from "./furnishing-details.ts";
import { HUNG_DETAILS } from "./hung-details.ts";
import { PLANT_DETAILS } from "./plant-details.ts";
import { LAND_DETAILS } from "./land-details.ts";
import { penOf, type Pen } from "./pen.ts";
import { SIGNATURE_FLOORS, SIGNATURE_GROUND, SIGNATURE_WALLS } from "./signature-details.ts";
import { SKY_DETAILS } from "./sky-details.ts";
import { STREET_DETAILS } from "./street-details.ts";
import { WALL_DETAILS } from "./wall-details.ts";
import { WAR_DETAILS } from "./war-details.ts";
import { WORK_DETAILS } from "./work-details.ts";
import { YARD_DETAILS } from "./yard-details.ts";

type DetailPainter = (pen: Pen) => void;
type Where = "sign" | "sky" | "horizon" | "hung" | "ground" | "wall" | "floor" | "ceiling";
type Table = Partial<Readonly<Record<DetailName, DetailPainter>>>;

const GROUND: Table = {
  ...STREET_DETAILS,
  ...YARD_DETAILS,
  ...WORK_DETAILS,
  ...WAR_DETAILS,
  ...LAND_DETAILS,
  ...PLANT_DETAILS,
  ...CLOTH_DETAILS,
  ...SIGNATURE_GROUND,
};
const WALLS: Table = { ...WALL_DETAILS, ...SIGNATURE_WALLS, ...FURNISHING_WALLS };
const FLOORS: Table = { ...FLOOR_DETAILS, ...SIGNATURE_FLOORS, ...FURNISHING_FLOORS };
const PAINTERS: Table = {
  ...{ ...GROUND, ...FAR_DETAILS, ...LANDMARK_DETAILS, ...SKY_DETAILS, ...HUNG_DETAILS },
  ...{ ...WALLS, ...FLOORS, ...CEILING_DETAILS },
};
/** Things of the ground that are also kept under a roof, and things of rooms that also stand outside. */
const ROOFED = new Set<DetailName>(
  "barrels crates sacks statue column arch gate rubble ladder cart cannon campfire scaffold tyres nets flowers roses log haystack mushrooms boulders sandbags fountain standards".split(
    " ",
  ) as DetailName[],
);
const OUTSIDE = new Set<DetailName>(
  "plant candles crystals balloons throne altar piano cage gold coffin pods machines christmas_tree".split(
    " ",
  ) as DetailName[],
);
const IN_WATER = new Set<DetailName>(
  "wreck ship_wreck column statue anchor arch gold crystals barrels cannon mushrooms".split(" ") as DetailName[],
);
/** In the middle of the wall: what the place is there for. */
const AHEAD = new Set<DetailName>(["vault_door"]);
/** Before the furniture. */
const BEFORE = new Set<DetailName>(["blanket_fort"]);
/** How far before it, in units. */
const NEARER = 0.09;
/** How large a thing is beside a person, where it is not about as tall. */
const SIZES: ReadonlyMap<string, number> = new Map(
  (
    [
      [0.5, "log flowers poppies lavender tulips marigolds tall_grass wheat"],
      [0.55, "campfire sacks tyres"],
      [0.6, "barrels roses candles"],
      [0.65, "crates"],
      [0.7, "bench bins rubble sandbags anchor beehives"],
      [0.8, "gravestones mushrooms cannon boulders neon_sign"],
      [0.9, "pumpkins cotton mine_sign crosses letter_box stone_lantern fountain"],
      [1, "cactus"],
      [1.2, "billboard hoop pumpjack solar_panels gallows"],
      [1.3, "olive_tree orange_tree street_lamp scaffold statue peak"],
      [1.2, "standards eiffel_tower big_ben onion_domes"],
      [1.1, "igloo christmas_tree"],
      [1.4, "yurt barn watchtower telephone_pole floodlight"],
      [1.5, "arch column blossom_tree maple_tree willow waterfall crane gold"],
      [1.6, "torii acacia palm birch bare_tree cypress fir volcano"],
      [1.7, "windmill oak plane_wreck cave_mouth river_bridge ship_wreck"],
      [2, "turbine"],
    ] as const
  ).flatMap(([size, names]) => names.split(" ").map((name) => [name, size] as const)),
);

/** Kinds whose houses leave only the middle of the sky free. */
const NARROW = new Set<string>(["street", "alley"]);
/** Beside the middle, in halves of what the framing shows. */
const SIDES = [0.68, -0.68, -0.36, 0.38, 0.92, -0.92];

function whereOf(name: DetailName, place: PlaceScene): Where | undefined {
  const { land } = traitsOf(place.kind);
  if (land === "deep") return IN_WATER.has(name) ? "ground" : undefined;
  if (name in HUNG_DETAILS) return place.kind === "orbit" ? undefined : "hung";
  return place.outside ? outsideOf(name, place) : insideOf(name);
}

/** Houses of a town hide the horizon: what rises there stands before them; the walls of a courtyard stand before it. */
const hasHouses = ({ kind }: PlaceScene): boolean => traitsOf(kind).land === "city" && kind !== "courtyard";
/** Before houses and trees, not behind them. */
const standsBefore = (name: DetailName, place: PlaceScene): boolean =>
  hasHouses(place) || (name in LANDMARK_DETAILS && traitsOf(place.kind).land !== "water");

/** Away from towns no landmark is seen, but over these. */
const OPEN_LAND = new Set<string>(
  "village river lake park garden field hills road vineyard courtyard veranda above_clouds jetty orchard rice_terraces bridge abstract".split(
    " ",
  ),
);
const showsLandmarks = ({ kind }: PlaceScene): boolean =>
  OPEN_LAND.has(kind) || ["city", "water"].includes(traitsOf(kind).land ?? "");

function outsideOf(name: DetailName, place: PlaceScene): Where | undefined {
  if (name in SKY_DETAILS) return "sky";
  if (place.kind === "orbit") return undefined;
  if (name in LANDMARK_DETAILS) return showsLandmarks(place) ? "horizon" : undefined;
  if (name in FAR_DETAILS) return "horizon";
  if (name === "neon_sign") return "sign";
  return name in GROUND || OUTSIDE.has(name) ? "ground" : undefined;
}

function insideOf(name: DetailName): Where | undefined {
  if (name in WALLS) return "wall";
  if (name in CEILING_DETAILS) return "ceiling";
  return name in FLOORS || ROOFED.has(name) ? "floor" : undefined;
}

/** Which layer a detail is part of: those on the ground stand nearer one after the other. */
const LAYERS: Readonly<Record<Where, readonly ("far" | "middle" | "near")[]>> = {
  sign: ["middle"],
  sky: ["far"],
  horizon: ["far"],
  wall: ["far"],
  hung: ["middle"],
  floor: ["middle"],
  ceiling: ["middle"],
  ground: ["near", "near", "middle"],
};

interface SpotOfDetail {
  readonly detail: PlaceDetail;
  readonly where: Where;
  /** Counts those that belong to the same part of the place. */
  readonly order: number;
}

function spotsIn(place: PlaceScene, layer: "far" | "middle" | "near"): readonly SpotOfDetail[] {
  const counts = new Map<Where, number>();
  return place.details.flatMap((detail) => {
    const where = whereOf(detail.name, place);
    if (!where) return [];
    const order = counts.get(where) ?? 0;
    counts.set(where, order + 1);
    const layers = where === "horizon" && standsBefore(detail.name, place) ? (["middle"] as const) : LAYERS[where];
    const own = BEFORE.has(detail.name) ? "near" : (layers[order] ?? layers.at(-1));
    return own === layer ? [{ detail, where, order }] : [];
  });
}

/** A layer's painter with the details that belong to it; none where there is nothing to paint. */
export function withDetails(
  place: PlaceScene,
  layer: "far" | "middle" | "near",
  painter: Painter | undefined,
): Painter | undefined {
  const held = spotsIn(place, layer);
  if (held.length === 0) return painter;
  return (plate) => {
    painter?.(plate);
    for (const one of held) paintDetail(plate, one, layer);
  };
}

function paintDetail(plate: PlateCanvas, { detail, where, order }: SpotOfDetail, layer: string): void {
  const painter = PAINTERS[detail.name];
  if (!painter) return;
  const isBefore = where === "horizon" ? standsBefore(detail.name, plate.place) : layer === "near";
  const spots = [...spotsOf(plate, where, order, isBefore)];
  const scale = SIZES.get(detail.name) ?? 1;
  if (AHEAD.has(detail.name)) spots.reverse();
  const copies = detail.many && where !== "hung" && where !== "sky" ? spots : spots.slice(0, 1);
  const nearer = BEFORE.has(detail.name) ? plate.unit * NEARER : 0;
  for (const [turn, { x, foot, size, far }] of copies.entries())
    painter(penOf(plate, { x, foot: foot + nearer, size: size * scale, far, said: detail.colour, turn: turn + order }));
}

interface Stand {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly far: number;
}

/** Where one stands, and its like where there are many. */
function spotsOf(plate: PlateCanvas, where: Where, order: number, isBefore: boolean): readonly Stand[] {
  const { view, floor, unit, place } = plate;
  const half = (view.right - view.left) / 2;
  const middle = (view.left + view.right) / 2;
  const at = (side: number) => middle + side * place.side * half;
  const narrow = NARROW.has(place.kind) ? 0.14 : 1;
  const side = SIDES[order % SIDES.length] ?? 0.68;
  const high = view.bottom - view.top;
  switch (where) {
    case "sky":
      return [
        {
          x: at(-side * 0.7 * narrow),
          foot: view.top + high * (0.24 - 0.05 * (order % 2)),
          size: half * 0.34,
          far: 0.1,
        },
      ];
    case "sign":
      return [0.78, -0.74, 0.5].map((one, turn) => ({
        ...{
          x: at(one),
          foot: view.top + high * (0.36 - 0.07 * turn),
          size: half * (0.24 - 0.05 * turn),
          far: 0.05 * turn,
        },
      }));
    case "hung":
      return [{ x: middle, foot: view.top + high * (0.13 + 0.07 * order), size: half, far: 0 }];
    case "horizon":
      return [side, side * 0.45 - 0.42, -side * 0.85].map((one, turn) => ({
        ...{ x: at(one * narrow), foot: floor + unit * 0.012, far: 0.4 + 0.08 * turn },
        size: unit * (turn === 0 ? 0.25 : 0.18) * (isBefore ? 1.6 : 1),
      }));
    case "wall":
      return [side, -side, 0.05].map((one) => ({
        x: at(one * 0.9),
        foot: floor - unit * 0.29,
        size: unit * 0.2,
        far: 0,
      }));
    case "floor":
      return [side, -side * 0.95, side * 0.4].map((one) => ({
        x: at(one),
        foot: floor + unit * 0.035,
        size: unit * 0.19,
        far: 0,
      }));
    case "ceiling":
      return [0.3, -0.34, 0.75].map((one) => ({ x: at(one), foot: view.top + high * 0.09, size: unit * 0.21, far: 0 }));
    case "ground":
      return groundSpots(plate, at, side, isBefore);
  }
}

function groundSpots(
  { view, floor, unit }: PlateCanvas,
  at: (side: number) => number,
  side: number,
  isNear: boolean,
): readonly Stand[] {
  const foot = Math.min(floor + unit * (isNear ? 0.11 : 0.03), view.bottom - (view.bottom - view.top) * 0.04);
  const size = unit * (isNear ? 0.3 : 0.2);
  return [side, -side * 0.55, side * 0.2].map((one, turn) => ({
    ...{ x: at(one), far: (isNear ? 0.04 : 0.22) + 0.1 * turn },
    ...{ foot: foot - unit * (isNear ? 0.035 : 0.01) * turn, size: size * (1 - 0.22 * turn) },
  }));
}
