// Design of an oil rig: a steel deck with a marked circle over the open sea, a lattice tower with a flame, a crane, yellow railings.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { paintSky, LIGHTNING } from "../../parts/paint-sky.ts";
import { paintSurface } from "../../parts/paint-water.ts";
import { bulb, rod, row, tone } from "../../parts/solids.ts";
import { block, openSpace, type Space } from "../../parts/space.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { fillBand, glow, line, lit, oval, thick, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { water } from "./shared.ts";

const DEEP = 9;

export const OIL_RIG: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintSurface(water(plate, 0.05));
  },
  middle: (plate) => {
    const space = openSpace(plate, DEEP);
    const { side } = plate.place;
    derrick(space, side * 4.6);
    crane(space, side * -5.2);
    block(space, { at: [side > 0 ? 1.2 : -3.2, 0, DEEP + 0.6], size: [2, 1.9, 1] }, tone(space, 0.8, 0.02, 220));
  },
  near: (plate) => {
    paintSteel(plate);
    rail(openSpace(plate, DEEP));
  },
  lights: [LIGHTNING],
};

/** A tower of steel, cross after cross, with a flame of gas beside it. */
function derrick(space: Space, x: number): void {
  const red = tone(space, 0.52, 0.16, 30);
  const half = (y: number) => 1.15 - y * 0.105;
  for (const way of [-1, 1]) rod(space, red, 0.13, [x + way * half(0), 0, DEEP], [x + way * half(8.4), 8.4, DEEP]);
  row(0, 1.2, 7, (y) => {
    rod(space, red, 0.07, [x - half(y), y, DEEP], [x + half(y + 1.2), y + 1.2, DEEP]);
    rod(space, red, 0.07, [x + half(y), y, DEEP], [x - half(y + 1.2), y + 1.2, DEEP]);
    rod(space, red, 0.07, [x - half(y), y, DEEP], [x + half(y), y, DEEP]);
  });
  bulb(space, [x, 3.1, DEEP - 0.1], 0.09, space.plate.palette.lamp);
}

function crane(space: Space, x: number): void {
  const yellow = tone(space, 0.78, 0.15, 88);
  const way = x > 0 ? -1 : 1;
  block(space, { at: [x - 0.35, 0, DEEP], size: [0.7, 2.3, 0.5] }, yellow);
  for (const y of [2.3, 2.75]) rod(space, yellow, 0.09, [x, y, DEEP], [x + way * 4, 5.2, DEEP]);
  row(0, 0.5, 8, (at) => {
    const y = 2.3 + at * 0.72;
    rod(space, yellow, 0.045, [x + way * at, y, DEEP], [x + way * (at + 0.35), y + 0.62, DEEP]);
  });
  rod(space, tone(space, 0.2, 0.01, 250), 0.03, [x + way * 4, 5.2, DEEP], [x + way * 4, 3.2, DEEP]);
}

function rail(space: Space): void {
  const yellow = tone(space, 0.8, 0.16, 90);
  for (const y of [0.55, 1.05]) rod(space, yellow, 0.06, [-30, y, DEEP], [30, y, DEEP]);
  row(-15, 1.2, 26, (x) => rod(space, yellow, 0.06, [x, 0, DEEP], [x, 1.05, DEEP]));
}

/** Plates of steel with a circle and a letter where helicopters land. */
function paintSteel(plate: PlateCanvas): void {
  const { context, floor, height, width, unit, palette } = plate;
  const steel: Colour = mixed(lit(plate, 0.5, 0.03, 165), palette.haze, 0.1);
  fillBand(
    plate,
    floor,
    height * 2,
    fade(context, down(floor, height), [0, shifted(steel, 0.06)], [1, shifted(steel, -0.1)]),
  );
  for (let seam = 0; seam < 7; seam++)
    fillBand(plate, floor + unit * 0.012 * seam ** 1.8, thick(plate, 0.0025), faded(shifted(steel, -0.14), 0.7));
  const [x, y] = [width * 0.5, floor + unit * 0.16];
  const paint = lit(plate, 0.86, 0.14, 92);
  context.save();
  context.strokeStyle = `rgba(240,205,70,0.85)`;
  context.lineWidth = unit * 0.016;
  context.beginPath();
  context.ellipse(x, y, unit * 0.52, unit * 0.1, 0, 0, Math.PI * 2);
  context.stroke();
  context.restore();
  for (const way of [-1, 1])
    line(plate, paint, 0.03, [x + way * unit * 0.15, y - unit * 0.05], [x + way * unit * 0.19, y + unit * 0.055]);
  line(plate, paint, 0.016, [x - unit * 0.17, y], [x + unit * 0.17, y]);
  oval(plate, faded(palette.sky[2], 0.12), [width * 0.3, floor + unit * 0.2], [unit * 0.3, unit * 0.02]);
  glow(plate, [width * 0.5, floor], unit * 0.2, faded(palette.glow, 0.08));
}
