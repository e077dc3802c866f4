// Bridges that hang from no towers: of stone over a river, of planks and ropes over a gorge.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { arch, disc, ground, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, has, lit, oval, shape, type PlateCanvas } from "../../plate-canvas.ts";

export function isRopeBridge(plate: PlateCanvas): boolean {
  return has(plate, "rope", "hanging", "gorge", "ravine", "plank", "canyon");
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
        [x(1), floor - unit * (0.2 + 0.2 * near)],
        [x(0.34 + 0.1 * near), floor - unit * (0.1 + 0.1 * between(random, 0, 1))],
        [x(0.26 + 0.1 * near), floor + unit * 0.05],
        [x(0.2 + 0.14 * near), height * 1.2],
        [x(1), height * 1.2],
      );
    }
  treeRow(plate, has(plate, "jungle") ? "palm" : "pine", {
    count: 12,
    tall: [0.12, 0.22],
    near: 0.4,
    foot: floor - unit * 0.02,
  });
}

export function paintRopeDeck(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  const rope = lit(plate, 0.55, 0.06, 72);
  const sag = (z: number) => -0.9 * Math.sin((Math.min(z, 17) / 17) * Math.PI) * 0.5;
  for (let z = 16; z > 0.5; z -= 0.35 + z * 0.03)
    ground(
      space,
      shifted(lit(plate, 0.5, 0.07, 58), (Math.round(z * 7) % 3) * 0.03 - 0.03),
      [-0.9, 0.9],
      [z, z + 0.24 + z * 0.02, sag(z)],
    );
  for (const side of [-1, 1]) {
    const handrail = Array.from({ length: 18 }, (_, at) => [side * 0.95, 1.05 + sag(at + 0.6), at + 0.6] as const);
    rod(space, rope, 0.06, ...handrail);
    for (let z = 1; z < 17; z *= 1.28) rod(space, rope, 0.03, [side * 0.95, 1.05 + sag(z), z], [side * 0.9, sag(z), z]);
    rod(space, tone(space, 0.4, 0.06, 52), 0.2, [side * 1.05, 0, 17.2], [side * 1.05, 1.9, 17.2]);
  }
}

/** A river with its banks, and another bridge over it with round arches and what it mirrors. */
export function paintRiverUnderBridge(plate: PlateCanvas): void {
  const { floor, height, unit, width, palette, random } = plate;
  const water = mixed(palette.sky[1], lit(plate, 0.46, 0.06, 220), 0.6);
  const surface = slope(plate.context, down(floor, height), mixed(water, palette.sky[2], 0.35), shifted(water, -0.14));
  fillBand(plate, floor - unit * 0.02, 2 * height, surface);
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
  for (let ripple = 0; ripple < 46; ripple++) {
    const depth = random() ** 1.4;
    oval(
      plate,
      faded(palette.sky[2], 0.5),
      [width * between(random, -0.1, 1.1), floor + (height - floor) * (0.02 + depth)],
      [unit * (0.015 + 0.05 * depth), unit * (0.0014 + 0.003 * depth)],
    );
  }
}

export function paintStoneDeck(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  const stone = lit(plate, 0.7, 0.03, 76);
  face(space, shifted(stone, -0.05), [-2.2, 0, 26], [2.2, 0, 26], [2.2, 0, 0.4], [-2.2, 0, 0.4]);
  for (let z = 1; z < 20; z *= 1.2)
    row(-2.2, 0.63, 7, (x, at) =>
      ground(
        space,
        shifted(stone, ((at * 5 + Math.round(z * 3)) % 5) / 60 - 0.05),
        [x + (Math.round(z * 4) % 2) * 0.2, Math.min(2.2, x + 0.58)],
        [z, z * 1.18],
      ),
    );
  for (const x of [-2.55, 2.2]) {
    block(space, { at: [x, 0, 0.6], size: [0.35, 0.5, 25] }, stone);
    block(space, { at: [x - 0.06, 0.5, 0.6], size: [0.47, 0.1, 25] }, shifted(stone, 0.1));
  }
}
