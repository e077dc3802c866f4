// Draws what somebody needs beside them in a wide picture: table, door, ladder, rope, rock, steps, bar, wall. In head heights, feet at the origin;
// whoever uses it looks to the left.
import type { Support } from "../../../core/animatic/acting/supports.ts";
import { shifted, type Colour } from "../../../core/animatic/colour/colour.ts";
import { curve, paintPart, type Dot, type Pen } from "../../cards/pen.ts";
import { AT_WORK } from "./set-pieces/at-work.ts";
import { AT_WALLS } from "./set-pieces/at-walls.ts";
import { BUILT_WALLS } from "./set-pieces/built-walls.ts";
import { CLIMBS } from "./set-pieces/climbs.ts";
import { COVERS } from "./set-pieces/covers.ts";
import { OBSTACLES } from "./set-pieces/obstacles.ts";
import { HEIGHT_PIECES } from "./set-pieces/heights.ts";
import { HARD_SEATS } from "./set-pieces/hard-seats.ts";
import { HOLED } from "./set-pieces/holed.ts";
import { INTO_PIECES } from "./set-pieces/into.ts";
import { SLIDES } from "./set-pieces/slides.ts";
import { TO_LIE_ON } from "./set-pieces/to-lie-on.ts";
import { TOPS } from "./set-pieces/tops.ts";
import { WAGONS } from "./set-pieces/wagons.ts";
import { STAGE_SUPPORTS } from "./stage-supports.ts";
import { Path2D } from "../paint/canvas.ts";

const WOOD: Colour = { light: 0.46, chroma: 0.06, hue: 58 };
const STONE: Colour = { light: 0.52, chroma: 0.012, hue: 70 };
const IRON: Colour = { light: 0.4, chroma: 0.01, hue: 250 };
const HEMP: Colour = { light: 0.66, chroma: 0.06, hue: 80 };
const PIANO: Colour = { light: 0.27, chroma: 0.035, hue: 40 };
const IVORY: Colour = { light: 0.93, chroma: 0.012, hue: 90 };
const STEEL: Colour = { light: 0.66, chroma: 0.012, hue: 240 };
/** Yellow edges of moving steps. */
const COMB: Colour = { light: 0.84, chroma: 0.14, hue: 95 };
const DARK: Colour = { light: 0.16, chroma: 0.015, hue: 270 };

const box = (x: number, y: number, width: number, height: number): Path2D => {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.06);
  return path;
};
const polygon = (dots: readonly Dot[]): Path2D => curve(dots, true, 0);

/** The leaf of a closed door, and what is behind an open one. */
const DOORWAY: readonly Dot[] = [
  [-2.1, -8.1],
  [-3.5, -7.75],
  [-3.5, -0.2],
  [-2.1, 0],
];

/** Across, down and how large. */
const ROCK_FACETS: readonly (readonly [number, number, number])[] = [
  [-1.4, -8.4, 1.8],
  [-2.9, -6.6, 1.3],
  [-1.2, -5.2, 1.2],
  [-3.4, -4, 2],
  [-1.5, -2.4, 1.6],
  [-5.4, -7.8, 1.9],
  [-5.8, -2.6, 1.7],
  [-8, -5.4, 2.2],
  [-9.4, -1.8, 1.3],
];

