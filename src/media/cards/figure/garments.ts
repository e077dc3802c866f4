// What is worn around the trunk: tops, coats, dresses and skirts as lofts over the body, with collars, fronts, buttons, pockets and hems drawn
// on their surface, so that they turn with the person.
import { type Colour, shifted } from "../../../core/animatic/colour.ts";
import type { Garment } from "../../../core/animatic/looks/clothes.ts";
import { type Loft, isSeen, loftPath, onLoft } from "./body.ts";
import {
  type Dressing,
  loftOf,
  paintBand,
  paintButton,
  paintCollar,
  paintTrunkFolds,
  panel,
  seam,
} from "./loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import { type Dot, type Pen, curve, dots, paintPart } from "../pen.ts";

export function paintTop({ pen, body, clothes, skin }: Dressing): void {
  const { top } = clothes;
  const loft = loftOf(body, top);
  paintPart(pen, loftPath(loft), top.colour, { shade: 0.2, inside: () => paintPattern(pen, body, top) });
  if (top.kind === "dress") paintDressDetails(pen, loft, top);
  else paintTrunkFolds(pen, loft, top.colour);
  paintNeckline(pen, loft, top, skin);
  if (top.kind === "boilersuit") paintBoilersuit(pen, loft, top);
  if (clothes.bottom.kind === "overalls")
    paintBib(pen, loftOf(body, { kind: "overalls", long: 0 }, 2.9), clothes.bottom);
  if (clothes.extras["braces"])
    for (const turn of [-32, 32])
      seam({ pen, loft }, dots(`${turn},1.4 ${turn},2.4 ${turn * 0.9},3.4`), clothes.extras["braces"].colour, 5);
}

function paintNeckline(pen: Pen, loft: Loft, { kind, colour }: Garment, skin: Colour): void {
  if (loft.body.view.aspect === "back")
    return seam({ pen, loft }, dots("120,1.4 150,1.37 180,1.36 210,1.37 240,1.4"), colour);
  if (kind === "sweater" || kind === "armour") return paintBand(pen, loft, colour);
  const deep = kind === "tshirt" || kind === "dress" ? 1.56 : 1.78;
  const open = [
    [-62, 1.31],
    [-40, 1.42],
    [-14, deep - 0.05],
    [0, deep],
    [14, deep - 0.05],
    [40, 1.42],
    [62, 1.31],
  ] as const;
  paintPart(pen, curve([...panel(loft, open), onLoft(loft, 30, 1.2), onLoft(loft, -30, 1.2)], true, 0.4), skin, {
    shade: 0.05,
    outline: 0.6,
  });
  if (kind === "tshirt" || kind === "dress") return;
  paintCollar(pen, loft, colour, deep);
  seam({ pen, loft }, dots(`0,${deep} 0,2.6 0,${loft.hem}`), colour, 0.7);
  for (let y = deep + 0.22; y < loft.hem - 0.15; y += 0.38)
    paintButton({ pen, loft }, [2, y], shifted(colour, colour.light > 0.6 ? -0.3 : 0.3));
}

function paintDressDetails(pen: Pen, loft: Loft, { colour }: Garment): void {
  const waist: readonly Dot[] = [-90, -60, -30, 0, 30, 60, 90, 120, 150, 180, 210, 240, 270].map((turn): Dot => [
    turn,
    2.98,
  ]);
  seam({ pen, loft }, waist.slice(0, 7), colour, 0.8);
  seam({ pen, loft }, waist.slice(6), colour, 0.8);
  for (const turn of [-70, -42, -16, 12, 40, 68, 96, 130, 155, 182, 208, 235, 262])
    seam(
      { pen, loft },
      dots(`${turn},3.04 ${turn * 1.01},3.5 ${turn},${loft.hem - (Math.abs(turn) % 3) * 0.3 - 0.4}`),
      colour,
      0.55,
    );
  const hem: readonly Dot[] = Array.from({ length: 25 }, (_, at): Dot => [-90 + at * 15, loft.hem - 0.12]);
  seam(
    { pen, loft },
    hem.filter(([turn]) => turn <= 90),
    colour,
    0.5,
  );
}

function paintBoilersuit(pen: Pen, loft: Loft, { colour }: Garment): void {
  for (const turn of [-34, 34]) paintPocket(pen, loft, [turn, 2.05], colour);
  for (const y of [2.94, 3.1])
    seam(
      { pen, loft },
      [-80, -50, -20, 10, 40, 70].map((turn): Dot => [turn, y]),
      colour,
      0.7,
    );
  for (const y of [2.94, 3.1])
    seam(
      { pen, loft },
      [110, 140, 170, 200, 230, 260].map((turn): Dot => [turn, y]),
      colour,
      0.7,
    );
}

function paintPocket(pen: Pen, loft: Loft, [turn, y]: Dot, colour: Colour): void {
  if (!isSeen(loft, turn, y)) return;
  const patch = panel(
    loft,
    dots(`${turn - 15},${y} ${turn + 15},${y} ${turn + 15},${y + 0.34} ${turn},${y + 0.4} ${turn - 15},${y + 0.34}`),
  );
  paintPart(pen, curve(patch, true, 0.05), shifted(colour, 0.02), { shade: 0.03, outline: 0.65 });
  seam({ pen, loft }, dots(`${turn - 15},${y + 0.09} ${turn},${y + 0.13} ${turn + 15},${y + 0.09}`), colour, 0.5);
}

/** The bib of overalls and its straps. */
function paintBib(pen: Pen, loft: Loft, { colour }: Garment): void {
  paintPart(pen, loftPath(loft), colour, { shade: 0.16 });
  const { aspect } = loft.body.view;
  const at = aspect === "back" ? 180 : 0;
  const bib = panel(loft, dots(`${at - 38},1.95 ${at + 38},1.95 ${at + 52},3 ${at - 52},3`));
  for (const turn of [-30, 30])
    paintPart(
      pen,
      curve(
        [...panel(loft, dots(`${at + turn - 6},1.36 ${at + turn + 6},1.36 ${at + turn + 5},2.1 ${at + turn - 5},2.1`))],
        true,
        0.05,
      ),
      shifted(colour, -0.03),
      { shade: 0.02, outline: 0.7 },
    );
  paintPart(pen, curve(bib, true, 0.05), colour, { shade: 0.1, outline: 0.8 });
  if (aspect !== "back") paintPocket(pen, loft, [0, 2.2], colour);
}

export function paintSkirt({ pen, body, clothes }: Dressing): void {
  const loft = loftOf(body, clothes.bottom, 2.9);
  paintPart(pen, loftPath(loft), clothes.bottom.colour, {
    shade: 0.24,
    inside: () => paintPattern(pen, body, clothes.bottom),
  });
  paintDressDetails(pen, loft, clothes.bottom);
}
