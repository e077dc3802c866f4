// What lies over the arms: a poncho that hangs from both elbows to a fringe and is lifted with them, a stole of fur, the shoulder plates of armour. Head heights.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { flat } from "../body.ts";
import { type Dressing, loftOf, panel } from "../loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import { furred } from "../headgear/fur-and-straw.ts";
import type { Posture } from "../posture.ts";
import { type Dot, curve, dots, drawLine, drawSeam, oval, paintPart } from "../../pen.ts";

/** How far it reaches beyond an elbow. */
const OVER = 0.26;

export function paintOverArms(dressing: Dressing, posture: Posture): void {
  const { over, top } = dressing.clothes;
  const { stole } = dressing.clothes.extras;
  if (over?.kind === "poncho") paintPoncho(dressing, over, posture);
  if (stole) paintStole(dressing, stole, posture);
  if (over === null && hasPlates(top)) paintShoulderPlates(dressing, top, posture);
}

const hasPlates = ({ kind }: Garment): boolean => kind === "armour" || kind === "cuirass";

/** Three plates over each shoulder that is seen, the upper one over the lower ones. */
function paintShoulderPlates({ pen, body }: Dressing, { colour }: Garment, posture: Posture): void {
  const pale = shifted(colour, colour.light < 0.3 ? 0.2 : 0.09);
  const sides =
    body.view.aspect === "side" || body.view.aspect === "threequarter" ? ([1] as const) : ([-1, 1] as const);
  for (const side of sides) {
    const { shoulder, elbow } = posture.arm(side);
    const [from, to] = [flat(body.view, shoulder), flat(body.view, elbow)];
    const turn = Math.atan2(to[1] - from[1], to[0] - from[0]);
    for (const share of [0.42, 0.22, 0.02]) {
      const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      paintPart(pen, oval(x, y, 0.22, (0.34 - share * 0.12) * body.limb + 0.03, turn), pale, { shade: 0.08 });
    }
  }
}

/** Fur or feathers over both shoulders, open in a deep point at the chest. */
function paintStole({ pen, body }: Dressing, { colour }: Garment, posture: Posture): void {
  const xs = ([-1, 1] as const).map((side) => flat(body.view, posture.arm(side).shoulder)[0]);
  const [left, right] = [Math.min(...xs) - 0.3, Math.max(...xs) + 0.3];
  const [chest] = flat(body.view, [0, 0, body.view.aspect === "back" ? -0.4 : 0.4]);
  const y = (height: number) => body.down(height);
  const outline: readonly Dot[] = [
    [left + 0.06, y(1.62)],
    [-0.34, y(1.24)],
    [chest * 0.8, y(body.view.aspect === "back" ? 1.3 : 1.84)],
    [0.34, y(1.24)],
    [right - 0.06, y(1.62)],
    [right + 0.02, y(2.25)],
    [(right + chest) / 2, y(2.4)],
    [chest, y(2.66)],
    [(left + chest) / 2, y(2.4)],
    [left - 0.02, y(2.25)],
  ];
  paintPart(pen, curve(furred(outline, [chest, y(1.95)], 0.09), true, 0.15), colour, { shade: 0.16 });
  for (const [at, share] of [-0.8, -0.5, -0.2, 0.2, 0.5, 0.8].entries()) {
    const x = chest + share * (share < 0 ? chest - left : right - chest);
    drawSeam(pen, dots(`${x - 0.05},${y(1.86 + (at % 2) * 0.14)} ${x},${y(2.02 + (at % 2) * 0.14)}`), colour, 0.9);
  }
}

function paintPoncho({ pen, body }: Dressing, over: Garment, posture: Posture): void {
  const loft = loftOf(body, { kind: "waistcoat", long: 1 });
  const elbows = ([-1, 1] as const).map((side): Dot => flat(body.view, posture.arm(side).elbow));
  const xs = elbows.map(([x]) => x);
  const [left, right] = [Math.min(-0.62, ...xs.map((x) => x - OVER)), Math.max(0.62, ...xs.map((x) => x + OVER))];
  const [leftLow, rightLow] = [left, right].map((edge) => lowAt(edge, elbows, body.down(3.5)));
  const [neckLeft, neckRight] = [-body.shoulder * 0.8, body.shoulder * 0.8].map((x) => flat(body.view, [x, 0, 0])[0]);
  const top = body.down(1.36);
  const hem = Math.min(body.down(4.15), body.down(body.lowest));
  const edge: readonly Dot[] = [
    [left, leftLow ?? hem],
    [left * 0.55, hem - 0.1],
    [(left + right) / 2, hem],
    [right * 0.55, hem - 0.1],
    [right, rightLow ?? hem],
  ];
  const outline: readonly Dot[] = [
    [0.16, body.down(1.24)],
    [Math.max(neckRight ?? 0, 0.3), top],
    [right * 0.82, body.down(1.72)],
    ...edge.toReversed(),
    [left * 0.82, body.down(1.72)],
    [Math.min(neckLeft ?? 0, -0.3), top],
    [-0.16, body.down(1.24)],
  ];
  paintPart(pen, curve(outline, true, 0.22), over.colour, { shade: 0.2, inside: () => paintPattern(pen, body, over) });
  drawLine(pen, curve(edge, false, 0.3), shifted(over.second, -0.04), 4);
  for (const [x, y] of edge.slice(1, -1).flatMap((dot) => fringeAt(dot)))
    drawLine(pen, curve(dots(`${x},${y} ${x},${y + 0.16}`), false), over.colour, 1.8);
  if (body.view.aspect === "back") return;
  const collar = curve(panel(loft, dots("-60,1.26 -24,1.42 0,1.66 24,1.42 60,1.26 26,1.34 0,1.5 -26,1.34")), true, 0.2);
  paintPart(pen, collar, shifted(over.colour, -0.12), { shade: 0.03, outline: 0.8 });
}

/** Beneath a raised elbow the cloth ends near it, else at the height of the waist. */
function lowAt(edge: number, elbows: readonly Dot[], usual: number): number {
  const near = elbows.toSorted((a, b) => Math.abs(a[0] - edge) - Math.abs(b[0] - edge))[0];
  return near ? Math.min(usual, near[1] + 0.45) : usual;
}

function fringeAt([x, y]: Dot): readonly Dot[] {
  return [-0.14, -0.05, 0.05, 0.14].map((dx): Dot => [x + dx, y]);
}
