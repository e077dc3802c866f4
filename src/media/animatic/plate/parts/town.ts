// Houses along a street in depth, houses seen from the front, shops, signs, cars, and what a wet ground mirrors.
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../paint/canvas.ts";
import {
  fillBand,
  glow,
  halo,
  hazed,
  isDark,
  line,
  lit,
  oval,
  rect,
  shape,
  type PlateCanvas,
} from "../plate-canvas.ts";
import { face, metre, panes, patch, sidePanel, spot, type Space } from "./space.ts";

export interface StreetPlan {
  /** Metres from the middle to the houses, the kerb, and the heights of houses. */
  readonly half: number;
  readonly kerb: number;
  readonly high: readonly [number, number];
  readonly from: number;
  readonly to: number;
  readonly gables?: boolean;
  readonly shops?: boolean;
}

/** Houses on both sides, from the farthest to the nearest. */
export function paintFacades(space: Space, plan: StreetPlan): void {
  for (const side of [-1, 1] as const) {
    const houses: [number, number][] = [];
    for (let z = plan.from; z < plan.to;) {
      const deep = between(space.plate.random, 3.5, 7) * (1 + z * 0.05);
      houses.push([z, Math.min(plan.to, z + deep)]);
      z += deep;
    }
    for (const [near, far] of houses.toReversed()) paintHouse(space, plan, side, [near, far]);
  }
}

function paintHouse(space: Space, plan: StreetPlan, side: -1 | 1, [near, far]: readonly [number, number]): void {
  const { plate } = space;
  const { random, palette, place } = plate;
  const distance = Math.min(0.88, ((near + far) / 2 / plan.to) ** 0.55 * 0.85);
  const base = lit(
    plate,
    between(random, 0.36, 0.6),
    between(random, 0.012, 0.045),
    palette.groundFar.hue + between(random, -70, 70),
  );
  const dusky = isDark(plate) ? mixed(base, palette.near, 0.55) : base;
  const tint = hazed(plate, shifted(dusky, side === place.side ? -0.06 : 0.03), distance);
  const high = between(random, plan.high[0], plan.high[1]);
  const x = side * plan.half;
  face(
    space,
    fade(
      plate.context,
      down(spot(space, [x, high, near])[1], spot(space, [x, 0, near])[1]),
      [0, tint],
      [1, hazed(plate, shifted(tint, -0.05), 0.08)],
    ),
    [x, 0, near],
    [x, high, near],
    [x, high, far],
    [x, 0, far],
  );
  face(space, shifted(tint, -0.07), [x, high, far], [x, 0, far], [x + side * 4, 0, far], [x + side * 4, high, far]);
  if (plan.gables)
    face(
      space,
      hazed(plate, lit(plate, 0.36, 0.05, 38), distance),
      [x, high, near],
      [x + side * 1.6, high + 1.9, (near + far) / 2],
      [x, high, far],
    );
  const ground = plan.shops ? 3.4 : 0.6;
  const wall = sidePanel(space, x, [near, far], [ground, high]);
  const rows = Math.max(1, Math.round((high - ground) / 3));
  const columns = Math.max(1, Math.round((far - near) / 2));
  const share = isDark(plate) ? between(random, 0.15, 0.5) : 0;
  const glass = hazed(
    plate,
    isDark(plate) ? shifted(palette.near, 0.02) : mixed(palette.sky[1], palette.near, 0.55),
    distance * 0.8,
  );
  panes(plate, wall, [columns, rows, 0.5, 0.52], () =>
    random() < share ? hazed(plate, shifted(palette.lamp, between(random, -0.15, 0.02)), distance * 0.4) : glass,
  );
  if (plan.shops) paintShop(space, x, [near, far], distance);
}

