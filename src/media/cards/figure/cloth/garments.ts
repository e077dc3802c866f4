// What is worn around the trunk: tops, dresses and skirts as lofts over the body, with collars, fronts, buttons, pockets and hems drawn on their surface, so
// that they turn with the person.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { type Loft, isSeen, loftPath, onLoft } from "../body.ts";
import { DETAILS, paintPocket, paintSkirtFolds, paintTorn } from "./costume-details.ts";
import {
  type Dressing,
  loftOf,
  paintBand,
  paintButton,
  paintCollar,
  paintHoodDown,
  paintTrunkFolds,
  panel,
  seam,
} from "../loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import { type Dot, type Pen, curve, dots, paintPart } from "../../pen.ts";

export function paintTop(dressing: Dressing): void {
  const { pen, body, clothes, skin } = dressing;
  const { bottom } = clothes;
  const top = clothes.top.kind === "bare" ? { ...clothes.top, colour: skin } : clothes.top;
  const loft = loftOf(body, top);
  if (top.kind === "cuirass") paintStrips(pen, loftOf(body, { kind: "skirt", long: 0 }, 3), top);
  paintPart(pen, loftPath(loft), top.colour, { shade: 0.2, inside: () => paintPattern(pen, body, top) });
  const detail = DETAILS[top.kind];
  if (detail) detail(pen, loft, top);
  else paintTrunkFolds(pen, loft, top.colour);
  paintNeckline(pen, loft, top, skin);
  if (top.kind === "boilersuit") paintBoilersuit(pen, loft, top);
  if (top.torn) paintTorn(pen, loft, top);
  if (top.kind === "bare" || bottom.kind === "briefs" || bottom.kind === "towel") paintHips(dressing, top);
  if (bottom.kind === "overalls") paintBib(pen, loftOf(body, { kind: "overalls", long: 0 }, 2.9), bottom);
  const braces = clothes.extras["braces"];
  if (braces) paintBraces(pen, loft, braces.colour);
}

/** Two bands over the shoulders down to the trousers, crossed behind. */
function paintBraces(pen: Pen, loft: Loft, colour: Colour): void {
  const isBack = loft.body.view.aspect === "back";
  for (const side of [-1, 1]) {
    const places = [1.34, 1.9, 2.5, 3.1, loft.hem - 0.06].map((y, at): Dot => {
      const turn = isBack ? 180 + side * (40 - at * 20) : side * 34;
      return [turn, y];
    });
    const band = places.filter(([turn, y]) => isSeen(loft, turn, y));
    if (band.length < 2) continue;
    const edge = (out: number) =>
      panel(
        loft,
        band.map(([turn, y]): Dot => [turn + out, y]),
      );
    paintPart(pen, curve([...edge(-6), ...edge(6).toReversed()], true, 0.1), colour, { shade: 0.03, outline: 0.75 });
    const clip = band.at(-1);
    if (clip) paintButton({ pen, loft }, [clip[0], clip[1] - 0.14], { light: 0.8, chroma: 0.02, hue: 90 }, 0.05);
  }
}

/** What is around the hips under a bare trunk. */
function paintHips({ pen, body, clothes: { bottom } }: Dressing, top: Garment): void {
  if (bottom.kind === "skirt" || bottom.kind === "longskirt" || bottom.kind === "tutu") return;
  if (top.kind !== "bare" && top.kind !== "leotard" && bottom.kind !== "briefs" && bottom.kind !== "towel") return;
  const kind = bottom.kind === "towel" ? "towel" : "briefs";
  const loft = loftOf(
    body,
    { kind, long: bottom.kind === "briefs" ? bottom.long * 0.4 : 0 },
    bottom.kind === "bare" ? 4.04 : 3.36,
  );
  paintPart(pen, loftPath(loft), bottom.colour, { shade: 0.14, inside: () => paintPattern(pen, body, bottom) });
}

/** Strips of leather below a breastplate. */
function paintStrips(pen: Pen, loft: Loft, { colour }: Garment): void {
  const brown: Colour = colour.chroma > 0.04 ? shifted(colour, -0.1) : { light: 0.42, chroma: 0.08, hue: 45 };
  paintPart(pen, loftPath({ ...loft, hem: 4.6 }), brown, { shade: 0.14 });
  for (let turn = -84; turn <= 84; turn += 14) seam({ pen, loft }, dots(`${turn},3.2 ${turn},4.5`), brown, 1);
}

/** How far each kind is open at the neck; the rest are closed by a collar. */
const OPEN: Readonly<Record<string, number>> = {
  ...{ tshirt: 1.56, dress: 1.56, gown: 1.68, flapperdress: 1.82, sari: 1.58, tunic: 1.72, nightgown: 1.6 },
  ...{ singlet: 1.82, leotard: 1.78, toga: 1.66, kimono: 1.9, karategi: 1.9 },
};
/** Round the neck without an opening. */
const BANDS: Readonly<Record<string, typeof paintBand>> = {
  ...{ sweater: paintBand, armour: paintBand, cuirass: paintBand, catsuit: paintBand, hoodie: paintHoodDown },
};

function paintNeckline(pen: Pen, loft: Loft, { kind, colour }: Garment, skin: Colour): void {
  if (kind === "bare" || kind === "spacesuit") return;
  if (loft.body.view.aspect === "back")
    return seam({ pen, loft }, dots("120,1.4 150,1.37 180,1.36 210,1.37 240,1.4"), colour);
  const around = BANDS[kind];
  if (around) return around(pen, loft, colour);
  const deep = OPEN[kind] ?? 1.78;
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
  if (kind === "kimono" || kind === "karategi")
    return DETAILS["karategi"]?.(pen, loft, { ...PLAIN, kind, colour, second: colour });
  if (Object.hasOwn(OPEN, kind)) return;
  paintCollar(pen, loft, colour, deep);
  seam({ pen, loft }, dots(`0,${deep} 0,2.6 0,${loft.hem}`), colour, 0.7);
  for (let y = deep + 0.22; y < loft.hem - 0.15; y += 0.38)
    paintButton({ pen, loft }, [2, y], shifted(colour, colour.light > 0.6 ? -0.3 : 0.3));
}

const PLAIN: Pick<Garment, "pattern" | "long" | "sleeves" | "torn"> = {
  ...{ pattern: "plain", long: 0.5, sleeves: 1, torn: false },
};

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

export function paintSkirt({ pen, body, clothes: { bottom } }: Dressing): void {
  const loft = loftOf(body, bottom, 2.9);
  const paint = () => paintPattern(pen, body, bottom);
  paintPart(pen, loftPath(loft), bottom.colour, { shade: bottom.kind === "tutu" ? 0.1 : 0.24, inside: paint });
  if (bottom.kind === "tutu")
    for (let turn = -80; turn <= 80; turn += 16)
      seam({ pen, loft }, dots(`${turn},3.2 ${turn},${loft.hem - 0.05}`), bottom.colour, 0.6);
  else paintSkirtFolds(pen, loft, bottom);
  if (bottom.torn) paintTorn(pen, loft, bottom);
}
