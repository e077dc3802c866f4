// What goes over or comes down: a bookcase, a shelf, a tree, a wall, scenery, a door, a pole, a cloth. In heads; it stands on the origin and goes over the way that is faced.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box } from "../set-pieces/parts.ts";
import { IRON, OAK, type Art } from "./art.ts";

const BRICK: Colour = { light: 0.52, chroma: 0.09, hue: 38 };
const LEAF: Colour = { light: 0.44, chroma: 0.1, hue: 140 };
const BARK: Colour = { light: 0.36, chroma: 0.05, hue: 55 };
const CANVAS: Colour = { light: 0.8, chroma: 0.05, hue: 85 };
const SPINES: readonly Colour[] = [
  { light: 0.5, chroma: 0.15, hue: 25 },
  { light: 0.45, chroma: 0.12, hue: 250 },
  { light: 0.5, chroma: 0.11, hue: 150 },
  { light: 0.7, chroma: 0.13, hue: 85 },
];

/** Over its edge, up to how far it lies. */
function toppled(pen: Pen, phase: number, paint: () => void): void {
  pen.context.save();
  pen.context.rotate((-88 * phase * Math.PI) / 180);
  paint();
  pen.context.restore();
}

function paintCase(pen: Pen, phase: number): void {
  toppled(pen, phase, () => {
    paintPart(pen, box(-1.8, -7, 3.6, 7), OAK, { shade: 0.08 });
    for (const [row, y] of [-6.7, -5.05, -3.4, -1.75].entries()) {
      paintPart(pen, box(-1.55, y, 3.1, 1.4), shifted(OAK, -0.2), { shade: 0 });
      for (let book = 0; book < 7; book++) {
        const high = 0.9 + ((book * 5 + row * 3) % 4) * 0.12;
        const falls = phase * (book % 3) * 0.25;
        const tone = SPINES[(book + row) % SPINES.length] ?? BRICK;
        paintPart(pen, box(-1.5 + book * 0.43 - falls, y + 1.4 - high, 0.38, high), tone, { shade: 0.04 });
      }
    }
  });
  const random = seededRandom("books out");
  for (let book = 0; phase > 0.4 && book < 7; book++) {
    const tone = SPINES[book % SPINES.length] ?? BRICK;
    paintPart(pen, box(-between(random, 2, 8) * phase, -between(random, 0.1, 0.5), 0.9, 0.3), tone, { shade: 0.04 });
  }
}

/** With jars and tins on it, which come off. */
function paintBoard(pen: Pen, phase: number): void {
  pen.context.save();
  pen.context.rotate(-0.45 * Math.min(1, phase * 3));
  paintPart(pen, box(-2, -0.16, 4, 0.28), OAK, { shade: 0.06 });
  pen.context.restore();
  for (let at = 0; at < 5; at++) {
    const tone = SPINES[at % SPINES.length] ?? BRICK;
    const [x, y] = [-1.6 + at * 0.75 - phase * 0.5 * (5 - at) * 0.3, -0.18 + phase * (0.25 + 0.15 * (at % 3))];
    paintPart(pen, box(x - 0.22, y - 0.62, 0.44, 0.62), tone, { shade: 0.08 });
  }
}

function paintFallingTree(pen: Pen, phase: number): void {
  paintPart(pen, box(-0.5, -0.7, 1, 0.7), BARK, { shade: 0.1 });
  pen.context.save();
  pen.context.translate(0, -0.7);
  toppled(pen, phase, () => {
    paintPart(pen, box(-0.42, -6, 0.84, 6), BARK, { shade: 0.1 });
    for (const [x, y, wide] of [
      [-1.3, -6.4, 1.5],
      [1.2, -6.6, 1.5],
      [0, -8.2, 2],
      [-0.6, -9.7, 1.3],
      [0.8, -9.3, 1.2],
    ] as const)
      paintPart(pen, oval(x, y, wide, wide * 0.86), LEAF, { shade: 0.1 });
  });
  pen.context.restore();
}

function paintWall(pen: Pen, phase: number): void {
  const random = seededRandom("bricks");
  for (let row = 0; row < 11; row++)
    for (let at = 0; at < 6; at++) {
      const [loose, aside] = [between(random, 0, 1), between(random, -0.5, 0.5)];
      const high = row * 0.58;
      const out = phase * (0.4 + high * 0.55 + loose);
      const down = high * (1 - phase) + phase * loose * 0.5;
      const x = -2.4 + at * 0.8 + (row % 2) * 0.3 - out + aside * phase;
      pen.context.save();
      pen.context.translate(x, -down - 0.3);
      pen.context.rotate(phase * aside * 3);
      paintPart(pen, box(-0.39, -0.28, 0.78, 0.55), shifted(BRICK, aside * 0.12), { shade: 0.05 });
      pen.context.restore();
    }
}

