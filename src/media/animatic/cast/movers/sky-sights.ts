// What is seen in the sky by its own light: a comet with its tail, a shooting star.
import { css, faded, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, oval, type Pen } from "../../../cards/pen.ts";
import { glow, type Art } from "./art.ts";

const ICE: Colour = { light: 0.94, chroma: 0.05, hue: 225 };
const STAR: Colour = { light: 0.97, chroma: 0.05, hue: 95 };

/** Tails one in the other, from the head to the right and up. */
function paintTail({ context }: Pen, [long, wide, strength]: readonly [number, number, number], colour: Colour): void {
  const [x, y] = [long, -long * 0.5];
  const light = context.createLinearGradient(0, 0, x, y);
  light.addColorStop(0, css(faded(colour, strength)));
  light.addColorStop(1, css(faded(colour, 0)));
  context.fillStyle = light;
  context.fill(
    curve(
      [
        [-0.2, 0.35 * wide],
        [x + 0.5 * wide, y + wide],
        [x - 0.5 * wide, y - wide],
        [0, -0.4 * wide],
      ],
      true,
      0.2,
    ),
  );
}

function paintComet(pen: Pen): void {
  paintTail(pen, [8, 1.5, 0.55], ICE);
  paintTail(pen, [6, 0.8, 0.8], ICE);
  glow(pen, [0, 0], 1.8, ICE, 0.9);
  pen.context.fillStyle = css(STAR);
  pen.context.fill(oval(0, 0, 0.55, 0.55));
}

function paintShootingStar(pen: Pen): void {
  const { context } = pen;
  const light = context.createLinearGradient(0, 0, -4.4, -2);
  light.addColorStop(0, css(STAR));
  light.addColorStop(1, css(faded(STAR, 0)));
  context.strokeStyle = light;
  context.lineWidth = 0.22;
  context.lineCap = "round";
  context.stroke(
    curve(
      [
        [0, 0],
        [-4.4, -2],
      ],
      false,
    ),
  );
  glow(pen, [0, 0], 0.7, STAR, 0.9);
}

export const SKY_SIGHTS = {
  comet: { ...{ drawings: 1, box: [-2.2, -6.5, 9.5, 2.2], isLight: true }, paint: paintComet },
  shooting_star: { ...{ drawings: 1, box: [-4.8, -2.4, 1, 1], isLight: true }, paint: paintShootingStar },
} as const satisfies Readonly<Record<string, Art>>;
