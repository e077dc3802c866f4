// Toys that move by themselves: a doll, a puppet, a robot of tin, a train set, dominoes, a pile. Heads; they look to the left.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { Mover } from "../../../../core/animatic/movers/mover.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { BLACK, GOLD, OAK, RED, TIN, WHITE, type Art } from "./art.ts";

const SKIN: Colour = { light: 0.9, chroma: 0.03, hue: 60 };
const DRESS: Colour = { light: 0.7, chroma: 0.09, hue: 350 };
const LIVELY: Colour = { light: 0.55, chroma: 0.14, hue: 145 };

/** Sits; its face turns from the front to whoever is there. */
function paintDoll(pen: Pen, phase: number, colour: Colour): void {
  paintPart(pen, polygon([-0.7, -0.9], [0.7, -0.9], [0.95, -0.1], [-0.95, -0.1]), colour, { shade: 0.1 });
  for (const side of [-0.45, 0.25]) {
    paintPart(pen, box(side, -0.22, 0.26, 0.3), WHITE, { shade: 0.03 });
    paintPart(pen, oval(side + 0.12, 0.02, 0.2, 0.12), BLACK, { shade: 0 });
  }
  paintPart(pen, polygon([-0.4, -1.15], [0.4, -1.15], [0.6, -0.5], [-0.6, -0.5]), colour, { shade: 0.08 });
  for (const side of [-1, 1]) paintPart(pen, oval(side * 0.56, -0.8, 0.14, 0.36, side * -0.4), SKIN, { shade: 0.04 });
  const turn = phase;
  const x = -turn * 0.14;
  paintPart(pen, oval(0.02, -1.62, 0.68, 0.66), { light: 0.5, chroma: 0.1, hue: 60 }, { shade: 0.08 });
  paintPart(pen, oval(x, -1.55, 0.52, 0.54), SKIN, { shade: 0.08 });
  paintPart(
    pen,
    curve(
      [
        [-0.6, -1.6],
        [-0.45, -2.15],
        [0.1, -2.25],
        [0.6, -1.7],
        [0.35, -1.85],
        [x - 0.1, -1.92],
      ],
      true,
      0.6,
    ),
    { light: 0.5, chroma: 0.1, hue: 60 },
    { shade: 0.05 },
  );
  for (const eye of [-0.2, 0.2]) {
    const ex = x + eye * (1 - turn * 0.25) - turn * 0.12;
    paintPart(pen, oval(ex, -1.55, 0.13, 0.14), WHITE, { shade: 0, outline: 0.6 });
    paintPart(
      pen,
      oval(ex - turn * 0.05, -1.55, 0.075, 0.09),
      { light: 0.4, chroma: 0.14, hue: 250 },
      { shade: 0, outline: 0.4 },
    );
    paintPart(
      pen,
      oval(x + eye * 1.5 - turn * 0.06, -1.34, 0.09, 0.06),
      { light: 0.75, chroma: 0.12, hue: 15 },
      { shade: 0, outline: 0 },
    );
  }
  paintPart(pen, oval(x - turn * 0.12, -1.24, 0.09, 0.045), RED, { shade: 0, outline: 0.5 });
}

/** Hangs on strings from a cross of wood, and kicks its legs in turn. */
function paintPuppet(pen: Pen, phase: number, colour: Colour): void {
  const swing = Math.sin(phase * 2 * Math.PI);
  const string: Colour = { light: 0.9, chroma: 0.01, hue: 90, alpha: 0.9 };
  const hands: readonly Dot[] = [
    [-0.85, -1.5 - swing * 0.35],
    [0.85, -1.5 + swing * 0.35],
  ];
  const knees: readonly Dot[] = [
    [-0.3 - Math.max(0, swing) * 0.2, -0.6 - Math.max(0, swing) * 0.35],
    [0.3 + Math.max(0, -swing) * 0.2, -0.6 - Math.max(0, -swing) * 0.35],
  ];
  for (const [x, y] of [...hands, ...knees, [0, -2.6] as const])
    drawLine(
      pen,
      curve(
        [
          [x, y],
          [x * 0.6, -4.3],
        ],
        false,
      ),
      string,
      0.9,
    );
  paintPart(pen, polygon([-0.8, -4.42], [0.8, -4.3], [0.8, -4.14], [-0.8, -4.26]), OAK, { shade: 0.03 });
  for (const [at, [x, y]] of knees.entries()) {
    const foot: Dot = [x + (at === 0 ? -0.1 : 0.1), y + 0.62];
    for (const [from, to] of [
      [
        [x * 0.6, -1.1],
        [x, y],
      ],
      [[x, y], foot],
    ] as const)
      drawLine({ ...pen, line: 1 }, curve([from, to], false), shifted(colour, -0.12), 0.22);
    paintPart(pen, oval(foot[0] - 0.06, foot[1], 0.2, 0.11), BLACK, { shade: 0 });
  }
  for (const [at, hand] of hands.entries()) {
    drawLine({ ...pen, line: 1 }, curve([[at === 0 ? -0.32 : 0.32, -1.85], hand], false), colour, 0.2);
    paintPart(pen, oval(hand[0], hand[1], 0.13), shifted(OAK, 0.2), { shade: 0.03 });
  }
  paintPart(pen, polygon([-0.38, -1.95], [0.38, -1.95], [0.42, -1], [-0.42, -1]), colour, { shade: 0.08 });
  paintPart(pen, oval(0, -2.35, 0.4, 0.42), shifted(OAK, 0.22), { shade: 0.08 });
  for (const x of [-0.2, 0.08]) paintPart(pen, oval(x, -2.42, 0.06), BLACK, { shade: 0 });
  paintPart(pen, polygon([-0.3, -2.36], [-0.7, -2.28], [-0.3, -2.24]), shifted(OAK, 0.16), { shade: 0.02 });
  paintPart(pen, polygon([-0.42, -2.6], [0.42, -2.6], [0.1, -3.15]), RED, { shade: 0.05 });
}

