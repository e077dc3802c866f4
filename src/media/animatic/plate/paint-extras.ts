// People without a name, behind the subjects: small figures in the air's own colour, part of the place.
import { between, type SeededRandom } from "../../../core/animatic/seeded-random.ts";
import { mixed } from "../../../core/animatic/colour.ts";
import type { Palette } from "../../../core/animatic/palette.ts";
import { poseOf } from "../../../core/animatic/pose.ts";
import type { Context2D } from "../paint/canvas.ts";
import { paintFigure } from "../subjects/figure.ts";

export interface ExtrasOrder {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Where the ground begins. */
  readonly floor: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
  readonly side: 1 | -1;
}

export function paintExtras(context: Context2D, order: ExtrasOrder): void {
  const { count, width, height, floor, palette, random, side } = order;
  const tint = mixed(palette.haze, palette.near, 0.45);
  for (let person = 0; person < count; person++) {
    const part = (person + between(random, 0.25, 0.75)) / count;
    const head = height * between(random, 0.027, 0.032);
    const foot = floor + height * between(random, 0.045, 0.075);
    context.save();
    context.translate(width * (0.1 + 0.8 * part), foot - 7.5 * head);
    context.scale(head * (random() < 0.5 ? -1 : 1), head);
    const light = Math.min(palette.exposure - 0.08, tint.light);
    paintFigure(context, {
      pose: poseOf(String(random()), "extra"),
      hue: tint.hue,
      chroma: 0.022,
      exposure: light,
      light: side,
      head,
      build: 0.98,
    });
    context.restore();
  }
}
