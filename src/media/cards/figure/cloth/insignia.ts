// Small things on neck and chest that tell who somebody is: a stethoscope, badges, medals, sashes, ruffs, collars of the clergy, a cross.
import { type Colour, shifted } from "../../../../core/animatic/colour/colour.ts";
import { type Loft, isSeen, onLoft } from "../body.ts";
import { type Dressing, panel } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, inkOf, oval, paintPart } from "../../pen.ts";

type Worn = (pen: Pen, loft: Loft, colour: Colour) => void;

const DARK: Colour = { light: 0.24, chroma: 0.01, hue: 260 };
const SILVER: Colour = { light: 0.86, chroma: 0.01, hue: 240 };

const PAINTERS: Readonly<Record<string, Worn>> = {
  sash: paintSash,
  medals: paintMedals,
  badge: paintStar,
  stethoscope: paintStethoscope,
  ruff: paintRuff,
  jabot: paintJabot,
  dogcollar: paintDogCollar,
  cross: paintCross,
  neckerchief: paintNeckerchief,
  camera: paintCamera,
  baby: paintBaby,
};

export function paintInsignia({ pen, clothes: { extras } }: Dressing, loft: Loft): void {
  if (loft.body.view.aspect === "back") return;
  for (const [kind, paint] of Object.entries(PAINTERS)) {
    const worn = extras[kind];
    if (worn) paint(pen, loft, worn.colour);
  }
}

/** On a strap around the neck. */
function paintCamera(pen: Pen, loft: Loft): void {
  const [x, y] = onLoft(loft, 0, 2.3);
  for (const turn of [-34, 34])
    if (isSeen(loft, turn, 1.4)) drawLine(pen, curve([onLoft(loft, turn, 1.4), [x, y]], false, 0), DARK, 2.4);
  const body = dots(`${x - 0.34},${y - 0.2} ${x + 0.34},${y - 0.2} ${x + 0.34},${y + 0.22} ${x - 0.34},${y + 0.22}`);
  paintPart(pen, curve(body, true, 0.1), DARK, { shade: 0.04 });
  paintPart(pen, oval(x, y + 0.01, 0.17, 0.17), SILVER, { shade: 0.04 });
  paintPart(pen, oval(x, y + 0.01, 0.11, 0.11), { light: 0.4, chroma: 0.06, hue: 250 }, { shade: 0 });
}

/** Wrapped in a cloth, at the breast. */
function paintBaby(pen: Pen, loft: Loft): void {
  const [x, y] = onLoft(loft, 0, 2.35);
  const cloth: Colour = { light: 0.93, chroma: 0.03, hue: 85 };
  paintPart(pen, oval(x + 0.06, y + 0.1, 0.72, 0.34, -0.2), cloth, { shade: 0.08 });
  paintPart(pen, oval(x - 0.48, y + 0.04, 0.25, 0.26), { light: 0.82, chroma: 0.06, hue: 52 }, { shade: 0.05 });
  for (const eye of [-0.57, -0.42])
    drawLine(pen, curve(dots(`${x + eye - 0.04},${y + 0.04} ${x + eye + 0.04},${y + 0.04}`), false), DARK, 1.2);
  paintPart(
    pen,
    curve(
      dots(
        `${x - 0.7},${y} ${x - 0.6},${y - 0.24} ${x - 0.36},${y - 0.28} ${x - 0.2},${y - 0.1} ${x - 0.4},${y - 0.14}`,
      ),
    ),
    cloth,
    { shade: 0.04 },
  );
}

/** From the left shoulder to the right hip. */
function paintSash(pen: Pen, loft: Loft, colour: Colour): void {
  const band = panel(loft, dots("34,1.34 62,1.34 30,2.2 -20,2.9 -86,3.3 -86,3.04 -40,2.6 6,1.98"));
  paintPart(pen, curve(band, true, 0.2), colour, { shade: 0.05, outline: 0.8 });
}

function paintMedals(pen: Pen, loft: Loft, colour: Colour): void {
  for (const [at, turn] of [22, 34, 46].entries()) {
    const [x, y] = onLoft(loft, turn, 1.94);
    if (!isSeen(loft, turn, 1.94)) continue;
    const ribbon: Colour = { light: 0.52, chroma: 0.17, hue: [27, 255, 145][at] ?? 27 };
    paintPart(
      pen,
      curve(
        dots(`${x - 0.06},${y - 0.14} ${x + 0.06},${y - 0.14} ${x + 0.05},${y + 0.02} ${x - 0.05},${y + 0.02}`),
        true,
        0,
      ),
      ribbon,
      { shade: 0, outline: 0.5 },
    );
    paintPart(pen, oval(x, y + 0.08, 0.07), colour, { shade: 0.01, outline: 0.6 });
  }
}

