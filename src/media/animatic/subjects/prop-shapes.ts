// Props as plain solids of one hue: a vessel, a sheet, a lamp, a canopy, a stick, a ball, a box. Drawn in a square from -0.5 to 0.5 across
// and 0 to 1 down, light from one side.
import type { PropShape } from "../../../core/animatic/prop-shape.ts";
import { css, faded, shifted, type Colour } from "../../../core/animatic/colour.ts";
import { across, down, fade, fillShape, Path2D, shine, slope, type Context2D, type Gradient } from "../paint/canvas.ts";

export interface PropStyle {
  readonly hue: number;
  /** Lightness of what the light falls on. */
  readonly exposure: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly light: 1 | -1;
}

type Painter = (context: Context2D, base: Colour, style: PropStyle) => void;

const PAINTERS: Readonly<Record<PropShape, Painter>> = {
  vessel: paintVessel,
  sheet: paintSheet,
  lamp: paintLamp,
  canopy: paintCanopy,
  stick: paintStick,
  ball: paintBall,
  box: paintBox,
};

export function paintThing(context: Context2D, shape: PropShape, style: PropStyle): void {
  PAINTERS[shape](context, { light: style.exposure, chroma: 0.095, hue: style.hue }, style);
}

/** From the lit side to the other, with a darker edge and a streak of light: anything round and upright. */
function roundFill(context: Context2D, half: number, base: Colour, { light }: PropStyle): Gradient {
  return fade(
    context,
    across(half * light, -half * light),
    [0, shifted(base, -0.04)],
    [0.22, shifted(base, 0.13)],
    [0.5, base],
    [1, shifted(base, -0.24)],
  );
}

function paintVessel(context: Context2D, base: Colour, style: PropStyle): void {
  const body = new Path2D(
    "M-.1 .08 L-.1 .3 C-.1 .4 -.3 .44 -.3 .6 L-.3 .9 C-.3 .98 -.2 1 0 1 C.2 1 .3 .98 .3 .9 L.3 .6 C.3 .44 .1 .4 .1 .3 L.1 .08 Z",
  );
  context.fillStyle = roundFill(context, 0.32, base, style);
  context.fill(body);
  ellipse(context, [0, 0.08, 0.1, 0.026], shifted(base, -0.26));
  ellipse(context, [0, 0.3, 0.101, 0.02], faded(shifted(base, -0.2), 0.35));
  context.fillStyle = css(faded(shifted(base, 0.24), 0.6));
  context.fillRect(-0.27 * style.light - 0.02, 0.6, 0.05, 0.3);
}

function paintSheet(context: Context2D, base: Colour, { light }: PropStyle): void {
  const paper: Colour = { ...base, light: Math.min(0.94, base.light + 0.27), chroma: 0.035 };
  context.save();
  context.rotate(-0.06 * light);
  fillShape(context, css(shifted(base, -0.2)), [-0.33, 0.05], [0.37, 0.02], [0.39, 0.98], [-0.31, 0.99]);
  fillShape(
    context,
    slope(context, across(0.36 * light, -0.36 * light), paper, shifted(paper, -0.12)),
    [-0.36, 0.02],
    [0.34, 0],
    [0.36, 0.95],
    [-0.34, 0.97],
  );
  context.fillStyle = css(faded(shifted(base, -0.18), 0.55));
  for (let row = 0; row < 6; row++) context.fillRect(-0.25, 0.17 + row * 0.115, row === 5 ? 0.26 : 0.5, 0.034);
  context.restore();
}

function paintLamp(context: Context2D, base: Colour, style: PropStyle): void {
  const metal = shifted({ ...base, chroma: 0.05 }, -0.2);
  const flame: Colour = { light: 0.93, chroma: 0.1, hue: 78 };
  shine(context, [0, 0.55], 0.5, faded(flame, 0.7));
  context.strokeStyle = css(metal);
  context.lineWidth = 0.03;
  context.beginPath();
  context.arc(0, 0.2, 0.17, Math.PI, 0);
  context.stroke();
  context.fillStyle = fade(
    context,
    down(0.3, 0.86),
    [0, shifted(flame, -0.1)],
    [0.6, { ...flame, light: 0.98, chroma: 0.05 }],
    [1, shifted(flame, -0.16)],
  );
  context.fillRect(-0.19, 0.3, 0.38, 0.56);
  context.fillStyle = roundFill(context, 0.28, metal, style);
  context.fill(new Path2D("M-.27 .32 C-.2 .2 -.1 .17 0 .16 C.1 .17 .2 .2 .27 .32 Z"));
  context.fillRect(-0.26, 0.84, 0.52, 0.16);
  for (const x of [-0.19, -0.012, 0.165]) context.fillRect(x, 0.3, 0.025, 0.56);
}

