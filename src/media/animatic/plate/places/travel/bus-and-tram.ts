// Designs of what takes people through a town on rows of seats: a bus with cloth in blue, a tram of varnished wood and brass.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import type { Space, Spot } from "../../parts/space.ts";
import { has, isDark } from "../../plate-canvas.ts";

const isTram = ({ plate }: Space): boolean => has(plate, "tram", "trams", "streetcar", "trolley");
const clothOf = (space: Space) => (isTram(space) ? tone(space, 0.56, 0.11, 60) : tone(space, 0.5, 0.16, 262));

/** Slats in a frame, with a handle of brass on the corner. */
function woodenSeat(space: Space, [x, y, z]: Spot, wood: ReturnType<typeof tone>): void {
  for (let slat = 0; slat < 6; slat++)
    slab(space, shifted(wood, slat % 2 ? 0.04 : -0.02), [x, y + 0.4 + slat * 0.14, z], [0.66, 0.11]);
  for (const dx of [0, 0.6]) slab(space, shifted(wood, -0.12), [x + dx, y, z - 0.01], [0.07, 1.3]);
  ring(space, [lightOf(0.74, 0.13, 84), shifted(wood, -0.2)], [x + 0.63, y + 1.34, z - 0.02], 0.08);
}

/** Wide windows, yellow poles, straps, rows of seats. */
export const BUS = setting({
  size: { half: 3.4, high: 2.4, deep: 4.2 },
  floor: "plain",
  floorTint: () => lightOf(0.3, 0.015, 250),
  wall: (space) => {
    const panel = isTram(space) ? tone(space, 0.46, 0.09, 55) : tone(space, 0.82, 0.02, 220);
    slab(space, panel, [-3.6, 0, 4.19], [7.2, 2.4]);
    row(-3.3, 1.68, 4, (x) =>
      paintWindow(space, { at: [x, 0.95, 4.18], size: [1.56, 1.05], panes: [1, 1], view: "city" }),
    );
    slab(
      space,
      isTram(space) ? tone(space, 0.74, 0.13, 84) : tone(space, 0.56, 0.14, 250),
      [-3.6, 0.7, 4.17],
      [7.2, 0.14],
    );
    row(-3.4, 1.1, 7, (x, at) => slab(space, tone(space, 0.72, 0.13, at * 77), [x, 2.12, 4.17], [0.9, 0.24]));
  },
  back: (space) => {
    const yellow = lightOf(isDark(space.plate) ? 0.72 : 0.82, 0.17, 92);
    rod(space, yellow, 0.05, [-3.4, 2.12, 3.4], [3.4, 2.12, 3.4]);
    row(-2.6, 1.3, 5, (x) => rod(space, yellow, 0.06, [x, 0, 3.4], [x, 2.4, 3.4]));
    row(-2.3, 0.43, 12, (x) => {
      rod(space, tone(space, 0.25, 0.01, 250), 0.03, [x, 2.12, 3.38], [x, 1.9, 3.38]);
      ring(space, [tone(space, 0.28, 0.01, 250), tone(space, 0.7, 0.02, 220)], [x, 1.83, 3.38], 0.085);
    });
    const seat = clothOf(space);
    row(-3, 0.95, 7, (x) => busSeat(space, [x, 0, 3.6], seat));
  },
  front: (space) => {
    const seat = clothOf(space);
    for (const x of [-2, 1.35]) busSeat(space, [x, 0, 2.5], seat);
  },
});

function busSeat(space: Space, [x, y, z]: Spot, tint: ReturnType<typeof tone>): void {
  if (isTram(space)) return woodenSeat(space, [x, y, z], tint);
  slab(space, tint, [x, y + 0.35, z], [0.62, 0.8]);
  disc(space, tint, [x + 0.31, y + 1.15, z], [0.31, 0.13]);
  for (const [dx, dy] of [
    [0.12, 0.55],
    [0.4, 0.7],
    [0.2, 0.9],
    [0.45, 0.45],
  ] as const)
    slab(space, shifted(tint, 0.2), [x + dx, y + dy, z - 0.01], [0.09, 0.09]);
  rod(space, lightOf(0.8, 0.16, 92), 0.05, [x + 0.04, y + 1.2, z - 0.02], [x + 0.58, y + 1.2, z - 0.02]);
}
