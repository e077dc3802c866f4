// Water that is thrown up by a body, and ground that gives way under one: ice, boards, mud, snow. Heads; the middle of it is the origin.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { between, seededRandom } from "../../../../core/animatic/seeded-random.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { polygon } from "../set-pieces/parts.ts";
import type { Mover } from "../../../../core/animatic/movers/mover.ts";
import { bar, type Art } from "./art.ts";

const FOAM: Colour = { light: 0.93, chroma: 0.02, hue: 222 };
const DEEP: Colour = { light: 0.3, chroma: 0.06, hue: 232 };
const ICE: Colour = { light: 0.9, chroma: 0.025, hue: 222 };
const MUD: Colour = { light: 0.36, chroma: 0.045, hue: 65 };
const SNOW: Colour = { light: 0.95, chroma: 0.01, hue: 235 };
const PIT: Colour = { light: 0.17, chroma: 0.015, hue: 262 };
const BOARD: Colour = { light: 0.5, chroma: 0.06, hue: 62 };

/** Half the breadth and half the depth of it. */
const [WIDE, HIGH] = [2.7, 0.62];

/** A crown of drops that rises and falls back, then rings. */
function paintBurst({ context }: Pen, phase: number): void {
  const up = Math.sin(Math.min(1, phase * 2.2) * Math.PI) * 3.2;
  const random = seededRandom("water burst");
  context.fillStyle = css(faded(FOAM, 0.9));
  if (up > 0.05)
    for (let at = 0; at < 22; at++) {
      const aside = between(random, -1, 1);
      const part = between(random, 0.35, 1) * (1 - 0.35 * Math.abs(aside));
      const [x, y] = [aside * (1.2 + phase * 2.6), -up * part];
      context.beginPath();
      context.ellipse(x, y, between(random, 0.07, 0.2), between(random, 0.16, 0.5), aside * 0.5, 0, 2 * Math.PI);
      context.fill();
    }
  context.lineWidth = 0.09;
  for (const ring of [0, 0.4, 0.8]) {
    const part = (phase * 1.4 + ring) % 1;
    context.strokeStyle = css(faded(FOAM, 0.85 * (1 - part)));
    context.beginPath();
    context.ellipse(0, 0, 0.9 + 1.9 * part, 0.16 + 0.3 * part, 0, 0, 2 * Math.PI);
    context.stroke();
  }
}

const rim = (from: number, to: number, grow: (at: number) => number): readonly Dot[] =>
  Array.from({ length: 13 }, (_, at): Dot => {
    const turn = ((from + ((to - from) * at) / 12) * Math.PI) / 180;
    const far = grow(at);
    return [Math.cos(turn) * WIDE * far, Math.sin(turn) * HIGH * far];
  });
const jagged = (at: number): number => (at % 2 ? 1.16 : 0.94);

interface Breach {
  readonly inside: Colour;
  readonly edge: Colour;
}

function paintBreach(pen: Pen, { inside, edge }: Breach): void {
  paintPart(pen, polygon(...rim(0, 345, (at) => jagged(at) * 1.22)), edge, { shade: 0.05 });
  paintPart(pen, polygon(...rim(0, 345, jagged)), inside, { shade: 0 });
}

/** Its nearer edge, before the body, over which the arms lie. */
function paintNearEdge(pen: Pen, { inside, edge }: Breach): void {
  paintPart(pen, polygon(...rim(0, 180, () => 0.9), ...rim(180, 0, (at) => jagged(at) * 0.62).slice(1, -1)), inside, {
    shade: 0,
    outline: 0,
  });
  paintPart(pen, polygon(...rim(0, 180, (at) => jagged(at) * 1.3), ...rim(180, 0, (at) => jagged(at) * 0.9)), edge, {
    shade: 0.06,
  });
}

const ICY: Breach = { inside: DEEP, edge: ICE };
const ROCKY: Breach = { inside: PIT, edge: { light: 0.42, chroma: 0.02, hue: 70 } };
const SNOWY: Breach = { inside: { ...SNOW, light: 0.66 }, edge: SNOW };
const BOXES = { behind: [-3.9, -1.6, 3.9, 1.6], plates: [-4.4, -1.8, 4.4, 1.8] } as const;

/** Slabs of ice that stand out of the water. */
function paintPlates(pen: Pen): void {
  for (const [x, y, wide, high] of [
    [-3, 0.2, 1.5, 0.9],
    [2.2, -0.1, 1.6, 1.1],
    [0.6, 0.7, 1.3, 0.5],
  ] as const)
    paintPart(
      pen,
      polygon(
        [x - wide * 0.5, y + 0.12],
        [x - wide * 0.1, y - high],
        [x + wide * 0.55, y - high * 0.3],
        [x + wide * 0.4, y + 0.2],
      ),
      shifted(ICE, 0.04),
      { shade: 0.1 },
    );
}

/** Boards that are broken through, splinters up around it. */
function paintBoards(pen: Pen): void {
  paintPart(pen, polygon(...rim(0, 345, jagged)), PIT, { shade: 0 });
  for (let at = 0; at < 7; at++) {
    const x = -2.4 + at * 0.8;
    const high = 0.5 + (at % 3) * 0.35;
    paintPart(pen, polygon([x - 0.3, -0.4], [x - 0.1 + (at - 3) * 0.12, -0.5 - high], [x + 0.34, -0.42]), BOARD, {
      shade: 0.08,
    });
  }
}

