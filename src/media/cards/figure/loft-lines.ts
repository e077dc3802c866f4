// Places and seams on the surface of what is worn, and how each kind of garment is cut.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import type { Clothes, Garment } from "../../../core/animatic/looks/clothes.ts";
import { type Body, type Loft, isSeen, onLoft } from "./body.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart } from "../pen.ts";

/** Hem of each kind, short to long, in heights of a grown body; and how far it stands off and flares. */
const CUTS: Readonly<
  Record<string, { readonly hem: readonly [number, number]; readonly ease: number; readonly flare: number }>
> = {
  shirt: { hem: [3.75, 4.05], ease: 0.05, flare: 0.03 },
  tshirt: { hem: [3.7, 3.95], ease: 0.04, flare: 0.03 },
  singlet: { hem: [3.7, 3.95], ease: 0.03, flare: 0.02 },
  sweater: { hem: [3.7, 4.05], ease: 0.075, flare: 0 },
  hoodie: { hem: [3.75, 4.05], ease: 0.1, flare: 0 },
  karategi: { hem: [4.1, 4.7], ease: 0.08, flare: 0.08 },
  tunic: { hem: [4.4, 5.4], ease: 0.06, flare: 0.16 },
  bare: { hem: [4.05, 4.05], ease: 0, flare: 0 },
  leotard: { hem: [4.1, 4.1], ease: 0.015, flare: 0 },
  cuirass: { hem: [3.3, 3.4], ease: 0.1, flare: 0.1 },
  boilersuit: { hem: [4.05, 4.05], ease: 0.07, flare: 0 },
  catsuit: { hem: [4.05, 4.05], ease: 0.02, flare: 0 },
  spacesuit: { hem: [4.1, 4.1], ease: 0.17, flare: 0 },
  overalls: { hem: [4.05, 4.05], ease: 0.05, flare: 0 },
  briefs: { hem: [4.02, 4.3], ease: 0.03, flare: 0 },
  towel: { hem: [4.6, 5.4], ease: 0.05, flare: 0.03 },
  armour: { hem: [3.7, 4.1], ease: 0.1, flare: 0.12 },
  dress: { hem: [5.0, 6.7], ease: 0.03, flare: 0.26 },
  gown: { hem: [6.9, 7.4], ease: 0.03, flare: 0.24 },
  nightgown: { hem: [5.4, 7.0], ease: 0.1, flare: 0.13 },
  flapperdress: { hem: [4.9, 5.7], ease: 0.06, flare: 0.01 },
  sari: { hem: [7.0, 7.3], ease: 0.03, flare: 0.09 },
  kimono: { hem: [6.9, 7.3], ease: 0.08, flare: 0.02 },
  toga: { hem: [6.7, 7.1], ease: 0.1, flare: 0.07 },
  skirt: { hem: [4.9, 6.7], ease: 0.03, flare: 0.24 },
  longskirt: { hem: [6.8, 7.2], ease: 0.04, flare: 0.14 },
  tutu: { hem: [3.95, 4.5], ease: 0.03, flare: 1.1 },
  coat: { hem: [4.7, 6.3], ease: 0.12, flare: 0.1 },
  raincoat: { hem: [4.6, 5.9], ease: 0.16, flare: 0.14 },
  puffer: { hem: [3.9, 4.6], ease: 0.2, flare: 0 },
  labcoat: { hem: [5.1, 5.7], ease: 0.1, flare: 0.08 },
  robe: { hem: [6.6, 7.1], ease: 0.12, flare: 0.13 },
  wizardrobe: { hem: [7.0, 7.3], ease: 0.15, flare: 0.12 },
  cassock: { hem: [7.0, 7.3], ease: 0.08, flare: 0.1 },
  cloak: { hem: [5.4, 7.1], ease: 0.24, flare: 0.16 },
  cape: { hem: [5, 6.8], ease: 0.2, flare: 0.12 },
  collarcloak: { hem: [6.2, 7], ease: 0.22, flare: 0.14 },
  poncho: { hem: [3.5, 4.3], ease: 0.24, flare: 0.3 },
  fur: { hem: [3.7, 4.6], ease: 0.2, flare: 0.08 },
  jacket: { hem: [3.7, 4.3], ease: 0.1, flare: 0.05 },
  zipjacket: { hem: [3.65, 4.1], ease: 0.13, flare: 0 },
  tailcoat: { hem: [5.0, 5.6], ease: 0.09, flare: 0.08 },
  uniform: { hem: [4.0, 4.5], ease: 0.09, flare: 0.07 },
  turnout: { hem: [4.3, 4.8], ease: 0.17, flare: 0.05 },
  santacoat: { hem: [4.3, 4.8], ease: 0.14, flare: 0.12 },
  hivis: { hem: [3.7, 3.9], ease: 0.11, flare: 0.03 },
  tabard: { hem: [5.0, 5.6], ease: 0.12, flare: 0.07 },
  cardigan: { hem: [3.8, 4.4], ease: 0.085, flare: 0.04 },
  waistcoat: { hem: [3.45, 3.7], ease: 0.075, flare: 0 },
};

