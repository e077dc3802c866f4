// Vehicles as plain silhouettes with a little light on them: car, van, boat, bike. Drawn facing right, 3.2 heights long, with the
// wheels' underside at 1 down from 0.
import { css, faded, shifted, type Colour } from "../../../core/animatic/colour.ts";
import type { VehicleShape } from "../../../core/animatic/prop-shape.ts";
import { down, Path2D, slope, type Context2D } from "../paint/canvas.ts";
import type { PropStyle } from "./prop-shapes.ts";

interface Drawing {
  readonly body: string;
  readonly glass: string;
  /** Lines across the body: doors, planks, frame. */
  readonly lines: string;
  /** Middles of the wheels along the body. */
  readonly wheels: readonly number[];
}

const WHEEL = 0.2;

const DRAWINGS: Readonly<Record<VehicleShape, Drawing>> = {
  car: {
    body: "M-1.56 .62 C-1.58 .5 -1.45 .42 -1.2 .4 C-1.0 .18 -.78 .04 -.5 .02 L.1 .01 C.4 .02 .62 .2 .82 .4 C1.2 .42 1.5 .48 1.55 .64 L1.57 .8 C1.56 .86 1.5 .87 1.4 .87 L-1.44 .87 C-1.54 .86 -1.56 .8 -1.56 .62 Z",
    glass: "M-1.0 .4 C-.86 .22 -.7 .12 -.5 .11 L-.22 .1 L-.22 .4 Z M-.13 .1 L.1 .1 C.32 .11 .5 .24 .64 .4 L-.13 .4 Z",
    lines: "M-.18 .42 L-.2 .84 M.62 .44 C.58 .6 .6 .74 .62 .84",
    wheels: [-0.95, 0.95],
  },
  van: {
    body: "M-1.55 .1 C-1.55 -.2 -1.5 -.26 -1.3 -.26 L.72 -.26 C.95 -.26 1.1 -.1 1.24 .22 C1.48 .28 1.56 .4 1.57 .6 L1.57 .8 C1.56 .86 1.5 .87 1.4 .87 L-1.44 .87 C-1.54 .86 -1.55 .8 -1.55 .1 Z",
    glass:
      "M.5 -.12 L.74 -.12 C.88 -.1 .98 .06 1.05 .24 L.5 .24 Z M-1.36 -.1 L-.7 -.1 L-.7 .2 L-1.36 .2 Z M-.54 -.1 L.34 -.1 L.34 .2 L-.54 .2 Z",
    lines: "M.42 -.2 L.42 .82 M-.62 -.2 L-.62 .82",
    wheels: [-0.95, 0.98],
  },
  boat: {
    body: "M-1.5 .3 L-.7 .36 L-.66 -.1 L.05 -.14 L.12 .36 L1.6 .22 C1.5 .6 1.3 .86 1.0 .94 L-1.1 .94 C-1.35 .84 -1.48 .6 -1.5 .3 Z M.5 .32 L.5 -.9 L.54 -.9 L.54 .32 Z",
    glass: "M-.56 .02 L-.34 .02 L-.34 .2 L-.56 .2 Z M-.24 .01 L-.04 0 L-.02 .2 L-.24 .2 Z",
    lines: "M-1.46 .52 L1.5 .46 M.52 -.86 L1.5 .22 M.52 -.86 L-.6 -.1",
    wheels: [],
  },
  bike: {
    body: "M-.6 .12 C-.5 .08 -.3 .09 -.2 .13 L-.26 .19 L-.5 .2 Z",
    glass: "",
    lines:
      "M-.78 .7 L-.36 .32 L.42 .26 L-.08 .7 L-.78 .7 M-.4 .18 L-.36 .32 L-.08 .7 M.34 .02 L.42 .26 L.78 .7 M.2 .02 L.44 -.02",
    wheels: [-0.78, 0.78],
  },
};

export function paintVehicle(context: Context2D, shape: VehicleShape, style: PropStyle): void {
  const base: Colour = { light: style.exposure - 0.06, chroma: 0.095, hue: style.hue };
  const { body, glass, lines, wheels } = DRAWINGS[shape];
  context.fillStyle = slope(context, down(-0.2, 0.95), shifted(base, 0.1), shifted(base, -0.2));
  context.fill(new Path2D(body));
  context.fillStyle = slope(
    context,
    down(-0.1, 0.4),
    { light: 0.86, chroma: 0.03, hue: 230, alpha: 0.85 },
    faded(shifted(base, -0.3), 0.9),
  );
  context.fill(new Path2D(glass));
  context.strokeStyle = css(shape === "bike" ? shifted(base, -0.05) : faded(shifted(base, -0.3), 0.5));
  context.lineWidth = shape === "bike" ? 0.055 : 0.018;
  context.lineCap = context.lineJoin = "round";
  context.stroke(new Path2D(lines));
  for (const wheel of wheels) paintWheel(context, wheel, shape === "bike");
}

function paintWheel(context: Context2D, x: number, open: boolean): void {
  const rubber: Colour = { light: 0.16, chroma: 0.01, hue: 270 };
  context.beginPath();
  context.arc(x, open ? 0.7 : 1 - WHEEL, open ? 0.3 : WHEEL, 0, 7);
  context.strokeStyle = context.fillStyle = css(rubber);
  context.lineWidth = 0.045;
  if (open) return context.stroke();
  context.fill();
  context.fillStyle = css({ light: 0.62, chroma: 0.01, hue: 270 });
  context.beginPath();
  context.arc(x, 1 - WHEEL, WHEEL * 0.5, 0, 7);
  context.fill();
}