function paintStar(pen: Pen, loft: Loft, colour: Colour): void {
  const turn = 32;
  if (!isSeen(loft, turn, 1.95)) return;
  const [x, y] = onLoft(loft, turn, 1.95);
  const points = Array.from({ length: 10 }, (_, at): Dot => {
    const reach = at % 2 ? 0.07 : 0.16;
    const angle = (at / 10) * 2 * Math.PI - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  paintPart(pen, curve(points, true, 0), colour, { shade: 0.02, outline: 0.6 });
}

/** Round the neck, down to a disc on the chest. */
function paintStethoscope(pen: Pen, loft: Loft, colour: Colour): void {
  const tube = colour.light < 0.3 ? colour : DARK;
  drawLine(pen, curve(panel(loft, dots("-58,1.3 -40,1.7 -22,2.1 -8,2.3")), false), tube, 3);
  drawLine(pen, curve(panel(loft, dots("58,1.3 40,1.7 24,2.1 18,2.5")), false), tube, 3);
  drawLine(pen, curve(panel(loft, dots("-8,2.3 4,2.42 18,2.5")), false), tube, 2);
  paintPart(pen, oval(...onLoft(loft, 18, 2.58), 0.12), SILVER, { shade: 0.03, outline: 0.8 });
}

/** A stiff wheel of pleats. */
function paintRuff(pen: Pen, loft: Loft, colour: Colour): void {
  const [x, y] = onLoft(loft, 0, 1.3);
  const middle = loft.body.view.aspect === "front" ? 0 : x * 0.45;
  const edge = Array.from({ length: 32 }, (_, at): Dot => {
    const angle = (at / 32) * 2 * Math.PI;
    const reach = at % 2 ? 0.62 : 0.54;
    return [middle + reach * Math.cos(angle), y - 0.16 + reach * 0.36 * Math.sin(angle)];
  });
  paintPart(pen, curve(edge, true, 0.2), colour, { shade: 0.08 });
}

/** Lace that falls from the neck. */
function paintJabot(pen: Pen, loft: Loft, colour: Colour): void {
  const fall = panel(
    loft,
    dots("-14,1.32 14,1.32 22,1.7 14,1.76 20,2.1 8,2.14 0,2.36 -8,2.14 -20,2.1 -14,1.76 -22,1.7"),
  );
  paintPart(pen, curve(fall, true, 0.3), colour, { shade: 0.05, outline: 0.8 });
}

function paintDogCollar(pen: Pen, loft: Loft, colour: Colour): void {
  const [x, y] = onLoft(loft, 0, 1.3);
  paintPart(
    pen,
    curve(
      dots(`${x - 0.15},${y - 0.18} ${x + 0.15},${y - 0.18} ${x + 0.14},${y + 0.1} ${x - 0.14},${y + 0.1}`),
      true,
      0.1,
    ),
    colour,
    { shade: 0.01, outline: 0.8 },
  );
}

function paintCross(pen: Pen, loft: Loft, colour: Colour): void {
  drawLine(pen, curve(panel(loft, dots("-46,1.36 -16,1.9 0,2.1 16,1.9 46,1.36")), false), shifted(colour, -0.1), 1.2);
  const [x, y] = onLoft(loft, 0, 2.26);
  for (const breadth of [3.4, 2.2]) {
    const tint = breadth > 3 ? inkOf(colour) : colour;
    drawLine(pen, curve(dots(`${x},${y - 0.16} ${x},${y + 0.2}`), false), tint, breadth);
    drawLine(pen, curve(dots(`${x - 0.12},${y - 0.04} ${x + 0.12},${y - 0.04}`), false), tint, breadth);
  }
}

/** Knotted at the throat. */
function paintNeckerchief(pen: Pen, loft: Loft, colour: Colour): void {
  const cloth = panel(loft, dots("-84,1.16 -40,1.3 0,1.4 40,1.3 84,1.16 60,1.5 20,1.74 0,1.95 -20,1.74 -60,1.5"));
  paintPart(pen, curve(cloth, true, 0.25), colour, { shade: 0.06, outline: 0.8 });
}
