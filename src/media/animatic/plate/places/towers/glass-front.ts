// The glass front of a tower, seen from outside and high up: panes that mirror the sky, and the platform that hangs before it on ropes.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { beam, ground, rod, row, slab } from "../../parts/solids.ts";
import { face, type Space } from "../../parts/space.ts";
import { has, isDark, lit, type PlateCanvas } from "../../plate-canvas.ts";

/** Before the outside of a finished tower, and not on bare steel. */
export const isGlassFront = (plate: PlateCanvas): boolean =>
  !has(plate, "girder", "girders", "skeleton", "unfinished", "crane") &&
  (has(plate, "glass", "facade", "cleaner", "cleaners", "cleaning") ||
    (has(plate, "skyscraper", "tower") && has(plate, "front", "face", "side", "outside")));

const PANE = { wide: 1.3, high: 1.7 } as const;
/** The tower ends beside the middle of the picture: beyond it the town lies far below. */
const EDGE = 2.3;
const WALL = 5.2;

export function paintGlassFront(space: Space): void {
  const { plate } = space;
  const { side } = plate.place;
  const frame = mixed(lit(plate, 0.4, 0.02, 245), plate.palette.near, isDark(plate) ? 0.5 : 0.1);
  const far = -side * 14;
  face(space, frame, [far, -9, WALL], [side * EDGE, -9, WALL], [side * EDGE, 16, WALL], [far, 16, WALL]);
  face(
    space,
    shifted(frame, -0.12),
    [side * EDGE, -9, WALL],
    [side * EDGE, -9, 9],
    [side * EDGE, 16, 9],
    [side * EDGE, 16, WALL],
  );
  const glass = mixed(plate.palette.sky[1], lit(plate, 0.62, 0.07, 232), 0.45);
  for (let floor = 0; floor < 12; floor++)
    row(0.12, PANE.wide, 11, (out, at) => {
      const isLit = isDark(plate) && (at * 7 + floor * 5) % 4 === 0;
      const tint = isLit ? plate.palette.lamp : shifted(glass, (((at * 5 + floor * 3) % 5) - 2) * 0.035);
      const left = side > 0 ? EDGE - out - PANE.wide + 0.14 : -EDGE + out;
      slab(space, tint, [left, -8 + floor * PANE.high, WALL - 0.01], [PANE.wide - 0.14, PANE.high - 0.16]);
    });
}

/** A narrow floor with rails around it, hung from ropes at both ends. */
export function paintCradle(space: Space): void {
  const { plate } = space;
  const metal = mixed(lit(plate, 0.72, 0.012, 245), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
  const accent = mixed(lit(plate, 0.72, 0.16, 75), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
  const [half, front, back] = [2.1, 1.2, 3.6];
  ground(space, shifted(metal, -0.12), [-half, half], [front, back]);
  row(-half + 0.1, 0.3, 14, (x) => ground(space, shifted(metal, -0.2), [x, x + 0.04], [front, back]));
  beam(space, accent, 0.12, [-half, 0.08, back], [half, 0.08, back]);
  for (const y of [0.55, 1.05]) beam(space, accent, 0.07, [-half, y, back], [half, y, back]);
  row(-half, half / 2, 5, (x) => rod(space, accent, 0.06, [x, 0, back], [x, 1.05, back]));
  for (const x of [-half, half]) {
    for (const y of [0.55, 1.05]) beam(space, accent, 0.06, [x, y, front], [x, y, back]);
    rod(space, shifted(metal, -0.4), 0.05, [x, 0, back], [x, 12, back]);
    rod(space, shifted(metal, -0.4), 0.05, [x, 0, front], [x, 12, front]);
  }
}
