// Things as props are drawn, turned as they move; candles, steam, leaves, what is spilled or broken.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { paintThing } from "../../../cards/things/paint-object.ts";
import type { Mover } from "../../../../core/animatic/movers/mover.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import { BLACK, WHITE, type Art } from "./art.ts";

/** As props are drawn, turned around a place of its height. Its unit is its height. */
function paintProp({ context, line }: Pen, phase: number, { look, turns }: Mover): void {
  if (!look) return;
  const { from, to, pivot } = turns ?? { from: 0, to: 0, pivot: 0 };
  context.save();
  context.translate(0, -pivot);
  context.rotate(((from + (to - from) * phase) * Math.PI) / 180);
  context.translate(0, pivot);
  paintThing(context, look, { x: 0, base: 0, width: 2.6, height: 1, line });
  context.restore();
}

/** In its first half it burns; in its second smoke goes up. Its unit is its height. */
function paintCandle(pen: Pen, phase: number): void {
  const { context } = pen;
  paintPart(pen, box(-0.13, -0.78, 0.26, 0.78), { light: 0.93, chroma: 0.03, hue: 85 }, { shade: 0.06 });
  drawLine(
    { ...pen, line: 1 },
    curve(
      [
        [0, -0.78],
        [0.01, -0.86],
      ],
      false,
    ),
    BLACK,
    0.03,
  );
  if (phase < 0.5) {
    const light = context.createRadialGradient(0, -1, 0, 0, -1, 0.95);
    light.addColorStop(0, "rgba(255,226,150,0.9)");
    light.addColorStop(1, "rgba(255,200,110,0)");
    context.fillStyle = light;
    context.fillRect(-1, -2, 2, 2);
    const sway = Math.sin(phase * 24) * 0.04;
    context.fillStyle = "rgb(255,190,70)";
    context.fill(
      curve(
        [
          [-0.1, -0.92],
          [sway - 0.02, -1.3],
          [0.1, -0.92],
          [0, -0.84],
        ],
        true,
        0.8,
      ),
    );
    context.fillStyle = "rgb(255,248,210)";
    context.fill(
      curve(
        [
          [-0.05, -0.92],
          [sway, -1.12],
          [0.05, -0.92],
          [0, -0.87],
        ],
        true,
        0.8,
      ),
    );
    return;
  }
  paintWisp(pen, (phase - 0.5) * 2, -0.88);
}

function paintWisp(pen: Pen, part: number, from: number): void {
  const dots = Array.from({ length: 7 }, (_, at): Dot => [
    Math.sin(at * 1.3 + part * 6.28) * 0.05 * at,
    from - at * 0.18,
  ]);
  drawLine({ ...pen, line: 1 }, curve(dots, false, 0.9), { light: 0.86, chroma: 0.005, hue: 250, alpha: 0.75 }, 0.09);
}

function paintSteam({ context }: Pen, phase: number, colour: Colour = WHITE): void {
  for (let puff = 0; puff < 7; puff++) {
    const part = (phase + puff / 7) % 1;
    const [x, y] = [Math.sin(puff * 2.4 + part * 3) * (0.25 + part * 0.6), -part * 2.8];
    const far = 0.28 + part * 0.62;
    const light = context.createRadialGradient(x, y, 0, x, y, far);
    light.addColorStop(0, css(faded(colour, 0.8 * (1 - part))));
    light.addColorStop(1, css(faded(colour, 0)));
    context.fillStyle = light;
    context.fillRect(x - far, y - far, 2 * far, 2 * far);
  }
}

/** A puddle that grows. */
function paintSpill(pen: Pen, phase: number, colour: Colour): void {
  const wide = 0.25 + phase * 1.75;
  paintPart(
    pen,
    curve(
      [
        [-wide * 1.1, 0.08],
        [-wide * 0.5, -0.1],
        [0.2, -0.08],
        [wide * 0.5, 0.02],
        [wide * 0.3, 0.26],
        [-wide * 0.4, 0.36],
        [-wide * 0.95, 0.28],
      ],
      true,
      0.8,
    ),
    faded(colour, 0.92),
    { shade: 0.03, outline: 0.6 },
  );
}

function paintShards(pen: Pen, phase: number, colour: Colour): void {
  const random = seededRandom("shards");
  for (let at = 0; at < 13; at++) {
    const way = between(random, -1.5, 1.5);
    const up = Math.sin(Math.PI * Math.min(1, phase * 1.02)) * between(random, 0.3, 1.2);
    const size = between(random, 0.14, 0.36);
    const turn = between(random, 0, 3);
    const [x, y] = [way * (0.3 + 0.7 * phase), -up + between(random, -0.05, 0.2)];
    const dot = (angle: number, far: number): Dot => [
      x + Math.cos(turn + angle) * size * far,
      y + Math.sin(turn + angle) * size * far * 0.7,
    ];
    paintPart(pen, polygon(dot(0, 1), dot(2, 0.8), dot(4, 1.1)), shifted(colour, ((at % 3) - 1) * 0.05), {
      shade: 0.04,
    });
  }
}

function paintLeaves(pen: Pen, phase: number): void {
  const random = seededRandom("leaves around");
  for (let at = 0; at < 22; at++) {
    const turn = (phase + at / 22) * 2 * Math.PI;
    const far = between(random, 1.7, 3.2);
    const y = -between(random, 0.3, 7) + Math.sin(turn * 2 + at) * 0.3;
    const x = Math.cos(turn) * far;
    paintPart(
      pen,
      oval(x, y, 0.26, 0.13, turn * 2 + at),
      { light: 0.6, chroma: 0.15, hue: between(random, 35, 85) },
      { shade: 0.03, outline: 0.6 },
    );
  }
}

const LEAST: Colour = { light: 0.8, chroma: 0.03, hue: 220 };

export const TURNED_PROPS = {
  thing: { ...{ drawings: 7, box: [-1.5, -1.5, 1.5, 0.8] }, paint: paintProp },
  candle: { ...{ drawings: 10, box: [-1.1, -2.3, 1.1, 0.2] }, paint: paintCandle },
  steam: {
    ...{ drawings: 8, box: [-1.8, -4, 1.8, 0.8] },
    isLight: true,
    paint: (pen, phase) => paintSteam(pen, phase),
  },
  smoke: {
    ...{ drawings: 8, box: [-1.8, -4, 1.8, 0.8], isLight: true },
    paint: (pen, phase, { colour }) => paintSteam(pen, phase, colour),
  },
  spill: {
    ...{ drawings: 7, box: [-2.6, -0.5, 2.6, 0.6] },
    paint: (pen, phase, { colour }) => paintSpill(pen, phase, colour ?? LEAST),
  },
  shards: {
    ...{ drawings: 5, box: [-2.2, -2, 2.2, 0.5] },
    paint: (pen, phase, { colour }) => paintShards(pen, phase, colour ?? LEAST),
  },
  leaves: { ...{ drawings: 10, box: [-3.8, -8, 3.8, 0.4] }, paint: paintLeaves },
} as const satisfies Readonly<Record<string, Art>>;
