// What is slid through under a door, with the strip of light there.
import { css, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { dots, drawSeam } from "../../../cards/pen.ts";
import { ease, still, type Sprite } from "../sprite.ts";
import { WOOD } from "../fixtures/materials.ts";
import { thingAt } from "./bench.ts";
import { moving } from "./hands.ts";
import type { ThingScene } from "./alone.ts";

/** Where the door ends and where the floor begins. */
const EDGE = -0.02;
const FLOOR_AT = 0.035;
const FLOORING: Colour = { light: 0.36, chroma: 0.05, hue: 50 };
const GAP: Colour = { light: 0.9, chroma: 0.09, hue: 80 };

export const underDoor: ThingScene = ({ thing }) => [
  still(({ context, line }) => {
    context.fillStyle = css(FLOORING);
    context.fillRect(-2, FLOOR_AT, 4, 1);
    for (const x of [-1.5, -0.9, -0.3, 0.3, 0.9, 1.5])
      drawSeam({ context, line }, dots(`${x * 0.5},${FLOOR_AT} ${x},.6`), FLOORING, 1.4);
  }),
  lit(),
  moving([thingAt(thing, [-0.05, 0.3], { size: 1.5 })], (part) => ({
    dy: -0.42 * (1 - ease(part, 0.12, 0.72)),
    dx: 0.05 * (1 - ease(part, 0.12, 0.72)),
  })),
  still((pen) => {
    const { context } = pen;
    context.fillStyle = css(WOOD);
    context.fillRect(-2, -1, 4, 1 + EDGE);
    for (const x of [-0.62, 0.1]) drawSeam(pen, dots(`${x},-1 ${x},-.16 ${x + 0.5},-.16 ${x + 0.5},-1`), WOOD, 3);
    drawSeam(pen, dots(`-2,${EDGE} 2,${EDGE}`), WOOD, 3);
  }),
];

function lit(): Sprite {
  return {
    ...still(({ context }) => {
      context.fillStyle = css(GAP);
      context.fillRect(-2, EDGE, 4, FLOOR_AT - EDGE);
    }),
    shines: true,
  };
}
