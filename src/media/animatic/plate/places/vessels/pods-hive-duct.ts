// Designs of strange narrow places: a bay of sleepers in pods, a hive of strange beings, a duct of sheet metal, a room of glowing lines.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, slope, type Point } from "../../../paint/canvas.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, rod, row, shineAt, slab } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";
import { fillBand, glow, has, line, oval, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const COLD = lightOf(0.82, 0.08, 215);

/** Upright glass pods in two rows, a sleeper in each behind frost, cold light from below, vapour on the floor. */
export const POD_BAY = setting({
  size: { half: 3.4, high: 3, deep: 8 },
  floor: "plain",
  floorTint: () => lightOf(0.24, 0.025, 240),
  ceiling: () => lightOf(0.2, 0.02, 240),
  wall: (space) => {
    slab(space, lightOf(0.26, 0.025, 240), [-3.4, 0, 7.99], [6.8, 3]);
    slab(space, lightOf(0.36, 0.02, 235), [-0.8, 0, 7.97], [1.6, 2.4]);
    for (const x of [-0.8, 0.72]) slab(space, COLD, [x, 0, 7.96], [0.08, 2.4]);
    for (const side of [-1, 1])
      for (const y of [0.08, 2.75]) rod(space, COLD, 0.06, [side * 3.38, y, 7.9], [side * 3.38, y, 1]);
  },
  back: (space) => {
    for (const [at, z] of [7, 5.9, 4.9, 4.1].entries())
      for (const side of [-1, 1]) pod(space, [side * (1.75 + at * 0.12), 0, z], at * 2 + (side > 0 ? 1 : 0));
    for (let puff = 0; puff < 16; puff++)
      disc(
        space,
        faded(lightOf(0.92, 0.03, 215), 0.22),
        [
          between(space.plate.random, -3, 3),
          between(space.plate.random, 0.02, 0.2),
          between(space.plate.random, 3.6, 6),
        ],
        [between(space.plate.random, 0.4, 1), 0.14],
      );
  },
});

function pod(space: Space, [x, , z]: Spot, at: number): void {
  const isGreen = has(space.plate, "green", "clone", "clones", "tanks", "tank", "cloning");
  const hue = isGreen ? 150 : 215;
  block(space, { at: [x - 0.5, 0, z], size: [1, 0.34, 0.4] }, lightOf(0.4, 0.02, 240));
  block(space, { at: [x - 0.5, 2.3, z], size: [1, 0.26, 0.4] }, lightOf(0.4, 0.02, 240));
  slab(space, lightOf(0.46, 0.09, hue), [x - 0.42, 0.34, z], [0.84, 1.96]);
  shineAt(space, [x, 0.5, z - 0.01], 1, lightOf(0.85, 0.12, hue, 0.6));
  const skin = lightOf(0.36, 0.06, hue);
  disc(space, skin, [x, 1.82, z - 0.02], [0.13, 0.17]);
  face(
    space,
    skin,
    [x - 0.22, 1.6, z - 0.02],
    [x + 0.22, 1.6, z - 0.02],
    [x + 0.15, 0.95, z - 0.02],
    [x - 0.15, 0.95, z - 0.02],
  );
  for (const dx of [-0.08, 0.08]) rod(space, skin, 0.13, [x + dx, 1, z - 0.02], [x + dx, 0.42, z - 0.02]);
  for (const dx of [-0.24, 0.24]) rod(space, skin, 0.08, [x + dx, 1.55, z - 0.02], [x + dx * 1.1, 1, z - 0.02]);
  slab(space, faded(lightOf(0.85, 0.07, hue), 0.2), [x - 0.42, 0.34, z - 0.04], [0.84, 1.96]);
  face(
    space,
    faded(lightOf(0.98, 0.01, 210), 0.4),
    [x - 0.36, 0.4, z - 0.05],
    [x - 0.26, 0.4, z - 0.05],
    [x - 0.26, 2.25, z - 0.05],
    [x - 0.36, 2.25, z - 0.05],
  );
  for (const dx of [-0.46, 0.4]) slab(space, lightOf(0.55, 0.02, 240), [x + dx, 0.3, z - 0.05], [0.07, 2.05]);
  bulb(space, [x + 0.3, 2.42, z - 0.06], 0.04, lightOf(0.8, 0.2, at === 3 ? 27 : 145));
}

/** Ribs like bones, slime that hangs, eggs with a glow, a round dark way further in. */
export const ALIEN_HIVE: PlaceDesign = {
  far: (plate) => {
    const { width, height, unit, floor, random } = plate;
    const flesh = fleshOf(plate);
    fillBand(
      plate,
      -height,
      3 * height,
      slope(plate.context, down(0, floor), shifted(flesh, -0.06), shifted(flesh, 0.05)),
    );
    const way: Point = [width * (0.5 - plate.place.side * 0.08), floor - unit * 0.15];
    glow(plate, way, unit * 0.6, faded({ light: 0.72, chroma: 0.16, hue: glowHue(plate) }, 0.55));
    for (const r of [0.2, 0.15, 0.1]) oval(plate, shifted(flesh, -0.1 - (0.2 - r)), way, [unit * r, unit * r * 1.12]);
    for (let rib = 0; rib < 9; rib++) {
      const reach = unit * (0.24 + rib * 0.09);
      const points = Array.from({ length: 19 }, (_, at): Point => {
        const turn = Math.PI * (1 + at / 18);
        return [
          way[0] + Math.cos(turn) * reach * 1.25,
          floor + unit * 0.05 + Math.sin(turn) * reach * (1 + 0.04 * Math.sin(at * 3 + rib)),
        ];
      });
      line(plate, shifted(flesh, rib % 2 ? 0.1 : -0.1), 0.03 + rib * 0.005, ...points);
      line(
        plate,
        faded(shifted(flesh, 0.2), 0.7),
        0.006,
        ...points.map(([x, y]): Point => [x - unit * 0.008, y - unit * 0.008]),
      );
    }
    for (let knot = 0; knot < 50; knot++)
      oval(
        plate,
        faded(shifted(flesh, between(random, -0.1, 0.12)), 0.6),
        [width * between(random, -0.1, 1.1), floor * between(random, -0.1, 0.9)],
        [unit * between(random, 0.01, 0.04), unit * between(random, 0.01, 0.03)],
      );
  },
  near: (plate) => {
    const { width, height, unit, floor, random, view } = plate;
    const flesh = fleshOf(plate);
    fillBand(
      plate,
      floor,
      2 * height,
      slope(plate.context, down(floor, height), shifted(flesh, 0.02), shifted(flesh, -0.12)),
    );
    for (let vein = 0; vein < 9; vein++) {
      const x = width * between(random, 0, 1);
      line(
        plate,
        faded({ light: 0.62, chroma: 0.15, hue: glowHue(plate) }, 0.6),
        0.005,
        [x, floor],
        [x + unit * between(random, -0.1, 0.1), floor + unit * 0.12],
        [x + unit * between(random, -0.25, 0.25), floor + unit * 0.4],
      );
    }
    for (const [part, up, size] of [
      [0.24, 0.07, 1],
      [0.31, 0.03, 0.7],
      [0.18, 0.15, 1.25],
      [0.72, 0.06, 0.9],
      [0.8, 0.13, 1.2],
      [0.66, 0.02, 0.6],
    ] as const)
      egg(plate, [width * part, floor + unit * up], unit * 0.1 * size);
    for (let strand = 0; strand < 20; strand++) {
      const x = width * between(random, 0, 1);
      const long = unit * between(random, 0.08, 0.3);
      const slime = faded({ light: 0.66, chroma: 0.14, hue: glowHue(plate) }, 0.65);
      line(plate, slime, 0.006, [x, view.top - unit * 0.05], [x, view.top + long]);
      oval(plate, slime, [x, view.top + long], [unit * 0.007, unit * 0.014]);
    }
  },
  lights: [
    {
      paint: (plate) => {
        for (const part of [0.24, 0.18, 0.72, 0.8])
          glow(plate, [plate.width * part, plate.floor + plate.unit * 0.04], plate.unit * 0.2, {
            light: 0.75,
            chroma: 0.18,
            hue: glowHue(plate),
            alpha: 0.5,
          });
      },
      rhythm: "breathe",
    },
  ],
};

const fleshOf = (plate: PlateCanvas): Colour =>
  mixed({ light: 0.36, chroma: 0.06, hue: 330 }, { light: 0.36, chroma: 0.08, hue: glowHue(plate) }, 0.5);
const glowHue = ({ place }: PlateCanvas): number => place.light.colours[0]?.hue ?? 140;

function egg(plate: PlateCanvas, [x, foot]: Point, h: number): void {
  const hue = glowHue(plate);
  oval(plate, "rgba(2,4,6,0.5)", [x, foot], [h * 0.5, h * 0.1]);
  oval(plate, { light: 0.4, chroma: 0.07, hue: 60 }, [x, foot - h * 0.5], [h * 0.42, h * 0.56]);
  oval(plate, { light: 0.72, chroma: 0.17, hue, alpha: 0.85 }, [x, foot - h * 0.48], [h * 0.28, h * 0.4]);
  oval(plate, { light: 0.3, chroma: 0.08, hue }, [x + h * 0.03, foot - h * 0.42], [h * 0.12, h * 0.18, 0.4]);
  for (const turn of [-0.4, 0, 0.4])
    shape(
      plate,
      { light: 0.34, chroma: 0.08, hue: 40 },
      [x + h * turn * 0.5, foot - h * 1.02],
      [x + h * (turn * 0.9 + 0.08), foot - h * 1.14],
      [x + h * (turn * 0.5 + 0.1), foot - h * 0.94],
    );
}

/** A square shaft of riveted sheets that runs away to a grating with light. */
export const AIR_DUCT = setting({
  size: { half: 1.15, high: 1.75, deep: 7 },
  floor: "plain",
  floorTint: () => lightOf(0.5, 0.01, 235),
  ceiling: () => lightOf(0.44, 0.01, 235),
  wall: (space) => {
    const metal = lightOf(0.52, 0.01, 235);
    for (let z = 6.6; z > 0.6; z *= 0.78) {
      const tint = shifted(metal, 0.09);
      rod(space, tint, 0.07, [-1.15, 0, z], [-1.15, 1.75, z], [1.15, 1.75, z], [1.15, 0, z], [-1.15, 0, z]);
      for (const x of [-0.8, -0.4, 0, 0.4, 0.8])
        for (const y of [0.02, 1.73]) disc(space, shifted(metal, -0.2), [x, y, z - 0.06], 0.025);
      for (const y of [0.4, 0.85, 1.3])
        for (const x of [-1.13, 1.13]) disc(space, shifted(metal, -0.2), [x, y, z - 0.06], 0.025);
    }
    slab(space, lightOf(0.97, 0.03, 95), [-0.95, 0.15, 6.98], [1.9, 1.4]);
    row(-0.95, 0.17, 12, (x) => rod(space, lightOf(0.15, 0.01, 250), 0.07, [x, 0.15, 6.96], [x, 1.55, 6.96]));
    row(0.15, 0.28, 6, (y) => rod(space, lightOf(0.15, 0.01, 250), 0.05, [-0.95, y, 6.95], [0.95, y, 6.95]));
    shineAt(space, [0, 0.85, 6.9], 2.4, lightOf(0.95, 0.04, 95, 0.6));
    for (let bar = -3; bar <= 3; bar++)
      face(
        space,
        lightOf(0.95, 0.04, 95, 0.14),
        [bar * 0.25, 0.01, 6.8],
        [bar * 0.25 + 0.12, 0.01, 6.8],
        [bar * 0.36 + 0.17, 0.01, 2.5],
        [bar * 0.36, 0.01, 2.5],
      );
  },
  back: (space) => {
    const way = space.plate.place.side;
    face(
      space,
      lightOf(0.16, 0.012, 250),
      [way * 1.14, 0.35, 4.4],
      [way * 1.14, 1.3, 4.4],
      [way * 1.14, 1.3, 3.5],
      [way * 1.14, 0.35, 3.5],
    );
  },
});

/** Lines of light on black, on all sides, to a point far away. */
export const GRID_ROOM: PlaceDesign = {
  far: (plate) => {
    fillBand(plate, -plate.height, 3 * plate.height, { light: 0.08, chroma: 0.02, hue: 265 });
    const space = openSpace(plate, 7);
    const tint = gridTint(plate);
    for (let x = -4; x <= 4; x++)
      for (const y of [0, 4])
        face(space, tint, [x - 0.02, y, 7], [x + 0.02, y, 7], [x + 0.02, y, 0.6], [x - 0.02, y, 0.6]);
    for (let y = 0; y <= 4; y++)
      for (const x of [-4, 4])
        face(space, tint, [x, y - 0.02, 7], [x, y + 0.02, 7], [x, y + 0.02, 0.6], [x, y - 0.02, 0.6]);
    for (let z = 7; z > 0.7; z -= 1) rod(space, tint, 0.035, [-4, 0, z], [4, 0, z], [4, 4, z], [-4, 4, z], [-4, 0, z]);
    for (let at = -4; at <= 4; at++) {
      rod(space, faded(tint, 0.8), 0.03, [at, 0, 7], [at, 4, 7]);
      if (at >= 0) rod(space, faded(tint, 0.8), 0.03, [-4, at, 7], [4, at, 7]);
    }
    const [x, y] = spot(space, [0, 1.6, 7]);
    glow(plate, [x, y], plate.unit * 0.6, faded(tint, 0.25));
  },
};

const gridTint = ({ place }: PlateCanvas): Colour => ({
  light: 0.78,
  chroma: 0.16,
  hue: place.colours[0]?.colour.hue ?? 85,
});
