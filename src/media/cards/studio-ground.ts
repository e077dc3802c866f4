// The ground of a card: an even pale studio with a horizon, and the soft shadow that things throw on it. Pixels.
import { type Colour, css, faded } from "../../core/animatic/colour/colour.ts";
import type { CardLight } from "../../core/cards/card-plan.ts";
import { type Context2D, along, fade } from "../animatic/paint/canvas.ts";

interface Sheet {
  readonly context: Context2D;
  readonly width: number;
  readonly height: number;
}

/** So even that the animatic can cut out whoever stands before it. */
const PAPERS: readonly Colour[] = [
  { light: 0.905, chroma: 0.004, hue: 95 },
  { light: 0.895, chroma: 0.026, hue: 80 },
  { light: 0.875, chroma: 0.024, hue: 245 },
  { light: 0.885, chroma: 0.022, hue: 150 },
  { light: 0.885, chroma: 0.022, hue: 20 },
];

/** `horizon`: where the ground begins, in parts of the height; null where it is not seen. */
export function paintGround({ context, width, height }: Sheet, horizon: number | null, light: CardLight): void {
  const paper = PAPERS[light.paper % PAPERS.length] ?? { light: 0.905, chroma: 0, hue: 0 };
  const across = (share: number) => width * (light.fromRight ? 1 - share : share);
  context.fillStyle = fade(
    context,
    along([0, 0], [0, height]),
    [0, { ...paper, light: paper.light + 0.004 }],
    [horizon ?? 1, paper],
    [1, { ...paper, light: paper.light - 0.012 }],
  );
  context.fillRect(0, 0, width, height);
  const glow = context.createRadialGradient(
    across(0.42),
    height * 0.36,
    0,
    across(0.46),
    height * 0.45,
    Math.max(width, height) * 0.66,
  );
  glow.addColorStop(0, "rgba(255,255,252,0.13)");
  glow.addColorStop(0.55, "rgba(255,255,252,0.03)");
  glow.addColorStop(1, "rgba(60,64,74,0.008)");
  context.fillStyle = glow;
  context.fillRect(0, 0, width, height);
}

/** A faint oval of shadow on the ground, and a dark one close under the feet; away from the light it reaches further. */
export function paintGroundShadow(
  context: Context2D,
  [x, y]: readonly [number, number],
  { half, fromRight }: { readonly half: number; readonly fromRight: boolean },
): void {
  for (const [share, strength, flat] of [
    [1.35, 0.045, 0.13],
    [0.66, 0.3, 0.085],
  ] as const) {
    context.save();
    context.translate(x + half * (fromRight ? -0.3 : 0.16) * share, y);
    context.scale(1, flat);
    const soft = context.createRadialGradient(0, 0, 0, 0, 0, half * share);
    const dark: Colour = { light: 0.3, chroma: 0.02, hue: 265 };
    soft.addColorStop(0, css(faded(dark, strength)));
    soft.addColorStop(0.5, css(faded(dark, strength * 0.6)));
    soft.addColorStop(1, css(faded(dark, 0)));
    context.fillStyle = soft;
    context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
    context.restore();
  }
}
