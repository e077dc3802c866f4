// A large shoe whose laces two hands pull tight.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { ease } from "../sprite.ts";
import { both, moving, type Path, type Scene } from "./hands.ts";

const SOLE: Colour = { light: 0.94, chroma: 0.008, hue: 90 };
const LACE: Colour = { light: 0.97, chroma: 0.005, hue: 90 };
const PLAIN: Colour = { light: 0.45, chroma: 0.08, hue: 40 };
/** Where the knot is. */
const KNOT: Dot = [0.06, -0.06];
const PULLS = [0, 0.33, 0.66, 1];

export const lace: Scene = ({ hand, beat: { thing, target } }) => {
  const colour = [thing, target].find((one) => one?.look)?.look?.colour ?? PLAIN;
  const pulled = (part: number, seconds: number) => ease(part, 0, 0.2) * (0.55 + 0.45 * Math.sin(seconds * 3.4));
  const way =
    (side: 1 | -1): Path =>
    (part, seconds) => ({
      dx: side * (0.06 + 0.16 * pulled(part, seconds)),
      dy: -0.07 * pulled(part, seconds),
    });
  return [
    moving(
      PULLS.map((pull) => (pen: Pen) => paintShoe(pen, colour, pull)),
      (part, seconds) => ({ drawing: Math.round(Math.max(0, Math.min(1, pulled(part, seconds))) * 3) }),
    ),
    ...both(hand, "pinch", { gap: 0.2, y: -0.12, turn: -0.2 }, way),
  ];
};

/** From the side, its tip to the left; laced up where `pull` is null, else the laces go up from the knot to both hands. */
export function paintShoe(pen: Pen, colour: Colour, pull: number | null): void {
  const upper = "-.62,.3 -.6,.16 -.4,.06 -.16,.0 .0,-.1 .1,-.2 .4,-.24 .46,-.02 .5,.3";
  paintPart(pen, curve(dots("-.08,-.04 .02,-.24 .2,-.3 .26,-.12 .08,.0"), true, 0.5), shifted(colour, 0.06), {
    shade: 0.03,
  });
  paintPart(pen, curve(dots(upper), true, 0.5), colour, { shade: 0.08 });
  paintPart(pen, curve(dots("-.36,.06 -.1,-.02 .08,-.18 .16,-.1 .0,.08 -.26,.16"), true, 0.4), shifted(colour, -0.08), {
    shade: 0.02,
  });
  paintPart(pen, curve(dots("-.66,.27 .53,.27 .54,.38 -.64,.38"), true, 0.15), SOLE, { shade: 0.03 });
  for (const row of [0, 1, 2, 3])
    for (const way of [-1, 1]) {
      const [x, y] = [-0.26 + row * 0.095, 0.08 - row * 0.06];
      drawLine(
        pen,
        curve(
          [
            [x - 0.05, y + way * 0.045],
            [x + 0.07, y - way * 0.045],
          ],
          false,
        ),
        LACE,
        5,
      );
    }
  if (pull === null) return;
  const out = 0.06 + 0.16 * pull;
  for (const side of [-1, 1])
    drawLine(
      pen,
      curve([KNOT, [KNOT[0] + side * 0.12, KNOT[1] - 0.1], [side * (0.2 + out), -0.12 - 0.07 * pull]], false),
      LACE,
      5,
    );
}
