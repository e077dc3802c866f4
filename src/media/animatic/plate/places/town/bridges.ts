// Bridges that hang from no towers: of stone over a river, of planks and ropes over a gorge.
import { mixed, shifted } from "../../../../../core/animatic/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { ground, rod, row, tone } from "../../parts/solids.ts";
import { block, openSpace } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, has, lit, shape, type PlateCanvas } from "../../plate-canvas.ts";

export function isRopeBridge(plate: PlateCanvas): boolean {
  return has(plate, "rope", "hanging", "gorge", "ravine", "plank", "canyon");
}

export function isStoneBridge(plate: PlateCanvas): boolean {
  return has(plate, "stone", "old", "medieval", "village", "brick", "arched") || plate.place.year < 1850;
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

export function paintStoneDeck(plate: PlateCanvas): void {
  const space = openSpace(plate, 18);
  const stone = lit(plate, 0.7, 0.03, 76);
  fillBand(plate, plate.floor + plate.unit * 0.02, 2 * plate.height, shifted(stone, -0.05));
  for (let z = 1; z < 18; z *= 1.22)
    row(-3.2, 0.8, 8, (x, at) =>
      ground(
        space,
        shifted(stone, ((at * 5 + Math.round(z * 3)) % 5) / 60 - 0.05),
        [x + (Math.round(z * 4) % 2) * 0.3, x + 0.74],
        [z, z * 1.2],
      ),
    );
  for (const x of [-3.6, 3.2]) {
    block(space, { at: [x, 0, 0.6], size: [0.4, 0.95, 17] }, stone);
    block(space, { at: [x - 0.05, 0.95, 0.6], size: [0.5, 0.1, 17] }, shifted(stone, 0.06));
  }
}
