// The swing that somebody sits on where else a chair or a log would stand. In heights of a seat, feet at the origin.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { drawLine, paintPart, type Pen } from "../../../cards/pen.ts";
import { Path2D, type Context2D } from "../../paint/canvas.ts";

const IRON: Colour = { light: 0.3, chroma: 0.01, hue: 250 };
const RED: Colour = { light: 0.56, chroma: 0.17, hue: 27 };

/** Of a seat, in heights of a grown person. */
const SEAT = 0.26;

const ON_SWING = /\bswings?\b(?! (?:his|her|their|the|a|an|at|round|around)\b)/i;

/** The painter of the swing that the words name. */
export function swingFor(words: string): ((context: Context2D, one: StagedMember, line: number) => void) | undefined {
  if (!ON_SWING.test(words)) return undefined;
  return (context, { spot, member }, line) => {
    const height = (spot.head * (member.heads ?? 7.1) * SEAT) / (member.tall ?? 1);
    context.save();
    context.translate(spot.x - spot.facing * spot.head * 0.2, spot.base);
    context.scale(-spot.facing * height, height);
    paintSwing({ context, line: line / height });
    context.restore();
  };
}

function block(x: number, y: number, ...[width, height]: readonly [number, number]): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.06);
  return path;
}

/** A board on two chains from a frame above the picture. */
function paintSwing(pen: Pen): void {
  for (const x of [-0.8, 0.8]) {
    const chain = new Path2D();
    chain.moveTo(x, -1);
    chain.lineTo(x, -9);
    drawLine(pen, chain, IRON, 3);
  }
  paintPart(pen, block(-1.1, -1.06, 2.2, 0.26), RED, { shade: 0.06 });
}
