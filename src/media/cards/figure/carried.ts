// What is carried on the back: packs, sacks, tanks; a collar that stands up behind the head; what covers a whole hand.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Body, flat, limbPath } from "./body.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart } from "../pen.ts";

/** On the back: behind everything in views from the front. */
export function paintPack(pen: Pen, body: Body, { clothes }: PersonLook): void {
  const { tank, guitar, sack, backpack, backbasket } = clothes.extras;
  if (clothes.top.kind === "spacesuit") paintLifeSupport(pen, body);
  if (tank) paintTank(pen, body, tank.colour);
  if (guitar) paintCase(pen, body, guitar.colour);
  if (sack) paintSack(pen, body, sack.colour);
  if (backbasket) paintBasket(pen, body, backbasket.colour);
  const colour = backpack?.colour;
  if (!colour) return;
  const [x] = flat(body.view, [0, 0, -0.62]);
  const [top, low] = [body.down(1.55), body.down(3.2)];
  const half = body.view.aspect === "side" ? 0.3 : 0.52;
  const path = limbPath(body.view, [
    [[0, top + half, -0.62], half],
    [[0, low - half * 0.6, -0.62], half],
  ]);
  paintPart(pen, path, colour, { shade: 0.12 });
  if (body.view.aspect === "back")
    paintPart(
      pen,
      limbPath(body.view, [
        [[-x - 0.2, low - 0.5, -0.9], 0.24],
        [[-x + 0.2, low - 0.5, -0.9], 0.24],
      ]),
      shifted(colour, 0.03),
      { shade: 0.06 },
    );
}

const SHELL: Colour = { light: 0.9, chroma: 0.008, hue: 240 };
const DARK_PANEL: Colour = { light: 0.36, chroma: 0.02, hue: 250 };
const ORANGE: Colour = { light: 0.68, chroma: 0.18, hue: 50 };

/** The pack of air and power of a space suit. */
function paintLifeSupport(pen: Pen, body: Body): void {
  const half = body.view.aspect === "side" ? 0.3 : 0.62;
  const box = (top: number, low: number, wide: number) =>
    limbPath(body.view, [
      [[0, body.down(top) + wide * 0.5, -0.7], wide],
      [[0, body.down(low) - wide * 0.5, -0.7], wide],
    ]);
  paintPart(pen, box(1.2, 3.5, half), SHELL, { shade: 0.14 });
  if (body.view.aspect !== "back") return;
  const [x] = flat(body.view, [0, 0, -0.7]);
  const plate = (y: number, wide: number, high: number, colour: Colour) =>
    paintPart(
      pen,
      curve(
        dots(`${-wide},${y} ${wide},${y} ${wide},${y + high} ${-wide},${y + high}`).map(([dx, dy]): Dot => [
          x + dx,
          dy,
        ]),
        true,
        0.05,
      ),
      colour,
      { shade: 0.04 },
    );
  plate(body.down(1.5), 0.36, 0.34, DARK_PANEL);
  plate(body.down(2.3), 0.4, 0.12, ORANGE);
  plate(body.down(2.7), 0.4, 0.12, DARK_PANEL);
}

function paintTank(pen: Pen, body: Body, colour: Colour): void {
  const path = limbPath(body.view, [
    [[0.12, body.down(1.5), -0.66], 0.24],
    [[0.12, body.down(3.3), -0.66], 0.24],
  ]);
  paintPart(pen, path, colour, { shade: 0.12 });
}

/** The case of a guitar, neck up. */
function paintCase(pen: Pen, body: Body, colour: Colour): void {
  const path = limbPath(body.view, [
    [[0.5, body.down(0.5), -0.66], 0.16],
    [[0.34, body.down(1.7), -0.66], 0.18],
    [[0.2, body.down(2.5), -0.66], 0.46],
    [[0.16, body.down(2.9), -0.66], 0.38],
    [[0.06, body.down(3.7), -0.66], 0.58],
  ]);
  paintPart(pen, path, colour, { shade: 0.14 });
}

