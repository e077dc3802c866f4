// What bodies hang from, run through or are caught in: a rope, the canopy of a parachute, a finish tape, a web, a net. Heads of whoever it is about.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { bar, BLACK, RED, TIN, WHITE, type Art } from "./art.ts";

const HEMP: Colour = { light: 0.66, chroma: 0.07, hue: 80 };
const SILK: Colour = { light: 0.95, chroma: 0.01, hue: 240 };
const BARK: Colour = { light: 0.36, chroma: 0.05, hue: 60 };
const ORANGE: Colour = { light: 0.68, chroma: 0.17, hue: 50 };

/** Down from where it is tied; its lower end hangs below the hands. Degrees to the side that is not faced. */
function paintSwingLine(pen: Pen, phase: number): void {
  const turn = (([-30, -18, 0, 18, 30][Math.round(phase * 4)] ?? 0) * Math.PI) / 180;
  const end: Dot = [-Math.sin(turn) * 11, Math.cos(turn) * 11];
  bar(pen, [0, -3], [0, 0], 0.16, HEMP);
  bar(pen, [0, 0], end, 0.16, HEMP);
  paintPart(
    pen,
    curve(
      [
        [end[0] - 0.2, end[1] - 0.2],
        [end[0] + 0.2, end[1] - 0.2],
        [end[0] + 0.16, end[1] + 0.3],
        [end[0] - 0.16, end[1] + 0.3],
      ],
      true,
      0.4,
    ),
    HEMP,
    { shade: 0.06 },
  );
}

/** From one hand round to the other: below the feet at first, then behind, over the head and before. */
function paintSkippingRope(pen: Pen, phase: number): void {
  const turn = phase * 2 * Math.PI;
  const aside = Math.sin(turn) * 2.6;
  const down = Math.cos(turn) > 0 ? Math.cos(turn) * 4.1 : Math.cos(turn) * 6.6;
  const loop = curve(
    [
      [-0.5, 0],
      [aside - 1.5, down * 0.72],
      [aside, down],
      [aside + 1.5, down * 0.72],
      [0.5, 0],
    ],
    false,
    0.5,
  );
  drawLine(pen, loop, HEMP, 0.13 / pen.line);
}

/** Over whoever's head is at the origin. */
function paintCanopy(pen: Pen, phase: number, colour: Colour): void {
  const sway = Math.sin(phase * 2 * Math.PI) * 0.15;
  const low = -5.2;
  const half = 6.2;
  for (const x of [-half, -half * 0.55, -1.6, 1.6, half * 0.55, half])
    drawLine(
      pen,
      curve(
        [
          [x + sway, low],
          [x * 0.06, 0.9],
        ],
        false,
        0,
      ),
      { light: 0.3, chroma: 0.01, hue: 250 },
      1.4,
    );
  const gores = 6;
  for (let at = 0; at < gores; at++) {
    const [from, to] = [-half + (2 * half * at) / gores, -half + (2 * half * (at + 1)) / gores];
    const top = (x: number): Dot => [x * 0.28 + sway, -10.2];
    const edge: readonly Dot[] = [
      [from + sway, low],
      [(from + top(from)[0]) / 2 + from * 0.2, -8.6],
      top(from),
      top(to),
      [(to + top(to)[0]) / 2 + to * 0.2, -8.6],
      [to + sway, low],
      [(from + to) / 2 + sway, low - 0.5],
    ];
    paintPart(pen, curve(edge, true, 0.5), at % 2 ? shifted(colour, 0.14) : colour, { shade: 0.08 });
  }
}

function spokesOf(count: number, far: number): readonly Dot[] {
  return Array.from({ length: count }, (_, at): Dot => {
    const turn = (at / count) * 2 * Math.PI + 0.2;
    return [Math.cos(turn) * far * 1.25, Math.sin(turn) * far];
  });
}

