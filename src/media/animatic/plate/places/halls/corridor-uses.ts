// What tells the corridors of a hospital, a hotel and a great old house from any other.
import { mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { beam, bulb, disc, ground, lightOf, rod, slab, tone } from "../../parts/solids.ts";
import { block, patch, sidePanel, type Space } from "../../parts/space.ts";
import { has, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";

export const isOfHospital = (plate: PlateCanvas): boolean =>
  has(plate, "hospital", "ward", "clinic", "nurse", "surgery");
export const isOfHotel = (plate: PlateCanvas): boolean => has(plate, "hotel", "motel", "guesthouse");

const GREAT_HOUSES =
  "manor mansion castle palace chateau villa estate panelled panelling paneling wainscot portraits gilt gilded candelabra ancestral haunted victorian tapestry tapestries candles candle".split(
    " ",
  );
export const isOfGreatHouse = (plate: PlateCanvas): boolean => has(plate, ...GREAT_HOUSES) && !isOfHotel(plate);

/** Panels of dark wood in frames with portraits and lamps of two candles over them, on one side, and a tall window at the end. */
export function paintPanelled(space: Space, side: number): void {
  const { plate } = space;
  const wood = tone(space, 0.36, 0.07, 45);
  const gold = tone(space, 0.72, 0.12, 84);
  patch(plate, sidePanel(space, side * 1.69, [0.4, 15], [0, 2.7]), wood, [0, 0, 1, 1]);
  for (let z = 1.2, at = 0; z < 14; z *= 1.32, at++) {
    const bay = sidePanel(space, side * 1.685, [z, z * 1.26], [0.1, 2.6]);
    patch(plate, bay, shifted(wood, side === plate.place.side ? -0.06 : 0.05), [0, 0.66, 1, 0.34]);
    patch(plate, bay, shifted(wood, side === plate.place.side ? 0 : 0.09), [0.1, 0.7, 0.8, 0.26]);
    if (at % 2) paintCandles(space, side, z * 1.13);
    else paintPortrait(plate, bay, gold, (plate.place.hue + at * 67) % 360);
  }
  beam(space, shifted(wood, 0.14), 0.1, [side * 1.62, 0.98, 15], [side * 1.62, 0.98, 0.5]);
  if (side > 0) return;
  const pane = plate.place.hour === "night" ? lightOf(0.42, 0.06, 255) : plate.palette.sky[1];
  slab(space, shifted(wood, -0.05), [-1.7, 0, 15], [3.4, 2.7]);
  slab(space, pane, [-0.6, 0.5, 14.9], [1.2, 2]);
  for (const x of [-0.02, -0.62, 0.58]) slab(space, shifted(wood, 0.05), [x, 0.5, 14.8], [0.05, 2]);
  for (const x of [-1.05, 0.55]) slab(space, tone(space, 0.42, 0.14, 22), [x, 0.1, 14.7], [0.5, 2.5]);
}

/** A head and shoulders in a golden frame. */
function paintPortrait(plate: PlateCanvas, bay: ReturnType<typeof sidePanel>, gold: Colour, hue: number): void {
  patch(plate, bay, gold, [0.12, 0.06, 0.76, 0.52]);
  patch(plate, bay, lit(plate, 0.3, 0.04, 60), [0.2, 0.1, 0.6, 0.44]);
  const [[left], [right]] = [bay(0.2, 0.3), bay(0.8, 0.3)];
  const half = Math.abs(right - left) / 2;
  const tall = Math.abs(bay(0.5, 0.54)[1] - bay(0.5, 0.1)[1]);
  patch(plate, bay, lit(plate, 0.4, 0.1, hue), [0.28, 0.38, 0.44, 0.16]);
  oval(plate, lit(plate, 0.78, 0.05, 60), bay(0.5, 0.28), [half * 0.34, tall * 0.2]);
}

function paintCandles(space: Space, side: number, z: number): void {
  const brass = lightOf(0.7, 0.12, 84);
  rod(space, brass, 0.05, [side * 1.66, 1.6, z], [side * 1.5, 1.62, z]);
  for (const dz of [-0.1, 0.1]) {
    rod(space, lightOf(0.95, 0.03, 90), 0.05, [side * 1.5, 1.62, z + dz], [side * 1.5, 1.8, z + dz]);
    bulb(space, [side * 1.5, 1.87, z + dz], 0.05, lightOf(0.93, 0.12, 75));
  }
}

/** A green band with a rail and signs, or panels with lamps and numbers, along one side. */
export function paintSideOf(space: Space, side: number): void {
  const { plate } = space;
  if (isOfHospital(plate)) {
    const wall = sidePanel(space, side * 1.695, [0.4, 15], [0, 1.15]);
    patch(plate, wall, mixed(lit(plate, 0.78, 0.055, 165), plate.palette.wall, 0.15), [0, 0, 1, 1]);
    beam(space, lit(plate, 0.6, 0.09, 190), 0.1, [side * 1.62, 0.95, 15], [side * 1.62, 0.95, 0.5]);
    for (const z of [3.5, 6]) {
      slab(space, lit(plate, 0.96, 0.005, 90), [side > 0 ? 0.75 : -1.65, 2.1, z], [0.9, 0.42]);
      const x = side > 0 ? 0.98 : -1.42;
      slab(space, lit(plate, 0.56, 0.21, 27), [x - 0.04, 2.15, z - 0.01], [0.09, 0.32]);
      slab(space, lit(plate, 0.56, 0.21, 27), [x - 0.155, 2.265, z - 0.01], [0.32, 0.09]);
    }
  }
  if (!isOfHotel(plate)) return;
  const panels = sidePanel(space, side * 1.695, [0.4, 15], [0, 1]);
  patch(plate, panels, mixed(lit(plate, 0.42, 0.09, 50), plate.palette.wall, 0.1), [0, 0, 1, 1]);
  for (const z of [3.6, 6.2, 9.2]) {
    const at = [side * 1.6, 1.75, z] as const;
    bulb(space, at, 0.07, lightOf(0.93, 0.09, 80));
    rod(space, lightOf(0.75, 0.12, 85), 0.04, [side * 1.68, 1.6, z], [side * 1.6, 1.68, z]);
  }
  for (const z of [2.5, 4.7, 7.3]) {
    const plaque = sidePanel(space, side * 1.68, [z, z + 0.3], [1.45, 1.65]);
    patch(plate, plaque, lightOf(0.8, 0.13, 85), [0, 0, 1, 1]);
  }
}

/** A bed on wheels with a pillow, and a stand with a bag beside it. */
export function paintStretcher(space: Space, x: number): void {
  const steel = tone(space, 0.75, 0.01, 230);
  for (const dx of [0.08, 0.72]) {
    rod(space, steel, 0.05, [x + dx, 0.08, 4], [x + dx, 0.62, 4]);
    disc(space, lightOf(0.2, 0.01, 250), [x + dx, 0.07, 4], 0.07);
  }
  block(space, { at: [x, 0.6, 4], size: [0.8, 0.16, 1.9] }, tone(space, 0.95, 0.01, 210));
  block(space, { at: [x + 0.02, 0.74, 4], size: [0.76, 0.08, 1.1] }, tone(space, 0.66, 0.09, 215));
  block(space, { at: [x + 0.15, 0.76, 5.3], size: [0.5, 0.14, 0.4] }, tone(space, 0.97, 0.005, 90));
  rod(space, steel, 0.04, [x + 0.9, 0, 4.6], [x + 0.9, 1.95, 4.6]);
  slab(space, lightOf(0.9, 0.03, 215, 0.85), [x + 0.8, 1.55, 4.58], [0.2, 0.36]);
}

/** A long carpet with a pattern and borders. */
export function paintRunner(space: Space): void {
  const red = tone(space, 0.44, 0.15, 22);
  ground(space, red, [-1.15, 1.15], [0.4, 15]);
  for (const x of [-1.15, 1]) ground(space, tone(space, 0.72, 0.12, 85), [x, x + 0.15], [0.4, 15, 0.006]);
  for (let z = 1; z < 14; z *= 1.14)
    for (const x of [-0.55, 0, 0.55]) ground(space, shifted(red, 0.16), [x - 0.13, x + 0.13], [z, z * 1.05, 0.008]);
}