function paintBoardsFront(pen: Pen): void {
  paintPart(pen, polygon(...rim(0, 180, (at) => jagged(at) * 1.26), ...rim(180, 0, () => 0.9)), shifted(BOARD, -0.04), {
    shade: 0.06,
  });
  for (let at = 0; at < 6; at++) {
    const x = -2 + at * 0.8;
    const y = 0.52 - Math.abs(at - 2.5) * 0.07;
    paintPart(
      pen,
      polygon([x - 0.34, y + 0.2], [x + (at - 2.5) * 0.1, y - 0.35 - (at % 2) * 0.25], [x + 0.34, y + 0.2]),
      shifted(BOARD, at % 2 ? 0.06 : 0),
      { shade: 0.06 },
    );
  }
}

const HOOP = { wide: 1.1, high: 3.2, up: 5.2 } as const;
const FLAME: Colour = { light: 0.76, chroma: 0.18, hue: 55 };

/** Half of a hoop on a stand, seen almost from its side; in flames where it burns. */
function paintHoop(pen: Pen, phase: number, { because }: Pick<Mover, "because">, side: 1 | -1): void {
  const { context } = pen;
  const isBurning = because.includes("burning");
  const dots = Array.from({ length: 17 }, (_, at): Dot => {
    const turn = (-90 + (180 * at) / 16) * (Math.PI / 180);
    return [-side * Math.cos(turn) * HOOP.wide, -HOOP.up + Math.sin(turn) * HOOP.high];
  });
  if (side === 1) bar(pen, [0, 0], [0, HOOP.high - HOOP.up], 0.22, { light: 0.4, chroma: 0.01, hue: 250 });
  context.lineWidth = 0.3;
  context.strokeStyle = css(isBurning ? { light: 0.5, chroma: 0.15, hue: 40 } : { light: 0.62, chroma: 0.16, hue: 25 });
  context.stroke(curve(dots, false, 0.4));
  if (!isBurning) return;
  const random = seededRandom(`hoop ${Math.floor(phase * 4)} ${side}`);
  for (const [x, y] of dots) {
    const tall = between(random, 0.6, 1.3);
    for (const [share, tone] of [
      [1, FLAME],
      [0.5, shifted(FLAME, 0.16)],
    ] as const) {
      context.fillStyle = css(tone);
      context.fill(
        polygon([x - 0.34 * share, y], [x + between(random, -0.2, 0.2), y - tall * share], [x + 0.34 * share, y]),
      );
    }
  }
}

export const GIVING_WAY = {
  fire_hoop: {
    ...{ drawings: 4, box: [-2, -10, 2, 0.4] },
    isLight: true,
    paint: (pen, phase, thing) => paintHoop(pen, phase, thing, -1),
  },
  fire_hoop_front: {
    ...{ drawings: 4, box: [-2, -10, 2, 0.4] },
    isLight: true,
    paint: (pen, phase, thing) => paintHoop(pen, phase, thing, 1),
  },
  water_burst: { ...{ drawings: 12, box: [-4.4, -4, 4.4, 1] }, paint: paintBurst },
  broken_ice: { ...{ drawings: 1, box: BOXES.behind }, paint: (pen) => paintBreach(pen, ICY) },
  broken_ice_front: {
    ...{ drawings: 1, box: BOXES.plates },
    paint: (pen) => {
      paintNearEdge(pen, ICY);
      paintPlates(pen);
    },
  },
  broken_ground: { ...{ drawings: 1, box: BOXES.behind }, paint: (pen) => paintBreach(pen, ROCKY) },
  broken_ground_front: { ...{ drawings: 1, box: BOXES.behind }, paint: (pen) => paintNearEdge(pen, ROCKY) },
  broken_snow: { ...{ drawings: 1, box: BOXES.behind }, paint: (pen) => paintBreach(pen, SNOWY) },
  broken_snow_front: { ...{ drawings: 1, box: BOXES.behind }, paint: (pen) => paintNearEdge(pen, SNOWY) },
  mire: {
    ...{ drawings: 1, box: [-6.4, -1.6, 6.4, 1.8] },
    paint: (pen) => {
      paintPart(pen, oval(0, 0, 6, 1.2), MUD, { shade: 0.06, outline: 0 });
      paintPart(pen, oval(0, 0, 2, 0.36), shifted(MUD, -0.08), { shade: 0, outline: 0 });
    },
  },
  mire_front: {
    ...{ drawings: 1, box: [-6.4, -1.6, 6.4, 1.8] },
    paint: (pen) => {
      paintPart(pen, polygon([-5.4, 0.3], [-2, 0.12], [2, 0.12], [5.4, 0.3], [4, 0.95], [0, 1.25], [-4, 0.95]), MUD, {
        shade: 0.05,
        outline: 0,
      });
      for (const [x, y, wide] of [
        [0, 0.2, 1.7],
        [-2.4, 0.6, 0.7],
        [2.8, 0.55, 0.8],
      ] as const)
        paintPart(pen, oval(x, y, wide, 0.09), shifted(MUD, 0.1), { shade: 0, outline: 0 });
    },
  },
  broken_boards: { ...{ drawings: 1, box: BOXES.plates }, paint: paintBoards },
  broken_boards_front: { ...{ drawings: 1, box: BOXES.plates }, paint: paintBoardsFront },
} as const satisfies Readonly<Record<string, Art>>;
