// Shoes, boots and bare feet on the ground.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import { type Body, flat, limbPath } from "./body.ts";
import { type Leg, type Stations, between } from "./limbs.ts";

import { type Dot, type Pen, curve, dots, drawSeam, paintPart } from "../pen.ts";

interface Shoe {
  readonly colour: Colour;
  readonly kind: string;
}

/** Turned around the ankle by the leg's pitch; one that is not is cut off at the ground. */
export function paintFoot(pen: Pen, body: Body, leg: Leg, shoe: Shoe): void {
  const size = 0.34 + 0.66 * body.limb;
  const [x, y, z] = leg.ankle;
  const high = body.heads - body.down(7.08);
  const sole = leg.pitch === 0 ? y + high : Number.POSITIVE_INFINITY;
  const [cos, sin] = [Math.cos((leg.pitch * Math.PI) / 180), Math.sin((leg.pitch * Math.PI) / 180)];
  const place = (across: number, up: number, forward: number): Dot => {
    const [deep, far] = [high - up * size, forward * size];
    return flat(body.view, [x + Math.sign(x) * across * size, y + deep * cos + far * sin, z + far * cos - deep * sin]);
  };
  if (shoe.kind === "boots") paintShaft(pen, body, leg, shoe.colour);
  const balls: readonly (readonly [Dot, number])[] = [
    [place(0, 0.3, 0), 0.13 * size],
    [place(0, 0.13, -0.12), 0.14 * size],
    [place(0.05, 0.15, 0.26), 0.14 * size],
    [place(0.09, 0.09, 0.52), 0.1 * size],
  ];
  const hull = hullOf(balls.flatMap(([dot, radius]) => ringOf(dot, radius))).map(([hx, hy]): Dot => [
    hx,
    Math.min(hy, sole),
  ]);
  const soleColour: Colour =
    shoe.kind === "trainers" ? { light: 0.93, chroma: 0.01, hue: 90 } : shifted(shoe.colour, -0.16);
  paintPart(pen, curve(hull, true, 0.7), shoe.colour, {
    shade: 0.07,
    inside: () => {
      if (shoe.kind === "bare" || leg.pitch !== 0) return;
      paintPart(
        pen,
        curve(dots(`-9,${sole - 0.055 * size} 9,${sole - 0.055 * size} 9,${sole + 1} -9,${sole + 1}`), true, 0),
        soleColour,
        { shade: 0, outline: 0.6 },
      );
    },
  });
  if (shoe.kind === "sandals" || shoe.kind === "trainers")
    for (const forward of [0.12, 0.24])
      drawSeam(pen, [place(-0.09, 0.26, forward), place(0.1, 0.26, forward)], shoe.colour, 0.7);
}

function paintShaft(pen: Pen, body: Body, leg: Leg, colour: Colour): void {
  const stations: Stations = [
    [between(leg.knee, leg.ankle, 0.48), 0.24 * body.limb],
    [between(leg.knee, leg.ankle, 0.8), 0.2 * body.limb],
    [leg.ankle, 0.155 * body.limb],
    [[leg.ankle[0], leg.ankle[1] + 0.16, leg.ankle[2]], 0.15 * body.limb],
  ];
  paintPart(pen, limbPath(body.view, stations), colour, { shade: 0.09 });
}

function ringOf([x, y]: Dot, radius: number): readonly Dot[] {
  return Array.from({ length: 14 }, (_, at): Dot => [
    x + radius * Math.cos((at / 14) * 2 * Math.PI),
    y + radius * Math.sin((at / 14) * 2 * Math.PI),
  ]);
}

/** The outline around points, by Andrew's chain. */
function hullOf(points: readonly Dot[]): readonly Dot[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Dot[]) => {
    const chain: Dot[] = [];
    for (const dot of list) {
      while (chain.length > 1 && isInside(chain.at(-2), chain.at(-1), dot)) chain.pop();
      chain.push(dot);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

function isInside(a: Dot | undefined, b: Dot | undefined, c: Dot): boolean {
  return !!a && !!b && (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0;
}
