// What comes up out of water or earth: a hand, a claw, a tentacle, a fin, a periscope, a long neck. Heads; the origin is where it comes out.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { box, polygon } from "../set-pieces/parts.ts";
import type { Path2D } from "../../paint/canvas.ts";
import { css, faded } from "../../../../core/animatic/colour/colour.ts";
import { BLACK, FLESH, IRON, SLIME, type Art } from "./art.ts";

/** Up out of the origin: what is still below it is not seen. */
function risen(pen: Pen, phase: number, ...[tall, paint]: readonly [number, (sway: number) => void]): void {
  const { context } = pen;
  const up = Math.min(1, phase * 2);
  context.save();
  context.beginPath();
  context.rect(-12, -16, 24, 16.05);
  context.clip();
  context.translate(0, (1 - up) * tall);
  paint((phase - 0.75) * 4 * (up === 1 ? 1 : 0));
  context.restore();
}

function limb(list: readonly Dot[], half: (part: number) => number): Path2D {
  const sides = list.map(([x, y], at): readonly [Dot, Dot] => {
    const [bx, by] = list[Math.max(0, at - 1)] ?? [x, y];
    const [ax, ay] = list[Math.min(list.length - 1, at + 1)] ?? [x, y];
    const long = Math.hypot(ax - bx, ay - by) || 1;
    const wide = half(at / (list.length - 1));
    const [nx, ny] = [(-(ay - by) / long) * wide, ((ax - bx) / long) * wide];
    return [
      [x + nx, y + ny],
      [x - nx, y - ny],
    ];
  });
  return curve([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()], true, 0.8);
}

const FINGERS: readonly (readonly [x: number, y: number, tilt: number])[] = [
  [-0.36, -2.75, -0.42],
  [-0.14, -2.95, -0.14],
  [0.1, -2.98, 0.06],
  [0.32, -2.8, 0.3],
];

function hand(pen: Pen, colour: Colour, { sway, holds }: { readonly sway: number; readonly holds: boolean }): void {
  const { context } = pen;
  context.save();
  context.rotate(sway * 0.06);
  if (holds) paintSword(pen);
  paintPart(pen, polygon([-0.3, 0.4], [-0.26, -1.9], [0.28, -1.9], [0.36, 0.4]), shifted(colour, -0.02), {
    shade: 0.12,
  });
  if (holds) {
    paintPart(pen, oval(0, -2.2, 0.42, 0.44), colour, { shade: 0.1 });
    for (const y of [-2.42, -2.24, -2.06, -1.9]) paintPart(pen, oval(-0.14, y, 0.32, 0.1), colour, { shade: 0.03 });
  } else {
    for (const [x, y, tilt] of FINGERS) paintPart(pen, oval(x, y, 0.115, 0.5, tilt), colour, { shade: 0.05 });
    paintPart(pen, oval(0.55, -2.2, 0.12, 0.42, 0.75), colour, { shade: 0.05 });
    paintPart(pen, oval(0, -2.15, 0.44, 0.5), colour, { shade: 0.1 });
  }
  context.restore();
}

function paintSword(pen: Pen): void {
  const steel: Colour = { light: 0.82, chroma: 0.015, hue: 240 };
  paintPart(pen, polygon([-0.14, -2.6], [-0.12, -6.6], [0, -7], [0.12, -6.6], [0.14, -2.6]), steel, { shade: 0.06 });
  paintPart(pen, box(-0.62, -2.78, 1.24, 0.2), { light: 0.72, chroma: 0.11, hue: 86 }, { shade: 0.04 });
}

const SWORD = /\b(?:sword|excalibur|blade)\b/;

function tentaclePath(sway: number): readonly Dot[] {
  return Array.from({ length: 12 }, (_, at): Dot => {
    const part = at / 11;
    const bend = Math.sin(part * 3.4 + sway * 0.8) * (0.5 + part * 1.1);
    return [-bend * 0.9 - part * part * 1.3, 0.4 - part * 5.4 + Math.max(0, part - 0.78) * 3.2];
  });
}