/** A wheel of threads around the origin; fewer of them before the body. */
function paintWeb({ context }: Pen, isBefore: boolean): void {
  const spokes = spokesOf(12, 6.6);
  context.strokeStyle = css(faded(SILK, isBefore ? 0.75 : 0.85));
  context.lineWidth = isBefore ? 0.07 : 0.08;
  for (const [at, spoke] of spokes.entries())
    if (!isBefore || at % 3 === 0) context.stroke(curve([[0, 0], spoke], false, 0));
  const rings = isBefore ? [0.28, 0.52] : [0.14, 0.26, 0.38, 0.5, 0.62, 0.74, 0.86];
  for (const ring of rings) {
    context.beginPath();
    for (const [at, [x, y]] of [...spokes, spokes[0] ?? [0, 0]].entries()) {
      const sag = ring * 0.92;
      const [px, py] = spokes[(at + spokes.length - 1) % spokes.length] ?? [x, y];
      if (at === 0) context.moveTo(x * ring, y * ring);
      else context.quadraticCurveTo(((px + x) / 2) * sag, ((py + y) / 2) * sag, x * ring, y * ring);
    }
    context.stroke();
  }
}

/** Around a body whose middle is the origin, hung up on a rope. */
function paintNetBag(pen: Pen): void {
  const { context } = pen;
  const bag = curve(
    [
      [0, -5.2],
      [-1.7, -3.6],
      [-2.9, -0.6],
      [-2.4, 2.8],
      [0, 4.3],
      [2.4, 2.8],
      [2.9, -0.6],
      [1.7, -3.6],
    ],
    true,
    0.8,
  );
  bar(pen, [0, -16], [0, -5], 0.18, HEMP);
  context.save();
  context.clip(bag);
  context.strokeStyle = css(HEMP);
  context.lineWidth = 0.1;
  for (let at = -12; at < 12; at++) {
    context.stroke(
      curve(
        [
          [at * 0.8 - 5, -6],
          [at * 0.8 + 5, 5],
        ],
        false,
        0,
      ),
    );
    context.stroke(
      curve(
        [
          [at * 0.8 + 5, -6],
          [at * 0.8 - 5, 5],
        ],
        false,
        0,
      ),
    );
  }
  context.restore();
  context.lineWidth = 0.16;
  context.stroke(bag);
}

/** Two posts, the tape between them at the height of a chest; torn in its second drawing. */
function paintFinishTape(pen: Pen, phase: number): void {
  bar(pen, [0.5, -6.2], [0.5, -0.6], 0.16, TIN);
  if (phase < 0.5) {
    const band = (from: number, to: number) => slanted([from, -5.1 - from * 0.8], [to, -5.1 - to * 0.8], 0.45);
    paintPart(pen, band(0.5, -0.5), WHITE, { shade: 0.02 });
    paintPart(pen, band(0.2, -0.2), RED, { shade: 0.02 });
  }
  bar(pen, [-0.5, -5.6], [-0.5, 0.3], 0.2, TIN);
  paintPart(pen, slanted([-0.9, -7.6], [0.9, -8.4], 1.4), WHITE, { shade: 0.04 });
  for (let at = 0; at < 8; at++) {
    const [column, row] = [at >> 1, at % 2];
    const [x, y] = [-0.9 + column * 0.45, -7.6 - column * 0.2 + row * 0.7];
    if ((column + row) % 2 === 0) paintPart(pen, slanted([x, y], [x + 0.45, y - 0.2], 0.7), BLACK, { shade: 0 });
  }
}

/** A band between two places of its upper edge. */
function slanted(from: Dot, to: Dot, high: number): ReturnType<typeof curve> {
  return curve([from, to, [to[0], to[1] + high], [from[0], from[1] + high]], true, 0);
}

/** Across the chest, its ends blown back. */
function paintTornTape(pen: Pen, phase: number): void {
  const wave = (x: number) => Math.sin(phase * 2 * Math.PI + x * 1.3) * 0.3;
  const path = [0, 0.9, 1.8, 2.7, 3.6].map((x): Dot => [x - 0.2, wave(x) * (x / 3.6) + x * 0.06]);
  drawLine({ ...pen, line: 1 }, curve(path, false, 0.8), shifted(WHITE, -0.35), 0.42);
  drawLine({ ...pen, line: 1 }, curve(path, false, 0.8), WHITE, 0.34);
}

const NET_BAG: readonly Dot[] = [
  [0, 0],
  [-1.4, -0.5],
  [-3.4, 0.1],
  [-4.3, 1.5],
  [-3.6, 2.7],
  [-1.6, 2.8],
  [-0.5, 1.6],
];
const CATCH: readonly Dot[] = [
  [-1.6, 0.8],
  [-2.8, 0.9],
  [-2.1, 1.7],
  [-3.3, 1.8],
  [-1.5, 2.2],
  [-2.7, 2.3],
];

