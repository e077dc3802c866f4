// What the words say somebody sits on where else a chair or a log would stand: a bench, a swing. In heights of a seat, feet at the origin.
import { shifted, type Colour } from "../../../../core/animatic/colour.ts";
import type { StagedMember } from "../../../../core/animatic/stage/staged-member.ts";
import { drawLine, paintPart, type Pen } from "../../../cards/pen.ts";
import { Path2D, type Context2D } from "../../paint/canvas.ts";

const WOOD: Colour = { light: 0.5, chroma: 0.07, hue: 60 };
const IRON: Colour = { light: 0.3, chroma: 0.01, hue: 250 };
const RED: Colour = { light: 0.56, chroma: 0.17, hue: 27 };

/** Of a seat, in heights of a grown person. */
const SEAT = 0.26;

type Painter = (pen: Pen) => void;

/** By words of the action. */
const NAMED: readonly (readonly [words: RegExp, paint: Painter])[] = [
  [/\bswings?\b(?! (?:his|her|their|the|a|an|at|round|around)\b)/i, paintSwing],
  [/\bbench(?:es)?\b/i, paintBench],
];

/** The painter of the seat that the words name. */
export function namedSeat(words: string): ((context: Context2D, one: StagedMember, line: number) => void) | undefined {
  const paint = NAMED.find(([pattern]) => pattern.test(words))?.[1];
  if (!paint) return undefined;
  return (context, { spot, member }, line) => {
    const height = (spot.head * (member.heads ?? 7.1) * SEAT) / (member.tall ?? 1);
    context.save();
    context.translate(spot.x - spot.facing * spot.head * 0.2, spot.base);
    context.scale(-spot.facing * height, height);
    paint({ context, line: line / height });
    context.restore();
  };
}

function block(x: number, y: number, ...[width, height]: readonly [number, number]): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, 0.06);
  return path;
}

/** Slats for the seat and the back, iron legs. */
function paintBench(pen: Pen): void {
  for (const y of [-2.1, -1.75, -1.4]) paintPart(pen, block(-1.9, y, 3.8, 0.24), WOOD, { shade: 0.06 });
  for (const x of [-1.6, 1.45]) paintPart(pen, block(x, -2.1, 0.15, 2.1), IRON, { shade: 0.04 });
  paintPart(pen, block(-2, -1.08, 4, 0.26), shifted(WOOD, 0.06), { shade: 0.08 });
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
