// What bodies go into over an edge: water ahead of them or behind them, a pit. Head heights; whoever uses it looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { DARK, polygon, STONE, WOOD } from "./parts.ts";

const WATER: Colour = { light: 0.52, chroma: 0.085, hue: 222 };
const BANK: Colour = { light: 0.44, chroma: 0.03, hue: 75 };
/** Painted along a platform. */
const EDGE: Colour = { light: 0.82, chroma: 0.13, hue: 92 };
/** Far beyond the frame. */
const FAR = 40;
/** Where the edge is: far from whoever looks, and near. */
const [BACK, NEAR]: readonly [Dot, Dot] = [
  [-1.15, -1.5],
  [-2.1, 1.4],
];
/** Up to which the water is before a body in it. */
const SURFACE = 0.12;
/** The middle of a pit, and half its breadth and depth. */
const PIT = { x: -3.5, wide: 2.5, deep: 0.62 } as const;

const WAVES = [
  [-3, -1, 1.3],
  [-5.8, -0.7, 1.8],
  [-9, -1.1, 2.2],
  [-4.4, -0.25, 1.5],
  [-7.6, -0.15, 2],
  [-12, -0.6, 2.4],
] as const;

function paintWaves(pen: Pen, down: number): void {
  for (const [x, y, wide] of WAVES)
    paintPart(
      pen,
      oval(x, y + down, wide / 2, 0.05),
      { ...shifted(WATER, 0.22), alpha: 0.7 },
      { shade: 0, outline: 0 },
    );
}

function paintWater(pen: Pen): void {
  paintPart(pen, polygon(BACK, [-FAR, BACK[1]], [-FAR, FAR], [-14, FAR], NEAR), WATER, { shade: 0.06, outline: 0 });
  paintWaves(pen, 0);
  paintPart(pen, polygon([BACK[0] + 0.3, BACK[1]], BACK, NEAR, [-9, 18], [-7.6, 18], [NEAR[0] + 0.6, NEAR[1]]), BANK, {
    shade: 0.06,
  });
}

function paintWaterFront(pen: Pen): void {
  const edge = BACK[0] + ((SURFACE - BACK[1]) / (NEAR[1] - BACK[1])) * (NEAR[0] - BACK[0]);
  paintPart(pen, polygon([edge, SURFACE], [-FAR, SURFACE], [-FAR, FAR], [-14, FAR], NEAR), shifted(WATER, -0.02), {
    shade: 0.06,
    outline: 0,
  });
  paintWaves(pen, 1.5);
}

const mirrored = (paint: (pen: Pen) => void) => (pen: Pen) => {
  pen.context.save();
  pen.context.scale(-1, 1);
  paint(pen);
  pen.context.restore();
};

const BED: Colour = { light: 0.3, chroma: 0.012, hue: 60 };
const RAIL: Colour = { light: 0.66, chroma: 0.012, hue: 240 };

/** Lower ground beyond an edge, whose face is seen. */
function paintLower(pen: Pen): void {
  const face: readonly Dot[] = [
    BACK,
    NEAR,
    [-9, 18],
    [-11.4, 18],
    [NEAR[0] - 1, NEAR[1]],
    [BACK[0] - 0.5, BACK[1] + 0.2],
  ];
  paintPart(pen, polygon(BACK, [-FAR, BACK[1] + 0.1], [-FAR, FAR], [-14, FAR], NEAR), BED, { shade: 0.1, outline: 0 });
  paintPart(pen, polygon(...face), shifted(STONE, -0.12), { shade: 0.06 });
  paintPart(pen, polygon([BACK[0] + 0.35, BACK[1]], BACK, NEAR, [-9, 18], [-7.4, 18], [NEAR[0] + 0.7, NEAR[1]]), EDGE, {
    shade: 0.03,
  });
}

const SHORE: readonly Dot[] = [
  [-1.5, -1.1],
  [-2, -0.4],
  [-2.2, 0.4],
  [-3.4, 1.6],
  [-9, 14],
];

