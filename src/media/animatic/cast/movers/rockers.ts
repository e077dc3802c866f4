// What rocks with nobody on it: a rocking chair, a rocking horse. Heads; they look to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { polygon } from "../set-pieces/parts.ts";
import { BLACK, OAK, type Art } from "./art.ts";

function paintRocker(pen: Pen, phase: number): void {
  const { context } = pen;
  context.save();
  context.rotate((phase - 0.5) * 0.42);
  const wood = shifted(OAK, -0.04);
  const bar = (from: Dot, to: Dot, wide = 0.2) => drawLine({ ...pen, line: 1 }, curve([from, to], false), wood, wide);
  const ink = { light: 0.2, chroma: 0.03, hue: 50 };
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [-1.5, -0.45],
        [-0.8, -0.1],
        [0, 0],
        [0.9, -0.1],
        [1.7, -0.5],
      ],
      false,
    ),
    ink,
    0.3,
  );
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [-1.5, -0.45],
        [-0.8, -0.1],
        [0, 0],
        [0.9, -0.1],
        [1.7, -0.5],
      ],
      false,
    ),
    wood,
    0.2,
  );
  bar([-0.8, -0.15], [-0.8, -2.4]);
  bar([0.8, -0.15], [0.75, -1.7]);
  bar([0.7, -1.6], [1.35, -4]);
  for (const at of [0.2, 0.45, 0.7])
    bar([0.75 + 0.6 * at - 0.28, -1.7 - 2.1 * at], [0.8 + 0.6 * at + 0.22, -1.85 - 2.1 * at], 0.14);
  paintPart(pen, polygon([-1, -1.75], [0.85, -1.6], [0.85, -1.35], [-1, -1.5]), shifted(wood, 0.06), { shade: 0.05 });
  bar([-0.95, -2.4], [1, -2.5]);
  paintPart(pen, oval(1.25, -3.8, 0.34, 0.28), wood, { shade: 0.05 });
  context.restore();
}

function paintRockingHorse(pen: Pen, phase: number): void {
  const { context } = pen;
  const coat: Colour = { light: 0.8, chroma: 0.05, hue: 75 };
  const mane: Colour = { light: 0.42, chroma: 0.08, hue: 45 };
  context.save();
  context.rotate((phase - 0.5) * 0.4);
  const rail = curve(
    [
      [-2.1, -0.5],
      [-1.1, -0.08],
      [0, 0],
      [1.1, -0.08],
      [2.1, -0.5],
    ],
    false,
  );
  drawLine({ ...pen, line: 1 }, rail, { light: 0.2, chroma: 0.03, hue: 50 }, 0.34);
  drawLine({ ...pen, line: 1 }, rail, { light: 0.5, chroma: 0.15, hue: 28 }, 0.24);
  for (const [from, to] of [
    [
      [-0.8, -1.6],
      [-1.3, -0.2],
    ],
    [
      [0.8, -1.6],
      [1.3, -0.2],
    ],
  ] as const)
    drawLine({ ...pen, line: 1 }, curve([from, to], false), shifted(coat, -0.08), 0.34);
  paintPart(
    pen,
    curve(
      [
        [1.2, -2.3],
        [1.9, -2.1],
        [2, -1.3],
        [1.6, -1.6],
      ],
      true,
      0.7,
    ),
    mane,
    { shade: 0.06 },
  );
  paintPart(pen, oval(0.05, -1.9, 1.35, 0.62), coat, { shade: 0.16 });
  paintHorseHead(pen, coat, mane);
  context.restore();
}

function paintHorseHead(pen: Pen, coat: Colour, mane: Colour): void {
  paintPart(pen, polygon([-1.2, -1.6], [-0.4, -2.3], [-1, -3.4], [-1.6, -3.3]), coat, { shade: 0.1 });
  paintPart(
    pen,
    curve(
      [
        [-1, -3.6],
        [-1.5, -3.55],
        [-2.3, -2.95],
        [-2.2, -2.65],
        [-1.5, -2.8],
        [-0.9, -3],
      ],
      true,
      0.6,
    ),
    coat,
    { shade: 0.08 },
  );
  paintPart(
    pen,
    curve(
      [
        [-1, -3.7],
        [-0.6, -3.2],
        [-0.2, -2.3],
        [-0.6, -2.4],
        [-1, -3.2],
      ],
      true,
      0.6,
    ),
    mane,
    { shade: 0.05 },
  );
  paintPart(pen, oval(-1.6, -3.2, 0.09), BLACK, { shade: 0 });
  paintPart(
    pen,
    polygon([-0.4, -2.55], [0.6, -2.5], [0.7, -1.8], [-0.4, -1.8]),
    { light: 0.5, chroma: 0.15, hue: 28 },
    { shade: 0.05 },
  );
}

export const ROCKERS = {
  rocking_chair: { drawings: 7, box: [-2.4, -4.8, 2.6, 0.6], paint: paintRocker },
  rocking_horse: { drawings: 7, box: [-2.8, -4.2, 2.6, 0.6], paint: paintRockingHorse },
} as const satisfies Readonly<Record<string, Art>>;
