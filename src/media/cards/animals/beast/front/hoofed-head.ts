// The head of a hoofed animal that is turned to whoever looks: broad above, narrow at the muzzle, ears and horns at both sides. In lengths of the head around
// the middle of the skull.
import { css, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { curve, oval, paintPart, taperedStroke, type Dot, type Pen } from "../../../pen.ts";
import type { HeadKind, HornKind } from "../build.ts";
import type { BeastFrame } from "../frame.ts";

const DARK: Colour = { light: 0.16, chroma: 0.01, hue: 40 };
const LIGHT: Colour = { light: 0.97, chroma: 0.01, hue: 90 };
const HORN: Colour = { light: 0.78, chroma: 0.04, hue: 82 };
const ANTLER: Colour = { light: 0.52, chroma: 0.06, hue: 65 };

/** Half the breadth of the brow and of the muzzle. */
const BREADTHS: Partial<Readonly<Record<HeadKind, readonly [brow: number, muzzle: number]>>> = {
  ...{ horse: [0.25, 0.17], cow: [0.29, 0.24], sheep: [0.25, 0.16], deer: [0.24, 0.13], camel: [0.24, 0.18] },
};
export const FRONT_HEADS: ReadonlySet<HeadKind> = new Set(Object.keys(BREADTHS) as HeadKind[]);

/** Of one side, outwards from the middle. */
const HORNS: Partial<Readonly<Record<HornKind, readonly (readonly Dot[])[]>>> = {
  short: [
    [
      [0.2, -0.22],
      [0.44, -0.34],
      [0.48, -0.62],
    ],
  ],
  swept: [
    [
      [0.12, -0.24],
      [0.24, -0.6],
      [0.44, -0.84],
    ],
  ],
  antlers: [
    [
      [0.12, -0.24],
      [0.5, -0.72],
      [0.56, -1.24],
      [0.34, -1.72],
    ],
    [
      [0.36, -0.56],
      [0.2, -0.82],
      [0.16, -1.06],
    ],
    [
      [0.54, -0.96],
      [0.78, -1.2],
      [0.82, -1.5],
    ],
  ],
  knobs: [
    [
      [0.1, -0.26],
      [0.13, -0.44],
      [0.14, -0.6],
    ],
  ],
};

export function paintFrontHead({ pen, build, look, rig, isAsleep }: BeastFrame): void {
  const { context } = pen;
  const [brow, muzzle] = BREADTHS[build.head] ?? [0.25, 0.16];
  context.save();
  context.translate(rig.head.at[0], rig.head.at[1]);
  context.scale(build.headLong, build.headLong);
  const own: Pen = { ...pen, line: pen.line / build.headLong };
  const coat = look.species === "sheep" ? look.pale : look.coat;
  for (const side of [-1, 1]) {
    paintHorn(own, build.horns, side);
    const long = build.earLong / build.headLong;
    const ear = oval(side * (brow + long * 0.44), -0.14, long * 0.56, long * 0.24, side * -0.32);
    paintPart(own, ear, shifted(coat, -0.04), { shade: 0.04 });
  }
  const outline: readonly Dot[] = [
    [0, -0.32],
    [brow * 0.8, -0.26],
    [brow, -0.02],
    [muzzle * 1.1, 0.36],
    [muzzle, 0.6],
    [0, 0.7],
    [-muzzle, 0.6],
    [-muzzle * 1.1, 0.36],
    [-brow, -0.02],
    [-brow * 0.8, -0.26],
  ];
  paintPart(own, curve(outline, true, 0.9), coat, {
    shade: 0.06,
    inside: () => {
      context.fillStyle = css(mixed(look.pale, coat, look.species === "sheep" ? 1 : 0.2));
      context.fill(oval(0, 0.6, muzzle * 1.1, 0.16));
    },
  });
  for (const side of [-1, 1]) {
    paintEye(own, side * brow * 0.78, isAsleep);
    context.fillStyle = css(DARK);
    context.fill(oval(side * muzzle * 0.5, 0.52, 0.03, 0.045, side * 0.5));
  }
  context.restore();
}

function paintEye(pen: Pen, x: number, isAsleep: boolean): void {
  const y = 0.02;
  if (isAsleep) return paintPart(pen, oval(x, y + 0.02, 0.06, 0.012), DARK, { shade: 0, outline: 0 });
  paintPart(pen, oval(x, y, 0.055, 0.06), DARK, { shade: 0 });
  paintPart(pen, oval(x - 0.016, y - 0.02, 0.018), LIGHT, { shade: 0, outline: 0 });
}

function paintHorn({ context }: Pen, horns: HornKind | undefined, side: number): void {
  if (!horns) return;
  const isAntler = horns === "antlers";
  for (const path of HORNS[horns] ?? []) {
    const points = path.map(([x, y]): Dot => [x * side, y]);
    taperedStroke(context, points, isAntler ? 0.13 : 0.17, { light: 0.2, chroma: 0.02, hue: 60 });
    taperedStroke(context, points, isAntler ? 0.09 : 0.12, isAntler ? ANTLER : HORN);
  }
}