function paintToyRobot(pen: Pen, phase: number, colour: Colour): void {
  const step = (phase - 0.5) * 0.5;
  for (const [side, way] of [
    [-0.42, step],
    [0.08, -step],
  ] as const)
    paintPart(pen, box(side - way * 0.6, -0.45 + Math.max(0, way) * -0.3, 0.36, 0.45), shifted(colour, -0.1), {
      shade: 0.05,
    });
  for (const side of [-1, 1])
    paintPart(pen, box(side * 0.62 - 0.12, -1.05 + side * step, 0.24, 0.55), shifted(colour, -0.06), { shade: 0.04 });
  paintPart(pen, box(-0.5, -1.15, 1, 0.75), colour, { shade: 0.1 });
  paintPart(pen, box(-0.3, -1, 0.6, 0.34), BLACK, { shade: 0 });
  for (const [x, tone] of [
    [-0.2, RED],
    [0, GOLD],
    [0.2, { light: 0.7, chroma: 0.15, hue: 150 }],
  ] as const)
    paintPart(pen, oval(x, -0.83, 0.08), tone, { shade: 0, outline: 0.4 });
  paintPart(pen, box(-0.36, -1.72, 0.72, 0.54), colour, { shade: 0.08 });
  for (const x of [-0.19, 0.13]) paintPart(pen, oval(x, -1.5, 0.1), GOLD, { shade: 0 });
  drawLine(
    pen,
    curve(
      [
        [-0.2, -1.28],
        [0.15, -1.28],
      ],
      false,
    ),
    BLACK,
    1.6,
  );
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [0, -1.72],
        [0, -1.98],
      ],
      false,
    ),
    TIN,
    0.05,
  );
  paintPart(pen, oval(0, -2, 0.1), RED, { shade: 0.02 });
}

function paintTrainSet(pen: Pen, phase: number): void {
  const { context } = pen;
  const [wide, high] = [2.6, 0.55];
  context.save();
  context.translate(0, -0.6);
  for (const [far, tone, broad] of [
    [1, BLACK, 0.2],
    [1, { light: 0.6, chroma: 0.02, hue: 250 }, 0.1],
  ] as const) {
    context.strokeStyle = css(tone);
    context.lineWidth = broad;
    context.beginPath();
    context.ellipse(0, 0, wide * far, high * far, 0, 0, 2 * Math.PI);
    context.stroke();
  }
  const cars = [0, 0.085, 0.16].map((behind) => {
    const turn = (phase - behind) * 2 * Math.PI;
    return { x: Math.cos(turn) * wide, y: Math.sin(turn) * high, goes: -Math.sin(turn), isEngine: behind === 0 };
  });
  for (const { x, y, goes, isEngine } of cars.toSorted((a, b) => a.y - b.y)) {
    context.save();
    context.translate(x, y);
    const long = 0.25 + 0.35 * Math.abs(goes);
    paintPart(pen, box(-long, -0.62, 2 * long, 0.5), isEngine ? RED : { light: 0.5, chroma: 0.12, hue: 250 }, {
      shade: 0.06,
    });
    if (isEngine) {
      const ahead = goes > 0 ? long * 0.6 : -long * 0.6;
      paintPart(pen, box(ahead - 0.09, -0.98, 0.18, 0.4), BLACK, { shade: 0.02 });
      for (const up of [0.2, 0.5])
        paintPart(
          pen,
          oval(ahead - goes * up * 0.8, -1.1 - up * 0.6, 0.14 + up * 0.25, 0.12 + up * 0.2),
          faded(WHITE, 0.75),
          { shade: 0, outline: 0 },
        );
      paintPart(pen, box(-ahead - 0.16, -0.9, 0.32, 0.32), shifted(RED, -0.08), { shade: 0.03 });
    }
    for (const at of [-0.6, 0.6]) paintPart(pen, oval(at * long, -0.08, 0.13), BLACK, { shade: 0 });
    context.restore();
  }
  context.restore();
}

