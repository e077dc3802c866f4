// The features of a face: brows, eyes, nose, mouth, the lines of age, a beard, glasses. Drawn small on a whole figure and large on a face card
// with the same numbers.
import { type Colour, css, faded, mixed, shifted } from "../../../core/animatic/colour/colour.ts";
import type { Expression } from "../../../core/animatic/acting/acting.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { MOOD_FACES } from "./mood-face.ts";
import { paintMouth } from "./mouth.ts";
import { paintBeard, paintMoustache, paintShavenJaw } from "./beard.ts";
import { type Face, onFace, INK, eyeBox, isSmall, sidesOf } from "./head.ts";
import { type Dot, type Pen, taperedStroke, curve, dots, drawSeam, inkOf, oval } from "../pen.ts";

export function paintFace(pen: Pen, look: PersonLook, face: Face, expression: Expression): void {
  if (face.aspect === "back") return;
  if (look.beard.style !== "none") paintBeard(pen, look, face);
  else paintShavenJaw(pen, look, face);
  paintNose(pen, look, face);
  paintMouth(pen, look, face, expression);
  const { lids, tears, winks, blushes } = MOOD_FACES[expression.mood];
  const flush = blushes ? 0.5 : flushOf(look);
  for (const side of sidesOf(face)) {
    paintCheek(pen, face, side, flush);
    if (expression.isBlinking || lids === 0 || (winks && side === -1)) paintClosedEye(pen, look, face, side);
    else paintEye(pen, look, face, { side, gaze: expression.gaze, lids });
    if (tears) paintTears(pen, face, side);
    paintBrow(pen, look, face, { side, mood: expression.mood });
  }
  if (look.lines > 0) paintAge(pen, look, face);
  if (WITH_MOUSTACHE.includes(look.beard.style)) paintMoustache(pen, look, face);
}

const WITH_MOUSTACHE: readonly string[] = ["moustache", "full", "long", "goatee", "short"];

interface Eyed {
  readonly side: 1 | -1;
  readonly gaze: Expression["gaze"];
  /** How far it is open. */
  readonly lids: number;
}

const flushOf = ({ age }: PersonLook): number => (isSmall(age) ? 0.12 : 0);

/** Red by so much, 0 to 1. */
function paintCheek({ context }: Pen, face: Face, side: 1 | -1, strength: number): void {
  if (strength === 0) return;
  const { x, y } = eyeBox(face, side);
  context.fillStyle = css({ light: 0.62, chroma: 0.16, hue: 18, alpha: strength });
  context.fill(oval(x + side * 0.03, y + 0.17, 0.11, 0.07));
}

/** Drops down the cheek. */
function paintTears({ context }: Pen, face: Face, side: 1 | -1): void {
  const { x, y } = eyeBox(face, side);
  const drop: Colour = { light: 0.86, chroma: 0.07, hue: 235 };
  context.strokeStyle = css(faded(drop, 0.75));
  context.lineWidth = 0.034;
  context.beginPath();
  context.moveTo(x, y + 0.05);
  context.lineTo(x + side * 0.02, y + 0.22);
  context.stroke();
  context.fillStyle = css(drop);
  context.fill(oval(x + side * 0.02, y + 0.25, 0.034, 0.05));
}

/** The lid as one line, and its shade. */
function paintClosedEye(pen: Pen, look: PersonLook, face: Face, side: 1 | -1): void {
  const { x, y, half, tall } = eyeBox(face, side);
  const lid: readonly Dot[] = [-1, -0.5, 0.1, 0.6, 1].map((at): Dot => [
    x + side * half * at,
    y + tall * (0.62 - 0.5 * at * at),
  ]);
  pen.context.fillStyle = css(faded(shifted(look.skin, -0.06), 0.7));
  pen.context.fill(oval(x, y, half * 0.95, tall * 0.8));
  taperedStroke(pen.context, lid, 0.022 * (look.form === "woman" ? 1.25 : 1), INK);
}

