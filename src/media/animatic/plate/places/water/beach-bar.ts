// A bar on a beach: a counter of bamboo with bottles under a roof of straw, and stools before it.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { face, openSpace } from "../../parts/space.ts";
import { has, isDark, type PlateCanvas } from "../../plate-canvas.ts";

export function paintBeachBar(plate: PlateCanvas): void {
  if (!has(plate, "bar", "shack", "cocktail", "tiki", "cantina")) return;
  const space = openSpace(plate, 18);
  const way = plate.place.side;
  const [left, z] = [way > 0 ? 0.55 : -3.75, 6.4];
  const cane = tone(space, 0.66, 0.09, 80);
  for (const dx of [0, 3.1]) rod(space, shifted(cane, -0.14), 0.1, [left + dx, 0, z], [left + dx, 2.5, z]);
  slab(space, tone(space, 0.36, 0.06, 50), [left, 1.25, z + 0.02], [3.1, 0.06]);
  row(left + 0.25, 0.24, 12, (x, at) => {
    slab(space, tone(space, 0.5, 0.14, [145, 60, 27, 250, 95][at % 5] ?? 60), [x, 1.31, z], [0.11, 0.3]);
    slab(space, tone(space, 0.5, 0.14, [145, 60, 27, 250, 95][at % 5] ?? 60), [x + 0.035, 1.6, z], [0.04, 0.12]);
  });
  row(left, 0.155, 20, (x, at) => slab(space, shifted(cane, at % 2 ? 0.03 : -0.06), [x, 0, z - 0.3], [0.15, 0.98]));
  slab(space, tone(space, 0.45, 0.08, 55), [left - 0.12, 0.98, z - 0.35], [3.35, 0.1]);
  const straw = tone(space, 0.7, 0.1, 82);
  face(
    space,
    straw,
    [left - 0.5, 2.15, z - 0.4],
    [left + 3.6, 2.15, z - 0.4],
    [left + 2.5, 3.35, z],
    [left + 0.6, 3.35, z],
  );
  for (let stalk = 0; stalk < 26; stalk++) {
    const x = left - 0.5 + stalk * 0.164;
    rod(
      space,
      shifted(straw, stalk % 2 ? -0.12 : 0.05),
      0.05,
      [left + 0.6 + stalk * 0.076, 3.3, z - 0.02],
      [x, 2.04, z - 0.42],
    );
  }
  row(left - 0.3, 0.4, 10, (x, at) => {
    const hue = [27, 85, 145, 250][at % 4] ?? 85;
    if (isDark(plate)) bulb(space, [x, 2.02, z - 0.5], 0.045, lightOf(0.8, 0.17, hue));
    else disc(space, lightOf(0.7, 0.17, hue), [x, 2.02, z - 0.5], 0.05);
  });
  row(left + 0.5, 0.95, 3, (x) => {
    disc(space, tone(space, 0.5, 0.14, 27), [x, 0.66, z - 0.9], [0.22, 0.07]);
    rod(space, shifted(cane, -0.2), 0.05, [x, 0.64, z - 0.9], [x, 0, z - 0.9]);
  });
}
