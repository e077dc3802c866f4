// Props as plain solids of one hue: a vessel, a sheet, a lamp, a canopy, a stick, a ball, a box. Drawn in a square from -0.5 to 0.5 across
// and 0 to 1 down, light from one side.
import type { PropShape } from "../../../core/animatic/prop-shape.ts";
import { css, faded, shifted, type Colour } from "../../../core/animatic/colour.ts";
import { across, down, fade, fillShape, Path2D, shine, slope, type Brush, type Gradient } from "../paint/canvas.ts";

export interface ThingLook {
  readonly hue: number;
  /** Lightness of what the light falls on. */
  readonly exposure: number;
  /** Where the light comes from: -1 left, 1 right. */
  readonly light: 1 | -1;
}

type Painter = (brush: Brush, base: Colour, look: ThingLook) => void;

const PAINTERS: Readonly<Record<PropShape, Painter>> = {
  vessel: paintVessel,
  sheet: paintSheet,
  lamp: paintLamp,
  canopy: paintCanopy,
  stick: paintStick,
  ball: paintBall,
  box: paintBox,
};

export function paintThing(brush: Brush, shape: PropShape, look: ThingLook): void {
  PAINTERS[shape](brush, { light: look.exposure, chroma: 0.095, hue: look.hue }, look);
}

/** From the lit side to the other, with a darker edge and a streak of light: anything round and upright. */
function roundFill(brush: Brush, half: number, base: Colour, { light }: ThingLook): Gradient {
  return fade(
    brush,
    across(half * light, -half * light),
    [0, shifted(base, -0.04)],
    [0.22, shifted(base, 0.13)],
    [0.5, base],
    [1, shifted(base, -0.24)],
  );
}

function paintVessel(brush: Brush, base: Colour, look: ThingLook): void {
  const body = new Path2D(
    "M-.1 .08 L-.1 .3 C-.1 .4 -.3 .44 -.3 .6 L-.3 .9 C-.3 .98 -.2 1 0 1 C.2 1 .3 .98 .3 .9 L.3 .6 C.3 .44 .1 .4 .1 .3 L.1 .08 Z",
  );
  brush.fillStyle = roundFill(brush, 0.32, base, look);
  brush.fill(body);
  ellipse(brush, [0, 0.08, 0.1, 0.026], shifted(base, -0.26));
  ellipse(brush, [0, 0.3, 0.101, 0.02], faded(shifted(base, -0.2), 0.35));
  brush.fillStyle = css(faded(shifted(base, 0.24), 0.6));
  brush.fillRect(-0.27 * look.light - 0.02, 0.6, 0.05, 0.3);
}

function paintSheet(brush: Brush, base: Colour, { light }: ThingLook): void {
  const paper: Colour = { ...base, light: Math.min(0.94, base.light + 0.27), chroma: 0.035 };
  brush.save();
  brush.rotate(-0.06 * light);
  fillShape(brush, css(shifted(base, -0.2)), [-0.33, 0.05], [0.37, 0.02], [0.39, 0.98], [-0.31, 0.99]);
  fillShape(
    brush,
    slope(brush, across(0.36 * light, -0.36 * light), paper, shifted(paper, -0.12)),
    [-0.36, 0.02],
    [0.34, 0],
    [0.36, 0.95],
    [-0.34, 0.97],
  );
  brush.fillStyle = css(faded(shifted(base, -0.18), 0.55));
  for (let row = 0; row < 6; row++) brush.fillRect(-0.25, 0.17 + row * 0.115, row === 5 ? 0.26 : 0.5, 0.034);
  brush.restore();
}

function paintLamp(brush: Brush, base: Colour, look: ThingLook): void {
  const metal = shifted({ ...base, chroma: 0.05 }, -0.2);
  const flame: Colour = { light: 0.93, chroma: 0.1, hue: 78 };
  shine(brush, [0, 0.55], 0.5, faded(flame, 0.7));
  brush.strokeStyle = css(metal);
  brush.lineWidth = 0.03;
  brush.beginPath();
  brush.arc(0, 0.2, 0.17, Math.PI, 0);
  brush.stroke();
  brush.fillStyle = fade(
    brush,
    down(0.3, 0.86),
    [0, shifted(flame, -0.1)],
    [0.6, { ...flame, light: 0.98, chroma: 0.05 }],
    [1, shifted(flame, -0.16)],
  );
  brush.fillRect(-0.19, 0.3, 0.38, 0.56);
  brush.fillStyle = roundFill(brush, 0.28, metal, look);
  brush.fill(new Path2D("M-.27 .32 C-.2 .2 -.1 .17 0 .16 C.1 .17 .2 .2 .27 .32 Z"));
  brush.fillRect(-0.26, 0.84, 0.52, 0.16);
  for (const x of [-0.19, -0.012, 0.165]) brush.fillRect(x, 0.3, 0.025, 0.56);
}

