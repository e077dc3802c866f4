// What is around a vehicle that is wrecked: flames on it, and the tree that it drove into. In heights of the vehicle.
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import type { Art } from "./art.ts";

const TONGUES: readonly (readonly [wide: number, tall: number, colour: Colour])[] = [
  [1, 1, { light: 0.64, chroma: 0.2, hue: 40 }],
  [0.68, 0.74, { light: 0.78, chroma: 0.17, hue: 66 }],
  [0.38, 0.46, { light: 0.94, chroma: 0.1, hue: 92 }],
];

function paintFlames({ context }: Pen, phase: number): void {
  const random = seededRandom(`vehicle flames ${Math.round(phase * 4)}`);
  for (const [wide, tall, colour] of TONGUES) {
    context.fillStyle = css(colour);
    for (const at of [-1, 0, 1]) {
      const [x, half, high] = [at * 0.24 * wide, 0.26 * wide, tall * (at === 0 ? 1 : 0.7)];
      const sway = between(random, -0.12, 0.12);
      const top = -high * between(random, 0.86, 1.04);
      const points: readonly Dot[] = [
        [x - half * 0.7, 0.04],
        [x - half, top * 0.3],
        [x - half * 0.35 + sway * 0.5, top * 0.66],
        [x + sway, top],
        [x + half * 0.45 + sway * 0.4, top * 0.58],
        [x + half, top * 0.26],
        [x + half * 0.7, 0.04],
      ];
      context.fill(curve(points, true, 0.7));
    }
  }
}

const BARK: Colour = { light: 0.36, chroma: 0.05, hue: 55 };
const LEAF: Colour = { light: 0.42, chroma: 0.09, hue: 140 };

function paintTree(pen: Pen): void {
  const trunk: readonly Dot[] = [
    [-0.28, 0],
    [-0.16, -0.5],
    [-0.15, -1.5],
    [0.15, -1.5],
    [0.16, -0.5],
    [0.3, 0],
  ];
  paintPart(pen, curve(trunk, true, 0.3), BARK, { shade: 0.1 });
  for (const [x, y, size] of [
    [-0.55, -1.5, 0.5],
    [0.5, -1.55, 0.52],
    [0, -1.95, 0.66],
    [-0.1, -1.5, 0.5],
  ] as const)
    paintPart(pen, oval(x, y, size, size * 0.78), LEAF, { shade: 0.1 });
}

const LEAST: Colour = { light: 0.8, chroma: 0.04, hue: 230 };

/** A fan of drops up and back, and the puddle under it. */
function paintSpray({ context }: Pen, phase: number, colour: Colour = LEAST): void {
  const random = seededRandom(`wheel spray ${Math.round(phase * 6)}`);
  context.fillStyle = css(colour);
  context.fill(oval(0, -0.02, 1.15, 0.1));
  for (let drop = 0; drop < 60; drop++) {
    const turn = between(random, 0.12, Math.PI - 0.12);
    const far = between(random, 0.3, 1.35);
    const size = between(random, 0.03, 0.085);
    context.fill(oval(Math.cos(turn) * far, -Math.sin(turn) * far * 0.95, size, size));
  }
}

export const WRECKAGE = {
  flames: { ...{ drawings: 4, box: [-0.7, -1.2, 0.7, 0.1], isLight: true }, paint: paintFlames },
  spray: {
    ...{ drawings: 6, box: [-1.5, -1.5, 1.5, 0.2] },
    paint: (pen, phase, { colour }) => paintSpray(pen, phase, colour),
  },
  broad_tree: { ...{ drawings: 1, box: [-1.2, -2.7, 1.2, 0.1] }, paint: paintTree },
} as const satisfies Readonly<Record<string, Art>>;
