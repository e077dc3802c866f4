// Wings on a back, folded or spread; in flight they beat. Head heights.
import { type Colour, css } from "../../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, paintPart } from "../../pen.ts";
import { type Body, flat } from "../body.ts";

const wingsOf = (traits: PersonLook["traits"]) =>
  (["featherwings", "fairywings", "batwings"] as const).find((one) => traits.has(one));

/** How far wings that beat stand out around a body. */
export const wingReach = ({ traits }: PersonLook, beat?: number): number =>
  beat === undefined || !wingsOf(traits) ? 0 : BEATING * 1.9;

/** How much larger they are spread in flight. */
const BEATING = 1.7;

const WINGS = {
  featherwings:
    "0.1,0 0.7,-0.9 1.5,-1.25 2.05,-0.9 2.1,-0.1 1.9,0.7 1.72,0.6 1.62,1.3 1.4,1.12 1.24,1.9 1,1.5 0.8,2.2 0.6,1.5 0.25,1.3",
  fairywings: "0.1,0.2 0.5,-0.9 1.35,-1.3 1.8,-0.7 1.4,0.05 0.8,0.42 1.3,0.7 1.45,1.3 0.95,1.6 0.4,1.1",
  batwings: "0.1,0 0.6,-1.1 1.2,-1.3 2.1,-0.6 2.3,0.7 1.8,0.3 1.6,1.2 1.1,0.7 0.8,1.6 0.4,1",
} as const;

/** `beat`: how high they are in flight. */
export function paintWings(pen: Pen, body: Body, traits: PersonLook["traits"], beat?: number): void {
  const kind = wingsOf(traits);
  if (kind) for (const side of [-1, 1] as const) paintWing(pen, body, kind, { side, beat });
}

interface Wing {
  readonly side: 1 | -1;
  readonly beat: number | undefined;
}

function paintWing(pen: Pen, body: Body, kind: keyof typeof WINGS, { side, beat }: Wing): void {
  const [x] = flat(body.view, [side * 0.12, 0, -0.4]);
  const y = body.down(1.9);
  const wide =
    beat === undefined ? WIDE[body.view.aspect][side === 1 ? 1 : 0] : BEATING * beat * (side === 1 ? 1 : 0.8);
  const isAlong = body.view.aspect === "side" || beat !== undefined;
  const way = isAlong ? 1 : side * (body.view.aspect === "back" ? -1 : 1);
  const size = (body.heads / 7.1) * (beat === undefined ? 1 : 1.2);
  const outline = dots(WINGS[kind]).map(([dx, dy]): Dot => [x + way * dx * wide * size, y + dy * size]);
  if (kind === "fairywings") {
    const path = curve(outline, true, 0.5);
    pen.context.fillStyle = css({ light: 0.88, chroma: 0.07, hue: 330 - side * 60, alpha: 0.62 });
    pen.context.fill(path);
    drawLine(pen, path, { light: 0.6, chroma: 0.12, hue: 320, alpha: 0.9 }, 1);
    return;
  }
  const tint: Colour =
    kind === "batwings" ? { light: 0.3, chroma: 0.06, hue: 20 } : { light: 0.95, chroma: 0.012, hue: 230 };
  paintPart(pen, curve(outline, true, kind === "batwings" ? 0.15 : 0.4), tint, { shade: 0.12 });
  for (const [dx, dy] of [
    [1.7, 0.3],
    [1.35, 0.8],
    [1, 1.2],
    [0.66, 1.4],
  ] as const)
    drawSeam(
      pen,
      [
        [x + way * 0.5 * wide * size, y - 0.3 * size],
        [x + way * dx * wide * size, y + dy * size],
      ],
      tint,
      0.8,
    );
}

/** Share of its breadth that is seen of the far one and the near one. */
const WIDE: Readonly<Record<Body["view"]["aspect"], readonly [far: number, near: number]>> = {
  ...{ side: [0.34, 0.5], threequarter: [0.72, 0.86], front: [1, 1], back: [1, 1] },
};