function paintShop(space: Space, x: number, [near, far]: readonly [number, number], distance: number): void {
  const { plate } = space;
  const { random, palette } = plate;
  const panel = sidePanel(space, x, [near, far], [0, 3.2]);
  const light = isDark(plate) ? shifted(palette.lamp, -0.06) : mixed(palette.sky[2], palette.near, 0.5);
  patch(plate, panel, hazed(plate, shifted(light, between(random, -0.12, 0)), distance * 0.5), [0.08, 0.3, 0.56, 0.58]);
  patch(plate, panel, hazed(plate, shifted(palette.near, 0.04), distance), [0.72, 0.28, 0.18, 0.72]);
  const awning = lit(plate, 0.5, 0.09, between(random, 0, 360));
  patch(
    plate,
    panel,
    hazed(plate, isDark(plate) ? shifted(awning, -0.12) : awning, distance * 0.7),
    [0.03, 0.14, 0.94, 0.12],
  );
}

/** A carriageway between pavements. */
export function paintRoadway(space: Space, { kerb, to }: Pick<StreetPlan, "kerb" | "to">, marks: boolean): void {
  const { plate } = space;
  const { context, floor, height, palette } = plate;
  const wet = plate.place.wet;
  const far = mixed(palette.groundFar, palette.haze, 0.35);
  fillBand(
    plate,
    floor - plate.unit * 0.03,
    2 * height,
    fade(
      context,
      down(floor, height),
      [0, far],
      [0.3, mixed(palette.groundFar, palette.groundNear, 0.4)],
      [1, shifted(palette.groundNear, 0.05)],
    ),
  );
  const road = mixed(palette.groundNear, { light: palette.groundNear.light, chroma: 0.008, hue: 250 }, 0.6);
  face(
    space,
    fade(context, down(floor, height), [0, mixed(road, palette.haze, 0.35)], [1, shifted(road, wet ? -0.08 : -0.03)]),
    [-kerb, 0, to],
    [kerb, 0, to],
    [kerb, 0, 0.3],
    [-kerb, 0, 0.3],
  );
  for (const side of [-1, 1])
    face(
      space,
      shifted(far, 0.03),
      [side * kerb, 0.02, to],
      [side * (kerb + 0.18), 0.02, to],
      [side * (kerb + 0.18), 0.02, 0.3],
      [side * kerb, 0.02, 0.3],
    );
  if (!marks) return;
  for (let z = 1; z < to; z += 3.2)
    face(space, faded(palette.sky[2], 0.24), [-0.07, 0, z], [0.07, 0, z], [0.07, 0, z + 1.5], [-0.07, 0, z + 1.5]);
}

/** Long soft marks of light under lamps and signs, where the ground is wet. */
export function paintReflection(plate: PlateCanvas, [x, y]: Point, colour: Colour, strength = 0.4): void {
  if (!plate.place.wet) return;
  const { context, unit, height } = plate;
  context.save();
  context.translate(x, y);
  context.scale(0.17, 1);
  halo(plate, [0, unit * 0.05], Math.min(unit * 0.34, height - y), faded(colour, strength));
  context.restore();
}

/** An upright sign of light on a house; its halo is a light of its own. */
export function paintNeonSign(
  space: Space,
  [x, y, z]: readonly [number, number, number],
  tall: number,
  colour: Colour,
): void {
  const { plate } = space;
  const m = metre(space, z);
  const [sx, sy] = spot(space, [x, y, z]);
  halo(plate, [sx, sy + (tall * m) / 2], tall * m * 1.5, faded(colour, 0.38));
  rect(plate, shifted(plate.palette.near, -0.03), [sx - 0.2 * m, sy, 0.4 * m, tall * m]);
  for (let mark = 0; mark < 4; mark++) {
    const top = sy + tall * m * (0.06 + 0.235 * mark);
    line(
      plate,
      { ...colour, light: 0.86 },
      0.0035,
      [sx - 0.11 * m, top],
      [sx + 0.11 * m, top],
      [sx - 0.08 * m, top + tall * m * 0.15],
      [sx + 0.1 * m, top + tall * m * 0.15],
    );
  }
  const foot = spot(space, [x, 0, z]);
  paintReflection(plate, [foot[0], Math.max(foot[1], plate.floor + 2)], colour, 0.62);
}

