// Wings, horns, pointed ears, scars and whatever else of a body is not that of everybody. Head heights; the head's own units on the head.
import { type Colour, css, shifted } from "../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import type { Trait } from "../../../core/animatic/looks/person-traits.ts";
import { type Body, flat, viewOf } from "./body.ts";
import { type Face, eyeBox, onFace, sidesOf } from "./head.ts";
import { paintWings } from "./fabled/wings.ts";
import { paintHalo } from "./headgear/wraps.ts";
import { WOUNDS } from "./wounds.ts";
import { type Pen, curve, dots, drawLine, drawSeam, oval, paintPart, taperedStroke } from "../pen.ts";

const BONE: Colour = { light: 0.86, chroma: 0.04, hue: 80 };
const RED: Colour = { light: 0.55, chroma: 0.21, hue: 27 };
const DARK: Colour = { light: 0.14, chroma: 0.01, hue: 270 };

/** What grows out of the back: before everything in views from the front. */
export function paintBackTraits(pen: Pen, body: Body, { traits }: PersonLook, beat?: number): void {
  paintWings(pen, body, traits, beat);
  if (traits.has("deviltail")) paintTail(pen, body);
}

function paintTail(pen: Pen, body: Body): void {
  const [x] = flat(body.view, [0, 0, -0.5]);
  const y = body.down(3.9);
  const way = x >= 0 ? 1 : -1;
  taperedStroke(
    pen.context,
    dots(`${x},${y} ${x + way * 0.6},${y + 0.9} ${x + way * 1.1},${y + 0.6} ${x + way * 1.3},${y - 0.2}`),
    0.16,
    RED,
  );
  const tip = dots(
    `${x + way * 1.3},${y - 0.56} ${x + way * 1.52},${y - 0.16} ${x + way * 1.3},${y - 0.24} ${x + way * 1.08},${y - 0.16}`,
  );
  paintPart(pen, curve(tip, true, 0), RED, { shade: 0, outline: 0.8 });
}

/** Ears that stand out, before the hair. */
export function paintEarTraits(pen: Pen, { traits, skin, hair }: PersonLook, face: Face): void {
  const isWolf = traits.has("wolfears");
  if (face.aspect === "back" || !(traits.has("elfears") || isWolf)) return;
  const sides = face.aspect === "front" ? [-1, 1] : [1];
  for (const side of sides) {
    const x = face.aspect === "front" ? side * 0.37 * face.wide : face.aspect === "side" ? 0.06 : 0.3;
    const out = face.aspect === "front" ? side : 1;
    const ear = isWolf
      ? dots(`${x - out * 0.14},0.1 ${x + out * 0.06},-0.32 ${x + out * 0.14},0.16`)
      : dots(
          `${x - out * 0.03},${face.eyes + 0.2} ${x - out * 0.02},${face.eyes} ${x + out * 0.34},${face.eyes - 0.24} ${x + out * 0.14},${face.eyes + 0.14}`,
        );
    paintPart(pen, curve(ear, true, isWolf ? 0.1 : 0.3), isWolf ? hair.colour : shifted(skin, -0.02), { shade: 0.04 });
  }
}

/** On top of the head. */
export function paintCrownTraits(pen: Pen, { traits }: PersonLook, face: Face): void {
  const x = face.aspect === "front" || face.aspect === "back" ? 0 : 0.02;
  for (const side of [-1, 1]) {
    if (traits.has("horns"))
      paintPart(
        pen,
        curve(
          dots(
            `${x + side * 0.14},0.1 ${x + side * 0.34},0.02 ${x + side * 0.46},-0.3 ${x + side * 0.3},-0.14 ${x + side * 0.16},-0.04`,
          ),
          true,
          0.4,
        ),
        BONE,
        { shade: 0.04 },
      );
    if (traits.has("antennae")) {
      const tint: Colour = { light: 0.5, chroma: 0.13, hue: 140 };
      drawLine(
        pen,
        curve(dots(`${x + side * 0.12},0.04 ${x + side * 0.2},-0.26 ${x + side * 0.34},-0.4`), false),
        tint,
        2,
      );
      paintPart(pen, oval(x + side * 0.35, -0.42, 0.075), shifted(tint, 0.14), { shade: 0.02 });
    }
  }
  if (traits.has("halo")) paintHalo(pen, face);
}

