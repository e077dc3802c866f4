// A fold of dry stone walls on grass, with a gap and a hurdle in it, and a few sheep on the hill.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintGround, paintTufts } from "../../parts/paint-land.ts";
import { disc, rod } from "../../parts/solids.ts";
import { face, type Space, type Spot } from "../../parts/space.ts";
import { has, isDark, lit, type PlateCanvas } from "../../plate-canvas.ts";

export const isSheepfold = (plate: PlateCanvas): boolean =>
  has(plate, "sheepfold", "fold", "sheepcote") || (has(plate, "stone", "dry") && has(plate, "sheep", "lambing"));

const HIGH = 1.25;

/** The same place on a green hill, where no snow lies. */
export function onGrass(plate: PlateCanvas): PlateCanvas {
  if (plate.place.snowy) return plate;
  const grass = mixed(lit(plate, 0.6, 0.09, 128), plate.palette.near, isDark(plate) ? 0.3 : 0.05);
  return {
    ...plate,
    palette: { ...plate.palette, groundFar: grass, groundNear: shifted(grass, -0.12), near: shifted(grass, -0.1) },
  };
}

export function foldAhead(space: Space): void {
  const { plate } = space;
  for (const [x, z] of [
    [plate.place.side * 7.5, 24],
    [plate.place.side * 10, 27],
    [-plate.place.side * 9, 25],
  ] as const)
    sheep(space, [x, 0.4, z]);
  wall(space, [-14, 0, 14], [-1.4, 0, 14]);
  wall(space, [1.4, 0, 14], [14, 0, 14]);
  const wood = lit(plate, 0.5, 0.06, 60);
  for (const y of [0.3, 0.6, 0.9]) rod(space, wood, 0.09, [-1.4, y, 14], [1.4, y + 0.05, 14]);
  for (const x of [-1.3, 0, 1.3]) rod(space, wood, 0.12, [x, 0, 14], [x, 1.15, 14]);
}

export function foldBeside(space: Space): void {
  const plate = onGrass(space.plate);
  paintGround(plate);
  paintTufts(plate, 60);
  for (const way of [-1, 1])
    for (const [near, far] of [
      [10.6, 14],
      [8, 10.6],
      [6, 8],
      [4.4, 6],
      [3.2, 4.4],
    ] as const)
      wall(space, [way * (3.4 + far * 0.38), 0, far], [way * (3.4 + near * 0.38), 0, near]);
}

/** Courses of rough stones between two spots, with a row of upright ones on top. */
function wall(space: Space, [x0, , z0]: Spot, [x1, , z1]: Spot): void {
  const { plate } = space;
  const stone = mixed(lit(plate, 0.6, 0.014, 85), plate.palette.near, isDark(plate) ? 0.35 : 0.05);
  face(space, shifted(stone, -0.14), [x0, 0, z0], [x0, HIGH, z0], [x1, HIGH, z1], [x1, 0, z1]);
  const long = Math.hypot(x1 - x0, z1 - z0);
  const at = (part: number, y: number): Spot => [x0 + (x1 - x0) * part, y, z0 + (z1 - z0) * part];
  for (let course = 0; course < 4; course++)
    for (let part = 0; part < 1;) {
      const wide = between(plate.random, 0.35, 0.7) / long;
      const end = Math.min(1, part + wide * 0.92);
      const [low, top] = [0.04 + course * 0.27, 0.28 + course * 0.27];
      face(
        space,
        shifted(stone, between(plate.random, -0.07, 0.08)),
        at(part, low),
        at(part, top),
        at(end, top),
        at(end, low),
      );
      part += wide;
    }
  const cap = plate.place.snowy ? lit(plate, 0.93, 0.01, 230) : shifted(stone, 0.03);
  for (let part = 0; part < 1; part += 0.24 / long) {
    const end = Math.min(1, part + 0.19 / long);
    face(
      space,
      shifted(cap, between(plate.random, -0.05, 0.05)),
      at(part, HIGH - 0.14),
      at(part, HIGH + 0.14),
      at(end, HIGH + 0.1),
      at(end, HIGH - 0.14),
    );
  }
}

function sheep(space: Space, [x, y, z]: Spot): void {
  const wool = lit(space.plate, 0.9, 0.012, 85);
  for (const dx of [-0.35, 0.35])
    rod(space, lit(space.plate, 0.25, 0.01, 60), 0.09, [x + dx, y - 0.4, z], [x + dx, y + 0.1, z]);
  disc(space, wool, [x, y + 0.3, z], [0.62, 0.38]);
  disc(space, lit(space.plate, 0.25, 0.01, 60), [x + 0.66, y + 0.42, z], [0.16, 0.2]);
}