interface Cottage {
  readonly wide: number;
  readonly near: number;
  readonly old: boolean;
}

/** A house from the front with a pitched roof, its door, windows and a chimney. */
export function paintCottage(plate: PlateCanvas, [x, foot]: Point, { wide, near, old }: Cottage): void {
  const { random, palette, unit } = plate;
  const w = wide * unit;
  const h = w * between(random, 0.46, 0.62);
  const dark = isDark(plate);
  const far = 0.6 * (1 - near);
  const wall = hazed(
    plate,
    mixed(lit(plate, old ? 0.72 : 0.8, 0.035, between(random, 40, 110)), palette.near, dark ? 0.62 : 0.08),
    far,
  );
  const roof = hazed(
    plate,
    mixed(lit(plate, old ? 0.5 : 0.42, 0.06, between(random, 25, 70)), palette.near, dark ? 0.6 : 0.15),
    far,
  );
  rect(plate, shifted(roof, -0.05), [x + w * 0.62, foot - h - w * 0.42, w * 0.09, w * 0.3]);
  rect(plate, wall, [x, foot - h, w, h]);
  rect(plate, faded(shifted(wall, -0.12), 0.5), [plate.place.side > 0 ? x : x + w * 0.75, foot - h, w * 0.25, h]);
  shape(
    plate,
    roof,
    [x - w * 0.08, foot - h + 1],
    [x + w * 0.14, foot - h - w * 0.36],
    [x + w * 0.86, foot - h - w * 0.36],
    [x + w * 1.08, foot - h + 1],
  );
  const glass = dark ? shifted(palette.lamp, -0.05) : hazed(plate, mixed(palette.sky[1], palette.near, 0.6), far);
  for (const part of [0.12, 0.66]) {
    rect(plate, shifted(wall, 0.08), [x + w * (part - 0.015), foot - h * 0.68, w * 0.23, h * 0.38]);
    rect(plate, random() < 0.8 || !dark ? glass : shifted(palette.near, 0.03), [
      x + w * part,
      foot - h * 0.65,
      w * 0.2,
      h * 0.32,
    ]);
  }
  rect(plate, shifted(roof, -0.06), [x + w * 0.42, foot - h * 0.68, w * 0.15, h * 0.68]);
}

/** A car at the kerb, from the side. */
export function paintParkedCar(plate: PlateCanvas, [x, foot]: Point, long: number, hue: number): void {
  const { palette, place } = plate;
  const l = long * plate.unit;
  const tint = mixed(lit(plate, 0.5, 0.1, hue), palette.near, isDark(plate) ? 0.6 : 0.15);
  oval(plate, "rgba(4,6,12,0.35)", [x + l / 2, foot], [l * 0.52, l * 0.03]);
  shape(
    plate,
    shifted(tint, -0.02),
    [x + l * 0.2, foot - l * 0.2],
    [x + l * 0.31, foot - l * 0.33],
    [x + l * 0.66, foot - l * 0.33],
    [x + l * 0.82, foot - l * 0.2],
  );
  shape(
    plate,
    mixed(palette.sky[1], palette.near, 0.5),
    [x + l * 0.26, foot - l * 0.2],
    [x + l * 0.335, foot - l * 0.305],
    [x + l * 0.64, foot - l * 0.305],
    [x + l * 0.75, foot - l * 0.2],
  );
  shape(
    plate,
    tint,
    [x, foot - l * 0.06],
    [x + l * 0.02, foot - l * 0.17],
    [x + l * 0.2, foot - l * 0.205],
    [x + l * 0.82, foot - l * 0.205],
    [x + l * 0.98, foot - l * 0.16],
    [x + l, foot - l * 0.06],
  );
  for (const part of [0.2, 0.79])
    oval(plate, css({ light: 0.14, chroma: 0.01, hue: 260 }), [x + l * part, foot - l * 0.055], l * 0.075);
  if (isDark(plate)) glow(plate, [place.side > 0 ? x : x + l, foot - l * 0.12], l * 0.2, faded(palette.lamp, 0.5));
}
