// What things are hidden under, in two pieces: what stays, and what is raised at its near end: a mattress, a pillow, a rug, a plank, a log, a rock. Heads, the ground at
// the origin; the near end is to the right.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { CoverForm } from "../../../../core/animatic/movers/mover.ts";
import { curve, drawLine, oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { box } from "../set-pieces/parts.ts";
import { BLACK, MARBLE, OAK, RED, WHITE, type Art } from "./art.ts";

interface Shape {
  /** Half its breadth, the height of its underside, and degrees that it is raised. */
  readonly half: number;
  readonly under: number;
  readonly raised: number;
  readonly base: (pen: Pen) => void;
  /** The underside at 0. */
  readonly cover: (pen: Pen) => void;
}

const BARK: Colour = { light: 0.4, chroma: 0.06, hue: 60 };
const STONE: Colour = shifted(MARBLE, -0.3);
const SHEET: Colour = { light: 0.8, chroma: 0.04, hue: 250 };
const BED = { half: 2.4, under: 1.6 };

const bedFrame = (pen: Pen): void => {
  const { half, under } = BED;
  for (const x of [-half, half - 0.3]) paintPart(pen, box(x, -under, 0.3, under), shifted(OAK, -0.1), { shade: 0.05 });
  paintPart(pen, box(-half, -under, 2 * half, 0.5), OAK, { shade: 0.1 });
  paintPart(pen, box(-half - 0.1, -under - 1.9, 0.34, under + 1.9), OAK, { shade: 0.1 });
};

const mattress = (pen: Pen): void => {
  const { half } = BED;
  paintPart(
    pen,
    curve(
      [
        [-half, -0.65],
        [half, -0.65],
        [half, 0],
        [-half, 0],
      ],
      true,
      0.12,
    ),
    WHITE,
    { shade: 0.12 },
  );
  paintPart(
    pen,
    curve(
      [
        [-half + 1.5, -0.75],
        [half, -0.75],
        [half, -0.3],
        [-half + 1.5, -0.3],
      ],
      true,
      0.1,
    ),
    SHEET,
    { shade: 0.1 },
  );
};

const pillow = (pen: Pen): void =>
  paintPart(
    pen,
    curve(
      [
        [-0.9, -0.5],
        [0, -0.62],
        [0.9, -0.5],
        [1, -0.2],
        [0.9, 0],
        [-0.9, 0],
        [-1, -0.2],
      ],
      true,
      0.5,
    ),
    WHITE,
    { shade: 0.14 },
  );

const shadow =
  (half: number) =>
  (pen: Pen): void =>
    paintPart(pen, oval(0, -0.05, half, 0.16), BLACK, { shade: 0 });

const SHAPES: Readonly<Record<CoverForm, Shape>> = {
  mattress: { ...BED, raised: 24, base: bedFrame, cover: mattress },
  pillow: {
    ...{ half: 1, under: 2.25, raised: 50, cover: pillow },
    base: (pen) => {
      bedFrame(pen);
      pen.context.save();
      pen.context.translate(0, -BED.under);
      mattress(pen);
      pen.context.restore();
    },
  },
  rug: {
    ...{ half: 2.2, under: 0.04, raised: 26, base: shadow(1.9) },
    cover: (pen) => {
      paintPart(pen, box(-2.2, -0.2, 4.4, 0.2), RED, { shade: 0.08 });
      for (const x of [-1.4, 0, 1.4]) paintPart(pen, box(x - 0.1, -0.2, 0.2, 0.2), shifted(RED, 0.2), { shade: 0 });
    },
  },
  plank: {
    ...{ half: 1.5, under: 0.04, raised: 48, base: shadow(1.4) },
    cover: (pen) => paintPart(pen, box(-1.5, -0.2, 3, 0.2), OAK, { shade: 0.08 }),
  },
  log: {
    ...{ half: 2.1, under: 0.02, raised: 15, base: shadow(2) },
    cover: (pen) => {
      paintPart(
        pen,
        curve(
          [
            [-2.1, -1.1],
            [2, -1.1],
            [2.1, -0.55],
            [2, 0],
            [-2.1, 0],
          ],
          true,
          0.2,
        ),
        BARK,
        { shade: 0.16 },
      );
      for (const y of [-0.8, -0.45, -0.2])
        drawLine(
          { ...pen, line: 1 },
          curve(
            [
              [-1.7, y],
              [1.4, y + 0.05],
            ],
            false,
            0,
          ),
          shifted(BARK, -0.12),
          0.07,
        );
      paintPart(pen, oval(2, -0.55, 0.3, 0.55), shifted(OAK, 0.2), { shade: 0.04 });
      paintPart(pen, oval(2, -0.55, 0.16, 0.3), shifted(OAK, 0.1), { shade: 0 });
    },
  },
  rock: {
    ...{ half: 1.4, under: 0.02, raised: 24, base: shadow(1.3) },
    cover: (pen) =>
      paintPart(
        pen,
        curve(
          [
            [-1.4, 0],
            [-1.2, -0.8],
            [-0.3, -1.25],
            [0.8, -1.05],
            [1.4, -0.3],
            [1.3, 0],
          ],
          true,
          0.4,
        ),
        STONE,
        { shade: 0.18 },
      ),
  },
};

/** Raised about its far end. */
function paintRaised(pen: Pen, phase: number, form: CoverForm): void {
  const { half, under, raised, cover } = SHAPES[form];
  const { context } = pen;
  context.save();
  context.translate(-half, -under);
  context.rotate((-raised * phase * Math.PI) / 180);
  context.translate(half, 0);
  cover(pen);
  context.restore();
}

/** A counter, and how far cloth goes over it. */
const COUNTER = { half: 2.4, high: 2.9 };

const counter = (pen: Pen): void => {
  const { half, high } = COUNTER;
  paintPart(pen, box(-half + 0.2, -high, 2 * half - 0.4, high), shifted(OAK, -0.06), { shade: 0.16 });
  paintPart(pen, box(-half, -high - 0.1, 2 * half, 0.34), OAK, { shade: 0.06 });
};

/** From the near end on, and down the front; the last of it is still rolled up. */
function clothOver(pen: Pen, phase: number, colour: Colour): void {
  const { half, high } = COUNTER;
  const far = half + 0.08 - phase * (2 * half + 0.16);
  paintPart(
    pen,
    curve(
      [
        [half + 0.08, -high - 0.24],
        [far, -high - 0.24],
        [far, -high + 1.1],
        [(far + half) / 2, -high + 1.25],
        [half + 0.08, -high + 1.1],
      ],
      true,
      0.08,
    ),
    colour,
    { shade: 0.14 },
  );
  if (phase < 0.95) paintPart(pen, oval(far, -high - 0.3, 0.3, 0.28), shifted(colour, -0.08), { shade: 0.1 });
}

export const COVERS = {
  counter: { drawings: 1, box: [-3, -3.6, 3, 0.4], paint: (pen) => counter(pen) },
  cloth_over: {
    ...{ drawings: 6, box: [-3, -3.8, 3, 0.4] },
    paint: (pen, phase, { colour }) => clothOver(pen, 0.12 + 0.88 * phase, colour ?? WHITE),
  },
  cover_base: {
    ...{ drawings: 1, box: [-3.4, -4.2, 3.4, 0.4] },
    paint: (pen, _phase, { cover = "log" }) => SHAPES[cover].base(pen),
  },
  cover_raised: {
    ...{ drawings: 4, box: [-3.4, -5.4, 3.4, 0.4] },
    paint: (pen, phase, { cover = "log" }) => paintRaised(pen, phase, cover),
  },
} as const satisfies Readonly<Record<string, Art>>;
