// A head from each side: outline, ears, and where the features of the face are on it. The head's own units: crown at 0, chin at 1, the
// middle of the neck at x 0; turned heads look to the left.
import { type Colour, faded, shifted } from "../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { traitShare } from "../../../core/animatic/seeded-random.ts";
import { type Aspect, viewOf } from "./body.ts";
import { type Dot, type Pen, curve, dots, drawSeam, oval, paintGlow, paintPart } from "../pen.ts";

/** Measures of one face; what the words leave open is the person's own. */
export interface Face {
  readonly aspect: Aspect;
  /** Height of the eyes. */
  readonly eyes: number;
  readonly nose: number;
  readonly mouth: number;
  /** Breadth added to the jaw. */
  readonly jaw: number;
  /** Breadth of the skull, about 1. */
  readonly wide: number;
  /** Half the distance between the eyes. */
  readonly apart: number;
  /** Size of the eyes, about 1. */
  readonly large: number;
  /** How round they are: 1 is the almond of a grown one. */
  readonly round: number;
  /** How far the nose stands out. */
  readonly bridge: number;
}

/** What age and form make of a face. */
interface Cast {
  readonly eyes: number;
  readonly nose: number;
  readonly mouth: number;
  readonly jaw: number;
  readonly wide: number;
  readonly apart: number;
  readonly large: number;
  readonly round: number;
  readonly bridge: number;
}

const SMALL: Cast = {
  eyes: 0.56,
  nose: 0.705,
  mouth: 0.82,
  jaw: 0.02,
  wide: 1.14,
  apart: 0.182,
  large: 1.42,
  round: 1.55,
  bridge: 0.042,
};
const GROWN: Cast = {
  eyes: 0.475,
  nose: 0.665,
  mouth: 0.785,
  jaw: 0,
  wide: 1,
  apart: 0.166,
  large: 0.95,
  round: 1,
  bridge: 0.108,
};
/** Between a child's and a grown one's. */
const TEEN: Cast = {
  eyes: 0.505,
  nose: 0.678,
  mouth: 0.797,
  jaw: 0.004,
  wide: 1.05,
  apart: 0.172,
  large: 1.14,
  round: 1.2,
  bridge: 0.076,
};
const CASTS: Readonly<Record<PersonLook["form"], Cast>> = {
  man: { ...GROWN, jaw: 0.052, large: 0.86, bridge: 0.122 },
  woman: { ...GROWN, jaw: -0.026, large: 1.16, bridge: 0.078, mouth: 0.78 },
  plain: GROWN,
};
const TEENS: Readonly<Record<PersonLook["form"], Cast>> = {
  man: { ...TEEN, jaw: 0.026, large: 1.02, bridge: 0.094 },
  woman: { ...TEEN, jaw: -0.012, large: 1.22, bridge: 0.066 },
  plain: TEEN,
};

/** Up to these years a face is still much that of a child, and up to those that of a youth. */
const CHILDLIKE = 14;
const YOUTHFUL = 21;

function castOf(age: PersonLook["age"], years: number | null, form: PersonLook["form"]): Cast {
  if (isSmall(age)) return SMALL;
  if (age !== "teen" && !(years !== null && years <= YOUTHFUL)) return CASTS[form];
  const { large, wide } = TEENS[form];
  return years !== null && years <= CHILDLIKE
    ? { ...TEENS[form], large: large + 0.14, wide: wide + 0.04 }
    : TEENS[form];
}

export function faceOf({ id, age, years, form, build }: PersonLook, aspect: Aspect): Face {
  const cast = castOf(age, years, form);
  const own = (trait: string, reach: number) => (traitShare(id, trait) - 0.5) * 2 * reach;
  const [worn, drawn] = age === "old" ? [0.9, 0.012] : [1, 0];
  return {
    aspect,
    eyes: cast.eyes + own("eye line", 0.01),
    nose: cast.nose + own("nose length", 0.014),
    mouth: cast.mouth + own("mouth line", 0.008),
    jaw: cast.jaw + (build - 1) * 0.1 + own("jaw", 0.014),
    wide: cast.wide * (0.94 + 0.06 * Math.min(1.2, build)) + own("skull", 0.012),
    apart: cast.apart + own("eyes apart", 0.008),
    large: cast.large * worn + own("eye size", 0.05),
    round: cast.round,
    bridge: cast.bridge + drawn + own("nose", 0.02),
  };
}