function paintEye(pen: Pen, look: PersonLook, face: Face, { side, gaze, lids }: Eyed): void {
  const { context } = pen;
  const box = eyeBox(face, side);
  const eye = { ...box, tall: box.tall * lids };
  const { x, y, half, tall } = eye;
  const inner: Dot = face.aspect === "side" ? [x - half, y + 0.004] : [x - side * half, y + 0.01];
  const corner: Dot = [x + side * half, y - 0.004];
  const lid = curve(
    [
      inner,
      ...dots(`${x - side * half * 0.45},${y - tall * 0.86} ${x + side * half * 0.2},${y - tall}`),
      corner,
      ...dots(`${x + side * half * 0.3},${y + tall * 0.66} ${x - side * half * 0.4},${y + tall * 0.7}`),
    ],
    true,
    0.55,
  );
  context.fillStyle = css({ light: 0.965, chroma: 0.008, hue: 80 });
  context.fill(lid);
  context.save();
  context.clip(lid);
  paintIris(context, look.eyes, face, { ...eye, gaze });
  context.restore();
  const lash = look.form !== "woman" ? 1 : isSmall(look.age) ? 1.25 : 1.6;
  const upper = dots(`${x - side * half * 0.5},${y - tall * 0.92} ${x + side * half * 0.25},${y - tall * 1.06}`);
  const ends: readonly Dot[] = [
    [inner[0], inner[1] + 0.004],
    [corner[0] + side * LASH[look.form], corner[1] - LASH[look.form] * 0.6],
  ];
  taperedStroke(
    context,
    [...ends.slice(0, 1), ...upper, ...ends.slice(1)],
    0.024 * lash * (0.6 + 0.4 * face.large),
    INK,
  );
  paintLids(pen, look, side, eye);
}

type Eye = ReturnType<typeof eyeBox>;

/** How far they reach beyond the corner. */
const LASH: Readonly<Record<PersonLook["form"], number>> = { woman: 0.034, man: 0.006, plain: 0.012 };

function paintIris(
  context: Pen["context"],
  tint: Colour,
  face: Face,
  { x, y, half, tall, gaze }: Eye & Pick<Eyed, "gaze">,
): void {
  const isSide = face.aspect === "side";
  const size = Math.min(tall * 1.02, half * 0.62) * (isSide ? 1.1 : 1);
  const flat = isSide ? 0.5 : 1;
  const turned = face.aspect === "front" ? 0 : isSide ? -half * 0.45 : -half * 0.22;
  const [ix, iy] = [x + turned + gaze[0] * half * 0.42, y - tall * 0.12 + gaze[1] * tall * 0.42];
  const disc = (colour: Colour, share: number, low = 0) => {
    context.fillStyle = css(colour);
    context.fill(oval(ix, iy + low, size * flat * share, size * share));
  };
  disc(inkOf(tint), 1);
  disc(tint, 0.84, size * 0.08);
  disc({ light: 0.13, chroma: 0.01, hue: 260 }, 0.46);
  context.fillStyle = "rgba(255,255,255,0.95)";
  context.fill(oval(ix - size * 0.32, iy - size * 0.36, size * 0.24));
  context.fillStyle = css(faded({ light: 0.3, chroma: 0.03, hue: 280 }, 0.28));
  context.fillRect(x - half * 1.2, y - tall * 1.2, half * 2.4, tall * 0.72);
}

function paintLids(pen: Pen, { skin, age }: PersonLook, side: 1 | -1, { x, y, half, tall }: Eye): void {
  const low = dots(`${x - side * half * 0.6},${y + tall * 0.86} ${x + side * half * 0.4},${y + tall * 0.82}`);
  drawSeam(pen, low, skin, 0.5);
  if (isSmall(age)) return;
  const fold = `${x - side * half * 0.75},${y - tall * 1.2} ${x},${y - tall * 1.66} ${x + side * half * 0.9},${y - tall * 1.3}`;
  drawSeam(pen, dots(fold), skin, 0.45);
}

/** How thick they are. */
const BROWS: Readonly<Record<PersonLook["form"], number>> = { woman: 0.019, man: 0.045, plain: 0.033 };

function paintBrow(
  { context }: Pen,
  look: PersonLook,
  face: Face,
  { side, mood }: { readonly side: 1 | -1; readonly mood: Expression["mood"] },
): void {
  const { x, half } = eyeBox(face, side);
  const [inner, low] = MOOD_FACES[mood].brow;
  const y = face.eyes - 0.092 - (face.large - 1) * 0.03 - (face.round - 1) * 0.055 + (look.form === "man" ? 0.008 : 0);
  const outer = side === 1 ? 1 : -1;
  const thick =
    BROWS[look.form] *
    (look.age === "old" ? 1.12 : 1) *
    (look.age === "child" || look.age === "toddler" || look.age === "baby" ? 0.72 : 1);
  const tint = look.hair.style === "bald" ? inkOf(look.skin) : mixed(look.hair.colour, INK, 0.34);
  const arch = look.form === "woman" ? 0.034 : look.form === "man" ? 0.006 : 0.014;
  taperedStroke(
    context,
    dots(
      `${x - outer * half * 1.02},${y + 0.014 + inner} ${x - outer * half * 0.2},${y - arch * 0.7 + inner * 0.5} ${x + outer * half * 0.6},${y - arch + low * 0.5} ${x + outer * half * 1.2},${y + 0.012 + low}`,
    ),
    thick,
    tint,
  );
}