type Mark = (pen: Pen, look: PersonLook, face: Face) => void;

const MARKS: Partial<Record<Trait, Mark>> = {
  ...WOUNDS,
  bandagedface: paintBandages,
  scar: (pen, _, face) => {
    const [x, y] = onFace(face, 0.2, face.nose - 0.06);
    const line = dots(`${x + 0.05},${y - 0.2} ${x},${y} ${x - 0.03},${y + 0.16}`);
    taperedStroke(pen.context, line, 0.035, { light: 0.5, chroma: 0.12, hue: 22 });
    for (const dy of [-0.1, 0, 0.1])
      taperedStroke(pen.context, dots(`${x - 0.035},${y + dy} ${x + 0.055},${y + dy - 0.01}`), 0.018, {
        light: 0.5,
        chroma: 0.12,
        hue: 22,
      });
  },
  birthmark: (pen, _, face) => {
    const [x, y] = onFace(face, 0.19, face.nose + 0.02);
    pen.context.fillStyle = css({ light: 0.45, chroma: 0.1, hue: 15, alpha: 0.66 });
    pen.context.fill(
      curve(
        dots(
          `${x - 0.05},${y - 0.1} ${x + 0.04},${y - 0.08} ${x + 0.08},${y} ${x + 0.05},${y + 0.11} ${x},${y + 0.14} ${x - 0.06},${y + 0.06} ${x - 0.03},${y - 0.01}`,
        ),
      ),
    );
  },
  tattoo: (pen, _, face) => {
    const at = (x: number, y: number) => onFace(face, x, y);
    const tint: Colour = { light: 0.36, chroma: 0.07, hue: 240, alpha: 0.85 };
    for (const row of [0, 1, 2])
      taperedStroke(
        pen.context,
        [at(0.18, 0.98 + row * 0.07), at(0.24, 0.94 + row * 0.07), at(0.3, 0.99 + row * 0.07)],
        0.03,
        tint,
      );
    taperedStroke(
      pen.context,
      [at(0.27, face.eyes + 0.08), at(0.3, face.eyes + 0.14), at(0.27, face.eyes + 0.2)],
      0.03,
      tint,
    );
  },
  seams: (pen, { skin }, face) => {
    const at = (x: number, y: number) => onFace(face, x, y);
    drawSeam(pen, [at(-0.3, 0.26), at(0, 0.2), at(0.3, 0.26)], skin, 1);
    drawSeam(pen, [at(0.13, face.eyes + 0.1), at(0.16, 0.8), at(0.1, 1)], skin, 1);
    const light = at(0.26, face.eyes - 0.16);
    paintPart(pen, oval(...light, 0.035), { light: 0.82, chroma: 0.14, hue: 220 }, { shade: 0, outline: 0.6 });
  },
  plaster: (pen, _, face) => {
    const [x, y] = onFace(face, 0.14, face.nose - 0.05, 0.02);
    paintPart(
      pen,
      curve(
        dots(`${x - 0.1},${y - 0.04} ${x + 0.1},${y - 0.06} ${x + 0.1},${y + 0.02} ${x - 0.1},${y + 0.04}`),
        true,
        0.2,
      ),
      { light: 0.86, chroma: 0.05, hue: 60 },
      { shade: 0, outline: 0.6 },
    );
  },
  clownnose: (pen, _, face) => {
    const [x, y] =
      face.aspect === "side" ? ([-0.5, face.nose - 0.02] as const) : onFace(face, 0, face.nose - 0.02, 0.12);
    paintPart(pen, oval(x, y, 0.105), RED, { shade: 0.04 });
  },
  clownmouth: (pen, _, face) => {
    const at = (x: number, y: number) => onFace(face, x, y);
    pen.context.fillStyle = css(RED);
    pen.context.fill(
      curve([
        at(-0.22, face.mouth - 0.04),
        at(0, face.mouth - 0.05),
        at(0.22, face.mouth - 0.04),
        at(0.14, face.mouth + 0.08),
        at(0, face.mouth + 0.1),
        at(-0.14, face.mouth + 0.08),
      ]),
    );
    for (const side of sidesOf(face)) {
      const { x } = eyeBox(face, side);
      taperedStroke(pen.context, dots(`${x},${face.eyes - 0.16} ${x},${face.eyes + 0.14}`), 0.05, {
        light: 0.55,
        chroma: 0.17,
        hue: 250,
        alpha: 0.8,
      });
    }
  },
  alieneyes: (pen, _, face) => {
    for (const side of sidesOf(face)) {
      const { x, y } = eyeBox(face, side);
      const wide = face.aspect === "side" ? 0.09 : 0.14;
      paintPart(pen, oval(x, y + 0.01, wide, 0.12, side * -0.5), DARK, { shade: 0, outline: 0.7 });
      pen.context.fillStyle = "rgba(255,255,255,0.85)";
      pen.context.fill(oval(x - 0.04, y - 0.03, 0.028, 0.04));
    }
  },
  fangs: (pen, _, face) => {
    for (const side of face.aspect === "side" ? [1] : [-1, 1]) {
      const [x, y] = face.aspect === "side" ? ([-0.35, face.mouth] as const) : onFace(face, side * 0.055, face.mouth);
      paintPart(
        pen,
        curve(dots(`${x - 0.024},${y} ${x + 0.024},${y} ${x},${y + 0.09}`), true, 0),
        { light: 0.97, chroma: 0.01, hue: 90 },
        { shade: 0, outline: 0.5 },
      );
    }
  },
  skull: (pen, _, face) => {
    const { context } = pen;
    for (const side of sidesOf(face)) {
      const { x, y } = eyeBox(face, side);
      context.fillStyle = css(DARK);
      context.fill(oval(x, y, face.aspect === "side" ? 0.09 : 0.115, 0.12));
    }
    const [nx, ny] = onFace(face, 0, face.nose - 0.02);
    context.fill(curve(dots(`${nx},${ny - 0.08} ${nx + 0.05},${ny + 0.03} ${nx - 0.05},${ny + 0.03}`), true, 0.1));
    const at = (x: number, y: number) => onFace(face, x, y);
    drawLine(pen, curve([at(-0.2, face.mouth), at(0, face.mouth + 0.02), at(0.2, face.mouth)], false), DARK, 1.6);
    for (let tooth = -3; tooth <= 3; tooth++)
      drawLine(
        pen,
        curve([at(tooth * 0.055, face.mouth - 0.05), at(tooth * 0.055, face.mouth + 0.07)], false),
        DARK,
        1,
      );
  },
};

/** On the face, over its features. */
export function paintMarks(pen: Pen, look: PersonLook, face: Face): void {
  if (face.aspect === "back") return;
  for (const trait of look.traits) MARKS[trait]?.(pen, look, face);
}

function paintBandages(pen: Pen, _: PersonLook, face: Face): void {
  const cloth: Colour = { light: 0.9, chroma: 0.03, hue: 85 };
  const turn = viewOf(face.aspect);
  for (const [y, tilt] of [
    [0.06, 0.03],
    [0.2, -0.04],
    [0.32, 0.03],
    [0.62, -0.03],
    [0.74, 0.03],
    [0.9, -0.02],
  ] as const) {
    const w = 0.38 * face.wide * Math.sqrt(Math.max(0.3, 1 - ((y - 0.45) / 0.62) ** 2));
    const x = face.aspect === "front" ? 0 : 0.02 * turn.cos;
    paintPart(
      pen,
      curve(
        dots(`${x - w},${y - tilt} ${x + w},${y + tilt} ${x + w},${y + 0.13 + tilt} ${x - w},${y + 0.13 - tilt}`),
        true,
        0.1,
      ),
      cloth,
      { shade: 0.03, outline: 0.8 },
    );
  }
}
