// Helmets: of work, of war and of sport, and the round one for space. The head's own units.
import { type Colour, css, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Garment } from "../../../../core/animatic/looks/clothes.ts";
import { Path2D } from "../../../animatic/paint/canvas.ts";
import { type Face, skullMiddle } from "../head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart } from "../../pen.ts";

export interface DomeCut {
  /** How far it stands above the crown, and how low its sides come. */
  readonly tall: number;
  readonly low: number;
  /** A rim that stands out all around, or a peak at the front. */
  readonly rim?: number;
  readonly peak?: boolean;
}

export const DOMES = {
  helmet: { tall: 0.24, low: 0.24, rim: 0.05 },
  hardhat: { tall: 0.24, low: 0.16, rim: 0.12, peak: true },
  firehelmet: { tall: 0.3, low: 0.16, rim: 0.2, peak: true },
  armyhelmet: { tall: 0.24, low: 0.3 },
  tinhelmet: { tall: 0.2, low: 0.16, rim: 0.24 },
  bobbyhelmet: { tall: 0.5, low: 0.18, rim: 0.06 },
  vikinghelm: { tall: 0.26, low: 0.2 },
  romanhelmet: { tall: 0.2, low: 0.2 },
  bikehelmet: { tall: 0.22, low: 0.22 },
  kabuto: { tall: 0.26, low: 0.24, rim: 0.1 },
  souwester: { tall: 0.16, low: 0.24, rim: 0.2 },
} as const satisfies Readonly<Record<string, DomeCut>>;

const GOLD: Colour = { light: 0.78, chroma: 0.13, hue: 86 };
const BONE: Colour = { light: 0.92, chroma: 0.03, hue: 85 };
const RED: Colour = { light: 0.52, chroma: 0.19, hue: 25 };
const DARK: Colour = { light: 0.18, chroma: 0.01, hue: 260 };

export function paintDome(pen: Pen, hat: Garment, face: Face, cut: DomeCut): void {
  const { kind, colour } = hat;
  const x = skullMiddle(face);
  const w = 0.46 * face.wide;
  if (kind === "vikinghelm") for (const side of [-1, 1] as const) paintHorn(pen, [x + side * w * 0.9, 0.02], side);
  if (kind === "romanhelmet") paintCrest(pen, face, x);
  if (kind === "kabuto") paintNeckGuard(pen, colour, face, { x, w });
  if (cut.rim) paintRim(pen, colour, face, { x, w, ...cut, rim: cut.rim });
  const [top, low] = [-cut.tall, cut.low];
  const dome = dots(
    `${x - w},${low} ${x - w * 1.01},${top * 0.05} ${x - w * 0.84},${top * 0.56} ${x - w * 0.46},${top * 0.9} ${x},${top} ${x + w * 0.46},${top * 0.9} ${x + w * 0.84},${top * 0.56} ${x + w * 1.01},${top * 0.05} ${x + w},${low} ${x},${Math.max(0.2, low - 0.12)}`,
  );
  paintPart(pen, curve(dome, true, 0.45), colour, { shade: 0.12 });
  DETAILS[kind]?.(pen, hat, face, { x, w, top });
}

/** Laced plates that stand off the neck behind and at the sides. */
function paintNeckGuard(pen: Pen, colour: Colour, { aspect }: Face, { x, w }: Omit<Dome, "top">): void {
  const isTurned = aspect === "side" || aspect === "threequarter";
  for (const side of isTurned ? [1] : [-1, 1]) {
    const inner = isTurned ? x + w * 0.35 : x + side * w * 0.86;
    const at = (share: number): Dot => [x + side * w * (1 + 0.62 * share), 0.14 + 0.64 * share];
    const guard: readonly Dot[] = [[inner, 0.14], at(0), at(0.5), at(1), [inner, 0.8]];
    paintPart(pen, curve(guard, true, 0.1), colour, { shade: 0.08 });
    for (const share of [0.3, 0.6, 0.9]) drawLine(pen, curve([[inner, 0.16 + 0.64 * share], at(share)], false), RED, 2);
  }
}

