// What marks a face beyond its features: mud, soot, bruises, blood, tired eyes. The head's own units.
import { type Colour, css, faded } from "../../../core/animatic/colour/colour.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Face, eyeBox, onFace, sidesOf } from "./head.ts";
import { type Pen, dots, oval, taperedStroke } from "../pen.ts";

type Mark = (pen: Pen, look: PersonLook, face: Face) => void;

const BLOOD: Colour = { light: 0.42, chroma: 0.16, hue: 25 };

/** Half sizes of blots at places of the face. */
function blots(
  pen: Pen,
  face: Face,
  tint: Colour,
  places: readonly (readonly [x: number, y: number, wide: number, tall: number])[],
): void {
  pen.context.fillStyle = css(tint);
  for (const [x, y, wide, tall] of places) pen.context.fill(oval(...onFace(face, x, y), wide, tall, x));
}

const paintMud: Mark = (pen, _, face) =>
  blots(pen, face, faded({ light: 0.34, chroma: 0.05, hue: 60 }, 0.5), [
    [-0.2, 0.66, 0.1, 0.06],
    [0.18, 0.3, 0.12, 0.05],
    [0.22, 0.74, 0.07, 0.09],
    [-0.08, 0.92, 0.1, 0.04],
  ]);

/** The whole face but the rims of the eyes, as coal leaves it. */
const paintSoot: Mark = (pen, _, face) =>
  blots(pen, face, faded({ light: 0.2, chroma: 0.01, hue: 260 }, 0.45), [
    [-0.1, 0.63, 0.09, 0.1],
    [0.19, 0.64, 0.1, 0.12],
    [0.06, 0.27, 0.17, 0.07],
    [0.02, 0.9, 0.11, 0.05],
    [0.02, 0.58, 0.05, 0.09],
    [0.24, 0.4, 0.06, 0.1],
  ]);

const paintBruise: Mark = (pen, _, face) => {
  blots(pen, face, faded({ light: 0.4, chroma: 0.09, hue: 320 }, 0.5), [[0.2, 0.62, 0.12, 0.09]]);
  blots(pen, face, faded({ light: 0.3, chroma: 0.09, hue: 300 }, 0.5), [[0.22, 0.6, 0.07, 0.05]]);
};

const paintBlackEye: Mark = (pen, _, face) => {
  const { x, y } = eyeBox(face, sidesOf(face)[0] ?? 1);
  pen.context.fillStyle = css(faded({ light: 0.32, chroma: 0.1, hue: 305 }, 0.5));
  pen.context.fill(oval(x, y + 0.02, 0.13, 0.11));
};

const paintBlood: Mark = (pen, _, face) => {
  const [x, y] = onFace(face, 0.16, 0.2);
  taperedStroke(pen.context, dots(`${x},${y} ${x + 0.03},${y + 0.2} ${x + 0.01},${y + 0.46}`), 0.06, BLOOD);
  taperedStroke(pen.context, dots(`${x - 0.05},${y} ${x},${y + 0.02} ${x + 0.07},${y - 0.01}`), 0.06, BLOOD);
  blots(pen, face, faded(BLOOD, 0.8), [[-0.16, 0.74, 0.05, 0.03]]);
};

const paintTiredEyes: Mark = (pen, { skin }, face) => {
  pen.context.fillStyle = css(faded({ light: Math.max(0.2, skin.light - 0.26), chroma: 0.05, hue: 330 }, 0.55));
  for (const side of sidesOf(face)) {
    const { x, y } = eyeBox(face, side);
    pen.context.fill(oval(x, y + 0.085, 0.085, 0.035));
  }
};

export const WOUNDS: Readonly<Record<"mud" | "soot" | "bruise" | "blackeye" | "blood" | "tiredeyes", Mark>> = {
  mud: paintMud,
  soot: paintSoot,
  bruise: paintBruise,
  blackeye: paintBlackEye,
  blood: paintBlood,
  tiredeyes: paintTiredEyes,
};
