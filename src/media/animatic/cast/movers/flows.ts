// What runs, sprays, falls, glows or burns out of what somebody works at: a jet, pieces in the air, a shower of sparks, a tongue of fire, and the heap that lies there then. Heads; it begins at the
// origin and goes the way that is faced.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { glow, WHITE, type Art } from "./art.ts";

const LEAST: Colour = { light: 0.8, chroma: 0.04, hue: 230 };
const EARTH: Colour = { light: 0.38, chroma: 0.06, hue: 55 };
const FIRE: Colour = { light: 0.68, chroma: 0.2, hue: 45 };

/** Where a flow is at a part of its way: up a little, then down to where it lands. */
function along([dx, dy]: readonly [number, number], part: number): Dot {
  const rise = dy < 0 ? 0.25 : 0.7;
  return [-dx * part, dy * part * (dy > 0 ? part : 1) - Math.sin(part * Math.PI) * rise];
}

function paintJet(
  { context }: Pen,
  phase: number,
  ...[reach, colour]: readonly [readonly [number, number], Colour]
): void {
  const line = Array.from({ length: 9 }, (_, at) => along(reach, at / 8));
  context.lineCap = "round";
  for (const [wide, tone] of [
    [0.42, faded(colour, 0.75)],
    [0.18, shifted(colour, 0.14)],
  ] as const) {
    context.strokeStyle = css(tone);
    context.lineWidth = wide;
    context.stroke(curve(line, false, 0.6));
  }
  const random = seededRandom(`jet ${Math.round(phase * 8)}`);
  const [x, y] = along(reach, 1);
  for (let drop = 0; drop < 26; drop++) {
    const turn = between(random, Math.PI * 0.95, Math.PI * 2.05);
    const far = between(random, 0.2, 1.15);
    context.fillStyle = css(shifted(colour, drop % 2 ? 0.12 : -0.04));
    context.fill(oval(x + Math.cos(turn) * far, y + Math.sin(turn) * far * 0.8, between(random, 0.05, 0.12)));
  }
  for (let drop = 0; drop < 10; drop++) {
    const [ax, ay] = along(reach, ((drop + phase) % 10) / 10);
    context.fillStyle = css(shifted(colour, 0.1));
    context.fill(oval(ax + between(random, -0.3, 0.3), ay + between(random, -0.3, 0.2), 0.08));
  }
}

/** In pieces from the origin to where they land, or all around it. */
function paintPieces(
  { context }: Pen,
  phase: number,
  ...[reach, colour]: readonly [readonly [number, number], Colour]
): void {
  const random = seededRandom("pieces that fall");
  for (let piece = 0; piece < 34; piece++) {
    const part = (phase + piece / 34) % 1;
    const [x, y] = along(reach, part);
    const [aside, over] = [between(random, -0.34, 0.34), between(random, -0.3, 0.3)];
    const [wide, tall] = [between(random, 0.1, 0.2), between(random, 0.06, 0.14)];
    context.fillStyle = css(shifted(colour, between(random, -0.1, 0.1)));
    context.fill(oval(x + aside * (0.5 + part), y + over, wide, tall, piece + phase * 3));
  }
}

function paintSparks(pen: Pen, phase: number): void {
  const { context } = pen;
  const random = seededRandom(`spark shower ${Math.round(phase * 5)}`);
  glow(pen, [0, 0], 1.6, FIRE, 0.7);
  context.lineCap = "round";
  for (let spark = 0; spark < 42; spark++) {
    const turn = between(random, -Math.PI * 1.08, Math.PI * 0.08);
    const far = between(random, 0.5, 2.9);
    const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.7 + far * far * 0.2];
    context.strokeStyle = css({ light: between(random, 0.8, 0.97), chroma: 0.14, hue: between(random, 60, 95) });
    context.lineWidth = between(random, 0.04, 0.09);
    context.beginPath();
    context.moveTo(x * 0.82, y * 0.82 - 0.04);
    context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = css(WHITE);
  context.fill(oval(0, 0, 0.2));
}

