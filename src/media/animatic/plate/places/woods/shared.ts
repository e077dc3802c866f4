// What several places of this folder are painted with.
import { faded, mixed } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { bole, fan, isAutumn, treeRow, type Species } from "../../parts/trees.ts";
import { fillBand, glow, isDark, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";

/** Ground that is also seen in a near picture: its line lies where the framing still shows it. */
export function seenGround(plate: PlateCanvas): PlateCanvas {
  const { top, bottom } = plate.view;
  return { ...plate, floor: Math.min(plate.floor, bottom - 0.3 * (bottom - top)) };
}

export function woodland(plate: PlateCanvas, far: Species | undefined): void {
  const { context, floor, height, unit, palette, place } = plate;
  paintSky(plate);
  fillBand(
    plate,
    -height,
    height + floor,
    slope(context, down(0, floor), faded(mixed(palette.haze, palette.near, 0.5), 0.66), faded(palette.haze, 0.74)),
  );
  if (isAutumn(place)) paintFarLeaves(plate);
  glow(
    plate,
    [plate.sun[0], floor - height * 0.16],
    unit * 0.75,
    faded(palette.glow, place.hour === "night" ? 0.16 : 0.45),
  );
  if (far) treeRow(plate, far, { count: 24, tall: [0.5, 0.8], near: 0.12, foot: floor + unit * 0.01 });
  else boles(plate, 17, { near: 0.1, half: 0.008 });
}

/** Crowns in yellow, orange and red between the far trunks. */
function paintFarLeaves(plate: PlateCanvas): void {
  const { width, floor, unit, random, palette } = plate;
  for (let clump = 0; clump < 300; clump++) {
    const leaf = lit(plate, between(random, 0.6, 0.8), 0.14, between(random, 35, 88));
    oval(
      plate,
      faded(mixed(palette.haze, leaf, 0.75), 0.85),
      [width * between(random, -0.05, 1.05), floor - unit * (0.08 + 0.55 * random())],
      [unit * between(random, 0.014, 0.04), unit * between(random, 0.01, 0.024)],
    );
  }
}

/** Leaves that lie where they fell. */
export function paintFallenLeaves(plate: PlateCanvas): void {
  const { width, floor, height, unit, random } = plate;
  fillBand(plate, floor, 2 * height, faded(lit(plate, 0.6, 0.1, 62), 0.55));
  for (let leaf = 0; leaf < 240; leaf++) {
    const depth = random() ** 1.4;
    oval(
      plate,
      lit(plate, between(random, 0.5, 0.8), 0.15, between(random, 28, 90)),
      [width * between(random, -0.05, 1.05), floor + (height - floor) * (0.02 + 0.98 * depth)],
      [unit * (0.004 + 0.01 * depth), unit * (0.002 + 0.005 * depth), random() * 3],
    );
  }
}

interface Boles {
  readonly near: number;
  readonly half: number;
  readonly birch?: boolean;
}

export function boles(plate: PlateCanvas, count: number, { near, half, birch = false }: Boles): void {
  const { width, height, floor, unit, random } = plate;
  for (let one = 0; one < count; one++) {
    const x = width * (1.24 * ((one + between(random, 0.12, 0.88)) / count) - 0.12);
    bole(plate, [x, floor + (height - floor) * (0.02 + 0.36 * near * near) + unit * 0.01 * random()], {
      half: unit * half * between(random, 0.7, 1.25),
      near: near,
      birch: birch,
    });
  }
}

/** Ground plants, denser at the sides. */
export function undergrowth(plate: PlateCanvas, count: number, tall: readonly [number, number], hue: number): void {
  const { width, floor, unit, random, palette } = plate;
  for (let one = 0; one < count; one++) {
    const x = one % 2 ? between(random, -0.05, 0.3) : between(random, 0.7, 1.05);
    const tint = mixed(palette.near, lit(plate, 0.44, 0.08, hue), isDark(plate) ? 0.2 : 0.5);
    fan(plate, [width * x, floor + unit * between(random, 0.02, 0.17)], unit * between(random, tall[0], tall[1]), {
      tint: tint,
    });
  }
}
