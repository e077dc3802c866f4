// Tall crops in rows on both sides of where subjects stand: corn, sunflowers; low ones in rows that meet far away: lavender, tulips.
import { shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { has, line, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";

export function paintRows(plate: PlateCanvas): void {
  if (has(plate, "corn", "cornfield", "maize", "sugarcane")) return paintTall(plate, "corn");
  if (has(plate, "sunflower", "sunflowers")) return paintTall(plate, "sunflower");
  if (has(plate, "poppy", "poppies")) return paintTall(plate, "poppy");
  if (has(plate, "wheat", "barley", "rye", "grain")) return paintTall(plate, "wheat");
  if (has(plate, "lavender")) return paintLow(plate, [300]);
  if (has(plate, "cotton")) return paintLow(plate, [85], 0.35);
  if (has(plate, "pumpkin", "pumpkins")) return paintLow(plate, [55]);
  if (has(plate, "tulip", "tulips")) paintLow(plate, [27, 95, 350]);
}

type Crop = "corn" | "sunflower" | "poppy" | "wheat";
/** Those that reach to the hip: smaller, and more of them. */
const LOW: ReadonlySet<Crop> = new Set(["poppy", "wheat"]);

/** A wall of them behind, and some before it at the sides. */
function paintTall(plate: PlateCanvas, crop: Crop): void {
  const { width, floor, unit, random } = plate;
  const stalk = (x: number, foot: number, tall: number) => paintStalk(plate, crop, [x, foot, tall]);
  const [share, more] = LOW.has(crop) ? [0.62, 2.6] : [1, 1];
  for (let one = 0; one < 70 * more; one++)
    stalk(width * between(random, -0.05, 1.05), floor + unit * 0.015, unit * share * between(random, 0.13, 0.19));
  for (let one = 0; one < 34 * more; one++) {
    const side = one % 2 ? between(random, -0.05, 0.27) : between(random, 0.73, 1.05);
    stalk(width * side, floor + unit * between(random, 0.06, 0.16), unit * share * between(random, 0.28, 0.38));
  }
}

function paintStalk(plate: PlateCanvas, crop: Crop, [x, foot, tall]: readonly [number, number, number]): void {
  if (LOW.has(crop)) return paintLowStalk(plate, crop, [x, foot, tall]);
  const { random } = plate;
  const green: Colour = lit(plate, between(random, 0.42, 0.54), 0.1, crop === "corn" ? 122 : 138);
  line(plate, green, (tall * 0.035) / plate.unit, [x, foot], [x + tall * 0.03, foot - tall]);
  for (const [part, way] of [
    [0.3, 1],
    [0.45, -1],
    [0.62, 1],
    [0.76, -1],
  ] as const)
    line(
      plate,
      shifted(green, way * 0.03),
      (tall * 0.05) / plate.unit,
      [x, foot - tall * part],
      [x + way * tall * 0.12, foot - tall * (part + 0.11)],
      [x + way * tall * 0.25, foot - tall * (part + 0.02)],
    );
  if (crop === "corn") {
    oval(plate, lit(plate, 0.8, 0.14, 92), [x + tall * 0.05, foot - tall * 0.55], [tall * 0.035, tall * 0.1]);
    line(
      plate,
      lit(plate, 0.76, 0.09, 85),
      (tall * 0.03) / plate.unit,
      [x, foot - tall],
      [x + tall * 0.06, foot - tall * 1.13],
    );
    return;
  }
  oval(plate, lit(plate, 0.84, 0.17, 92), [x + tall * 0.03, foot - tall], tall * 0.15);
  oval(plate, lit(plate, 0.36, 0.07, 55), [x + tall * 0.03, foot - tall], tall * 0.08);
}

/** A red flower on a thin stalk, or a golden ear that bends. */
function paintLowStalk(plate: PlateCanvas, crop: Crop, [x, foot, tall]: readonly [number, number, number]): void {
  const { random } = plate;
  const lean = tall * between(random, -0.12, 0.12);
  const tint = crop === "wheat" ? lit(plate, between(random, 0.68, 0.8), 0.11, 84) : lit(plate, 0.48, 0.09, 130);
  line(plate, tint, (tall * 0.025) / plate.unit, [x, foot], [x + lean, foot - tall]);
  if (crop === "wheat") {
    oval(plate, shifted(tint, 0.03), [x + lean * 1.2, foot - tall * 1.08], [tall * 0.04, tall * 0.15, lean / tall]);
    return;
  }
  const red = lit(plate, between(random, 0.52, 0.6), 0.22, 28);
  oval(plate, red, [x + lean, foot - tall], [tall * 0.15, tall * 0.11]);
  oval(plate, lit(plate, 0.16, 0.01, 300), [x + lean, foot - tall * 0.98], tall * 0.035);
}

/** `pale`: how much lighter than a flower, and without its colour. */
function paintLow(plate: PlateCanvas, hues: readonly number[], pale = 0): void {
  const { width, height, floor, unit, meet, random } = plate;
  for (let row = -14; row <= 14; row++) {
    const hue = hues[(row + 14) % hues.length] ?? 300;
    for (let at = 0; at < 26; at++) {
      const depth = (at / 25) ** 2;
      const y = floor + unit * 0.005 + (height - floor) * 1.1 * depth;
      const x = meet + row * width * (0.012 + 0.2 * depth);
      const size = unit * (0.004 + 0.03 * depth);
      oval(plate, lit(plate, 0.45, 0.08, 140), [x, y], [size * 1.1, size * 0.7]);
      oval(
        plate,
        lit(plate, between(random, 0.5, 0.66) + pale, pale > 0 ? 0.006 : 0.15, hue),
        [x, y - size * 0.7],
        [size, size * 0.75],
      );
    }
  }
}