const TONGUES: readonly (readonly [share: number, colour: Colour])[] = [
  [1, FIRE],
  [0.68, { light: 0.8, chroma: 0.17, hue: 70 }],
  [0.36, { light: 0.95, chroma: 0.09, hue: 95 }],
];

function paintFlare(pen: Pen, phase: number): void {
  const { context } = pen;
  const random = seededRandom(`flare ${Math.round(phase * 5)}`);
  glow(pen, [0, -1.2], 3, FIRE, 0.5);
  const sways = [0, 1, 2, 3].map(() => between(random, -0.35, 0.35));
  for (const [share, colour] of TONGUES) {
    context.fillStyle = css(colour);
    for (const [at, x] of [-0.55, 0, 0.5].entries()) {
      const high = -(at === 1 ? 3.2 : 2.1) * share * between(random, 0.85, 1.05);
      const half = 0.55 * share;
      const sway = sways[at] ?? 0;
      context.fill(
        curve(
          [
            [x * share - half * 0.6, 0.1],
            [x * share - half, high * 0.35],
            [x * share + sway, high],
            [x * share + half, high * 0.3],
            [x * share + half * 0.6, 0.1],
          ],
          true,
          0.7,
        ),
      );
    }
  }
}

/** A heap, or what lies in the vessel. */
function paintHeap(pen: Pen, phase: number, colour: Colour): void {
  const { context } = pen;
  const [wide, high] = [0.5 + 0.75 * phase, 0.12 + 0.5 * phase];
  const outline: readonly Dot[] = [
    [-wide, 0.1],
    [-wide * 0.55, -high * 0.6],
    [0, -high],
    [wide * 0.55, -high * 0.65],
    [wide, 0.1],
    [0, 0.22],
  ];
  paintPart(pen, curve(outline, true, 0.6), colour, { shade: 0.1 });
  for (let dot = 0; dot < 14; dot++) {
    const x = (((dot * 7) % 14) / 14 - 0.46) * 1.5 * wide;
    const y = -high * (1 - Math.abs(x) / wide) * (0.2 + ((dot * 5) % 7) / 10);
    context.fillStyle = css(faded(shifted(colour, dot % 2 ? 0.08 : -0.1), 0.9));
    context.fill(oval(x, y, 0.13, 0.09));
  }
}

/** A ball of glowing glass. */
function paintMolten(pen: Pen, phase: number): void {
  const { context } = pen;
  const wide = 0.62 + 0.03 * Math.sin(phase * 2 * Math.PI);
  glow(pen, [0, 0], 1.7, FIRE, 0.75);
  paintPart(pen, oval(0, 0, wide, wide * 1.08), { light: 0.74, chroma: 0.19, hue: 52 }, { shade: 0.12 });
  context.fillStyle = css({ light: 0.95, chroma: 0.08, hue: 95, alpha: 0.8 });
  context.fill(oval(-0.2, -0.25, 0.16, 0.22));
}

export const FLOWS = {
  jet: {
    ...{ drawings: 5, box: [-9, -6, 4, 6] },
    paint: (pen, phase, { reach = [1, 1], colour = LEAST }) => paintJet(pen, phase, reach, colour),
  },
  pieces_fall: {
    ...{ drawings: 8, box: [-9, -6, 4, 6] },
    paint: (pen, phase, { reach = [1, 1], colour = LEAST }) => paintPieces(pen, phase, reach, colour),
  },
  spark_shower: { ...{ drawings: 6, box: [-3.6, -3, 3.6, 3], isLight: true }, paint: paintSparks },
  molten: { ...{ drawings: 4, box: [-1.9, -1.9, 1.9, 1.9], isLight: true }, paint: paintMolten },
  flare: { ...{ drawings: 6, box: [-3.2, -4.4, 3.2, 0.8], isLight: true }, paint: paintFlare },
  heap: {
    ...{ drawings: 6, box: [-1.8, -1.2, 1.8, 0.5] },
    paint: (pen, phase, { colour }) => paintHeap(pen, phase, colour ?? EARTH),
  },
} as const satisfies Readonly<Record<string, Art>>;
