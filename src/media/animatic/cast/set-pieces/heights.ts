// What somebody stands on, leaps over, hangs from or falls past. Head heights; whoever uses it looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { HEIGHTS } from "../../../../core/animatic/acting/set-pieces/piece-heights.ts";
import { JUMPED } from "../../../../core/animatic/acting/postures/from-heights.ts";
import { BARK, box, DARK, LEAF, LINEN, paintDrop, polygon, STONE, WOOD } from "./parts.ts";

const PAINTED: Colour = { light: 0.7, chroma: 0.15, hue: 85 };
const BRICK: Colour = { light: 0.5, chroma: 0.06, hue: 40 };
const ICE: Colour = { light: 0.82, chroma: 0.05, hue: 228 };
const TILES: Colour = { light: 0.82, chroma: 0.03, hue: 85 };
const POOL: Colour = { light: 0.68, chroma: 0.1, hue: 220, alpha: 0.72 };
const CAR: Colour = { light: 0.5, chroma: 0.1, hue: 38 };
const FAR = 40;
const STEP = { deep: 1.05, high: 0.55 } as const;
/** Under the thighs of who sits, above the feet. */
const SEAT = 1.95;

/** Rock with its top at a height, from an edge on. */
function paintBlock(pen: Pen, edge: number, end: number, top: number): void {
  const way = Math.sign(end - edge);
  const face: readonly Dot[] = [
    [edge, top],
    [edge + way * 0.35, top + 1.2],
    [edge + way * 0.1, top + 2.6],
    [edge + way * 0.5, 9],
    [end, 9],
    [end, top],
  ];
  paintPart(pen, polygon(...face), shifted(STONE, -0.1), { shade: 0.22 });
  paintPart(
    pen,
    polygon([edge - way * 0.12, top - 0.12], [end, top - 0.12], [end, top + 0.4], [edge, top + 0.36]),
    STONE,
    {
      shade: 0.06,
    },
  );
}

function paintHighWall(pen: Pen): void {
  paintPart(pen, box(2.6, -FAR, FAR, FAR + 9), BRICK, { shade: 0.14 });
  for (const y of [-11, -6.6, -2.2])
    for (const x of [3.6, 6.6]) {
      paintPart(pen, box(x, y, 1.7, 2.6), DARK, { shade: 0.02 });
      paintPart(pen, box(x - 0.15, y + 2.6, 2, 0.25), shifted(BRICK, 0.2), { shade: 0.03 });
    }
}

const DROP_STONES: readonly Dot[] = [
  [-0.5, -2.2],
  [1.4, -1.6],
  [3, -2.3],
  [0.2, -1],
  [4.4, -1.1],
  [6, -2],
  [2.4, -0.5],
];