function paintFish(pen: Pen, [x, y]: Dot): void {
  const dot = (dx: number, dy: number): Dot => [x + dx, y + dy];
  paintPart(pen, curve([dot(-0.5, 0), dot(0, -0.24), dot(0.5, 0), dot(0, 0.24)], true, 0.6), TIN, { shade: 0.05 });
  paintPart(pen, curve([dot(0.44, 0), dot(0.78, -0.22), dot(0.78, 0.22)], true, 0), TIN, { shade: 0.03 });
}

/** Full of fish, from where the line ends on to the side that is faced. */
function paintHauledNet(pen: Pen): void {
  const { context } = pen;
  const bag = curve(NET_BAG, true, 0.4);
  for (const fish of CATCH) paintFish(pen, fish);
  context.save();
  context.clip(bag);
  const mesh = (from: number, to: number): Dot[] => [
    [from, -1],
    [to, 3.4],
  ];
  for (let at = -6; at < 14; at++) {
    drawLine(pen, curve(mesh(-5 + at * 0.5, -2 + at * 0.5), false), HEMP, 1.3);
    drawLine(pen, curve(mesh(-2 + at * 0.5, -5 + at * 0.5), false), HEMP, 1.3);
  }
  context.restore();
  drawLine(pen, bag, shifted(HEMP, -0.15), 2.4);
}

/** So many turns around a waist at the origin, and the end that the hands have. */
function paintWound(pen: Pen, turns: number, colour: Colour): void {
  for (let at = 0; at < turns; at++) {
    const y = 0.3 - at * 0.2;
    bar(pen, [-0.84, y - 0.05], [0, y + 0.09], 0.17, colour);
    bar(pen, [0, y + 0.09], [0.84, y - 0.02], 0.17, colour);
  }
  bar(pen, [-0.5, 0.1], [-1.2, 0.5], 0.15, colour);
  bar(pen, [-1.2, 0.5], [-1.05, 2], 0.15, colour);
}

export const GEAR = {
  swing_line: { ...{ drawings: 5, box: [-7, -4, 7, 12] }, paint: paintSwingLine },
  canopy: {
    ...{ drawings: 4, box: [-7, -11, 7, 1.4] },
    paint: (pen, phase, { colour }) => paintCanopy(pen, phase, colour ?? ORANGE),
  },
  web: { ...{ drawings: 1, box: [-9, -7, 9, 7] }, paint: (pen) => paintWeb(pen, false) },
  web_strands: { ...{ drawings: 1, box: [-9, -7, 9, 7] }, paint: (pen) => paintWeb(pen, true) },
  net_bag: { ...{ drawings: 1, box: [-3.2, -7.4, 3.2, 4.6] }, paint: paintNetBag },
  finish_tape: { ...{ drawings: 2, box: [-1.2, -8.8, 1.2, 0.6] }, paint: paintFinishTape },
  tow_line: {
    ...{ drawings: 1, box: [-1.4, -1, 4.4, 5] },
    paint: (pen) => bar(pen, [-0.7, 0], [3.6, 4], 0.11, HEMP),
  },
  skip_rope: { ...{ drawings: 8, box: [-4, -7.4, 4, 4.6] }, paint: paintSkippingRope },
  haul_rope: {
    ...{ drawings: 1, box: [-40, -2, 1, 4] },
    paint: (pen, _, { reach = [8, 0] }) => {
      const bend = -reach[0] * 0.72;
      bar(pen, [0, 0], [bend, 0], 0.15, HEMP);
      bar(pen, [bend, 0], [-reach[0], reach[1]], 0.15, HEMP);
    },
  },
  wound_rope: {
    ...{ drawings: 4, box: [-1.6, -1.4, 1.6, 2.6] },
    paint: (pen, phase, { colour }) => paintWound(pen, 1 + Math.round(phase * 3), colour ?? HEMP),
  },
  post: {
    ...{ drawings: 1, box: [-2, -16, 2, 0.2] },
    paint: (pen, _, { reach = [0.5, 0] }) => bar(pen, [0, 0], [0, -16], 2 * reach[0], BARK),
  },
  haul_net: { ...{ drawings: 1, box: [-4.6, -1, 1, 4] }, paint: paintHauledNet },
  torn_tape: { ...{ drawings: 4, box: [-0.6, -1, 4, 1.2] }, paint: paintTornTape },
} as const satisfies Readonly<Record<string, Art>>;