function paintFlat(pen: Pen, phase: number): void {
  toppled(pen, phase, () => {
    paintPart(pen, box(-2.4, -7.6, 4.8, 7.6), { light: 0.7, chroma: 0.06, hue: 220 }, { shade: 0.06 });
    paintPart(pen, box(-2.4, -2.4, 4.8, 2.4), { light: 0.55, chroma: 0.1, hue: 135 }, { shade: 0.04 });
    for (const x of [-1.4, 0.2, 1.5]) {
      paintPart(pen, box(x - 0.16, -3.6, 0.32, 2), BARK, { shade: 0.05 });
      paintPart(pen, oval(x, -4.4, 0.85, 1.2), LEAF, { shade: 0.06 });
    }
  });
}

function paintDoor(pen: Pen, phase: number): void {
  toppled(pen, phase, () => {
    paintPart(pen, box(-1.9, -7.6, 3.8, 7.6), shifted(OAK, 0.03), { shade: 0.08 });
    for (const x of [-1.15, -0.35, 0.45, 1.2])
      paintPart(pen, box(x, -7.6, 0.06, 7.6), shifted(OAK, -0.18), { shade: 0 });
    for (const y of [-6.4, -1.5]) paintPart(pen, box(-1.9, y, 3.8, 0.4), IRON, { shade: 0.04 });
    paintPart(pen, oval(1.4, -3.8, 0.16), IRON, { shade: 0.04 });
  });
}

function paintPole(pen: Pen, phase: number): void {
  toppled(pen, phase, () => {
    paintPart(pen, box(-0.35, -9, 0.7, 9), shifted(OAK, 0.12), { shade: 0.1 });
    paintPart(pen, box(-0.6, -9.3, 1.2, 0.4), shifted(OAK, 0.05), { shade: 0.06 });
  });
}

/** Hung from above at first; it comes over what is under it. */
function paintCloth(pen: Pen, phase: number, colour: Colour): void {
  const wide = 1.5 + 0.5 * phase;
  const folds = Array.from({ length: 9 }, (_, at): Dot => {
    const x = -wide + (2 * wide * at) / 8;
    return [x, 2.6 + (at % 2 ? 0.35 : -0.1) + 0.4 * phase];
  });
  const crown: readonly Dot[] = [
    [wide, 1.4],
    [0.95, -0.1 - 0.4 * phase],
    [0, -0.35 - 0.5 * phase],
    [-0.95, -0.1 - 0.4 * phase],
    [-wide, 1.4],
  ];
  paintPart(pen, curve([...folds, ...crown], true, 0.5), colour, { shade: 0.14 });
  for (const x of [-0.9, -0.2, 0.6])
    paintPart(
      pen,
      curve(
        [
          [x, 0.2],
          [x * 1.3 - 0.05, 2.4],
          [x * 1.3 + 0.05, 2.4],
        ],
        true,
        0.3,
      ),
      shifted(colour, -0.1),
      {
        shade: 0,
        outline: 0,
      },
    );
}

const toppling = (tall: number, wide: number) => ({
  drawings: 7,
  box: [-tall - 1, -tall - wide, wide + 1, wide] as const,
});

export const FALLING = {
  falling_case: { ...toppling(7.6, 2.4), paint: paintCase },
  falling_board: { ...{ drawings: 5, box: [-2.6, -2, 2.6, 1.6] }, paint: paintBoard },
  falling_tree: { ...toppling(12, 3), paint: paintFallingTree },
  falling_wall: { ...{ drawings: 6, box: [-9, -8, 4, 0.8] }, paint: paintWall },
  falling_flat: { ...toppling(8, 3), paint: paintFlat },
  falling_door: { ...toppling(8, 2.4), paint: paintDoor },
  falling_pole: { ...toppling(9.6, 1.2), paint: paintPole },
  falling_cloth: {
    ...{ drawings: 4, box: [-2.6, -1.4, 2.6, 3.8] },
    paint: (pen, phase, { colour }) => paintCloth(pen, phase, colour ?? CANVAS),
  },
} as const satisfies Readonly<Record<string, Art>>;