function paintNose(pen: Pen, { skin }: PersonLook, face: Face): void {
  if (face.aspect === "side")
    return drawSeam(
      pen,
      dots(`-0.352,${face.nose - 0.028} -0.336,${face.nose - 0.004} -0.362,${face.nose + 0.006}`),
      skin,
      0.8,
    );
  const { nose, bridge, eyes } = face;
  if (face.aspect === "front") {
    const wide = 0.052 + bridge * 0.16;
    paintSoft(
      pen,
      dots(
        `0.012,${eyes + 0.04} 0.036,${nose - 0.07} ${wide},${nose - 0.02} 0.01,${nose + 0.016} 0.014,${nose - 0.06}`,
      ),
      skin,
    );
    drawSeam(
      pen,
      dots(
        `${-wide},${nose - 0.018} ${-wide * 0.72},${nose + 0.004} -0.018,${nose + 0.004} 0,${nose + 0.014} 0.018,${nose + 0.004} ${wide * 0.72},${nose + 0.004} ${wide},${nose - 0.018}`,
      ),
      skin,
      0.85,
    );
    return;
  }
  const root = onFace(face, 0, eyes - 0.02, -0.01);
  const tip: Dot = [onFace(face, 0, nose - 0.03, bridge)[0], nose - 0.034];
  const wing = onFace(face, 0.06, nose - 0.012, 0.01);
  paintSoft(pen, [root, tip, [tip[0] + 0.04, nose + 0.012], wing, [wing[0] + 0.02, nose - 0.07]], skin, 0.5);
  drawSeam(
    pen,
    [
      [root[0] - 0.006, root[1] + 0.05],
      [(root[0] + tip[0]) / 2 - 0.002, (root[1] + tip[1]) / 2 + 0.02],
      tip,
      [tip[0] + 0.022, nose + 0.006],
      [(tip[0] + wing[0]) / 2 + 0.02, nose + 0.004],
    ],
    skin,
    0.85,
  );
  drawSeam(
    pen,
    dots(`${wing[0] + 0.004},${nose - 0.04} ${wing[0] + 0.012},${nose - 0.012} ${wing[0] - 0.012},${nose + 0.002}`),
    skin,
    0.7,
  );
}

/** A shadow without a line. */
function paintSoft({ context }: Pen, dots: readonly Dot[], skin: Colour, strength = 0.6): void {
  context.fillStyle = css(faded({ ...shifted(skin, -0.13), chroma: skin.chroma + 0.03, hue: 34 }, strength));
  context.fill(curve(dots));
}

/** Lines from the nose to the mouth and under the eyes; of old people beside the eyes and on the brow too. */
function paintAge(pen: Pen, { skin, lines }: PersonLook, face: Face): void {
  const line = (dots: readonly Dot[], breadth = 0.5) => drawSeam(pen, dots, skin, breadth * (0.6 + 0.55 * lines));
  const { eyes, nose, mouth } = face;
  for (const side of sidesOf(face)) {
    const on = (x: number, y: number) => onFace(face, side * x, y);
    line([on(0.085, nose - 0.03), on(0.128, nose + 0.05), on(0.148, mouth + 0.01)], 0.9);
    line([
      on(face.apart - 0.06, eyes + 0.062),
      on(face.apart + 0.01, eyes + 0.08),
      on(face.apart + 0.07, eyes + 0.058),
    ]);
    if (lines > 0.7 && (face.aspect === "front" || side === 1))
      for (const dy of [-0.016, 0.014])
        line([on(face.apart + 0.098, eyes + dy), on(face.apart + 0.136, eyes + dy * 2.1)], 0.45);
  }
  if (face.aspect === "side" || lines < 0.7) return;
  for (const y of [0.285, 0.325])
    line(
      [
        onFace(face, -0.15, y),
        onFace(face, -0.05, y - 0.012),
        onFace(face, 0.06, y - 0.008),
        onFace(face, 0.15, y + 0.004),
      ],
      0.45,
    );
}
