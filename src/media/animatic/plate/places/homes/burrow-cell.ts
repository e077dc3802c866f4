// Designs of simple dwellings: a burrow with round doors, a monk's cell.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintView, paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, ground, lightOf, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";
import { glow, isDark, oval } from "../../plate-canvas.ts";
/** A round green door, a round window, walls of earth with ribs of wood, a fire, a kettle, roots overhead. */
export const BURROW = setting({
  size: { half: 2.8, high: 2.4, deep: 5 },
  floor: "boards",
  ceiling: (plate) => shifted(plate.palette.wood, -0.1),
  wall: (space) => {
    const { plate } = space;
    const clay = tone(space, 0.78, 0.07, 78);
    slab(space, tone(space, 0.42, 0.08, 55), [-2.8, 0, 4.99], [5.6, 2.4]);
    disc(space, clay, [0, 0.9, 4.98], [2.7, 1.55]);
    const way = plate.place.side;
    const door: Spot = [way * 1, 0.95, 4.9];
    disc(space, tone(space, 0.4, 0.09, 50), door, 1.02);
    disc(space, tone(space, 0.48, 0.12, 148), [door[0], door[1], 4.88], 0.9);
    row(-0.75, 0.3, 6, (dx) =>
      rod(
        space,
        faded(tone(space, 0.34, 0.1, 148), 0.8),
        0.025,
        [door[0] + dx, 0.95 - Math.sqrt(0.8 - dx * dx), 4.87],
        [door[0] + dx, 0.95 + Math.sqrt(0.8 - dx * dx), 4.87],
      ),
    );
    disc(space, lightOf(0.8, 0.14, 85), [door[0], 0.95, 4.86], 0.1);
    const window: Spot = [-way * 1.25, 1.2, 4.9];
    disc(space, tone(space, 0.4, 0.09, 50), window, 0.6);
    const [cx, cy] = spot(space, [window[0], window[1], 4.88]);
    const r = (0.5 * plate.unit) / 4.88;
    plate.context.save();
    plate.context.beginPath();
    plate.context.arc(cx, cy, r, 0, 7);
    plate.context.clip();
    paintView(plate, [cx - r, cy - r, cx + r, cy + r], "land");
    plate.context.restore();
    for (const turn of [0, Math.PI / 2])
      rod(
        space,
        tone(space, 0.4, 0.09, 50),
        0.06,
        [window[0] - Math.cos(turn) * 0.5, window[1] - Math.sin(turn) * 0.5, 4.86],
        [window[0] + Math.cos(turn) * 0.5, window[1] + Math.sin(turn) * 0.5, 4.86],
      );
    for (const z of [4.6, 3.6, 2.6]) rib(space, z);
  },
  back: (space) => {
    const x = -space.plate.place.side * 2.35;
    block(space, { at: [x - 0.45, 0, 4.2], size: [0.9, 1.1, 0.4] }, tone(space, 0.6, 0.04, 60));
    disc(space, lightOf(0.13, 0.03, 40), [x, 0.4, 4.18], [0.3, 0.34]);
    for (const dx of [-0.12, 0, 0.12]) disc(space, lightOf(0.8, 0.17, 60), [x + dx, 0.32, 4.17], [0.07, 0.17]);
    shineAt(space, [x, 0.4, 4.1], 1.3, lightOf(0.8, 0.15, 60, 0.7));
    disc(space, lightOf(0.3, 0.02, 250), [x, 1.22, 4.17], [0.16, 0.13]);
    shineAt(space, [0.2, 2.05, 4], 1, lightOf(0.9, 0.11, 75, 0.6));
    disc(space, lightOf(0.95, 0.1, 82), [0.2, 1.95, 4], [0.11, 0.15]);
  },
});

/** A round frame of wood that the room runs through. */
function rib(space: Space, z: number): void {
  const wood = tone(space, 0.4, 0.08, 52);
  rod(
    space,
    wood,
    0.16,
    ...Array.from({ length: 15 }, (_, at): Spot => [
      Math.cos((at / 14) * Math.PI) * 2.75,
      0.2 + Math.sin((at / 14) * Math.PI) * 2.1,
      z,
    ]),
  );
}