function paintTentacle(pen: Pen, colour: Colour, sway: number): void {
  const path = tentaclePath(sway);
  paintPart(
    pen,
    limb(path, (part) => 0.62 * (1 - part) ** 0.8 + 0.07),
    colour,
    { shade: 0.2 },
  );
  for (const [at, [x, y]] of path.entries())
    if (at > 1 && at < 11)
      paintPart(pen, oval(x - 0.12, y, 0.15 * (1.15 - at / 13), 0.11 * (1.15 - at / 13)), shifted(colour, 0.24), {
        shade: 0.02,
      });
}

function paintClaw(pen: Pen, colour: Colour, sway: number): void {
  const { context } = pen;
  context.rotate(-0.12 + sway * 0.05);
  paintPart(pen, polygon([-0.5, 0.4], [-0.4, -1.7], [0.42, -1.7], [0.6, 0.4]), colour, { shade: 0.18 });
  paintPart(pen, oval(-0.06, -2, 0.66, 0.56), colour, { shade: 0.16 });
  for (const [x, y, tilt] of [
    [-0.66, -2.5, -0.75],
    [-0.24, -2.8, -0.25],
    [0.22, -2.8, 0.15],
    [0.62, -2.4, 0.7],
  ] as const) {
    context.save();
    context.translate(x, y);
    context.rotate(tilt);
    paintPart(pen, oval(0, 0, 0.17, 0.5), colour, { shade: 0.07 });
    paintPart(
      pen,
      curve(
        [
          [-0.13, -0.38],
          [-0.2, -0.75],
          [-0.42, -1.12],
          [0.02, -0.82],
          [0.13, -0.4],
        ],
        true,
        0.7,
      ),
      BLACK,
      { shade: 0.03 },
    );
    context.restore();
  }
}

function paintNeck(pen: Pen, colour: Colour, sway: number): void {
  const path: readonly Dot[] = [
    [1.1, 0.6],
    [0.9, -0.8],
    [0.35, -2.4],
    [0.2, -3.8],
    [0, -4.9],
    [-0.5, -5.5],
  ].map(([x = 0, y = 0]): Dot => [x + sway * 0.12 * -y * 0.25, y]);
  for (const [x, wide] of [
    [2.9, 0.9],
    [4.6, 0.65],
  ] as const)
    paintPart(pen, oval(x, 0.15, wide, wide * 0.8), colour, { shade: 0.2 });
  paintPart(
    pen,
    limb(path, (part) => 0.78 - part * 0.36),
    colour,
    { shade: 0.22 },
  );
  const [hx, hy] = [-0.75 + sway * 0.16, -5.65];
  paintPart(
    pen,
    curve(
      [
        [hx + 0.7, hy - 0.35],
        [hx + 0.1, hy - 0.52],
        [hx - 0.9, hy - 0.12],
        [hx - 1.25, hy + 0.18],
        [hx - 0.9, hy + 0.34],
        [hx, hy + 0.4],
        [hx + 0.6, hy + 0.35],
      ],
      true,
      0.8,
    ),
    colour,
    { shade: 0.14 },
  );
  paintPart(pen, oval(hx - 0.05, hy - 0.22, 0.16, 0.15), { light: 0.9, chroma: 0.15, hue: 100 }, { shade: 0 });
  paintPart(pen, oval(hx - 0.09, hy - 0.2, 0.06, 0.1), BLACK, { shade: 0 });
  drawLine(
    pen,
    curve(
      [
        [hx - 1.15, hy + 0.2],
        [hx - 0.6, hy + 0.16],
        [hx - 0.1, hy + 0.22],
      ],
      false,
    ),
    BLACK,
    1,
  );
}

