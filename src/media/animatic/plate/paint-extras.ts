// People without a name, behind the subjects: small figures in the air's own colour, part of the place.
import { between, type Chance } from "../../../core/animatic/chance.ts";
import { mixed } from "../../../core/animatic/colour.ts";
import type { Palette } from "../../../core/animatic/palette.ts";
import { poseOf } from "../../../core/animatic/pose.ts";
import type { Brush } from "../paint/canvas.ts";
import { paintFigure } from "../subjects/figure.ts";

export interface ExtrasOrder {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Where the ground begins. */
  readonly floor: number;
  readonly palette: Palette;
  readonly chance: Chance;
  readonly side: 1 | -1;
}

export function paintExtras(brush: Brush, order: ExtrasOrder): void {
  const { count, width, height, floor, palette, chance, side } = order;
  const tint = mixed(palette.haze, palette.near, 0.45);
  for (let person = 0; person < count; person++) {
    const part = (person + between(chance, 0.25, 0.75)) / count;
    const head = height * between(chance, 0.027, 0.032);
    const foot = floor + height * between(chance, 0.045, 0.075);
    brush.save();
    brush.translate(width * (0.1 + 0.8 * part), foot - 7.5 * head);
    brush.scale(head * (chance() < 0.5 ? -1 : 1), head);
    const light = Math.min(palette.exposure - 0.08, tint.light);
    paintFigure(brush, {
      pose: poseOf(String(chance()), "extra"),
      hue: tint.hue,
      chroma: 0.022,
      exposure: light,
      light: side,
      head,
      build: 0.98,
    });
    brush.restore();
  }
}
