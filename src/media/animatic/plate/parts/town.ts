// Houses along a street in depth, houses seen from the front, shops, signs, cars, and what a wet ground mirrors.
import { faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../paint/canvas.ts";
import { fillBand, halo, hazed, isDark, line, lit, rect, shape, type PlateCanvas } from "../plate-canvas.ts";
import { face, metre, panes, patch, sidePanel, spot, type Space, type Spot } from "./space.ts";

export interface StreetPlan {
  /** Metres from the middle to the houses, the kerb, and the heights of houses. */
  readonly half: number;
  readonly kerb: number;
  readonly high: readonly [number, number];
  readonly from: number;
  readonly to: number;
  readonly gables?: boolean;
  readonly shops?: boolean;
  /** Lightness from and to, chroma and hues of the walls; the city's own greys where it is absent. */
  readonly walls?: readonly [from: number, to: number, chroma: number, hues: readonly number[]];
  /** Round tops of doors and windows; flat roofs with a low wall; a road of earth. */
  readonly arches?: boolean;
  readonly flat?: boolean;
  readonly dirt?: boolean;
  /** Plaster between beams of wood. */
  readonly timber?: boolean;
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
  const base = wallOf(plate, plan);
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
  paintOldForms(space, plan, [x, high, near, far], tint);
  if (plan.timber) paintTimber(plate, wall, { rows, columns }, distance);
  if (plan.shops && place.year < PLATE_GLASS) paintOldShop(space, x, [near, far], distance);
  else if (plan.shops) paintShop(space, x, [near, far], distance);
}

function wallOf(plate: PlateCanvas, { walls }: StreetPlan): Colour {
  const { random, palette } = plate;
  if (!walls)
    return lit(
      plate,
      between(random, 0.36, 0.6),
      between(random, 0.012, 0.045),
      palette.groundFar.hue + between(random, -70, 70),
    );
  const [from, to, chroma, hues] = walls;
  return lit(plate, between(random, from, to), chroma, hues[Math.floor(random() * hues.length)] ?? 70);
}

/** Arched doorways along the foot of a wall, and a low wall along its top. */
function paintOldForms(
  space: Space,
  { arches, flat }: StreetPlan,
  [x, high, near, far]: readonly [number, number, number, number],
  tint: Colour,
): void {
  const { plate } = space;
  if (flat)
    face(space, shifted(tint, 0.05), [x, high, near], [x, high + 0.5, near], [x, high + 0.5, far], [x, high, far]);
  if (!arches) return;
  const hollow = shifted(tint, isDark(plate) ? -0.12 : -0.3);
  const wide = Math.min(1.2, (far - near) / 3);
  const middle = (near + far) / 2;
  const round = Array.from({ length: 9 }, (_, at): Spot => {
    const turn = (at / 8) * Math.PI;
    return [x, 2 + Math.sin(turn) * wide, middle - Math.cos(turn) * wide];
  });
  face(space, hollow, [x, 0, middle - wide], ...round, [x, 0, middle + wide]);
}

/** The first year of shop windows in one pane, with awnings. */
const PLATE_GLASS = 1880;

/** Beams at each floor and between the windows, with a slanting one beside every other. */
function paintTimber(
  plate: PlateCanvas,
  wall: ReturnType<typeof sidePanel>,
  { rows, columns }: { readonly rows: number; readonly columns: number },
  distance: number,
): void {
  const beam = hazed(plate, lit(plate, isDark(plate) ? 0.2 : 0.32, 0.05, 50), distance);
  for (let row = 0; row <= rows; row++) patch(plate, wall, beam, [0, row / rows - 0.02, 1, 0.045]);
  for (let column = 0; column <= columns; column++) patch(plate, wall, beam, [column / columns - 0.02, 0, 0.04, 1]);
  for (let row = 0; row < rows; row++) {
    const at = (u: number, v: number) => wall(u, (row + v) / rows);
    shape(plate, beam, at(0.02, 1), at(0.07, 1), at(0.15, 0), at(0.1, 0));
    shape(plate, beam, at(0.93, 1), at(0.98, 1), at(0.9, 0), at(0.85, 0));
  }
}

/** A bow window of small panes, a plank door, and a sign that hangs over the way. */
function paintOldShop(space: Space, x: number, [near, far]: readonly [number, number], distance: number): void {
  const { plate } = space;
  const { random, palette } = plate;
  const panel = sidePanel(space, x, [near, far], [0, 3.2]);
  const wood = hazed(plate, lit(plate, isDark(plate) ? 0.2 : 0.34, 0.05, between(random, 30, 70)), distance);
  const light = isDark(plate) ? shifted(palette.lamp, -0.12) : mixed(palette.sky[1], palette.near, 0.6);
  patch(plate, panel, wood, [0.08, 0.28, 0.46, 0.5]);
  for (let pane = 0; pane < 12; pane++)
    patch(plate, panel, hazed(plate, light, distance * 0.6), [
      0.1 + (pane % 4) * 0.108,
      0.31 + Math.floor(pane / 4) * 0.155,
      0.09,
      0.125,
    ]);
  patch(plate, panel, wood, [0.68, 0.32, 0.2, 0.68]);
  for (const u of [0.73, 0.78, 0.83]) patch(plate, panel, shifted(wood, -0.08), [u, 0.34, 0.008, 0.66]);
  if (far - near < 4) return;
  const side = Math.sign(x);
  const z = near + (far - near) * 0.6;
  const board = hazed(plate, lit(plate, 0.5, 0.09, between(random, 20, 150)), distance);
  face(space, wood, [x, 3.5, z], [x, 3.42, z], [x - side * 1.1, 3.42, z], [x - side * 1.1, 3.5, z]);
  face(
    space,
    board,
    [x - side * 0.3, 3.4, z],
    [x - side * 1.05, 3.4, z],
    [x - side * 1.05, 2.7, z],
    [x - side * 0.3, 2.7, z],
  );
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
export function paintRoadway(
  space: Space,
  { kerb, to, dirt }: Pick<StreetPlan, "kerb" | "to" | "dirt">,
  marks: boolean,
): void {
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
  const road = dirt
    ? lit(plate, 0.6, 0.06, 65)
    : mixed(palette.groundNear, { light: palette.groundNear.light, chroma: 0.008, hue: 250 }, 0.6);
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
