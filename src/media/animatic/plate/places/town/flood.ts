// Places under water: it stands from wall to wall, with what floats in it and what it mirrors.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import type { PlaceScene } from "../../../../../core/animatic/place/place-scene.ts";
import { traitsOf } from "../../../../../core/animatic/place/place-kinds.ts";
import { down, slope } from "../../../paint/canvas.ts";
import { fillBand, has, line, lit, oval, rect, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const FLOODED = ["flooded", "flood", "floodwater", "waterlogged", "knee", "waist"];
const WATERY = ["water", "deep", "marsh"];

function isFlooded(place: PlaceScene): boolean {
  const { land } = traitsOf(place.kind);
  if ((land && WATERY.includes(land)) || place.kind === "rice_terraces") return false;
  const [knee, waist] = [place.things.has("knee"), place.things.has("waist")];
  return knee || waist ? place.things.has("water") : FLOODED.some((word) => place.things.has(word));
}

/** A design with its flood: over the ground, but round a roof that one stands on. */
export function flooded(design: PlaceDesign, place: PlaceScene): PlaceDesign {
  if (!isFlooded(place)) return design;
  const { middle, near } = design;
  if (place.kind !== "rooftop") return { ...design, near: (plate) => (near?.(plate), paintFlood(plate)) };
  const below = (plate: PlateCanvas) => paintFlood({ ...plate, floor: plate.floor - plate.unit * 0.12 });
  return { ...design, middle: (plate) => (middle?.(plate), below(plate)) };
}

/** Water from wall to wall, with boxes and a tyre that drift in it. */
function paintFlood(plate: PlateCanvas): void {
  const { width, floor, height, unit, palette, random, place } = plate;
  const said = place.colours.find(({ of }) => of === "water")?.colour;
  const base = said ? lit(plate, said.light, said.chroma, said.hue) : lit(plate, 0.5, 0.045, place.outside ? 110 : 205);
  const water = place.outside ? mixed(palette.sky[1], base, 0.65) : mixed(palette.wall, base, 0.7);
  const top = floor + unit * (isToTheRoofs(plate) ? -0.062 : 0.035);
  const isTown = traitsOf(place.kind).land === "city";
  if (isTown) for (const part of [0.1, 0.78]) sunkCar(plate, [width * part, top + unit * 0.03]);
  fillBand(plate, top, 2 * height, slope(plate.context, down(top, height), shifted(water, 0.1), shifted(water, -0.12)));
  fillBand(plate, top, Math.max(1, unit * 0.005), faded(shifted(water, 0.25), 0.8));
  for (let ripple = 0; ripple < 80; ripple++) {
    const depth = random() ** 1.5;
    oval(
      plate,
      faded(shifted(water, 0.22), 0.55),
      [width * (1.2 * random() - 0.1), top + (height - top) * depth],
      [unit * (0.02 + 0.07 * depth), unit * (0.0015 + 0.004 * depth)],
    );
  }
  if (isTown || !place.outside) paintDrift(plate, top, water);
}

/** So high that nothing but roofs stands out of it. */
const isToTheRoofs = (plate: PlateCanvas): boolean => has(plate, "eaves", "roofs", "rooftops", "chimneys");

/** Boxes and a tyre that drift. */
function paintDrift(plate: PlateCanvas, top: number, water: Colour): void {
  const { width, unit } = plate;
  for (const [part, low, size] of [
    [0.2, 0.05, 0.05],
    [0.83, 0.1, 0.07],
    [0.68, 0.03, 0.035],
  ] as const)
    driftingBox(plate, [width * part, top + unit * low], unit * size);
  const [x, y] = [width * 0.3, top + unit * 0.13];
  oval(plate, lit(plate, 0.2, 0.01, 250), [x, y], [unit * 0.05, unit * 0.018]);
  oval(plate, shifted(water, -0.05), [x, y], [unit * 0.025, unit * 0.008]);
}

/** The roof and the windows of a car; the rest is under water. */
function sunkCar(plate: PlateCanvas, [x, y]: readonly [number, number]): void {
  const u = plate.unit * 0.3;
  const paint = lit(plate, 0.54, 0.14, plate.place.hue + x);
  shape(plate, paint, [x, y], [x + u * 0.16, y - u * 0.26], [x + u * 0.62, y - u * 0.26], [x + u * 0.86, y]);
  shape(
    plate,
    lit(plate, 0.3, 0.03, 230),
    [x + u * 0.1, y - u * 0.07],
    [x + u * 0.2, y - u * 0.21],
    [x + u * 0.59, y - u * 0.21],
    [x + u * 0.73, y - u * 0.07],
  );
  line(plate, paint, 0.01, [x + u * 0.4, y - u * 0.25], [x + u * 0.4, y]);
}

function driftingBox(plate: PlateCanvas, [x, y]: readonly [number, number], s: number): void {
  const wood = lit(plate, 0.6, 0.08, 65);
  shape(
    plate,
    wood,
    [x, y],
    [x + s * 0.12, y - s * 0.75],
    [x + s, y - s * between(plate.random, 0.5, 0.8)],
    [x + s * 1.05, y],
  );
  rect(plate, shifted(wood, -0.12), [x + s * 0.08, y - s * 0.36, s * 0.94, s * 0.1]);
  line(plate, faded(lit(plate, 0.95, 0.01, 220), 0.7), 0.004, [x - s * 0.25, y], [x + s * 1.3, y]);
}
