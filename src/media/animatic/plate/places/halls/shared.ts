// What several places of this folder are painted with.
import { mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { across, fade } from "../../../paint/canvas.ts";
import { metre, openSpace, shell, spot, type RoomSize, type Space } from "../../parts/space.ts";
import { fillBand, type PlateCanvas } from "../../plate-canvas.ts";

export function hall(plate: PlateCanvas, size: RoomSize, ceiling = 0.06): Space {
  const space = openSpace(plate, Math.max(6, size.deep * 0.62));
  const { wall, floor } = plate.palette;
  shell(space, size, { wall, floor: mixed(floor, wall, 0.5), ceiling: shifted(wall, ceiling) });
  return space;
}

export const spaceOf = (plate: PlateCanvas, deep: number): Space => openSpace(plate, Math.max(6, deep * 0.62));

export function vault(plate: PlateCanvas, deep: number, tint: Colour): Space {
  const space = spaceOf(plate, deep);
  fillBand(plate, -plate.height, plate.height * 3, shifted(tint, -0.16));
  for (const z of [deep, deep * 0.7, deep * 0.48, deep * 0.33, deep * 0.22, deep * 0.15, deep * 0.1]) {
    const far = shifted(tint, -0.12 * (1 - z / deep));
    const [cx, cy] = spot(space, [0, 1.3, z]);
    const m = metre(space, z);
    plate.context.strokeStyle = fade(
      plate.context,
      across(cx - 2.4 * m, cx + 2.4 * m),
      [0, shifted(far, plate.place.side < 0 ? 0.05 : -0.06)],
      [1, shifted(far, plate.place.side < 0 ? -0.06 : 0.05)],
    );
    plate.context.lineWidth = 1.1 * m;
    plate.context.beginPath();
    plate.context.arc(cx, cy, 2.45 * m, Math.PI * 0.94, Math.PI * 2.06);
    plate.context.stroke();
  }
  return space;
}
