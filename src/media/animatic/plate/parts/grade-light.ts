// The light of a place laid over what is painted: the dark around a lamp, and the colours that its words give to the light.
import { css, faded, mixed, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { PlaceScene } from "../../../../core/animatic/place/place-scene.ts";
import { openCanvas, shine, type Canvas, type Context2D } from "../../paint/canvas.ts";

const WHITE: Colour = { light: 1, chroma: 0, hue: 0 };
const NIGHT: Colour = { light: 0.14, chroma: 0.03, hue: 265 };
/** How strongly a coloured light tints what it falls on, inside and outside. */
const TINT = { inside: 0.82, outside: 0.4 } as const;

/** How much a hard light adds on its side, and takes on the other. */
const LIT = 0.13;
const SHADED = 0.46;

/** The hard light of a shot: brighter where it comes from, darker away from it. */
export function lightFromSide(
  { width, height }: Canvas,
  context: Context2D,
  { side, glow, contrast }: { readonly side: 1 | -1; readonly glow: Colour; readonly contrast: number },
): void {
  if (contrast === 0) return;
  const [from, to] = side > 0 ? [width * 0.88, width * 0.12] : [width * 0.12, width * 0.88];
  const fall = context.createLinearGradient(from, height * 0.2, to, height * 0.7);
  fall.addColorStop(0, css(faded(glow, LIT * contrast)));
  fall.addColorStop(0.34, css(faded(glow, 0)));
  fall.addColorStop(0.35, css(faded(NIGHT, 0)));
  fall.addColorStop(1, css(faded(NIGHT, SHADED * contrast)));
  context.globalCompositeOperation = "source-atop";
  context.fillStyle = fall;
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "source-over";
}

/** Changes only what is on the canvas: what is clear stays clear. */
export function gradeLight(canvas: Canvas, context: Context2D, place: PlaceScene): void {
  const { dim, colours } = place.light;
  if (dim === 0 && colours.length === 0) return;
  const { width, height } = canvas;
  const mask = openCanvas(width, height);
  mask.context.drawImage(canvas, 0, 0);
  const pool: readonly [number, number] = [width * (0.5 + place.side * 0.1), height * 0.46];
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = css(NIGHT);
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = "multiply";
  const [first, second = first] = colours;
  if (first && second) {
    const share = place.outside ? TINT.outside : TINT.inside;
    const tint = context.createLinearGradient(0, 0, width, 0);
    const of = (colour: Colour) =>
      css(
        mixed(
          WHITE,
          {
            ...colour,
            light: Math.max(0.62, colour.light),
            chroma: colour.chroma < 0.03 ? colour.chroma : Math.max(0.12, colour.chroma),
          },
          share,
        ),
      );
    tint.addColorStop(0.3, of(first));
    tint.addColorStop(0.7, of(second));
    context.fillStyle = tint;
    context.fillRect(0, 0, width, height);
  }
  if (dim > 0) {
    const shade = context.createRadialGradient(...pool, height * 0.08, ...pool, height * 0.75);
    shade.addColorStop(0, css(mixed(WHITE, NIGHT, dim * 0.1)));
    shade.addColorStop(0.45, css(mixed(WHITE, NIGHT, dim * 0.5)));
    shade.addColorStop(1, css(mixed(WHITE, NIGHT, dim * 0.82)));
    context.fillStyle = shade;
    context.fillRect(0, 0, width, height);
  }
  context.globalCompositeOperation = "source-atop";
  for (const [at, colour] of [first, colours[1]].entries())
    if (colour)
      shine(context, at === 0 ? pool : [width - pool[0], pool[1]], height * 0.6, faded({ ...colour, light: 0.7 }, 0.3));
  context.globalCompositeOperation = "destination-in";
  context.drawImage(mask.canvas, 0, 0);
  context.globalCompositeOperation = "source-over";
}