function paintFin(pen: Pen, phase: number): void {
  const wake: Colour = { light: 0.97, chroma: 0.01, hue: 220, alpha: 0.75 };
  paintPart(
    pen,
    curve(
      [
        [-0.75, 0.05],
        [-0.2, -0.85],
        [0.55, -1.55],
        [0.42, -0.7],
        [0.8, 0.05],
      ],
      true,
      0.6,
    ),
    { light: 0.4, chroma: 0.02, hue: 240 },
    { shade: 0.1 },
  );
  const { context } = pen;
  context.fillStyle = css(wake);
  for (const [x, wide] of [
    [0, 1.25],
    [1.1 + phase * 0.3, 0.8],
    [1.9 + phase * 0.4, 0.5],
  ] as const) {
    context.beginPath();
    context.ellipse(x, 0.08, wide, 0.1, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintPeriscope(pen: Pen, sway: number): void {
  paintPart(pen, box(-0.22, -3.4, 0.44, 3.8), IRON, { shade: 0.1 });
  const wide = 0.55 + 0.45 * Math.abs(Math.cos(sway * 1.5));
  paintPart(pen, box(-0.34 - wide, -3.75, 0.56 + wide, 0.8), IRON, { shade: 0.1 });
  paintPart(
    pen,
    oval(-0.34 - wide, -3.35, 0.14 + 0.1 * wide, 0.32),
    { light: 0.85, chroma: 0.08, hue: 200 },
    { shade: 0.04 },
  );
}

/** Rings on water with drops; earth thrown up where it comes out of the ground. */
function paintSplash({ context }: Pen, phase: number): void {
  if (phase > 0.95) {
    context.fillStyle = css({ light: 0.24, chroma: 0.03, hue: 55 });
    context.beginPath();
    context.ellipse(0, 0.05, 0.95, 0.2, 0, 0, 2 * Math.PI);
    context.fill();
    for (const [x, y, wide] of [
      [-0.8, -0.1, 0.22],
      [-0.45, 0.1, 0.3],
      [0.1, 0.16, 0.3],
      [0.55, 0.08, 0.26],
      [0.85, -0.08, 0.2],
      [-1.1, 0.1, 0.12],
      [1.15, 0.08, 0.12],
    ] as const) {
      context.fillStyle = css({ light: 0.34, chroma: 0.05, hue: 55 });
      context.beginPath();
      context.ellipse(x, y, wide, wide * 0.6, 0, 0, 2 * Math.PI);
      context.fill();
    }
    return;
  }
  context.lineWidth = 0.07;
  for (const ring of [0, 0.33, 0.66]) {
    const part = (phase / 0.9 + ring) % 1;
    context.strokeStyle = css(faded({ light: 0.95, chroma: 0.02, hue: 220 }, 0.8 * (1 - part)));
    context.beginPath();
    context.ellipse(0, 0, 0.7 + 1.6 * part, 0.14 + 0.24 * part, 0, 0, 2 * Math.PI);
    context.stroke();
  }
}

export const RISING = {
  hand_up: {
    ...{ drawings: 12, box: [-1.6, -7.4, 1.6, 0.4] },
    paint: (pen, phase, { because, colour }) => {
      const holds = SWORD.test(because.join(" "));
      risen(pen, phase, 3.4, (sway) =>
        hand(pen, colour ?? (holds ? { light: 0.86, chroma: 0.03, hue: 60 } : FLESH), { sway, holds }),
      );
    },
  },
  claw: {
    ...{ drawings: 12, box: [-2, -4.6, 2, 0.4] },
    paint: (pen, phase, { colour }) => risen(pen, phase, 4, (sway) => paintClaw(pen, colour ?? SLIME, sway)),
  },
  tentacle: {
    ...{ drawings: 12, box: [-4.4, -6, 2.4, 0.4] },
    paint: (pen, phase, { colour }) =>
      risen(pen, phase, 6, (sway) => paintTentacle(pen, colour ?? { light: 0.45, chroma: 0.1, hue: 345 }, sway)),
  },
  monster_neck: {
    ...{ drawings: 12, box: [-3, -7, 6, 0.4] },
    paint: (pen, phase, { colour }) => risen(pen, phase, 6.6, (sway) => paintNeck(pen, colour ?? SLIME, sway)),
  },
  periscope: {
    ...{ drawings: 12, box: [-1.8, -4.2, 1.2, 0.4] },
    paint: (pen, phase) => risen(pen, phase, 4, (sway) => paintPeriscope(pen, sway)),
  },
  fin: { ...{ drawings: 3, box: [-1.6, -1.8, 3, 0.4] }, paint: paintFin },
  splash: { ...{ drawings: 10, box: [-2.6, -0.8, 2.6, 0.8] }, paint: paintSplash },
} as const satisfies Readonly<Record<string, Art>>;