/** Bare white walls, a small deep window, a cross, a bed of straw, a stool with a book and a candle. */
export const MONK_CELL = setting({
  size: { half: 2, high: 2.6, deep: 4.4 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.52 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.03, hue: 65 }),
  wall: (space) => {
    const { plate } = space;
    const lime = tone(space, 0.84, 0.02, 85);
    slab(space, lime, [-2, 0, 4.39], [4, 2.6]);
    const way = plate.place.side;
    const x = way * 1.05;
    slab(space, shifted(lime, -0.16), [x - 0.42, 1.15, 4.38], [0.84, 1.05]);
    paintWindow(space, { at: [x - 0.26, 1.3, 4.37], size: [0.52, 0.75], panes: [2, 2], view: "land" });
    const wood = tone(space, 0.3, 0.06, 45);
    rod(space, wood, 0.1, [-way * 0.35, 1.35, 4.36], [-way * 0.35, 2.15, 4.36]);
    rod(space, wood, 0.1, [-way * 0.35 - 0.27, 1.88, 4.36], [-way * 0.35 + 0.27, 1.88, 4.36]);
    rod(space, tone(space, 0.72, 0.06, 60), 0.05, [-way * 0.35, 1.5, 4.35], [-way * 0.35, 1.9, 4.35]);
    rod(
      space,
      tone(space, 0.72, 0.06, 60),
      0.04,
      [-way * 0.35 - 0.18, 1.93, 4.35],
      [-way * 0.35, 1.86, 4.35],
      [-way * 0.35 + 0.18, 1.93, 4.35],
    );
    if (!isDark(plate)) {
      const [wx, wy] = spot(space, [x, 1.6, 4.3]);
      glow(plate, [wx, wy], plate.unit * 0.3, faded(plate.palette.sky[2], 0.3));
      ground(space, faded(plate.palette.sky[2], 0.25), [x - 0.9, x - 0.2], [2.4, 3.4]);
    }
  },
  back: (space) => {
    const way = -space.plate.place.side;
    const x = way > 0 ? 0.35 : -1.95;
    block(space, { at: [x, 0, 3.6], size: [1.6, 0.32, 0.6] }, tone(space, 0.42, 0.07, 55));
    block(space, { at: [x, 0.32, 3.6], size: [1.6, 0.12, 0.6] }, tone(space, 0.74, 0.1, 85));
    for (let straw = 0; straw < 26; straw++)
      rod(
        space,
        tone(space, 0.66 + (straw % 3) * 0.07, 0.11, 85),
        0.02,
        [x + straw * 0.06, 0.42, 3.58],
        [x + straw * 0.06 + 0.06 * Math.sin(straw), 0.27 - 0.04 * (straw % 3), 3.57],
      );
    block(space, { at: [way > 0 ? 1.5 : -1.9, 0.44, 3.7], size: [0.4, 0.12, 0.3] }, tone(space, 0.9, 0.01, 85));
    const table: Spot = [space.plate.place.side * 1.5, 0.55, 3.7];
    block(space, { at: [table[0] - 0.3, 0, table[2]], size: [0.6, 0.55, 0.35] }, tone(space, 0.42, 0.07, 52));
    slab(space, tone(space, 0.4, 0.1, 30), [table[0] - 0.22, 0.55, 3.69], [0.28, 0.09]);
    rod(space, tone(space, 0.94, 0.03, 85), 0.05, [table[0] + 0.14, 0.55, 3.69], [table[0] + 0.14, 0.74, 3.69]);
    if (isDark(space.plate) || space.plate.place.practicals.includes("candle"))
      bulb(openSpace(space.plate, 4.4), [table[0] + 0.14, 0.8, 3.69], 0.045, lightOf(0.95, 0.12, 75));
    const [sx, sy] = spot(space, [table[0], 0, 3.7]);
    oval(space.plate, "rgba(6,8,14,0.15)", [sx, sy], [space.plate.unit * 0.1, space.plate.unit * 0.015]);
  },
});