/** A drop around whoever comes up over its edge, and the roof or rock ahead. */
function paintBrink(pen: Pen): void {
  const rim = SHORE.map(([x, y]): Dot => [x - 0.9, y + 0.1]);
  paintPart(pen, polygon(...SHORE, [FAR, FAR], [FAR, -1.1]), BED, { shade: 0.1, outline: 0 });
  paintPart(pen, polygon(...SHORE, ...rim.toReversed()), shifted(STONE, 0.06), { shade: 0.05 });
}

/** The face below the edge, with nothing under it. */
function paintBrinkFront(pen: Pen): void {
  paintPart(pen, polygon([-2.1, 0.2], [FAR, 0.2], [FAR, FAR], [-9, 14], [-3.4, 1.6]), shifted(BED, -0.06), {
    shade: 0.14,
    outline: 0,
  });
}

/** Water around whoever comes out of it, and the bank ahead. */
function paintBank(pen: Pen): void {
  const shore = SHORE;
  paintPart(pen, polygon(...shore, [FAR, FAR], [FAR, -1.1]), WATER, { shade: 0.06, outline: 0 });
  for (const [x, y, wide] of WAVES)
    paintPart(
      pen,
      oval(-x - 1, y + 0.3, wide / 2, 0.05),
      { ...shifted(WATER, 0.22), alpha: 0.7 },
      { shade: 0, outline: 0 },
    );
  const rim = shore.map(([x, y]): Dot => [x - 0.5, y + 0.1]);
  paintPart(pen, polygon(...shore, ...rim.toReversed()), shifted(BANK, -0.06), { shade: 0.05 });
}

function paintBankFront(pen: Pen): void {
  paintPart(pen, polygon([-2.1, 0.2], [FAR, 0.2], [FAR, FAR], [-9, 14], [-3.4, 1.6]), shifted(WATER, -0.02), {
    shade: 0.06,
    outline: 0,
  });
  for (const wide of [1.6, 1.1])
    paintPart(pen, oval(0, 0.3, wide, 0.1), { ...shifted(WATER, 0.2), alpha: 0.7 }, { shade: 0, outline: 0 });
}

export const INTO_PIECES = {
  bank_edge: paintBank,
  bank_edge_front: paintBankFront,
  brink: paintBrink,
  brink_front: paintBrinkFront,
  drop_edge: paintLower,
  track_edge: (pen: Pen) => {
    paintLower(pen);
    for (let sleeper = 0; sleeper < 7; sleeper++) {
      const y = -1.2 + sleeper * (0.5 + sleeper * 0.06);
      paintPart(
        pen,
        polygon([-2.6 - y * 0.5, y], [-8.6 - y * 0.7, y], [-8.8 - y * 0.7, y + 0.2], [-2.7 - y * 0.5, y + 0.2]),
        shifted(WOOD, -0.12),
        {
          shade: 0.04,
        },
      );
    }
    for (const [x, lean] of [
      [-3.6, 0.55],
      [-7.4, 0.66],
    ] as const)
      paintPart(pen, polygon([x, BACK[1]], [x - 0.16, BACK[1]], [x - lean * 12 - 0.5, 10], [x - lean * 12, 10]), RAIL, {
        shade: 0.04,
      });
  },
  into_water: paintWater,
  into_water_front: paintWaterFront,
  into_water_behind: mirrored(paintWater),
  into_water_behind_front: mirrored(paintWaterFront),
  into_pit: (pen: Pen) => {
    paintPart(pen, oval(PIT.x, 0, PIT.wide + 0.3, PIT.deep + 0.16), shifted(STONE, -0.12), { shade: 0.1 });
    paintPart(pen, oval(PIT.x, 0.04, PIT.wide, PIT.deep), DARK, { shade: 0 });
  },
  into_pit_front: (pen: Pen) => {
    const rim = (grow: number): readonly Dot[] =>
      [0, 30, 60, 90, 120, 150, 180].map((turn): Dot => {
        const angle = (turn * Math.PI) / 180;
        return [PIT.x + Math.cos(angle) * (PIT.wide + grow), 0.04 + Math.sin(angle) * (PIT.deep + grow * 0.6)];
      });
    paintPart(pen, polygon(...rim(0), ...rim(0.5).toReversed()), shifted(STONE, -0.06), { shade: 0.08 });
  },
} as const;
