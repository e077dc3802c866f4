// Belt, apron, scarf, bag and what else is worn over everything on the trunk.
import { type Colour, faded, shifted } from "../../../../core/animatic/colour/colour.ts";
import { type Loft, flat, isSeen, loftPath, onLoft } from "../body.ts";
import { paintTie } from "./coats.ts";
import { paintBodyGear } from "./at-the-hip.ts";
import { paintInsignia } from "./insignia.ts";
import { type Dressing, loftOf, panel, seam } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, inkOf, oval, paintPart } from "../../pen.ts";

/** Belt, apron, scarf, bag: over everything on the trunk. */
export function paintWorn({ pen, body, clothes, skin }: Dressing): void {
  const { extras, over, top } = clothes;
  const loft = loftOf(body, over ?? top);
  if (extras["tank"]) paintTankStraps(pen, loft);
  if (extras["waistapron"]) paintWaistApron(pen, loft, extras["waistapron"].colour);
  if (extras["apron"]) paintApron(pen, loft, extras["apron"].colour);
  if (extras["belt"]) paintBelt(pen, loft, extras["belt"].colour);
  if (extras["bag"]) paintBag(pen, loft, extras["bag"].colour);
  paintBodyGear(pen, loft, clothes);
  paintInsignia({ pen, body, clothes, skin }, loft);
  paintAtNeck({ pen, body, clothes, skin }, loft);
}

/** Scarf, tie, bow tie, chain, necklace. */
function paintAtNeck({ pen, body, clothes: { extras, over } }: Dressing, loft: Loft): void {
  if (extras["scarf"]) paintScarf(pen, loft, extras["scarf"].colour);
  if (extras["tie"] && !over && body.view.aspect !== "back") paintTie(pen, loft, extras["tie"].colour, 2.9);
  if (extras["bowtie"] && isSeen(loft, 0, 1.5)) paintBow(pen, onLoft(loft, 0, 1.46), extras["bowtie"].colour);
  if (extras["chain"]) paintChain(pen, loft, extras["chain"].colour);
  if (extras["necklace"])
    drawLine(
      pen,
      curve(panel(loft, dots("-50,1.36 -26,1.62 0,1.72 26,1.62 50,1.36")), false),
      faded(extras["necklace"].colour, 1),
      1.5,
    );
}

/** Thick links round the neck that hang to the chest. */
function paintChain(pen: Pen, loft: Loft, colour: Colour): void {
  const line = curve(panel(loft, dots("-46,1.36 -24,1.86 0,2.06 24,1.86 46,1.36")), false);
  drawLine(pen, line, inkOf(colour), 4.6);
  drawLine(pen, line, colour, 3);
  if (isSeen(loft, 0, 2.06)) paintPart(pen, oval(...onLoft(loft, 0, 2.12), 0.07, 0.08), colour, { shade: 0.02 });
}

function paintTankStraps(pen: Pen, loft: Loft): void {
  for (const turn of [-40, 40])
    drawLine(
      pen,
      curve(panel(loft, dots(`${turn},1.34 ${turn},2.2 ${turn * 1.3},3`)), false),
      { light: 0.2, chroma: 0.01, hue: 260 },
      3,
    );
}

function paintWaistApron(pen: Pen, loft: Loft, colour: Colour): void {
  if (loft.body.view.aspect === "back") return;
  const area = panel(loft, dots("-66,2.95 0,3.02 66,2.95 62,5.0 0,5.12 -62,5.0"));
  paintPart(pen, curve(area, true, 0.1), colour, { shade: 0.12 });
}

function paintApron(pen: Pen, loft: Loft, colour: Colour): void {
  if (loft.body.view.aspect === "back")
    return drawLine(pen, curve(panel(loft, dots("120,2.95 180,3 240,2.95")), false), inkOf(colour), 2);
  const area = panel(loft, dots("-34,1.85 34,1.85 52,2.95 58,4.9 0,5.0 -58,4.9 -52,2.95"));
  paintPart(pen, curve(area, true, 0.1), colour, { shade: 0.12 });
  for (const side of [-1, 1])
    drawLine(pen, curve(panel(loft, dots(`${side * 32},1.86 ${side * 50},1.34`)), false), inkOf(colour), 2);
}

