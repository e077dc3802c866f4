// Designs of places: street, alley, square, village.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { paintStreetLamps } from "../../parts/paint-lamps.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { block, face, metre, openSpace, spot, type Space } from "../../parts/space.ts";
import { paintCottage, paintParkedCar } from "../../parts/cottages-and-cars.ts";
import { paintFacades, paintReflection, paintRoadway } from "../../parts/town.ts";
import { treeRow } from "../../parts/trees.ts";
import {
  glow,
  halo,
  has,
  isDark,
  lacks,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import {
  isIslandVillage,
  paintChurch,
  paintIslandVillage,
  paintRegionalHouses,
  paintWarmVillage,
} from "./village-houses.ts";
import { standing } from "../../details/pen.ts";
import { STREET_DETAILS } from "../../details/street-details.ts";
import { alleyOf, alleyWall, backDoor, barrel, rubbishBag, wheelieBin } from "./alley-walls-bins.ts";
import { neonLights, streetFar } from "./shared.ts";
import { hasTraffic, paintTraffic } from "./traffic.ts";
import { streetPlanOf } from "./street-plans.ts";

/** The first years that streets have lamps, and that cars stand in them. */
const LAMPS = 1680;
const CARS = 1912;

function streetNear(plate: PlateCanvas): void {
  const { place } = plate;
  const plan = streetPlanOf(place);
  const space = openSpace(plate, 18);
  paintRoadway(space, plan, place.year > 1930 && !plan.dirt && !has(plate, "cobble", "cobblestone"));
  const shine = isDark(plate) ? plate.palette.lamp : plate.palette.sky[2];
  if (place.wet) for (const x of [-1.6, 0.9, 2.2]) paintReflection(plate, spot(space, [x, 0, 14]), shine, 0.3);
  if (!lacks(plate, "lamp", "streetlamp") && place.year > LAMPS && !plan.dirt) paintStreetLamps(plate, plate.meet);
  if (hasTraffic(plate)) paintTraffic(space);
  else if (!has(plate, "empty") && !lacks(plate, "car", "traffic")) paintStanding(plate);
}

/** A car of its time, or a cart before there were any. */
function paintStanding(plate: PlateCanvas): void {
  const { place } = plate;
  if (place.year < CARS) return standing(plate, STREET_DETAILS.cart, [0.5 - place.side * 0.4, 0.1], [0.2, 0]);
  if (place.year < 2050)
    paintParkedCar(
      plate,
      [plate.width * (place.side > 0 ? -0.02 : 0.78), plate.floor + plate.unit * 0.14],
      0.42,
      place.hue,
    );
}

export const STREET_DESIGN: PlaceDesign = {
  far: streetFar,
  middle: (plate) => paintFacades(openSpace(plate, 18), streetPlanOf(plate.place)),
  near: streetNear,
  lights: [...neonLights(6.2), LIGHTNING],
};

export const ALLEY_DESIGN: PlaceDesign = {
  far: streetFar,
  middle: (plate) => {
    const space = openSpace(plate, 18);
    paintFacades(space, alleyOf(plate));
    if (plate.place.region === "plain" && plate.place.year > 1880)
      for (const z of [5, 9, 14]) paintFireEscape(space, z % 2 ? 1 : -1, z);
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    paintRoadway(space, alleyOf(plate), false);
    for (const side of [-1, 1]) alleyWall(space, side);
    const way = plate.place.side;
    if (plate.place.year < BINS) paintOldLane(space, way);
    else paintRubbish(space, way);
    backDoor(space, -way);
    const lamp = spot(space, [plate.place.side * 2.1, 3.2, 6]);
    if (isDark(plate)) halo(plate, lamp, plate.unit * 0.4, faded(plate.palette.lamp, 0.55));
    oval(plate, plate.palette.lamp, lamp, plate.unit * 0.012);
    paintReflection(plate, spot(space, [plate.place.side * 1.4, 0, 6]), plate.palette.lamp, 0.5);
  },
  lights: [...neonLights(2.3), LIGHTNING],
};

/** The first year of bins on wheels and of bags for rubbish. */
const BINS = 1950;

function paintRubbish(space: Space, way: number): void {
  for (const [z, hue] of [
    [7.4, 250],
    [6, 150],
    [4.8, 150],
  ] as const)
    wheelieBin(space, [way * 1.75, 0, z], hue);
  for (const [x, z] of [
    [-1.9, 6.2],
    [-1.55, 5.5],
    [-1.95, 5],
  ] as const)
    rubbishBag(space, [way * x, 0, z]);
}

/** Barrels on one side, crates on the other. */
function paintOldLane(space: Space, way: number): void {
  const wood = lit(space.plate, isDark(space.plate) ? 0.3 : 0.46, 0.07, 58);
  for (const [x, z] of [
    [1.85, 7.2],
    [1.75, 6.1],
    [1.9, 5.2],
  ] as const)
    barrel(space, [way * x, 0, z], wood);
  for (const [x, y, z, size] of [
    [-2.1, 0, 6.4, 0.7],
    [-2.05, 0, 5.4, 0.6],
    [-2.05, 0.7, 6.4, 0.5],
  ] as const)
    block(
      space,
      { at: [way > 0 ? x : -x - size, y, z], size: [size, size, size] },
      shifted(wood, y > 0 ? 0.04 : -0.03),
    );
}

function paintFireEscape(space: Space, side: number, z: number): void {
  const tint = mixed(space.plate.palette.near, space.plate.palette.haze, 0.15);
  for (const y of [3.6, 6.4]) {
    block(space, { at: [side > 0 ? 1.5 : -2.3, y, z], size: [0.8, 0.07, 2] }, tint);
    for (const dz of [0, 0.66, 1.3, 1.95])
      line(space.plate, tint, 0.003, spot(space, [side * 1.5, y, z + dz]), spot(space, [side * 1.5, y + 0.9, z + dz]));
    line(space.plate, tint, 0.003, spot(space, [side * 1.5, y + 0.9, z]), spot(space, [side * 1.5, y + 0.9, z + 2]));
  }
}

export const SQUARE_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0, true);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    paintBlocks(plate, plate.floor, 0.6, true);
    paintFacades(space, { ...streetPlanOf(plate.place), half: 11, kerb: 11, from: 7, to: 42, shops: true });
    if (has(plate, "market", "bazaar", "souk", "stall", "fair", "carnival"))
      for (const [at, x] of [-6.4, -3.6, 2.4, 5.2].entries()) paintStall(space, x, 9 + (at % 2), at * 97);
    else paintFountain(space);
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    const { palette } = plate;
    paintRoadway(space, { kerb: 40, to: 60 }, false);
    for (let x = -18; x <= 18; x += 1.5)
      line(
        plate,
        faded(shifted(palette.groundNear, -0.05), 0.35),
        0.0018,
        spot(space, [x * 2, 0, 30]),
        spot(space, [x, 0, 1]),
      );
    for (const z of [2.4, 3.4, 5, 8, 13])
      line(
        plate,
        faded(shifted(palette.groundNear, -0.05), 0.3),
        0.0016,
        spot(space, [-40, 0, z]),
        spot(space, [40, 0, z]),
      );
    paintReflection(plate, [plate.meet, plate.floor + 4], plate.palette.sky[2], 0.4);
    paintStreetLamps(plate, plate.meet);
  },
  lights: [LIGHTNING],
};

