// What is worn over the top: coats, jackets, cloaks and waistcoats, open at the front over what is under them.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Clothes, Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Loft, isSeen, loftPath } from "../body.ts";
import {
  type Dressing,
  loftOf,
  paintBand,
  paintButton,
  paintCollar,
  paintTrunkFolds,
  panel,
  seam,
} from "../loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import { paintTorn } from "./costume-details.ts";
import { isOpenCloak, paintCloak } from "./cloaks.ts";
import { CLOSED_COATS } from "./work-coats.ts";
import { type Dot, type Pen, curve, dots, paintPart } from "../../pen.ts";

const GOLD: Colour = { light: 0.74, chroma: 0.1, hue: 86 };

/** Coats, jackets, cloaks, waistcoats. */
export function paintOver({ pen, body, clothes }: Dressing): void {
  const { over } = clothes;
  if (!over || over.kind === "poncho") return;
  const loft = loftOf(body, over);
  if (over.kind === "cape" || isOpenCloak(clothes)) return paintCloak(pen, loft, clothes);
  paintPart(pen, loftPath(loft), over.colour, { shade: 0.22, inside: () => paintPattern(pen, body, over) });
  const closed = CLOSED_COATS[over.kind];
  if (closed) return closed(pen, loft, over);
  paintTrunkFolds(pen, loft, over.colour);
  paintHang(pen, loft, over.colour);
  if (over.torn) paintTorn(pen, loft, over);
  if (body.view.aspect === "back") return paintBackOfCoat(pen, loft, over);
  if (over.kind === "cloak") return seam({ pen, loft }, dots(`4,1.5 5,3 9,${loft.hem}`), over.colour, 1);
  paintOpening(pen, loft, clothes);
}

/** Long folds below the waist. */
function paintHang(pen: Pen, loft: Loft, colour: Colour): void {
  if (loft.hem < 4.5) return;
  for (const turn of [-64, -36, 30, 58, 100, 132, 205, 232])
    seam(
      { pen, loft },
      dots(`${turn},${3.7 + (Math.abs(turn) % 5) * 0.1} ${turn * 1.01},4.4 ${turn},${loft.hem - 0.12}`),
      colour,
      0.5,
    );
}

function paintBackOfCoat(pen: Pen, loft: Loft, { colour, kind }: Garment): void {
  const collar = panel(loft, dots("118,1.4 150,1.52 180,1.55 210,1.52 242,1.4 230,1.22 180,1.16 130,1.22"));
  if (loft.hem > 4.5 && kind !== "cloak") seam({ pen, loft }, dots(`180,3.6 180,4.6 180,${loft.hem}`), colour, 0.8);
  else if (kind !== "cloak") seam({ pen, loft }, dots(`180,1.6 180,${loft.hem}`), colour, 0.5);
  if (kind === "coat" || kind === "raincoat") {
    const belt = panel(loft, dots("128,2.92 180,2.96 232,2.92 232,3.1 180,3.14 128,3.1"));
    paintPart(pen, curve(belt, true, 0.1), shifted(colour, -0.02), { shade: 0.03, outline: 0.7 });
  }
  if (kind === "raincoat") return paintHoodDown(pen, loft, colour);
  paintPart(pen, curve(collar, true, 0.4), shifted(colour, 0.02), { shade: 0.05, outline: 0.8 });
}

/** A hood that hangs behind the neck. */
function paintHoodDown(pen: Pen, loft: Loft, colour: Colour): void {
  const hood = panel(loft, dots("105,1.24 120,1.6 150,1.92 180,2.02 210,1.92 240,1.6 255,1.24 180,1.14"));
  paintPart(pen, curve(hood, true, 0.6), shifted(colour, 0.015), { shade: 0.12 });
  seam({ pen, loft }, dots("130,1.4 160,1.7 180,1.75 200,1.7 230,1.4"), colour, 0.6);
}

/** How deep the front is open, in heights. */
const OPEN: Readonly<Record<string, number>> = {
  jacket: 2.55,
  cardigan: 2.5,
  waistcoat: 2.2,
  coat: 2.2,
  labcoat: 2.5,
  robe: 2.5,
  raincoat: 1.5,
  tailcoat: 2.7,
};

