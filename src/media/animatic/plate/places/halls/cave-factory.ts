// Designs of places: cave, factory.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { across, down, fade, type Point } from "../../../paint/canvas.ts";
import { pendant } from "../../parts/furniture.ts";
import {
  block,
  contact,
  frontPanel,
  metre,
  panes,
  patch,
  sidePanel,
  spot,
  strips,
  type Space,
} from "../../parts/space.ts";
import {
  fillBand,
  glow,
  has,
  isDark,
  line,
  lit,
  oval,
  shape,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { fireLight } from "../homes/shared.ts";
import { hall, spaceOf } from "./shared.ts";
import { paintOnRock } from "./cave-paintings.ts";
import { hasFire, paintCaveFrame, paintRoughWall } from "./cave-rock.ts";

export const CAVE: PlaceDesign = {
  far: (plate) => {
    const { wall } = plate.palette;
    const open = has(plate, "mouth", "waterfall", "entrance", "daylight") || (!isDark(plate) && !hasFire(plate));
    fillBand(
      plate,
      -plate.height,
      plate.height * 3,
      fade(
        plate.context,
        down(0, plate.height),
        [0, shifted(wall, -0.12)],
        [0.6, shifted(wall, 0.02)],
        [1, shifted(wall, -0.1)],
      ),
    );
    const at: Point = [plate.meet + plate.place.side * plate.unit * 0.12, plate.floor - plate.unit * 0.2];
    const light: Colour = open
      ? plate.palette.sky[2]
      : { light: 0.5, chroma: 0.09, hue: plate.place.colours[0]?.colour.hue ?? 210 };
    glow(plate, at, plate.unit * 0.75, faded(light, 0.5));
    if (open) {
      const edge = ridgeLine(plate.random, { waves: 5, detail: 2, sharp: false });
      const points: Point[] = [];
      for (let turn = 0; turn < 40; turn++) {
        const angle = (turn / 40) * Math.PI * 2;
        const reach = plate.unit * 0.17 * (1 + 0.16 * edge(turn / 40));
        points.push([at[0] + Math.cos(angle) * reach, at[1] + plate.unit * 0.03 + Math.sin(angle) * reach * 1.1]);
      }
      shape(
        plate,
        fade(
          plate.context,
          down(at[1] - plate.unit * 0.2, at[1] + plate.unit * 0.2),
          [0, plate.palette.sky[1]],
          [1, { ...plate.palette.sky[2], light: 0.95 }],
        ),
        ...points,
      );
    }
    paintRoughWall(plate, at);
    if (has(plate, "painting", "paintings", "painted")) paintOnRock(plate);
    if (has(plate, "moonlight", "hole", "shaft", "sunbeam")) lightFromAbove(plate, at[0]);
    teeth(plate, 0.45, 20);
  },
  middle: (plate) => {
    teeth(plate, 0.75, 13);
    paintCaveFrame(plate);
    if (has(plate, "crystal"))
      for (let gem = 0; gem < 9; gem++) {
        const [x, y] = [plate.width * between(plate.random, 0.05, 0.95), plate.floor + plate.unit * 0.02];
        const tall = plate.unit * between(plate.random, 0.08, 0.2);
        shape(
          plate,
          { light: 0.72, chroma: 0.12, hue: 200 + gem * 14, alpha: 0.9 },
          [x - tall * 0.14, y],
          [x - tall * 0.1, y - tall * 0.8],
          [x + tall * 0.03, y - tall],
          [x + tall * 0.14, y - tall * 0.7],
          [x + tall * 0.16, y],
        );
      }
  },
  near: (plate) => {
    const { wall } = plate.palette;
    const edge = ridgeLine(plate.random, { waves: 4, detail: 3, sharp: false });
    const points: Point[] = [[-plate.width, plate.height * 2]];
    for (let part = -0.6; part <= 1.6; part += 0.02)
      points.push([part * plate.width, plate.floor + plate.unit * 0.02 * edge(part)]);
    shape(
      plate,
      fade(plate.context, down(plate.floor, plate.height), [0, shifted(wall, 0.03)], [1, shifted(wall, -0.13)]),
      ...points,
      [plate.width * 2, plate.height * 2],
    );
    if (has(plate, "lake", "water", "river", "pool"))
      oval(
        plate,
        { light: 0.5, chroma: 0.08, hue: 205, alpha: 0.85 },
        [plate.meet, plate.floor + plate.unit * 0.11],
        [plate.unit * 0.5, plate.unit * 0.05],
      );
    for (const part of [0.03, 0.14, 0.88, 0.98])
      tooth(
        plate,
        [plate.width * part, plate.floor + plate.unit * 0.1],
        [-between(plate.random, 0.12, 0.26), 0.07],
        shifted(wall, -0.06),
      );
  },
  front: (plate) => {
    const dark = shifted(plate.palette.wall, -0.17);
    for (const part of [-0.02, 0.08, 0.93, 1.02])
      tooth(plate, [plate.width * part, -plate.unit * 0.02], [between(plate.random, 0.25, 0.42), 0.1], dark);
  },
  lights: [fireLight((plate) => plate.place.side * 1.5)],
};

/** Through an opening in the roof, down to the ground. */
function lightFromAbove(plate: PlateCanvas, x: number): void {
  const { context, floor, unit } = plate;
  const light: Colour = { light: 0.86, chroma: 0.04, hue: 225 };
  const beam = fade(context, down(0, floor + unit * 0.05), [0, faded(light, 0.6)], [1, faded(light, 0.1)]);
  shape(
    plate,
    beam,
    [x - unit * 0.07, -unit * 0.1],
    [x + unit * 0.07, -unit * 0.1],
    [x + unit * 0.24, floor + unit * 0.05],
    [x - unit * 0.24, floor + unit * 0.05],
  );
  glow(plate, [x, floor + unit * 0.05], unit * 0.3, faded(light, 0.35));
}

/** Stone that hangs from above and stands on the ground. */
function teeth(plate: PlateCanvas, near: number, count: number): void {
  const tint = shifted(plate.palette.wall, (isDark(plate) ? 0.16 : 0.08) - 0.2 * near);
  for (let one = 0; one < count; one++) {
    const x = plate.width * between(plate.random, -0.1, 1.1);
    const side = Math.abs(x / plate.width - 0.5) * 2;
    tooth(
      plate,
      [x, -plate.unit * 0.02],
      [between(plate.random, 0.08, 0.2) * (0.5 + side), 0.045],
      shifted(tint, between(plate.random, -0.02, 0.02)),
    );
    if (one % 2 === 0)
      tooth(plate, [x, plate.floor + plate.unit * 0.03], [-between(plate.random, 0.05, 0.17) * side, 0.05], tint);
  }
}

function tooth(plate: PlateCanvas, [x, y]: Point, [long, wide]: readonly [number, number], tint: Colour): void {
  const [w, h] = [wide * plate.unit, long * plate.unit];
  const lit1 = plate.place.side * w;
  shape(
    plate,
    fade(plate.context, across(x - lit1, x + lit1), [0, shifted(tint, -0.05)], [1, shifted(tint, 0.06)]),
    [x - w, y],
    [x - w * 0.45, y + h * 0.45],
    [x - w * 0.06, y + h],
    [x + w * 0.1, y + h * 0.96],
    [x + w * 0.4, y + h * 0.4],
    [x + w, y],
  );
}

export const FACTORY: PlaceDesign = {
  far: (plate) => {
    const size = { half: 6, high: 6, deep: 18 };
    const space = hall(plate, size, -0.08);
    strips(space, size, plate.palette.wall, { count: 10, tone: (strip) => (strip % 2) * 0.03 - 0.05 });
    panes(plate, frontPanel(space, [-4.5, 2.2, 18], 9, 3), [12, 4, 0.86, 0.84], (column, row) =>
      mixed(plate.palette.sky[1], plate.palette.wall, (column * 7 + row * 5) % 4 === 0 ? 0.5 : 0.12),
    );
    for (const side of [-1, 1])
      panes(plate, sidePanel(space, side * 6, [3, 18], [3, 5.2]), [12, 3, 0.84, 0.84], () =>
        mixed(plate.palette.sky[2], plate.palette.wall, side === plate.place.side ? 0.5 : 0.25),
      );
    for (const z of [18, 13, 9.6, 7.2]) {
      block(space, { at: [-6, 5.2, z], size: [12, 0.22, 0.2] }, shifted(plate.palette.wall, -0.18));
      for (let brace = -5; brace < 5; brace++)
        line(
          plate,
          shifted(plate.palette.wall, -0.16),
          0.03 / z,
          spot(space, [brace * 1.2, 5.2, z]),
          spot(space, [brace * 1.2 + 0.6, 5.9, z]),
          spot(space, [brace * 1.2 + 1.2, 5.2, z]),
        );
    }
  },
  middle: (plate) => {
    const space = spaceOf(plate, 18);
    const metal = lit(plate, 0.46, 0.02, 200);
    if (has(plate, "server", "data")) {
      for (const side of [-1, 1]) for (const z of [13, 9.5, 7, 5.2]) rack(space, side, z);
      return;
    }
    for (const [x, z] of [
      [-5.4, 13],
      [3, 12],
      [-5.2, 9],
    ] as const) {
      block(space, { at: [x, 0, z], size: [2.3, 2.2, 2] }, metal);
      block(space, { at: [x + 0.4, 2.2, z + 0.4], size: [0.6, 2, 0.6] }, shifted(metal, -0.05));
      oval(plate, shifted(metal, -0.14), spot(space, [x + 1.6, 1.3, z]), metre(space, z) * 0.4);
      oval(plate, shifted(metal, 0.04), spot(space, [x + 1.6, 1.3, z]), metre(space, z) * 0.28);
    }
    for (const x of [-2, 2]) for (const z of [12, 8]) pendant(space, [x, z], 4, 5.4);
  },
  near: (plate) => {
    const space = spaceOf(plate, 18);
    if (has(plate, "server", "data")) return;
    const side = plate.place.side;
    for (const [dx, y, w] of [
      [0, 0, 1.2],
      [1.25, 0, 1],
      [0.5, 1.05, 1],
    ] as const) {
      const [x, z] = [side > 0 ? -4.9 + dx : 2.5 + dx, 6];
      if (y === 0) contact(space, [x + w / 2, z + 0.4], [w * 0.7, 0.8]);
      block(space, { at: [x, y, z], size: [w, 1, 0.9] }, shifted(plate.palette.wood, dx / 20));
      const panel = frontPanel(space, [x, y, z], w, 1);
      for (const v of [0.04, 0.86]) patch(plate, panel, shifted(plate.palette.wood, -0.07), [0, v, 1, 0.1]);
    }
  },
};

function rack(space: Space, side: number, z: number): void {
  const { plate } = space;
  const metal = lit(plate, 0.24, 0.015, 250);
  block(space, { at: [side > 0 ? 1.5 : -2.7, 0, z], size: [1.2, 2.6, 1.5] }, metal);
  panes(plate, sidePanel(space, side * 1.5, [z, z + 1.5], [0.1, 2.5]), [4, 14, 0.5, 0.2], (column, row) => ({
    light: 0.75,
    chroma: 0.15,
    hue: (column * 5 + row * 3 + z) % 5 < 1 ? 25 : 165,
    alpha: (column + row * 2) % 3 ? 0.75 : 0.15,
  }));
}
