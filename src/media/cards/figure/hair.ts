// Hair of every style from each side: what lies behind the head and the shoulders, and what covers the skull. The head's own units.
import { type Colour, css, faded, shifted } from "../../../core/animatic/colour/colour.ts";
import type { HairStyle } from "../../../core/animatic/looks/hair/hair.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Aspect } from "./body.ts";
import { capOutline, tufted } from "./hair-caps.ts";
import {
  paintAfro,
  paintBun,
  paintLocs,
  paintMohawk,
  paintPlait,
  paintPlaits,
  paintTail,
  paintTower,
} from "./hair-knots.ts";

import type { Face } from "./head.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, oval, paintPart, taperedStroke } from "../pen.ts";

/** How far hair stands off the skull. */
const VOLUME: Readonly<Record<HairStyle, number>> = {
  bald: 0,
  shaven: 0.006,
  cropped: 0.012,
  short: 0.05,
  receding: 0.03,
  bob: 0.075,
  pixie: 0.085,
  beehive: 0.05,
  long: 0.065,
  wavy: 0.11,
  bun: 0.045,
  ponytail: 0.045,
  plaits: 0.045,
  afro: 0.21,
  locs: 0.08,
  spiky: 0.12,
  slick: 0.03,
  mohawk: 0,
};
/** How far hair hangs down, in head heights. */
const FALLS: Partial<Record<HairStyle, number>> = { pixie: 0.8, bob: 0.98, long: 1.95, wavy: 1.7 };
/** A man's long hair lies on the shoulders. */
const OF_MEN = 1.32;

function fallOf(style: HairStyle, form: PersonLook["form"]): number | undefined {
  const fall = FALLS[style];
  return fall !== undefined && form === "man" ? Math.min(fall, OF_MEN) : fall;
}

/** What hangs behind: before the body in views from the front, over it from the side and the back. */
export function paintHairBehind(pen: Pen, { hair, clothes, form }: PersonLook, face: Face): void {
  const { aspect } = face;
  const fall = fallOf(hair.style, form);
  if (clothes.hat?.kind === "hood" || clothes.hat?.kind === "headscarf") return;
  if (hair.style === "locs") return paintLocs(pen, hair.colour, face, "behind");
  if (hair.style === "ponytail") return paintTail(pen, hair.colour, aspect);
  if (hair.style === "plaits" && aspect === "threequarter") return paintPlait(pen, hair.colour, aspect, -1);
  if (fall === undefined) return;
  paintCurtain(pen, hair, face, fall);
}

/** Hair that hangs in one piece. */
function paintCurtain(pen: Pen, hair: PersonLook["hair"], { aspect, wide }: Face, fall: number): void {
  const v = VOLUME[hair.style];
  const wave = hair.style === "wavy" ? 0.035 : 0.006;
  paintPart(
    pen,
    curve(curtain(aspect, { fall, v: v + (wide - 1) * 0.4, wave })),
    shifted(hair.colour, aspect === "front" || aspect === "threequarter" ? -0.05 : 0),
    {
      shade: 0.1,
      inside: () => paintFlow(pen, hair.colour, aspect, fall),
    },
  );
}

interface Curtain {
  readonly fall: number;
  readonly v: number;
  readonly wave: number;
}

/** Down one side, along the ends, up the other. */
function curtain(aspect: Aspect, { fall, v, wave }: Curtain): readonly Dot[] {
  const [left, right] =
    aspect === "side"
      ? [-0.02, 0.46 + v]
      : aspect === "threequarter"
        ? [-0.36 - v * 0.4, 0.44 + v]
        : [-0.4 - v, 0.4 + v];
  const wider = aspect === "side" ? 0.03 : 0.05 * (fall - 0.6);
  const rows = [0.25, 0.5, 0.75, 1].map((share) => 0.3 + (fall - 0.3) * share);
  const rightEdge = rows.map((y, at): Dot => [
    right + wider * (at / 3) + (at % 2 ? wave : -wave) - (at === 3 ? 0.1 : 0),
    y,
  ]);
  const leftEdge = rows.map((y, at): Dot => [
    left - (aspect === "side" ? 0 : wider * (at / 3)) - (at % 2 ? wave : -wave) + (at === 3 ? 0.08 : 0),
    y,
  ]);
  const middle = (left + right) / 2;
  return [
    [middle, -v * 0.9],
    [middle + (right - left) * 0.36, 0.06],
    ...rightEdge,
    [middle + 0.12, fall + 0.05],
    [middle - 0.1, fall + 0.03],
    ...leftEdge.toReversed(),
    [middle - (right - left) * 0.36, 0.06],
  ];
}