/** An open umbrella: a dome of ribs over a handle with a crook. */
function paintCanopy(brush: Brush, base: Colour, { light }: ThingLook): void {
  brush.save();
  brush.translate(0, 0.5);
  brush.rotate(0.2 * light);
  brush.translate(0, -0.5);
  brush.strokeStyle = css({ light: 0.46, chroma: 0.06, hue: 60 });
  brush.lineWidth = 0.028;
  brush.lineCap = "round";
  brush.stroke(new Path2D("M0 .02 L0 .86 C0 1 .16 1 .16 .87"));
  const dome = new Path2D(
    "M-.5 .5 C-.47 .13 -.2 .07 0 .07 C.2 .07 .47 .13 .5 .5 Q.415 .42 .33 .5 Q.25 .42 .165 .5 Q.08 .42 0 .5 Q-.08 .42 -.165 .5 Q-.25 .42 -.33 .5 Q-.415 .42 -.5 .5 Z",
  );
  const vivid = { ...base, chroma: base.chroma + 0.06 };
  brush.fillStyle = slope(brush, across(0.46 * light, -0.5 * light), shifted(vivid, 0.08), shifted(vivid, -0.2));
  brush.fill(dome);
  brush.strokeStyle = css(faded(shifted(base, -0.3), 0.5));
  brush.lineWidth = 0.012;
  brush.stroke(
    new Path2D(
      "M0 .07 C-.14 .16 -.31 .3 -.33 .5 M0 .07 C-.06 .2 -.15 .34 -.165 .5 M0 .07 L0 .5 M0 .07 C.06 .2 .15 .34 .165 .5 M0 .07 C.14 .16 .31 .3 .33 .5",
    ),
  );
  brush.restore();
}

function paintStick(brush: Brush, base: Colour, look: ThingLook): void {
  brush.save();
  brush.translate(0, 0.5);
  brush.rotate(0.6 * look.light);
  brush.fillStyle = slope(brush, across(-0.05, 0.05), shifted(base, 0.14), shifted(base, -0.18));
  brush.beginPath();
  brush.roundRect(-0.04, -0.56, 0.08, 0.82, 0.04);
  brush.fill();
  brush.fillStyle = slope(brush, across(-0.08, 0.08), shifted(base, -0.06), shifted(base, -0.3));
  brush.beginPath();
  brush.roundRect(-0.065, 0.24, 0.13, 0.32, 0.05);
  brush.roundRect(-0.13, 0.2, 0.26, 0.055, 0.02);
  brush.fill();
  brush.restore();
}

function paintBall(brush: Brush, base: Colour, { light }: ThingLook): void {
  const lit = brush.createRadialGradient(0.15 * light, 0.32, 0.03, 0, 0.52, 0.52);
  lit.addColorStop(0, css(shifted(base, 0.25)));
  lit.addColorStop(0.4, css(shifted(base, 0.05)));
  lit.addColorStop(1, css(shifted(base, -0.26)));
  brush.fillStyle = lit;
  brush.beginPath();
  brush.arc(0, 0.5, 0.42, 0, 7);
  brush.fill();
}

function paintBox(brush: Brush, base: Colour, { light }: ThingLook): void {
  const [left, right] = light < 0 ? [0.06, -0.18] : [-0.18, 0.06];
  fillShape(
    brush,
    slope(brush, down(0.05, 0.4), shifted(base, 0.19), shifted(base, 0.1)),
    [0, 0.06],
    [0.46, 0.22],
    [0, 0.4],
    [-0.46, 0.22],
  );
  fillShape(
    brush,
    slope(brush, down(0.22, 1), shifted(base, left), shifted(base, left - 0.12)),
    [-0.46, 0.22],
    [0, 0.4],
    [0, 1],
    [-0.46, 0.8],
  );
  fillShape(
    brush,
    slope(brush, down(0.22, 1), shifted(base, right), shifted(base, right - 0.12)),
    [0.46, 0.22],
    [0, 0.4],
    [0, 1],
    [0.46, 0.8],
  );
  fillShape(brush, css(faded(shifted(base, -0.3), 0.3)), [-0.18, 0.125], [-0.08, 0.09], [0.38, 0.25], [0.28, 0.29]);
}

function ellipse(brush: Brush, [x, y, wide, tall]: readonly [number, number, number, number], tint: Colour): void {
  brush.fillStyle = css(tint);
  brush.beginPath();
  brush.ellipse(x, y, wide, tall, 0, 0, 7);
  brush.fill();
}
