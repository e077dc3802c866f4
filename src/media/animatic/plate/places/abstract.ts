// A place that its words do not tell: soft bands of its own colours and a quiet ground, neither inside nor out.
import { between } from "../../../../core/animatic/seeded-random.ts";
import { faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { down, fade, fillShape } from "../../paint/canvas.ts";
import { fillBand, fillFloor, glow, type PlaceDesign, type PlateCanvas } from "../plate-canvas.ts";

const LIGHTS = { dawn: 0.74, day: 0.78, golden: 0.74, dusk: 0.5, blue: 0.42, night: 0.3 } as const;

export const ABSTRACT: PlaceDesign = { far: paintBands, near: paintFloor };

function baseOf({ place }: PlateCanvas): Colour {
  const said = place.colours[0]?.colour;
  const base = {
    light: LIGHTS[place.hour],
    chroma: said ? Math.min(0.07, said.chroma) : 0.045,
    hue: said?.hue ?? place.hue,
  };
  return said ? { ...base, light: Math.min(0.9, base.light * (0.45 + 0.75 * said.light)) } : base;
}

const otherOf = (base: Colour): Colour => ({ ...base, hue: base.hue + 42 });

/** "A plain yellow background": that colour and nothing else. */
function plainOf({ place }: PlateCanvas): Colour | undefined {
  return place.colours.find(({ of }) => of === "background" || of === "backdrop")?.colour;
}

function paintBands(plate: PlateCanvas): void {
  const plain = plainOf(plate);
  if (plain) return fillBand(plate, -plate.height, 3 * plate.height, plain);
  const { context, place, width, height, floor, unit, random } = plate;
  const base = baseOf(plate);
  const other = otherOf(base);
  const back = fade(context, down(0, floor), [0, shifted(base, -0.16)], [0.6, base], [1, shifted(other, 0.1)]);
  fillBand(plate, -height, 3 * height, back);
  for (let band = 0; band < 4; band++) {
    const top = floor * (0.3 + 0.17 * band);
    const lean = unit * between(random, -0.16, 0.16);
    const tint = faded(shifted(band % 2 === 0 ? other : base, 0.07 - 0.05 * band), 0.34);
    const fill = fade(context, down(top - unit * 0.1, floor), [0, tint], [1, faded(tint, 0.02)]);
    fillShape(context, fill, [-width, top - lean], [2 * width, top + lean], [2 * width, floor], [-width, floor]);
  }
  const light = { light: Math.min(0.95, base.light + 0.2), chroma: 0.05, hue: other.hue, alpha: 0.5 };
  glow(plate, [width * (0.5 + place.side * 0.2), floor - unit * 0.2], unit * 0.75, light);
}

function paintFloor(plate: PlateCanvas): void {
  if (plainOf(plate)) return;
  const base = baseOf(plate);
  fillFloor(plate, [0, shifted(otherOf(base), 0.02)], [0.15, shifted(base, -0.06)], [1, shifted(base, -0.2)]);
}
