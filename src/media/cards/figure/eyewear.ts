// What is worn on a face: glasses, dark or clear, a patch over an eye, a mask, headphones over the ears.
import { type Colour, css, shifted } from "../../../core/animatic/colour/colour.ts";
import type { BeastHead } from "../../../core/animatic/looks/dressed-beast.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { Path2D } from "../../animatic/paint/canvas.ts";
import { paintBeastHead } from "./beast-head.ts";
import {
  paintBalaclava,
  paintBeakMask,
  paintCageMask,
  paintClownMask,
  paintEyeMask,
  paintFaceCover,
  paintGasMask,
  paintGoggles,
} from "./masks.ts";
import { type Face, INK, eyeBox, sidesOf } from "./head.ts";
import { type Pen, curve, dots, drawLine, oval, paintPart } from "../pen.ts";

export function paintEyewear(pen: Pen, look: PersonLook, face: Face): void {
  const { glasses, sunglasses, headphones } = look.clothes.extras;
  if (headphones) paintHeadphones(pen, face);
  else paintEarrings(pen, look, face);
  if (face.aspect === "back") return;
  paintMasks(pen, look, face);
  const worn = sunglasses ?? glasses;
  if (worn) paintGlasses(pen, face, worn.colour, sunglasses !== undefined);
}

const CROPPED: ReadonlySet<string> = new Set(["cropped", "short", "bald", "shaven", "slick"]);
const GOLD: Colour = { light: 0.8, chroma: 0.13, hue: 86 };

/** Hoops that the words name; drops on a grown woman whose hair is short. */
function paintEarrings(pen: Pen, { clothes, form, age, hair }: PersonLook, face: Face): void {
  const said = clothes.extras["earrings"];
  const isShort = form === "woman" && (age === "adult" || age === "old") && CROPPED.has(hair.style);
  if ((!said && !isShort) || face.aspect === "back") return;
  const y = face.eyes + 0.24;
  const ears =
    face.aspect === "side" ? [0.05] : face.aspect === "threequarter" ? [0.3] : [-0.39 * face.wide, 0.39 * face.wide];
  for (const x of ears)
    if (said) drawLine(pen, oval(x, y + 0.05, 0.05, 0.065), said.colour.chroma > 0.03 ? said.colour : GOLD, 1.8);
    else paintPart(pen, oval(x, y + 0.02, 0.03, 0.045), GOLD, { shade: 0.01, outline: 0.6 });
}

function paintMasks(pen: Pen, look: PersonLook, face: Face): void {
  const { eyepatch, mask, eyemask, balaclava, goggles, raisedgoggles, beakmask, gasmask } = look.clothes.extras;
  const { facecover, cagemask, clownmask } = look.clothes.extras;
  if (balaclava) paintBalaclava(pen, face, balaclava.colour);
  if (beakmask) paintBeakMask(pen, face, beakmask.colour);
  if (mask) paintMask(pen, face, mask.colour);
  if (facecover) paintFaceCover(pen, face, facecover.colour);
  if (clownmask) paintClownMask(pen, face, clownmask.colour);
  paintBeastMask(pen, look, face);
  if (cagemask) paintCageMask(pen, face, cagemask.colour);
  if (gasmask) paintGasMask(pen, face, gasmask.colour);
  if (eyemask) paintEyeMask(pen, look, face, eyemask.colour);
  if (goggles) paintGoggles(pen, face, goggles.colour, 0);
  if (raisedgoggles) paintGoggles(pen, face, raisedgoggles.colour, -0.26);
  if (eyepatch) paintPatch(pen, face);
}

/** Which ears and what muzzle the mask of a beast has. */
const BEAST_MASKS: Readonly<Record<string, Pick<BeastHead, "ears" | "face">>> = {
  beastmask: { ears: "pointed", face: "long" },
  foxmask: { ears: "pointed", face: "long" },
  dogmask: { ears: "round", face: "long" },
  catmask: { ears: "pointed", face: "short" },
  pigmask: { ears: "pointed", face: "snout" },
  rabbitmask: { ears: "long", face: "short" },
  bearmask: { ears: "round", face: "short" },
  apemask: { ears: "none", face: "ape" },
};

function paintBeastMask(pen: Pen, { clothes: { extras } }: PersonLook, face: Face): void {
  for (const [kind, head] of Object.entries(BEAST_MASKS)) {
    const colour = extras[kind]?.colour;
    if (colour)
      paintBeastHead(pen, { ...head, coat: colour, pale: shifted(colour, colour.light > 0.7 ? -0.06 : 0.2) }, face);
  }
}

