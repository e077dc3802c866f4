// What several places of this folder are painted with.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTreeLine } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { paintHourAndWeather } from "../../parts/window-weather.ts";
import { block, face, metre, spot, type Space } from "../../parts/space.ts";
import { halo, rect, type PlateCanvas } from "../../plate-canvas.ts";

export function landscape(plate: PlateCanvas): void {
  paintSky(plate);
  paintRidges(plate, { count: 3, rise: 0.1, swing: 0.05, waves: 1.5, detail: 2, sharp: false, depth: 0.7 });
  paintTreeLine(plate);
  paintGround(plate);
  paintWetGlass(plate);
}

/** Rain or snow on the glass that the land is seen through. */
function paintWetGlass(plate: PlateCanvas): void {
  const { weather } = plate.place;
  const box = [0, 0, plate.width, plate.height * 0.72] as const;
  if (["rain", "storm", "snow"].includes(weather)) paintHourAndWeather(plate, box);
  plate.glass.push(box);
}

/** Everything but an opening: the frame of a windscreen or a row of windows. */
export function mask(
  plate: PlateCanvas,
  fill: Parameters<typeof rect>[1],
  openings: readonly (readonly Point[])[],
): void {
  const { context, width, height } = plate;
  context.save();
  context.beginPath();
  context.rect(-width, -height, width * 3, height * 3);
  for (const opening of openings) {
    const rounds = opening.map((corner, at): readonly [Point, Point] => [
      corner,
      opening[(at + 1) % opening.length] ?? corner,
    ]);
    const [first] = rounds;
    if (!first) continue;
    context.moveTo((first[0][0] + first[1][0]) / 2, (first[0][1] + first[1][1]) / 2);
    for (const [from, to] of [...rounds.slice(1), first]) {
      context.quadraticCurveTo(from[0], from[1], (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
    }
    context.closePath();
  }
  context.clip("evenodd");
  rect(plate, fill, [-width, -height, width * 3, height * 3]);
  context.restore();
}

/** A opening with soft corners: points doubled so that only the corners are round. */
export const window = (
  [left, top, right, bottom]: readonly [number, number, number, number],
  lean = 0,
): readonly Point[] => {
  const c = Math.min(right - left, bottom - top) * 0.16;
  return [
    [left + lean, top],
    [left + lean + c, top],
    [right - lean - c, top],
    [right - lean, top],
    [right, top + c],
    [right, bottom - c],
    [right, bottom],
    [right - c, bottom],
    [left + c, bottom],
    [left, bottom],
    [left, bottom - c],
    [left, top + c],
  ];
};

/** A sloped controlPanel with screens. */
interface Panel {
  readonly tint: Colour;
  readonly hues: readonly number[];
}

export function controlPanel(space: Space, [x, z]: readonly [number, number], w: number, { tint, hues }: Panel): void {
  const { plate } = space;
  block(space, { at: [x, 0, z], size: [w, 0.8, 0.6] }, tint);
  face(space, shifted(tint, 0.06), [x, 0.8, z], [x + w, 0.8, z], [x + w, 1.04, z + 0.5], [x, 1.04, z + 0.5]);
  for (const [at, hue] of hues.entries()) {
    const [from, to] = [x + (w * (at + 0.1)) / hues.length, x + (w * (at + 0.9)) / hues.length];
    const screen: Colour = { light: 0.66, chroma: 0.13, hue };
    face(
      space,
      faded(screen, 0.85),
      [from, 0.84, z + 0.08],
      [to, 0.84, z + 0.08],
      [to, 1.01, z + 0.44],
      [from, 1.01, z + 0.44],
    );
    halo(plate, spot(space, [(from + to) / 2, 0.95, z + 0.3]), metre(space, z) * 0.5, faded(screen, 0.35));
  }
}