function paintStall(space: Space, x: number, z: number, turn: number): void {
  const { plate } = space;
  const cloth = lit(plate, 0.6, 0.12, plate.place.hue + turn);
  block(space, { at: [x, 0, z], size: [2, 0.85, 0.9] }, plate.palette.wood);
  for (let heap = 0; heap < 6; heap++)
    oval(
      plate,
      lit(plate, 0.6, 0.13, turn + heap * 50),
      spot(space, [x + 0.25 + heap * 0.3, 0.95, z]),
      0.15 * metre(space, z),
    );
  for (const dx of [0, 1.94]) block(space, { at: [x + dx, 0, z], size: [0.07, 2.3, 0.07] }, plate.palette.wood);
  for (let stripe = 0; stripe < 8; stripe++)
    face(
      space,
      shifted(stripe % 2 ? cloth : lit(plate, 0.9, 0.02, 90), isDark(plate) ? -0.15 : 0),
      [x - 0.2 + stripe * 0.3, 2.2, z - 0.5],
      [x + 0.1 + stripe * 0.3, 2.2, z - 0.5],
      [x + 0.1 + stripe * 0.3, 2.75, z + 0.4],
      [x - 0.2 + stripe * 0.3, 2.75, z + 0.4],
    );
  if (isDark(plate)) glow(plate, spot(space, [x + 1, 1.9, z]), metre(space, z) * 1.8, faded(plate.palette.lamp, 0.5));
}