function paintBelt(pen: Pen, loft: Loft, colour: Colour): void {
  const band: Loft = { ...loft, top: 2.94, hem: 3.1 };
  paintPart(pen, loftPath({ ...band, ring: (y) => grown(loft.ring(y)) }), colour, { shade: 0.06 });
  if (isSeen(loft, 0, 3))
    paintPart(
      pen,
      oval(...onLoft(loft, 0, 3.06), 0.07, 0.08),
      { light: 0.76, chroma: 0.09, hue: 86 },
      { shade: 0.01, outline: 0.7 },
    );
}

export function grown({ a, b, z }: ReturnType<Loft["ring"]>) {
  return { a: a + 0.015, b: b + 0.015, z };
}

function paintBag(pen: Pen, loft: Loft, colour: Colour): void {
  const isBack = loft.body.view.aspect === "back";
  const strap: readonly Dot[] = isBack ? dots("240,1.36 190,2.2 120,3.4") : dots("-50,1.36 0,2.2 74,3.4");
  drawLine(pen, curve(panel(loft, strap), false), inkOf(colour), 4.2);
  drawLine(pen, curve(panel(loft, strap), false), colour, 2.8);
  const [x, y] = flat(loft.body.view, [loft.ring(3.6).a + 0.1, loft.body.down(3.75), 0.06]);
  paintPart(
    pen,
    curve(
      dots(`${x - 0.3},${y - 0.3} ${x + 0.3},${y - 0.3} ${x + 0.32},${y + 0.28} ${x - 0.32},${y + 0.28}`),
      true,
      0.2,
    ),
    colour,
    { shade: 0.08 },
  );
  paintPart(
    pen,
    curve(
      dots(`${x - 0.31},${y - 0.31} ${x + 0.31},${y - 0.31} ${x + 0.28},${y + 0.04} ${x - 0.28},${y + 0.04}`),
      true,
      0.2,
    ),
    shifted(colour, 0.03),
    { shade: 0.04, outline: 0.8 },
  );
}

function paintScarf(pen: Pen, loft: Loft, colour: Colour): void {
  const ring = { a: 0.4, b: 0.4, z: 0.02 };
  const wrap: Loft = {
    ...loft,
    top: 1.08,
    hem: 1.46,
    ring: (y) => ({ ...ring, a: ring.a + 0.1 * Math.sin((y - 1.05) * 4), b: ring.b + 0.12 * Math.sin((y - 1.05) * 4) }),
  };
  if (isSeen(loft, 16, 1.9)) {
    const end = panel(loft, dots("8,1.4 34,1.4 36,2.75 10,2.8"));
    paintPart(pen, curve(end, true, 0.08), colour, { shade: 0.06 });
    for (const turn of [14, 21, 28]) seam({ pen, loft }, dots(`${turn},2.55 ${turn},2.76`), colour, 0.5);
  }
  paintPart(pen, loftPath(wrap), shifted(colour, 0.01), { shade: 0.1 });
  for (const y of [1.18, 1.31])
    seam(
      { pen, loft: wrap },
      [-80, -40, 0, 40, 80].map((turn): Dot => [turn, y + 0.05]),
      colour,
      0.55,
    );
}

function paintBow(pen: Pen, [x, y]: Dot, colour: Colour): void {
  for (const side of [-1, 1])
    paintPart(
      pen,
      curve(dots(`${x},${y} ${x + side * 0.2},${y - 0.09} ${x + side * 0.2},${y + 0.1}`), true, 0.2),
      colour,
      { shade: 0.03, outline: 0.8 },
    );
  paintPart(pen, oval(x, y, 0.04, 0.05), colour, { shade: 0.01, outline: 0.8 });
}
