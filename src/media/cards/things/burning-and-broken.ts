// What is seen of a thing besides its shape: flames on what burns, cracks in what is broken, drops from what is wet, light around what glows.
import type { ThingState } from "../../../core/animatic/looks/object-look.ts";
import { type Context2D, Path2D } from "../../animatic/paint/canvas.ts";
import { type Drawing, paintDrawing } from "./drawing.ts";
import type { Pen } from "../pen.ts";

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** In the square of -0.5, 0 to 0.5, 1, which is laid over the thing's own box. */
const OVER: Readonly<Record<Exclude<ThingState, "glowing">, Drawing>> = {
  burning: {
    parts: [
      [
        "flame",
        "M-.4 .5 C-.5 .2 -.34 .1 -.3 -.12 C-.2 0 -.16 .1 -.12 .16 C-.1 -.1 0 -.2 .04 -.36 C.14 -.16 .16 0 .14 .14 C.2 .08 .24 0 .26 -.14 C.4 .1 .5 .24 .4 .5 C.2 .62 -.2 .62 -.4 .5 Z",
        0.03,
      ],
      [
        "glow",
        "M-.24 .5 C-.3 .34 -.2 .24 -.18 .14 C-.1 .24 -.06 .26 -.04 .3 C-.02 .12 .02 .06 .04 -.06 C.12 .1 .12 .2 .1 .32 C.16 .26 .18 .22 .2 .14 C.28 .28 .3 .38 .22 .5 Z",
        0,
      ],
      ["dark", "M-.46 .54 Q-.3 .44 -.2 .52 T.1 .5 T.46 .54 L.42 .6 Q.2 .54 0 .6 T-.42 .6 Z", 0],
    ],
  },
  smoking: {
    parts: [
      [
        "paper--",
        "M-.36 .06 C-.46 -.04 -.38 -.16 -.3 -.14 C-.3 -.24 -.14 -.24 -.14 -.14 C-.06 -.14 -.04 0 -.14 .06 Z",
        0,
      ],
      [
        "paper-",
        "M-.32 -.16 C-.4 -.26 -.3 -.36 -.22 -.32 C-.18 -.4 -.04 -.36 -.08 -.26 C0 -.22 -.06 -.12 -.14 -.14 Z",
        0,
      ],
      [
        "paper",
        "M-.24 -.36 C-.32 -.44 -.22 -.54 -.14 -.5 C-.06 -.54 .02 -.44 -.06 -.38 C-.1 -.32 -.18 -.32 -.24 -.36 Z",
        0,
      ],
    ],
  },
  broken: {
    parts: [
      [
        "stroke dark",
        "M.06 -.02 L-.06 .2 L.12 .34 L-.08 .54 L.1 .72 L-.02 1.02 M.12 .34 L.5 .4 M-.08 .54 L-.5 .46 M.1 .72 L.5 .88 M-.06 .2 L-.4 .06",
        0.022,
      ],
    ],
  },
  wet: {
    parts: [
      [
        "blue+++",
        "M-.3 .9 C-.2 1.06 -.24 1.14 -.3 1.14 C-.36 1.14 -.4 1.06 -.3 .9 Z M.1 1 C.2 1.16 .16 1.26 .1 1.26 C.04 1.26 0 1.16 .1 1 Z M.36 .8 C.46 .96 .42 1.04 .36 1.04 C.3 1.04 .26 .96 .36 .8 Z M-.06 .56 C.02 .7 -.02 .76 -.06 .76 C-.12 .76 -.16 .7 -.06 .56 Z",
        0.02,
      ],
    ],
  },
};

/** Under the thing, in the thing's own units. */
export function paintGlow(context: Context2D, state: ThingState | null, [left, top, right, bottom]: Box): void {
  if (state !== "glowing") return;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const far = Math.max(right - left, bottom - top) * 0.75;
  const light = context.createRadialGradient(x, y, far * 0.2, x, y, far);
  light.addColorStop(0, "rgba(255,246,190,0.7)");
  light.addColorStop(1, "rgba(255,240,170,0)");
  context.fillStyle = light;
  context.fillRect(x - far, y - far, 2 * far, 2 * far);
}

/** Over the thing. */
export function paintState(
  pen: Pen,
  { state, colour, second }: { readonly state: ThingState | null } & Parameters<typeof paintDrawing>[2],
  [left, top, right, bottom]: Box,
  { parts }: Drawing,
): void {
  if (state === null || state === "glowing") return;
  const { context } = pen;
  const [wide, high] = [right - left, bottom - top];
  context.save();
  if (state === "broken") clipTo(context, parts);
  context.translate((left + right) / 2, top);
  context.scale(wide, high);
  paintDrawing({ ...pen, line: pen.line / Math.max(wide, high) }, OVER[state], { colour, second });
  context.restore();
}

/** Cracks end at the outline. */
function clipTo(context: Context2D, parts: Drawing["parts"]): void {
  const outline = new Path2D();
  for (const [tone, path] of parts) if (!/^(?:line|stroke)/.test(tone)) outline.addPath(new Path2D(path));
  context.clip(outline);
}