const PAINTERS: Readonly<Record<Support, (pen: Pen) => void>> = {
  ...STAGE_SUPPORTS,
  ...COVERS,
  ...HEIGHT_PIECES,
  ...OBSTACLES,
  ...CLIMBS,
  ...AT_WORK,
  ...AT_WALLS,
  ...SLIDES,
  ...TOPS,
  ...BUILT_WALLS,
  ...INTO_PIECES,
  ...HOLED,
  ...HARD_SEATS,
  ...TO_LIE_ON,
  ...WAGONS,
  table: (pen) => {
    for (const x of [-3.1, -0.95]) paintPart(pen, box(x, -3.1, 0.18, 3.1), shifted(WOOD, -0.08), { shade: 0.05 });
    paintPart(pen, box(-3.4, -3.35, 2.9, 0.26), WOOD, { shade: 0.08 });
  },
  door: (pen) => {
    paintFrame(pen);
    paintPart(pen, polygon(DOORWAY), WOOD, { shade: 0.08 });
    for (const y of [-7.2, -3.6])
      paintPart(
        pen,
        polygon([
          [-2.35, y],
          [-3.25, y + 0.18],
          [-3.25, y + 2.7],
          [-2.35, y + 2.75],
        ]),
        shifted(WOOD, -0.05),
        { shade: 0.03 },
      );
    paintPart(pen, box(-2.42, -3.95, 0.3, 0.16), IRON, { shade: 0.03 });
  },
  open_door: (pen) => {
    paintFrame(pen);
    paintPart(pen, polygon(DOORWAY), DARK, { shade: 0 });
    paintPart(
      pen,
      polygon([
        [-3.5, -7.75],
        [-4.9, -8.2],
        [-4.9, 0.12],
        [-3.5, -0.2],
      ]),
      WOOD,
      { shade: 0.08 },
    );
  },
  piano: (pen) => {
    paintPart(pen, box(-3.6, -4.7, 1.5, 4.7), PIANO, { shade: 0.12 });
    paintPart(pen, box(-2.3, -3.15, 1.4, 0.3), PIANO, { shade: 0.06 });
    paintPart(pen, box(-2.2, -3.25, 1.25, 0.14), IVORY, { shade: 0.03 });
    for (let key = 0; key < 6; key++) paintPart(pen, box(-2.1 + key * 0.2, -3.27, 0.09, 0.1), DARK, { shade: 0 });
    paintPart(pen, box(-1.1, -2.9, 0.16, 2.9), PIANO, { shade: 0.05 });
  },
  ladder: (pen) => {
    for (let rung = 0; rung < 24; rung++)
      paintPart(pen, box(-1.05, -0.6 - rung * 0.7, 1.1, 0.12), shifted(WOOD, 0.1), { shade: 0.04 });
    for (const x of [-1.15, -0.05]) paintPart(pen, box(x, -17, 0.16, 17), shifted(WOOD, 0.04), { shade: 0.06 });
  },
  rope: (pen) => paintPart(pen, box(-0.42, -18, 0.17, 18), HEMP, { shade: 0.05 }),
  rock: (pen) => {
    paintPart(
      pen,
      polygon([
        [-0.75, 0],
        [-0.6, -2.4],
        [-0.95, -4.4],
        [-0.7, -7],
        [-1.05, -9.6],
        [-0.8, -18],
        [-30, -18],
        [-30, 0],
      ]),
      STONE,
      { shade: 0.3 },
    );
    for (const [x, y, size] of ROCK_FACETS)
      paintPart(
        pen,
        polygon([
          [x, y],
          [x - size * 0.7, y + size * 0.2],
          [x - size, y + size],
          [x - size * 0.3, y + size * 1.2],
        ]),
        shifted(STONE, size > 1.5 ? 0.07 : -0.06),
        { shade: 0.04 },
      );
  },
  steps: (pen) => {
    const count = 12;
    const edges = Array.from({ length: count }, (_, step): readonly Dot[] => [
      [-1.3 - step * 1.05, -0.55 * step],
      [-1.3 - step * 1.05, -0.55 * (step + 1)],
    ]).flat();
    paintPart(pen, polygon([...edges, [-30, -0.55 * count], [-30, 0]]), STONE, { shade: 0.2 });
    for (let step = 0; step < count; step++)
      paintPart(pen, box(-1.3 - (step + 1) * 1.05, -0.55 * (step + 1), 1.1, 0.12), shifted(STONE, 0.14), {
        shade: 0.02,
      });
  },
  escalator: (pen) => {
    const long = 20;
    const slope = (y: number): readonly Dot[] => [
      [-0.6, y],
      [-0.6 - long, y - long * 0.52],
    ];
    const face: readonly Dot[] = [...slope(0.1), [-0.6 - long, 0.4], [-0.6, 0.4]];
    paintPart(pen, polygon(face), shifted(STEEL, -0.12), { shade: 0.2 });
    for (let step = 0; step < 18; step++) {
      const [x, y] = [-1.3 - step * 1.05, -0.55 * (step + 1)];
      paintPart(pen, box(x - 1.05, y, 1.1, 0.62), shifted(STEEL, -0.2), { shade: 0.03 });
      paintPart(pen, box(x - 1.05, y, 1.1, 0.12), COMB, { shade: 0 });
    }
    const glass: readonly Dot[] = [...slope(-3.4), ...slope(-0.6).toReversed()];
    paintPart(pen, polygon(glass), { ...STEEL, light: 0.86, alpha: 0.35 }, { shade: 0 });
    const rail: readonly Dot[] = [...slope(-3.7), ...slope(-3.3).toReversed()];
    paintPart(pen, polygon(rail), DARK, { shade: 0.03 });
  },
  bar: (pen) => paintPart(pen, box(-9, -8.75, 18, 0.42), STONE, { shade: 0.12 }),
  wall: (pen) => paintPart(pen, box(0.95, -14, 1.5, 14), STONE, { shade: 0.14 }),
};

function paintFrame(pen: Pen): void {
  const outline: readonly Dot[] = [
    [-1.85, -8.5],
    [-3.75, -8.1],
    [-3.75, 0.05],
    [-1.85, 0.15],
  ];
  paintPart(pen, polygon(outline), shifted(WOOD, 0.16), { shade: 0.05 });
}

const FRONTS: Partial<Readonly<Record<Support, (pen: Pen) => void>>> = {
  wardrobe: COVERS.wardrobe_front,
  well: CLIMBS.well_front,
  pit: CLIMBS.pit_front,
  water_edge: HEIGHT_PIECES.water_edge_front,
  rubble: OBSTACLES.rubble_front,
  window_opening: CLIMBS.window_opening_front,
  pool_edge: TOPS.pool_edge_front,
  hammock: TOPS.hammock_front,
  shower_head: TOPS.shower_head_front,
  in_coffin: TO_LIE_ON.in_coffin_front,
  in_pod: TO_LIE_ON.in_pod_front,
  in_grass: TO_LIE_ON.in_grass_front,
  deep_grass: TO_LIE_ON.deep_grass_front,
  deep_snow: TO_LIE_ON.deep_snow_front,
  over_fence: TOPS.over_fence_front,
  over_gate: TOPS.over_gate_front,
  into_water: INTO_PIECES.into_water_front,
  into_water_behind: INTO_PIECES.into_water_behind_front,
  into_pit: INTO_PIECES.into_pit_front,
  bank_edge: INTO_PIECES.bank_edge_front,
  brink: INTO_PIECES.brink_front,
  holed_fence: HOLED.holed_fence_front,
  holed_wall: HOLED.holed_wall_front,
  shutter: HOLED.shutter_front,
};

/** `isFront`: its part that is before whoever is in it. */
export function paintSupport(pen: Pen, support: Support, isFront: boolean): void {
  const paint = isFront ? (FRONTS[support] ?? PAINTERS[support]) : PAINTERS[support];
  paint(pen);
}
