// The head of an animal on a body in clothes: ears, skull, muzzle or beak, eyes. The head's own units; turned heads look to the left.
import { shifted, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { BeastHead } from "../../../core/animatic/looks/dressed-beast.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../pen.ts";
import { type Face, onFace, sidesOf } from "./head.ts";

const DARK: Colour = { light: 0.18, chroma: 0.01, hue: 40 };
const SPINES: Colour = { light: 0.34, chroma: 0.04, hue: 60 };
const LIGHT: Colour = { light: 0.97, chroma: 0.01, hue: 90 };

export function paintBeastHead(pen: Pen, beast: BeastHead, face: Face): void {
  if (beast.face === "spiny") paintSpines(pen, face);
  paintBeastEars(pen, beast, face);
  const isFrog = beast.face === "frog";
  paintPart(pen, isFrog ? oval(0, 0.62, 0.54, 0.4) : oval(0.02, 0.5, 0.46, 0.5), furOf(beast), { shade: 0.1 });
  if (face.aspect === "back") return;
  if (isFrog) return paintFrog(pen, beast, face);
  const [x] = onFace(face, 0, 0.7);
  if (beast.face === "ape") paintApe(pen, beast, face);
  if (beast.face === "striped") paintStripes(pen, beast, face);
  if (beast.face === "beak") paintBeak(pen, beast, x, face);
  else paintMuzzle(pen, beast, x);
  for (const side of sidesOf(face)) paintEye(pen, onFace(face, side * 0.18, 0.42), 0.075);
}

/** A crest of dark spines from the brow over the crown to the neck. */
function paintSpines(pen: Pen, { aspect }: Face): void {
  const isTurned = aspect === "side" || aspect === "threequarter";
  const count = 15;
  const [from, to] = isTurned ? [-120, 60] : [-200, 20];
  const outline = Array.from({ length: count * 2 + 1 }, (_, at): Dot => {
    const turn = ((from + ((to - from) * at) / (count * 2)) * Math.PI) / 180;
    const out = at % 2 ? 0.86 : 0.56;
    return [0.04 + out * Math.cos(turn), 0.5 + out * Math.sin(turn)];
  });
  paintPart(pen, curve([...outline, [0.1, 0.8]], true, 0.05), SPINES, { shade: 0.08 });
}

/** A badger's face is white between its stripes. */
function furOf({ face, coat }: BeastHead): Colour {
  return face === "striped" ? LIGHT : coat;
}

export function paintBeastEars(
  pen: Pen,
  { ears, coat, pale }: Pick<BeastHead, "ears" | "coat" | "pale">,
  face: Face,
): void {
  const middle = face.aspect === "front" || face.aspect === "back" ? 0 : 0.06;
  const apart = face.aspect === "side" ? 0.16 : 0.32;
  for (const side of [-1, 1]) {
    const x = middle + side * apart;
    if (ears === "round") paintRound(pen, x, coat, pale);
    if (ears === "long") {
      paintPart(pen, oval(x * 0.7, -0.32, 0.12, 0.46, side * 0.14), coat, { shade: 0.06 });
      paintPart(pen, oval(x * 0.7, -0.28, 0.06, 0.34, side * 0.14), shifted(pale, -0.06), { shade: 0, outline: 0 });
    }
    if (ears === "pointed")
      paintPart(
        pen,
        curve(
          dots(`${x - 0.17},0.3 ${x - 0.06},-0.02 ${x + side * 0.08},-0.26 ${x + 0.13},0.02 ${x + 0.17},0.3`),
          true,
          0.2,
        ),
        coat,
        { shade: 0.06 },
      );
  }
}

function paintRound(pen: Pen, x: number, coat: Colour, pale: Colour): void {
  paintPart(pen, oval(x * 1.1, 0.06, 0.2, 0.2), coat, { shade: 0.06 });
  paintPart(pen, oval(x * 1.1, 0.07, 0.11, 0.11), shifted(pale, -0.08), { shade: 0, outline: 0 });
}

function paintEye(pen: Pen, [x, y]: readonly [number, number], size: number): void {
  paintPart(pen, oval(x, y, size * 0.9, size), DARK, { shade: 0 });
  paintPart(pen, oval(x - size * 0.25, y - size * 0.3, size * 0.3, size * 0.3), LIGHT, { shade: 0, outline: 0 });
}

/** Two balls on top of a broad head, and a mouth from side to side. */
function paintFrog(pen: Pen, { coat, pale }: BeastHead, face: Face): void {
  const [middle] = onFace(face, 0, 0.6);
  paintPart(pen, oval(middle * 0.6, 0.82, 0.38, 0.17), pale, { shade: 0.02, outline: 0 });
  for (const side of [-1, 1]) {
    const x = middle * 0.3 + side * (face.aspect === "side" ? 0.16 : 0.3);
    paintPart(pen, oval(x, 0.24, 0.19, 0.19), coat, { shade: 0.06 });
    paintPart(pen, oval(x + middle * 0.1, 0.22, 0.13, 0.13), LIGHT, { shade: 0 });
    paintPart(pen, oval(x + middle * 0.2, 0.23, 0.065, 0.085), DARK, { shade: 0, outline: 0 });
  }
  const half = 0.42;
  const x = middle * 0.35;
  drawLine(pen, curve(dots(`${x - half},0.66 ${x},0.8 ${x + half},0.66`), false), DARK, 1.8);
  for (const side of [-1, 1]) paintPart(pen, oval(middle * 0.9 + side * 0.04, 0.52, 0.014, 0.018), DARK, { shade: 0 });
}

function paintMuzzle(pen: Pen, { face: kind, pale }: BeastHead, x: number): void {
  const isLong = kind === "long" || kind === "striped" || kind === "spiny";
  const out = isLong ? 1.5 : 1.1;
  const tip = x * out;
  const tint = kind === "striped" ? LIGHT : pale;
  paintPart(
    pen,
    oval((tip + x * 0.6) / 2, 0.74, 0.22 + Math.abs(tip) * (isLong ? 0.42 : 0.2), isLong ? 0.17 : 0.2),
    tint,
    {
      shade: 0.05,
    },
  );
  if (kind === "snout") {
    paintPart(pen, oval(tip, 0.7, 0.17, 0.14), shifted(pale, -0.05), { shade: 0.04 });
    for (const side of [-1, 1])
      paintPart(pen, oval(tip + side * 0.06, 0.7, 0.028, 0.045), DARK, { shade: 0, outline: 0 });
  } else paintPart(pen, oval(tip * 1.16, 0.66, 0.085, 0.06), DARK, { shade: 0.02 });
  drawLine(pen, curve(dots(`${tip - 0.12},0.82 ${tip},0.86 ${tip + 0.14},0.8`), false), DARK, 1.5);
}

/** Ears at the sides, and bare skin round the eyes and before the mouth. */
function paintApe(pen: Pen, { pale }: BeastHead, face: Face): void {
  const ears = face.aspect === "side" ? [0.2] : face.aspect === "threequarter" ? [0.42] : [-0.46, 0.46];
  for (const ear of ears) paintPart(pen, oval(ear, 0.46, 0.15, 0.18), shifted(pale, -0.06), { shade: 0.05 });
  for (const side of sidesOf(face)) {
    const [x, y] = onFace(face, side * 0.18, 0.44);
    paintPart(pen, oval(x, y, 0.19, 0.2), pale, { shade: 0.02, outline: 0 });
  }
  const [x] = onFace(face, 0, 0.7);
  paintPart(pen, oval(x * 0.8, 0.62, 0.24, 0.26), pale, { shade: 0.02, outline: 0 });
}

function paintBeak(pen: Pen, { pale }: BeastHead, x: number, face: Face): void {
  const tip = face.aspect === "front" ? 0 : x - 0.34;
  const path =
    face.aspect === "front"
      ? dots("-0.16,0.6 0,0.54 0.16,0.6 0.1,0.74 0,0.84 -0.1,0.74")
      : dots(`${x + 0.08},0.52 ${tip},0.68 ${tip + 0.04},0.76 ${x + 0.1},0.8`);
  paintPart(pen, curve(path, true, 0.3), pale, { shade: 0.08 });
  if (face.aspect !== "front") drawLine(pen, curve(dots(`${tip + 0.04},0.71 ${x + 0.08},0.67`), false), DARK, 1.2);
}

/** A badger's: dark from the eyes over the crown. */
function paintStripes(pen: Pen, { pale }: BeastHead, face: Face): void {
  for (const side of sidesOf(face)) {
    const [x, y] = onFace(face, side * 0.18, 0.36);
    paintPart(pen, oval(x, y, 0.11, 0.38, side * 0.1), pale, { shade: 0, outline: 0 });
  }
}