export const HEIGHT_PIECES = {
  ledge: (pen: Pen) => {
    paintDrop(pen, -FAR, 0, -4);
    paintBlock(pen, -1, FAR, -(HEIGHTS.ledge ?? 0));
  },
  edge_lain_on: (pen: Pen) => {
    paintDrop(pen, -FAR, 0, -4);
    paintBlock(pen, -2.2, FAR, -(HEIGHTS.edge_lain_on ?? 0));
  },
  gap: (pen: Pen) => {
    paintDrop(pen, -2.4, 2, -3.4);
    paintBlock(pen, 1.9, FAR, -(HEIGHTS.gap ?? 0));
    paintBlock(pen, -2.2, -FAR, -(HEIGHTS.gap ?? 0));
  },
  ledge_seat: (pen: Pen) => {
    paintDrop(pen, -FAR, 0, -4);
    paintBlock(pen, -1, FAR, -SEAT);
  },
  water_edge: (pen: Pen) => {
    paintPart(pen, box(-1.1, -SEAT, FAR, FAR), TILES, { shade: 0.12 });
    for (let y = -SEAT + 0.9; y < 3; y += 0.9)
      paintPart(pen, box(-1.1, y, FAR, 0.07), shifted(TILES, -0.1), { shade: 0, outline: 0 });
    paintPart(pen, box(-1.4, -SEAT - 0.05, FAR, 0.42), shifted(TILES, 0.08), { shade: 0.05 });
    paintPart(pen, box(-FAR, -0.85, FAR - 1.1, FAR), { ...POOL, alpha: 1 }, { shade: 0 });
  },
  high_platform: (pen: Pen) => {
    const top = -(HEIGHTS.high_platform ?? 0);
    for (const x of [2.6, 4.6]) paintPart(pen, box(x, top - 3.4, 0.3, 3.6 - top), STONE, { shade: 0.08 });
    for (let y = top + 0.9; y < 0; y += 0.75)
      paintPart(pen, box(2.8, y, 2, 0.16), shifted(STONE, 0.08), { shade: 0.03 });
    for (const y of [top - 3.4, top - 1.8]) paintPart(pen, box(-0.4, y, 5.2, 0.14), STONE, { shade: 0.03 });
    paintPart(pen, polygon([2.8, top + 0.4], [-0.6, top + 0.4], [2.8, top + 2.6]), shifted(STONE, -0.1), {
      shade: 0.06,
    });
    paintPart(pen, box(-1.5, top - 0.05, 6.6, 0.5), TILES, { shade: 0.08 });
  },
  board_end: (pen: Pen) => {
    const top = -(HEIGHTS.board_end ?? 0);
    paintPart(pen, box(-FAR, 1.2, 2 * FAR, FAR), { ...POOL, alpha: 1 }, { shade: 0 });
    paintPart(pen, box(5.6, top + 0.3, 1.2, FAR), shifted(TILES, -0.08), { shade: 0.12 });
    for (const x of [4.4, 8]) paintPart(pen, box(x, top - 3.4, 0.18, 3.6), STONE, { shade: 0.04 });
    paintPart(pen, box(4.4, top - 3.5, FAR, 0.2), STONE, { shade: 0.04 });
    paintPart(pen, box(-1.6, top - 0.05, FAR, 0.34), shifted(TILES, 0.06), { shade: 0.08 });
    paintPart(pen, box(-1.6, top + 0.29, FAR, 0.12), shifted(POOL, -0.2), { shade: 0 });
  },
  /** Water before the feet that hang in it. */
  water_edge_front: (pen: Pen) => {
    paintPart(pen, box(-FAR, -0.85, FAR - 1.1, FAR), POOL, { shade: 0 });
    for (const [x, y, wide] of [
      [-3.4, -0.5, 1.6],
      [-6.2, -0.2, 2.2],
      [-2.6, 0.2, 1.2],
      [-9.6, -0.55, 2.6],
    ] as const)
      paintPart(pen, box(x, y, wide, 0.1), { ...ICE, alpha: 0.8 }, { shade: 0, outline: 0 });
    paintPart(pen, oval(-1.9, -0.82, 0.8, 0.14), { ...ICE, alpha: 0.8 }, { shade: 0, outline: 0 });
  },
  bonnet: (pen: Pen) => {
    const body: readonly Dot[] = [
      [1.9, -0.6],
      [1.9, -SEAT + 0.15],
      [1.2, -SEAT - 0.1],
      [-3.4, -SEAT - 0.35],
      [-5.6, -4.1],
      [-14, -4.2],
      [-14, -0.6],
    ];
    paintPart(pen, polygon(...body), CAR, { shade: 0.14 });
    paintPart(pen, polygon([-3.9, -2.4], [-5.8, -3.85], [-9, -3.9], [-9, -2.4]), DARK, { shade: 0.02 });
    paintPart(pen, oval(1.55, -1.35, 0.32, 0.3), PAINTED, { shade: 0.02 });
    paintPart(pen, box(1.3, -0.85, 0.85, 0.3), shifted(STONE, 0.1), { shade: 0.05 });
    paintPart(pen, oval(-0.9, -0.62, 0.95, 0.95), DARK, { shade: 0.06 });
    paintPart(pen, oval(-0.9, -0.62, 0.42, 0.42), STONE, { shade: 0.04 });
  },
  wall_face: (pen: Pen) => {
    paintPart(pen, box(-FAR, -FAR, FAR - 0.75, FAR + 0.2), BRICK, { shade: 0.14 });
    for (let y = -13; y < 0; y += 1.1)
      for (let x = -1.6; x > -14; x -= 2.2)
        paintPart(pen, box(x - (y % 2.2 === 0 ? 1 : 0), y, 0.9, 0.4), shifted(BRICK, 0.06), { shade: 0.02 });
  },
  ice_face: (pen: Pen) => {
    const edge: readonly Dot[] = [-14, -11.5, -9, -6.8, -4.4, -2.2, 0.2].map((y, at): Dot => [
      at % 2 ? -0.6 : -0.95,
      y,
    ]);
    paintPart(pen, polygon(...edge, [-FAR, 0.2], [-FAR, -14]), ICE, { shade: 0.16 });
    for (const [x, y, s] of [
      [-2.2, -9.5, 1.3],
      [-3.6, -5.6, 1.6],
      [-1.9, -4, 1],
      [-4.6, -2.2, 1.4],
      [-6.4, -8, 1.8],
      [-7.6, -4, 1.5],
    ] as const)
      paintPart(
        pen,
        polygon([x, y], [x + s * 0.6, y + s * 0.5], [x + s * 0.4, y + s * 1.9], [x - s * 0.5, y + s * 1.2]),
        shifted(ICE, y % 2 ? 0.09 : -0.09),
        { shade: 0.03 },
      );
  },
  overhang: (pen: Pen) => {
    paintDrop(pen, -2, FAR, -4);
    paintPart(
      pen,
      polygon([-0.2, -9.2], [-0.75, -7.4], [-0.6, -5], [-1.1, -2.4], [-0.8, 9], [-FAR, 9], [-FAR, -9.2]),
      shifted(STONE, -0.08),
      { shade: 0.26 },
    );
    paintPart(pen, polygon([-0.05, -9.45], [-FAR, -9.45], [-FAR, -9], [-0.25, -9]), shifted(STONE, 0.12), {
      shade: 0.05,
    });
  },
  high_wall: paintHighWall,
  /** Its casement stands open beside who falls out of it, and the curtain hangs out. */
  high_window: (pen: Pen) => {
    paintHighWall(pen);
    paintPart(pen, polygon([2.7, -11.2], [1.2, -12], [1.2, -7.4], [2.7, -8]), PAINTED, { shade: 0.06 });
    paintPart(pen, polygon([2.5, -10.9], [1.45, -11.5], [1.45, -8], [2.5, -8.4]), ICE, { shade: 0.03 });
    paintPart(pen, polygon([2.6, -11], [3, -11], [2.9, -6.8], [1.7, -6.2], [2.3, -7.8]), LINEN, { shade: 0.06 });
    paintPart(pen, box(2.2, -7.9, 1.4, 0.34), shifted(BRICK, 0.2), { shade: 0.04 });
  },
  /** Its deck far above, on a pillar. */
  high_bridge: (pen: Pen) => {
    paintPart(pen, box(4.6, -9, 2.6, 40), STONE, { shade: 0.18 });
    paintPart(pen, box(1.2, -9.4, FAR, 1.2), shifted(STONE, 0.04), { shade: 0.1 });
    for (let x = 1.4; x < FAR; x += 1.1) paintPart(pen, box(x, -11.2, 0.16, 1.9), shifted(STONE, -0.14), { shade: 0 });
    paintPart(pen, box(1.2, -11.4, FAR, 0.3), shifted(STONE, -0.1), { shade: 0.04 });
  },
  safety_net: (pen: Pen) => {
    for (const x of [-8, 7.6]) paintPart(pen, box(x, -3, 0.4, 3.2), WOOD, { shade: 0.06 });
    for (let x = -8; x < 8; x += 0.8)
      paintPart(pen, polygon([x, -2.2], [x + 0.1, -2.2], [x + 0.9, -0.9], [x + 0.8, -0.9]), LINEN, {
        shade: 0,
        outline: 0,
      });
    for (let x = -7.2; x < 8; x += 0.8)
      paintPart(pen, polygon([x, -2.2], [x + 0.1, -2.2], [x - 0.7, -0.9], [x - 0.8, -0.9]), LINEN, {
        shade: 0,
        outline: 0,
      });
    for (const y of [-2.3, -0.95]) paintPart(pen, box(-8, y, 16, 0.16), LINEN, { shade: 0 });
  },
  on_steps: (pen: Pen) => {
    const count = 16;
    const tops = Array.from({ length: count }, (_, step): readonly Dot[] => [
      [2.65 - step * STEP.deep, -STEP.high * step],
      [2.65 - step * STEP.deep, -STEP.high * (step + 1)],
    ]).flat();
    paintPart(pen, polygon(...tops, [-FAR, -STEP.high * count], [-FAR, 0.2], [2.65, 0.2]), STONE, { shade: 0.2 });
    for (let step = 0; step < count; step++)
      paintPart(
        pen,
        box(2.6 - (step + 1) * STEP.deep, -STEP.high * (step + 1), STEP.deep + 0.06, 0.12),
        shifted(STONE, 0.14),
        { shade: 0.02 },
      );
  },
  high_table: (pen: Pen) => {
    const top = -(HEIGHTS.high_table ?? 0);
    for (const x of [-2.5, 2.2]) paintPart(pen, box(x, top, 0.3, -top), shifted(WOOD, -0.08), { shade: 0.05 });
    paintPart(pen, box(-3, top, 6, 0.34), WOOD, { shade: 0.08 });
  },
  /** Drawn as the thing that it is. */
  stood_on: () => undefined,
  crate: (pen: Pen) => {
    const top = -(HEIGHTS.crate ?? 0);
    paintPart(pen, box(-1.7, top, 3.4, -top), WOOD, { shade: 0.12 });
    for (const x of [-1.7, 1.4]) paintPart(pen, box(x, top, 0.3, -top), shifted(WOOD, 0.08), { shade: 0.04 });
    for (const y of [top, -0.3]) paintPart(pen, box(-1.7, y, 3.4, 0.28), shifted(WOOD, 0.1), { shade: 0.04 });
  },
  boulder: (pen: Pen) => {
    const top = -(HEIGHTS.boulder ?? 0);
    paintPart(
      pen,
      polygon([-3.6, 0.3], [-2.9, -1], [-1.6, top + 0.05], [1.5, top - 0.05], [2.8, -1.1], [3.9, 0.3]),
      STONE,
      {
        shade: 0.2,
      },
    );
    paintPart(pen, oval(0, top + 0.22, 1.5, 0.2), shifted(STONE, 0.12), { shade: 0.02 });
  },
  drop_wall: (pen: Pen) => {
    paintPart(pen, box(-0.9, -JUMPED.down, FAR, FAR), BRICK, { shade: 0.14 });
    paintPart(pen, box(-1.1, -JUMPED.down - 0.05, FAR, 0.4), shifted(BRICK, 0.14), { shade: 0.05 });
    for (const [x, y] of DROP_STONES) paintPart(pen, box(x, y, 0.9, 0.32), shifted(BRICK, 0.07), { shade: 0.02 });
  },
  drop_boards: (pen: Pen) => {
    for (const x of [-0.6, 3.4, 7.4, 11.4])
      paintPart(pen, box(x, -JUMPED.down, 0.4, FAR), shifted(WOOD, -0.1), { shade: 0.06 });
    paintPart(pen, box(-0.5, -JUMPED.down + 0.3, FAR, 0.9), shifted(WOOD, -0.06), { shade: 0.06 });
    paintPart(pen, box(-1.1, -JUMPED.down - 0.05, FAR, 0.4), shifted(WOOD, 0.08), { shade: 0.05 });
  },
  drop_rock: (pen: Pen) => paintBlock(pen, -0.9, FAR, -JUMPED.down),
  drop_branch: (pen: Pen) => {
    paintPart(pen, box(3.4, -FAR, 2.2, FAR + 0.2), BARK, { shade: 0.16 });
    paintPart(
      pen,
      polygon([4, -JUMPED.down + 0.1], [4, -JUMPED.down + 1.2], [-2.6, -JUMPED.down + 0.5], [-2.6, -JUMPED.down]),
      BARK,
      { shade: 0.1 },
    );
    for (const [x, y] of [
      [-2.9, -3.2],
      [-2.2, -2.5],
      [-1.6, -3.4],
    ] as const)
      paintPart(pen, oval(x - 0.6, y + 0.2, 0.8, 0.55), LEAF, { shade: 0.08 });
  },
} as const;
