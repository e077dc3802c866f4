// Bridges that hang from no towers: of stone, wood or iron over a river, of planks and ropes over a gorge. They run across the picture, with
// the parapet behind whoever is on them and what is under them beyond.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { arch, disc, ground, rod, row, slab } from "../../parts/solids.ts";
import { block, openSpace, spot, type Space } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, has, line, lit, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";

export function isRopeBridge(plate: PlateCanvas): boolean {
  return has(plate, "rope", "hanging", "plank") || (isOverGorge(plate) && !isStoneBridge(plate));
}

/** Hung from towers, for cars. */
export function isForCars(plate: PlateCanvas): boolean {
  return has(plate, "suspension", "highway", "motorway", "traffic", "car", "truck", "lane", "asphalt", "gate");
}

export function isOverGorge(plate: PlateCanvas): boolean {
  return has(plate, "gorge", "ravine", "canyon", "abyss", "chasm");
}

export function isInWoods(plate: PlateCanvas): boolean {
  return has(plate, "wood", "woods", "forest", "birch", "beech", "jungle", "pines", "fir");
}

/** Trees on the far bank, from edge to edge. */
export function paintWoodsBeyond(plate: PlateCanvas): void {
  const isCold = has(plate, "pine", "pines", "fir", "spruce") || plate.place.snowy;
  const kind = has(plate, "jungle") ? "palm" : isCold ? "pine" : has(plate, "birch") ? "birch" : "broadleaf";
  for (const near of [0.35, 0.6])
    treeRow(plate, kind, { count: 24, tall: [0.3 * near + 0.14, 0.3 * near + 0.26], near, foot: plate.floor });
}

export function isStoneBridge(plate: PlateCanvas): boolean {
  return (
    has(
      plate,
      "stone",
      "old",
      "medieval",
      "village",
      "brick",
      "arched",
      "prague",
      "mostar",
      "heidelberg",
      "florence",
      "cobbled",
      "cobbles",
    ) || plate.place.year < 1850
  );
}

/** Walls of rock on both sides of the depth. */
export function paintGorge(plate: PlateCanvas): void {
  const { width, floor, height, unit, palette, random } = plate;
  fillBand(
    plate,
    floor - unit * 0.02,
    2 * height,
    slope(plate.context, down(floor, height), palette.haze, mixed(palette.haze, palette.near, 0.55)),
  );
  for (const side of [-1, 1])
    for (const near of [0.2, 0.6]) {
      const rock = mixed(palette.haze, lit(plate, 0.45, 0.04, 60), 0.3 + 0.6 * near);
      const x = (part: number) => width * (0.5 + side * part);
      shape(
        plate,
        rock,
        [x(1), floor - unit * (0.24 + 0.22 * near)],
        [x(0.24 + 0.12 * near), floor - unit * (0.16 + 0.1 * between(random, 0, 1))],
        [x(0.17 + 0.1 * near), floor + unit * 0.02],
        [x(0.1 + 0.1 * near), height * 1.2],
        [x(1), height * 1.2],
      );
    }
  treeRow(plate, has(plate, "jungle") ? "palm" : has(plate, "green", "hill", "meadow") ? "broadleaf" : "pine", {
    count: 12,
    tall: [0.12, 0.22],
    near: 0.4,
    foot: floor - unit * 0.02,
  });
}

/** Planks from one side of the picture to the other, and what hangs the bridge behind whoever is on it; the gorge is under them. */
export function paintRopeDeck(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  const rope = lit(plate, 0.55, 0.06, 72);
  const [near, far] = [2.9, 4.6];
  for (let plank = -36; plank < 36; plank++) {
    const tint = shifted(lit(plate, 0.5, 0.07, 58), ((plank * 7) % 3) * 0.03 - 0.03);
    ground(space, tint, [plank * 0.3, plank * 0.3 + 0.24], [near, far]);
  }
  const sag = (x: number) => 0.06 * Math.abs(x);
  for (const high of [0.55, 1.05]) {
    const rail = Array.from({ length: 25 }, (_, at) => at - 12).map((x) => [x, high + sag(x), far] as const);
    rod(space, rope, high > 1 ? 0.06 : 0.035, ...rail);
  }
  for (let x = -11.5; x < 12; x += 0.8) rod(space, rope, 0.03, [x, 1.05 + sag(x), far], [x, 0, far]);
  for (const z of [near, far]) rod(space, shifted(rope, -0.12), 0.07, [-12, 0, z], [12, 0, z]);
}

/** Fields and trees at the banks, no houses. */
export function isInTheCountry(plate: PlateCanvas): boolean {
  return has(
    plate,
    "footbridge",
    "stream",
    "creek",
    "brook",
    "forest",
    "wood",
    "hill",
    "country",
    "park",
    "valley",
    "garden",
    "meadow",
  );
}

