// Legs from the knees down that fill the picture: they walk, run, stop, stand on tiptoe or dangle.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { FeetDetail, FeetMotion } from "../../../../core/animatic/detail/detail.ts";
import { curve, dots, paintPart, type Pen } from "../../../cards/pen.ts";
import { splash, steam } from "../effects.ts";
import { ease, still, type Shown, type Sprite } from "../sprite.ts";
import { GROUND, paintLeg } from "../body/paint-leg.ts";
import { thingAt } from "./bench.ts";
import { climbing, pedalling, type LegPainter } from "./stairs-and-pedals.ts";
import { moving } from "./hands.ts";

/** Steps in a second, and how far apart and high the feet go. */
const GAITS: Readonly<Record<FeetMotion, readonly [rate: number, far: number, high: number]>> = {
  ...{
    walk: [1.1, 0.26, 0.09],
    run: [2.4, 0.4, 0.2],
    stop: [1.1, 0.26, 0.09],
    stand: [0, 0.1, 0],
    tread: [0.7, 0.05, 0.07],
    tiptoe: [0, 0.08, 0],
    climb: [0.9, 0.2, 0.16],
    pedal: [1, 0, 0],
  },
  dangle: [0.6, 0.07, 0.03],
};
const STOPS = 0.5;

export function feetScene(detail: FeetDetail): readonly Sprite[] {
  const { motion, splash: colour, under, before } = detail;
  if (motion === "pedal") return pedalling(legOf(detail));
  if (motion === "climb") return climbing(legOf(detail));
  const legs = ([1, -1] as const).map((side): Sprite => {
    const paint = (turn: number) => (pen: Pen) => paintLeg(pen, detail, { isFar: side === 1, turn });
    return moving([paint(0), paint(0.42)], (part, seconds) => legAt(motion, side, { part, seconds }));
  });
  const treads = colour && (motion === "walk" || motion === "run" || motion === "stop" || motion === "tread");
  const times = motion === "stop" ? [0.12, 0.4] : [0.04, 0.28, 0.52, 0.76];
  const flat = under
    ? [
        still(thingAt({ word: under.name, look: under, fixture: null }, [-0.36, GROUND], { size: 1.3 })),
        steam([-0.42, GROUND - 0.02]),
      ]
    : [];
  return [
    ...(before === null ? [] : [still(before === "line" ? paintLine : paintShards)]),
    ...flat,
    ...legs,
    ...(treads ? times.map((from, at) => splash([at % 2 === 0 ? 0.2 : -0.2, GROUND], colour, from)) : []),
  ];
}

/** Across the ground, before the toes of whoever stops there. */
function paintLine(pen: Pen): void {
  paintPart(pen, curve(dots("-.58,.2 -.48,.2 -.66,.6 -.86,.6"), true, 0), CHALK, { shade: 0 });
}

/** Pieces of glass under the toes and around them. */
function paintShards(pen: Pen): void {
  const glass: Colour = { light: 0.88, chroma: 0.03, hue: 210 };
  for (const [x, y, size] of [
    [-0.46, 0, 1.5],
    [-0.6, 0.05, 1],
    [-0.36, 0.07, 0.8],
    [-0.72, -0.01, 0.7],
    [-0.2, 0.06, 0.9],
  ] as const) {
    const at = (dx: number, dy: number) => `${x + dx * size},${GROUND + y + dy * size}`;
    paintPart(
      pen,
      curve(dots(`${at(-0.05, 0)} ${at(0.01, -0.085)} ${at(0.05, -0.005)} ${at(0.01, 0.02)}`), true, 0),
      glass,
      {
        shade: 0.02,
      },
    );
  }
}

const CHALK: Colour = { light: 0.97, chroma: 0.005, hue: 90 };

const legOf =
  (detail: FeetDetail): LegPainter =>
  (isFar, turn) =>
  (pen) =>
    paintLeg(pen, detail, { isFar, turn });

/** One leg after the other; a foot that is lifted points down. */
function legAt(
  motion: FeetMotion,
  side: 1 | -1,
  { part, seconds }: { readonly part: number; readonly seconds: number },
): Shown {
  const [rate, far, high] = GAITS[motion];
  if (motion === "tiptoe") return { drawing: Number(part > 0.25), dx: side * far, dy: -0.05 * ease(part, 0.2, 0.35) };
  if (motion === "tread" && side === 1) return { dx: 0.42 };
  const comes = motion === "stop" ? 0.9 * (1 - ease(part, 0, STOPS)) : 0;
  const isStanding = rate === 0 || (motion === "stop" && part > STOPS);
  if (isStanding) return { dx: side * 0.12 };
  const turn = seconds * rate * 2 * Math.PI + (side === 1 ? 0 : Math.PI);
  const lifted = Math.max(0, Math.cos(turn));
  return {
    drawing: Number(motion !== "dangle" && lifted > 0.45),
    dx: comes + far * Math.sin(turn) * -1,
    dy: -high * lifted,
  };
}