export function isSmall(age: PersonLook["age"]): boolean {
  return age === "child" || age === "toddler" || age === "baby";
}

/** A place of the face: x to the person's left, y down; it lies on a round front. */
export function onFace(face: Face, x: number, y: number, out = 0): Dot {
  const { cos, sin } = viewOf(face.aspect);
  const depth = 0.4 - 0.75 * x * x - 0.35 * Math.max(0, y - 0.8) + out;
  return [(x * cos + depth * sin) * (face.aspect === "front" ? face.wide : 1), y];
}

export const INK: Colour = { light: 0.2, chroma: 0.02, hue: 40 };

/** The person's left eye is 1; in profile the far one is not seen. */
export function sidesOf(face: Face): readonly (1 | -1)[] {
  return face.aspect === "side" ? [1] : [-1, 1];
}

/** Breadth of an eye by how far it is turned away, and where its middle is. */
export function eyeBox(
  face: Face,
  side: 1 | -1,
): { readonly x: number; readonly y: number; readonly half: number; readonly tall: number } {
  const [x, y] = onFace(face, side * face.apart, face.eyes);
  const turned = face.aspect === "threequarter" ? (side === 1 ? 0.96 : 0.68) : 1;
  const half = 0.077 * face.large * turned;
  if (face.aspect === "side") return { x: -0.315, y, half: 0.052 * face.large, tall: 0.032 * face.large * face.round };
  return {
    x: face.aspect === "threequarter" && side === -1 ? Math.max(x, -0.325) : x,
    y,
    half,
    tall: 0.034 * face.large * face.round,
  };
}

function headOutline(face: Face): readonly Dot[] {
  if (face.aspect === "side") return sideOutline(face);
  return face.aspect === "threequarter" ? turnedOutline(face) : frontOutline(face);
}

function frontOutline({ wide, jaw }: Face): readonly Dot[] {
  const half: readonly Dot[] = dots(
    `0.13,0.008 0.27,0.08 0.355,0.22 0.378,0.4 0.36,0.56 ${0.318 + jaw},0.74 ${0.225 + jaw},0.88 ${0.1 + jaw * 0.5},0.98`,
  );
  const right = half.map(([x, y]): Dot => [x * wide, y]);
  return [[0, 0], ...right, [0, 1], ...right.map(([x, y]): Dot => [-x, y]).toReversed()];
}

function turnedOutline({ jaw, wide, eyes, nose }: Face): readonly Dot[] {
  const cheek = (wide - 1) * 0.2;
  return dots(
    `0,0 0.2,0.03 0.36,0.14 0.43,0.32 0.41,0.5 0.33,0.63 ${0.24 + jaw},0.75 ${0.1 + jaw},0.87 -0.05,${0.965 + jaw * 0.3} -0.17,${1 + jaw * 0.4} ${-0.262 - jaw * 0.5},${0.975 + jaw * 0.4} ${-0.31 - jaw * 0.5},0.88 ${-0.345 - cheek},0.78 ${-0.385 - cheek},${nose} ${-0.395 - cheek},${eyes + 0.1} -0.366,${eyes} -0.388,${eyes - 0.1} -0.375,0.24 -0.29,0.09 -0.15,0.015`,
  );
}

function sideOutline({ eyes, nose, mouth, bridge, jaw }: Face): readonly Dot[] {
  const lip = mouth;
  return dots(
    `0,0 0.2,0.025 0.36,0.13 0.445,0.3 0.435,0.48 0.36,0.62 0.24,0.71 0.1,0.77 ${-0.02 + jaw},${0.86 + jaw * 0.7} -0.17,${0.955 + jaw * 0.5} -0.28,${1 + jaw * 0.4} ${-0.362 - jaw * 0.6},${0.975 + jaw * 0.3} ${-0.378 - jaw * 0.6},0.92 -0.36,${lip + 0.085} -0.386,${lip + 0.045} -0.374,${lip + 0.004} -0.4,${lip - 0.035} -0.384,${nose + 0.018} ${-0.388 - bridge * 0.62},${nose - 0.004} ${-0.392 - bridge},${nose - 0.045} ${-0.385 - bridge * 0.55},${(eyes + nose) / 2 - 0.01} -0.372,${eyes - 0.005} -0.398,${eyes - 0.085} -0.39,0.27 -0.32,0.12 -0.17,0.02`,
  );
}

