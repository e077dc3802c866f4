// The mouth of a face: closed with its mood, or open with a spoken line.
import { type Colour, css, faded, mixed } from "../../../core/animatic/colour/colour.ts";
import type { Expression } from "../../../core/animatic/acting/acting.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Face, onFace, INK, isSmall } from "./head.ts";
import { MOOD_FACES } from "./mood-face.ts";
import { type Dot, type Pen, taperedStroke, curve, drawSeam } from "../pen.ts";

export function paintMouth(pen: Pen, look: PersonLook, face: Face, { mouth, mood }: Expression): void {
  const lips = lipsOf(look, face);
  const { at, left, wide, m, rosy } = lips;
  const { curl, open, tongue } = MOOD_FACES[mood];
  const opening = mouth === 0 ? open : OPENINGS[mouth];
  if (opening) {
    paintOpenMouth(pen, lips, { opening, curl });
    if (tongue === true) paintTongue(pen, lips);
    return;
  }
  const { skin, form, age } = look;
  const lip = LIPS[isYoungFace(look) ? "plain" : form];
  const full = lip.full * (age === "old" ? 0.72 : 1);
  const upper: readonly Dot[] = [
    at(left, m),
    at(left * 0.5, m - full * 0.75),
    at(left * 0.18, m - full),
    at(0, m - full * 0.72),
    at(wide * 0.18, m - full),
    at(wide * 0.5, m - full * 0.75),
    at(wide, m),
  ];
  const lower: readonly Dot[] = [at(wide * 0.6, m + full * 1.1), at(0, m + full * 1.5), at(left * 0.6, m + full * 1.1)];
  pen.context.fillStyle = css(faded(rosy, lip.strong));
  pen.context.fill(curve([...upper, ...lower], true, 0.4));
  const line: readonly Dot[] = [
    at(left * 1.04, m - 0.003 - curl),
    at(left * 0.5, m + 0.004 + curl * 0.35),
    at(0, m + 0.001 + curl * 0.6),
    at(wide * 0.5, m + 0.004 + curl * 0.35),
    at(wide * 1.04, m - 0.005 - curl),
  ];
  taperedStroke(pen.context, face.aspect === "side" ? line.slice(2) : line, 0.017, mixed(INK, rosy, 0.2));
  if (look.beard.style === "none")
    drawSeam(pen, [at(-0.04, m + full * 2.3), at(0, m + full * 2.5), at(0.04, m + full * 2.3)], skin, 0.5);
}

/** How thick lips are, how much of their colour is seen, and how red it is. */
const LIPS = {
  woman: { full: 0.033, strong: 0.95, red: 0.1 },
  man: { full: 0.018, strong: 0.4, red: 0.015 },
  plain: { full: 0.022, strong: 0.62, red: 0.035 },
} as const satisfies Readonly<Record<PersonLook["form"], unknown>>;

/** Girls and boys have lips of one kind. */
const isYoungFace = ({ age, years }: PersonLook): boolean => isSmall(age) || (age === "teen" && (years ?? 17) <= 14);

function lipsOf(look: PersonLook, face: Face): Lips {
  const { skin, form, age } = look;
  const rosy: Colour = {
    light: skin.light - (skin.light > 0.6 ? 0.15 : 0.06),
    chroma: skin.chroma + LIPS[isYoungFace(look) ? "plain" : form].red,
    hue: 22,
  };
  const wide = age === "child" || age === "toddler" || age === "baby" ? 0.082 : 0.108;
  const isSide = face.aspect === "side";
  return {
    ...{ wide, rosy, m: face.mouth, left: isSide ? 0 : -wide },
    at: (x, y) => (isSide ? [-0.382 + Math.abs(x) * 0.9, y] : onFace(face, x, y)),
  };
}

/** Breadth and depth of a mouth that speaks. */
const OPENINGS = { 1: [0.9, 0.038], 2: [0.82, 0.085] } as const;

interface Lips {
  readonly at: (x: number, y: number) => Dot;
  readonly left: number;
  readonly wide: number;
  readonly m: number;
  readonly rosy: Colour;
}

/** Out of the mouth and down over the lower lip. */
function paintTongue({ context }: Pen, { at, left, wide, m }: Lips): void {
  const [from, to] = [left * 0.62 - (left === 0 ? 0.03 : 0), wide * 0.66];
  const tip = (left + wide) / 2;
  const outline: readonly Dot[] = [
    at(from, m - 0.025),
    at(to, m - 0.025),
    at(to, m + 0.17),
    at(tip, m + 0.23),
    at(from, m + 0.17),
  ];
  context.fillStyle = css({ light: 0.62, chroma: 0.15, hue: 12 });
  context.fill(curve(outline, true, 0.6));
  context.fillStyle = css({ light: 0.5, chroma: 0.14, hue: 12, alpha: 0.7 });
  context.fill(curve([at(tip - 0.006, m + 0.03), at(tip + 0.006, m + 0.03), at(tip, m + 0.17)], true, 0));
}

/** A dark opening with the upper teeth, in the lips' outline. */
function paintOpenMouth(
  pen: Pen,
  { at, left, wide, m, rosy }: Lips,
  { opening: [share, deep], curl }: { readonly opening: readonly [number, number]; readonly curl: number },
): void {
  const { context } = pen;
  const around: readonly Dot[] = [
    at(left * share, m - curl),
    at(left * share * 0.5, m - 0.018),
    at(0, m - 0.014),
    at(wide * share * 0.5, m - 0.018),
    at(wide * share, m - curl),
    at(wide * share * 0.62, m + deep * 0.82),
    at((left + wide) / 2, m + deep),
    at(left * share * 0.62, m + deep * 0.82),
  ];
  const path = curve(around, true, 0.5);
  context.fillStyle = css({ light: 0.27, chroma: 0.06, hue: 18 });
  context.fill(path);
  context.save();
  context.clip(path);
  context.fillStyle = css({ light: 0.95, chroma: 0.01, hue: 85 });
  context.fillRect(at(left, m)[0] - 0.3, m - 0.05, 0.8, 0.05 + deep * 0.22);
  context.restore();
  context.strokeStyle = css(mixed(INK, rosy, 0.45));
  context.lineWidth = 0.016;
  context.stroke(path);
}
