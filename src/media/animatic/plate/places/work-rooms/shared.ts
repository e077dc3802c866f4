// What several places of this folder are painted with.
import { block, metre, spot, type Space } from "../../parts/space.ts";
import { glow, isDark, line, lit, oval, shape } from "../../plate-canvas.ts";

export function readingLamp(space: Space, x: number, y: number, z: number): void {
  const { plate } = space;
  const m = metre(space, z);
  const [sx, sy] = spot(space, [x, y, z]);
  const green = lit(plate, 0.48, 0.1, plate.palette.lamp.hue === 76 ? 150 : plate.palette.lamp.hue);
  line(plate, lit(plate, 0.6, 0.08, 85), 0.005, [sx, sy], [sx, sy - 0.3 * m]);
  glow(plate, [sx, sy - 0.2 * m], 1.1 * m, { ...plate.palette.lamp, alpha: isDark(plate) ? 0.6 : 0.25 });
  shape(
    plate,
    green,
    [sx - 0.2 * m, sy - 0.28 * m],
    [sx - 0.13 * m, sy - 0.4 * m],
    [sx + 0.13 * m, sy - 0.4 * m],
    [sx + 0.2 * m, sy - 0.28 * m],
  );
  oval(plate, plate.palette.lamp, [sx, sy - 0.27 * m], [0.15 * m, 0.02 * m]);
}

export function screen(space: Space, x: number, y: number, z: number): void {
  const { plate } = space;
  block(space, { at: [x, y + 0.08, z], size: [0.62, 0.4, 0.04] }, lit(plate, 0.24, 0.01, 250));
  block(space, { at: [x + 0.26, y, z + 0.02], size: [0.1, 0.1, 0.1] }, lit(plate, 0.3, 0.01, 250));
}