/** Of cloth in camouflage. */
function paintBlotches({ context }: Pen, { pattern, colour }: Garment, { x, w }: Omit<Dome, "top">): void {
  if (pattern !== "camouflage") return;
  for (const [dx, y, shift] of [
    [-0.6, 0.06, -0.14],
    [-0.1, -0.12, 0.16],
    [0.4, 0.1, -0.14],
    [0.66, -0.02, 0.16],
    [0.1, 0.12, -0.1],
  ] as const) {
    context.fillStyle = css(shifted(colour, shift));
    context.fill(oval(x + dx * w, y, 0.13, 0.065, dx));
  }
}

function paintRim(
  pen: Pen,
  colour: Colour,
  { aspect }: Face,
  {
    x,
    w,
    low,
    rim,
    peak = false,
  }: { readonly x: number; readonly w: number; readonly low: number; readonly rim: number; readonly peak?: boolean },
): void {
  const front = aspect === "side" ? 0.16 : aspect === "threequarter" ? 0.1 : 0;
  const more = peak && aspect !== "back" ? front : 0;
  const edge = dots(
    `${x - w - rim - more},${low + 0.02} ${x - w},${low - 0.06} ${x + w},${low - 0.06} ${x + w + rim},${low + 0.04} ${x + w * 0.5},${low + 0.12} ${x},${low + 0.14} ${x - w * 0.6 - more},${low + 0.12}`,
  );
  paintPart(pen, curve(edge, true, 0.5), shifted(colour, -0.07), { shade: 0.05 });
}

interface Dome {
  readonly x: number;
  readonly w: number;
  readonly top: number;
}

const DETAILS: Readonly<Record<string, (pen: Pen, hat: Garment, face: Face, dome: Dome) => void>> = {
  helmet: (pen, { colour }, _, { x, top }) =>
    drawSeam(pen, dots(`${x},${top} ${x + 0.04},0.05 ${x + 0.02},0.27`), colour, 0.8),
  hardhat: (pen, { colour }, _, { x, top }) => {
    for (const at of [-0.1, 0.1])
      drawSeam(pen, dots(`${x + at * 0.6},${top + 0.01} ${x + at},-0.02 ${x + at},0.16`), colour, 1);
  },
  firehelmet: (pen, { colour }, face, { x, w, top }) => {
    drawLine(pen, curve(dots(`${x},${top} ${x + 0.02},0.1`), false), shifted(colour, -0.2), 2);
    drawLine(pen, curve(dots(`${x - w},0.1 ${x},0.16 ${x + w},0.1`), false), RED, 2);
    if (face.aspect !== "back")
      paintPart(pen, oval(x - (face.aspect === "front" ? 0 : 0.16), 0, 0.1, 0.13), RED, { shade: 0.02, outline: 0.7 });
  },
  armyhelmet: (pen, hat, face, { x, w }) => {
    paintBlotches(pen, hat, { x, w });
    if (face.aspect === "back") return;
    const ear = face.aspect === "front" ? w * 0.86 : x + w * 0.3;
    const chin = face.aspect === "front" ? 0 : -0.2;
    for (const side of face.aspect === "front" ? [-1, 1] : [1])
      drawLine(pen, curve(dots(`${side * ear},0.3 ${side * ear * 0.8},0.76 ${chin},1.02`), false), DARK, 2);
  },
  bobbyhelmet: (pen, _, face, { x, top }) => {
    paintPart(pen, oval(x, top - 0.03, 0.06), GOLD, { shade: 0.01, outline: 0.7 });
    if (face.aspect !== "back")
      paintPart(pen, oval(x - (face.aspect === "front" ? 0 : 0.14), -0.08, 0.1, 0.11), GOLD, {
        shade: 0.02,
        outline: 0.7,
      });
  },
  vikinghelm: (pen, { colour }, face, { x, w, top }) => {
    drawLine(pen, curve(dots(`${x - w},0.16 ${x},0.22 ${x + w},0.16`), false), GOLD, 3);
    drawLine(pen, curve(dots(`${x},${top} ${x - 0.02},0.18`), false), GOLD, 2.2);
    if (face.aspect === "front" || face.aspect === "threequarter") {
      const nose = face.aspect === "front" ? 0 : -0.2;
      paintPart(
        pen,
        curve(dots(`${nose - 0.04},0.2 ${nose + 0.04},0.2 ${nose + 0.03},0.58 ${nose - 0.03},0.58`), true, 0.2),
        shifted(colour, -0.08),
        { shade: 0.02, outline: 0.8 },
      );
    }
  },
  romanhelmet: (pen, { colour }, face, { x, w }) => {
    drawLine(pen, curve(dots(`${x - w},0.16 ${x},0.22 ${x + w},0.16`), false), shifted(colour, -0.25), 2);
    const cheeks =
      face.aspect === "front"
        ? [-0.34, 0.34]
        : face.aspect === "threequarter"
          ? [0.14]
          : face.aspect === "side"
            ? [-0.06]
            : [];
    for (const at of cheeks)
      paintPart(
        pen,
        curve(dots(`${at - 0.13},0.2 ${at + 0.13},0.2 ${at + 0.12},0.62 ${at},0.92 ${at - 0.11},0.62`), true, 0.3),
        colour,
        { shade: 0.05 },
      );
  },
  bikehelmet: (pen, { colour }, _, { x, w, top }) => {
    for (const at of [-0.6, 0, 0.6])
      drawSeam(pen, dots(`${x + at * w * 0.6},${top * 0.9} ${x + at * w},0.12`), shifted(colour, -0.1), 2);
  },
  kabuto: (pen, _, face, { x, w }) => {
    if (face.aspect === "back") return;
    const at = x - (face.aspect === "front" ? 0 : 0.12);
    for (const side of [-1, 1])
      paintPart(
        pen,
        curve(
          dots(`${at},0.0 ${at + side * 0.2},-0.16 ${at + side * 0.42},-0.5 ${at + side * 0.3},-0.14 ${at},0.14`),
          true,
          0.4,
        ),
        GOLD,
        { shade: 0.02, outline: 0.8 },
      );
    drawLine(pen, curve(dots(`${x - w},0.2 ${x},0.26 ${x + w},0.2`), false), RED, 2.4);
  },
};