/** Skin, ears and the colour of the cheeks; hair and features come over it. */
export function paintHeadShape(pen: Pen, look: PersonLook, face: Face): void {
  const { skin, age, form } = look;
  if (face.aspect !== "side") paintEars(pen, look, face);
  const blush: Colour = { light: Math.max(0.35, skin.light - 0.09), chroma: skin.chroma + 0.06, hue: 26 };
  paintPart(pen, curve(headOutline(face), true, face.aspect === "side" ? 0.42 : 0.5), skin, {
    shade: 0.085,
    inside: () => {
      if (face.aspect === "back") return;
      const strength =
        age === "child" || age === "toddler" || age === "baby"
          ? 0.5
          : form === "woman"
            ? 0.46
            : form === "man"
              ? 0.14
              : 0.22;
      for (const side of [-1, 1])
        paintGlow(pen.context, onFace(face, side * 0.21, face.nose - 0.02), 0.16, faded(blush, strength));
      paintGlow(pen.context, onFace(face, 0.02, face.nose - 0.03, 0.08), 0.1, faded(blush, strength * 0.8));
      if (look.traits.has("flushed")) paintFlush(pen, face, skin);
      if (look.freckles) paintFreckles(pen, face, skin);
    },
  });
  if (face.aspect === "side") paintEar(pen, skin, [0.05, face.eyes + 0.085], 0);
}

/** The cheeks and the tip of the nose, as of wine, sun or anger. */
function paintFlush({ context }: Pen, face: Face, skin: Colour): void {
  const red: Colour = { light: Math.max(0.42, skin.light - 0.18), chroma: 0.16, hue: 26 };
  for (const [x, y, size] of [
    [-0.22, 0.66, 0.2],
    [0.22, 0.66, 0.2],
    [0, face.nose - 0.03, 0.12],
  ] as const)
    paintGlow(context, onFace(face, x, y, 0.02), size, faded(red, 0.9));
}

function paintFreckles({ context }: Pen, face: Face, skin: Colour): void {
  for (let at = 0; at < 26; at++) {
    const x = Math.sin(at * 12.9898) * 0.26;
    const [fx, fy] = onFace(face, x, face.nose - 0.05 + Math.cos(at * 78.233) * 0.055);
    context.fillStyle = `rgba(${skin.light > 0.6 ? "150,84,50" : "60,30,20"},0.5)`;
    context.beginPath();
    context.arc(fx, fy, 0.0075, 0, 7);
    context.fill();
  }
}

function paintEars(pen: Pen, { skin }: PersonLook, face: Face): void {
  const y = face.eyes + 0.085;
  if (face.aspect === "threequarter") return paintEar(pen, skin, [0.3, y], 0.05);
  for (const side of [-1, 1] as const) paintEar(pen, skin, [side * 0.385 * face.wide, y], side * 0.12);
}

function paintEar(pen: Pen, skin: Colour, [x, y]: Dot, turn: number): void {
  const lobe = shifted({ ...skin, chroma: skin.chroma + 0.015 }, -0.012);
  paintPart(pen, oval(x, y, 0.058, 0.108, turn), lobe, { shade: 0.03 });
  drawSeam(
    pen,
    dots(`${x - 0.012},${y - 0.065} ${x + 0.026},${y - 0.03} ${x + 0.006},${y + 0.03} ${x - 0.006},${y + 0.06}`),
    skin,
    0.6,
  );
}

/** Where the middle of the skull is. */
export function skullMiddle({ aspect }: Pick<Face, "aspect">): number {
  return aspect === "side" ? 0.03 : aspect === "threequarter" ? 0.025 : 0;
}