/** Cloth that goes on into trousers: it is drawn in where the legs begin. */
const ONE_PIECE: readonly string[] = [
  ...["boilersuit", "overalls", "catsuit", "spacesuit", "leotard", "bare", "briefs"],
];
/** Cloth that stands out from the waist on. */
const FROM_WAIST: readonly string[] = ["dress", "gown", "skirt", "longskirt", "tutu", "tunic", "nightgown"];

export function loftOf(body: Body, garment: Pick<Garment, "kind" | "long">, top = 1.3): Loft {
  const cut = CUTS[garment.kind] ?? { hem: [3.7, 4], ease: 0.06, flare: 0.02 };
  const hem = Math.min(body.lowest, cut.hem[0] + (cut.hem[1] - cut.hem[0]) * garment.long);
  const from = FROM_WAIST.includes(garment.kind) ? 3.1 : 3.5;
  const ring = (y: number) => {
    const held = body.ring(Math.min(y, 3.95));
    const ease = cut.ease * Math.min(1, Math.max(0.25, (y - 1.15) * 1.6));
    const wide = Math.max(0, y - from) * cut.flare;
    const drawn = ONE_PIECE.includes(garment.kind) ? 1 - 0.3 * Math.max(0, y - 3.6) : 1;
    return {
      a: (held.a + ease + wide) * drawn,
      b: (held.b + ease + wide) * drawn * drawn,
      z: held.z * (y > 3.95 ? Math.max(0, 1 - (y - 3.95)) : 1),
    };
  };
  return { body, top, hem, ring };
}

export interface Dressing {
  readonly pen: Pen;
  readonly body: Body;
  readonly clothes: Clothes;
  readonly skin: Colour;
}

/** What is drawn on, and with what. */
interface Sewing {
  readonly pen: Pen;
  readonly loft: Loft;
}

/** A band or an area on a loft, through places of turn and height. */
export function panel(loft: Loft, places: readonly Dot[]): readonly Dot[] {
  return places.map(([turn, y]) => onLoft(loft, turn, y));
}

export function seam({ pen, loft }: Sewing, places: readonly Dot[], colour: Colour, breadth = 0.65): void {
  const seen = places.filter(([turn, y]) => isSeen(loft, turn, y));
  drawSeam(pen, panel(loft, seen), colour, breadth);
}

/** A round knitted collar. */
export function paintBand(pen: Pen, loft: Loft, colour: Colour): void {
  const low = panel(loft, dots("-85,1.34 -45,1.44 0,1.5 45,1.44 85,1.34"));
  const high = panel(loft, dots("85,1.2 45,1.28 0,1.33 -45,1.28 -85,1.2"));
  paintPart(pen, curve([...low, ...high], true, 0.5), shifted(colour, -0.03), { shade: 0.05, outline: 0.8 });
}

/** A hood that lies on the shoulders, its strings, and the pocket over the belly. */
export function paintHoodDown(pen: Pen, loft: Loft, colour: Colour): void {
  const pocket = panel(loft, dots("-34,2.95 34,2.95 46,3.5 40,3.72 -40,3.72 -46,3.5"));
  paintPart(pen, curve(pocket, true, 0.1), shifted(colour, -0.02), { shade: 0.03, outline: 0.8 });
  const roll = panel(
    loft,
    dots("-92,1.14 -60,1.5 -20,1.72 0,1.8 20,1.72 60,1.5 92,1.14 60,1.18 24,1.42 0,1.5 -24,1.42 -60,1.18"),
  );
  paintPart(pen, curve(roll, true, 0.4), shifted(colour, 0.04), { shade: 0.08 });
  for (const turn of [-12, 12])
    drawLine(pen, curve(panel(loft, dots(`${turn},1.66 ${turn * 1.2},2.3`)), false), CORD, 2.2);
}

const CORD: Colour = { light: 0.94, chroma: 0.01, hue: 90 };

/** Two leaves that lie open. */
export function paintCollar(pen: Pen, loft: Loft, colour: Colour, deep: number): void {
  for (const side of [-1, 1] as const) {
    const leaf = panel(
      loft,
      dots(`${side * 64},1.24 ${side * 30},1.36 ${side * 3},${deep} ${side * 34},${deep - 0.02} ${side * 58},1.56`),
    );
    paintPart(pen, curve(leaf, true, 0.12), shifted(colour, 0.03), { shade: 0.04, outline: 0.8 });
  }
}

export function paintButton({ pen, loft }: Sewing, [turn, y]: Dot, colour: Colour, size = 0.028): void {
  if (!isSeen(loft, turn, y)) return;
  const [x, down] = onLoft(loft, turn, y);
  paintPart(pen, oval(x, down, size * 0.9, size), colour, { shade: 0.01, outline: 0.5 });
}

/** Folds under the arms and at the waist. */
export function paintTrunkFolds(pen: Pen, loft: Loft, colour: Colour): void {
  for (const side of [-1, 1]) {
    seam({ pen, loft }, dots(`${side * 66},1.96 ${side * 50},2.14 ${side * 38},2.2`), colour, 0.5);
    seam({ pen, loft }, dots(`${side * 72},3.0 ${side * 52},3.1 ${side * 34},3.08`), colour, 0.5);
    seam({ pen, loft }, dots(`${180 - side * 60},2.9 ${180 - side * 40},3.02 ${180 - side * 22},3.0`), colour, 0.5);
  }
}