/** The V of what is under it, lapels, the front edge, buttons, pockets. */
function paintOpening(pen: Pen, loft: Loft, { over, top, extras }: Clothes): void {
  if (!over) return;
  const deep = OPEN[over.kind] ?? 2.2;
  const under = curve(
    panel(loft, dots(`-66,1.28 -28,1.6 -1,${deep} 1,${deep} 28,1.6 66,1.28 30,1.22 0,1.34 -30,1.22`)),
    true,
    0.15,
  );
  paintPart(pen, under, top.colour, { shade: 0.05, outline: 0.7 });
  if (top.kind === "shirt") paintCollar(pen, loft, top.colour, 1.62);
  else if (over.kind !== "raincoat") paintBand(pen, loftOf(loft.body, top), top.colour);
  if (extras["tie"]) paintTie(pen, loft, extras["tie"].colour, deep);
  const tone = shifted(over.colour, 0.025);
  for (const side of [1, -1] as const)
    paintPart(pen, curve(lapel(loft, over.kind, side, deep), true, 0.1), tone, { shade: 0.05, outline: 0.85 });
  seam({ pen, loft }, dots(`4,${deep} 4,3.4 5,${(loft.hem + deep) / 2} 7,${loft.hem}`), over.colour, 0.95);
  paintFront(pen, loft, over, deep);
}

function lapel(loft: Loft, kind: string, side: 1 | -1, deep: number): readonly Dot[] {
  const edge = side * 3;
  if (kind === "raincoat")
    return panel(loft, dots(`${side * 74},1.2 ${side * 30},1.3 ${edge},1.5 ${side * 26},1.78 ${side * 66},1.62`));
  if (kind === "cardigan" || kind === "waistcoat" || kind === "robe")
    return panel(
      loft,
      dots(
        `${side * 70},1.24 ${side * 30},1.58 ${edge},${deep} ${side * 12},${deep + 0.02} ${side * 42},1.6 ${side * 80},1.32`,
      ),
    );
  return panel(
    loft,
    dots(
      `${side * 72},1.22 ${side * 34},1.5 ${edge},${deep} ${side * 30},1.98 ${side * 44},1.8 ${side * 36},1.72 ${side * 58},1.58 ${side * 84},1.36`,
    ),
  );
}

function paintFront(pen: Pen, loft: Loft, { kind, colour }: Garment, deep: number): void {
  if (kind === "robe") return;
  if (kind === "tailcoat") return paintTailcoat(pen, loft, colour);
  const tone = shifted(colour, colour.light > 0.62 ? -0.34 : 0.22);
  for (let y = deep + 0.12; y < Math.min(loft.hem - 0.2, 4.3); y += kind === "coat" ? 0.5 : 0.4)
    paintButton({ pen, loft }, [13, y], tone, 0.034);
  if (kind === "waistcoat") return;
  const low = loft.hem > 4.5 ? 3.62 : 3.35;
  for (const turn of [-44, 48]) {
    const flap = panel(
      loft,
      dots(`${turn - 17},${low} ${turn + 17},${low + 0.03} ${turn + 17},${low + 0.16} ${turn - 17},${low + 0.13}`),
    );
    if (isSeen(loft, turn, low))
      paintPart(pen, curve(flap, true, 0.06), shifted(colour, 0.015), { shade: 0.02, outline: 0.65 });
  }
}

/** Cut away at the front, two rows of buttons. */
function paintTailcoat(pen: Pen, loft: Loft, colour: Colour): void {
  for (const turn of [-16, 16]) for (const y of [2.3, 2.62, 2.94]) paintButton({ pen, loft }, [turn, y], GOLD, 0.045);
  seam({ pen, loft }, dots(`-2,3 -22,3.5 -40,${loft.hem}`), colour, 1.2);
  seam({ pen, loft }, dots(`6,3 26,3.5 44,${loft.hem}`), colour, 1.2);
}

/** Before what is under a coat, or on the shirt alone. */
export function paintTie(pen: Pen, loft: Loft, colour: Colour, deep: number): void {
  if (!isSeen(loft, 0, 1.6)) return;
  const end = Math.min(deep + 0.02, 2.9);
  paintPart(
    pen,
    curve(panel(loft, dots(`-5,1.56 5,1.56 8,${end - 0.12} 0,${end} -8,${end - 0.12}`)), true, 0.08),
    colour,
    { shade: 0.03, outline: 0.65 },
  );
  paintPart(pen, curve(panel(loft, dots("-7,1.4 7,1.4 4,1.58 -4,1.58")), true, 0.1), shifted(colour, 0.03), {
    shade: 0.02,
    outline: 0.65,
  });
}