/** Another bridge further on with round arches, and what the water mirrors of it. */
function paintArches(plate: PlateCanvas, water: Colour): void {
  const { palette } = plate;
  const space = openSpace(plate, 18);
  const stone = mixed(lit(plate, 0.66, 0.025, 76), palette.haze, 0.25);
  slab(space, stone, [-30, 0, 34], [60, 6.2]);
  slab(space, shifted(stone, 0.08), [-30, 5.6, 33.9], [60, 0.8]);
  const hollow = mixed(palette.sky[2], palette.haze, 0.4);
  row(-24, 9.6, 6, (x) => {
    arch(space, hollow, [x - 3.6, 0, 33.8], [7.2, 4.6]);
    slab(space, shifted(stone, -0.1), [x + 4.2, 0, 33.7], [1.2, 1.6]);
    disc(space, shifted(water, -0.08), [x, -0.4, 33.7], [3.4, 1.4]);
  });
}

/** The river flows out of the distance between its banks, of stone in a town. */
export function paintRiverUnderBridge(plate: PlateCanvas): void {
  const { floor, height, unit, width, palette, random, meet } = plate;
  const water = mixed(palette.sky[1], lit(plate, 0.46, 0.06, 220), 0.6);
  const surface = slope(plate.context, down(floor, height), mixed(water, palette.sky[2], 0.35), shifted(water, -0.1));
  fillBand(plate, floor - unit * 0.02, 2 * height, surface);
  const top = floor - unit * 0.02;
  const inTown = !isInTheCountry(plate);
  const bank = inTown ? mixed(lit(plate, 0.6, 0.02, 76), palette.haze, 0.3) : palette.groundFar;
  for (const side of [-1, 1]) {
    const edge = (y: number, at: number) => [meet + side * width * at, y] as const;
    shape(plate, bank, edge(top, 0.16), edge(height, 0.46), edge(height, 1.6), edge(top, 1.6));
    if (inTown)
      shape(plate, shifted(bank, -0.12), edge(top, 0.16), edge(height, 0.46), edge(height, 0.43), edge(top, 0.15));
  }
  if (inTown) paintArches(plate, water);
  for (let ripple = 0; ripple < 46; ripple++) {
    const depth = random() ** 1.4;
    oval(
      plate,
      faded(palette.sky[2], 0.5),
      [meet + width * between(random, -0.3, 0.3) * (0.5 + depth), floor + (height - floor) * (0.02 + depth)],
      [unit * (0.015 + 0.05 * depth), unit * (0.0014 + 0.003 * depth)],
    );
  }
}

/** Where the parapet is, metres from the camera. */
const PARAPET = 5.4;

/** The way over from one side of the picture to the other, and the parapet behind whoever is on it. */
export function paintDeckAcross(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  if (isStoneBridge(plate)) return paintStoneParapet(space, lit(plate, 0.7, 0.03, 76));
  if (has(plate, "wooden", "wood", "footbridge", "timber")) return paintPlanks(space, lit(plate, 0.52, 0.06, 62));
  return paintIronRailing(space, lit(plate, 0.5, 0.012, 250));
}

function paintPaving(space: Space, tint: Colour): void {
  ground(space, shifted(tint, -0.06), [-16, 16], [0.3, PARAPET + 0.4]);
  for (let z = 1.4; z < PARAPET; z *= 1.3) rod(space, shifted(tint, -0.12), 0.02, [-16, 0, z], [16, 0, z]);
}

function paintStoneParapet(space: Space, tint: Colour): void {
  paintPaving(space, tint);
  block(space, { at: [-16, 0, PARAPET], size: [32, 0.5, 0.4] }, tint);
  row(-16, 1.1, 30, (x) => rod(space, shifted(tint, -0.1), 0.02, [x, 0.04, PARAPET], [x, 0.48, PARAPET]));
  block(space, { at: [-16, 0.5, PARAPET - 0.06], size: [32, 0.14, 0.52] }, shifted(tint, 0.08));
}

function paintIronRailing(space: Space, tint: Colour): void {
  paintPaving(space, tint);
  const iron = shifted(tint, -0.14);
  row(-16, 0.24, 134, (x) => block(space, { at: [x, 0, PARAPET], size: [0.03, 1, 0.08] }, iron));
  block(space, { at: [-16, 0.08, PARAPET], size: [32, 0.07, 0.06] }, iron);
  block(space, { at: [-16, 0.98, PARAPET - 0.04], size: [32, 0.09, 0.16] }, shifted(iron, 0.06));
}

function paintPlanks(space: Space, tint: Colour): void {
  ground(space, shifted(tint, -0.06), [-16, 16], [0.3, PARAPET + 0.4]);
  row(-16, 0.4, 81, (x) =>
    line(space.plate, shifted(tint, -0.16), 0.003, spot(space, [x, 0, PARAPET]), spot(space, [x, 0, 0.6])),
  );
  const rail = shifted(tint, 0.04);
  row(-16, 1.5, 22, (x) => block(space, { at: [x, 0, PARAPET], size: [0.12, 1, 0.08] }, rail));
  for (const y of [0.32, 0.66]) block(space, { at: [-16, y, PARAPET], size: [32, 0.07, 0.06] }, rail);
  block(space, { at: [-16, 0.98, PARAPET - 0.04], size: [32, 0.09, 0.16] }, shifted(rail, 0.06));
}