function paintFlow(pen: Pen, colour: Colour, aspect: Aspect, fall: number): void {
  const from = aspect === "side" ? 0.08 : -0.32;
  for (let at = 0; at < 6; at++) {
    const x = from + at * (aspect === "side" ? 0.075 : 0.128);
    drawSeam(pen, dots(`${x * 0.8},0.3 ${x},0.8 ${x * 1.06 + 0.02},${fall - 0.12 - (at % 3) * 0.07}`), colour, 0.5);
  }
}

/** From these years on. */
const GREYING = 48;

function isGreying({ lines, years, hair }: PersonLook): boolean {
  return lines > 0.4 && (years ?? GREYING) >= GREYING && hair.colour.light < 0.55;
}

/** The skull's hair, over the face's outline and under a hat. */
export function paintHairOver(pen: Pen, look: PersonLook, face: Face): void {
  const { hair, form } = look;
  const { style, colour } = hair;
  if (style === "bald") return;
  const v = VOLUME[style];
  if (style === "shaven") return paintShadow(pen, colour, capOutline(face, { v, style: "cropped", fringe: false }));
  if (style === "afro") return paintAfro(pen, colour, face, v);
  if (style === "mohawk") return paintMohawk(pen, colour, face);
  const cap = capOutline(face, { v, style, fringe: hair.fringe && style !== "receding" && style !== "cropped" });
  if (style === "spiky") return paintPart(pen, curve(tufted(cap, face), true, 0.18), colour, { shade: 0.07 });
  if (style === "cropped")
    return paintPart(pen, curve(cap), colour, {
      ...{ shade: 0.05, outline: 0.45 },
      inside: () => isGreying(look) && paintGreying(pen, colour, face),
    });
  paintPart(pen, curve(cap), colour, {
    shade: 0.07,
    inside: () => {
      paintStrokes(pen, colour, face);
      if (isGreying(look)) paintGreying(pen, colour, face);
    },
  });
  if (style === "beehive") paintTower(pen, colour, face);
  paintLoose(pen, hair, face);
  if (isParted(hair, form) && face.aspect !== "back") paintParting(pen, colour, face);
}

/** Grey strands in the dark hair of middle age. */
function paintGreying({ context }: Pen, colour: Colour, { aspect, wide }: Face): void {
  const grey = faded(shifted({ ...colour, chroma: colour.chroma * 0.15 }, 0.4), 0.8);
  for (const strand of strandsOf(aspect))
    taperedStroke(
      context,
      strand.map(([x, y]): Dot => [x * wide, y + 0.02]),
      0.034,
      grey,
    );
}

/** Short hair of men, and hair that is tied, where no fringe hides it. */
function isParted({ style, fringe }: PersonLook["hair"], form: PersonLook["form"]): boolean {
  return (style === "short" && form !== "woman") || (!fringe && TIED.has(style));
}

const TIED: ReadonlySet<HairStyle> = new Set(["plaits", "ponytail", "bob", "long"]);

/** What is tied up, plaited, or hangs beside the face. */
function paintLoose(pen: Pen, { style, colour }: PersonLook["hair"], face: Face): void {
  if (style === "locs") paintLocs(pen, colour, face, "beside");
  if (style === "bun") paintBun(pen, colour, face.aspect);
  if (style === "plaits") paintPlaits(pen, colour, face.aspect);
  if (FALLS[style] !== undefined && face.aspect !== "back") paintSideLocks(pen, colour, face, style);
}

/** Where strands run: from the crown to the hairline, as hair is combed. */
const STRANDS: Readonly<Record<Aspect, readonly (readonly Dot[])[]>> = {
  back: [-0.26, -0.14, -0.02, 0.1, 0.22].map((x): readonly Dot[] =>
    dots(`${x * 0.35},0.02 ${x * 1.15},0.3 ${x * 0.95},0.66`),
  ),
  side: [
    dots("0.02,0.05 -0.14,0.1 -0.27,0.2"),
    dots("0.1,0.08 -0.04,0.18 -0.12,0.31"),
    dots("0.2,0.1 0.14,0.26 0.06,0.4"),
    dots("0.3,0.16 0.3,0.36 0.22,0.56"),
    dots("0.38,0.24 0.4,0.4 0.33,0.58"),
  ],
  threequarter: [
    dots("-0.06,0.02 -0.18,0.07 -0.28,0.17"),
    dots("0.0,0.03 -0.08,0.08 -0.12,0.15"),
    dots("0.08,0.03 0.1,0.12 0.1,0.25"),
    dots("0.18,0.05 0.24,0.2 0.22,0.4"),
    dots("0.3,0.12 0.37,0.3 0.33,0.46"),
  ],
  front: [
    dots("0.06,-0.01 -0.1,0.04 -0.24,0.17"),
    dots("0.07,0.0 -0.02,0.06 -0.1,0.15"),
    dots("0.09,0.0 0.14,0.08 0.17,0.17"),
    dots("0.12,0.0 0.24,0.1 0.3,0.25"),
    dots("-0.06,-0.01 -0.26,0.1 -0.345,0.3"),
  ],
};

