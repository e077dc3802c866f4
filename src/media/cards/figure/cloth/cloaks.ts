// Cloaks and capes: what hangs behind the body, and what of it lies over the shoulders and falls beside the legs.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Clothes } from "../../../../core/animatic/looks/clothes.ts";
import { type Loft, loftPath, onLoft } from "../body.ts";
import { type Dressing, loftOf, panel, seam } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../../pen.ts";

const ERMINE: Colour = { light: 0.96, chroma: 0.01, hue: 90 };
const DARK: Colour = { light: 0.2, chroma: 0.01, hue: 260 };
const GOLD: Colour = { light: 0.74, chroma: 0.1, hue: 86 };

/** Under a hood a cloak is closed. */
export function isOpenCloak({ over, hat }: Clothes): boolean {
  return over?.kind === "collarcloak" || (over?.kind === "cloak" && hat?.kind !== "hood");
}

/** The inside, behind legs and trunk in views from the front. */
export function paintCloakBehind({ pen, body, clothes }: Dressing): void {
  const { over } = clothes;
  if (!over || !(over.kind === "cape" || isOpenCloak(clothes)) || body.view.aspect === "back") return;
  const inside = over.kind === "collarcloak" ? LINING : shifted(over.colour, -0.1);
  paintPart(pen, loftPath(loftOf(body, over)), inside, { shade: 0.16 });
}

const LINING: Colour = { light: 0.44, chroma: 0.17, hue: 22 };

export function paintCloak(pen: Pen, loft: Loft, { over, extras }: Clothes): void {
  if (!over) return;
  const { colour } = over;
  if (loft.body.view.aspect === "back") {
    paintPart(pen, loftPath(loft), colour, { shade: 0.22 });
    for (const turn of [130, 160, 200, 230])
      seam({ pen, loft }, dots(`${turn},1.8 ${turn},4 ${turn},${loft.hem - 0.2}`), colour, 0.6);
    return;
  }
  const isCape = over.kind === "cape";
  for (const side of [-1, 1] as const) {
    paintPart(pen, curve(isCape ? mantle(loft, side) : flank(loft, side), true, 0.2), colour, { shade: 0.12 });
    if (isCape) continue;
    seam({ pen, loft }, dots(`${side * 58},1.8 ${side * 62},3.6 ${side * 64},${loft.hem - 0.2}`), colour, 0.6);
    if (extras["ermine"]) drawLine(pen, curve(panel(loft, edge(loft, side)), false), ERMINE, 5);
  }
  if (extras["ermine"]) {
    const collar = panel(loft, dots("-90,1.2 -45,1.3 0,1.4 45,1.3 90,1.2 90,1.86 45,2.0 0,1.9 -45,2.0 -90,1.86"));
    paintPart(pen, curve(collar, true, 0.4), ERMINE, { shade: 0.08 });
    for (const turn of [-60, -30, 30, 60])
      paintPart(pen, oval(...onLoft(loft, turn, 1.6), 0.035, 0.06), DARK, { shade: 0, outline: 0 });
  }
  paintPart(pen, oval(...onLoft(loft, 0, 1.48), 0.08), GOLD, { shade: 0.02, outline: 0.7 });
}

/** Where the front is open, wider to the ground. */
function edge({ hem }: Loft, side: 1 | -1): readonly Dot[] {
  return [1.36, 2, 3, 4.4, hem].map((y): Dot => [side * (8 + 7 * (y - 1.36)), y]);
}

function flank(loft: Loft, side: 1 | -1): readonly Dot[] {
  const outer = [1.36, 2, 3, 4.4, loft.hem].map((y): Dot => [side * 90, y]);
  return panel(loft, [...edge(loft, side), ...outer.toReversed(), [side * 50, 1.24]]);
}

/** A fold over the shoulder. */
function mantle(loft: Loft, side: 1 | -1): readonly Dot[] {
  return panel(
    loft,
    dots(`${side * 6},1.36 ${side * 40},1.24 ${side * 90},1.3 ${side * 90},1.75 ${side * 66},1.62 ${side * 30},1.6`),
  );
}