function paintHorn(pen: Pen, [x, y]: Dot, side: 1 | -1): void {
  const horn = dots(
    `${x},${y + 0.1} ${x + side * 0.26},${y} ${x + side * 0.34},${y - 0.36} ${x + side * 0.12},${y - 0.16} ${x},${y - 0.12}`,
  );
  paintPart(pen, curve(horn, true, 0.5), BONE, { shade: 0.05 });
}

/** A crest of horsehair from brow to neck. */
function paintCrest(pen: Pen, { aspect }: Face, x: number): void {
  const crest =
    aspect === "side" || aspect === "threequarter"
      ? `${x - 0.42},-0.02 ${x - 0.4},-0.3 ${x - 0.05},-0.5 ${x + 0.34},-0.4 ${x + 0.58},-0.05 ${x + 0.56},0.36 ${x + 0.4},0.1 ${x},-0.14`
      : `${x - 0.1},0 ${x - 0.12},-0.42 ${x},-0.5 ${x + 0.12},-0.42 ${x + 0.1},0`;
  paintPart(pen, curve(dots(crest), true, 0.5), RED, { shade: 0.08 });
  if (aspect === "front" || aspect === "back") return;
  for (let at = -3; at <= 4; at++) drawSeam(pen, dots(`${x + at * 0.09},-0.16 ${x + at * 0.12},-0.4`), RED, 0.6);
}