/** With one more between each two. */
function strandsOf(aspect: Aspect): readonly (readonly Dot[])[] {
  const strands = STRANDS[aspect];
  return strands.flatMap((strand, at) => {
    const next = strands[at + 1];
    const between = strand.map(([x, y], part): Dot => {
      const [nx, ny] = next?.[part] ?? [x, y];
      return [(x + nx) / 2, (y + ny) / 2 + 0.02];
    });
    return next ? [strand, between] : [strand];
  });
}

function paintStrokes(pen: Pen, colour: Colour, { aspect, wide }: Face): void {
  const tint = shifted(colour, colour.light > 0.35 ? -0.17 : 0.16);
  for (const [at, strand] of strandsOf(aspect).entries())
    drawLine(
      pen,
      curve(
        strand.map(([x, y]): Dot => [x * wide, y]),
        false,
      ),
      tint,
      at % 2 ? 0.9 : 1.5,
    );
  pen.context.fillStyle = css(faded(shifted(colour, 0.22), 0.28));
  pen.context.fill(
    curve(
      aspect === "back"
        ? dots("-0.26,0.14 -0.08,0.06 -0.08,0.12 -0.24,0.24")
        : dots("-0.22,0.07 -0.04,0.02 0.1,0.04 -0.04,0.07 -0.2,0.14"),
    ),
  );
}

function paintParting(pen: Pen, colour: Colour, { aspect }: Face): void {
  const line: readonly Dot[] =
    aspect === "front" ? dots("0.17,0.19 0.15,0.08 0.1,-0.03") : dots("-0.02,0.2 0.04,0.09 0.14,0.02");
  drawSeam(pen, line, colour, 0.7);
}

/** Locks that frame the face. */
function paintSideLocks(pen: Pen, colour: Colour, { aspect, wide }: Face, style: HairStyle): void {
  const low = style === "pixie" ? 0.74 : style === "bob" ? 0.93 : 1.32;
  const lock = (x: number, out: number): readonly Dot[] =>
    dots(
      `${x - out * 0.05},0.2 ${x + out * 0.05},0.36 ${x + out * 0.065},0.66 ${x + out * 0.03},${low} ${x - out * 0.08},${low - 0.05} ${x - out * 0.055},0.7 ${x - out * 0.085},0.42`,
    );
  if (aspect === "side")
    return paintPart(
      pen,
      curve(dots(`-0.1,0.18 0.06,0.3 0.14,0.6 0.12,${low} -0.03,${low - 0.04} -0.05,0.72 -0.13,0.4`)),
      colour,
      { shade: 0.05, outline: 0.8 },
    );
  if (aspect === "threequarter") {
    paintPart(pen, curve(lock(0.27, 1)), colour, { shade: 0.05, outline: 0.8 });
    return paintPart(pen, curve(lock(-0.365, -0.55)), colour, { shade: 0.03, outline: 0.8 });
  }
  for (const side of [-1, 1])
    paintPart(pen, curve(lock(side * 0.355 * wide, side)), colour, { shade: 0.05, outline: 0.8 });
}

/** Hair that is shaved off: its shadow on the skull. */
function paintShadow({ context }: Pen, colour: Colour, cap: readonly Dot[]): void {
  context.fillStyle = css(faded(colour, 0.34));
  context.fill(curve(cap));
}

/** The shine of a bald head. */
export function paintScalp(pen: Pen, { hair }: PersonLook, { aspect }: Face): void {
  if (hair.style !== "bald" && hair.style !== "shaven" && hair.style !== "receding") return;
  const x = aspect === "front" || aspect === "back" ? -0.12 : -0.08;
  pen.context.fillStyle = "rgba(255,255,255,0.2)";
  pen.context.fill(oval(x, 0.1, 0.11, 0.036, -0.35));
}