/** An open umbrella: a dome of ribs over a handle with a crook. */
function paintCanopy(context: Context2D, base: Colour, { light }: PropStyle): void {
  context.save();
  context.translate(0, 0.5);
  context.rotate(0.2 * light);
  context.translate(0, -0.5);
  context.strokeStyle = css({ light: 0.46, chroma: 0.06, hue: 60 });
  context.lineWidth = 0.028;
  context.lineCap = "round";
  context.stroke(new Path2D("M0 .02 L0 .86 C0 1 .16 1 .16 .87"));
  const dome = new Path2D(
    "M-.5 .5 C-.47 .13 -.2 .07 0 .07 C.2 .07 .47 .13 .5 .5 Q.415 .42 .33 .5 Q.25 .42 .165 .5 Q.08 .42 0 .5 Q-.08 .42 -.165 .5 Q-.25 .42 -.33 .5 Q-.415 .42 -.5 .5 Z",
  );
  const vivid = { ...base, chroma: base.chroma + 0.06 };
  context.fillStyle = slope(context, across(0.46 * light, -0.5 * light), shifted(vivid, 0.08), shifted(vivid, -0.2));
  context.fill(dome);
  context.strokeStyle = css(faded(shifted(base, -0.3), 0.5));
  context.lineWidth = 0.012;
  context.stroke(
    new Path2D(
      "M0 .07 C-.14 .16 -.31 .3 -.33 .5 M0 .07 C-.06 .2 -.15 .34 -.165 .5 M0 .07 L0 .5 M0 .07 C.06 .2 .15 .34 .165 .5 M0 .07 C.14 .16 .31 .3 .33 .5",
    ),
  );
  context.restore();
}

function paintStick(context: Context2D, base: Colour, style: PropStyle): void {
  context.save();
  context.translate(0, 0.5);
  context.rotate(0.6 * style.light);
  context.fillStyle = slope(context, across(-0.05, 0.05), shifted(base, 0.14), shifted(base, -0.18));
  context.beginPath();
  context.roundRect(-0.04, -0.56, 0.08, 0.82, 0.04);
  context.fill();
  context.fillStyle = slope(context, across(-0.08, 0.08), shifted(base, -0.06), shifted(base, -0.3));
  context.beginPath();
  context.roundRect(-0.065, 0.24, 0.13, 0.32, 0.05);
  context.roundRect(-0.13, 0.2, 0.26, 0.055, 0.02);
  context.fill();
  context.restore();
}

function paintBall(context: Context2D, base: Colour, { light }: PropStyle): void {
  const lit = context.createRadialGradient(0.15 * light, 0.32, 0.03, 0, 0.52, 0.52);
  lit.addColorStop(0, css(shifted(base, 0.25)));
  lit.addColorStop(0.4, css(shifted(base, 0.05)));
  lit.addColorStop(1, css(shifted(base, -0.26)));
  context.fillStyle = lit;
  context.beginPath();
  context.arc(0, 0.5, 0.42, 0, 7);
  context.fill();
}

function paintBox(context: Context2D, base: Colour, { light }: PropStyle): void {
  const [left, right] = light < 0 ? [0.06, -0.18] : [-0.18, 0.06];
  fillShape(
    context,
    slope(context, down(0.05, 0.4), shifted(base, 0.19), shifted(base, 0.1)),
    [0, 0.06],
    [0.46, 0.22],
    [0, 0.4],
    [-0.46, 0.22],
  );
  fillShape(
    context,
    slope(context, down(0.22, 1), shifted(base, left), shifted(base, left - 0.12)),
    [-0.46, 0.22],
    [0, 0.4],
    [0, 1],
    [-0.46, 0.8],
  );
  fillShape(
    context,
    slope(context, down(0.22, 1), shifted(base, right), shifted(base, right - 0.12)),
    [0.46, 0.22],
    [0, 0.4],
    [0, 1],
    [0.46, 0.8],
  );
  fillShape(context, css(faded(shifted(base, -0.3), 0.3)), [-0.18, 0.125], [-0.08, 0.09], [0.38, 0.25], [0.28, 0.29]);
}

function ellipse(
  context: Context2D,
  [x, y, wide, tall]: readonly [number, number, number, number],
  tint: Colour,
): void {
  context.fillStyle = css(tint);
  context.beginPath();
  context.ellipse(x, y, wide, tall, 0, 0, 7);
  context.fill();
}
