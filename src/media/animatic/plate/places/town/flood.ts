// Streets under water.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { fillBand, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";

/** Water from wall to wall, with what it mirrors. */
export function paintFlood(plate: PlateCanvas): void {
  const { width, floor, height, unit, palette, random } = plate;
  const said = plate.place.colours.find(({ of }) => of === "water")?.colour;
  const water = mixed(
    palette.sky[1],
    said ? lit(plate, said.light, said.chroma, said.hue) : lit(plate, 0.5, 0.04, 120),
    0.6,
  );
  const top = floor + unit * 0.05;
  fillBand(plate, top, 2 * height, slope(plate.context, down(top, height), shifted(water, 0.1), shifted(water, -0.12)));
  for (let ripple = 0; ripple < 70; ripple++) {
    const depth = random() ** 1.5;
    oval(
      plate,
      faded(palette.sky[2], 0.4),
      [width * (1.2 * random() - 0.1), top + (height - top) * depth],
      [unit * (0.02 + 0.07 * depth), unit * (0.0015 + 0.004 * depth)],
    );
  }
}