function paintGlasses(pen: Pen, face: Face, colour: Colour, isDark: boolean): void {
  const frame: Colour = colour.light > 0.5 ? shifted(colour, -0.2) : { light: 0.24, chroma: 0.02, hue: 40 };
  for (const side of sidesOf(face)) {
    const { x, y, half } = eyeBox(face, side);
    const wide = face.aspect === "side" ? 0.05 : half * 1.42;
    const lens = oval(x, y + 0.012, wide, 0.092);
    pen.context.fillStyle = isDark ? css({ light: 0.2, chroma: 0.02, hue: 260, alpha: 0.9 }) : "rgba(225,238,246,0.2)";
    pen.context.fill(lens);
    drawLine(pen, lens, frame, 1.35);
    drawLine(
      pen,
      curve(dots(`${x - wide * 0.4},${y + 0.05} ${x + wide * 0.1},${y - 0.045}`), false),
      { light: 1, chroma: 0, hue: 0, alpha: isDark ? 0.35 : 0.6 },
      0.8,
    );
  }
  drawTemples(pen, face, frame);
}

/** Cloth over nose, mouth and chin. */
function paintMask(pen: Pen, face: Face, colour: Colour): void {
  const top = face.eyes + 0.1;
  const cloth =
    face.aspect === "side"
      ? `-0.33,${top} -0.46,${face.nose} -0.4,0.86 -0.26,1.02 -0.04,0.98 0.04,${top + 0.16} -0.1,${top + 0.02}`
      : face.aspect === "threequarter"
        ? `-0.4,${top} -0.2,${top - 0.05} 0.12,${top + 0.03} 0.24,${top + 0.14} 0.16,0.92 -0.1,1.03 -0.32,0.94 -0.42,0.76`
        : `-0.34,${top + 0.04} 0,${top - 0.05} 0.34,${top + 0.04} 0.32,0.84 0.14,1.02 -0.14,1.02 -0.32,0.84`;
  paintPart(pen, curve(dots(cloth), true, 0.5), colour, { shade: 0.06 });
  const fold = face.aspect === "front" ? "-0.28,0.78 0,0.74 0.28,0.78" : "-0.38,0.78 -0.16,0.74 0.1,0.78";
  drawLine(pen, curve(dots(fold), false), shifted(colour, -0.2), 0.7);
}

/** A band over the crown and a cup over each ear that is seen. */
function paintHeadphones(pen: Pen, face: Face): void {
  const dark: Colour = { light: 0.26, chroma: 0.01, hue: 260 };
  const half = 0.44 * face.wide;
  const band =
    face.aspect === "side"
      ? "0.02,0.5 0.04,0.1 0.05,-0.09"
      : `${-half},0.5 ${-half * 0.8},0.02 0,-0.1 ${half * 0.8},0.02 ${half},0.5`;
  drawLine(pen, curve(dots(band), false), dark, 3.4);
  const ears = face.aspect === "side" ? [0.05] : face.aspect === "threequarter" ? [0.3] : [-half, half];
  for (const x of ears)
    paintPart(pen, oval(x, 0.56, face.aspect === "front" ? 0.07 : 0.13, 0.16), dark, { shade: 0.04 });
}

function drawTemples(pen: Pen, face: Face, frame: Colour): void {
  const y = face.eyes;
  if (face.aspect === "side")
    return drawLine(pen, curve(dots(`-0.27,${y - 0.01} -0.1,${y - 0.008} 0.04,${y + 0.01}`), false, 0.3), frame, 1.2);
  const [left, right] = [eyeBox(face, -1), eyeBox(face, 1)];
  drawLine(
    pen,
    curve(
      dots(
        `${left.x + left.half * 1.4},${y} ${(left.x + right.x) / 2},${y - 0.022} ${right.x - right.half * 1.4},${y}`,
      ),
      false,
    ),
    frame,
    1.2,
  );
  if (face.aspect === "threequarter")
    return drawLine(pen, curve(dots(`${right.x + right.half * 1.4},${y} 0.28,${y + 0.01}`), false), frame, 1.2);
  for (const side of [-1, 1])
    drawLine(
      pen,
      curve(dots(`${side * (face.apart * face.wide + 0.11)},${y} ${side * 0.37 * face.wide},${y - 0.01}`), false),
      frame,
      1.2,
    );
}

function paintPatch(pen: Pen, face: Face): void {
  const { x, y, half } = eyeBox(face, 1);
  const strap = new Path2D();
  strap.moveTo(x, y);
  strap.lineTo(face.aspect === "side" ? 0.2 : 0.36, y - 0.2);
  drawLine(pen, strap, INK, 1.6);
  paintPart(pen, oval(x, y, half * 1.3, 0.085), { light: 0.22, chroma: 0.01, hue: 260 }, { shade: 0.02 });
}