function paintSack(pen: Pen, body: Body, colour: Colour): void {
  const [x] = flat(body.view, [0.1, 0, -0.74]);
  const y = body.down(2.3);
  paintPart(
    pen,
    curve(
      dots(
        `${x - 0.1},${y - 1} ${x + 0.16},${y - 0.9} ${x + 0.7},${y - 0.1} ${x + 0.62},${y + 0.9} ${x},${y + 1.1} ${x - 0.56},${y + 0.7} ${x - 0.5},${y - 0.2}`,
      ),
    ),
    colour,
    { shade: 0.16 },
  );
  drawSeam(pen, dots(`${x - 0.1},${y - 0.7} ${x + 0.1},${y - 0.66} ${x + 0.26},${y - 0.66}`), colour, 1.2);
}

/** Tall and open at the top, wider there than at the foot. */
function paintBasket(pen: Pen, body: Body, colour: Colour): void {
  const [x] = flat(body.view, [0, 0, -0.86]);
  const [top, low] = [body.down(1.35), body.down(3.5)];
  const half = body.view.aspect === "side" ? 0.56 : 0.72;
  const at = (share: number): readonly [y: number, wide: number] => [
    top + (low - top) * share,
    half * (1 - 0.3 * share),
  ];
  const side = dots(`${x - half},${top} ${x + half},${top} ${x + half * 0.7},${low} ${x - half * 0.7},${low}`);
  paintPart(pen, curve(side, true, 0.08), colour, { shade: 0.14 });
  for (const share of [0.18, 0.36, 0.54, 0.72, 0.9]) {
    const [y, wide] = at(share);
    drawSeam(pen, dots(`${x - wide},${y} ${x},${y + 0.06} ${x + wide},${y}`), colour, 1.1);
  }
  paintPart(pen, oval(x, top, half, 0.16), shifted(colour, -0.16), { shade: 0.04 });
}

/** The points of a high collar beside the head. */
export function paintCollarStand(pen: Pen, body: Body, { clothes: { over } }: PersonLook): void {
  if (over?.kind !== "collarcloak") return;
  const lining: Colour = { light: 0.46, chroma: 0.18, hue: 22 };
  const x = body.view.aspect === "front" ? 0 : body.view.aspect === "side" ? 0.2 : 0.1;
  const stand = dots(
    `${x - 0.72},1.7 ${x - 0.78},0.5 ${x - 0.5},0.86 ${x},1 ${x + 0.5},0.86 ${x + 0.78},0.5 ${x + 0.72},1.7`,
  );
  paintPart(pen, curve(stand, true, 0.1), lining, { shade: 0.08 });
  drawLine(pen, curve(stand, true, 0.1), over.colour, 3);
}

export function paintBoxingGlove(pen: Pen, [x, y]: Dot, colour: Colour): void {
  paintPart(pen, oval(x, y + 0.06, 0.27, 0.3), colour, { shade: 0.1 });
  paintPart(pen, oval(x - 0.17, y, 0.1, 0.17, 0.3), shifted(colour, 0.03), { shade: 0.04 });
  drawLine(
    pen,
    curve(dots(`${x - 0.2},${y - 0.2} ${x + 0.2},${y - 0.2}`), false),
    { light: 0.94, chroma: 0.01, hue: 90 },
    3.4,
  );
}

/** A bunch of streamers in the hand. */
export function paintPompom(pen: Pen, [x, y]: Dot, colour: Colour): void {
  const points = Array.from({ length: 26 }, (_, at): Dot => {
    const angle = (at / 26) * 2 * Math.PI;
    const radius = at % 2 ? 0.46 : 0.34;
    return [x + radius * Math.cos(angle), y + 0.06 + radius * Math.sin(angle)];
  });
  paintPart(pen, curve(points, true, 0.1), colour, { shade: 0.1 });
  for (const turn of [0.4, 1.5, 2.6, 3.7, 4.8, 5.9])
    drawSeam(
      pen,
      [
        [x, y + 0.06],
        [x + 0.3 * Math.cos(turn), y + 0.06 + 0.3 * Math.sin(turn)],
      ],
      colour,
      0.8,
    );
}