function paintFountain(space: Space): void {
  const { plate } = space;
  const stone = lit(plate, 0.66, 0.015, 90);
  const at = (y: number) => spot(space, [plate.place.side * -2.6, y, 11]);
  const m = metre(space, 11);
  oval(plate, shifted(stone, -0.1), at(0), [2 * m, 0.3 * m]);
  rect(plate, stone, [at(0)[0] - 2 * m, at(0.6)[1], 4 * m, 0.6 * m]);
  oval(plate, mixed(plate.palette.sky[1], stone, 0.3), at(0.6), [2 * m, 0.26 * m]);
  rect(plate, stone, [at(0)[0] - 0.2 * m, at(2.4)[1], 0.4 * m, 1.9 * m]);
  oval(plate, stone, at(2), [0.9 * m, 0.16 * m]);
  for (const dx of [-0.7, -0.35, 0.35, 0.7])
    line(
      plate,
      faded(plate.palette.sky[2], 0.6),
      0.003,
      [at(2)[0], at(2.7)[1]],
      [at(0)[0] + dx * m, at(2.2)[1]],
      [at(0)[0] + dx * 1.5 * m, at(0.6)[1]],
    );
}

export const VILLAGE_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, {
      count: 4,
      rise: 0.19,
      swing: 0.07,
      waves: 1.5,
      detail: 2,
      sharp: plate.place.things.has("mountain"),
      depth: 0.6,
    });
  },
  middle: (plate) => {
    const { random, width, floor, unit } = plate;
    const old = plate.place.era !== "modern";
    const { region } = plate.place;
    if (isIslandVillage(plate)) return paintIslandVillage(plate);
    if (region === "africa" || region === "arab" || region === "india") return paintWarmVillage(plate);
    if (region !== "east" && region !== "latin") paintChurch(plate);
    if (paintRegionalHouses(plate)) return;
    for (let house = 0; house < 9; house++)
      paintCottage(
        plate,
        [width * (-0.08 + 0.125 * house) + unit * between(random, -0.02, 0.02), floor + unit * 0.008],
        { wide: between(random, 0.13, 0.19), near: 0.35, old: old },
      );
    treeRow(plate, ["broadleaf", "bush"], { count: 9, tall: [0.08, 0.16], near: 0.5, foot: floor + unit * 0.012 });
    for (const [x, w] of [
      [-0.06, 0.36],
      [0.83, 0.4],
    ] as const)
      paintCottage(plate, [width * x, floor + unit * 0.045], { wide: w, near: 0.85, old: old });
  },
  near: (plate) => {
    paintGround(plate);
    const { meet, floor, unit, height, palette } = plate;
    const path = mixed(palette.groundFar, lit(plate, 0.72, 0.04, 75), 0.6);
    shape(
      plate,
      fade(plate.context, down(floor, height), [0, path], [1, mixed(path, palette.groundNear, 0.5)]),
      [meet - unit * 0.03, floor],
      [meet + unit * 0.03, floor],
      [meet + unit * 0.75, height * 1.3],
      [meet - unit * 0.55, height * 1.3],
    );
    paintTufts(plate, 90);
  },
};