function paintDominoes(pen: Pen, phase: number): void {
  const { context } = pen;
  const count = 11;
  for (let at = count - 1; at >= 0; at--) {
    const part = Math.min(1, Math.max(0, phase * (count + 3) - at) / 2.5);
    context.save();
    context.translate(2.6 - at * 0.5, 0);
    context.rotate(-part * (at === count - 1 ? 1.5 : 1.12));
    paintPart(pen, box(-0.09, -0.92, 0.18, 0.92), at % 2 === 0 ? BLACK : shifted(BLACK, 0.08), { shade: 0.03 });
    for (const y of [-0.72, -0.5, -0.2]) paintPart(pen, oval(0, y, 0.045), WHITE, { shade: 0, outline: 0 });
    context.restore();
  }
}

const ROWS = 6;
const ROUND: ReadonlySet<string> = new Set([
  "orange",
  "apple",
  "ball",
  "melon",
  "lemon",
  "fruit",
  "pumpkin",
  "cabbage",
  "egg",
  "coconut",
]);

/** One of the things of a pile: a fruit, a box or book, or a tin with its label. */
function paintPiled(pen: Pen, shape: string, colour: Colour): void {
  if (ROUND.has(shape)) return paintPart(pen, oval(0, 0, 0.4), colour, { shade: 0.14 });
  paintPart(pen, box(-0.38, -0.4, 0.76, 0.8), colour, { shade: 0.08 });
  if (shape === "book") return paintPart(pen, box(-0.38, 0.06, 0.76, 0.26), WHITE, { shade: 0.03 });
  if (shape === "box" || shape === "crate") return;
  paintPart(pen, box(-0.38, -0.16, 0.76, 0.32), WHITE, { shade: 0.03 });
  for (const edge of [-0.4, 0.32]) paintPart(pen, box(-0.38, edge, 0.76, 0.08), TIN, { shade: 0.02 });
}

/** Tins or boxes on each other, which come down to both sides. */
function paintPile(pen: Pen, phase: number, { look, colour = RED }: Mover): void {
  const { context } = pen;
  for (let row = 0; row < ROWS; row++)
    for (let at = 0; at < ROWS - row; at++) {
      const [x, y] = [(at - (ROWS - 1 - row) / 2) * 0.82, -row * 0.84];
      const way = (at * 7 + row * 5) % 4 < 2 ? -1 : 1;
      const part = Math.min(1, Math.max(0, phase * 1.6 - (ROWS - row) * 0.08));
      const far = way * part * (0.5 + row * 0.55 + ((at * 3 + row) % 3) * 0.3);
      const down = Math.min(0, y * (1 - part * part * 1.15) - Math.sin(part * Math.PI) * 0.3);
      context.save();
      context.translate(x + far, down - 0.4);
      context.rotate(way * part * (1.6 + row));
      const own = (at + row) % 2 === 0 ? colour : shifted(colour, 0.14);
      paintPiled(pen, look?.shape ?? "tin", own);
      context.restore();
    }
}

export const TOYS = {
  doll: {
    ...{ drawings: 5, box: [-1.2, -2.5, 1.2, 0.4] },
    paint: (pen, phase, { colour }) => paintDoll(pen, phase, colour ?? DRESS),
  },
  puppet: { ...{ drawings: 8, box: [-1.4, -4.6, 1.4, 0.5] }, paint: (pen, phase) => paintPuppet(pen, phase, LIVELY) },
  toy_robot: { ...{ drawings: 5, box: [-1, -2.3, 1, 0.2] }, paint: (pen, phase) => paintToyRobot(pen, phase, TIN) },
  toy_train: { ...{ drawings: 28, box: [-3.6, -2.6, 3.6, 0.4] }, paint: paintTrainSet },
  pile: {
    ...{ drawings: 14, box: [-4.6, -5.4, 4.6, 0.5] },
    paint: paintPile,
  },
  dominoes: { ...{ drawings: 12, box: [-3.8, -1.2, 3.2, 0.4] }, paint: paintDominoes },
} as const satisfies Readonly<Record<string, Art>>;