/** Steel round the whole head with a slit, a ridge and openings to breathe. */
export function paintKnightHelm(pen: Pen, { colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.45 * face.wide;
  const shell = dots(
    `${x - w},0.9 ${x - w * 1.02},0.3 ${x - w * 0.7},-0.06 ${x},-0.16 ${x + w * 0.7},-0.06 ${x + w * 1.02},0.3 ${x + w},0.9 ${x + w * 0.6},1.08 ${x - w * 0.6},1.08`,
  );
  paintPart(pen, curve(shell, true, 0.4), colour, { shade: 0.14 });
  drawLine(pen, curve(dots(`${x - w},0.98 ${x},1.06 ${x + w},0.98`), false), shifted(colour, -0.25), 1.6);
  if (face.aspect === "back") return;
  const mid = face.aspect === "front" ? x : face.aspect === "side" ? x - 0.24 : x - 0.14;
  const half = face.aspect === "side" ? 0.2 : 0.33;
  const left = Math.max(x - w * 0.98, mid - half);
  paintPart(
    pen,
    curve(dots(`${left},0.43 ${mid},0.39 ${mid + half},0.43 ${mid + half},0.5 ${mid},0.49 ${left},0.5`), true, 0.2),
    DARK,
    { shade: 0, outline: 0.8 },
  );
  drawLine(pen, curve(dots(`${mid},-0.12 ${mid - 0.02},0.38`), false), shifted(colour, 0.16), 1.6);
  drawLine(pen, curve(dots(`${mid - 0.02},0.52 ${mid - 0.02},0.96`), false), shifted(colour, -0.25), 1.2);
  for (const [dx, dy] of [
    [0.1, 0.66],
    [0.2, 0.66],
    [0.1, 0.78],
    [0.2, 0.78],
  ] as const)
    paintPart(pen, oval(mid + dx, dy, 0.022), DARK, { shade: 0, outline: 0 });
}

const PALE_GLASS: Colour = { light: 0.66, chroma: 0.07, hue: 220 };

/** A closed round helmet with a dark or golden window: of riders and fencers. */
export function paintCrashHelmet(pen: Pen, { kind, colour }: Garment, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.5 * face.wide;
  const shell = dots(
    `${x - w},0.8 ${x - w * 1.04},0.3 ${x - w * 0.7},-0.1 ${x},-0.2 ${x + w * 0.7},-0.1 ${x + w * 1.04},0.3 ${x + w},0.8 ${x + w * 0.5},1.06 ${x - w * 0.5},1.06`,
  );
  paintPart(pen, curve(shell, true, 0.45), colour, { shade: 0.14 });
  if (face.aspect === "back") return;
  const isMesh = kind === "fencingmask";
  const mid = face.aspect === "front" ? x : face.aspect === "side" ? x - 0.22 : x - 0.12;
  const half = face.aspect === "side" ? 0.24 : 0.36;
  const glass = curve(
    dots(
      `${Math.max(x - w, mid - half)},0.34 ${mid},0.26 ${mid + half},0.34 ${mid + half * 0.9},${isMesh ? 0.94 : 0.62} ${mid},${isMesh ? 1 : 0.68} ${Math.max(x - w, mid - half * 0.95)},${isMesh ? 0.94 : 0.62}`,
    ),
    true,
    0.4,
  );
  paintPart(pen, glass, isMesh ? { light: 0.4, chroma: 0.01, hue: 250 } : colour.light < 0.4 ? PALE_GLASS : DARK, {
    shade: 0.04,
  });
  drawLine(
    pen,
    curve(dots(`${mid - half * 0.5},0.36 ${mid - half * 0.2},0.54`), false),
    { light: 1, chroma: 0, hue: 0, alpha: 0.5 },
    1.8,
  );
}

/** A round helmet of glass on a collar, closed at the back; one with a colour of its own is mirrored. */
export function paintVisor(pen: Pen, { colour }: Garment, face: Face): void {
  const { context } = pen;
  const x = skullMiddle(face);
  const isBack = face.aspect === "back";
  const isMirror = colour.chroma > 0.06;
  const shellColour: Colour =
    isMirror && colour.hue < 100 && colour.hue > 70 ? { light: 0.94, chroma: 0.008, hue: 240 } : colour;
  const shell = oval(x, 0.46, 0.72, 0.74);
  if (isBack) return paintPart(pen, shell, shellColour, { shade: 0.14 });
  const window = face.aspect === "front" ? x : face.aspect === "side" ? x - 0.2 : x - 0.1;
  const glass = oval(window, 0.5, face.aspect === "side" ? 0.48 : 0.56, 0.56);
  context.save();
  const rim = new Path2D();
  rim.addPath(shell);
  rim.addPath(glass);
  context.clip(rim, "evenodd");
  paintPart(pen, shell, shellColour, { shade: 0.14 });
  context.restore();
  if (isMirror) paintPart(pen, glass, colour, { shade: 0.14 });
  context.fillStyle = css({ light: 0.82, chroma: 0.05, hue: 230, alpha: 0.2 });
  context.fill(glass);
  drawLine(pen, glass, shifted(shellColour, -0.3), 1.6);
  drawLine(pen, shell, shifted(shellColour, -0.4), 1.2);
  const shine = curve(dots(`${window - 0.38},0.42 ${window - 0.3},0.18 ${window - 0.08},0.04`), false);
  drawLine(pen, shine, { light: 1, chroma: 0, hue: 0, alpha: 0.7 }, 2.4);
}
